import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contestNamed } from '../../src/commands/arena/contests';
import { playGame } from '../../src/commands/arena/game';
import { botAt, type Plan, readPlan, tableOf } from '../../src/commands/arena/plan';
import { plot } from '../../src/commands/arena/plot';
import { bar } from '../../src/commands/arena/progress';
import { interval, reportText, spread, summary, toJson } from '../../src/commands/arena/summary';
import { addTimes, newTimes, timeAt, timed } from '../../src/commands/arena/times';
import { Match } from '../../src/engine/match';
import { parseReplay, replay } from '../../src/engine/replay';
import { firefly } from '../../src/firefly/rules';
import { misbehavin } from '../../src/misbehavin/rules';
import { powerOf } from '../../src/misbehavin/values';
import { command, workshop } from './workshop';

const planned = (...args: string[]): Plan => readPlan(args).plan;

describe('the plan', () => {
  test('every story is played with every seating, each as often', () => {
    for (const stories of ['king-of-all-londinium', 'king-of-all-londinium,harkens-folly', 'king-of-all-londinium,harkens-folly,niska']) {
      const tables = stories.split(',').map((story) => ({ story }));
      const plan = { ...planned('--bots', 'hunter,outlaw,random,trader'), tables };
      const games = 4 * tables.length;
      const met = Array.from({ length: games }, (_, game) => `${tableOf(plan, game).story} ${botAt(plan, game, '0')}`);
      expect(new Set(met).size).toBe(games);
    }
  });

  test('any mix of bots, stories and boxes', () => {
    const plan = planned('--bots', 'trader,random', '--sets', 'base,kalidasa', '--iterations', '50', '--turn-cap', '7');
    expect(plan).toMatchObject({ game: 'firefly', bots: ['trader', 'random'], budget: { iterations: 50 } });
    expect(plan.tables.length).toBeGreaterThan(5);
    for (const table of plan.tables) expect(table).toMatchObject({ sets: ['base', 'kalidasa'], turnCap: 7 });
  });

  test("Misbehavin' by its own flags", () => {
    const game = ['--game', 'misbehavin', '--bots', 'scripted,random'];
    expect(planned(...game)).toMatchObject({ game: 'misbehavin', tables: [{ supply: 'default' }] });
    expect(planned(...game, '--supply', 'default,xie-xie', '--side', 'B', '--reavers', '--turn-cap', '9').tables).toEqual([
      { supply: 'default', side: 'B', reavers: true, turnCap: 9 },
      { supply: 'xie-xie', side: 'B', reavers: true, turnCap: 9 },
    ]);
    expect(planned(...game, '--episode', 'ep-shindig', '--factions', 'niska,serenity').tables).toEqual([
      { factions: ['niska', 'serenity'], episode: 'ep-shindig' },
    ]);
    expect(planned(...game, '--factions', 'choose').tables).toEqual([{ factions: 'choose', supply: 'default' }]);
  });

  test.each([
    [['--games', 'many'], '--games takes a whole number from 1 up, not many.'],
    [['--bots', 'zoe'], /^There is no bot zoe; choose from: .*random.*\.$/],
    [['--story', 'nope'], /^There is no story "nope"; choose from: .*\.$/],
    [['--sets', 'nope'], /^There is no box "nope" to play with; choose from: .*\.$/],
    [['--bots', Array(30).fill('random').join(',')], /^With these boxes 1 to \d+ can play, not 30\.$/],
    [['--budget', '10', '--iterations', '10'], '--budget and --iterations exclude each other; give one.'],
    [['--worker'], '--worker needs --redis with the address of the Redis to work for.'],
    [['--speed', '3'], /^Unknown option '--speed'; flags are: --game, --games, .*--story.*\.$/],
    [['--game', 'x'], 'There is no game x; choose from: firefly, misbehavin.'],
    [['--game', 'misbehavin', '--story', 'niska'], /^Unknown option '--story'; flags are: --game, --games, .*--supply.*\.$/],
    [['--game', 'misbehavin', '--bots', 'trader'], /^There is no bot trader; choose from: .*scripted.*\.$/],
    [['--game=misbehavin', '--supply', 'nope'], /^The option supply cannot be "nope"; choose from: default, .*draft\.$/],
    [['--game=misbehavin', '--episode', 'nope'], /^The option episode cannot be "nope"; choose from: .*ep-shindig.*\.$/],
    [['--game=misbehavin', '--factions', 'niska'], /^The option factions must be "random", "choose", or 4 different ones of: .*\.$/],
    [['--game=misbehavin', '--bots', 'random'], '2 to 4 can play, not 1.'],
  ])('%j is one sentence', (args, message) => {
    expect(() => readPlan(args)).toThrow(message);
  });
});

describe('the figures', () => {
  test('the interval of a share is the one in the books', () => {
    const [low, high] = interval(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(interval(0, 0)).toEqual([0, 1]);
  });

  test('a spread is the median and what lies between the outer tenths', () => {
    expect(spread(Array.from({ length: 11 }, (_, i) => 10 - i))).toEqual({ median: 5, p10: 1, p90: 9 });
    expect(spread([])).toEqual({ median: 0, p10: 0, p90: 0 });
  });

  test('times add up, and their shares are right to within a tenth', () => {
    const [one, two] = [newTimes(), newTimes()];
    for (let i = 1; i <= 100; i++) timed(i % 2 ? one : two, i);
    const all = addTimes([one, two]);
    expect(all.n).toBe(100);
    expect(all.sum).toBe(5050);
    expect(timeAt(all, 0.99) / 99).toBeCloseTo(1, 0);
    expect(timeAt(all, 0.5)).toBeGreaterThan(45);
    expect(timeAt(all, 0.5)).toBeLessThan(56);
  });

  test('a winner, turns, money, warrants and lost crew are those of the game', () => {
    const plan = { ...planned('--games', '1', '--bots', 'random,random', '--turn-cap', '30'), record: true };
    const result = playGame(plan, 0);
    const match = replay(firefly, result.replay!);
    expect(result.end).toBe(match.over?.reason);
    expect(result.turns).toBe(30);
    expect(result.seats.map(({ figures }) => figures.money)).toEqual(['0', '1'].map((p) => match.G.players[p]!.cash));
    const held = ['0', '1'].map((p) => match.G.players[p]!.warrants);
    result.seats.forEach(({ figures }, i) => expect(figures.warrants).toBeGreaterThanOrEqual(held[i]!));
  });

  test("power, fights won and cards gained are those of a game of Misbehavin'", () => {
    const plan = { ...planned('--game', 'misbehavin', '--games', '1', '--bots', 'scripted,scripted'), record: true };
    const result = playGame(plan, 0);
    const saved = result.replay!;
    const match = replay(misbehavin, saved);
    expect([result.end, result.winner]).toEqual([match.over?.reason, match.over?.winner]);
    expect(result.seats.map(({ side }) => side)).toEqual(['0', '1'].map((p) => match.G.players[p]!.faction));
    expect(result.seats.map(({ figures }) => figures.power)).toEqual(['0', '1'].map((p) => powerOf(match.G.players[p]!)));
    const again = Match.start(misbehavin, saved.seed, 2, saved.options);
    const seen = ['0', '1'].map(() => ({ gained: 0, fightsWon: 0 }));
    for (const [player, move, ...args] of saved.moves) {
      again.play(player, { move, args });
      for (const entry of again.G.log) {
        if (entry.kind === 'gained') seen[Number(entry.p)]!.gained++;
        if (entry.kind === 'fought') seen[Number(entry.won ? entry.p : entry.rival)]!.fightsWon++;
      }
    }
    expect(result.seats.map(({ figures: { gained, fightsWon } }) => ({ gained, fightsWon }))).toEqual(seen);
  });

  test('the report names every bot, and the plot can be read without it', () => {
    const plan = planned('--games', '2', '--bots', 'random,trader', '--turn-cap', '4');
    const results = [playGame(plan, 0), playGame(plan, 1)];
    const report = summary(plan, results);
    expect(report).toMatchObject({ games: 2, crashes: 0, stalls: 0 });
    expect(reportText(plan, report, results)).toMatch(/random .*\n.*trader/);
    expect(reportText(plan, report, results)).toMatch(/story +games +won by random +won by trader +turns to win\n/);
    expect(Object.keys(toJson(contestNamed('firefly').contest, report))).toEqual([
      'games',
      'crashes',
      'stalls',
      'capped',
      'wins',
      'turns',
      'money',
      'ends',
      'bots',
      'stories',
    ]);
    const svg = plot(plan, report, results);
    for (const words of ['How often each bot wins', 'In how many turns', 'random', 'trader', '95 % interval']) expect(svg).toContain(words);
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test('a bar shows how far it is and how long it still takes', () => {
    expect(bar(0, 10, 0)).toBe(`${'░'.repeat(30)} 0 of 10 games`);
    expect(bar(5, 10, 65_000)).toBe(`${'█'.repeat(15)}${'░'.repeat(15)} 5 of 10 games 1:05 left`);
    expect(bar(10, 10, 3_725_000)).toBe(`${'█'.repeat(30)} 10 of 10 games in 1:02:05`);
  });
});

test.each([
  ['firefly', ['--bots', 'random,trader', '--turn-cap', '12'], 'endTurn', 24],
  ['misbehavin', ['--bots', 'random,scripted'], 'recruit', null],
])('coverage of %s counts what the game exercises, not what bots imagine', (game, args, name, times) => {
  const plan = { ...planned('--game', game, '--games', '1', ...args), coverage: true };
  const { contest } = contestNamed(game);
  const result = playGame(plan, 0);
  const { counts, never } = summary(plan, [result]).coverage!;
  const sum = (of: Record<string, number>) => Object.values(of).reduce((total, n) => total + n, 0);
  const decisions = result.seats.reduce((total, { times: { n } }) => total + n, 0);
  expect(sum(counts.move!)).toBe(decisions);
  if (times === null) expect(counts.move![name]).toBeGreaterThan(3);
  else expect(counts.move![name]).toBe(times);
  expect(Object.keys(counts)).toEqual(Object.keys(contest.sorts));
  for (const sort of Object.keys(contest.sorts)) {
    if (sort !== 'action') expect(sum(counts[sort]!)).toBeGreaterThan(0);
    for (const missed of never[sort]!) expect(counts[sort]![missed]).toBe(0);
  }
  expect(never.card!.length).toBeGreaterThan(0);
  expect(contest.observe().counts.move).toEqual({});
});

describe('npm run simulate', () => {
  const args = ['--games', '6', '--bots', 'random,random,trader', '--turn-cap', '6', '--seed', 'again'];

  test('prints the same bytes however many threads play, and the matches it records can be replayed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
    const one = await command('simulate', [...args, '--json', '--workers', '1', '--record', folder, '--plot', join(folder, 'out.svg')]);
    const three = await command('simulate', [...args, '--json', '--workers', '3']);
    expect(one).toMatchObject({ status: 0, err: '' });
    expect(three.out).toBe(one.out);
    const report = JSON.parse(one.out);
    expect(report).toMatchObject({ games: 6, crashes: 0, stalls: 0, turns: { median: expect.any(Number) } });
    expect(Object.keys(report.wins)).toEqual(['random', 'trader']);
    const files = readdirSync(folder);
    expect(files.sort()).toEqual(['0.json', '1.json', '2.json', '3.json', '4.json', '5.json', 'out.svg']);
    for (const file of files.filter((name) => name.endsWith('json'))) {
      const saved = parseReplay(readFileSync(join(folder, file), 'utf8'));
      expect(replay(firefly, saved).over).toBeDefined();
    }
    rmSync(folder, { recursive: true });
  }, 120_000);

  test("a tournament of Misbehavin' is told by bot and faction, the same however many threads play, and can be replayed", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
    const table = ['--game', 'misbehavin', '--games', '6', '--bots', 'scripted,random', '--supply', 'default,draft', '--json'];
    const one = await command('simulate', [...table, '--workers', '1', '--record', folder, '--plot', join(folder, 'out.svg')]);
    const three = await command('simulate', [...table, '--workers', '3']);
    expect(one).toMatchObject({ status: 0, err: '' });
    expect(three.out).toBe(one.out);
    const report = JSON.parse(one.out);
    expect(report).toMatchObject({ games: 6, crashes: 0, stalls: 0, turns: { median: expect.any(Number) } });
    expect(Object.keys(report.wins)).toEqual(['random', 'scripted']);
    const sides: { games: number; wins: number; rate: number }[] = Object.values(report.factions);
    expect(sides.reduce((sum, { games }) => sum + games, 0)).toBe(12);
    expect(sides.reduce((sum, { wins }) => sum + wins, 0)).toBe(report.wins.random + report.wins.scripted);
    for (const { games, wins, rate } of sides) expect(rate).toBe(wins / games);
    expect(Object.keys(report.tables)).toEqual(['supply default', 'supply draft']);
    const svg = readFileSync(join(folder, 'out.svg'), 'utf8');
    for (const words of ['How often each bot wins', 'scripted', 'supply default, supply draft']) expect(svg).toContain(words);
    expect(await command('replay', [join(folder, '5.json')])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/2 players, .*hash ok/),
    });
    rmSync(folder, { recursive: true });
  }, 120_000);

  test('a wrong flag is one sentence and exit code 1', async () => {
    const { status, out, err } = await command('simulate', ['--bots', 'zoe']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^There is no bot zoe; choose from: .*\.\n$/);
  });

  test('bots that throw, hang or cheat are each named once, and their games go on', async () => {
    const bot = (name: string, folly: string) => `
let isFoolish = true;
export const bot = {
  name: '${name}',
  describe: '',
  choose(view, legal, { player, random }) {
    if (isFoolish && view.turn.player === player && view.turn.used.length > 0) {
      isFoolish = false;
      ${folly}
    }
    return legal[Math.floor(random.Number() * legal.length)];
  },
};
`;
    const { folder, remove } = workshop({
      'thrower.ts': bot('thrower', "throw new Error('Out of ideas.');"),
      'sleeper.ts': bot('sleeper', 'for (;;);'),
      'cheater.ts': bot('cheater', "return { move: 'winNow', args: [] };"),
    });
    const bots = ['--bots', 'thrower,sleeper,cheater', '--games', '1', '--turn-cap', '4', '--budget', '1', '--json'];
    const { status, out, err } = await command('simulate', [...bots, '--workers', '2'], folder);
    expect(status).toBe(0);
    expect(err.trim().split('\n').sort()).toEqual([
      expect.stringMatching(/^The bot cheater, first in game \d, could not decide: it wanted something that is not possible; /),
      expect.stringMatching(/^The bot sleeper, first in game \d, could not decide: it took too long; /),
      expect.stringMatching(/^The bot thrower, first in game \d, could not decide: Out of ideas; /),
    ]);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ games: 1, crashes: 0, stalls: 0, capped: 1 });
    for (const name of ['thrower', 'sleeper', 'cheater']) expect(report.bots[name].faults).toBe(1);
    remove();
  }, 240_000);
});
