import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import { type Kysely, sql } from 'kysely';
import { openDatabase, type Place } from './database';
import type { Tables } from './tables';

/** A state on top of one that is no longer the latest: somebody else was faster. Nothing has been written. */
export class StaleState extends Error {
  override name = 'StaleState';
}

interface Write {
  matchID: string;
  state: State;
  entries: readonly LogEntry[];
  done(error?: unknown): void;
}

/** So many matches are written down at once. */
const BATCH = 100;

/** A match as the lobby knows it. */
export interface ListedMatch {
  matchID: string;
  metadata: Server.MatchData;
  /** The seats that must decide now. */
  active: string[];
  /** Moves made so far. */
  moves: number;
}

const jsonOrNull = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

/** How far a match has come. */
export const progressOf = ({ ctx, _stateID }: State): Pick<ListedMatch, 'active' | 'moves'> => ({
  active: ctx.gameover === undefined ? Object.keys(ctx.activePlayers ?? {}) : [],
  moves: _stateID,
});

/** The columns of a match's row that follow from its state. */
function progressColumns(state: State) {
  const { active, moves } = progressOf(state);
  return { active: JSON.stringify(active), moves };
}

type MatchColumns = Pick<Tables['matches'], 'metadata' | 'gameover' | 'updated_at'>;

const hasBots = ({ players }: Server.MatchData): number => (Object.values(players).some(({ data }) => data?.bot) ? 1 : 0);

const freeSeats = ({ players }: Server.MatchData): number => Object.values(players).filter(({ name }) => name === undefined).length;

const metadataOf = ({ metadata, gameover, updated_at }: MatchColumns): Server.MatchData => ({
  ...JSON.parse(metadata),
  ...(gameover === null ? {} : { gameover: JSON.parse(gameover) }),
  updatedAt: Number(updated_at),
});

const LISTED_COLUMNS = ['id', 'metadata', 'gameover', 'updated_at', 'active', 'moves'] as const;

const listedMatch = (row: Pick<Tables['matches'], (typeof LISTED_COLUMNS)[number]>): ListedMatch => ({
  matchID: row.id,
  metadata: metadataOf(row),
  active: JSON.parse(row.active),
  moves: row.moves,
});

/** The columns of a match's row that follow from its data. */
function columnsOf({ gameover, updatedAt, ...metadata }: Server.MatchData) {
  return {
    metadata: JSON.stringify(metadata),
    unlisted: metadata.unlisted ? 1 : 0,
    bots: hasBots(metadata as Server.MatchData),
    free: freeSeats(metadata as Server.MatchData),
    gameover: jsonOrNull(gameover),
    updated_at: updatedAt,
  };
}

/**
 * boardgame.io's storage on SQLite or PostgreSQL. A state is only taken on top of the one before it, together with its log entries and
 * the outcome in one transaction; when `setState` has resolved, the move is on the disk.
 */
export class Storage extends Async {
  private opened: Kysely<Tables> | null = null;
  private waiting: Write[] = [];
  private writing: Promise<void> | null = null;

  constructor(private readonly place: Place) {
    super();
  }

  private get db(): Kysely<Tables> {
    if (!this.opened) throw new Error('The storage is not connected.');
    return this.opened;
  }

  async connect(): Promise<void> {
    this.opened ??= await openDatabase(this.place);
  }

  /** Waits for what is being written. */
  async close(): Promise<void> {
    await this.writing;
    await this.opened?.destroy();
    this.opened = null;
  }

  /** Rejects when the database does not answer. */
  async check(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  override async createMatch(matchID: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    const state = JSON.stringify(initialState);
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('matches')
        .values({
          id: matchID,
          game: metadata.gameName,
          version: 0,
          created_at: metadata.createdAt,
          ...columnsOf(metadata),
          ...progressColumns(initialState),
        })
        .execute();
      await db.insertInto('openings').values({ match_id: matchID, state }).execute();
      await db.insertInto('states').values({ match_id: matchID, state, state_id: initialState._stateID }).execute();
    });
  }

  /** Rejects with StaleState when `state` does not follow the stored one. */
  setState(matchID: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ matchID, state, entries: deltalog, done: (error) => (error ? reject(error) : resolve()) });
      this.writing ??= this.write();
    });
  }

  /** Writes all that waits, again and again: the matches of a busy moment share one transaction, and so one wait for the disk. */
  private async write(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const batch = this.nextBatch();
      try {
        await this.append(batch);
      } catch (error) {
        // What one of them brought about is not for the others to suffer.
        if (batch.length === 1) for (const { done } of batch) done(error);
        else for (const write of batch) await this.append([write]).catch(write.done);
      }
    }
    this.writing = null;
  }

  /** One write of each match, in an order that is the same in every process, so that two seldom wait for each other. */
  private nextBatch(): Write[] {
    const batch = new Map<string, Write>();
    this.waiting = this.waiting.filter((write) => {
      if (batch.size >= BATCH || batch.has(write.matchID)) return true;
      batch.set(write.matchID, write);
      return false;
    });
    return [...batch.values()].sort((a, b) => (a.matchID < b.matchID ? -1 : 1));
  }

  private async append(batch: readonly Write[]): Promise<void> {
    const states = batch.map(({ matchID, state }) => sql`(${matchID}, cast(${state._stateID} as integer), ${JSON.stringify(state)})`);
    const taken = await this.db.transaction().execute(async (db) => {
      // Both databases call the columns of a list of values so.
      const { rows } = await sql<{ match_id: string }>`
        update states set state_id = given.column2, state = given.column3 from (values ${sql.join(states)}) as given
        where match_id = given.column1 and state_id = given.column2 - 1 returning match_id`.execute(db);
      const taken = new Set(rows.map((row) => row.match_id));
      const writes = batch.filter(({ matchID }) => taken.has(matchID));
      const entries = writes.flatMap(({ matchID, state, entries }) =>
        entries.map((entry, part) => ({ match_id: matchID, state_id: state._stateID, part, entry: JSON.stringify(entry) })),
      );
      if (entries.length > 0) await db.insertInto('log').values(entries).execute();
      const progress = writes.map(({ matchID, state }) => {
        const { active, moves } = progressColumns(state);
        return sql`(${matchID}, ${active}, cast(${moves} as integer), cast(${jsonOrNull(state.ctx.gameover)} as text))`;
      });
      if (progress.length > 0)
        await sql`
          update matches set updated_at = ${Date.now()}, active = given.column2, moves = given.column3, gameover = given.column4
          from (values ${sql.join(progress)}) as given where id = given.column1`.execute(db);
      return taken;
    });
    for (const { matchID, state, done } of batch)
      done(taken.has(matchID) ? undefined : new StaleState(`State ${state._stateID} of match ${matchID} does not follow the latest.`));
  }

  async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    await this.db
      .updateTable('matches')
      .set((row) => ({ ...columnsOf(metadata), version: row('version', '+', 1) }))
      .where('id', '=', matchID)
      .execute();
  }

  /**
   * Changes match data as if nobody else did at the same time: `change` gets the latest and may be called again. What it throws is passed
   * on and nothing is written. Undefined when there is no such match.
   */
  async changeMetadata(matchID: string, change: (metadata: Server.MatchData) => void): Promise<Server.MatchData | undefined> {
    for (;;) {
      const row = await this.db
        .selectFrom('matches')
        .select(['metadata', 'gameover', 'updated_at', 'version'])
        .where('id', '=', matchID)
        .executeTakeFirst();
      if (!row) return undefined;
      const metadata = metadataOf(row);
      change(metadata);
      // The outcome and the time belong to setState, which may have been here since.
      const { metadata: json, bots, free } = columnsOf(metadata);
      const { numUpdatedRows } = await this.db
        .updateTable('matches')
        .set({ metadata: json, bots, free, version: row.version + 1 })
        .where('id', '=', matchID)
        .where('version', '=', row.version)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 1) return metadata;
    }
  }

  async fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O): Promise<StorageAPI.FetchResult<O>> {
    const result: Partial<StorageAPI.FetchFields> = {};
    if (opts.state) result.state = await this.stateIn('states', matchID);
    if (opts.initialState) result.initialState = await this.stateIn('openings', matchID);
    if (opts.metadata) result.metadata = await this.metadata(matchID);
    if (opts.log) result.log = await this.log(matchID);
    return result as StorageAPI.FetchResult<O>;
  }

  private async stateIn(table: 'states' | 'openings', matchID: string): Promise<State | undefined> {
    const row = await this.db.selectFrom(table).select('state').where('match_id', '=', matchID).executeTakeFirst();
    return row && JSON.parse(row.state);
  }

  async metadata(matchID: string): Promise<Server.MatchData | undefined> {
    const row = await this.db
      .selectFrom('matches')
      .select(['metadata', 'gameover', 'updated_at'])
      .where('id', '=', matchID)
      .executeTakeFirst();
    return row && metadataOf(row);
  }

  /** The log in order: what came after one state and before another, of that the newest `last` entries. */
  async log(matchID: string, { last, after, before }: { last?: number; after?: number; before?: number } = {}): Promise<LogEntry[]> {
    let query = this.db
      .selectFrom('log')
      .select('entry')
      .where('match_id', '=', matchID)
      .orderBy('state_id', 'desc')
      .orderBy('part', 'desc');
    if (after !== undefined) query = query.where('state_id', '>', after);
    if (before !== undefined) query = query.where('state_id', '<', before);
    if (last !== undefined) query = query.limit(last);
    const rows = await query.execute();
    return rows.reverse().map(({ entry }) => JSON.parse(entry));
  }

  async wipe(matchID: string): Promise<void> {
    await this.db.deleteFrom('matches').where('id', '=', matchID).execute();
  }

  override async listMatches(opts: StorageAPI.ListMatchesOpts = {}): Promise<string[]> {
    return (await this.list(opts)).map(({ matchID }) => matchID);
  }

  /**
   * Matches with their data, the latest first; with a limit so many of those that are listed for everybody. Those that are open wait for
   * somebody to take a seat.
   */
  async list(
    { matchID, gameName, isOpen, where = {} }: StorageAPI.ListMatchesOpts & { matchID?: string; isOpen?: boolean } = {},
    limit?: number,
  ): Promise<ListedMatch[]> {
    const { isGameover, updatedBefore, updatedAfter } = where;
    let query = this.db.selectFrom('matches').select(LISTED_COLUMNS).orderBy('updated_at', 'desc').orderBy('id');
    if (matchID !== undefined) query = query.where('id', '=', matchID);
    if (gameName !== undefined) query = query.where('game', '=', gameName);
    if (isOpen !== undefined)
      query = query.where((is) => {
        const open = is.and([is('free', '>', 0), is('gameover', 'is', null)]);
        return isOpen ? open : is.not(open);
      });
    if (isGameover !== undefined) query = query.where('gameover', isGameover ? 'is not' : 'is', null);
    if (updatedBefore !== undefined) query = query.where('updated_at', '<', updatedBefore);
    if (updatedAfter !== undefined) query = query.where('updated_at', '>', updatedAfter);
    if (limit !== undefined) query = query.where('unlisted', '=', 0).limit(limit);
    return (await query.execute()).map(listedMatch);
  }

  /** Unfinished matches with a bot in some seat. */
  async withBots(): Promise<ListedMatch[]> {
    const rows = await this.db.selectFrom('matches').select(LISTED_COLUMNS).where('bots', '=', 1).where('gameover', 'is', null).execute();
    return rows.map(listedMatch);
  }

  /** How far some matches have come: moves made, and how often their data has changed. */
  async progress(matchIDs: readonly string[]): Promise<{ matchID: string; moves: number; version: number }[]> {
    if (matchIDs.length === 0) return [];
    return this.db.selectFrom('matches').select(['id as matchID', 'moves', 'version']).where('id', 'in', matchIDs).execute();
  }

  /** Deletes matches that ended before that time; how many. */
  async prune(endedBefore: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('matches')
      .where('gameover', 'is not', null)
      .where('updated_at', '<', endedBefore)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
