import { dropStale } from './bounty/row';
import { homeOf } from './cards';
import { type DeckId, note, pile, type Ref, type Table } from './state';

/** Draws the top card. An empty nav or misbehave deck is remade from its discard pile (NAV-09); other decks stay empty (U-06). */
export function draw(t: Table, deck: DeckId): Ref | undefined {
  const { draw: cards } = pile(t.G, deck);
  if (cards.length === 0 && (deck === 'misbehave' || deck.startsWith('nav-'))) reshuffle(t, deck);
  return pile(t.G, deck).draw.pop();
}

/** Shuffles a deck together with its discard pile (NAV-08, MISB-13). */
export function reshuffle(t: Table, deck: DeckId): void {
  const cards = pile(t.G, deck);
  cards.draw = t.random.Shuffle([...cards.draw, ...cards.discard]);
  cards.discard = [];
  note(t, { kind: 'reshuffle', deck });
}

/** Puts a card face up on its own discard pile (CORE-21), or in the box where it has no deck. */
export function discard(t: Table, ref: Ref): void {
  const deck = homeOf(ref);
  if (deck === null) t.G.box.push(ref);
  else pile(t.G, deck).discard.push(ref);
}

/** Turns the top cards of a deck up onto its discard pile. */
export function turnOver(t: Table, deck: DeckId, n: number): void {
  const { draw: cards, discard: open } = pile(t.G, deck);
  const turned = cards.splice(Math.max(0, cards.length - n)).reverse();
  open.push(...turned);
  if (turned.length > 0) note(t, { kind: 'turned-up', deck, cards: turned });
}

/** Takes a card out of the game (CORE-23), and with it what can no longer be of use there. */
export function toBox(t: Table, ref: Ref): void {
  t.G.box.push(ref);
  dropStale(t);
}

/** Takes a card out of a list; true if it was there. */
export function takeFrom(list: Ref[], ref: Ref): boolean {
  const at = list.indexOf(ref);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
