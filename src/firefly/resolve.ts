import { must } from '../engine/must';
import { lookAround } from './contacts/alliance';
import type { Frame } from './frames';
import { kinds } from './frames';
import { checkGoals } from './goals';
import type { Kind, Table } from './state';
import { checkWin } from './win';

/** The behaviour of a frame. */
export const kindOf = <F extends Frame>(frame: F): Kind<F> => kinds[frame.kind] as unknown as Kind<F>;

/** Runs the frame on top until somebody must choose or the game is over. */
export function resolve(t: Table): void {
  const { G } = t;
  while (!G.over) {
    if (G.phase === 'play') {
      // What comes of itself: the Cruiser's eye, goals that are only conditions (GOAL-04), and winning (END-02).
      if (lookAround(t)) continue;
      checkGoals(t);
      checkWin(t);
      if (G.over) return;
    }
    const frame = must(G.stack[G.stack.length - 1], 'frame');
    if (frame.ask !== null) return;
    kindOf(frame).step(t, frame);
  }
}
