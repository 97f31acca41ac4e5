import { Script } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { HANGING, patience } from '../../../bots/guard';
import type { Budget } from '../../../bots/types';
import type { Move } from '../../engine/moves';
import { must } from '../../engine/must';
import { playGame, type Run } from './game';
import type { Plan } from './plan';

/** A game to be played in a thread. */
export interface Order {
  plan: Plan;
  game: number;
  /** Ends every thought that takes too long; slow, so only for a game in which a bot is known to hang. */
  watched: boolean;
  /** Where the thread counts its decisions, so that others can see it live. */
  pulse: SharedArrayBuffer;
}

const script = new Script('think()');

/** Only a script can be ended from outside while it runs, so the thought is called from one. */
const cutShort =
  (budget: Budget): Run =>
  (think) => {
    const world = globalThis as { think?: () => Move };
    world.think = think;
    try {
      return script.runInThisContext({ timeout: patience(budget) });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new Error(HANGING);
      throw error;
    } finally {
      delete world.think;
    }
  };

const port = must(parentPort, 'port');
port.on('message', ({ plan, game, watched, pulse }: Order) => {
  const decisions = new Int32Array(pulse);
  const beat = () => {
    Atomics.add(decisions, 0, 1);
  };
  port.postMessage(playGame(plan, game, watched ? { beat, run: cutShort(plan.budget) } : { beat }));
});
