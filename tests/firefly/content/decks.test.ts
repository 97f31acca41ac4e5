import { bounties, deckSizes, leaders, misbehave, nav } from '../../../src/firefly/content';
import { alertDeck, bountyDeck, copiesOf, inUse, jobDeck, misbehaveDeck, navDeck, supplyDeck } from '../../../src/firefly/content/decks';
import type { ContactId, SetId, SupplyPlanet, Zone } from '../../../src/firefly/content/types';

const base: SetId[] = ['base'];
const both: SetId[] = ['base', 'blue-sun', 'kalidasa'];
const everything: SetId[] = [
  ...both,
  'breakin-atmo',
  'pirates',
  'jetwash',
  'esmeralda',
  'artful-dodger',
  'crime',
  'coachworks',
  'tenth',
  'promo',
];
const combinations: SetId[][] = [base, ['base', 'blue-sun'], ['base', 'kalidasa'], both];
const count = (deck: string[], id: string) => deck.filter((card) => card === id).length;

describe('nav decks', () => {
  test.each<[Zone, SetId[], number]>([
    ['alliance', base, 40],
    ['alliance', ['base', 'blue-sun'], 40],
    ['alliance', ['base', 'kalidasa'], 60],
    ['alliance', both, 60],
    ['border', base, 40],
    ['border', ['base', 'blue-sun'], 40],
    ['border', ['base', 'kalidasa'], 60],
    ['border', both, 60],
    ['rim', base, 0],
    ['rim', ['base', 'blue-sun'], 30],
    ['rim', ['base', 'kalidasa'], 31],
    ['rim', both, 60],
    ['rim', everything, 60],
  ])('SETUP-12 SETUP-13 SETUP-14 the %s deck with %j has %d cards', (zone, sets, cards) => {
    expect(navDeck(zone, sets)).toHaveLength(cards);
  });

  test('deckSizes tells the truth', () => {
    for (const { deck, sets, cards } of deckSizes) expect([deck, sets, navDeck(deck, sets).length]).toEqual([deck, sets, cards]);
  });

  test('SETUP-13 Blue Sun takes out a Reaver Cutter, a Reaver Bait and eight Reavers on the Hunt, and puts ten cards in', () => {
    const before = navDeck('border', base);
    const after = navDeck('border', ['base', 'blue-sun']);
    for (const [id, n] of Object.entries({ 'reaver-cutter': 1, 'reaver-bait': 1, 'reavers-on-the-hunt': 8 })) {
      const added = nav.find((card) => card.id === id)?.decks.border?.['blue-sun'] ?? 0;
      expect([id, count(after, id)]).toEqual([id, count(before, id) - n + added]);
    }
  });

  test.each(combinations)('SETUP-15 no nav deck has more than one reshuffle card (%j)', (...sets) => {
    const reshuffle = new Set(nav.filter((card) => card.reshuffle).map((card) => card.id));
    for (const zone of ['alliance', 'border', 'rim'] as const) {
      const deck = navDeck(zone, sets);
      expect([zone, deck.filter((id) => reshuffle.has(id)).length]).toEqual([zone, deck.length ? 1 : 0]);
    }
  });
});

describe('supply decks', () => {
  test.each<[SupplyPlanet, SetId[], number]>([
    ['osiris', base, 25],
    ['persephone', base, 25],
    ['regina', base, 25],
    ['silverhold', base, 25],
    ['space-bazaar', base, 25],
    ['meridian', base, 0],
    ['beaumonde', base, 0],
    ['meridian', ['base', 'blue-sun'], 25],
    ['beaumonde', ['base', 'kalidasa'], 25],
    ['osiris', ['base', 'breakin-atmo'], 30],
    ['osiris', ['base', 'pirates'], 31],
    ['osiris', ['base', 'kalidasa'], 30],
    ['persephone', ['base', 'esmeralda'], 28],
    ['space-bazaar', ['base', 'jetwash'], 27],
    ['osiris', everything, 41],
    ['persephone', everything, 46],
    // Promotional printings of Kaylee, Jayne, Zoe and Wash take the place of the plain ones.
    ['regina', everything, 41],
    ['silverhold', everything, 42],
    ['space-bazaar', everything, 44],
  ])('%s with %j has %d cards', (planet, sets, cards) => {
    expect(supplyDeck(planet, sets)).toHaveLength(cards);
  });

  test('of two printings of a card only one is in the game', () => {
    expect(supplyDeck('silverhold', base)).toContain('jayne');
    const promo = supplyDeck('silverhold', ['base', 'promo']);
    expect(promo).toContain('jayne-bdh');
    expect(promo).not.toContain('jayne');
    expect(inUse(leaders, ['base']).map((card) => card.id)).toContain('malcolm');
    expect(inUse(leaders, ['base', 'promo']).map((card) => card.id)).not.toContain('malcolm');
  });
});

describe('contact decks', () => {
  const core: ContactId[] = ['amnon-duul', 'badger', 'harken', 'niska', 'patience'];
  test.each(core)('SETUP-16 SETUP-19 %s has 25 jobs, 5 more with each of four boxes', (contact) => {
    expect(jobDeck(contact, base)).toHaveLength(25);
    for (const set of ['breakin-atmo', 'pirates', 'blue-sun', 'kalidasa'] as const)
      expect(jobDeck(contact, ['base', set])).toHaveLength(30);
    expect(jobDeck(contact, everything)).toHaveLength(45);
  });

  test('the others have 25 jobs, when their box is in the game', () => {
    for (const contact of ['lord-harrow', 'mr-universe', 'higgins', 'fanty-mingo'] as const) {
      expect(jobDeck(contact, base)).toHaveLength(0);
      expect(jobDeck(contact, both)).toHaveLength(25);
    }
  });

  test('SETUP-17 without Blue Sun seven of the jobs of Higgins are left out', () => {
    expect(jobDeck('higgins', ['base', 'kalidasa'])).toHaveLength(18);
  });
});

test('SETUP-20 the misbehave deck has 40 cards, 80 with Crime & Punishment, and one reshuffle card', () => {
  expect(misbehaveDeck(base)).toHaveLength(40);
  const deck = misbehaveDeck(['base', 'crime']);
  expect(deck).toHaveLength(80);
  const reshuffle = misbehave.filter((card) => card.reshuffle).map((card) => card.id);
  expect(deck.filter((id) => reshuffle.includes(id))).toHaveLength(1);
});

test('BOUNTY-03 there are 20 bounties, two of them on crew of another box', () => {
  expect(bounties).toHaveLength(20);
  expect(bountyDeck(base)).toHaveLength(0);
  expect(bountyDeck(['base', 'pirates'])).toHaveLength(18);
  expect(bountyDeck(['base', 'pirates', 'breakin-atmo'])).toHaveLength(20);
});

test('SETUP-21 there are ten Alliance Alerts', () => {
  expect(alertDeck(base)).toHaveLength(0);
  expect(alertDeck(['base', 'crime'])).toHaveLength(10);
});

test('copies count those that come with a ship', () => {
  expect(
    copiesOf({
      id: 'x',
      name: 'X',
      set: 'esmeralda',
      kind: 'drive',
      cost: null,
      range: 5,
      fuel: 1,
      withShip: { esmeralda: 1, jetwash: 1 },
    }),
  ).toEqual({
    esmeralda: 1,
    jetwash: 1,
  });
  expect(copiesOf({ id: 'x', name: 'X', set: 'crime' })).toEqual({ crime: 1 });
});
