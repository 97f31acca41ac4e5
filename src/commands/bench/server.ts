import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { playFor, Table, type Tally } from './crowd';
import { atLeast, atMost, type Measure } from './measure';

const MATCHES = 100;
const ROUNDS = 3;
const SECONDS = 4;

/** A server in a process of its own. */
class Host {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  static async start(kind: 'ours' | 'stock'): Promise<Host> {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(new URL('./host.ts', import.meta.url), [kind], { env, stdio: 'ignore' });
    const [port] = (await once(child, 'message')) as [number];
    return new Host(child, port);
  }

  async open(count: number): Promise<Table[]> {
    const tables: Table[] = [];
    while (tables.length < count) tables.push(await Table.open(this.port));
    return tables;
  }

  /** Seconds of processor used so far. */
  async used(): Promise<number> {
    this.child.send('used');
    const [seconds] = (await once(this.child, 'message')) as [number];
    return seconds;
  }

  stop(tables: readonly Table[]): void {
    for (const table of tables) table.close();
    this.child.disconnect();
  }
}

const playAllTo = (tables: readonly Table[], until: number) => Promise.all(tables.map((table) => table.playTo(until)));

const best = (tallies: readonly Tally[]): Tally => ({
  movesPerSecond: Math.max(...tallies.map((tally) => tally.movesPerSecond)),
  p99: Math.min(...tallies.map((tally) => tally.p99)),
  bytesPerMove: Math.min(...tallies.map((tally) => tally.bytesPerMove)),
});

/** The same crowd at our server and at boardgame.io's own, in turn. */
async function busy(): Promise<Measure[]> {
  const sides = [];
  for (const kind of ['ours', 'stock'] as const) {
    const host = await Host.start(kind);
    const tables = await host.open(MATCHES);
    // Past the draft, and long enough for the engine to know the code.
    await playAllTo(tables, 60);
    sides.push({ host, tables, tallies: [] as Tally[] });
  }
  for (let round = 0; round < ROUNDS; round++) for (const { tables, tallies } of sides) tallies.push(await playFor(tables, SECONDS));
  for (const { host, tables } of sides) host.stop(tables);
  const [ours, stock] = sides.map(({ tallies }) => best(tallies)) as [Tally, Tally];
  return [
    atLeast(
      'moves a second in 100 matches of four, ours on SQLite by boardgame.io’s server in memory',
      ours.movesPerSecond,
      stock.movesPerSecond,
      1,
    ),
    atMost('milliseconds until such a move is made, at the 99th percentile', ours.p99, stock.p99, 1),
    atMost('bytes to a client for such a move', ours.bytesPerMove, stock.bytesPerMove, 0.3),
  ];
}

const EARLY = 100;
const LATE = 2000;
const WINDOW = 40;

/** What a move and a sync cost the server early and late in a match, in turn. */
async function ageing(): Promise<Measure[]> {
  const host = await Host.start('ours');
  const [late, early] = [await host.open(6), await host.open(6)];
  await Promise.all([playAllTo(late, LATE), playAllTo(early, EARLY)]);
  const cost = async (work: () => Promise<unknown>) => {
    const before = await host.used();
    await work();
    return (await host.used()) - before;
  };
  const least = (costs: readonly number[], things: number) => (1e6 * Math.min(...costs)) / things;
  const syncAll = (tables: readonly Table[]) => Promise.all(tables.map((table) => table.sync(WINDOW)));
  const moves = { early: [] as number[], late: [] as number[] };
  const syncs = { early: [] as number[], late: [] as number[] };
  for (let round = 1; round <= 4; round++) {
    moves.late.push(await cost(() => playAllTo(late, LATE + round * WINDOW)));
    moves.early.push(await cost(() => playAllTo(early, EARLY + round * WINDOW)));
    syncs.late.push(await cost(() => syncAll(late)));
    syncs.early.push(await cost(() => syncAll(early)));
  }
  host.stop([...late, ...early]);
  const things = late.length * WINDOW;
  return [
    atMost(
      'microseconds of processor for a move on the server, after 2,000 moves by after 100',
      least(moves.late, things),
      least(moves.early, things),
      1.2,
    ),
    atMost(
      'microseconds of processor for a sync on the server, after 2,000 moves by after 100',
      least(syncs.late, things),
      least(syncs.early, things),
      1.2,
    ),
  ];
}

export const serverMeasures: readonly (() => Promise<Measure[]>)[] = [busy, ageing];
