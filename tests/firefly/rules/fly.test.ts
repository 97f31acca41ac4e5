import { type Has, type Scene, scene } from '../scenario';

/** The quiet nav card of each deck. */
const calm = { alliance: 'the-big-black', border: 'the-big-black~28' };
const calmSky = (n: number) => Array.from({ length: n }, (_, i) => `the-big-black~${i + 2}`);

const fuelled: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', hold: { fuel: 3 } };

/** Burns back and forth between two sectors until the flight is over; returns the sectors entered. */
function burnOut(s: Scene, there: string, back: string): number {
  s.play('fullBurn', there);
  let entered = 1;
  for (; s.stage === 'fly' && s.can('flyOn', entered % 2 ? back : there); entered++) s.play('flyOn', entered % 2 ? back : there);
  return entered;
}

test('FLY-01 a Fly action is a Mosey or a Full Burn, and what was chosen at its start stays so', () => {
  const table = { me: { ...fuelled, at: 'londinium' }, cruiser: 'santo', top: { 'nav-alliance': [calm.alliance] } };
  expect(scene(table).legal).toEqual(expect.arrayContaining(['mosey sihnon', 'fullBurn sihnon']));
  const burning = scene(table).play('fullBurn', 'sihnon');
  expect(burning.can('mosey')).toBe(false);
  const moseyed = scene(table).play('mosey', 'sihnon');
  expect([moseyed.stage, moseyed.can('mosey'), moseyed.can('fullBurn')]).toEqual(['turn', false, false]);
});

test('FLY-02 a Full Burn costs one Fuel when it starts, however far it goes', () => {
  const s = scene({ me: { ...fuelled, at: 'londinium' }, cruiser: 'santo', top: { 'nav-alliance': calmSky(2) } });
  s.play('fullBurn', 'sihnon');
  expect(s.me.hold.fuel).toBe(2);
  s.play('flyOn', 'gonghe');
  expect(s.me.hold.fuel).toBe(2);
});

test('FLY-02 a Drive Core that needs no Fuel burns without paying any', () => {
  const me: Has = { at: 'londinium', drive: 'hyper-efficient-radion-accelerator-mark-iii', hold: { fuel: 1 } };
  const s = scene({ me, cruiser: 'santo', top: { 'nav-alliance': [calm.alliance] } });
  s.play('fullBurn', 'sihnon');
  expect(s.me.hold.fuel).toBe(1);
  expect(scene({ me: { ...me, hold: {} } }).can('fullBurn', 'sihnon')).toBe(true);
});

test('FLY-03 a ship that must pay Fuel and has none may Mosey but not Full Burn', () => {
  const s = scene({ me: { ...fuelled, at: 'londinium', hold: {} } });
  expect(s.offered('fullBurn')).toEqual([]);
  expect(s.offered('mosey')).not.toEqual([]);
  expect(scene({ me: { ...fuelled, at: 'londinium', hold: {}, stash: { fuel: 1 } } }).can('fullBurn', 'sihnon')).toBe(true);
});

test.each<[string, Has, number]>([
  ['a Mark I drive reaches 5 sectors', {}, 5],
  ['a Mark II drive reaches 6', { drive: 'modified-radion-accelerator-mark-ii' }, 6],
  ['Wash adds one', { crew: ['wash'] }, 6],
  ['Wash and a Grav Thruster add two', { crew: ['wash'], upgrades: ['overcharged-grav-thruster'] }, 7],
])('FLY-04 a Full Burn goes as far as the drive and other cards let it: %s', (_, has, range) => {
  const s = scene({ me: { ...fuelled, ...has, at: 'londinium' }, cruiser: 'santo', top: { 'nav-alliance': calmSky(10) } });
  expect(burnOut(s, 'sihnon', 'londinium')).toBe(range);
  expect(s.stage).toBe('turn');
});

test('FLY-05 each sector entered on a Full Burn draws and resolves a Nav card of its zone', () => {
  const s = scene({ me: { ...fuelled, at: 'pelorum' }, top: { 'nav-alliance': [calm.alliance], 'nav-border': [calm.border] } });
  s.play('fullBurn', 'persephone');
  expect([s.G.decks['nav-alliance'].discard, s.G.decks['nav-border'].discard]).toEqual([[calm.alliance], []]);
  s.play('flyOn', 'border-1-05');
  expect([s.G.decks['nav-alliance'].discard, s.G.decks['nav-border'].discard]).toEqual([[calm.alliance], [calm.border]]);
});

test('FLY-06 a Mosey moves one sector, costs no Fuel and draws no Nav card', () => {
  const s = scene({ me: { ...fuelled, at: 'londinium' }, cruiser: 'santo' });
  s.play('mosey', 'sihnon');
  expect([s.me.sector, s.me.hold.fuel, s.stage]).toEqual(['sihnon', 3, 'turn']);
  expect(s.G.decks['nav-alliance'].discard).toEqual([]);
});

test('FLY-06 a Mosey goes two sectors with a drive that says so, or stops after one', () => {
  const table = { me: { at: 'londinium', drive: 'enhanced-graviton-accelerator' }, cruiser: 'santo' };
  const s = scene(table).play('mosey', 'sihnon').play('flyOn', 'gonghe');
  expect([s.me.sector, s.stage, s.G.decks['nav-alliance'].discard]).toEqual(['gonghe', 'turn', []]);
  const short = scene(table).play('mosey', 'sihnon').play('stop');
  expect([short.me.sector, short.stage]).toEqual(['sihnon', 'turn']);
});

test('FLY-07 a Full Burn may not enter a sector with a Reaver Cutter, neither at its start nor further on', () => {
  expect(scene({ me: { ...fuelled, at: 'regina' }, cutter: 'boros' }).offered('fullBurn')).toEqual(['ezra', 'kerry', 'priam-ithaca']);
  const s = scene({ me: { ...fuelled, at: 'regina' }, cutter: 'boros', top: { 'nav-border': [calm.border] } });
  s.play('fullBurn', 'ezra');
  expect(s.offered('flyOn')).toEqual(['georgia-2-02', 'priam-ithaca', 'regina']);
  expect(() => s.play('flyOn', 'boros')).toThrow();
});

test('FLY-09 (E-02) without Blue Sun a Cutter is never in reach of a Mosey, a Full Burn or an Evade', () => {
  const s = scene({ me: { ...fuelled, at: 'regina' }, cutter: 'boros' });
  expect(s.offered('mosey')).toEqual(['ezra', 'kerry', 'priam-ithaca']);
  expect(s.offered('fullBurn')).toEqual(['ezra', 'kerry', 'priam-ithaca']);
  const moseying = scene({ me: { at: 'regina', drive: 'enhanced-graviton-accelerator' }, cutter: 'boros' }).play('mosey', 'ezra');
  expect(moseying.offered('flyOn')).not.toContain('boros');
  const inspected = scene({ me: { ...fuelled, at: 'pelorum' }, cutter: 'border-1-05', top: { 'nav-alliance': ['customs-inspection'] } });
  inspected.play('fullBurn', 'persephone').play('chooseOption', 1);
  expect(inspected.offered('evadeTo')).toEqual(['border-1-04', 'border-1-06', 'pelorum', 'white-sun-4-02', 'white-sun-4-03']);
});

test('FLY-10 after Keep Flying the player may enter another sector or stop, while the range lasts', () => {
  const table = { me: { ...fuelled, at: 'londinium' }, cruiser: 'santo', top: { 'nav-alliance': calmSky(6) } };
  const s = scene(table).play('fullBurn', 'sihnon');
  expect(s.offered('flyOn')).toContain('gonghe');
  s.play('stop');
  expect([s.stage, s.me.sector, s.can('fullBurn')]).toEqual(['turn', 'sihnon', false]);
  const far = scene(table);
  burnOut(far, 'sihnon', 'londinium');
  expect(far.stage).toBe('turn');
});

test('FLY-11 an Evade from contact at the start of a turn is no Fly action: the ship may still fly', () => {
  const s = scene({ rival: { ...fuelled, at: 'regina', crew: ['kaylee'] }, cutter: 'regina' });
  s.play('endTurn').play('chooseOption', 1).play('evadeTo', 'ezra');
  expect([s.turn, s.stage, s.G.turn.used]).toEqual(['1', 'turn', []]);
  s.play('mosey', 'boros');
  expect(s.rival.sector).toBe('boros');
});
