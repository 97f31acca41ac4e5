import { finish } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { trigger } from '../ability';
import type { EffectOf } from '../content/types';
import { amountOf } from '../count';
import { text } from '../menu';
import { discard, takeFrom } from '../piles';
import { type Scene, workOf } from '../scene';
import { type Kind, note, playerOf, type Ref, type State, type Table } from '../state';
import { activeLimit, handLimit } from './deal';
import { dropJob } from './work';

/** Jobs must go until no more than so many are left; the player picks which (D-39, D-52, D-53). */
export interface DiscardJobsFrame {
  kind: 'discard-jobs';
  ask: PlayerID | null;
  p: PlayerID;
  from: 'hand' | 'active';
  /** So many may stay. */
  to: number;
}

/** Jobs are discarded from the hand by a card's word. */
export function discardJobs(t: Table, scene: Scene, effect: EffectOf<'discard-jobs'>): void {
  const { p } = scene;
  const { hand } = playerOf(t.G, p);
  if ('which' in effect) {
    const newest = hand.at(-1);
    if (newest !== undefined) discardFromHand(t, p, newest);
    return;
  }
  const to = Math.max(0, hand.length - amountOf(t.G, scene, effect.n));
  t.G.stack.push({ kind: 'discard-jobs', ask: null, p, from: effect.from, to });
}

/** Down to the limits: for whoever lost a standing that had raised one (DEAL-14, DEAL-16), or has taken too many jobs (PIRACY-14). */
export function checkLimits(t: Table, p: PlayerID): void {
  const { hand, active } = playerOf(t.G, p);
  const [inHand, atWork] = [handLimit(t.G, p), activeLimit(t.G, p)];
  if (hand.length > inHand) t.G.stack.push({ kind: 'discard-jobs', ask: null, p, from: 'hand', to: inHand });
  if (active.length > atWork) t.G.stack.push({ kind: 'discard-jobs', ask: null, p, from: 'active', to: atWork });
}

/** The one way a job is discarded; what cards say to that follows. */
export function discardJob(t: Table, p: PlayerID, job: Ref): void {
  discard(t, job);
  trigger(t, { p, job }, 'job-discarded');
}

/** An inactive job goes, face up, to its contact's discard pile. */
export function discardFromHand(t: Table, p: PlayerID, ref: Ref): void {
  const { hand, shown } = playerOf(t.G, p);
  takeFrom(hand, ref);
  takeFrom(shown, ref);
  discardJob(t, p, ref);
  note(t, { kind: 'discarded', p, card: ref });
}

/** What there is to pick from; the job being worked is not, since its attempt goes on. */
function jobsOf(G: State, { p, from }: DiscardJobsFrame): Ref[] {
  if (from === 'hand') return playerOf(G, p).hand;
  const atWork = workOf(G, p)?.job;
  return playerOf(G, p).active.flatMap(({ ref }) => (ref === atWork ? [] : [ref]));
}

/** An active job takes its challenge along (CHALLENGE-13). */
function drop(t: Table, { p, from }: DiscardJobsFrame, ref: Ref): void {
  if (from === 'hand') discardFromHand(t, p, ref);
  else dropJob(t, p, ref);
}

export const discardJobsKind: Kind<DiscardJobsFrame> = {
  moves: ['discardJob'],
  step(t, frame) {
    const jobs = jobsOf(t.G, frame);
    const over = playerOf(t.G, frame.p)[frame.from].length - frame.to;
    if (over > 0 && over < jobs.length) {
      frame.ask = frame.p;
      return;
    }
    finish(t);
    if (over > 0) for (const ref of [...jobs]) drop(t, frame, ref);
  },
  choices: (G, frame) => jobsOf(G, frame).map((ref) => move('discardJob', ref)),
  decide: (t, frame, _name, args) => drop(t, frame, text(args)),
};
