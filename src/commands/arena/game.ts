import { botNamed } from '../../../bots/games';
import { decide } from '../../../bots/guard';
import { toolsFor } from '../../../bots/tools';
import type { Bot, Memory } from '../../../bots/types';
import { Match } from '../../engine/match';
import type { Move, PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { seededRandom } from '../../engine/random';
import { type Replay, written } from '../../engine/replay';
import type { Contest } from './contest';
import { contestNamed } from './contests';
import type { Counts } from './coverage';
import { botAt, type Plan, seedOf, tableOf } from './plan';
import { newTimes, type Times, timed } from './times';

/** More than any game that gets anywhere. */
const MOST_MOVES = 100_000;

/** How one seat fared. */
export interface SeatResult {
  bot: string;
  /** What it played, where that is not the same for all. */
  side: string | null;
  figures: Record<string, number>;
  /** Decisions in which a move had to be made for the bot, and what was wrong the first time. */
  faults: number;
  fault: string | null;
  times: Times;
}

export interface GameResult {
  game: number;
  /** What was played. */
  group: string;
  /** Why it ended; `stall` when it did not, `crash` when the rules failed. */
  end: string;
  winner: PlayerID | null;
  /** Turns of each player. */
  turns: number;
  seats: SeatResult[];
  /** The stack of a crash. */
  error?: string;
  replay?: Replay;
  counts?: Counts;
}

export const crashed = (game: number, group: string, error?: string): GameResult => ({
  game,
  group,
  end: 'crash',
  winner: null,
  turns: 0,
  seats: [],
  ...(error === undefined ? {} : { error }),
});

/** Carries out one thought of a bot; whoever gives it may cut it short by throwing. */
export type Run = (think: () => Move) => Move;

/** Keeps an eye on a game in progress. */
export interface Eye {
  run?: Run;
  /** Called before every decision. */
  beat?(): void;
}

export function playGame(plan: Plan, game: number, { run = (think) => think(), beat }: Eye = {}): GameResult {
  const { contest, rules } = contestNamed(plan.game);
  const seed = seedOf(plan, game);
  const options = tableOf(plan, game);
  const players = plan.bots.length;
  const result = crashed(game, contest.groups.of(options));
  try {
    const match = Match.start(rules, seed, players, options);
    const seats = plan.bots.map((_, i) => takeSeat(plan, game, String(i), seed));
    const moves: Replay['moves'] = [];
    const watcher = plan.coverage ? contest.observe() : null;
    while (!match.over && moves.length < MOST_MOVES) {
      const { player } = must(match.active()[0], 'decider');
      const seat = must(seats[Number(player)], 'seat');
      const view = match.view(player);
      const legal = match.legal(player);
      const tools = toolsFor(rules, view, player, seat.random, plan.budget, seat.memory);
      beat?.();
      const began = performance.now();
      const { move, fault } = decide(legal, `${seed}/${moves.length}`, () => run(() => seat.bot.choose(view, legal, tools)));
      timed(seat.result.times, performance.now() - began);
      if (fault !== null) {
        seat.result.faults++;
        seat.result.fault ??= fault;
      }
      moves.push(written(player, move));
      if (watcher) watcher.play(match, player, move);
      else match.play(player, move);
      for (const event of rules.news(match.G)) take(contest, event, seats);
    }
    const { over } = match;
    result.end = over?.reason ?? 'stall';
    result.winner = over?.winner ?? null;
    result.turns = Math.ceil(contest.turns(match.G) / players);
    result.seats = seats.map(({ result: seat, player }) => ({
      ...seat,
      side: contest.sides?.of(match.G, player) ?? null,
      figures: Object.fromEntries(
        contest.figures.map(({ key, atEnd }) => [key, atEnd ? atEnd(match.G, player) : (seat.figures[key] ?? 0)]),
      ),
    }));
    if (plan.record) result.replay = { game: rules.name, seed, players, options, moves, hash: match.hash() };
    if (watcher) result.counts = watcher.counts;
  } catch (error) {
    result.error = (error as Error).stack ?? String(error);
  }
  return result;
}

interface Taken {
  player: PlayerID;
  bot: Bot<unknown>;
  /** Dice of its own, so that no seat's thinking changes another's. */
  random: ReturnType<typeof seededRandom>;
  memory: Memory;
  result: SeatResult;
}

function takeSeat(plan: Plan, game: number, player: PlayerID, seed: string): Taken {
  const bot = botAt(plan, game, player);
  return {
    player,
    bot: botNamed(contestNamed(plan.game), bot),
    random: seededRandom(`${seed}/bots/${player}`),
    memory: new Map(),
    result: { bot, side: null, figures: {}, faults: 0, fault: null, times: newTimes() },
  };
}

/** Notes what the figures are made of. */
function take({ figures }: Contest<unknown, unknown>, event: object, seats: readonly Taken[]): void {
  for (const { key, during } of figures) {
    const added = during?.(event);
    if (!added) continue;
    const { figures: noted } = must(seats[Number(added.player)], 'seat').result;
    noted[key] = (noted[key] ?? 0) + added.n;
  }
}
