import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { trigger } from './ability';
import { affords, buyCard } from './actions/buy';
import { handLimit, isOnTerms, onlyTrade } from './actions/deal';
import { idOf } from './cards';
import { contactsInPlay } from './contacts/standing';
import type { ContactId } from './content/types';
import { jettisonMenu } from './free/jettison';
import { movesOf, offer, take, text } from './menu';
import { takeFrom } from './piles';
import { type DeckId, type Kind, note, pile, playerOf, type Ref, type State, type Table } from './state';

/** Consider 3, Keep 2: first cards from the discard pile (C3K2-01), then the deck fills up (C3K2-02), then some are kept. */
export interface ConsiderFrame {
  kind: 'consider';
  ask: PlayerID | null;
  p: PlayerID;
  deck: DeckId;
  /** Cards to consider. */
  of: number;
  keep: number;
  /** Set aside from the discard pile, for all to see (INFO-07). */
  taken: Ref[];
}

/** The cards under consideration, of which some are kept. */
export interface KeepFrame {
  kind: 'keep';
  ask: PlayerID | null;
  p: PlayerID;
  deck: DeckId;
  keep: number;
  taken: Ref[];
  /** Seen by this player alone (INFO-06). */
  drawn: Ref[];
}

/** A contact is picked whose top jobs are then considered. */
export interface PickContactFrame {
  kind: 'pick-contact';
  ask: PlayerID | null;
  p: PlayerID;
  /** Cards to consider. */
  of: number;
}

/** C3K2-08: cards change how many are considered and how many may be kept, each by itself. */
export function openConsider(t: Table, p: PlayerID, deck: DeckId, of: number, keep: number): void {
  t.G.stack.push({ kind: 'consider', ask: null, p, deck, of, keep, taken: [] });
}

/** C3K2-04 */
export const KEEP = 2;

/** Copies of one design are alike: one of them stands for all. */
export const designs = (refs: readonly Ref[]): Ref[] => refs.filter((ref, i) => refs.findIndex((other) => idOf(other) === idOf(ref)) === i);

export const consider: Kind<ConsiderFrame> = {
  moves: ['takeFromDiscard', 'draw'],
  step(t, frame) {
    if (frame.taken.length < frame.of && pile(t.G, frame.deck).discard.length > 0) frame.ask = frame.p;
    else fill(t, frame);
  },
  choices: (G, frame) => [...designs(pile(G, frame.deck).discard).map((ref) => move('takeFromDiscard', ref)), move('draw')],
  decide(t, frame, name, args) {
    if (name === 'draw') return fill(t, frame);
    takeFrom(pile(t.G, frame.deck).discard, text(args));
    frame.taken.push(text(args));
  },
};

/** C3K2-02; an empty deck gives what it has (U-06). */
function fill(t: Table, frame: ConsiderFrame): void {
  const { p, deck, keep, taken } = frame;
  const { draw } = pile(t.G, deck);
  const drawn = draw.splice(Math.max(0, draw.length - (frame.of - taken.length))).reverse();
  finish(t);
  note(t, { kind: 'considers', p, deck, taken: taken.length, drawn: drawn.length });
  t.G.stack.push({ kind: 'keep', ask: null, p, deck, keep, taken: [...taken], drawn });
}

/** The top jobs of one contact of the player's choice; nothing is taken from the discard pile. */
export function considerTop(t: Table, p: PlayerID, of: number): void {
  t.G.stack.push({ kind: 'pick-contact', ask: null, p, of });
}

/** Contacts with jobs to look at who deal with this player at all. */
export const contactsToConsider = (G: State, p: PlayerID): ContactId[] =>
  onlyTrade(G, p) ? [] : contactsInPlay(G).filter((contact) => pile(G, contact).draw.length > 0 && isOnTerms(G, p, contact));

export const pickContact: Kind<PickContactFrame> = {
  moves: ['considerFrom'],
  step(t, frame) {
    const [only, ...more] = contactsToConsider(t.G, frame.p);
    if (more.length > 0) frame.ask = frame.p;
    else if (only === undefined) finish(t);
    else look(t, frame, only);
  },
  choices: (G, frame) => contactsToConsider(G, frame.p).map((contact) => move('considerFrom', contact)),
  decide: (t, frame, _name, args) => look(t, frame, text(args) as ContactId),
};

function look(t: Table, { p, of }: PickContactFrame, deck: ContactId): void {
  const { draw } = pile(t.G, deck);
  const drawn = draw.splice(Math.max(0, draw.length - of)).reverse();
  finish(t);
  note(t, { kind: 'considers', p, deck, taken: 0, drawn: drawn.length });
  // DEAL-09: when this is over the hand limit must hold.
  t.G.stack.push({ kind: 'discard-jobs', ask: null, p, from: 'hand', to: handLimit(t.G, p) });
  t.G.stack.push({ kind: 'keep', ask: null, p, deck, keep: KEEP, taken: [], drawn });
}

const isSupply = (G: State, deck: DeckId): boolean => !(contactsInPlay(G) as DeckId[]).includes(deck);

function keepable(G: State, frame: KeepFrame): Move[] {
  if (frame.keep <= 0) return [];
  const cards = designs([...frame.taken, ...frame.drawn]);
  return cards.filter((ref) => !isSupply(G, frame.deck) || affords(G, frame.p, ref)).map((ref) => move('keep', ref));
}

export const keep: Kind<KeepFrame> = {
  get moves() {
    return ['keep', 'doneKeeping', ...movesOf([jettisonMenu])];
  },
  step(t, frame) {
    if (frame.keep > 0 && frame.taken.length + frame.drawn.length > 0) frame.ask = frame.p;
    else putBack(t, frame);
  },
  choices(G, frame, name) {
    const moves = [...keepable(G, frame), move('doneKeeping')];
    return isSupply(G, frame.deck) ? [...moves, ...offer([jettisonMenu], G, frame.p, name)] : moves;
  },
  decide(t, frame, name, args) {
    if (name === 'doneKeeping') return putBack(t, frame);
    if (name !== 'keep') {
      take([jettisonMenu], t, frame.p, name, args);
      return;
    }
    const ref = text(args);
    const open = takeFrom(frame.taken, ref);
    if (!open) takeFrom(frame.drawn, ref);
    frame.keep--;
    if (isSupply(t.G, frame.deck)) return buyCard(t, frame.p, ref);
    const player = playerOf(t.G, frame.p);
    player.hand.push(ref);
    if (open) player.shown.push(ref);
    note(t, open ? { kind: 'took-job', p: frame.p, deck: frame.deck, job: ref } : { kind: 'took-job', p: frame.p, deck: frame.deck });
  },
};

/** C3K2-06 */
function putBack(t: Table, frame: KeepFrame): void {
  finish(t);
  pile(t.G, frame.deck).discard.push(...frame.taken, ...frame.drawn);
  if (!isSupply(t.G, frame.deck)) trigger(t, { p: frame.p }, 'contact-decks-empty');
}
