import type { Move, PlayerID } from '../../../engine/moves';
import { abilitiesOf, idOf } from '../../../misbehavin/cards';
import { playerOf, type Ref, type State } from '../../../misbehavin/state';
import { cardPower } from '../../../misbehavin/values';
import { strengths } from './strengths';

/** What can be added with this card: of several copies in hand only one is offered at a time. */
function powerOf(view: State, me: PlayerID, ref: Ref): number {
  const { hand, tableau } = playerOf(view, me);
  const placed = tableau.find((one) => one.ref === ref);
  if (placed) return cardPower(placed);
  return hand.filter((one) => idOf(one) === idOf(ref)).reduce((sum, one) => sum + cardPower({ ref: one, tokens: [] }), 0);
}

/** In the display of somebody attacked it can do more than add its power. */
const doesMore = (ref: Ref): boolean => abilitiesOf(ref).some(({ zone, when }) => zone === 'display' && when !== 'fight-attacker');

/**
 * The move of somebody attacked who has nothing to decide: the attack falls short as it is, or no card that could be added would stop it.
 * Whoever could do anything else than add cards is asked.
 */
export function idle(view: State, me: PlayerID, legal: readonly Move[]): Move | undefined {
  const hold = legal.find(({ move }) => move === 'hold');
  const fight = strengths(view);
  if (!hold || !fight || fight.defender !== me) return undefined;
  const others = legal.filter((move) => move !== hold);
  const isAhead = fight.defense > fight.attack;
  const canOnlyAdd = others.every(({ move, args: [ref] }) => move === 'commit' && !doesMore(String(ref)));
  const isLost = canOnlyAdd && others.reduce((sum, { args: [ref] }) => sum + powerOf(view, me, String(ref)), fight.defense) <= fight.attack;
  return isAhead || isLost ? hold : undefined;
}
