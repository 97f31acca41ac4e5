import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { isLeader } from '../cards';
import { discardCrew } from '../crew';
import { crewRoom, isWithinLimits, tokensAboard, unload } from '../goods';
import { text } from '../menu';
import { type Kind, note, playerOf, type State, type Table, type Token } from '../state';
import { fitsAboard, repack } from './stow';

/** A ship that has lost room must part with crew and tokens, one at a time and of the owner's choice, until it holds the rest (CORE-03, CORE-10). */
export interface OverloadFrame {
  kind: 'overload';
  ask: PlayerID | null;
  p: PlayerID;
}

/** Sees to it that the ship holds what it holds; where stowing anew is enough nobody is asked. */
export function checkLoad(t: Table, p: PlayerID): void {
  if (crewRoom(t.G, p) < 0 || !isWithinLimits(t.G, p)) t.G.stack.push({ kind: 'overload', ask: null, p });
}

function choices(G: State, { p }: OverloadFrame): Move[] {
  if (crewRoom(G, p) < 0)
    return playerOf(G, p)
      .crew.filter(({ ref }) => !isLeader(ref))
      .map(({ ref }) => move('dismiss', ref));
  if (fitsAboard(G, p)) return [];
  return tokensAboard(G, p).map((token) => move(token === 'passengers' || token === 'fugitives' ? 'putOff' : 'jettison', token));
}

export const overload: Kind<OverloadFrame> = {
  moves: ['dismiss', 'jettison', 'putOff'],
  step(t, frame) {
    if (choices(t.G, frame).length > 0) {
      frame.ask = frame.p;
      return;
    }
    finish(t);
    repack(t, frame.p);
  },
  choices,
  decide(t, { p }, name, args) {
    const what = text(args);
    if (name === 'dismiss') return discardCrew(t, p, what, 'dismissed');
    unload(t, p, what as Token, 1);
    note(t, { kind: 'lost', p, token: what as Token, n: 1 });
  },
};
