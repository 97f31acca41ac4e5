import { parseArgs } from 'node:util';
import { botNamed } from '../../../bots/games';
import { USUAL } from '../../../bots/tools';
import type { Budget } from '../../../bots/types';
import { BadInput, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import type { Flag, Given, Table } from './contest';
import { contestNamed } from './contests';
import { text, whole, words } from './given';

/** All that decides how the games go; plain data, so that it can be sent to where they are played. */
export interface Plan {
  /** Which game is played. */
  game: string;
  games: number;
  bots: string[];
  seed: string;
  /** The games go through these, one after the other. */
  tables: Table[];
  budget: Budget;
  /** The moves come back with the results. */
  record: boolean;
  /** What was exercised comes back with the results. */
  coverage: boolean;
}

/** What the person at the keyboard asked for beside the games. */
export interface Wishes {
  workers: number | null;
  json: boolean;
  plot: string | null;
  record: string | null;
  redis: string | null;
  /** Plays other people's games. */
  worker: boolean;
}

/** The game played when none is named. */
const USUAL_GAME = 'firefly';

const value = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
/** The flags that every game has. */
const FLAGS: Readonly<Record<string, Flag>> = {
  game: value,
  games: value,
  bots: value,
  seed: value,
  'turn-cap': value,
  budget: value,
  iterations: value,
  workers: value,
  json: yes,
  plot: value,
  record: value,
  coverage: yes,
  redis: value,
  worker: yes,
};

function parse(args: string[], options: Readonly<Record<string, Flag>>): Given {
  try {
    return parseArgs({ args, options }).values as Given;
  } catch (error) {
    const names = Object.keys(options).map((flag) => `--${flag}`);
    throw new BadInput(`${(error as Error).message.split('.')[0]}; flags are: ${names.join(', ')}.`);
  }
}

/** The game named by the command line, before anything else is known of it. */
function gameIn(args: string[]): string {
  const { game } = parseArgs({ args, options: { game: value }, strict: false }).values;
  return typeof game === 'string' ? game : USUAL_GAME;
}

/** Reads the command line; BadInput says what is wrong with it. */
export function readPlan(args: string[]): { plan: Plan; wishes: Wishes } {
  const game = gameIn(args);
  const { contest, ...named } = contestNamed(game);
  const given = parse(args, { ...FLAGS, ...contest.flags });
  const bots = words(given, 'bots') ?? Array.from({ length: 4 }, () => 'random');
  for (const name of bots) botNamed(named, name);
  const iterations = whole(given, 'iterations');
  const ms = whole(given, 'budget');
  if (iterations !== undefined && ms !== undefined) throw new BadInput('--budget and --iterations exclude each other; give one.');
  if (given.worker && given.redis === undefined) throw new BadInput('--worker needs --redis with the address of the Redis to work for.');
  const plan: Plan = {
    game,
    games: whole(given, 'games') ?? 100,
    bots,
    seed: text(given, 'seed') ?? '1',
    tables: contest.tables(given, bots.length),
    budget: iterations !== undefined ? { iterations } : ms !== undefined ? { ms } : USUAL,
    record: given.record !== undefined,
    coverage: given.coverage === true,
  };
  // Says at once what is wrong with the options.
  for (const table of plan.tables) named.rules.options(table, bots.length);
  const wishes: Wishes = {
    workers: whole(given, 'workers') ?? null,
    json: given.json === true,
    plot: text(given, 'plot') ?? null,
    record: text(given, 'record') ?? null,
    redis: text(given, 'redis') ?? null,
    worker: given.worker === true,
  };
  return { plan, wishes };
}

export const seedOf = (plan: Plan, game: number): string => `${plan.seed}/${game}`;

export const tableOf = ({ tables }: Plan, game: number): Table => must(tables[game % tables.length], 'table');

/** Seats are rotated from game to game, so that over a round of games every table is played with every seating. */
export function botAt({ bots, tables }: Plan, game: number, player: PlayerID): string {
  const round = (bots.length * tables.length) / commonDivisor(bots.length, tables.length);
  return must(bots[(Number(player) + game + Math.floor(game / round)) % bots.length], 'bot');
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
