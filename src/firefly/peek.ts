import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { misbehaveCard, navCard } from './cards';
import { designs } from './consider';
import type { EffectOf } from './content/types';
import { text } from './menu';
import { navDecks } from './nav';
import { discard, reshuffle, takeFrom } from './piles';
import { type DeckId, type Kind, note, pile, type Ref, type State, type Table } from './state';

/** The nav deck to be looked at, for a card that leaves the choice. */
export interface PickDeckFrame {
  kind: 'pick-deck';
  ask: PlayerID | null;
  p: PlayerID;
  effect: EffectOf<'peek'>;
}

/** The top of a deck in one player's hands: card by card it is said what will be drawn first, second, … */
export interface PeekFrame {
  kind: 'peek';
  ask: PlayerID | null;
  p: PlayerID;
  deck: DeckId;
  /** Seen by this player alone, not yet put in order. */
  seen: Ref[];
  /** The order so far, the first one on top; seen by this player alone. */
  order: Ref[];
  /** All of them may be thrown away instead. */
  mayDiscard: boolean;
}

/** Looks at the deck named; where any nav deck will do the player says which. */
export function peekAt(t: Table, p: PlayerID, effect: EffectOf<'peek'>): void {
  if (effect.deck === 'nav-any') t.G.stack.push({ kind: 'pick-deck', ask: null, p, effect });
  else look(t, p, effect, effect.deck);
}

function look(t: Table, p: PlayerID, { n, mode }: EffectOf<'peek'>, deck: DeckId): void {
  if (pile(t.G, deck).draw.length === 0) reshuffle(t, deck);
  const { draw } = pile(t.G, deck);
  const seen = draw.splice(Math.max(0, draw.length - n)).reverse();
  note(t, { kind: 'peeks', p, deck, n: seen.length });
  t.G.stack.push({ kind: 'peek', ask: null, p, deck, seen, order: [], mayDiscard: mode === 'reorder-or-discard-all' });
}

export const pickDeck: Kind<PickDeckFrame> = {
  moves: ['pickDeck'],
  step(_t, frame) {
    frame.ask = frame.p;
  },
  choices: (G) => navDecks(G).map((deck) => move('pickDeck', deck)),
  decide(t, frame, _name, args) {
    finish(t);
    look(t, frame.p, frame.effect, text(args) as DeckId);
  },
};

const mayThrowAway = ({ mayDiscard, order, seen }: PeekFrame): boolean => mayDiscard && order.length === 0 && seen.length > 0;

function choices(_G: State, frame: PeekFrame): Move[] {
  return [...designs(frame.seen).map((ref) => move('putNext', ref)), ...(mayThrowAway(frame) ? [move('discardAll')] : [])];
}

export const peek: Kind<PeekFrame> = {
  moves: ['putNext', 'discardAll'],
  step(t, frame) {
    if (designs(frame.seen).length > 1 || mayThrowAway(frame)) frame.ask = frame.p;
    else putBack(t, frame);
  },
  choices,
  decide(t, frame, name, args) {
    if (name === 'discardAll') return throwAway(t, frame);
    takeFrom(frame.seen, text(args));
    frame.order.push(text(args));
    frame.mayDiscard = false;
  },
};

function putBack(t: Table, { deck, order, seen }: PeekFrame): void {
  finish(t);
  pile(t.G, deck).draw.push(...[...order, ...seen].reverse());
}

/** CORE-25: a reshuffle card thrown away does its work. */
function throwAway(t: Table, { deck, seen }: PeekFrame): void {
  finish(t);
  for (const ref of seen) discard(t, ref);
  note(t, { kind: 'turned-up', deck, cards: [...seen] });
  if (seen.some((ref) => (deck === 'misbehave' ? misbehaveCard(ref) : navCard(ref)).reshuffle)) reshuffle(t, deck);
}
