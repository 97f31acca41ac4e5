// Takes the pictures in docs/pictures: the page as it is built now, in games that bots have played on from fixed seeds.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { botNamed, gameNamed } from '../../bots/games';
import { decide } from '../../bots/guard';
import { toolsFor } from '../../bots/tools';
import { newSeat } from '../client/match/seats';
import type { SavedGame } from '../client/saves/saved';
import { Match } from '../engine/match';
import { must } from '../engine/must';
import { seededRandom } from '../engine/random';
import { type Replay, written } from '../engine/replay';
import type { State } from '../firefly/state';
import { games } from '../server/games';
import { startServer } from '../server/server';
import { buildIfStale } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { root } from './ensure.mjs';
import { Problem, run, say } from './problem.mjs';

interface Table {
  game: string;
  seed: string;
  options: Record<string, unknown>;
  /** The bot of each seat; a person is about to take over the first one. */
  bots: readonly string[];
  /** Played until the person is asked in this stage, so many moves into the game or later; and about a test, if so wanted. */
  until: { stage: string; moves: number; odds?: boolean };
}

interface Picture {
  name: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
  /** The game shown; without one it is the first page. */
  table?: Table;
}

const FIREFLY: Omit<Table, 'until'> = {
  game: 'firefly',
  seed: 'serenity',
  options: { sets: ['base', 'blue-sun', 'kalidasa'], story: 'harkens-folly' },
  bots: ['outlaw', 'trader', 'hunter'],
};

const pictures: readonly Picture[] = [
  { name: 'start', width: 1280, height: 800, theme: 'dark' },
  { name: 'table', width: 1280, height: 800, theme: 'dark', table: { ...FIREFLY, until: { stage: 'turn', moves: 150 } } },
  { name: 'decision', width: 1280, height: 800, theme: 'light', table: { ...FIREFLY, until: { stage: 'choose', moves: 100, odds: true } } },
  { name: 'phone', width: 390, height: 844, theme: 'light', table: { ...FIREFLY, until: { stage: 'turn', moves: 150 } } },
  {
    name: 'misbehavin',
    width: 1280,
    height: 800,
    theme: 'dark',
    table: { game: 'misbehavin', seed: 'serenity', options: {}, bots: ['captain', 'magistrate'], until: { stage: 'turn', moves: 60 } },
  },
];

const MOST_MOVES = 5000;

/** Whether one of the ways to choose from leads to a test. */
function hasTest(G: unknown): boolean {
  const frame = (G as State).stack.at(-1);
  return frame?.kind === 'choose' && frame.options.some(({ test }) => test !== undefined);
}

/** Plays a table up to the moment of its picture. */
function played({ game, seed, options, bots, until }: Table): SavedGame {
  const { rules, ...among } = gameNamed(game);
  const match = Match.start(rules, seed, bots.length, options);
  const moves: Replay['moves'] = [];
  const isStage = () => match.active().some(({ player, stage }) => player === '0' && stage === until.stage);
  const isNow = () => moves.length >= until.moves && isStage() && (!until.odds || hasTest(match.G));
  while (!isNow()) {
    const [decider] = match.active();
    if (!decider || moves.length > MOST_MOVES) throw new Problem(`The game with the seed ${seed} never comes to a ${until.stage}.`);
    const { player } = decider;
    const bot = botNamed({ rules, ...among }, must(bots[Number(player)], 'bot'));
    const thought = `${seed}/${moves.length}`;
    const legal = match.legal(player);
    const tools = toolsFor(rules, match.view(player), player, seededRandom(thought), { iterations: 20 });
    const { move } = decide(legal, thought, () => bot.choose(match.view(player), legal, tools));
    match.play(player, move);
    moves.push(written(player, move));
  }
  return {
    id: 'picture',
    name: 'Friday night',
    changed: 0,
    seats: bots.map((bot, i) => newSeat(i, i === 0 ? null : bot)),
    replay: { game, seed, players: bots.length, options, moves },
    turn: 0,
    over: false,
  };
}

const SETTINGS = { speed: 'instant', motion: 'less', guide: false };

async function show(page: Page, home: string, table: Table | undefined): Promise<void> {
  await page.goto(home);
  if (!table) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    return;
  }
  const stored = { 'aim-to-misbehave/settings': SETTINGS, 'aim-to-misbehave/game/picture': played(table) };
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries(stored).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
  );
  await page.goto(`${home}#/game/picture`);
  await page.reload();
  await page.locator('.decision [data-move]').first().waitFor();
}

run(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Problem('The pictures need Chromium: install it, or run npm test once as root on Debian.');
  buildIfStale();
  const folder = join(root, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  const server = await startServer({ games, port: 0, client: join(root, 'dist') });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const { name, width, height, theme, table } of pictures) {
      const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme, reducedMotion: 'reduce' });
      await show(page, `http://localhost:${server.port}/`, table);
      const path = join(folder, `${name}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 82 });
      await page.close();
      say(`docs/pictures/${name}.jpg`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});
