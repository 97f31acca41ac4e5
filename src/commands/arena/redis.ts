import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Job, Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { BadInput } from '../../engine/moves';
import { crashed, type GameResult } from './game';
import type { Plan } from './plan';
import { startPool } from './pool';

/** Games waiting to be played by anybody, from however many tournaments. */
const QUEUE = 'aim-to-misbehave';

interface Order {
  plan: Plan;
  game: number;
}

/** A game belongs to a worker for as long as it renews its claim; that of a dead one is given to another. In milliseconds. */
const CLAIM = 10_000;
const LOOK = 5000;
/** How often whoever waits looks for results whose message it has missed. */
const SWEEP = 3000;
/** Seconds after which what nobody has asked for is forgotten. */
const KEEP = 3600;

async function connectionTo(url: string): Promise<{ url: string; maxRetriesPerRequest: null }> {
  if (!/^rediss?:\/\/./.test(url)) throw new BadInput('--redis takes an address such as redis://localhost:6379.');
  const trial = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5000 });
  let reason = '';
  trial.on('error', (error: NodeJS.ErrnoException) => {
    reason = error.code ?? error.message;
  });
  try {
    await trial.connect();
    await trial.ping();
  } catch (error) {
    throw new BadInput(`There is no Redis to be reached at ${new URL(url).host} (${reason || (error as Error).message}).`);
  } finally {
    trial.disconnect();
  }
  return { url, maxRetriesPerRequest: null };
}

/** Has the games played by whatever workers there are; the results are in the order of the games. */
export async function playThere(url: string, plan: Plan, show: (done: number) => void): Promise<GameResult[]> {
  const connection = await connectionTo(url);
  const queue = new Queue<Order, GameResult>(QUEUE, { connection });
  const events = new QueueEvents(QUEUE, { connection });
  await events.waitUntilReady();
  const run = randomUUID();
  const idOf = (game: number) => `${run}-${game}`;
  const missing = new Set(Array.from({ length: plan.games }, (_, game) => game));
  const results: GameResult[] = [];
  let finished = () => {};
  const all = new Promise<void>((resolve) => {
    finished = resolve;
  });

  const take = (result: GameResult): void => {
    if (!missing.delete(result.game)) return;
    results[result.game] = result;
    show(plan.games - missing.size);
    if (missing.size === 0) finished();
  };
  const lose = (game: number, error: string): void => take(crashed(game, '', `no worker could play it: ${error}`));
  const sweep = async (): Promise<void> => {
    for (const game of [...missing].slice(0, 200)) {
      const job: Job<Order, GameResult> | undefined = await queue.getJob(idOf(game));
      if (job?.returnvalue) take(job.returnvalue);
      else if (job?.failedReason && (await job.isFailed())) lose(game, job.failedReason);
    }
  };
  events.on('completed', ({ jobId, returnvalue }) => {
    if (jobId.startsWith(run)) take(returnvalue as unknown as GameResult);
  });
  const looking = setInterval(() => void sweep(), SWEEP);
  // Whoever gives up waiting leaves no work behind.
  const giveUp = async (): Promise<void> => {
    for (const game of missing) await queue.remove(idOf(game)).catch(() => 0);
    process.exit(130);
  };
  process.once('SIGINT', giveUp);
  process.once('SIGTERM', giveUp);

  await queue.addBulk(
    [...missing].map((game) => ({
      name: 'game',
      data: { plan, game },
      opts: { jobId: idOf(game), removeOnComplete: { age: KEEP }, removeOnFail: { age: KEEP } },
    })),
  );
  if ((await queue.getWorkersCount()) === 0)
    console.error(`No worker is there yet; start any number with: npm run simulate -- --worker --redis ${url}`);
  await all;
  process.removeListener('SIGINT', giveUp);
  process.removeListener('SIGTERM', giveUp);
  clearInterval(looking);
  await Promise.all(results.map(({ game }) => queue.remove(idOf(game))));
  await events.close();
  await queue.close();
  return results;
}

/** Plays other people's games until it is told to stop; those it has begun it finishes. */
export async function workFor(url: string, threads: number): Promise<void> {
  const connection = await connectionTo(url);
  const pool = startPool(threads);
  const worker = new Worker<Order, GameResult>(QUEUE, ({ data: { plan, game } }) => pool.play(plan, game), {
    connection,
    concurrency: threads,
    lockDuration: CLAIM,
    stalledInterval: LOOK,
    // However many workers have died over a game, another one plays it.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
  });
  let said = '';
  worker.on('error', ({ message }) => {
    if (message !== said) console.error(`Redis: ${message}`);
    said = message;
  });
  await worker.waitUntilReady();
  console.error(
    `Playing games for ${new URL(url).host} in ${threads} thread${threads === 1 ? '' : 's'} (Ctrl+C stops after those in hand).`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await worker.close();
  await pool.close();
}
