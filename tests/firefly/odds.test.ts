import { seededRandom } from '../../src/engine/random';
import { chanceOf, oddsOf } from '../../src/firefly/odds';
import { newTest, type TestFrame } from '../../src/firefly/test';
import { type Has, type Scene, scene, type Table } from './scenario';

test('a die, its 6 rolled again, against a target', () => {
  expect([chanceOf(0, 1), chanceOf(5, 6), chanceOf(9, 2)]).toEqual([1, 1, 1]);
  expect(chanceOf(0, 2)).toBeCloseTo(5 / 6, 12);
  expect(chanceOf(2, 7)).toBeCloseTo(2 / 6, 12);
  expect(chanceOf(0, 6)).toBeCloseTo(1 / 6, 12);
  // Whoever shows a 6 has 7 for sure.
  expect(chanceOf(0, 7)).toBeCloseTo(1 / 6, 12);
  expect(chanceOf(0, 8)).toBeCloseTo(5 / 36, 12);
  expect(chanceOf(1, 14)).toBeCloseTo(1 / 36, 12);
  expect(chanceOf(0, 20)).toBeCloseTo(5 / 1296, 12);
});

const JOB = 'badger-losing-patience-with-patience';
const game = (me: Has, table: Table): Scene =>
  scene({ cruiser: 'santo', story: 'king-of-all-londinium', ...table, me: { leader: 'marco', ...me } });
/** Player 0 works at Athens and faces this card. */
const faces = (card: string, me: Has = {}, options = {}): Scene =>
  game({ at: 'athens', hand: [JOB], ...me }, { top: { misbehave: [card] }, options })
    .play('work', JOB)
    .play('setOut');
/** Player 0 burns to Ezra and draws this card. */
const meets = (card: string, me: Has = {}): Scene =>
  game({ at: 'regina', hold: { fuel: 1 }, ...me }, { top: { 'nav-border': [card] } }).play('fullBurn', 'ezra');

/** The test an option of the open card leads to, not yet begun. */
function testOf(s: Scene, option: number): TestFrame {
  const open = s.G.stack.at(-1);
  const test = open?.kind === 'choose' ? open.options[option]?.test : undefined;
  if (!test || Array.isArray(test.skill) || test.skill === 'random') throw new Error('no test');
  return { ...newTest({ p: '0' }, test), skill: test.skill };
}

const ROLLS = 2500;
/** How often each outcome comes when the test is really made so many times, by one who rolls a failure again where that is possible. */
function tried(s: Scene, option: number): number[] {
  const { bands } = testOf(s, option).test;
  const counts = bands.map(() => 0);
  for (let i = 0; i < ROLLS; i++) {
    const match = s.match.clone(seededRandom(`roll ${i}`));
    const play = (move: string, ...args: (string | number)[]) => match.play('0', { move, args });
    const total = () => match.G.log.reduce((last, entry) => (entry.kind === 'test' ? entry.total : last), Number.NaN);
    play('chooseOption', option);
    while (Number.isNaN(total())) {
      const legal = match.legal('0');
      const frame = match.G.stack.at(-1);
      if (frame?.kind !== 'test') throw new Error(`at ${frame?.kind}`);
      const named = legal.find(({ move, args }) => move === 'testSkill' && args[0] === frame.skill);
      const again = legal.find(({ move }) => move === 'useAbility');
      const failing = oddsOf(match.G, frame).at(-1)?.chance !== 1;
      const move = named ?? (failing ? again : undefined) ?? legal.find((one) => one.move === 'accept') ?? legal[0];
      if (!move) throw new Error('nothing to do');
      match.play('0', move);
    }
    const at = Math.max(
      0,
      bands.findLastIndex(({ min }) => total() >= min),
    );
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((n) => n / ROLLS);
}

test.each<[string, () => Scene, number]>([
  ['bare skill', () => faces('gun-play'), 0],
  ['three outcomes', () => meets('nav-hazard-debris-field'), 1],
  ['a target far away', () => faces('the-local-law', { leader: 'corbin' }), 1],
  ['no heroics', () => faces('kill-the-alarm', { leader: 'burgess', crew: ['bester'] }), 0],
  ['a reroll', () => faces('gun-play', { crew: ['zoe'] }), 0],
  ['ones thrown again', () => faces('gun-play', { gear: ['jaynes-cunning-hat'] }), 0],
  ['a kosherized test', () => faces('a-bit-of-local-color', { gear: ['vera'] }), 0],
  ['one who sees things coming', () => faces('backwater-deputies', { crew: ['river-tam'] }), 1],
  ['one who sees things coming, with her brother', () => faces('backwater-deputies', { crew: ['river-tam', 'simon-tam'] }), 1],
  ['one crew member alone', () => faces('old-vendetta', { leader: 'corbin' }), 0],
  ['the best of two dice', () => faces('gun-play', { gear: ['zoes-mares-leg-rifle'] }, { sets: ['base', 'kalidasa'] }), 0],
])('the odds are those of the real test: %s', (_, build, option) => {
  const s = build();
  const odds = oddsOf(s.G, testOf(s, option)).map(({ chance }) => chance);
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  tried(s, option).forEach((often, i) => {
    const chance = odds[i] ?? 0;
    // Four standard deviations.
    expect(Math.abs(often - chance)).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / ROLLS) + 1e-9);
  });
});

test('exact figures: Marco has 2 and needs 7; with Zoe he has 4 and may roll again', () => {
  const alone = faces('gun-play');
  expect(oddsOf(alone.G, testOf(alone, 0)).at(-1)?.chance).toBeCloseTo(2 / 6, 12);
  const two = faces('gun-play', { crew: ['zoe'] });
  expect(oddsOf(two.G, testOf(two, 0)).at(-1)?.chance).toBeCloseTo(1 - (2 / 6) ** 2, 12);
});

test('once the dice lie there only another roll changes anything', () => {
  const s = meets('scrapper-ambush', { crew: ['zoe'] });
  const on = (): number | undefined => {
    const frame = s.G.stack.at(-1);
    return frame?.kind === 'test' ? oddsOf(s.G, frame).at(-1)?.chance : undefined;
  };
  s.roll(2, 3).play('chooseOption', 1);
  // 4 points and a 2: 9 is needed, and a second roll makes it with a 5 or 6.
  expect(on()).toBeCloseTo(2 / 6, 12);
  s.play('useAbility', 'zoe', 0);
  expect(on()).toBeUndefined();
});

test('while nothing is settled there are no odds, nor are there for a side of a showdown', () => {
  const s = faces('gun-play');
  expect(oddsOf(s.G, { ...testOf(s, 0), skill: null })).toEqual([]);
  expect(oddsOf(s.G, { ...testOf(s, 0), test: { skill: 'fight', bands: [] }, showdown: true })).toEqual([]);
});
