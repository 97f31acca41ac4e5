// The thread of an SQLite file: answers one query after the other. In plain JavaScript, so that it starts at once.
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const database = new Libsql(workerData);
database.pragma('busy_timeout = 5000');
database.pragma('journal_mode = WAL');
// A commit is on the disk before it is answered, even when the power fails right after.
database.pragma('synchronous = FULL');
// The write-ahead log is merged into the file every 40 MB; by default it would be at every few commits of a busy evening.
database.pragma('wal_autocheckpoint = 10000');
database.pragma('foreign_keys = ON');

/** Why the transaction that is open can only be given up; what is asked in it is sent without waiting for what came before. */
let broken = '';

/** @param {import('./sqlite').Query} query */
function run({ sql, parameters }) {
  if (sql === 'rollback') broken = '';
  if (broken) throw new Error(broken);
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}

parentPort?.on('message', (/** @type {import('./sqlite').Query | null} */ query) => {
  if (!query) {
    database.close();
    process.exit();
  }
  /** @type {import('./sqlite').Answer} */
  let answer;
  try {
    answer = run(query);
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    if (database.inTransaction || query.sql.startsWith('begin')) broken = message;
    answer = { problem: message, code };
  }
  parentPort?.postMessage(answer);
});
parentPort?.postMessage({ rows: [] });
