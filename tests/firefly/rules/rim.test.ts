import { Match } from '../../../src/engine/match';
import { idOf, jobCard, navCard } from '../../../src/firefly/cards';
import { contacts } from '../../../src/firefly/content';
import type { SetId } from '../../../src/firefly/content/types';
import { boardFor } from '../../../src/firefly/map';
import { firefly } from '../../../src/firefly/rules';
import type { DeckId } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const BLUE_SUN: SetId[] = ['base', 'blue-sun'];
const KALIDASA: SetId[] = ['base', 'kalidasa'];
const BOTH: SetId[] = ['base', 'blue-sun', 'kalidasa'];
const HOMES = ['burnham-2-01', 'burnham-2-02', 'burnham-2-03'];
const ship: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', hold: { fuel: 3 }, at: 'regina' };

/** A table of these boxes, before anybody has chosen anything. */
const laid = (sets: SetId[], players: number, more = {}) => Match.start(firefly, 'rim', players, { sets, ...more }).G;
const sizes = (sets: SetId[]) =>
  (['nav-alliance', 'nav-border', 'nav-rim'] as const).map((deck) => {
    const { draw, discard } = laid(sets, 4).decks[deck];
    return draw.length + discard.length;
  });
/** Where the reshuffle card of each nav deck starts. */
const starts = (sets: SetId[], players: number, more = {}) => {
  const { decks } = laid(sets, players, more);
  const has = (deck: DeckId, where: 'draw' | 'discard') => decks[deck][where].some((ref) => navCard(ref).reshuffle);
  return (['nav-alliance', 'nav-border', 'nav-rim'] as const).map((deck) =>
    has(deck, 'draw') ? 'in' : has(deck, 'discard') ? 'aside' : '-',
  );
};
/** The scene after a draft in which everybody takes what comes. */
const drafted = (options: Record<string, unknown>, players = 2) => {
  const match = Match.start(firefly, 'drafted', players, options);
  while (match.G.phase === 'draft') {
    const p = match.active()[0]?.player as string;
    const legal = match.legal(p);
    match.play(p, legal[Number(p) % legal.length] as (typeof legal)[number]);
  }
  return match;
};

test('SETUP-08 with both Rim sets the reshuffle cards start in the decks, whatever the player count', () => {
  for (const players of [2, 3, 4]) expect(starts(BOTH, players)).toEqual(['in', 'in', 'in']);
  expect(starts(BLUE_SUN, 3)).toEqual(['aside', 'aside', 'aside']);
});

test('SETUP-09 E-25 with Kalidasa the 60-card decks hold their reshuffle cards, and the Rim deck shows its own', () => {
  expect(starts(KALIDASA, 4)).toEqual(['in', 'in', 'aside']);
  expect(starts(KALIDASA, 2)).toEqual(['in', 'in', 'in']);
});

test('SETUP-12 Kalidasa makes 60 cards of the Alliance and of the Border deck', () => {
  expect(sizes(['base'])).toEqual([40, 40, 0]);
  expect(sizes(KALIDASA)).toEqual([60, 60, 31]);
});

test('SETUP-14 with both Rim sets the Rim deck has 60 cards and one Reaver Cutter', () => {
  expect(sizes(BLUE_SUN)).toEqual([40, 40, 30]);
  expect(sizes(BOTH)).toEqual([60, 60, 60]);
  const rim = laid(BOTH, 2).decks['nav-rim'].draw;
  expect(rim.filter((ref) => idOf(ref) === 'reaver-cutter')).toHaveLength(1);
});

test('SETUP-24 with Blue Sun a Cutter starts in each of the three sectors around Miranda', () => {
  expect(laid(BLUE_SUN, 2).cutters.sort()).toEqual(HOMES);
  for (const home of HOMES) expect(boardFor(BLUE_SUN).adjacent(home, 'miranda')).toBe(true);
  expect(laid(KALIDASA, 2).cutters).toEqual(['border-2-06']);
});

test('SETUP-25 the Corvette starts at Cortex Relay 2', () => {
  expect(laid(KALIDASA, 2).corvette).toBe('cortex-relay-2');
  expect(laid(BLUE_SUN, 2).corvette).toBeNull();
});

test('SETUP-40 Awful Crowded in My Sky: every planetary sector but the start sectors gets a token of its zone', () => {
  const { G } = drafted({ sets: BLUE_SUN, setup: 'awful-crowded-in-my-sky' });
  const board = boardFor(BLUE_SUN);
  const homes = Object.values(G.players).map(({ sector }) => sector);
  for (const sector of board.sectors) {
    const expected =
      !board.planetary(sector) || homes.includes(sector)
        ? undefined
        : board.zone(sector) === 'alliance'
          ? { alliance: 1, reaver: 0 }
          : { alliance: 0, reaver: 1 };
    expect([sector, G.alerts[sector]]).toEqual([sector, expected]);
  }
});

test('SETUP-41 The Rim’s the Thing: only Rim jobs, reshuffle cards in the decks, starting jobs from Rim contacts', () => {
  for (const sets of [KALIDASA, BOTH]) {
    const options = { sets, setup: 'the-rims-the-thing', story: 'desperadoes' };
    expect(starts(sets, 4, options)).toEqual(['in', 'in', 'in']);
    const { G } = drafted(options);
    const dealt = Object.values(G.players).flatMap(({ hand }) => hand);
    const jobs = [...dealt, ...contacts.flatMap(({ id }) => [...G.decks[id].draw, ...G.decks[id].discard])];
    expect([...new Set(jobs.map((ref) => jobCard(ref).set))].sort()).toEqual(sets.slice(1));
    expect(dealt.length).toBeGreaterThan(0);
    for (const ref of dealt) expect(['fanty-mingo', 'higgins', 'lord-harrow', 'mr-universe']).toContain(jobCard(ref).contact);
  }
});

test('SETUP-43 Awful Crowded in My Sky: reshuffle cards in the decks, starting jobs from Harken, Amnon Duul and Patience', () => {
  expect(starts(BLUE_SUN, 4, { setup: 'awful-crowded-in-my-sky' })).toEqual(['in', 'in', 'in']);
  const { G } = drafted({ sets: BLUE_SUN, setup: 'awful-crowded-in-my-sky', story: 'desperadoes' });
  const dealt = Object.values(G.players).flatMap(({ hand }) => hand);
  expect(dealt.length).toBeGreaterThan(0);
  for (const ref of dealt) expect(['harken', 'amnon-duul', 'patience']).toContain(jobCard(ref).contact);
});

test('FLY-08 E-01 with Blue Sun a Mosey may enter a Cutter’s sector and makes no contact; a Full Burn may not', () => {
  const s = scene({ options: { sets: BLUE_SUN }, me: { ...ship, hold: { fuel: 3, passengers: 1 } }, cutters: ['ezra', ...HOMES.slice(1)] });
  expect([s.can('mosey', 'ezra'), s.can('fullBurn', 'ezra'), s.can('fullBurn', 'boros')]).toEqual([true, false, true]);
  s.play('mosey', 'ezra');
  expect([s.me.sector, s.me.hold.passengers, s.stage]).toEqual(['ezra', 1, 'turn']);
  s.play('endTurn').play('endTurn');
  expect([s.turn, s.stage]).toEqual(['0', 'choose']);
});

test('FLY-08 an Evade never enters a Cutter’s sector, not even with Blue Sun', () => {
  const s = scene({
    options: { sets: BLUE_SUN },
    me: { ...ship, at: 'pelorum' },
    cutters: ['border-1-04', ...HOMES.slice(1)],
    top: { 'nav-alliance': ['customs-inspection'] },
  });
  s.play('fullBurn', 'persephone').play('chooseOption', 1);
  expect([s.can('evadeTo', 'border-1-05'), s.can('evadeTo', 'border-1-04')]).toEqual([true, false]);
});

const draws = (card: string, table: Table = {}): Scene =>
  scene({ players: 3, options: { sets: BLUE_SUN }, ...table, me: { ...ship, ...table.me }, top: { 'nav-border': [card] } }).play(
    'fullBurn',
    'ezra',
  );

test('NAV-15 with several Cutters the player to the right picks the one that the Reaver Cutter card brings', () => {
  const s = draws('reaver-cutter');
  expect([s.turn, s.offered('chooseCutter')]).toEqual(['2', HOMES]);
  s.play('chooseCutter', 'burnham-2-02');
  expect([s.G.cutters, s.turn, s.stage]).toEqual([['burnham-2-01', 'ezra', 'burnham-2-03'], '0', 'choose']);
  expect(s.G.alerts).toEqual({ 'burnham-2-02': { alliance: 0, reaver: 1 } });
});

test('NAV-15 so with Reavers on the Hunt, Reavers Dead Ahead! and Reavers in Orbit', () => {
  const hunt = draws('reavers-on-the-hunt').play('chooseCutter', 'burnham-2-01');
  expect([hunt.turn, hunt.offered('moveCutter')]).toEqual(['2', ['miranda', 'rim-1-26', 'rim-1-27']]);
  const ahead = draws('reavers-dead-ahead', { rival: { at: 'boros' } }).play('chooseCutter', 'burnham-2-01');
  expect([ahead.turn, ahead.offered('moveCutter').sort()]).toEqual(['2', ['georgia-2-02', 'priam-ithaca', 'regina']]);
  const orbit = scene({
    players: 3,
    options: { sets: BLUE_SUN },
    me: { ...ship, at: 'rim-1-26' },
    top: { 'nav-rim': ['reavers-in-orbit'] },
  });
  orbit.play('fullBurn', 'rim-1-27').play('chooseCutter', 'burnham-2-01');
  expect(orbit.offered('moveCutter')).toEqual(expect.arrayContaining(['ezra', 'meridian', 'miranda']));
  for (const sector of ['londinium', 'border-2-06', 'burnham-2-02']) expect(orbit.offered('moveCutter')).not.toContain(sector);
  orbit.play('moveCutter', 'burnham-2-01', 'meridian');
  expect([orbit.G.cutters[0], orbit.turn, orbit.can('flyOn')]).toEqual(['meridian', '0', true]);
});

test('NAV-22 a Cutter is never moved onto another', () => {
  const s = draws('reavers-on-the-hunt', { cutters: ['kerry', 'boros', 'burnham-2-01'] }).play('chooseCutter', 'kerry');
  expect(s.offered('moveCutter')).toEqual(['georgia-3-06', 'priam-ithaca', 'regina', 'three-hills']);
  const bait = draws('reaver-bait', { cutters: ['kerry', 'boros', 'burnham-2-01'] })
    .play('chooseOption', 0)
    .play('chooseCutter', 'burnham-2-01');
  for (const sector of ['kerry', 'boros', 'ezra', 'burnham-2-01']) expect(bait.offered('moveCutter')).not.toContain(sector);
});

test('SCOPE-03 Blue Sun brings its map, the Rim deck and three Cutters with their tokens', () => {
  const { G } = scene({ options: { sets: BLUE_SUN } });
  expect(boardFor(BLUE_SUN).sectors.length).toBeGreaterThan(boardFor(['base']).sectors.length);
  expect([G.decks['nav-rim'].draw.length, G.cutters.length, G.corvette]).toEqual([30, 3, null]);
});

test('SCOPE-04 SCOPE-08 Kalidasa brings its map, the Rim deck and the Corvette, but one Cutter that leaves no tokens', () => {
  const s = scene({ options: { sets: KALIDASA }, me: ship, cutter: 'kerry', top: { 'nav-border': ['reavers-on-the-hunt'] } });
  expect([boardFor(KALIDASA).has('beaumonde'), boardFor(KALIDASA).has('miranda'), s.G.corvette]).toEqual([true, false, 'cortex-relay-2']);
  s.play('fullBurn', 'ezra').play('moveCutter', 'kerry', 'boros');
  expect([s.G.cutters, s.G.alerts]).toEqual([['boros'], {}]);
});

test('SCOPE-07 Blue Sun alone has Alliance tokens only where a story or setup card puts them', () => {
  expect(drafted({ sets: BLUE_SUN }).G.alerts).toEqual({});
  const { G } = drafted({ sets: BLUE_SUN, story: 'any-port-in-a-storm' });
  const tokens = Object.entries(G.alerts);
  expect(tokens.length).toBeGreaterThan(10);
  for (const [sector, alerts] of tokens)
    expect([boardFor(BLUE_SUN).zone(sector), alerts]).toEqual(['alliance', { alliance: 1, reaver: 0 }]);
});
