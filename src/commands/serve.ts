// The server alone, without looking after dependencies or the client's build. With --dev it serves what dev.mjs is building; with --prune
// it only deletes matches that ended long ago. docs/server.md has the settings.
import { join } from 'node:path';
import { games } from '../server/games';
import { silent, toStdout } from '../server/journal';
import { usualLimits } from '../server/limits';
import { throughRedis } from '../server/redis';
import { startServer } from '../server/server';
import { kindOf, NoDatabase, type Place } from '../server/storage/database';
import { Storage } from '../server/storage/storage';
import { root } from './ensure.mjs';
import { Problem, run, say } from './problem.mjs';
import { settingsFrom } from './settings';

const DAY_MS = 86_400_000;

const noDatabase = (place: Place, { message }: NoDatabase): Problem =>
  new Problem(`The ${kindOf(place)} database cannot be used (${message}); see docs/server.md.`);

async function prune(place: Place, days: number): Promise<void> {
  const storage = new Storage(place);
  try {
    await storage.connect();
  } catch (error) {
    throw error instanceof NoDatabase ? noDatabase(place, error) : error;
  }
  const count = await storage.prune(Date.now() - days * DAY_MS);
  await storage.close();
  say(`${count} ${count === 1 ? 'match' : 'matches'} that ended more than ${days} days ago deleted.`);
}

run(async () => {
  const settings = settingsFrom(process.argv.slice(2), process.env);
  const { port, place, redis, logs, origins, proxied, bots, matchesPerHour, dev } = settings;
  if (settings.prune !== null) return prune(place, settings.prune);
  const journal = logs ? toStdout : silent;
  const notices = redis
    ? await throughRedis(redis, journal).catch((error: Error) => {
        throw new Problem(`The Redis of REDIS_URL cannot be reached (${error.message}).`);
      })
    : undefined;
  try {
    const server = await startServer({
      games,
      port,
      client: join(root, dev ? '.parcel-cache/dev' : 'dist'),
      cache: !dev,
      place,
      journal,
      notices,
      origins,
      proxied,
      bots,
      limits: { ...usualLimits, matchesPerHour },
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, server.stop);
    say(`Aim to Misbehave is at http://localhost:${server.port} (Ctrl+C stops it).`);
  } catch (error) {
    if (error instanceof NoDatabase) throw noDatabase(place, error);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Problem(`Port ${port} is already in use; stop the program that uses it or choose another with --port.`);
    if (code === 'EACCES') throw new Problem(`Port ${port} needs more rights than this user has; choose another with --port.`);
    throw error;
  }
});
