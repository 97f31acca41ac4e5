import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Journal } from './journal';
import type { Notice, Notices } from './notices';

const CHANNEL = 'aim-to-misbehave:notices';
/** A lease that is not renewed ends by itself: so long a seat waits when the process that played it has died. */
const LEASE_MS = 5_000;

/** Takes a lease that is free or already ours. */
const TAKE = `
local holder = redis.call('get', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
return 1`;
const RELEASE = `
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0`;

/** Notices and leases through Redis, for any number of processes that share one database. Rejects when there is no Redis. */
export async function throughRedis(url: string, journal: Journal): Promise<Notices> {
  const id = randomUUID();
  let reached = false;
  const retryStrategy = (times: number) => (reached ? Math.min(times * 200, 2000) : null);
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 2, retryStrategy });
  const listeners: ((notice: Notice) => void)[] = [];
  const hearing = redis.duplicate();
  let reason: Error | undefined;
  for (const client of [redis, hearing])
    client.on('error', (error) => {
      reason = error;
      journal('failed', { event: 'redis', problem: error.message });
    });
  const connections = await Promise.allSettled([redis.connect(), hearing.connect()]);
  const failed = connections.find((result) => result.status === 'rejected');
  if (failed) {
    for (const client of [redis, hearing]) if (client.status !== 'end') client.disconnect();
    // That the connection is closed is known; the error before it says why.
    throw reason ?? failed.reason;
  }
  reached = true;
  await hearing.subscribe(CHANNEL);
  hearing.on('message', (_channel, text) => {
    const { from, notice } = JSON.parse(text) as { from: string; notice: Notice };
    if (from !== id) for (const listener of listeners) listener(notice);
  });
  const key = (name: string) => `aim-to-misbehave:lease:${name}`;

  return {
    shared: true,
    publish(notice) {
      // Who misses a notice catches up with the next one; the move itself is safe in the database.
      redis.publish(CHANNEL, JSON.stringify({ from: id, notice })).catch(() => {});
    },
    subscribe: (listener) => void listeners.push(listener),
    lease: async (name) => (await redis.eval(TAKE, 1, key(name), id, LEASE_MS)) === 1,
    release: async (name) => void (await redis.eval(RELEASE, 1, key(name), id)),
    async close() {
      hearing.disconnect();
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
