import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { cardOf, isSupply } from './cards';
import { markMoves, takeBack } from './episode';
import { retainCard } from './piles';
import { type Kind, note, playerOf, type Ref, type State, type Table } from './state';
import { spendVerse } from './tokens';

/** After a fight or a deal: a used card comes back to hand for each token spent (MB-VERSE-09). */
export interface RetainFrame {
  kind: 'retain';
  ask: PlayerID | null;
  p: PlayerID;
}

export function openRetain(t: Table, p: PlayerID): void {
  t.G.stack.push({ kind: 'retain', ask: null, p });
}

const used = (G: State, p: PlayerID): Ref[] =>
  playerOf(G, p)
    .display.map(({ ref }) => ref)
    .filter((ref) => !isSupply(cardOf(ref)));

export const retain: Kind<RetainFrame> = {
  moves: ['retain', 'takeBack', 'done'],
  step(t, frame) {
    const { verse, marks } = playerOf(t.G, frame.p);
    if (verse + marks.length > 0 && used(t.G, frame.p).length > 0) frame.ask = frame.p;
    else finish(t);
  },
  choices: (G, { p }) => [
    move('done'),
    ...(playerOf(G, p).verse > 0 ? used(G, p).map((ref) => move('retain', ref)) : []),
    ...markMoves(G, p),
  ],
  decide(t, { p }, name, [what]) {
    if (name === 'done') return finish(t);
    if (name === 'takeBack') return takeBack(t, p, String(what));
    spendVerse(t, p, 1);
    note(t, { kind: 'verse-action', p, action: 'retain' });
    retainCard(t, p, String(what));
  },
};
