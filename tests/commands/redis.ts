import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from '../../src/commands/databases.mjs';
import { must } from '../../src/engine/must';

/** Why there is no Redis to test with, if so. */
export const noRedis = findRedis() ? '' : ' (skipped because there is no Redis)';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** A Redis of our own in a temporary folder, which keeps nothing. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-redis-'));
  const port = await freePort();
  const child = spawn(must(findRedis(), 'Redis'), ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]);
  const closed = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Ready to accept connections')) resolve();
    });
    child.once('close', () => resolve());
  });
  if (child.exitCode !== null) throw new Error(`Redis does not start here: ${said}`);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}
