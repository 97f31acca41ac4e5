import type { Move, PlayerID } from '../../../engine/moves';
import { cardOf } from '../../../misbehavin/cards';
import type { State } from '../../../misbehavin/state';
import { strengths } from './strengths';

/**
 * The move of somebody attacked who has nothing to decide: the attack falls short as it is, or no card that could be added would stop it.
 * Whoever could do anything else than add cards is asked.
 */
export function idle(view: State, me: PlayerID, legal: readonly Move[]): Move | undefined {
  const hold = legal.find(({ move }) => move === 'hold');
  const fight = strengths(view);
  if (!hold || !fight || fight.defender !== me) return undefined;
  const others = legal.filter((move) => move !== hold);
  const more = others.reduce((sum, { args: [ref] }) => sum + (cardOf(String(ref)).power ?? 0), 0);
  const isAhead = fight.defense > fight.attack;
  const isLost = others.every(({ move }) => move === 'commit') && fight.defense + more <= fight.attack;
  return isAhead || isLost ? hold : undefined;
}
