import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '../../src/engine/must';
import { seededRandom } from '../../src/engine/random';
import { Storage } from '../../src/server/storage/storage';
import { freePort } from './port';
import { noPostgres, startPostgres } from './postgres';
import { noRedis, startRedis } from './redis';
import { Visitor } from './visitor';

/** CRASHES=50 for the long run. */
const crashes = (usual: number) => Number(process.env.CRASHES ?? usual);
const random = seededRandom('serenity');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The bot's seat. */
const BOT = '2';

/** A server in a process that can be killed and started again at the same address. */
class Victim {
  private child: ChildProcess | undefined;

  constructor(
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  async start(): Promise<void> {
    const env = { ...process.env, BOT_PAUSE_MS: '0', BOT_THINK_MS: '10', NODE_ENV: 'production', ...this.settings };
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/commands/serve.ts', '--port', `${this.port}`], { env });
    this.child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk) => {
        said += chunk;
        if (said.includes('is at http')) resolve();
      });
      child.once('close', () => reject(new Error(said)));
    });
  }

  /** How the process ended. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return undefined;
    const closed = once(this.child, 'close');
    this.child.kill(signal);
    return closed;
  }
}

/** A match with two people who play as fast as they can, and a bot. */
class CrashTable {
  readonly people: Visitor[];
  matchID = '';
  /** Every move that was acknowledged, by the state it was made in. */
  readonly acknowledged = new Map<number, { type: string; args: readonly unknown[]; playerID: string }>();
  /** Moves of the bot that were found in the storage. */
  botMoves = 0;
  private going = true;

  constructor(readonly ports: readonly [number, number]) {
    this.people = ports.map((port, seat) => new Visitor(port, String(seat)));
  }

  async sitDown(): Promise<void> {
    this.matchID = await must(this.people[0]).create({ numPlayers: 3, setupData: { sets: 'all', bots: { [BOT]: 'random' } } });
    for (const person of this.people) {
      await person.join(this.matchID, `Person ${person.seat}`);
      person.connect(this.matchID);
      void this.playOn(person);
    }
  }

  private async playOn(person: Visitor): Promise<void> {
    while (this.going) {
      try {
        await person.until((it) => it.legal.length > 0, 500);
        const { legal, state } = person;
        const stateID = must(state)._stateID;
        const move = must(legal[Math.floor(random.Number() * legal.length)]);
        const answer = await person.play(this.matchID, move);
        if ('ok' in answer) this.acknowledged.set(stateID, { type: move.move, args: move.args, playerID: must(person.seat) });
        await person.until((it) => must(it.state)._stateID > stateID, 500);
      } catch {
        // The server is down, or nothing is to be decided here: look again.
      }
    }
  }

  /** The latest state that anybody was told of. */
  get told(): number {
    return Math.max(...this.people.map(({ state }) => state?._stateID ?? 0));
  }

  /** Goes on for so many moves, from wherever it is. */
  async goesOn(moves: number): Promise<void> {
    const enough = this.told + moves;
    await Promise.any(this.people.map((it) => it.until(() => this.told >= enough, 30_000)));
  }

  /** Everything that anybody was told of is in the storage, in order. */
  async isWhole(storage: Storage): Promise<void> {
    const { told, matchID } = this;
    const acknowledged = [...this.acknowledged];
    const { state, metadata, log } = await storage.fetch(matchID, { state: true, metadata: true, log: true });
    expect(state._stateID).toBeGreaterThanOrEqual(told);
    // Another server may have gone on between the state and the log.
    const moves = log.filter(({ action }) => action.type === 'MAKE_MOVE').slice(0, state._stateID);
    expect(moves.map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: state._stateID }, (_, i) => i));
    for (const [stateID, made] of acknowledged) expect(moves[stateID]?.action.payload).toMatchObject(made);
    this.botMoves = moves.filter(({ action }) => action.payload.playerID === BOT).length;
    expect(Object.keys(metadata.players)).toHaveLength(3);
  }

  stop(): void {
    this.going = false;
    for (const person of this.people) person.close();
  }
}

interface Crash {
  times: number;
  place: string;
  settings: Record<string, string>;
  servers: 1 | 2;
}

/** Kills a server again and again in the middle of the game, looks into the storage each time, and starts it again. */
async function crash({ times, place, settings, servers }: Crash): Promise<void> {
  const [a, b = a] = await Promise.all(Array.from({ length: servers }, freePort));
  const [here, there] = [must(a), must(b)];
  const victims = [...new Set([here, there])].map((port) => new Victim(port, settings));
  const tables = (
    [
      [here, here],
      [here, there],
      [there, there],
    ] as const
  ).map((ports) => new CrashTable(ports));
  try {
    for (const victim of victims) await victim.start();
    for (const table of tables) await table.sitDown();
    for (let n = 0; n < times; n++) {
      const victim = must(victims[n % victims.length]);
      // People have come back and the game goes on, then it is cut off at any moment.
      await Promise.all(tables.map((table) => table.goesOn(6)));
      await wait(random.Number() * 200);
      await victim.end('SIGKILL');
      const storage = new Storage(place);
      await storage.connect();
      for (const table of tables) await table.isWhole(storage);
      await storage.close();
      // Where nobody is cut off the game goes on, and the bot with it.
      const unharmed = tables.filter(({ ports }) => !ports.includes(victim.port));
      await Promise.all(unharmed.map((table) => table.goesOn(25)));
      await victim.start();
    }
    for (const { acknowledged, botMoves } of tables) {
      expect(acknowledged.size).toBeGreaterThan(times);
      expect(botMoves).toBeGreaterThan(0);
    }
    for (const { matchID, people } of tables) expect((await must(people[1]).http(`/games/firefly/${matchID}`)).status).toBe(200);
    for (const table of tables) table.stop();
    for (const victim of victims) expect(await victim.end('SIGTERM')).toEqual([0, null]);
  } finally {
    for (const table of tables) table.stop();
    for (const victim of victims) await victim.end('SIGKILL');
  }
}

const nothingLost = 'times in the middle of the game and no move that anybody was told of is lost';
const patience = (times: number) => 120_000 + times * 20_000;

test(
  `on SQLite the server is killed ${crashes(6)} ${nothingLost}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
    const place = join(folder, 'matches.sqlite');
    await crash({ times: crashes(6), place, settings: { DATABASE_FILE: place }, servers: 1 });
    rmSync(folder, { recursive: true });
  },
  patience(crashes(6)),
);

(noPostgres ? test.skip : test)(
  `on PostgreSQL the server is killed ${crashes(3)} ${nothingLost}${noPostgres}`,
  async () => {
    const { url, stop } = await startPostgres();
    await crash({ times: crashes(3), place: url, settings: { DATABASE_URL: url }, servers: 1 });
    await stop();
  },
  patience(crashes(3)),
);

(noPostgres || noRedis ? test.skip : test)(
  `one of two servers is killed ${crashes(3)} ${nothingLost}${noPostgres}${noRedis}`,
  async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    await crash({ times: crashes(3), place: postgres.url, settings, servers: 2 });
    await postgres.stop();
    await redis.stop();
  },
  patience(crashes(3)),
);
