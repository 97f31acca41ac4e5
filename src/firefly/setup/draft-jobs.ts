import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { contactCard, jobCard } from '../cards';
import { contactsInPlay } from '../contacts/standing';
import type { ContactId, SectorId, SetupSteps } from '../content/types';
import { text } from '../menu';
import { meets } from '../need';
import { discard, draw, takeFrom } from '../piles';
import { sectorsAt } from '../place';
import { note, pile, playerOf, type Ref, type State, type Table } from '../state';
import type { DraftFrame, Part } from './draft-part';
import { openContacts, stepsOf } from './steps';

/** Contacts who give starting jobs (SETUP-34); beginners may keep to the gentle ones (SETUP-36). */
function givers(G: State): ContactId[] {
  const { contacts, exclude = [], firstGames }: NonNullable<SetupSteps['jobs']> = stepsOf(G).jobs ?? {};
  const named = (G.options.beginner ? firstGames : undefined) ?? contacts;
  return openContacts(G).filter((contact) => (!named || named.includes(contact)) && !exclude.includes(contact));
}

const dealtTo = (frame: DraftFrame, p: PlayerID): Ref[] => {
  frame.dealt[p] ??= [];
  return frame.dealt[p];
};

const asContact = (args: Move['args']): ContactId => text(args) as ContactId;

/** Jobs of a contact the player picks. */
export const drawJobs: Part<'draw'> = {
  moves: ['drawFrom'],
  choices: (G) =>
    givers(G)
      .filter((contact) => pile(G, contact).draw.length > 0)
      .map((contact) => move('drawFrom', contact)),
  decide(t, frame, { p, n }, _name, args) {
    for (let i = 0; i < n; i++) deal(t, frame, p, asContact(args));
    return true;
  },
};

function deal(t: Table, frame: DraftFrame, p: PlayerID, contact: ContactId): void {
  const ref = draw(t, contact);
  if (ref !== undefined) dealtTo(frame, p).push(ref);
}

/** SETUP-34: any number is thrown back, one at a time, and at most three are kept; all of it in secret (D-05). */
export const jobs: Part<'jobs'> = {
  moves: ['dropJob', 'doneJobs'],
  begin(t, frame, { p }) {
    if (stepsOf(t.G).jobs?.mode === 'one-each') for (const contact of givers(t.G)) deal(t, frame, p, contact);
  },
  choices(G, frame, { p }) {
    const dealt = frame.dealt[p] ?? [];
    const most = stepsOf(G).jobs?.handMax ?? 3;
    return [...dealt.map((ref) => move('dropJob', ref)), ...(dealt.length <= most ? [move('doneJobs')] : [])];
  },
  decide(t, frame, { p }, name, args) {
    const dealt = dealtTo(frame, p);
    if (name === 'dropJob') {
      takeFrom(dealt, text(args));
      frame.dropped.push(text(args));
      return false;
    }
    playerOf(t.G, p).hand.push(...dealt);
    frame.dealt[p] = [];
    return true;
  },
};

/** SETUP-35: now that all have chosen, what was thrown back is turned up. Then the cards have their say about the contact decks. */
export const throwBack: Part<'throw-back'> = {
  begin(t, frame) {
    const { G } = t;
    const { jobs: said, moveJobs } = stepsOf(G);
    for (const ref of frame.dropped) discard(t, ref);
    frame.dropped = [];
    if (said?.mode === 'shared') for (const contact of openContacts(G)) share(t, contact, said.faceUpPerContact ?? 0);
    if (moveJobs) for (const contact of contactsInPlay(G)) moveOut(t, contact, moveJobs);
  },
};

/** Jobs open to all lie face up on the contact's discard pile. */
function share(t: Table, contact: ContactId, n: number): void {
  for (let i = 0; i < n; i++) {
    const ref = draw(t, contact);
    if (ref !== undefined) discard(t, ref);
  }
}

function moveOut(t: Table, contact: ContactId, { type, shuffle }: NonNullable<SetupSteps['moveJobs']>): void {
  const cards = pile(t.G, contact);
  const moved = cards.draw.filter((ref) => jobCard(ref).types.includes(type));
  const rest = cards.draw.filter((ref) => !moved.includes(ref));
  cards.discard.push(...moved.sort());
  cards.draw = shuffle ? t.random.Shuffle(rest) : rest;
}

/** Where the last step of a job is done; piracy and challenges are tied to no place on the map. */
function lastStepOf(G: State, p: PlayerID, ref: Ref): readonly SectorId[] {
  const at = jobCard(ref).steps.at(-1)?.at;
  return at === undefined || at === 'rival-ship' || at === 'final-step' ? [] : sectorsAt(G, { p }, at);
}

/** Goal tokens lie where the last steps of jobs drawn from one contact are; of several sectors the player picks one. */
export const seed: Part<'seed'> = {
  moves: ['drawFrom', 'placeToken'],
  choices(G, frame, { p }) {
    const [job] = frame.open;
    if (job !== undefined) return lastStepOf(G, p, job).map((sector) => move('placeToken', sector));
    return contactsInPlay(G)
      .filter((contact) => contactCard(contact).solidBy === 'job' && pile(G, contact).draw.length > 0)
      .map((contact) => move('drawFrom', contact));
  },
  decide(t, frame, { p }, name, args) {
    if (name === 'drawFrom') drawSeeds(t, frame, p, asContact(args));
    else plant(t, frame, p, must(frame.open[0], 'job'), text(args));
    for (let [job] = frame.open; job !== undefined; [job] = frame.open) {
      const sectors = lastStepOf(t.G, p, job);
      if (sectors.length > 1) return false;
      plant(t, frame, p, job, must(sectors[0], 'sector'));
    }
    return true;
  },
};

/** A job that is tied to no place is passed over for the next one. */
function drawSeeds(t: Table, frame: DraftFrame, p: PlayerID, contact: ContactId): void {
  const { drawPerPlayer } = must(stepsOf(t.G).seedGoalTokens, 'seeds');
  const n = drawPerPlayer.find(({ needs }) => meets(t.G, { p }, needs))?.n ?? 0;
  const aside: Ref[] = [];
  while (frame.open.length < n) {
    const ref = draw(t, contact);
    if (ref === undefined) break;
    (lastStepOf(t.G, p, ref).length > 0 ? frame.open : aside).push(ref);
  }
  const cards = pile(t.G, contact);
  cards.draw = t.random.Shuffle([...cards.draw, ...aside]);
}

/** The job goes back into its deck at once. */
function plant(t: Table, frame: DraftFrame, p: PlayerID, job: Ref, sector: SectorId): void {
  const cards = pile(t.G, jobCard(job).contact);
  t.G.seeds[sector] = (t.G.seeds[sector] ?? 0) + 1;
  note(t, { kind: 'seeded', p, job, sector });
  takeFrom(frame.open, job);
  cards.draw = t.random.Shuffle([...cards.draw, job]);
}
