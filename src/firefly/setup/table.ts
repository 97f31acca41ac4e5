import { must } from '../../engine/must';
import { once } from '../../engine/once';
import { jobCard, navCard, refsFor } from '../cards';
import * as content from '../content';
import { alertDeck, bountyDeck, jobDeck, misbehaveDeck, navDeck, supplyDeck } from '../content/decks';
import type { ContactId, SetId, SupplyPlanet, Zone } from '../content/types';
import { boardFor } from '../map';
import { meets } from '../need';
import { draw } from '../piles';
import { sectorsAt } from '../place';
import { type DeckId, type Options, pile, type Ref, type State, type Table } from '../state';
import { setupOf, stepsOf } from './steps';

export const SUPPLY = ['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar', 'meridian', 'beaumonde'] as const;
const ZONES: readonly Zone[] = ['alliance', 'border', 'rim'];

export const DECKS: readonly DeckId[] = [
  ...SUPPLY,
  ...content.contacts.map(({ id }) => id),
  ...ZONES.map((zone) => `nav-${zone}` as const),
  'misbehave',
  'bounty',
  'alert',
];

/** Supply planets on the board. */
export const supplyInPlay: (sets: readonly SetId[]) => readonly SupplyPlanet[] = once(String, (sets) =>
  SUPPLY.filter((planet) => boardFor(sets).sectors.some((sector) => boardFor(sets).supplyAt(sector) === planet)),
);

/** Worked out once for each choice of boxes and cards. */
const decksFor = once(
  ({ sets, setup, story, bounties, piracy }: Options) => [sets, setup, story, bounties, piracy].join('/'),
  (options) => new Map(DECKS.map((deck): [DeckId, readonly Ref[]] => [deck, countOut(deck, options)])),
);

/** Every card of a deck in a game with these options; none where the deck is not in play (SCOPE-01). */
export const cardsOf = (deck: DeckId, options: Options): readonly Ref[] => must(decksFor(options).get(deck), 'deck', deck);

function countOut(deck: DeckId, options: Options): Ref[] {
  const { sets } = options;
  if ((SUPPLY as readonly string[]).includes(deck)) {
    const planet = deck as SupplyPlanet;
    return supplyInPlay(sets).includes(planet) ? refsFor(supplyDeck(planet, sets), deck) : [];
  }
  if (deck === 'misbehave') return refsFor(misbehaveDeck(sets), deck); // SETUP-20
  if (deck === 'bounty') return options.bounties ? refsFor(bountyDeck(sets), deck) : []; // SETUP-19
  if (deck === 'alert') return refsFor(alertDeck(sets), deck); // SETUP-21
  if (deck.startsWith('nav-')) return refsFor(navDeck(deck.slice(4) as Zone, sets), deck);
  return jobsOf(deck as ContactId, options);
}

/** SETUP-16, SETUP-17; SETUP-41: a setup card may want the jobs of some boxes only; SCOPE-09: the table may want no piracy. */
function jobsOf(contact: ContactId, options: Options): Ref[] {
  const { onlySets } = setupOf(options).steps.contactDecks ?? {};
  const card = content.contacts.find(({ id }) => id === contact);
  if (!card || !options.sets.includes(card.set)) return [];
  const sets = options.sets.filter((set) => !onlySets || onlySets.includes(set));
  return refsFor(jobDeck(contact, sets), contact).filter((ref) => options.piracy || !jobCard(ref).types.includes('piracy'));
}

/**
 * Lays out all that nobody owns: every deck but the Alliance Alerts, and the ships of the law and the Reavers. Where the story is chosen
 * after the leaders it is done once more, as the story may change it; nobody has seen a face-down card by then.
 */
export function layTable(t: Table): void {
  const { G, random } = t;
  const { contactDecks } = stepsOf(G);
  for (const deck of DECKS) if (deck !== 'alert') G.decks[deck] = { draw: [...cardsOf(deck, G.options)], discard: [] };
  for (const zone of ZONES) setReshuffleCard(G, zone);
  for (const deck of DECKS) if (deck !== 'alert') G.decks[deck].draw = random.Shuffle(G.decks[deck].draw);
  // What is left over is out of the game and seen by nobody, so it lies nowhere.
  if (contactDecks?.size === 'players')
    for (const { id } of content.contacts) G.decks[id].draw = G.decks[id].draw.slice(0, G.options.players);
  layShips(G);
}

/** SETUP-06 to 10: where the reshuffle card of a nav deck starts; that of the misbehave deck is always in it (SETUP-11). */
function setReshuffleCard(G: State, zone: Zone): void {
  const cards = pile(G, `nav-${zone}`);
  const rule = stepsOf(G).nav?.reshuffle.find(({ needs }) => meets(G, { p: '0', deckSize: cards.draw.length }, needs ?? []));
  if (rule?.start !== 'discard') return;
  cards.discard = cards.draw.filter((ref) => navCard(ref).reshuffle);
  cards.draw = cards.draw.filter((ref) => !navCard(ref).reshuffle);
}

/** SETUP-22 to 25. */
function layShips(G: State): void {
  G.cutters = [];
  for (const { ship, n, at, needs } of stepsOf(G).npcShips?.ships ?? []) {
    if (!meets(G, { p: '0' }, needs ?? [])) continue;
    const sectors = sectorsAt(G, { p: '0' }, at).slice(0, n);
    if (ship === 'cutter') G.cutters.push(...sectors);
    else G[ship] = must(sectors[0], 'start of the', ship);
  }
}

/** As many Alliance Alerts as the cards ask for are in play; those that already are stay (SETUP-21). */
export function turnUpAlerts(t: Table): void {
  const n = stepsOf(t.G).alertCard?.n ?? 0;
  while (t.G.alertCards.length < n) {
    const ref = draw(t, 'alert');
    if (ref === undefined) return;
    t.G.alertCards.push({ ref, on: null });
  }
}
