import { top } from '../engine/frames';
import type { Frame } from './frames';
import { kinds } from './frames';
import type { Kind, Table } from './state';
import { announce } from './win';

/** The behaviour of a frame. */
export const kindOf = <F extends Frame>(frame: F): Kind<F> => kinds[frame.kind] as unknown as Kind<F>;

/** Runs the frame on top until somebody must choose or the game is over. */
export function resolve(t: Table): void {
  const { G } = t;
  while (!G.over) {
    const frame = top<Frame>(G);
    if (frame.ask !== null) break;
    kindOf(frame).step(t, frame);
  }
  announce(t);
}
