import { type Has, type Scene, scene, type Table } from '../scenario';

const owner: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', at: 'regina', cash: 3000 };

/** Player 1's turn begins in the Cutter's sector. */
const wakes = (rival: Has, table: Table = {}): Scene =>
  scene({ cutter: 'regina', ...table, rival: { ...owner, ...rival } }).play('endTurn');
/** Player 0 draws the Reaver Cutter card. */
function ambushed(me: Has, table: Table = {}): Scene {
  const s = scene({ ...table, me: { ...owner, hold: { fuel: 1 }, ...me }, top: { 'nav-border': ['reaver-cutter'] } });
  return s.play('fullBurn', 'ezra');
}
const crewOf = (s: Scene, p: string) => s.player(p).crew.map(({ ref }) => ref);
const [FIGHT, IVAN] = [0, 1];

test("REAVER-01 a turn that begins in the Cutter's sector begins with Reaver Contact", () => {
  const s = wakes({});
  expect([s.turn, s.stage, s.can('mosey')]).toEqual(['1', 'choose', false]);
  expect(scene({ cutter: 'boros', rival: owner }).play('endTurn').stage).toBe('turn');
});

test('REAVER-01 a Cutter that arrives by Reavers on the Hunt makes no contact until a turn begins there', () => {
  const s = scene({
    me: { ...owner, at: 'kerry', hold: { fuel: 1, passengers: 1 } },
    cutter: 'boros',
    top: { 'nav-border': ['reavers-on-the-hunt'] },
  });
  s.play('fullBurn', 'regina').play('moveCutter', 'boros', 'regina');
  expect([s.turn, s.can('flyOn'), s.me.hold.passengers]).toEqual(['0', true, 1]);
  s.play('stop').play('endTurn').play('endTurn');
  expect([s.turn, s.stage]).toEqual(['0', 'choose']);
});

test('REAVER-01 (E-04) a Cutter that has left before the next turn makes no contact', () => {
  const s = scene({
    me: { ...owner, at: 'kerry', hold: { fuel: 1 } },
    rival: { ...owner, at: 'hera', hold: { fuel: 1 } },
    cutter: 'boros',
    top: { 'nav-border': ['reavers-on-the-hunt', 'reavers-on-the-hunt~2'] },
  });
  s.play('fullBurn', 'regina').play('moveCutter', 'boros', 'regina').play('stop').play('endTurn');
  s.play('fullBurn', 'aphrodite').play('moveCutter', 'regina', 'ezra').play('stop').play('endTurn');
  expect([s.turn, s.stage, s.me.sector]).toEqual(['0', 'turn', 'regina']);
});

test('REAVER-02 with a Pilot and a Mechanic the owner may pay a Fuel for Crazy Ivan and lose nothing else', () => {
  const s = wakes({ crew: ['kaylee', 'zoe'], hold: { fuel: 2, passengers: 2 }, stash: { fugitives: 1 } });
  expect(s.offered('chooseOption')).toEqual([FIGHT, IVAN]);
  s.play('chooseOption', IVAN).play('evadeTo', 'boros');
  expect(s.rival).toMatchObject({ sector: 'boros', hold: { fuel: 1, passengers: 2 }, stash: { fugitives: 1 } });
  expect(crewOf(s, '1')).toEqual(['malcolm', 'kaylee', 'zoe']);
});

test('REAVER-02 (E-08) Crazy Ivan needs both professions aboard, whoever has them', () => {
  const hold = { fuel: 2 };
  expect(wakes({ hold }).offered('chooseOption')).toEqual([FIGHT]);
  expect(wakes({ hold, leader: 'nandi', crew: ['kaylee'] }).offered('chooseOption')).toEqual([FIGHT]);
  expect(wakes({ hold, leader: 'monty', crew: ['wash'] }).offered('chooseOption')).toEqual([FIGHT, IVAN]);
});

test('REAVER-03 (E-05) Crazy Ivan needs the Fuel in hand', () => {
  expect(wakes({ crew: ['kaylee'], hold: {} }).offered('chooseOption')).toEqual([FIGHT]);
  expect(wakes({ crew: ['kaylee'], hold: { fuel: 1 } }).offered('chooseOption')).toEqual([FIGHT, IVAN]);
});

test('REAVER-04 (E-07) Passengers and Fugitives are lost before the Fight test, stash included', () => {
  const s = wakes({ crew: ['zoe'], hold: { passengers: 2, fugitives: 1 }, stash: { passengers: 1, fugitives: 1 } }, { dice: [1] });
  s.play('chooseOption', FIGHT);
  expect(s.stage).toBe('test');
  for (const where of [s.rival.hold, s.rival.stash]) expect(where).toMatchObject({ passengers: 0, fugitives: 0 });
});

test.each([
  [4, ['bester']],
  [3, ['bester', 'kaylee']],
])('REAVER-06 (E-07) a Fight total of 8 kills one Crew and 7 kills two: 4 Fight and a die of %d', (die, dead) => {
  const s = wakes({ crew: ['jayne', 'kaylee', 'bester'] }, { dice: [die] }).play('chooseOption', FIGHT);
  for (const victim of dead) s.play('chooseVictim', victim);
  expect(s.stage).toBe('evade');
  expect(crewOf(s, '1')).toEqual(['malcolm', 'jayne', 'kaylee', 'bester'].filter((ref) => !dead.includes(ref)));
  expect(s.G.box).toEqual(expect.arrayContaining(dead));
});

test('REAVER-07 then the ship Evades, and never stays with the Cutter', () => {
  const s = wakes({ crew: ['jayne', 'bester'] }, { dice: [5] })
    .play('chooseOption', FIGHT)
    .play('chooseVictim', 'bester');
  expect([s.turn, s.offered('evadeTo')]).toEqual(['1', ['boros', 'ezra', 'kerry', 'priam-ithaca']]);
  s.play('evadeTo', 'kerry');
  expect([s.rival.sector, s.stage, s.can('mosey')]).toEqual(['kerry', 'turn', true]);
});

test('REAVER-08 on the Reaver Cutter card the Evade ends the Fly action, and the deck is then reshuffled', () => {
  const s = ambushed({ crew: ['jayne', 'bester'], hold: { fuel: 1 } }, { dice: [5], discards: { 'nav-border': ['the-big-black~28'] } });
  s.play('chooseOption', FIGHT).play('chooseVictim', 'bester').play('evadeTo', 'boros');
  expect([s.me.sector, s.stage, s.can('fullBurn'), s.can('mosey')]).toEqual(['boros', 'turn', false, false]);
  const { draw, discard } = s.G.decks['nav-border'];
  expect([discard, draw.includes('reaver-cutter'), draw.includes('the-big-black~28')]).toEqual([[], true, true]);
});

test('REAVER-08 Crazy Ivan on the Reaver Cutter card ends the Fly action too', () => {
  const s = ambushed({ crew: ['kaylee'], hold: { fuel: 2 } })
    .play('chooseOption', IVAN)
    .play('evadeTo', 'boros');
  expect([s.me.sector, s.me.hold.fuel, s.stage, s.can('mosey')]).toEqual(['boros', 0, 'turn', false]);
  expect(s.G.cutters).toEqual(['ezra']);
});

test('REAVER-09 Goods are not lost to Reavers', () => {
  const hold = { cargo: 1, contraband: 1, fuel: 1, parts: 1 };
  const s = wakes({ crew: ['bester', 'lund'], hold, stash: { cargo: 1 } }, { dice: [1] }).play('chooseOption', FIGHT);
  s.play('chooseVictim', 'bester').play('chooseVictim', 'lund').play('evadeTo', 'ezra');
  expect(s.rival).toMatchObject({ hold, stash: { cargo: 1 }, cash: 3000 });
});
