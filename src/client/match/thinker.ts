import { HANGING, patience } from '../../../bots/guard';
import type { Advice } from '../../../bots/types';
import type { Move, PlayerID } from '../../engine/moves';

/** What a bot is asked: it knows no more than its seat. */
export interface Question {
  ask: 'choose' | 'explain';
  game: string;
  bot: string;
  player: PlayerID;
  view: unknown;
  legal: readonly Move[];
  /** Seed of the bot's own dice. */
  seed: string;
  /** Milliseconds it may take. */
  budget: number;
}

export type Answer = { move: Move } | { advice: readonly Advice[] } | { error: string };

/** Where bots think. */
export interface Thinker {
  choose(question: Omit<Question, 'ask'>): Promise<Move>;
  explain(question: Omit<Question, 'ask'>): Promise<readonly Advice[]>;
  stop(): void;
}

/** Bots in a worker of their own, so that the page never waits for them. One that hangs is ended with its worker. */
export function workerThinker(start: () => Worker = startWorker): Thinker {
  let worker: Worker | null = null;

  const stop = () => {
    worker?.terminate();
    worker = null;
  };

  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const busy = worker;
      const { port1, port2 } = new MessageChannel();
      const late = setTimeout(
        () => {
          stop();
          reject(new Error(HANGING));
        },
        patience({ ms: question.budget }),
      );
      busy.onerror = (event) => {
        clearTimeout(late);
        stop();
        reject(new Error(event.message || 'its worker failed'));
      };
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        clearTimeout(late);
        port1.close();
        resolve(data);
      };
      busy.postMessage(question, [port2]);
    });

  return {
    async choose(question) {
      const answer = await ask({ ask: 'choose', ...question });
      if ('move' in answer) return answer.move;
      throw new Error('error' in answer ? answer.error : 'it gave no move');
    },
    async explain(question) {
      const answer = await ask({ ask: 'explain', ...question });
      if ('advice' in answer) return answer.advice;
      throw new Error('error' in answer ? answer.error : 'it gave no advice');
    },
    stop,
  };
}

const startWorker = (): Worker => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
