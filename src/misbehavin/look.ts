import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { distinct } from './cards';
import { type Kind, note, playerOf, type Ref, type Table } from './state';

/** Looking at the top of one's deck: some cards are kept, the rest goes back one by one, the last one on top. Only the player sees them. */
export interface LookFrame {
  kind: 'look';
  ask: PlayerID | null;
  p: PlayerID;
  seen: Ref[];
  keep: number;
}

export function lookAt(t: Table, p: PlayerID, n: number, keep: number): void {
  const player = playerOf(t.G, p);
  const seen = player.deck.splice(Math.max(0, player.deck.length - n), n);
  if (seen.length > 0) t.G.stack.push({ kind: 'look', ask: null, p, seen, keep });
}

export const look: Kind<LookFrame> = {
  moves: ['keep', 'putBack'],
  step(t, frame) {
    const { p, seen, keep } = frame;
    if (seen.length === 0) return finish(t);
    if (seen.length > 1) frame.ask = p;
    else settle(t, frame, seen[0] as Ref, keep > 0);
  },
  choices: (_G, { seen, keep }) => distinct(seen).map((ref) => move(keep > 0 ? 'keep' : 'putBack', ref)),
  decide(t, frame, name, args) {
    settle(t, frame, String(args[0]), name === 'keep');
  },
};

function settle(t: Table, frame: LookFrame, ref: Ref, kept: boolean): void {
  const player = playerOf(t.G, frame.p);
  frame.seen = frame.seen.filter((one) => one !== ref);
  if (kept) {
    frame.keep--;
    player.hand.push(ref);
    note(t, { kind: 'drew', p: frame.p, n: 1 });
  } else player.deck.push(ref);
}
