import { Worker } from 'node:worker_threads';
import { HANGING, patience } from '../../../bots/guard';
import type { Move } from '../../engine/moves';
import type { Question, Said } from './thought';

interface Asked {
  question: Question;
  answer(move: Move): void;
  fail(error: Error): void;
}

interface Thinker {
  worker: Worker;
  ready: boolean;
  at: Asked | null;
  timer?: NodeJS.Timeout;
}

/** Threads in which bots think, one question each at a time. One that dies or hangs is replaced, and its question fails. */
export class Thinkers {
  private readonly thinkers = new Set<Thinker>();
  private readonly waiting: Asked[] = [];
  private closed = false;

  constructor(private readonly threads: number) {}

  /** How many questions wait for a free thread. */
  get queued(): number {
    return this.waiting.length;
  }

  ask(question: Question): Promise<Move> {
    return new Promise((answer, fail) => {
      if (this.closed) return fail(new Error('the server is stopping'));
      this.waiting.push({ question, answer, fail });
      this.next();
    });
  }

  private next(): void {
    if (this.waiting.length > 0 && this.thinkers.size < this.threads && ![...this.thinkers].some(({ at }) => !at)) this.start();
    for (const thinker of this.thinkers) {
      const asked = thinker.ready && !thinker.at ? this.waiting.shift() : undefined;
      if (!asked) continue;
      thinker.at = asked;
      thinker.timer = setTimeout(() => this.lose(thinker, HANGING), patience({ ms: asked.question.ms }));
      thinker.worker.postMessage(asked.question);
    }
  }

  private start(): void {
    const worker = new Worker(new URL('./start.mjs', import.meta.url), {
      execArgv: [],
      // A bot has no business with the server's settings, the database's address among them.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    const thinker: Thinker = { worker, ready: false, at: null };
    this.thinkers.add(thinker);
    worker.on('message', (said: Said) => this.hear(thinker, said));
    worker.on('error', (error) => this.lose(thinker, error.message));
    worker.on('exit', () => this.lose(thinker, 'its thread has ended'));
  }

  private hear(thinker: Thinker, said: Said): void {
    const { at } = thinker;
    clearTimeout(thinker.timer);
    thinker.ready = true;
    thinker.at = null;
    if ('move' in said) at?.answer(said.move);
    if ('problem' in said) at?.fail(new Error(said.problem));
    this.next();
  }

  private lose(thinker: Thinker, problem: string): void {
    if (!this.thinkers.delete(thinker)) return;
    clearTimeout(thinker.timer);
    void thinker.worker.terminate();
    // One that could not even start would be started again and again.
    const lost = thinker.at ?? (thinker.ready ? undefined : this.waiting.shift());
    lost?.fail(new Error(problem));
    if (!this.closed) this.next();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { fail } of this.waiting.splice(0)) fail(new Error('the server is stopping'));
    const workers = [...this.thinkers].map(({ worker }) => worker);
    for (const thinker of [...this.thinkers]) this.lose(thinker, 'the server is stopping');
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
