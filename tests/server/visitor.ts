import { io, type Socket } from 'socket.io-client';
import { gameNamed } from '../../bots/games';
import type { Move } from '../../src/engine/moves';
import { applied, type Operation } from '../../src/server/patch';

/** boardgame.io's state as a client has it. */
interface Seen {
  G: unknown;
  ctx: { activePlayers: Record<string, string> | null; gameover?: unknown };
  _stateID: number;
}

export type Answer = { ok: true } | { error: string; message: string };

/** Everything that ever reached somebody, as text, with the state it came with. */
export interface Received {
  channel: string;
  text: string;
  stateID: number;
}

/** Somebody at a seat, or with null somebody who watches: speaks boardgame.io's protocols and remembers all that comes back. */
export class Visitor {
  readonly received: Received[] = [];
  state: Seen | null = null;
  log: unknown[] = [];
  chats: unknown[] = [];
  players: unknown[] = [];
  credentials: string | undefined;
  private socket: Socket | null = null;
  private readonly watching = new Set<() => void>();

  constructor(
    readonly port: number,
    public seat: string | null = null,
    readonly game = 'firefly',
  ) {}

  async http(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`http://localhost:${this.port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    const text = await response.text();
    this.received.push({ channel: `http ${path}`, text, stateID: this.state?._stateID ?? 0 });
    try {
      return { status: response.status, body: JSON.parse(text) };
    } catch {
      return { status: response.status, body: { text } };
    }
  }

  async create(body: object): Promise<string> {
    const { status, body: answer } = await this.http(`/games/${this.game}/create`, body);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(answer)}`);
    return answer.matchID as string;
  }

  async join(matchID: string, playerName: string): Promise<void> {
    const { status, body } = await this.http(`/games/${this.game}/${matchID}/join`, { playerID: this.seat ?? undefined, playerName });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    this.seat = body.playerID as string;
    this.credentials = body.playerCredentials as string;
  }

  /** Opens the socket; sync follows by itself, also when the connection comes back. */
  connect(matchID: string, transport: 'websocket' | 'polling' = 'websocket'): void {
    const socket = io(`http://localhost:${this.port}/${this.game}`, { transports: [transport], reconnectionDelay: 50, forceNew: true });
    this.socket = socket;
    socket.on('connect', () => socket.emit('sync', matchID, this.seat, this.credentials, 2));
    socket.onAny((event: string, ...args: unknown[]) => {
      if (event === 'sync') this.take((args[1] as { state: Seen }).state, (args[1] as { log: unknown[] }).log, true);
      if (event === 'update') this.take(args[1] as Seen, args[2] as unknown[]);
      if (event === 'patch' && this.state && args[1] === this.state._stateID)
        this.take(applied(this.state, args[3] as Operation[]), args[4] as unknown[]);
      if (event === 'chat') this.chats.push(args[1]);
      if (event === 'matchData') this.players = args[1] as unknown[];
      this.received.push({ channel: event, text: JSON.stringify(args), stateID: this.state?._stateID ?? 0 });
      for (const wake of [...this.watching]) wake();
    });
  }

  private take(state: Seen, log: unknown[], whole = false): void {
    this.state = state;
    this.log = whole ? log : [...this.log, ...log];
  }

  /** Sends any event and waits for the answer. */
  send(event: string, ...args: unknown[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const socket = this.socket;
      if (!socket) return reject(new Error('not connected'));
      socket.timeout(10_000).emit(event, ...args, (error: Error | null, answer: Answer) => (error ? reject(error) : resolve(answer)));
    });
  }

  play(matchID: string, { move, args }: Move, stateID = this.state?._stateID ?? 0, credentials = this.credentials): Promise<Answer> {
    const payload = { type: move, args, playerID: this.seat, credentials };
    return this.send('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, this.seat);
  }

  /** Sends a move and waits for no answer, as boardgame.io's own client does. */
  order(matchID: string, { move, args }: Move): void {
    const payload = { type: move, args, playerID: this.seat, credentials: this.credentials };
    this.socket?.emit('update', { type: 'MAKE_MOVE', payload }, this.state?._stateID, matchID, this.seat);
  }

  get legal(): Move[] {
    const { state, seat } = this;
    return !state || seat === null || state.ctx.gameover !== undefined ? [] : gameNamed(this.game).rules.legal(state.G, seat);
  }

  /** Resolves once it is so, looking after every message, and now and then for what depends on another visitor. */
  until(holds: (visitor: Visitor) => boolean, ms = 20_000): Promise<void> {
    if (holds(this)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        clearInterval(often);
        this.watching.delete(look);
      };
      const look = () => {
        if (!holds(this)) return;
        end();
        resolve();
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`waited in vain at state ${this.state?._stateID}`));
      }, ms);
      const often = setInterval(look, 50);
      this.watching.add(look);
    });
  }

  get connected(): boolean {
    return this.socket?.connected ?? false;
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
  }
}
