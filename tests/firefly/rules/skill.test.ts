import type { LogEntry } from '../../../src/firefly/log';
import { boardFor } from '../../../src/firefly/map';
import { type Has, type Scene, scene, type Table } from '../scenario';

const JOB = 'badger-losing-patience-with-patience';
/** Marco leads: 2 Fight, 1 Tech. */
const game = (me: Has, table: Table = {}): Scene =>
  scene({ cruiser: 'santo', story: 'king-of-all-londinium', ...table, me: { leader: 'marco', ...me } });
/** Player 0 works at Athens and faces this card, those aboard left behind. */
function faces(card: string, me: Has = {}, dice: number[] = [], aboard: string[] = []): Scene {
  const s = game({ at: 'athens', hand: [JOB], ...me }, { top: { misbehave: [card] }, dice }).play('work', JOB);
  for (const ref of aboard) s.play('leaveAboard', ref);
  return s.play('setOut');
}
/** Player 0 burns to Ezra, in Border Space, and draws this card. */
const meets = (card: string, me: Has = {}, dice: number[] = []): Scene =>
  game({ at: 'regina', hold: { fuel: 1 }, ...me }, { dice, top: { 'nav-border': [card] } }).play('fullBurn', 'ezra');

type Told<K extends LogEntry['kind']> = Extract<LogEntry, { kind: K }>;
const told = <K extends LogEntry['kind']>(s: Scene, kind: K): Told<K>[] => s.G.log.filter((entry): entry is Told<K> => entry.kind === kind);
/** What was added to the dice of the test just made. */
const added = (s: Scene): number | undefined => told(s, 'test')[0]?.added;

test('SKILL-01 the skills are Fight, Tech and Negotiate, and each icon on crew or gear is one point', () => {
  const me = { crew: ['jayne', 'wash'], gear: ['vera', 'security-interface-pad'] };
  // Marco 2, Jayne 2, Vera 2 Fight; Marco, Wash and the pad 1 Tech each; Wash and Vera 1 Negotiate each.
  expect(added(faces('gun-play', me, [1]).play('chooseOption', 0))).toBe(6);
  expect(added(faces('kill-the-alarm', me, [1]).play('chooseOption', 0))).toBe(3);
  expect(added(faces('a-formal-affair', me, [1]).play('chooseOption', 1))).toBe(2);
});

test('SKILL-02 one die and the points pass at the target number or above', () => {
  // A 7 is needed, Marco has 2.
  const passes = (die: number): boolean => faces('gun-play', {}, [die]).play('chooseOption', 0).me.misbehaved === 1;
  expect([1, 4, 5, 6].map(passes)).toEqual([false, false, true, true]);
});

test('SKILL-02 gear used up after the roll has counted in it: what it adds comes on top of its points', () => {
  const table: Table = { options: { sets: ['base', 'breakin-atmo'] }, top: { misbehave: ['gun-play'] }, dice: [1] };
  const s = game({ at: 'athens', hand: [JOB], gear: ['gentlemans-dueling-sword'] }, table)
    .play('work', JOB)
    .play('setOut');
  s.play('chooseOption', 0).play('useAbility', 'gentlemans-dueling-sword', 0);
  expect(added(s)).toBe(2 + 1 + 1);
  expect(s.me.gear).toEqual([]);
});

test('SKILL-03 of several result bands the one with the total applies', () => {
  // With one Tech: up to 3 nothing, 4 and 5 one Cargo, from 6 two.
  const cargo = (die: number): number => meets('nav-hazard-debris-field', {}, [die, 1]).play('chooseOption', 1).me.hold.cargo;
  expect([1, 2, 3, 4, 5, 6].map(cargo)).toEqual([0, 0, 1, 1, 2, 2]);
});

test('SKILL-04 at work only crew on the job and the gear they carry count', () => {
  const me = { crew: ['jayne'], gear: ['pistol', 'vera'] };
  expect(faces('gun-play', me).me.gear.map(({ by }) => by)).toEqual(['marco', 'jayne']);
  expect(added(faces('gun-play', me, [1]).play('chooseOption', 0))).toBe(7);
  expect(added(faces('gun-play', me, [1], ['jayne']).play('chooseOption', 0))).toBe(3);
});

test('SKILL-04 elsewhere all crew and all carried gear count, and what nobody carries does not', () => {
  const me = { crew: ['lund'], gear: ['pistol', 'vera', 'gj-flashkill-pod-grenades'] };
  // Marco 2 with the pistol, Lund 2 with Vera; the grenades lie in the hold.
  expect(added(meets('scrapper-ambush', me, [1]).play('chooseOption', 1))).toBe(7);
});

test('SKILL-05 E-56 a Firefly counts 6 and is rolled again and added: Firefly, Firefly, 2 adds 14', () => {
  const [roll] = told(faces('gun-play', {}, [6, 6, 2]).play('chooseOption', 0), 'test');
  expect(roll).toMatchObject({ dice: [6, 6, 2], added: 2, total: 16 });
});

test("SKILL-06 where a card forbids Thrillin' Heroics a Firefly is just 6", () => {
  const alarm = (me: Has, option: number) => told(faces('kill-the-alarm', me, [6, 5]).play('chooseOption', option), 'test')[0];
  expect(alarm({ crew: ['bester'] }, 0)).toMatchObject({ skill: 'tech', dice: [6], total: 8 });
  expect(alarm({ crew: ['bester'] }, 1)).toMatchObject({ skill: 'fight', dice: [6, 5], total: 13 });
  expect(alarm({ crew: ['scrapper-mechanic'] }, 0)).toMatchObject({ skill: 'tech', dice: [6, 5], total: 13 });
});

test('SKILL-07 a Kosherized Fight test adds no Fight points from gear', () => {
  const me = { crew: ['jayne'], gear: ['pistol', 'vera'] };
  expect(added(faces('a-bit-of-local-color', me, [1]).play('chooseOption', 0))).toBe(4);
  expect(added(faces('gun-play', me, [1]).play('chooseOption', 0))).toBe(7);
});

test('SKILL-07 nor does gear thrown in for a Fight point, but in the hands of Lund', () => {
  const thrown = (card: string, crew: string[]) => {
    const s = faces(card, { leader: 'corbin', crew, gear: ['security-interface-pad', 'knife'] }, [1]).play('chooseOption', 0);
    expect(s.me.gear[1]?.by).toBe(crew[0]);
    return s.can('useAbility', 'knife');
  };
  expect([thrown('a-bit-of-local-color', ['jayne']), thrown('a-bit-of-local-color', ['lund'])]).toEqual([false, true]);
  expect(thrown('gun-play', ['jayne'])).toBe(true);
});

test('SKILL-08 E-58 in a Kosherized test gear still gives everything but Fight points: a keyword helps who needs it', () => {
  // Crow fights better by one with a knife in hand; Marco's Vera adds nothing, yet her Negotiate counts in the other test of the card.
  const me = { crew: ['crow'], gear: ['vera', 'knife'] };
  const s = faces('a-bit-of-local-color', me, [1]).play('chooseOption', 0);
  expect(s.me.gear.map(({ by }) => by)).toEqual(['marco', 'crow']);
  expect(added(s)).toBe(5);
  expect(added(faces('a-bit-of-local-color', me, [1]).play('chooseOption', 1))).toBe(1);
});

test('SKILL-09 on a Negotiate test marked Bribes each $100 paid to the bank adds 1', () => {
  const s = faces('keep-a-low-profile', { leader: 'burgess', cash: 1000 }, [5]).play('chooseOption', 1);
  // Once the most is paid that is worth paying, the die rolls by itself.
  s.play('bribe', 3);
  expect([s.me.cash, s.rival.cash]).toEqual([700, 3000]);
  expect([s.me.misbehaved, s.me.warrants]).toEqual([1, 0]);
  const poor = faces('keep-a-low-profile', { leader: 'burgess', cash: 250 }, [5]).play('chooseOption', 1);
  expect(poor.offered('bribe')).toEqual([1, 2]);
  poor.play('bribe', 2);
  expect(poor.me.misbehaved).toBe(0);
});

test('SKILL-10 E-59 bribes are settled before the die is rolled', () => {
  const s = faces('keep-a-low-profile', { crew: ['inara'], cash: 1000 }, [1]).play('chooseOption', 1);
  expect([s.stage, s.can('bribe', 3)]).toEqual(['test', true]);
  s.play('roll');
  expect([s.stage, s.can('bribe')]).toEqual(['test', false]);
  expect(() => s.play('bribe', 3)).toThrow();
});

test('SKILL-10 bribes are for tests so marked, and in those for Negotiate only', () => {
  expect(faces('alliance-patrol', { leader: 'burgess', cash: 1000 }, [1]).play('chooseOption', 0).me.cash).toBe(1000);
  expect(faces('backwater-deputies', { leader: 'burgess', cash: 1000 }).play('chooseOption', 1).can('bribe')).toBe(false);
});

test("SKILL-12 a Medic roll is no test: no Thrillin' Heroics and no reroll", () => {
  // Zoe rerolls Fight tests; the ambush is lost, and then the Medic rolls.
  const hurt = (...dice: number[]): Scene =>
    meets('scrapper-ambush', { crew: ['zoe', 'med-staff'] }, [1, ...dice])
      .play('chooseOption', 1)
      .play('accept')
      .play('chooseVictim', 'zoe')
      .play('medic', 'zoe');
  const dead = hurt(4);
  expect([dead.can('reroll'), dead.can('useAbility'), dead.G.box.includes('zoe')]).toEqual([false, false, true]);
  expect(told(hurt(6, 3), 'die')).toEqual([{ kind: 'die', p: '0', die: 6, why: 'medic', marks: [5] }]);
});

test("SKILL-12 a Wanted roll is no test: no Thrillin' Heroics, and what rerolls or adds does not change it", () => {
  const caught = (...dice: number[]): Scene =>
    game({ at: 'pelorum', crew: ['jayne', 'simon-tam'], gear: ['jaynes-cunning-hat'] }, { cruiser: 'persephone', dice }).play(
      'mosey',
      'persephone',
    );
  const s = caught(6, 1);
  expect(told(s, 'die')).toEqual([
    { kind: 'die', p: '0', die: 6, why: 'jayne', marks: [2] },
    { kind: 'die', p: '0', die: 1, why: 'simon-tam', marks: [2] },
  ]);
  expect(s.me.crew.map(({ ref }) => ref)).toEqual(['marco', 'jayne']);
});

test("SKILL-13 River Tam's own roll comes after the option is chosen and before its test", () => {
  const s = faces('backwater-deputies', { crew: ['river-tam'] }, [3, 2]);
  expect(told(s, 'die')).toEqual([]);
  s.play('chooseOption', 1);
  const order = s.G.log.map(({ kind }) => kind).filter((kind) => ['option', 'die', 'test'].includes(kind));
  expect(order).toEqual(['option', 'die', 'test']);
  expect(told(s, 'test')[0]).toMatchObject({ skill: 'fight', dice: [2], added: 4 });
});

test('SKILL-13 what she rolls helps only the test of that skill; on a 6 the player names it; on 1 and 2 she goes back aboard', () => {
  const fights = (die: number): Scene => faces('backwater-deputies', { crew: ['river-tam'] }, [die, 1]).play('chooseOption', 1);
  expect([fights(3), fights(4), fights(5)].map(added)).toEqual([4, 2, 2]);
  const six = fights(6);
  expect(six.offered('testSkill').sort()).toEqual(['fight', 'negotiate', 'tech']);
  expect(added(six.play('testSkill', 'fight'))).toBe(5);
  const two = fights(2);
  expect(told(two, 'returned')).toEqual([{ kind: 'returned', p: '0', crew: 'river-tam' }]);
  expect(added(two)).toBe(2);
});

test('SKILL-14 River Tam counts neither toward what a job needs nor toward pay by skill', () => {
  const job = 'badger-delaying-the-dive';
  const table = {
    options: { sets: ['base', 'breakin-atmo'] },
    top: { misbehave: ['a-formal-affair', 'a-little-job-on-the-side'] },
    dice: [5, 4],
  };
  // Two Negotiate are needed, and each pays $500 beside the first $500.
  expect(game({ leader: 'burgess', at: 'aphrodite', crew: ['river-tam'], hand: [job] }, table).can('work', job)).toBe(false);
  const s = game({ leader: 'nandi', at: 'aphrodite', crew: ['river-tam'], hand: [job], cash: 0 }, table);
  s.play('work', job).play('setOut').play('chooseOption', 1);
  expect(added(s)).toBe(4);
  s.play('chooseOption', 1);
  expect(s.me.cash).toBe(1500);
});

test('SKILL-11 a nested test is made at once when the result of the first one calls for it', () => {
  const s = scene({
    options: { sets: ['base', 'kalidasa'] },
    me: { at: 'persephone', leader: 'marco', hold: { fuel: 2 } },
    top: { 'nav-alliance': ['alliance-interrogation'] },
    cruiser: 'londinium',
    dice: [1, 5],
  });
  const [alliance] = s.offered('fullBurn').filter((sector) => boardFor(s.G.options.sets).zone(String(sector)) === 'alliance');
  s.play('fullBurn', alliance as string).play('chooseOption', 1);
  const tests = s.G.log.flatMap((entry) => (entry.kind === 'test' ? [[entry.skill, entry.total]] : []));
  expect(tests).toEqual([
    ['negotiate', 1],
    ['fight', 7],
  ]);
  expect(s.me.warrants).toBe(1);
});

test('SKILL-08 a Kosherized Fight test taken as a Negotiate test counts the Negotiate of gear', () => {
  const s = scene({
    story: 'king-of-all-londinium',
    options: { sets: ['base', 'blue-sun'] },
    me: { leader: 'marco', at: 'athens', crew: ['sheydra'], gear: ['vera'], hand: [JOB] },
    top: { misbehave: ['a-bit-of-local-color'] },
    dice: [1],
  });
  s.play('work', JOB).play('setOut').play('chooseOption', 0).play('testAs', 'sheydra', 'negotiate');
  expect(added(s)).toBe(3);
});
