import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from '../../src/commands/databases.mjs';
import { must } from '../../src/engine/must';
import { freePort } from './port';

/** Why there is no Redis to test with, if so. */
export const noRedis = findRedis() ? '' : ' (skipped because there is no Redis)';

export interface RunningRedis {
  url: string;
  stop(): Promise<void>;
}

/** A Redis of our own that keeps nothing. */
export async function startRedis(): Promise<RunningRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-redis-'));
  const port = await freePort();
  const child = spawn(must(findRedis(), 'Redis'), ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]);
  const closed = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (/ready to accept connections/i.test(said)) resolve();
    });
    child.once('close', () => reject(new Error(`Redis does not start here: ${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}
