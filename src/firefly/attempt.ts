import { top } from '../engine/frames';
import type { PlayerID } from '../engine/moves';
import type { Table } from './state';

/** How an attempt at a misbehave card, a team's part, or a step of a job or goal ends. */
export type Verdict = 'proceed' | 'botch' | 'warrant';

const attempts = ['misbehave', 'split', 'work'];

/** Tells the innermost attempt how it ends. A botch or a warrant ends it at once: whatever was still to come of it is dropped. */
export function markAttempt(t: Table, p: PlayerID, verdict: Verdict): void {
  const { stack } = t.G;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (!frame || !attempts.includes(frame.kind) || !('mark' in frame) || !('p' in frame) || frame.p !== p) continue;
    frame.mark = verdict;
    if (verdict !== 'proceed') while (top(t.G) !== stack[i]) stack.pop();
    return;
  }
}
