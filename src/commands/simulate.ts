import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { onceEach } from '../../bots/guard';
import { BadInput } from '../engine/moves';
import { contestNamed } from './arena/contests';
import { coverageText } from './arena/coverage';
import type { GameResult } from './arena/game';
import { type Plan, readPlan, seedOf, type Wishes } from './arena/plan';
import { plot } from './arena/plot';
import { startPool } from './arena/pool';
import { progress } from './arena/progress';
import { reportText, summary, toJson } from './arena/summary';
import './stdout.mjs';

/** Plays all games here, each in whatever thread is free; the results are in the order of the games. */
async function playHere(plan: Plan, workers: number, show: (done: number) => void): Promise<GameResult[]> {
  const pool = startPool(Math.min(workers, plan.games));
  let done = 0;
  const games = Array.from({ length: plan.games }, async (_, game) => {
    const result = await pool.play(plan, game);
    show(++done);
    return result;
  });
  const results = await Promise.all(games);
  await pool.close();
  return results;
}

/** What should not be overlooked: games that crashed and bots that failed. */
function complain(plan: Plan, results: readonly GameResult[]): void {
  for (const { game, error } of results)
    if (error !== undefined) console.error(`Game ${game} (seed ${seedOf(plan, game)}) crashed: ${error}`);
  const tell = onceEach((bot, fault) => console.error(`The bot ${bot}, ${fault}; such moves were made by chance instead.`));
  for (const { game, seats } of results)
    for (const { bot, fault } of seats) tell(bot, fault === null ? null : `first in game ${game}, could not decide: ${fault}`);
}

/** The saved matches, one file each. */
function keep(folder: string, results: readonly GameResult[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { game, replay } of results) if (replay) writeFileSync(`${folder}/${game}.json`, JSON.stringify(replay));
}

async function tournament(plan: Plan, wishes: Wishes, workers: number): Promise<void> {
  const show = progress(plan.games);
  const results =
    wishes.redis === null ? await playHere(plan, workers, show) : await (await import('./arena/redis')).playThere(wishes.redis, plan, show);
  complain(plan, results);
  const report = summary(plan, results);
  if (wishes.record !== null) keep(wishes.record, results);
  if (wishes.plot !== null) writeFileSync(wishes.plot, plot(plan, report, results));
  const { contest } = contestNamed(plan.game);
  if (wishes.json) console.log(JSON.stringify(toJson(contest, report), null, 2));
  else console.log(reportText(plan, report, results) + (report.coverage ? `\n\n${coverageText(contest, report.coverage)}` : ''));
}

async function simulate(args: string[]): Promise<void> {
  const { plan, wishes } = readPlan(args);
  const workers = wishes.workers ?? availableParallelism();
  // BullMQ is loaded only where it is asked for: it takes a while.
  if (wishes.worker && wishes.redis !== null) await (await import('./arena/redis')).workFor(wishes.redis, workers);
  else await tournament(plan, wishes, workers);
}

try {
  await simulate(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
