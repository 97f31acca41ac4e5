import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type SocketIO } from 'boardgame.io/server';
import type { Context, Middleware } from 'koa';
import { BotSeats } from './bots/seats';
import { files } from './files';
import type { ServedGame } from './games';
import { type Journal, problemOf, silent } from './journal';
import { Buckets, type Limits, usualLimits, visitorAt } from './limits';
import { lobby } from './lobby';
import { Matches } from './matches';
import { Metrics } from './metrics';
import { alone, type Notices } from './notices';
import { Refusal } from './refusal';
import { Sockets } from './sockets';
import { kindOf, type Place } from './storage/database';
import { Storage } from './storage/storage';

interface ServerOptions {
  games: readonly ServedGame[];
  /** 0 takes any free port. */
  port: number;
  /** The folder with the built client. */
  client: string;
  /** Whether browsers may keep the client's files; not while they are being worked on. */
  cache?: boolean;
  /** Where matches are kept; without it they end with the server. */
  place?: Place;
  /** The other processes of this server. */
  notices?: Notices;
  journal?: Journal;
  limits?: Limits;
  /** Pages from elsewhere that may use this server, such as https://example.org. */
  origins?: readonly string[];
  /** Whether a proxy in front names the visitor's address. */
  proxied?: boolean;
  bots?: { threads: number; thinkMs: number; pauseMs: number };
}

export interface RunningServer {
  port: number;
  /** Lets moves under way reach the disk, then closes everything. */
  stop(): Promise<void>;
}

const isLocal = (origin: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);

const CONTENT_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Security headers on every answer, and an answer to every error that says what a visitor may know. */
function guard({
  journal,
  metrics,
  allow,
  policy,
}: {
  journal: Journal;
  metrics: Metrics;
  allow(ctx: Context): boolean;
  policy: boolean;
}): Middleware {
  return async (ctx, next) => {
    ctx.set({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    });
    if (policy) ctx.set('Content-Security-Policy', CONTENT_POLICY);
    try {
      if (!allow(ctx)) throw new Refusal('too-many', 'Too many requests from this address; wait a moment.');
      await next();
    } catch (error) {
      const status = (error as { status?: unknown }).status;
      const expected = error instanceof Refusal || (typeof status === 'number' && status < 500);
      if (!expected) journal('failed', { event: 'request', path: ctx.path.slice(0, 100), problem: problemOf(error) });
      ctx.status = typeof status === 'number' ? status : 500;
      const code = error instanceof Refusal ? error.code : expected ? 'bad-input' : 'failed';
      ctx.body = { error: code, message: error instanceof Refusal ? error.message : 'That did not work.' };
      metrics.count('refused', 'Requests that were refused.', { code });
    }
  };
}

/** Lobby, matches and client on one port. Rejects with the error of the socket when it cannot listen there. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { games, port, client, cache = true, place = ':memory:', notices = alone, journal = silent, origins = [] } = options;
  const { limits = usualLimits, proxied = false, bots = { threads: 1, thinkMs: 500, pauseMs: 0 } } = options;
  const metrics = new Metrics();
  const storage = new Storage(place);
  await storage.connect();
  const matches = new Matches(games, storage, notices);
  let stopping = false;

  const address = (request: IncomingMessage): string => {
    const forwarded = proxied
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined;
    return visitorAt(forwarded || request.socket.remoteAddress || 'unknown');
  };
  const allows = (origin: string, host: string): boolean =>
    origins.includes(origin) ||
    origin === `http://${host}` ||
    origin === `https://${host}` ||
    (process.env.NODE_ENV !== 'production' && isLocal(origin));
  const requests = new Buckets(limits.requestsPerMinute, limits.requestsPerMinute / 60);
  const admits = (request: IncomingMessage): boolean => requests.take(address(request));
  const sockets = new Sockets({ matches, notices, metrics, journal, limits, allows, admits, address });
  const seats = new BotSeats({ matches, notices, metrics, journal, ...bots });

  const server = Server({
    games: games.map(({ game }) => game),
    db: storage,
    transport: sockets as unknown as SocketIO,
    origins: [...origins],
    // All of the lobby's own routes come before boardgame.io's and check credentials themselves.
    authenticateCredentials: () => false,
  });
  const allow = (ctx: Context) => !ctx.path.startsWith('/games') || admits(ctx.req);
  server.app.use(guard({ journal, metrics, allow, policy: cache }));
  server.app.use(files({ folder: client, cache }));
  lobby(server.router, { matches, limits, metrics, journal, address: (ctx) => address(ctx.req) });

  server.router.get('/health', async (ctx) => {
    const answers =
      !stopping &&
      (await storage.check().then(
        () => true,
        () => false,
      ));
    ctx.status = answers ? 200 : 503;
    ctx.body = { ok: answers, storage: kindOf(place), uptime: Math.round(process.uptime()) };
  });
  server.router.get('/metrics', async (ctx) => {
    ctx.type = 'text/plain; version=0.0.4';
    ctx.body = metrics.text();
  });
  metrics.gauge('memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  metrics.gauge('uptime_seconds', 'Seconds since this process started.', () => Math.round(process.uptime()));

  const closeAll = async () => {
    await seats.close();
    await matches.idle();
    await sockets.close();
    await matches.idle();
    await storage.close();
    await notices.close();
  };
  const { http } = sockets;
  try {
    // run() waits for ever when the port is taken; once() rejects.
    await Promise.all([once(http, 'listening'), server.run(port)]);
    await sockets.start();
    await seats.start();
  } catch (error) {
    await closeAll();
    throw error;
  }
  const { port: actual } = http.address() as AddressInfo;
  journal('started', { port: actual, storage: kindOf(place), shared: notices.shared });

  return {
    port: actual,
    async stop() {
      if (stopping) return;
      stopping = true;
      journal('stopping');
      const closed = once(http, 'close');
      await closeAll();
      http.closeAllConnections();
      await closed;
    },
  };
}
