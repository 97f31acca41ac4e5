import { alerts, bounties, jobs, misbehave, nav, navDeckRules, ships, supply } from '.';
import type { CardBase, CardId, ContactId, Copied, Copies, LeaderCard, NavCard, Need, SetId, SupplyCard, SupplyPlanet, Zone } from './types';

/** Which cards are in a deck, given the sets in play: card ids, one for each copy, not shuffled. */
type Deck = CardId[];

/** The cards of a supply planet's deck. */
export function supplyDeck(planet: SupplyPlanet, sets: readonly SetId[]): Deck {
  return inUse(supply, sets).flatMap((card) => times(card.id, countIn(card.decks?.[planet], sets)));
}

/** The cards of a zone's nav deck, less what the boards in play take out of it. */
export function navDeck(zone: Zone, sets: readonly SetId[]): Deck {
  const out = navDeckRules.filter((rule) => rule.deck === zone && rule.needs.every((need) => inPlay(need, sets))).flatMap((rule) => rule.remove);
  return nav.flatMap((card) => {
    const gone = out.filter((cut) => cut.id === card.id).reduce((sum, cut) => sum + cut.n, 0);
    return times(card.id, countIn(card.decks[zone], sets) - gone);
  });
}

/** The misbehave deck. */
export function misbehaveDeck(sets: readonly SetId[]): Deck {
  return misbehave.flatMap((card) => times(card.id, countIn(copiesOf(card), sets)));
}

/** A contact's job deck; jobs that lead to a board not in play are left out. */
export function jobDeck(contact: ContactId, sets: readonly SetId[]): Deck {
  return jobs
    .filter((card) => card.contact === contact && (card.requires ?? []).every((set) => sets.includes(set)))
    .flatMap((card) => times(card.id, countIn(copiesOf(card), sets)));
}

/** The bounty deck; bounties on crew who are not in the game are left out (BOUNTY-03). */
export function bountyDeck(sets: readonly SetId[]): Deck {
  return bounties.filter((card) => sets.includes(card.crewSet)).flatMap((card) => times(card.id, countIn(copiesOf(card), sets)));
}

/** The Alliance Alert deck. */
export function alertDeck(sets: readonly SetId[]): Deck {
  return alerts.flatMap((card) => times(card.id, countIn(copiesOf(card), sets)));
}

/** Of two printings of one card only one is used: the newer one when its set is in play. */
export function inUse<C extends SupplyCard | LeaderCard>(cards: readonly C[], sets: readonly SetId[]): C[] {
  const replaced = new Set(cards.flatMap((card) => ('variantOf' in card && card.variantOf && sets.includes(card.set) ? [card.variantOf] : [])));
  return cards.filter((card) => !replaced.has(card.id));
}

/** All copies of a card by set: those in decks and those that come with a ship. */
export function copiesOf(card: SupplyCard | NavCard | Copied | CardBase): Copies {
  if ('decks' in card || 'withShip' in card) {
    const total: Copies = {};
    const add = (set: SetId, n: number) => {
      total[set] = (total[set] ?? 0) + n;
    };
    for (const copies of Object.values(card.decks ?? {})) for (const [set, n] of Object.entries(copies)) add(set as SetId, n);
    if ('withShip' in card)
      for (const [id, n] of Object.entries(card.withShip ?? {})) add(ships.find((ship) => ship.id === id)?.set ?? card.set, n);
    return total;
  }
  return ('copies' in card && card.copies) || { [card.set]: 1 };
}

function countIn(copies: Copies | undefined, sets: readonly SetId[]): number {
  return sets.reduce((sum, set) => sum + (copies?.[set] ?? 0), 0);
}

function times(id: CardId, n: number): Deck {
  return Array.from({ length: Math.max(0, n) }, () => id);
}

function inPlay(need: Need, sets: readonly SetId[]): boolean {
  if ('inPlay' in need) return sets.includes(need.inPlay);
  throw new Error(`A nav deck cannot depend on ${JSON.stringify(need)}`);
}
