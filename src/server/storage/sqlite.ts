import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** What the thread is asked. */
export interface Query {
  sql: string;
  parameters: readonly unknown[];
}

/** What it answers, in the order of the questions. */
export type Answer = { rows: unknown[]; changes?: number } | { problem: string; code?: string };

interface Asked {
  resolve(answer: QueryResult<unknown>): void;
  reject(error: Error): void;
}

/** In a transaction only what gives rows is waited for: once a query has failed the thread refuses all that follow, the commit among them. */
const GIVES_ROWS = /^\s*(select|with|pragma)\b|\breturning\b/i;

/** An SQLite file in a thread of its own, so that the server goes on answering while the disk works. */
export const sqlite = (file: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteThread(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** The one connection of the file; whoever has it, for a query or a transaction, has it alone. */
class SqliteThread implements Driver, DatabaseConnection {
  private worker: Worker | undefined;
  private readonly asked: Asked[] = [];
  private free: Promise<void> = Promise.resolve();
  private letGo: () => void = () => {};
  /** What the open transaction has asked for and not waited for. */
  private unanswered: Promise<unknown>[] | undefined;

  constructor(private readonly file: string) {}

  async init(): Promise<void> {
    if (this.file !== ':memory:') mkdirSync(dirname(resolve(this.file)), { recursive: true });
    const worker = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), { workerData: this.file, execArgv: [] });
    worker.on('message', (answer: Answer) => this.hear(answer));
    worker.on('error', (error) => this.lose(error));
    worker.on('exit', () => this.lose(new Error('the thread of the database has ended')));
    this.worker = worker;
    // Its first answer, to no question, says that the file is open.
    await new Promise((resolve, reject) => this.asked.push({ resolve, reject }));
  }

  private hear(answer: Answer): void {
    const asked = this.asked.shift();
    if ('rows' in answer) asked?.resolve({ rows: answer.rows, numAffectedRows: BigInt(answer.changes ?? 0) });
    else asked?.reject(Object.assign(new Error(answer.problem), { code: answer.code }));
  }

  private lose(error: Error): void {
    this.worker = undefined;
    for (const { reject } of this.asked.splice(0)) reject(error);
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const answer = this.ask<R>(sql, parameters);
    if (!this.unanswered || GIVES_ROWS.test(sql)) return answer;
    this.answerLater(answer);
    return Promise.resolve({ rows: [] });
  }

  private answerLater(answer: Promise<unknown>): void {
    // Whoever commits hears of what went wrong.
    answer.catch(() => {});
    this.unanswered = [...(this.unanswered ?? []), answer];
  }

  private ask<R>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<R>> {
    return new Promise((resolve, reject) => {
      if (!this.worker) return reject(new Error('the database is closed'));
      this.asked.push({ resolve: resolve as Asked['resolve'], reject });
      this.worker.postMessage({ sql, parameters } satisfies Query);
    });
  }

  streamQuery(): never {
    throw new Error('nothing here is read in pieces');
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let letGo = () => {};
    this.free = new Promise((resolve) => {
      letGo = resolve;
    });
    await before;
    this.letGo = letGo;
    return this;
  }

  async releaseConnection(): Promise<void> {
    this.letGo();
  }

  async beginTransaction(): Promise<void> {
    // Immediate: one that begins by reading would be refused when another process has written before its own first write.
    this.answerLater(this.ask('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await Promise.all([...this.endTransaction(), this.ask('commit')]);
  }

  async rollbackTransaction(): Promise<void> {
    await Promise.allSettled([...this.endTransaction(), this.ask('rollback')]);
  }

  private endTransaction(): Promise<unknown>[] {
    const { unanswered = [] } = this;
    this.unanswered = undefined;
    return unanswered;
  }

  async destroy(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage(null);
    await ended;
  }
}
