import { finish } from '../engine/frames';
import type { PlayerID } from '../engine/moves';
import { trigger } from './ability';
import { markAttempt, type Verdict } from './attempt';
import { misbehaveCard } from './cards';
import { openChoice } from './choose';
import { runEffects } from './effects';
import { discard, draw, reshuffle } from './piles';
import { type Scene, teamOf, workOf } from './scene';
import { type Kind, note, playerOf, type Ref, type Table } from './state';

/** A run of misbehave cards, drawn one at a time (MISB-02). */
export interface MisbehaveFrame {
  kind: 'misbehave';
  ask: PlayerID | null;
  p: PlayerID;
  /** The team of a split crew that faces them; without one all on the job do. */
  team?: Ref[];
  /** Cards still to be passed, the open one included. */
  left: number;
  card: Ref | null;
  mark: Verdict | null;
}

/** So many cards must be passed (MISB-01); with `instead` the open card makes way for another one. */
export function drawMisbehave(t: Table, { p, team }: Scene, n: number, instead = false): void {
  const { stack } = t.G;
  const open = stack.findLast((frame) => frame.kind === 'misbehave');
  if (instead && open?.kind === 'misbehave' && open.card !== null) {
    while (stack[stack.length - 1] !== open) stack.pop();
    putAway(t, open);
    return;
  }
  stack.push({ kind: 'misbehave', ask: null, p, ...(team && { team: [...team] }), left: n, card: null, mark: null });
}

/** MISB-12, MISB-13 */
function putAway(t: Table, frame: MisbehaveFrame): void {
  if (frame.card === null) return;
  const { reshuffle: again } = misbehaveCard(frame.card);
  discard(t, frame.card);
  frame.card = null;
  frame.mark = null;
  if (again) reshuffle(t, 'misbehave');
}

export const misbehave: Kind<MisbehaveFrame> = {
  moves: [],
  step(t, frame) {
    const { p, card } = frame;
    const scene: Scene = frame.team ? { p, team: [...frame.team] } : { p };
    if (card === null) {
      if (frame.left <= 0) {
        finish(t);
        return markAttempt(t, p, 'proceed');
      }
      const drawn = draw(t, 'misbehave');
      if (drawn === undefined) {
        frame.left = 0;
        return;
      }
      frame.card = drawn;
      note(t, { kind: 'misbehave', p, card: drawn });
      const { options, ace, onDraw } = misbehaveCard(drawn);
      openChoice(t, { scene, from: 'misbehave', card: drawn, options, ace: ace ?? null, may: false });
      runEffects(t, scene, onDraw ?? []);
      return;
    }
    // With nobody left on the job there is no one to proceed.
    const verdict = frame.mark === 'proceed' && teamOf(t.G, scene).length === 0 ? 'botch' : (frame.mark ?? 'botch');
    putAway(t, frame);
    if (verdict !== 'proceed') {
      finish(t);
      return markAttempt(t, p, verdict);
    }
    frame.left--;
    workOf(t.G, p)?.passed.push(card);
    playerOf(t.G, p).misbehaved++;
    note(t, { kind: 'proceed', p });
    trigger(t, scene, 'misbehave-proceed');
  },
};
