import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { seededRandom } from '../../engine/random';
import { firefly } from '../../firefly/rules';
import type { State } from '../../firefly/state';
import { applied, type Operation } from '../../server/patch';
import { PLAYERS, TABLES } from './record';

/** boardgame.io's state, as far as a player looks at it. */
interface Seen {
  G: State;
  ctx: { activePlayers: Record<PlayerID, string> | null };
  _stateID: number;
}

interface Packet {
  type: number;
  nsp: string;
  data?: unknown;
}

const EVENT = 2;

/**
 * socket.io's messages, events left as text: of a whole state that goes to four seats only the one that decides reads its own, so that the
 * crowd costs little beside the server that is measured.
 */
const asText = {
  Encoder: class {
    encode({ type, nsp, data }: Packet): string[] {
      return [`${type}${nsp},${data === undefined ? '' : JSON.stringify(data)}`];
    }
  },
  Decoder: class extends EventEmitter {
    add(text: string): void {
      const type = Number(text[0]);
      const comma = text.indexOf(',');
      const body = text.slice(comma + 1);
      const data = type === EVENT ? [body.slice(2, body.indexOf('"', 2)), body] : JSON.parse(body);
      this.emit('decoded', { type, nsp: text.slice(1, comma), data } satisfies Packet);
    }

    destroy(): void {
      this.removeAllListeners();
    }
  },
};

const read = (seen: Seen, patch: string): Seen => applied(seen, (JSON.parse(patch) as [string, string, number, number, Operation[]])[4]);

/** Somebody at a seat, who does anything that is legal as soon as he can. */
class Player {
  private readonly socket: Socket;
  private readonly random;
  private seen: Seen | undefined;
  /** Patches that are of no use before this seat must decide. */
  private readonly unread: string[] = [];
  private isDeciding = false;
  private sentAt: number | undefined;

  constructor(
    port: number,
    private readonly table: Table,
    private readonly seat: PlayerID,
    private readonly credentials: string,
  ) {
    this.random = seededRandom(`${table.matchID} ${seat}`);
    this.socket = io(`http://localhost:${port}/${firefly.name}`, { transports: ['websocket'], forceNew: true, parser: asText });
    this.socket.on('connect', () => this.sync());
    this.socket.on('sync', (text: string) => {
      this.unread.length = 0;
      this.take((JSON.parse(text) as [string, string, { state: Seen }])[2].state);
      this.table.emit('sync');
    });
    this.socket.on('update', (text: string) => {
      this.isDeciding = text.includes(`"activePlayers":{"${this.seat}"`);
      if (this.isDeciding) this.take((JSON.parse(text) as [string, string, Seen])[2]);
      this.hear(text);
    });
    this.socket.on('patch', (text: string) => {
      this.unread.push(text);
      if (this.isDeciding || text.includes('"/ctx/activePlayers')) this.take(this.unread.splice(0).reduce(read, must(this.seen, 'state')));
      this.hear(text);
    });
  }

  private take(seen: Seen): void {
    this.seen = seen;
    this.isDeciding = Object.keys(seen.ctx.activePlayers ?? {})[0] === this.seat;
  }

  sync(): void {
    this.socket.emit('sync', this.table.matchID, this.seat, this.credentials, PLAYERS);
  }

  private hear(text: string): void {
    const { table, sentAt } = this;
    table.told++;
    table.bytes += Buffer.byteLength(text);
    if (sentAt !== undefined) table.waits.push(performance.now() - sentAt);
    this.sentAt = undefined;
    this.decide();
  }

  decide(): void {
    const { seen, seat, table } = this;
    if (!seen || this.sentAt !== undefined || !this.isDeciding) return;
    if (seen._stateID >= table.until) return void table.emit('waiting');
    const legal = firefly.legal(seen.G, seat);
    const { move, args } = must(legal[Math.floor(this.random.Number() * legal.length)], 'move');
    const payload = { type: move, args, playerID: seat, credentials: this.credentials };
    this.sentAt = performance.now();
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, seen._stateID, table.matchID, seat);
  }

  close(): void {
    this.socket.close();
  }
}

/** A match with somebody at every seat. */
export class Table extends EventEmitter {
  readonly players: Player[] = [];
  /** Nobody goes on from this state. */
  until = 0;
  /** Messages that told a seat of a move, and their bytes. */
  told = 0;
  bytes = 0;
  /** Milliseconds from sending a move to seeing it made, for each. */
  waits: number[] = [];

  private constructor(readonly matchID: string) {
    super();
  }

  static async open(port: number): Promise<Table> {
    const post = async (path: string, body: object) => {
      const response = await fetch(`http://localhost:${port}/games/${firefly.name}/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      return (await response.json()) as Record<string, string>;
    };
    const { matchID } = await post('create', { numPlayers: PLAYERS, setupData: TABLES.base });
    const table = new Table(must(matchID));
    for (let seat = 0; seat < PLAYERS; seat++) {
      const { playerCredentials } = await post(`${matchID}/join`, { playerID: String(seat), playerName: `Captain ${seat}` });
      const synced = once(table, 'sync');
      table.players.push(new Player(port, table, String(seat), must(playerCredentials)));
      await synced;
    }
    return table;
  }

  play(until: number): void {
    this.until = until;
    for (const player of this.players) player.decide();
  }

  /** Plays to that state; how many seconds it took. */
  async playTo(until: number): Promise<number> {
    const start = performance.now();
    const waiting = once(this, 'waiting');
    this.play(until);
    await waiting;
    return (performance.now() - start) / 1000;
  }

  /** Asks for the whole state so many times; how many seconds it took. */
  async sync(times: number): Promise<number> {
    const start = performance.now();
    for (let i = 0; i < times; i++) {
      const synced = once(this, 'sync');
      must(this.players[i % PLAYERS]).sync();
      await synced;
    }
    return (performance.now() - start) / 1000;
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

/** What all tables did in a while. */
export interface Tally {
  movesPerSecond: number;
  /** Milliseconds until a move was made, at the 99th percentile. */
  p99: number;
  bytesPerMove: number;
}

export async function playFor(tables: readonly Table[], seconds: number): Promise<Tally> {
  for (const table of tables) {
    Object.assign(table, { told: 0, bytes: 0, waits: [] });
    table.play(Number.POSITIVE_INFINITY);
  }
  const start = performance.now();
  await wait(seconds * 1000);
  const took = (performance.now() - start) / 1000;
  const sum = (of: (table: Table) => number) => tables.reduce((all, table) => all + of(table), 0);
  const waits = tables.flatMap((table) => table.waits).sort((a, b) => a - b);
  const told = sum((table) => table.told);
  const tally = {
    movesPerSecond: told / PLAYERS / took,
    p99: must(waits[Math.floor(0.99 * waits.length)], 'move'),
    bytesPerMove: sum((table) => table.bytes) / told,
  };
  for (const table of tables) table.until = 0;
  // What is under way arrives before anything else is measured.
  await wait(500);
  return tally;
}
