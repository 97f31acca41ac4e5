import { type Dialect, Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { provider } from './migrations';
import { sqlite } from './sqlite';
import type { Tables } from './tables';

/** Where matches are kept: `postgres://…`, or the path of an SQLite file; `:memory:` for as long as it lasts. */
export type Place = string;

const isPostgres = (place: Place): boolean => /^postgres(ql)?:\/\//.test(place);

/** One word for people and monitors. */
export const kindOf = (place: Place): 'postgresql' | 'sqlite' => (isPostgres(place) ? 'postgresql' : 'sqlite');

function postgres(url: string): Dialect {
  // An address that nobody answers at would be waited for as long as the system likes, which is minutes.
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nobody uses it: the pool opens another, and the next query says when that does not work.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** The database cannot be opened or brought up to date; the message is the reason. */
export class NoDatabase extends Error {
  override name = 'NoDatabase';
}

const reasonOf = (error: unknown): string => {
  const { message = '', code } = error as { message?: string; code?: string };
  return message || code || String(error);
};

/** Opens the database and brings its tables up to date. */
export async function openDatabase(place: Place): Promise<Kysely<Tables>> {
  try {
    const db = new Kysely<Tables>({ dialect: isPostgres(place) ? postgres(place) : sqlite(place) });
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (!error) return db;
    await db.destroy();
    throw error;
  } catch (error) {
    throw new NoDatabase(reasonOf(error));
  }
}
