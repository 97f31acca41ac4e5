import { createServer, type Server as HttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { LogEntry, Server } from 'boardgame.io';
import { type Socket, Server as SocketServer } from 'socket.io';
import { must } from '../engine/must';
import { type Journal, problemOf } from './journal';
import { Bucket, type Limits } from './limits';
import { type Matches, mayAct, type Standing } from './matches';
import type { Metrics } from './metrics';
import type { Notice, Notices } from './notices';
import { difference, type Operation } from './patch';
import { Presence } from './presence';
import { Refusal, type RefusalCode } from './refusal';
import { type ChatMessage, chatMessageArgs, checked, moveMessage, syncMessage } from './schemas';
import { logOf, playersOf, type Viewer, viewOf } from './secrets';

interface SocketsOptions {
  matches: Matches;
  notices: Notices;
  metrics: Metrics;
  journal: Journal;
  limits: Limits;
  /** Whether a page from there may talk to this server. */
  allows(origin: string, host: string): boolean;
  /** Whether it is not one request too many of that address. */
  admits(request: IncomingMessage): boolean;
  /** Whose request it is. */
  address(request: IncomingMessage): string;
}

/** A connection, on which there may be a socket for each game. */
type Line = Socket['conn'];

/** Somebody looking at a match. */
interface Watcher {
  socket: Socket;
  matchID: string;
  viewer: Viewer;
  /** What proved that the seat is theirs. */
  credentials: string | null | undefined;
  /** What has been sent last; null until the first sync is through. */
  seen: ReturnType<typeof viewOf> | null;
  /** Something happened before the first sync was through. */
  missed: boolean;
}

interface Refused {
  error: RefusalCode;
  message: string;
}

type Answer = { ok: true } | Refused;

const NOT_YOURS = 'These are not the credentials of that seat.';

/** Whether somebody may see the match from there; whoever has given a seat up may not any more. */
const maySee = ({ viewer, credentials }: Watcher, metadata: Server.MatchData): boolean =>
  viewer === null || mayAct(metadata, viewer, credentials);

/** How often a process looks whether it has missed something that others did. */
const CATCH_UP_MS = 5_000;

/** How long requests under way may take when the server stops. */
const GRACE_MS = 2_000;

/** Entries of the log that come with a sync; who wants older ones asks the lobby. */
const LOG_ON_SYNC = 100;

/**
 * boardgame.io's socket protocol. Unlike the stock transport it tells nobody of a move before it is on the disk, sends only what changed
 * in a viewer's own view, never sends the state a match began with, opens no match because somebody asks for one, and says why it refuses.
 */
export class Sockets {
  readonly http: HttpServer = createServer({ requestTimeout: 30_000, headersTimeout: 20_000 });
  private readonly io: SocketServer;
  private application: RequestListener = (_request, response) => response.writeHead(503).end();
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly watching = new Map<string, Watcher>();
  /** Open connections of each address. */
  private readonly lines = new Map<string, number>();
  /** What each connection may still send, however often its sockets come and go. */
  private readonly budgets = new WeakMap<Line, { bucket: Bucket; refused: number }>();
  private readonly presence: Presence;
  private catchUp: NodeJS.Timeout | undefined;
  /** How often the seats of watched matches had changed when this process last looked. */
  private versions = new Map<string, number>();

  constructor(private readonly options: SocketsOptions) {
    const { matches, notices, metrics, journal, limits, allows, admits, address } = options;
    this.presence = new Presence({
      matches,
      notices,
      journal,
      isHere: (matchID, seat) => this.watchersOf(matchID).some(({ viewer }) => viewer === seat),
    });
    // Before the sockets' own: they pass on what is not for them, and what they have not passed on must not be answered twice.
    this.http.on('request', (request, response) => this.application(request, response));
    this.io = new SocketServer(this.http, {
      serveClient: false,
      maxHttpBufferSize: limits.bytes,
      pingInterval: 10_000,
      pingTimeout: 20_000,
      // A whole state is worth the time to compress, what changes with a move is not. Only without context takeover does the size count.
      perMessageDeflate: { threshold: 4096, serverNoContextTakeover: true, clientNoContextTakeover: true },
      cors: { origin: (_origin, done) => done(null, true) },
      allowRequest: (request, done) => {
        const { origin, host = '' } = request.headers;
        const crowded = (this.lines.get(address(request)) ?? 0) >= limits.sockets || !admits(request);
        done(crowded ? 'too-many' : null, !crowded && (origin === undefined || allows(origin, host)));
      },
    });
    this.io.engine.on('connection', (line: Line) => this.count(line));
    for (const name of matches.gameNames) this.io.of(name).on('connection', (socket) => this.connect(socket));
    matches.listen({
      state: (matchID, standing, entries) => this.show(matchID, standing, entries),
      players: (matchID, metadata) => this.showPlayers(matchID, metadata),
    });
    notices.subscribe((notice) => void this.hear(notice));
    metrics.gauge('sockets', 'Open sockets.', () => this.io.engine.clientsCount);
    metrics.gauge('matches_watched', 'Matches somebody is looking at.', () => this.watchers.size);
  }

  /** For boardgame.io's Server: the application's requests are answered on the same port as the sockets. */
  init(app: Server.App): void {
    app.listen = ((...args: Parameters<HttpServer['listen']>) => {
      this.application = app.callback();
      return this.http.listen(...args);
    }) as typeof app.listen;
  }

  /** Once this process listens. */
  async start(): Promise<void> {
    const { notices, journal } = this.options;
    await this.presence.start();
    if (!notices.shared) return;
    const look = () => this.lookAgain().catch((error) => journal('failed', { event: 'catch-up', problem: problemOf(error) }));
    this.catchUp = setInterval(look, CATCH_UP_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.catchUp);
    const watchers = [...this.watching.values()];
    const cutOff = setTimeout(() => this.http.closeAllConnections(), GRACE_MS);
    await this.io.close();
    clearTimeout(cutOff);
    for (const watcher of watchers) await this.noteDown(watcher);
    await this.presence.close();
  }

  private count(line: Line): void {
    const { limits, address } = this.options;
    const from = address(line.request);
    this.lines.set(from, (this.lines.get(from) ?? 0) + 1);
    this.budgets.set(line, { bucket: new Bucket(limits.messagesAtOnce, limits.messagesPerSecond), refused: 0 });
    line.on('close', () => {
      const left = (this.lines.get(from) ?? 1) - 1;
      if (left > 0) this.lines.set(from, left);
      else this.lines.delete(from);
    });
  }

  private connect(socket: Socket): void {
    const { limits, journal, address } = this.options;
    const budget = must(this.budgets.get(socket.conn), 'budget');
    socket.use((packet, next) => {
      if (budget.bucket.take()) return next();
      const { code, message } = new Refusal('too-many', 'Too many messages at once; wait a moment.');
      this.refuse(socket, { error: code, message }, packet.at(-1));
      if (++budget.refused > limits.messagesAtOnce) {
        journal('flood', { address: address(socket.request) });
        socket.disconnect(true);
      }
    });
    const on = (event: string, handle: (args: unknown[]) => Promise<void>) =>
      socket.on(event, (...given: unknown[]) => void this.answer(socket, event, given, handle));
    on('update', (args) => this.update(args));
    on('sync', (args) => this.sync(socket, args));
    on('chat', (args) => this.chat(args));
    socket.on('disconnect', () => void this.leave(socket));
  }

  /** Carries out a message and says how it went: to the sender's callback where there is one, and refusals always as an event too. */
  private async answer(socket: Socket, event: string, given: unknown[], handle: (args: unknown[]) => Promise<void>): Promise<void> {
    const { metrics, journal } = this.options;
    const reply = typeof given.at(-1) === 'function' ? (given.at(-1) as (answer: Answer) => void) : undefined;
    const started = performance.now();
    try {
      await handle(reply ? given.slice(0, -1) : given);
      metrics.time(event, `Time to answer ${event}.`, (performance.now() - started) / 1000);
    } catch (error) {
      if (!(error instanceof Refusal)) journal('failed', { event, problem: problemOf(error) });
      const { code, message } = error instanceof Refusal ? error : new Refusal('unavailable', 'That did not work; try again.');
      return this.refuse(socket, { error: code, message }, given.at(-1));
    }
    reply?.({ ok: true });
  }

  private refuse(socket: Socket, refused: Refused, reply?: unknown): void {
    this.options.metrics.count('refused', 'Requests that were refused.', { code: refused.error });
    socket.emit('refused', refused);
    if (typeof reply === 'function') reply(refused);
  }

  private async update(args: unknown[]): Promise<void> {
    const [action, stateID, matchID, playerID] = checked(moveMessage, args);
    const { type: move, args: moveArgs, credentials, playerID: actor } = action.payload;
    if (typeof actor === 'string' && actor !== playerID) throw new Refusal('wrong-credentials', 'A move is made for one’s own seat.');
    await this.options.matches.move({ matchID, playerID, stateID, move, args: moveArgs }, (metadata) =>
      mayAct(metadata, playerID, credentials),
    );
  }

  private async sync(socket: Socket, args: unknown[]): Promise<void> {
    const [matchID, seat, credentials] = checked(syncMessage, args);
    const viewer = seat ?? null;
    const { matches } = this.options;
    const watcher: Watcher = { socket, matchID, viewer, credentials, seen: null, missed: false };
    let before: Watcher | undefined;
    await matches.inTurn(matchID, async () => {
      const standing = await matches.standing(matchID);
      const { state, dealt, metadata } = standing;
      if (dealt.rules.name !== socket.nsp.name.slice(1)) throw new Refusal('no-match', 'There is no such match of this game.');
      if (!maySee(watcher, metadata)) throw new Refusal('wrong-credentials', NOT_YOURS);
      before = this.watching.get(socket.id);
      if (before) this.drop(before);
      this.add(watcher);
      const log = await matches.storage.log(matchID, { last: LOG_ON_SYNC });
      watcher.seen = viewOf(dealt.game, state, viewer);
      socket.emit('sync', matchID, { state: watcher.seen, log: logOf(log, viewer), filteredMetadata: playersOf(metadata) });
    });
    if (watcher.missed) await this.hear({ type: 'state', matchID, stateID: Number.MAX_SAFE_INTEGER });
    if (!socket.connected) this.drop(watcher);
    if (before) await this.noteDown(before);
    await this.noteDown(watcher);
  }

  private async chat(args: unknown[]): Promise<void> {
    const [matchID, message, credentials] = checked(chatMessageArgs, args);
    const { matches, notices } = this.options;
    const { metadata } = await matches.standing(matchID);
    if (!mayAct(metadata, message.sender, credentials)) throw new Refusal('wrong-credentials', NOT_YOURS);
    this.send(matchID, 'chat', message);
    notices.publish({ type: 'chat', matchID, message });
  }

  private add(watcher: Watcher): void {
    const { matchID, socket } = watcher;
    const all = this.watchers.get(matchID) ?? new Set();
    all.add(watcher);
    this.watchers.set(matchID, all);
    this.watching.set(socket.id, watcher);
  }

  /** Nothing more is sent there. */
  private drop(watcher: Watcher): void {
    const { matchID, socket } = watcher;
    if (this.watching.get(socket.id) === watcher) this.watching.delete(socket.id);
    const all = this.watchers.get(matchID);
    all?.delete(watcher);
    if (all?.size === 0) this.watchers.delete(matchID);
  }

  private async leave(socket: Socket): Promise<void> {
    const watcher = this.watching.get(socket.id);
    if (!watcher) return;
    this.drop(watcher);
    await this.noteDown(watcher);
  }

  /** Writes down whether the seat's player is here. */
  private async noteDown({ matchID, viewer }: Watcher): Promise<void> {
    if (viewer !== null) await this.presence.update(matchID, viewer);
  }

  private watchersOf = (matchID: string): Watcher[] => [...(this.watchers.get(matchID) ?? [])];

  /** Tells of the seats as they are now; whoever has given one up is sent nothing more. */
  private showPlayers(matchID: string, metadata: Server.MatchData): void {
    for (const watcher of this.watchersOf(matchID)) {
      if (maySee(watcher, metadata)) continue;
      this.drop(watcher);
      this.refuse(watcher.socket, { error: 'wrong-credentials', message: NOT_YOURS });
    }
    this.send(matchID, 'matchData', playersOf(metadata));
  }

  private send(matchID: string, event: string, ...args: unknown[]): void {
    for (const { socket } of this.watchers.get(matchID) ?? []) socket.emit(event, matchID, ...args);
  }

  /** Sends everybody what has changed in their own view. */
  private async show(matchID: string, { dealt, state, metadata }: Standing, entries?: LogEntry[]): Promise<void> {
    const patches = new Map<string, { seen: Watcher['seen']; patch: Operation[] }>();
    for (const watcher of this.watchersOf(matchID)) {
      const { seen, viewer, socket } = watcher;
      if (!maySee(watcher, metadata)) continue;
      if (!seen) watcher.missed = true;
      if (!seen || seen._stateID >= state._stateID) continue;
      const from = seen._stateID;
      const key = `${viewer}/${from}`;
      let made = patches.get(key);
      if (!made) {
        const view = viewOf(dealt.game, state, viewer);
        made = { seen: view, patch: difference(seen, view) };
        patches.set(key, made);
      }
      watcher.seen = made.seen;
      // The entries of one move, unless this viewer has missed some.
      const isNext = entries && from === state._stateID - 1;
      const log = isNext ? entries : await this.options.matches.storage.log(matchID, { after: from });
      socket.emit('patch', matchID, from, state._stateID, made.patch, logOf(log, viewer));
    }
  }

  /** Another process has done something to a match that is watched here. */
  private async hear(notice: Notice): Promise<void> {
    const { matchID } = notice;
    if (!this.watchers.has(matchID)) return;
    try {
      if (notice.type === 'chat') return this.send(matchID, 'chat', notice.message satisfies ChatMessage);
      const { matches } = this.options;
      let away: Watcher[] = [];
      await matches.inTurn(matchID, async () => {
        const standing = await matches.standing(matchID);
        if (notice.type === 'state') return this.show(matchID, standing);
        const { metadata } = standing;
        this.showPlayers(matchID, metadata);
        away = this.watchersOf(matchID).filter(({ viewer }) => viewer !== null && !metadata.players[Number(viewer)]?.isConnected);
      });
      // Gone elsewhere, and still here.
      for (const watcher of away) await this.noteDown(watcher);
    } catch (error) {
      this.options.journal('failed', { event: 'notice', problem: problemOf(error) });
    }
  }

  /** A notice may be lost on its way: whatever watched matches have come to meanwhile is in the storage. */
  private async lookAgain(): Promise<void> {
    const all = await this.options.matches.storage.progress([...this.watchers.keys()]);
    for (const { matchID, moves, version } of all) {
      const watchers = this.watchersOf(matchID);
      if (watchers.some(({ seen }) => seen && seen._stateID < moves)) await this.hear({ type: 'state', matchID, stateID: moves });
      if (this.versions.get(matchID) !== version) await this.hear({ type: 'players', matchID });
    }
    this.versions = new Map(all.map(({ matchID, version }) => [matchID, version]));
  }
}
