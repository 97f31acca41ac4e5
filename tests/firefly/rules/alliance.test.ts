import { type Has, type Scene, scene, type Table } from '../scenario';

const calm = 'the-big-black';
const flyer: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', at: 'pelorum', cash: 3000 };

/** Player 0, with the Cruiser next door at Persephone. */
const near = (me: Has, table: Table = {}): Scene => scene({ cruiser: 'persephone', ...table, me: { ...flyer, ...me } });
/** The same, having moseyed into it. */
const caught = (me: Has, table: Table = {}): Scene => near(me, table).play('mosey', 'persephone');
const contraband = (s: Scene) => s.me.hold.contraband + s.me.stash.contraband;
const crewOf = (s: Scene, p = '0') => s.player(p).crew.map(({ ref }) => ref);

test("ALLIANCE-01 an Outlaw who enters the Cruiser's sector has Alliance Contact", () => {
  expect(caught({ warrants: 1 }).me).toMatchObject({ warrants: 0, cash: 2000 });
});

test('ALLIANCE-01 an Outlaw whose sector the Cruiser enters has Alliance Contact', () => {
  const s = scene({
    me: { ...flyer, warrants: 1, hold: { fuel: 1 } },
    cruiser: 'white-sun-4-02',
    top: { 'nav-alliance': ['cruiser-patrol'] },
  });
  s.play('fullBurn', 'persephone').play('moveCruiser', 'persephone');
  expect(s.me).toMatchObject({ warrants: 0, cash: 2000 });
});

test("ALLIANCE-02 a ship that becomes an Outlaw in the Cruiser's sector has contact there and then", () => {
  const s = near({ at: 'persephone', active: [], hand: ['badger-try-one-of-the-border-planets'], hold: {} });
  s.play('work', 'badger-try-one-of-the-border-planets').play('setOut');
  expect([contraband(s), s.stage]).toEqual([0, 'turn']);
  expect(s.me.active.map(({ ref }) => ref)).toEqual(['badger-try-one-of-the-border-planets']);
});

test('ALLIANCE-03 a ship that is no Outlaw ignores the Cruiser', () => {
  const s = near({ hold: { fuel: 1, cargo: 1, passengers: 1 } }, { top: { 'nav-alliance': [calm] } });
  s.play('fullBurn', 'persephone');
  expect([s.me.cash, s.me.hold.cargo, s.me.hold.passengers, s.can('flyOn')]).toEqual([3000, 1, 1, true]);
});

test('ALLIANCE-04 (E-32) the Cruiser reaches a rival: the rival has contact now and the drawer keeps flying', () => {
  const s = scene({
    players: 3,
    me: { ...flyer, hold: { fuel: 1 } },
    rival: { at: 'londinium', warrants: 2, cash: 2500 },
    cruiser: 'sihnon',
    top: { 'nav-alliance': ['cruiser-patrol'] },
  });
  s.play('fullBurn', 'persephone');
  expect(s.turn).toBe('2');
  s.play('moveCruiser', 'londinium');
  expect([s.rival.warrants, s.rival.cash]).toEqual([0, 500]);
  expect([s.turn, s.can('flyOn')]).toEqual(['0', true]);
});

test('ALLIANCE-05 the fine is $1,000 for each Warrant, or everything where that is less', () => {
  expect(caught({ warrants: 2 }).me.cash).toBe(1000);
  expect(caught({ warrants: 2, cash: 1300 }).me.cash).toBe(0);
  expect(caught({ hold: { contraband: 1 } }).me.cash).toBe(3000);
});

test('ALLIANCE-06 all Warrants are discarded, paid in full or not', () => {
  expect(caught({ warrants: 3 }).me.warrants).toBe(0);
  expect(caught({ warrants: 3, cash: 100 }).me.warrants).toBe(0);
});

test('ALLIANCE-07 (E-28) all Contraband and Fugitives are seized, stash included, and nothing else', () => {
  const s = caught({
    hold: { contraband: 2, fugitives: 1, cargo: 1, passengers: 1, fuel: 2 },
    stash: { contraband: 1, fugitives: 1, parts: 2 },
  });
  expect(s.me.hold).toEqual({ contraband: 0, fugitives: 0, cargo: 1, passengers: 1, fuel: 2, parts: 0 });
  expect(s.me.stash).toMatchObject({ contraband: 0, fugitives: 0, parts: 2 });
});

test('ALLIANCE-08 each Wanted Crew is rolled for, and on a 1 removed from the game', () => {
  const s = caught({ crew: ['jayne', 'kaylee', 'billy', { ref: 'wash', wanted: true }] }, { dice: [2, 1, 1] });
  expect(crewOf(s)).toEqual(['malcolm', 'jayne', 'kaylee']);
  expect(s.G.box).toEqual(expect.arrayContaining(['billy', 'wash']));
});

test('ALLIANCE-08 (E-29) a Medic does not help against a Wanted roll of 1', () => {
  const s = caught({ crew: ['jayne', 'med-staff'] }, { dice: [1, 6] });
  expect([crewOf(s), s.stage]).toEqual([['malcolm', 'med-staff'], 'turn']);
});

test('ALLIANCE-09 ALLIANCE-10 (E-17) an Outlaw flying into the Cruiser stops, draws no Nav card and keeps the other Action', () => {
  const s = near({ warrants: 1, hold: { fuel: 1 } }).play('fullBurn', 'persephone');
  expect([s.me.sector, s.stage, s.can('flyOn'), s.can('mosey'), s.can('buy')]).toEqual(['persephone', 'turn', false, false, true]);
  expect(s.G.decks['nav-alliance'].discard).toEqual([]);
});

test('ALLIANCE-09 the Cruiser coming by Cruiser Patrol stops the drawer too', () => {
  const s = scene({
    me: { ...flyer, warrants: 1, hold: { fuel: 1 } },
    cruiser: 'white-sun-4-02',
    top: { 'nav-alliance': ['cruiser-patrol'] },
  });
  s.play('fullBurn', 'persephone').play('moveCruiser', 'persephone');
  expect([s.stage, s.can('flyOn')]).toEqual(['turn', false]);
});

test('ALLIANCE-12 Jobs stay Active though what they loaded was seized', () => {
  const s = caught({ hold: { contraband: 2 }, active: [{ ref: 'badger-try-one-of-the-border-planets', step: 1 }] });
  expect(contraband(s)).toBe(0);
  expect(s.me.active).toMatchObject([{ ref: 'badger-try-one-of-the-border-planets', step: 1 }]);
});

test('ALLIANCE-13 one entry, one contact: a Wanted Crew who got away is not rolled for again by staying', () => {
  const s = caught({ crew: ['jayne'] }, { dice: [2, 1, 1, 1] });
  expect(crewOf(s)).toContain('jayne');
  s.play('endTurn').play('endTurn');
  expect([s.turn, crewOf(s)]).toEqual(['0', ['malcolm', 'jayne']]);
  s.play('mosey', 'pelorum').play('endTurn').play('endTurn').play('mosey', 'persephone');
  expect(crewOf(s)).toEqual(['malcolm']);
});

test('ALLIANCE-13 the Alliance Cruiser card is one contact, with one roll for each Wanted Crew', () => {
  const s = scene({
    me: { ...flyer, crew: ['jayne'], hold: { fuel: 1 } },
    cruiser: 'santo',
    dice: [2, 1],
    top: { 'nav-alliance': ['alliance-cruiser'] },
  });
  s.play('fullBurn', 'persephone');
  expect([s.stage, crewOf(s)]).toEqual(['turn', ['malcolm', 'jayne']]);
});

test('ALLIANCE-13 a new change to Outlaw is a new contact', () => {
  const s = caught({ warrants: 1, hand: ['badger-try-one-of-the-border-planets'] });
  expect(s.me).toMatchObject({ warrants: 0, cash: 2000 });
  s.play('work', 'badger-try-one-of-the-border-planets').play('setOut');
  expect([contraband(s), s.me.cash]).toEqual([0, 2000]);
});

test('ALLIANCE-03 (E-34) Contraband jettisoned on the way leaves a clean ship that the Cruiser ignores', () => {
  const s = scene({
    me: { ...flyer, at: 'white-sun-3-02', crew: ['kaylee'], hold: { contraband: 1, fuel: 2 } },
    cruiser: 'persephone',
    top: { 'nav-alliance': [calm, 'the-big-black~2'] },
  });
  s.play('fullBurn', 'pelorum').play('jettison', 'contraband').play('flyOn', 'persephone');
  expect([s.me.sector, s.me.cash, s.can('flyOn')]).toEqual(['persephone', 3000, true]);
});
