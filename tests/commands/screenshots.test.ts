import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/commands/ensure.mjs';

const folder = join(root, 'docs/pictures');

test('the README shows every picture there is, none of them heavy', () => {
  const shown = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/\]\(docs\/pictures\/(.+?)\)/g)].map(([, file]) => file);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.sort()).toEqual(readdirSync(folder).sort());
  for (const file of readdirSync(folder)) expect([file, statSync(join(folder, file)).size < 300_000]).toEqual([file, true]);
});
