import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import expected from './packages/expected.json';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

const file = 'tests/packages/sample.ts';
const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });

test('the lock file names the build for every machine and no download address', () => {
  // npm can write a lock file that npm ci refuses: when it cannot find a package that is optional, it leaves it out.
  const locked = Object.entries<LockedPackage>(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
  const names = new Set(locked.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const missing = locked.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved)).toEqual([]);
});

describe('boardgame.io and seedrandom are the same', () => {
  test('in Jest', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    const { sample } = await import('./packages/sample');
    expect(sample).toEqual(expected);
  });

  test('in a command run with tsx', () => {
    expect(JSON.parse(run(process.execPath, '--import', 'tsx', file))).toEqual(expected);
  });

  test('in what Parcel builds', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
    run('node_modules/.bin/parcel', 'build', file, '--dist-dir', folder, '--cache-dir', join(folder, 'cache'), '--no-source-maps');
    expect(JSON.parse(run(process.execPath, join(folder, 'sample.js')))).toEqual(expected);
    rmSync(folder, { recursive: true });
  }, 60_000);
});
