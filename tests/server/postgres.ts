import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../src/commands/databases.mjs';
import { must } from '../../src/engine/must';
import { freePort } from './port';

export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

/** Why there is no PostgreSQL to test with, if so. */
export const noPostgres = findPostgres() ? '' : ' (skipped because there is no PostgreSQL)';

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL of our own in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const bin = must(findPostgres(), 'PostgreSQL');
  const who = user();
  const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-pg-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'tester', '--no-sync', '-E', 'UTF8', '--locale=C'], {
    ...who,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`PostgreSQL cannot be set up here: ${made.stderr}`);
  const port = await freePort();
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1'], { ...who, cwd: folder });
  const closed = once(child, 'close');
  let said = '';
  await new Promise<void>((resolve) => {
    child.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('close', () => resolve());
  });
  if (child.exitCode !== null) throw new Error(`PostgreSQL does not start here: ${said}`);
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGINT');
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}
