import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from 'boardgame.io/server';
import { fireflyGame } from '../../firefly/game';
import { games } from '../../server/games';
import { usualLimits } from '../../server/limits';
import { startServer } from '../../server/server';
import { TABLES } from './record';

/**
 * Serves the game, as we do on a file or as boardgame.io does in memory, and says at which port; when asked, how many seconds of processor
 * it has used. Ends when nobody listens any more.
 */
const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));

/** The crowd is faster than people and comes from one address. */
const many = Number.MAX_SAFE_INTEGER;
const limits = {
  ...usualLimits,
  messagesPerSecond: many,
  messagesAtOnce: many,
  sockets: many,
  requestsPerMinute: many,
  matchesPerHour: many,
};

async function ours(): Promise<number> {
  const { port } = await startServer({ games, port: 0, client: folder, place: join(folder, 'matches.sqlite'), limits });
  return port;
}

async function stock(): Promise<number> {
  const { appServer } = await Server({ games: [fireflyGame(TABLES.base)], origins: [] }).run(0);
  const address = appServer.address();
  return typeof address === 'object' && address ? address.port : 0;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1e6);
});
process.on('disconnect', () => {
  rmSync(folder, { recursive: true });
  process.exit();
});
process.send?.(await (process.argv[2] === 'stock' ? stock() : ours()));
