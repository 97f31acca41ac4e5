import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { modifiersOf } from './abilities';
import { abilityMenu } from './actions/ability';
import { buyMenu } from './actions/buy';
import { dealMenu } from './actions/deal';
import { flyMenu } from './actions/fly';
import { prepareMenu } from './actions/set-off';
import { shoreLeaveMenu } from './actions/shore-leave';
import { workMenu } from './actions/work';
import { bountyMenu } from './bounty/hunt';
import { meetReavers } from './contacts/reaver';
import type { ActionName } from './content/types';
import { betterOfferMenu } from './free/better-offer';
import { giveMoneyMenu } from './free/give-money';
import { jettisonMenu } from './free/jettison';
import { outfitMenu } from './free/outfit';
import { stowMenu } from './free/stow';
import { tradeMenu } from './free/trade';
import { type Menu, movesOf, offer, take } from './menu';
import { type Kind, note, playerOf, type State, seatLeft, type Table } from './state';
import { checkTurnEnd, checkTurnStart, endGame } from './win';

/** One player's turn. */
export interface TurnFrame {
  kind: 'turn';
  ask: PlayerID | null;
  p: PlayerID;
  at: 'start' | 'act' | 'end';
}

let all: readonly Menu[] | undefined;

/** Put together when first asked for, since the menus' modules are loaded in a circle. */
function menus(): readonly Menu[] {
  all ??= [
    flyMenu,
    prepareMenu,
    buyMenu,
    shoreLeaveMenu,
    dealMenu,
    workMenu,
    bountyMenu,
    abilityMenu,
    tradeMenu,
    giveMoneyMenu,
    betterOfferMenu,
    outfitMenu,
    stowMenu,
    jettisonMenu,
  ];
  return all;
}

/** Whether an action of this kind is still to be had this turn: two different ones (TURN-01), unless a card says otherwise (TURN-10). */
export function canAct(G: State, action: ActionName): boolean {
  const { used, extra } = G.turn;
  if (G.barred.includes(action)) return false;
  const allowance = modifiersOf(G, { p: G.turn.player }, 'actions')[0]?.value;
  if (allowance) {
    const times = (kind: ActionName): number => used.filter((one) => one === kind).length;
    const beyond = [...new Set(used)].reduce((n, kind) => n + Math.max(0, times(kind) - allowance[kind]), 0);
    return times(action) < allowance[action] || beyond < extra;
  }
  const repeated = used.length - new Set(used).size;
  return used.length < 2 + extra && (!used.includes(action) || repeated < extra);
}

/** Spends an action (TURN-01). */
export function useAction(t: Table, action: ActionName): void {
  t.G.turn.used.push(action);
}

export const turn: Kind<TurnFrame> = {
  get moves() {
    return [...movesOf(menus()), 'endTurn'];
  },
  step(t, frame) {
    const { G } = t;
    if (frame.at === 'start') {
      frame.at = 'act';
      note(t, { kind: 'turn', p: frame.p });
      checkTurnStart(t, frame.p);
      // TURN-05
      if (G.cutters.includes(playerOf(G, frame.p).sector)) meetReavers(t, frame.p);
    } else if (frame.at === 'act') {
      frame.ask = frame.p;
    } else {
      finish(t);
      checkTurnEnd(t, frame.p);
      if (!G.over) nextTurn(t);
    }
  },
  choices(G, frame, name) {
    const moves = offer(menus(), G, frame.p, name);
    moves.push(move('endTurn'));
    return moves;
  },
  decide(t, frame, name, args) {
    if (!take(menus(), t, frame.p, name, args)) frame.at = 'end';
  },
};

/** Play passes to the left (TURN-08), until the last turns have been played or the table's cap is reached. */
export function nextTurn(t: Table): void {
  const { G } = t;
  const { options } = G;
  const next = seatLeft(G, G.turn.player);
  if (G.lastTurns !== null && G.lastTurns-- <= 0) return endGame(t);
  if (options.turnCap > 0 && G.turn.number >= options.turnCap * options.players) return endGame(t, 'turn-cap');
  beginTurn(t, next);
}

export function beginTurn(t: Table, p: PlayerID): void {
  t.G.turn = { player: p, number: t.G.turn.number + 1, used: [], extra: 0, once: [], leak: 0, offers: {} };
  t.G.stack.push({ kind: 'turn', ask: null, p, at: 'start' });
}
