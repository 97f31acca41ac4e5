import { readFileSync } from 'node:fs';
import { command, workshop } from '../commands/workshop';

const guide = readFileSync('docs/bots.md', 'utf8');
/** The examples: the file each is to be saved as, and what is to be in it. */
const examples = [...guide.matchAll(/Save this as\s+`bots\/([\w/-]+\.ts)`[\s\S]*?```ts\n([\s\S]*?)```/g)].map(
  ([, file = '', text = '']) => ({ file, text }),
);

test('there is an example for each game', () => {
  expect(examples.map(({ file }) => file)).toEqual(['greedy.ts', 'misbehavin/hoarder.ts']);
});

test.each(examples)('the example $file is short', ({ text }) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('/**'));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThanOrEqual(20);
});

test.each([
  ['greedy', 'firefly'],
  ['hoarder', 'misbehavin'],
])(
  'the example %s, pasted as a new file, plays games of %s with the others',
  async (name, game) => {
    const { folder, remove } = workshop(Object.fromEntries(examples.map(({ file, text }) => [file, text])));
    const args = ['--game', game, '--bots', `${name},random`, '--games', '2', '--turn-cap', '8', '--json', '--workers', '1'];
    const { status, out, err } = await command('simulate', args, folder);
    remove();
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const report = JSON.parse(out);
    expect(report).toMatchObject({ games: 2, crashes: 0, stalls: 0 });
    expect(report.bots[name].faults).toBe(0);
  },
  120_000,
);

test('the guide names every flag of npm run simulate', async () => {
  const { err } = await command('simulate', ['--?']);
  const flags = err.match(/--[a-z][a-z-]*/g) ?? [];
  expect(flags.length).toBeGreaterThan(10);
  expect(flags.filter((flag) => !guide.includes(flag))).toEqual([]);
}, 60_000);
