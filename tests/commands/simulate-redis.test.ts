import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { noRedis, startRedis } from './redis';
import { command } from './workshop';

/** A process that plays games for whoever asks, once it says so. */
async function startWorker(url: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/commands/simulate.ts', '--worker', '--workers', '1', '--redis', url]);
  const closed = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve) => {
    child.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Playing games for')) resolve();
    });
    child.once('close', () => resolve());
  });
  return {
    said: () => said,
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      const [status] = await closed;
      return status;
    },
  };
}

test('what is no Redis, or none that answers, is one sentence and exit code 1', async () => {
  expect(await command('simulate', ['--redis', 'serenity'])).toEqual({
    status: 1,
    out: '',
    err: '--redis takes an address such as redis://localhost:6379.\n',
  });
  expect(await command('simulate', ['--redis', 'redis://127.0.0.1:1'])).toEqual({
    status: 1,
    out: '',
    err: 'There is no Redis to be reached at 127.0.0.1:1 (ECONNREFUSED).\n',
  });
}, 60_000);

(noRedis ? describe.skip : describe)(`over Redis${noRedis}`, () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  test('games are spread over workers, one that dies loses no game, and the bytes are those of one process', async () => {
    const args = ['--games', '16', '--bots', 'random,random,random', '--turn-cap', '300', '--seed', 'spread', '--json'];
    const { url, stop } = await startRedis();
    ends.push(stop);
    const redis = new Redis(url);
    ends.push(() => redis.disconnect());
    const [doomed, steady] = await Promise.all([startWorker(url), startWorker(url)]);
    ends.push(() => Promise.all([doomed.end('SIGKILL'), steady.end('SIGKILL')]));
    const asked = command('simulate', [...args, '--redis', url]);
    const inHand = () => redis.llen('bull:aim-to-misbehave:active');
    while ((await inHand()) < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await doomed.end('SIGKILL');
    // The dead one still holds the game it was in.
    expect(await inHand()).toBeGreaterThan(0);
    const spread = await asked;
    const here = await command('simulate', [...args, '--workers', '1']);
    expect(spread).toEqual({ status: 0, out: here.out, err: '' });
    expect(JSON.parse(spread.out)).toMatchObject({ games: 16, crashes: 0 });
    expect(await redis.zcard('bull:aim-to-misbehave:completed')).toBe(0);
    expect(await steady.end('SIGTERM')).toBe(0);
    expect(steady.said()).toMatch(/^Playing games for 127\.0\.0\.1:\d+ in 1 thread \(Ctrl\+C stops after those in hand\)\.\n$/);
  }, 240_000);
});
