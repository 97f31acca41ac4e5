import type { Move, PlayerID } from '../../../engine/moves';
import { canActivate } from '../../../misbehavin/activations';
import { boardOf, cardOf, distinct, isForTableau } from '../../../misbehavin/cards';
import { withAttribute } from '../../../misbehavin/commit';
import { targets } from '../../../misbehavin/fight';
import { HIDDEN, playerOf, type State } from '../../../misbehavin/state';
import { powerOf, requirement } from '../../../misbehavin/values';
import { nameOf } from '../../../misbehavin/words';
import type { Reason } from '../../games/table-game';

const SPENT = 'Your activation for this turn is spent.';

function whyNotPlay(view: State, me: PlayerID, legal: readonly Move[]): Reason[] {
  const player = playerOf(view, me);
  const { assetSlots, commandSlots } = boardOf(view, me);
  const room = requirement(view, me) - powerOf(player);
  return distinct(player.hand.filter((ref) => ref !== HIDDEN && isForTableau(cardOf(ref))))
    .filter((ref) => !legal.some(({ move, args }) => move === 'play' && args[0] === ref))
    .map((ref) => {
      const { type, power = 0 } = cardOf(ref);
      const isAsset = type === 'asset';
      const there = player.tableau.filter((placed) => (cardOf(placed.ref).type === 'asset') === isAsset).length;
      const isFull = there >= (isAsset ? assetSlots : commandSlots);
      const why = isFull
        ? `Your ${isAsset ? 'asset' : 'command'} area is full.`
        : power > Math.max(0, room)
          ? `It would lift your power above the ${requirement(view, me)} you need.`
          : SPENT;
      return { what: `Play ${nameOf(ref)}`, why };
    });
}

function whyNotFight(view: State, me: PlayerID, legal: readonly Move[]): Reason[] {
  if (legal.some(({ move }) => move === 'pickFight')) return [];
  const { own, reavers } = targets(view, me);
  const why = !canActivate(view, me, 'fight')
    ? SPENT
    : withAttribute(view, me, 'fight').length === 0
      ? 'You have no card with FIGHT that is set.'
      : own.length + reavers.length === 0
        ? 'There is nothing you may attack.'
        : '';
  return why === '' ? [] : [{ what: 'Pick a fight', why }];
}

function whyNotDeal(view: State, me: PlayerID, legal: readonly Move[]): Reason[] {
  if (legal.some(({ move }) => move === 'makeDeal')) return [];
  return [{ what: 'Make a deal', why: canActivate(view, me, 'deal') ? 'You have no card with DEAL that is set.' : SPENT }];
}

function whyNotRest(view: State, legal: readonly Move[]): Reason[] {
  const can = (name: string) => legal.some(({ move }) => move === name);
  return [
    ...(can('recruit')
      ? []
      : [
          {
            what: 'Recruit',
            why: view.turn.recruitments === 0 ? 'You have recruited this turn.' : 'Your influence is not enough for anything on offer.',
          },
        ]),
    ...(can('acquire')
      ? []
      : [
          {
            what: 'Earn a ’verse token',
            why: view.turn.acquired
              ? 'You have earned one this turn.'
              : 'The steps of your ’verse card cannot both be done, or no token is left.',
          },
        ]),
  ];
}

/** What this player cannot do in the turn as it stands, and why; empty outside a turn's own choice. */
export function whyNot(view: State, me: PlayerID, legal: readonly Move[]): Reason[] {
  if (view.stack.at(-1)?.kind !== 'turn' || view.turn.player !== me) return [];
  return [...whyNotPlay(view, me, legal), ...whyNotFight(view, me, legal), ...whyNotDeal(view, me, legal), ...whyNotRest(view, legal)];
}
