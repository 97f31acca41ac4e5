import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newest } from '../../src/commands/build.mjs';

const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a change anywhere below a folder is its newest change, and so is a deleted file', () => {
  const deep = join(folder, 'deep');
  const [kept, doomed] = [join(deep, 'kept.ts'), join(deep, 'doomed.ts')];
  mkdirSync(deep);
  writeFileSync(kept, '');
  writeFileSync(doomed, '');
  const longAgo = new Date('2002-09-20T20:00:00Z');
  for (const path of [kept, doomed, deep, folder]) utimesSync(path, longAgo, longAgo);
  expect(newest(folder)).toBe(longAgo.getTime());

  const later = new Date('2005-09-30T20:00:00Z');
  utimesSync(kept, later, later);
  expect(newest(folder)).toBe(later.getTime());

  rmSync(doomed);
  expect(newest(folder)).toBeGreaterThan(later.getTime());
});

test('what does not exist never changed', () => {
  expect(newest(join(folder, 'nowhere'))).toBe(0);
});
