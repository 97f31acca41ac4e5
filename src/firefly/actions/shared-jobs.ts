import type { PlayerID } from '../../engine/moves';
import { modifiersOf } from '../abilities';
import { jobCard } from '../cards';
import { contactsInPlay } from '../contacts/standing';
import { discard, draw, takeFrom, toBox } from '../piles';
import { type Scene, workOf } from '../scene';
import { note, pile, playerOf, type Ref, type State, type Table } from '../state';

/** Jobs that lie open to all, face up beside their contact's deck, for whoever comes to work them first. */
const sharedJobs = (G: State, p: PlayerID): Ref[] =>
  modifiersOf(G, { p }, 'mayStart').length === 0 ? [] : contactsInPlay(G).flatMap((contact) => pile(G, contact).discard);

/** All jobs the player could start: those in hand and those that lie open to all. */
export const jobsToStart = (G: State, p: PlayerID): Ref[] => [...playerOf(G, p).hand, ...sharedJobs(G, p)];

/** Takes a job that is about to be started from where it lies. */
export function takeUp(t: Table, p: PlayerID, ref: Ref): void {
  const { hand, shown } = playerOf(t.G, p);
  takeFrom(shown, ref);
  if (!takeFrom(hand, ref)) takeFrom(pile(t.G, jobCard(ref).contact).discard, ref);
}

/** Where the job at hand lay open to all, the contact's next one takes its place. */
export function revealSharedJob(t: Table, p: PlayerID): void {
  const work = workOf(t.G, p);
  if (work?.task !== 'job' || work.job === undefined) return;
  const { contact } = jobCard(work.job);
  if (pile(t.G, contact).discard.length > 0) return;
  const next = draw(t, contact);
  if (next === undefined) return;
  discard(t, next);
  note(t, { kind: 'turned-up', deck: contact, cards: [next] });
}

/** The job just discarded leaves the game. */
export function removeJob(t: Table, { job }: Scene): void {
  if (job !== undefined && takeFrom(pile(t.G, jobCard(job).contact).discard, job)) toBox(t, job);
}
