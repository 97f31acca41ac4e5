import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a command printed and how it ended. */
export interface Ran {
  status: number | null;
  out: string;
  err: string;
}

/** Runs a TypeScript command to its end. */
export async function command(name: string, args: string[], folder = '.'): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', 'tsx', `src/commands/${name}.ts`, ...args], { cwd: folder });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, out, err };
}

/** A copy of the project in which bots can be dropped without anybody else meeting them. */
export function workshop(bots: Record<string, string>): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
  for (const part of ['src', 'bots']) cpSync(part, join(folder, part), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) copyFileSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(bots)) writeFileSync(join(folder, 'bots', file), text);
  // What every npm command does first.
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'src/commands/ensure.mjs')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
