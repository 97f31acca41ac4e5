import { isOutlaw } from '../../../src/firefly/outlaw';
import { type Has, type Scene, scene, type Table } from '../scenario';

const KALIDASA = { sets: ['base', 'kalidasa'] };
const BOTH = { sets: ['base', 'blue-sun', 'kalidasa'] };
const WITH_PIRATES = { sets: ['base', 'pirates', 'kalidasa'] };
const HOMES = ['burnham-2-01', 'burnham-2-02', 'burnham-2-03'];
const calm = { 'nav-alliance': ['the-big-black'], 'nav-border': ['the-big-black~28'], 'nav-rim': ['the-big-black~49'] };
const ship: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', hold: { fuel: 3 }, at: 'regina' };

/** Player 0 of three, at Regina with the Corvette next door at Ezra. */
const sky = (table: Table): Scene =>
  scene({ players: 3, options: KALIDASA, cruiser: 'santo', corvette: 'ezra', top: calm, ...table, me: { ...ship, ...table.me } });
/** Player 0 draws Persistent Pursuit at Boros, and player 2 moves the Corvette. */
const pursued = (to: string, table: Table): Scene =>
  sky({ top: { 'nav-border': ['persistent-pursuit~5'] }, ...table })
    .play('fullBurn', 'boros')
    .play('moveCorvette', to);
const crewOf = (s: Scene, p = '0') => s.player(p).crew.map(({ ref }) => ref);
const contacts = (s: Scene) => s.G.log.flatMap((entry) => (entry.kind === 'corvette' ? [entry.p] : []));

test('CORVETTE-01 an Outlaw who enters its sector has the contact; a clean ship has none', () => {
  expect(contacts(sky({ me: { warrants: 1 } }).play('mosey', 'ezra'))).toEqual(['0']);
  expect(contacts(sky({}).play('mosey', 'ezra'))).toEqual([]);
});

test('CORVETTE-01 so has an Outlaw, of any player, in whose sector it ends a move', () => {
  const s = pursued('kerry', { rival: { ...ship, at: 'kerry', hold: { fugitives: 1 } } });
  expect([s.G.corvette, contacts(s), s.rival.hold.fugitives]).toEqual(['kerry', ['1'], 0]);
  expect([s.turn, s.can('flyOn')]).toEqual(['0', true]);
});

test('CORVETTE-01 E-37 an Outlaw it passes over has none', () => {
  const s = pursued('kerry', { rival: { ...ship, at: 'regina', warrants: 1, hold: { fugitives: 1 } } });
  expect([s.G.corvette, contacts(s), s.rival.hold.fugitives]).toEqual(['kerry', [], 1]);
});

test('CORVETTE-01 NAV-07 its sector is a legal Evade target, and an Outlaw then has the contact', () => {
  const rival: Has = { ...ship, leader: 'monty', crew: ['wash'], at: 'priam-ithaca', hold: { fuel: 1, fugitives: 1 } };
  const s = sky({ cutter: 'priam-ithaca', rival }).play('endTurn').play('chooseOption', 1).play('evadeTo', 'ezra');
  expect([s.rival.sector, contacts(s), s.rival.hold.fugitives]).toEqual(['ezra', ['1'], 0]);
});

test('CORVETTE-01 where both ships of the law wait the Cruiser comes first, and may leave nothing to look for', () => {
  const s = sky({ cruiser: 'persephone', corvette: 'persephone', me: { at: 'pelorum', warrants: 1, cash: 3000, hold: { fugitives: 1 } } });
  s.play('mosey', 'persephone');
  expect([s.me.warrants, s.me.cash, s.me.hold.fugitives, contacts(s)]).toEqual([0, 2000, 0, []]);
});

test('CORVETTE-02 E-31 whoever becomes an Outlaw while sharing its sector has no contact', () => {
  const s = sky({ corvette: 'persephone', me: { at: 'pelorum' }, top: { 'nav-alliance': ['abandoned-ship'] } });
  s.play('fullBurn', 'persephone').play('chooseOption', 0);
  expect([isOutlaw(s.G, '0'), contacts(s), s.stage]).toEqual([true, [], 'turn']);
  for (let i = 0; i < 3; i++) expect(contacts(s.play('endTurn'))).toEqual([]);
  expect([s.turn, isOutlaw(s.G, '0')]).toEqual(['0', true]);
});

test('CORVETTE-03 one Wanted Crew of the owner’s choice leaves the game', () => {
  const wanted = ['kaylee', 'jayne'].map((ref) => ({ ref, wanted: true }));
  const s = sky({ me: { crew: [...wanted, 'wash'] } }).play('mosey', 'ezra');
  expect([s.turn, s.offered('chooseCrew')]).toEqual(['0', ['kaylee', 'jayne']]);
  s.play('chooseCrew', 'jayne');
  expect([crewOf(s), s.G.box.includes('jayne'), s.stage]).toEqual([['malcolm', 'kaylee', 'wash'], true, 'turn']);
});

test('CORVETTE-03 with one Wanted Crew there is nothing to choose, and no die is rolled', () => {
  const s = sky({ me: { crew: [{ ref: 'jayne', wanted: true }] } }).play('mosey', 'ezra');
  expect([crewOf(s), s.G.box.includes('jayne'), s.stage]).toEqual([['malcolm'], true, 'turn']);
  expect(s.G.log.filter(({ kind }) => kind === 'die')).toEqual([]);
});

test('CORVETTE-04 what protects from Wanted rolls protects from it', () => {
  const me: Has = { crew: [{ ref: 'jayne', wanted: true }], upgrades: ['cryo-stasis-chamber'], hold: { fugitives: 1 } };
  const s = sky({ options: WITH_PIRATES, me }).play('mosey', 'ezra');
  expect([crewOf(s), contacts(s), s.me.hold.fugitives]).toEqual([['malcolm', 'jayne'], ['0'], 0]);
});

test('CORVETTE-04 gear protects only whoever carries it, and a hiding place only so many', () => {
  const crew = ['kaylee', 'jayne'].map((ref) => ({ ref, wanted: true }));
  // The shades are handed to the first free hand, which is the captain's.
  const shades = sky({ options: WITH_PIRATES, me: { crew, gear: ['scan-proof-shades'] } });
  expect(shades.play('mosey', 'ezra').offered('chooseCrew')).toEqual(['kaylee', 'jayne']);
  const carried = sky({ options: WITH_PIRATES, me: { crew, gear: ['scan-proof-shades'] } });
  carried.play('outfit').play('handOver', 'scan-proof-shades').play('giveTo', 'kaylee').play('doneOutfitting').play('mosey', 'ezra');
  expect(crewOf(carried)).toEqual(['malcolm', 'kaylee']);
  const hidden = sky({ options: WITH_PIRATES, me: { crew, upgrades: ['cryo-stasis-chamber'] } }).play('mosey', 'ezra');
  expect(hidden.offered('chooseCrew')).toEqual(['kaylee', 'jayne']);
});

test('CORVETTE-05 E-28 Fugitives outside the stash go; those in the stash stay', () => {
  const s = sky({ me: { hold: { fugitives: 2 }, stash: { fugitives: 1 } } }).play('mosey', 'ezra');
  expect([s.me.hold.fugitives, s.me.stash.fugitives]).toEqual([0, 1]);
});

test('CORVETTE-06 a ship that was flying stops, without a Nav card when it flew into it', () => {
  const s = sky({ me: { warrants: 1 } }).play('fullBurn', 'ezra');
  expect([s.me.sector, s.stage, s.can('fullBurn'), s.can('mosey')]).toEqual(['ezra', 'turn', false, false]);
  expect(s.G.decks['nav-border'].draw.at(-1)).toBe('the-big-black~28');
});

test('CORVETTE-06 a Nav card that brings it ends the flight as well', () => {
  const s = pursued('boros', { me: { warrants: 1 } });
  expect([s.G.corvette, contacts(s), s.stage, s.can('flyOn'), s.me.sector]).toEqual(['boros', ['0'], 'turn', false, 'boros']);
});

test('CORVETTE-07 E-28 it takes no money, no Warrants and no Contraband', () => {
  const s = sky({ me: { warrants: 2, cash: 3000, hold: { contraband: 2 }, stash: { contraband: 1, fugitives: 1 } } }).play('mosey', 'ezra');
  expect(s.me).toMatchObject({ warrants: 2, cash: 3000, hold: { contraband: 2 }, stash: { contraband: 1, fugitives: 1 } });
  expect(contacts(s)).toEqual(['0']);
});

test('CORVETTE-08 it goes where it likes, in every zone', () => {
  const s = sky({ corvette: 'border-1-06', top: { 'nav-border': ['persistent-pursuit~5'] } }).play('fullBurn', 'boros');
  expect(s.turn).toBe('2');
  expect(s.offered('moveCorvette')).toEqual(expect.arrayContaining(['persephone', 'pelorum', 'border-1-05', 'rim-1-07']));
});

test('CORVETTE-08 its cards are moved by the player to the right: next to the drawer, or to any planet without a ship', () => {
  const near = sky({ top: { 'nav-border': ['hell-come-at-you-sideways~2'] }, rival: { at: 'kerry' } }).play('fullBurn', 'boros');
  expect([near.turn, near.offered('moveCorvette').includes('regina')]).toEqual(['2', true]);
  for (const taken of ['kerry', 'boros', 'ezra']) expect(near.offered('moveCorvette')).not.toContain(taken);
  const far = sky({ top: { 'nav-border': ['leave-no-ground-to-go-to~2'] }, rival: { at: 'kerry' } }).play('fullBurn', 'boros');
  expect(far.offered('moveCorvette')).toEqual(expect.arrayContaining(['beaumonde', 'londinium', 'regina']));
  for (const taken of ['kerry', 'santo', 'border-1-06']) expect(far.offered('moveCorvette')).not.toContain(taken);
});

test('CORVETTE-09 it may not end a move where Cutters start', () => {
  const alone = sky({ corvette: 'border-1-06', top: { 'nav-border': ['persistent-pursuit~5'] } }).play('fullBurn', 'boros');
  expect(alone.offered('moveCorvette')).not.toContain('border-2-06');
  expect(alone.offered('moveCorvette')).toContain('rim-1-07');
  const both = sky({ options: BOTH, corvette: 'rim-1-26', top: { 'nav-border': ['persistent-pursuit~5'] } }).play('fullBurn', 'boros');
  for (const home of HOMES) expect(both.offered('moveCorvette')).not.toContain(home);
  expect(both.offered('moveCorvette')).toContain('miranda');
});

test('CORVETTE-10 a Cutter it comes upon goes back where Cutters start, to a free sector the player to the right picks', () => {
  const s = pursued('kerry', { options: BOTH, cutters: ['kerry', 'burnham-2-01', 'hera'] });
  expect([s.turn, s.offered('moveCutter')]).toEqual(['2', ['burnham-2-02', 'burnham-2-03']]);
  s.play('moveCutter', 'kerry', 'burnham-2-03');
  expect([s.G.cutters, s.G.alerts, s.turn]).toEqual([['burnham-2-03', 'burnham-2-01', 'hera'], {}, '0']);
  const alone = pursued('kerry', { cutter: 'kerry' });
  expect([alone.G.corvette, alone.G.cutters]).toEqual(['kerry', ['border-2-06']]);
});

test('CORVETTE-10 called by an Alert, it drives off the Cutter a ship has moseyed into', () => {
  const s = sky({
    options: BOTH,
    corvette: 'beaumonde',
    cutters: ['ezra', 'burnham-2-01', 'burnham-2-02'],
    alerts: { ezra: { alliance: 1 } },
    dice: [1],
  });
  s.play('mosey', 'ezra');
  expect([s.G.corvette, s.G.cutters]).toEqual(['ezra', ['burnham-2-03', 'burnham-2-01', 'burnham-2-02']]);
});

test('CORVETTE-11 E-22 Reaver tokens where it comes go without a roll; Alliance tokens stay', () => {
  const s = pursued('kerry', { options: BOTH, alerts: { kerry: { alliance: 1, reaver: 2 } } });
  expect(s.G.alerts).toEqual({ kerry: { alliance: 1, reaver: 0 } });
  expect(s.G.log.filter(({ kind }) => kind === 'alert')).toEqual([]);
});

test('CORVETTE-12 no Alert calls a Cutter to its sector', () => {
  const s = sky({ options: BOTH, alerts: { ezra: { reaver: 6 } }, dice: [1] }).play('mosey', 'ezra');
  expect([s.G.cutters, s.G.alerts, s.stage]).toEqual([HOMES, {}, 'turn']);
});

test('CORVETTE-12 (U-21) no Nav card moves a Cutter there', () => {
  const s = sky({
    options: BOTH,
    cutters: ['regina', ...HOMES.slice(1)],
    me: { at: 'kerry' },
    top: { 'nav-border': ['reavers-on-the-hunt'] },
  });
  s.play('fullBurn', 'boros').play('chooseCutter', 'regina');
  expect(s.offered('moveCutter')).toEqual(['boros', 'kerry', 'priam-ithaca']);
});

test('CORVETTE-12 NAV-16 E-23 a clean ship in its sector draws Reaver Cutter: no Cutter, no contact, a new deck, and the flight goes on', () => {
  const table: Table = {
    options: BOTH,
    me: { crew: ['wash'], hold: { fuel: 3, passengers: 1 } },
    top: { 'nav-border': ['reaver-cutter'] },
    discards: { 'nav-border': ['the-big-black~28'] },
  };
  const s = sky(table).play('fullBurn', 'ezra');
  expect([s.G.cutters, s.me.hold.passengers, s.turn, s.can('flyOn')]).toEqual([HOMES, 1, '0', true]);
  expect([s.G.decks['nav-border'].discard, s.G.decks['nav-border'].draw.includes('reaver-cutter')]).toEqual([[], true]);
  const elsewhere = sky({ ...table, corvette: 'beaumonde' })
    .play('fullBurn', 'ezra')
    .play('chooseCutter', 'burnham-2-01');
  expect([elsewhere.G.cutters.includes('ezra'), elsewhere.stage]).toEqual([true, 'choose']);
});
