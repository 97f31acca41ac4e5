// The server alone, without looking after dependencies or the client's build. With --dev it serves what dev.mjs is building; with --prune
// it only deletes matches that ended long ago. docs/server.md has the settings.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../server/games';
import { silent, toStdout } from '../server/journal';
import { usualLimits } from '../server/limits';
import { throughRedis } from '../server/redis';
import { startServer } from '../server/server';
import { kindOf, NoDatabase } from '../server/storage/database';
import { Storage } from '../server/storage/storage';
import { root } from './ensure.mjs';
import { Problem, run, say } from './problem.mjs';

const DAY_MS = 86_400_000;
const isPort = (port: number) => Number.isInteger(port) && port >= 0 && port <= 65535;

/** A setting that is a whole number. */
function number(name: string, usual: number): number {
  const given = process.env[name];
  if (given === undefined || given === '') return usual;
  if (!/^\d{1,9}$/.test(given)) throw new Problem(`${name} must be a whole number, not "${given}".`);
  return Number(given);
}

const place = (): string => process.env.DATABASE_URL || process.env.DATABASE_FILE || join(root, 'data', 'matches.sqlite');

const noDatabase = ({ message }: NoDatabase): string => `The ${kindOf(place())} database cannot be used (${message}); see docs/server.md.`;

async function prune(days: string): Promise<void> {
  if (!/^\d{1,5}$/.test(days)) throw new Problem(`--days must be a whole number of days, not "${days}".`);
  const storage = new Storage(place());
  await storage.connect().catch((error) => {
    throw error instanceof NoDatabase ? new Problem(noDatabase(error)) : error;
  });
  const count = await storage.prune(Date.now() - Number(days) * DAY_MS);
  await storage.close();
  say(`${count} ${count === 1 ? 'match' : 'matches'} that ended more than ${days} days ago deleted.`);
}

run(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      dev: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      days: { type: 'string', default: '30' },
    },
  });
  if (values.prune) return prune(values.days);
  const wanted = values.port ?? process.env.PORT ?? '8000';
  if (!isPort(Number(wanted))) throw new Problem(`"${wanted}" is not a port; choose a number up to 65535.`);

  const journal = process.env.LOG === 'json' ? toStdout : silent;
  const redis = process.env.REDIS_URL;
  const notices = redis
    ? await throughRedis(redis, journal).catch((error: Error) => {
        throw new Problem(`The Redis of REDIS_URL cannot be reached (${error.message}).`);
      })
    : undefined;
  const server = await startServer({
    games,
    port: Number(wanted),
    client: join(root, values.dev ? '.parcel-cache/dev' : 'dist'),
    cache: !values.dev,
    place: place(),
    journal,
    notices,
    origins: (process.env.ORIGINS ?? '').split(',').filter(Boolean),
    proxied: process.env.TRUST_PROXY === '1',
    bots: { threads: number('BOT_THREADS', 1), thinkMs: number('BOT_THINK_MS', 500), pauseMs: number('BOT_PAUSE_MS', 400) },
    limits: { ...usualLimits, matchesPerHour: number('MATCHES_PER_HOUR', usualLimits.matchesPerHour) },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new Problem(`Port ${wanted} is already in use; stop the program that uses it or choose another with --port.`);
    }
    if (error instanceof NoDatabase) throw new Problem(noDatabase(error));
    if (error.code === 'EACCES') throw new Problem(`Port ${wanted} needs more rights than this user has; choose another with --port.`);
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, server.stop);
  say(`Aim to Misbehave is at http://localhost:${server.port} (Ctrl+C stops it).`);
});
