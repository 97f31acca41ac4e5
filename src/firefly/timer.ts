import { trigger } from './ability';
import type { Table } from './state';

/** Changes the timer; the last token gone has consequences told by the story or setup card. */
export function chargeTimer(t: Table, n: number): void {
  const { G } = t;
  if (G.timer === null || G.timer === 0) return;
  G.timer = Math.max(0, G.timer + n);
  if (G.timer > 0) return;
  const from = G.stack.length;
  trigger(t, { p: G.turn.player }, 'timer-empty');
  // A job that is being finished is finished first, with all it brings: under it, so that it comes later.
  const under = G.stack.findIndex(({ kind }) => kind === 'work');
  if (under >= 0) G.stack.splice(under, 0, ...G.stack.splice(from));
}
