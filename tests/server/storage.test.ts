import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry, Server, State } from 'boardgame.io';
import { Kysely, Migrator } from 'kysely';
import { openDatabase } from '../../src/server/storage/database';
import { provider } from '../../src/server/storage/migrations';
import { sqlite } from '../../src/server/storage/sqlite';
import { StaleState, Storage } from '../../src/server/storage/storage';
import type { Tables } from '../../src/server/storage/tables';
import { noPostgres, type Postgres, startPostgres } from './postgres';

const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
const file = join(folder, 'deep', 'matches.sqlite');

afterAll(() => rmSync(folder, { recursive: true }));

const stateAt = (id: number, more: object = {}) =>
  ({ G: { words: `é "quoted" ${id}` }, ctx: { turn: 1, ...more }, plugins: {}, _undo: [], _redo: [], _stateID: id }) as unknown as State;
const entry = (id: number) => ({ action: { payload: { args: [id] } }, _stateID: id, turn: 1, phase: 'play' }) as unknown as LogEntry;
const metadata = (more: Partial<Server.MatchData> = {}): Server.MatchData => ({
  gameName: 'firefly',
  unlisted: false,
  players: { 0: { id: 0 }, 1: { id: 1 } },
  createdAt: 1000,
  updatedAt: 1000,
  ...more,
});

let count = 0;
const newId = () => `match-${count++}`;

let postgres: Postgres | undefined;
const places = {
  SQLite: async () => file,
  PostgreSQL: async () => {
    postgres = await startPostgres();
    return postgres.url;
  },
};

function testStorage(kind: keyof typeof places) {
  let place: string;
  let storage: Storage;

  beforeAll(async () => {
    place = await places[kind]();
    storage = new Storage(place);
    await storage.connect();
  }, 60_000);
  afterAll(() => storage.close());

  const onStorage = (title: string, body: (storage: Storage) => Promise<void>) => test(title, () => body(storage));
  const started = async (on: Storage, more: Partial<Server.MatchData> = {}) => {
    const id = newId();
    await on.createMatch(id, { initialState: stateAt(0), metadata: metadata(more) });
    return id;
  };

  onStorage('a new match is there with state, opening and data, and an empty log', async (on) => {
    const id = await started(on, { setupData: { story: 'x' } });
    expect(await on.fetch(id, { state: true, metadata: true, log: true, initialState: true })).toEqual({
      state: stateAt(0),
      initialState: stateAt(0),
      metadata: metadata({ setupData: { story: 'x' } }),
      log: [],
    });
    expect(await on.fetch(id, { log: true })).toEqual({ log: [] });
  });

  onStorage('a match that is not there is undefined, and a name is taken once', async (on) => {
    expect(await on.fetch('nowhere', { state: true, metadata: true, initialState: true, log: true })).toEqual({
      state: undefined,
      metadata: undefined,
      initialState: undefined,
      log: [],
    });
    const id = await started(on);
    await expect(on.createMatch(id, { initialState: stateAt(0), metadata: metadata() })).rejects.toThrow();
  });

  onStorage('moves replace the state and append to the log', async (on) => {
    const id = await started(on);
    for (let i = 1; i <= 12; i++) await on.setState(id, stateAt(i), [entry(i), entry(i + 100)]);
    const { state, log, initialState } = await on.fetch(id, { state: true, log: true, initialState: true });
    expect(state).toEqual(stateAt(12));
    expect(initialState).toEqual(stateAt(0));
    expect(log.map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: 12 }, (_, i) => [i + 1, i + 101]).flat());
    expect((await on.log(id, { last: 3 })).map(({ _stateID }) => _stateID)).toEqual([111, 12, 112]);
    expect((await on.log(id, { after: 11 })).map(({ _stateID }) => _stateID)).toEqual([12, 112]);
  });

  onStorage('a state is only taken on top of the one before it', async (on) => {
    const id = await started(on);
    await on.setState(id, stateAt(1), [entry(1)]);
    await expect(on.setState(id, stateAt(1), [entry(1)])).rejects.toThrow(StaleState);
    await expect(on.setState(id, stateAt(3), [entry(3)])).rejects.toThrow(StaleState);
    await expect(on.setState('nowhere', stateAt(1))).rejects.toThrow(StaleState);
    expect(await on.fetch(id, { state: true, log: true })).toEqual({ state: stateAt(1), log: [entry(1)] });
  });

  onStorage('of many who are equally fast one wins, and nobody else’s match suffers', async (on) => {
    const [id, other] = [await started(on), await started(on)];
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => on.setState(id, stateAt(1), [entry(1)])),
      on.setState(other, stateAt(1), [entry(1)]),
    ]);
    expect(results.slice(0, 20).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results[20]).toMatchObject({ status: 'fulfilled' });
    expect(await on.log(id)).toHaveLength(1);
  });

  onStorage('what cannot be written is refused, and what came with it is not', async (on) => {
    const [id, other] = [await started(on), await started(on)];
    const results = await Promise.allSettled([
      on.setState(id, stateAt(1, { broken: 1n }), [entry(1)]),
      on.setState(other, stateAt(1), [entry(1)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await on.fetch(id, { state: true, log: true })).toEqual({ state: stateAt(0), log: [] });
    expect(await on.log(other)).toHaveLength(1);
  });

  test('a transaction is written as a whole or not at all', async () => {
    const db = await openDatabase(place);
    const row = { match_id: await started(storage), state_id: 1, part: 0, entry: '{}' };
    const twice = db.transaction().execute(async (within) => {
      await within.insertInto('log').values(row).execute();
      await within.insertInto('log').values(row).execute();
    });
    await expect(twice).rejects.toThrow(/unique/i);
    expect(await storage.log(row.match_id)).toEqual([]);
    await db.transaction().execute((within) => within.insertInto('log').values(row).execute());
    expect(await storage.log(row.match_id)).toEqual([{}]);
    await db.destroy();
  });

  onStorage('the end of a game is in the match data', async (on) => {
    const id = await started(on);
    await on.setState(id, stateAt(1, { gameover: { winner: '1' } }), []);
    const { metadata: data } = await on.fetch(id, { metadata: true });
    expect(data.gameover).toEqual({ winner: '1' });
    expect(data.updatedAt).toBeGreaterThan(1000);
  });

  onStorage('changes of match data at the same time all count', async (on) => {
    const id = await started(on);
    const seat = (metadata: Server.MatchData) => metadata.players[0]!;
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        on.changeMetadata(id, (data) => {
          seat(data).data = { ...seat(data).data, [i]: true };
        }),
      ),
    );
    const { metadata: data } = await on.fetch(id, { metadata: true });
    expect(Object.keys(seat(data).data)).toHaveLength(10);
    const refuse = () => {
      throw new Error('no seat');
    };
    await expect(on.changeMetadata(id, refuse)).rejects.toThrow('no seat');
    expect(await on.changeMetadata('nowhere', refuse)).toBeUndefined();
    await on.setMetadata(id, metadata({ updatedAt: 2000 }));
    expect((await on.fetch(id, { metadata: true })).metadata).toEqual(metadata({ updatedAt: 2000 }));
  });

  onStorage('matches are listed by game, end and time', async (on) => {
    const gameName = `listed-${kind}`;
    const early = await started(on, { gameName, updatedAt: 10 });
    const late = await started(on, { gameName, updatedAt: 30 });
    const over = await started(on, { gameName, updatedAt: 20, gameover: { winner: null } });
    const secret = await started(on, { gameName, updatedAt: 5, unlisted: true });
    expect(await on.listMatches({ gameName })).toEqual([late, over, early, secret]);
    expect(await on.listMatches({ gameName, where: { isGameover: true } })).toEqual([over]);
    expect(await on.listMatches({ gameName, where: { isGameover: false, updatedAfter: 5 } })).toEqual([late, early]);
    expect(await on.listMatches({ gameName, where: { updatedBefore: 20 } })).toEqual([early, secret]);
    expect((await on.list({ gameName }, 2)).map(({ matchID }) => matchID)).toEqual([late, over]);
    expect((await on.list({ gameName }, 9)).map(({ matchID }) => matchID)).toEqual([late, over, early]);
  });

  onStorage('a match with a free seat is told from the others until it is taken or the game is over', async (on) => {
    const gameName = `open-${kind}`;
    const id = await started(on, { gameName });
    const over = await started(on, { gameName, gameover: { winner: null } });
    const listed = async (isOpen: boolean) => (await on.list({ gameName, isOpen }, 9)).map(({ matchID }) => matchID);
    expect(await listed(true)).toEqual([id]);
    expect(await listed(false)).toEqual([over]);
    await on.changeMetadata(id, ({ players }) => {
      for (const player of Object.values(players)) player.name = 'Mal';
    });
    expect(await listed(true)).toEqual([]);
    expect((await listed(false)).sort()).toEqual([id, over].sort());
  });

  onStorage('how far matches have come is known without looking into them', async (on) => {
    const [id, other] = [await started(on), await started(on)];
    await on.setState(id, stateAt(1), [entry(1)]);
    await on.changeMetadata(id, () => {});
    expect(await on.progress([id, other, 'nowhere'])).toEqual(
      expect.arrayContaining([
        { matchID: id, moves: 1, version: 1 },
        { matchID: other, moves: 0, version: 0 },
      ]),
    );
    expect(await on.progress([])).toEqual([]);
  });

  onStorage('a match with a bot is found until it is over', async (on) => {
    const id = await started(on);
    const found = async () => (await on.withBots()).find(({ matchID }) => matchID === id);
    expect(await found()).toBeUndefined();
    await on.changeMetadata(id, (data) => {
      data.players[1]!.data = { bot: 'random' };
    });
    await on.setState(id, stateAt(1, { activePlayers: { 1: 'action' } }), []);
    expect(await found()).toMatchObject({ active: ['1'], moves: 1, metadata: { players: { 1: { data: { bot: 'random' } } } } });
    await on.setState(id, stateAt(2, { gameover: {} }), []);
    expect(await found()).toBeUndefined();
  });

  onStorage('a wiped match leaves nothing', async (on) => {
    const id = await started(on);
    await on.setState(id, stateAt(1), [entry(1)]);
    await on.wipe(id);
    expect(await on.fetch(id, { state: true, metadata: true, initialState: true, log: true })).toMatchObject({ log: [] });
    expect(await on.metadata(id)).toBeUndefined();
    await started(on);
  });

  onStorage('matches that ended long ago are pruned, others stay', async (on) => {
    const old = await started(on, { updatedAt: 10, gameover: { winner: '0' } });
    const fresh = await started(on, { updatedAt: 5000, gameover: { winner: '0' } });
    const open = await started(on, { updatedAt: 10 });
    await on.setState(open, stateAt(1), [entry(1)]);
    expect(await on.prune(20)).toBeGreaterThan(0);
    expect(await on.metadata(old)).toBeUndefined();
    expect(await on.metadata(fresh)).toBeDefined();
    expect(await on.metadata(open)).toBeDefined();
    expect(await on.prune(20)).toBe(0);
  });

  onStorage('everything is still there when it is opened again', async (on) => {
    const id = await started(on);
    await on.setState(id, stateAt(1), [entry(1)]);
    const again = new Storage(place);
    await again.connect();
    expect(await again.fetch(id, { state: true, log: true })).toEqual({ state: stateAt(1), log: [entry(1)] });
    await again.check();
    await again.close();
  });
}

describe('on SQLite', () => testStorage('SQLite'));

test('tables of an earlier version are brought up to date, with what is in them', async () => {
  const place = join(folder, 'earlier.sqlite');
  const db = new Kysely<Tables>({ dialect: sqlite(place) });
  expect((await new Migrator({ db, provider }).migrateTo('0001-matches')).error).toBeUndefined();
  const columns = {
    game: 'firefly',
    version: 0,
    unlisted: 0,
    bots: 0,
    gameover: null,
    active: '[]',
    moves: 3,
    created_at: 1,
    updated_at: 1,
  };
  for (const [id, players] of Object.entries({ half: { 0: { id: 0, name: 'Mal' }, 1: { id: 1 } }, full: { 0: { id: 0, name: 'Zoë' } } }))
    await db
      .insertInto('matches')
      .values({ id, metadata: JSON.stringify({ gameName: 'firefly', players }), ...columns } as Tables['matches'])
      .execute();
  await db.destroy();
  const storage = new Storage(place);
  await storage.connect();
  expect((await storage.list({ isOpen: true })).map(({ matchID, moves }) => [matchID, moves])).toEqual([['half', 3]]);
  expect((await storage.list({ isOpen: false })).map(({ matchID }) => matchID)).toEqual(['full']);
  await storage.close();
});

(noPostgres ? describe.skip : describe)(`on PostgreSQL${noPostgres}`, () => {
  testStorage('PostgreSQL');
  afterAll(() => postgres?.stop());
});
