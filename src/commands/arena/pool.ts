import { Worker } from 'node:worker_threads';
import { patience } from '../../../bots/guard';
import { crashed, type GameResult } from './game';
import type { Plan } from './plan';
import type { Order } from './thread';

/** Threads that play games. A game's result depends on nothing but the plan and its number, wherever it is played. */
export interface Pool {
  play(plan: Plan, game: number): Promise<GameResult>;
  close(): Promise<void>;
}

/** How often the threads are looked at, in milliseconds. */
const LOOK = 500;

interface Waiting {
  plan: Plan;
  game: number;
  watched: boolean;
  done(result: GameResult): void;
}

export function startPool(size: number): Pool {
  const waiting: Waiting[] = [];
  const threads = new Set<ReturnType<typeof startThread>>();

  const hand = (): void => {
    for (const thread of threads) {
      const next = thread.isFree() ? waiting.shift() : undefined;
      if (next) thread.take(next);
    }
  };
  const open = (): void => {
    const thread = startThread(hand, (left) => {
      threads.delete(thread);
      if (left) waiting.unshift(left);
      open();
      hand();
    });
    threads.add(thread);
  };
  for (let i = 0; i < size; i++) open();

  return {
    play: (plan, game) =>
      new Promise((done) => {
        waiting.push({ plan, game, watched: false, done });
        hand();
      }),
    async close() {
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}

/** One thread; `lost` when it had to be ended, with the game it was in if that is to be played again. */
function startThread(free: () => void, lost: (left: Waiting | null) => void) {
  const worker = new Worker(new URL('./start.mjs', import.meta.url));
  const pulse = new SharedArrayBuffer(4);
  const decisions = new Int32Array(pulse);
  let current: Waiting | null = null;
  let seen = 0;
  let since = 0;

  const stop = () => {
    clearInterval(look);
    worker.removeAllListeners();
    return worker.terminate();
  };
  const crash = (of: Waiting, error: string) => of.done(crashed(of.game, '', error));
  // A thread in which one decision takes too long is ended, and its game played again, watched. Before its first one it is still loading.
  const look = setInterval(() => {
    const now = Atomics.load(decisions, 0);
    if (current === null || now === 0 || now !== seen) {
      seen = now;
      since = Date.now();
      return;
    }
    // In a watched game bots are cut short, so it is the rules that hang.
    if (Date.now() - since < (current.watched ? 2 : 1) * patience(current.plan.budget)) return;
    void stop();
    if (current.watched) crash(current, 'The game hangs.');
    lost(current.watched ? null : { ...current, watched: true });
  }, LOOK);
  worker.on('message', (result: GameResult) => {
    const done = current;
    current = null;
    done?.done(result);
    free();
  });
  worker.on('error', (error) => {
    void stop();
    if (!current) throw error;
    crash(current, error.stack ?? String(error));
    lost(null);
  });
  return {
    isFree: () => current === null,
    take(next: Waiting) {
      current = next;
      since = Date.now();
      const order: Order = { plan: next.plan, game: next.game, watched: next.watched, pulse };
      worker.postMessage(order);
    },
    stop,
  };
}
