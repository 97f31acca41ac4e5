import { spawnSync } from 'node:child_process';

const content = (...flags: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/commands/content.ts', ...flags], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
};

test('prints a line for every deck, with totals, that fits a wide terminal', () => {
  const { status, stdout } = content();
  expect(status).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  for (const deck of ['Supply', 'Osiris', 'Jobs', 'Badger', 'Nav', 'Border', 'Misbehave', 'Bounties', 'Leaders', 'Ships', 'Stories', 'All'])
    expect([deck, lines.filter((line) => line.trimStart().startsWith(`${deck} `)).length]).toEqual([deck, 1]);
  const all =
    lines
      .find((line) => line.startsWith('All '))
      ?.match(/\d+/g)
      ?.map(Number) ?? [];
  expect(all.slice(1, -1).reduce((sum, n) => sum + n, 0)).toBe(all.at(-1));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(140);
});

test('--json prints every card by deck and id, with its copies', () => {
  const { status, stdout } = content('--json');
  expect(status).toBe(0);
  const decks = JSON.parse(stdout) as Record<string, Record<string, Record<string, unknown>>>;
  expect(Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [deck, Object.keys(cards).length]))).toEqual({
    supply: 179,
    leaders: 14,
    ships: 9,
    contacts: 9,
    'jobs-core-contacts': 200,
    'jobs-expansion-contacts': 99,
    nav: 66,
    misbehave: 67,
    bounties: 20,
    'alliance-alerts': 10,
    stories: 17,
    setups: 10,
    map: 152,
  });
  expect(decks.supply?.['caravan-pods']).toMatchObject({ cost: 400, copies: { esmeralda: 3 } });
  expect(decks['jobs-expansion-contacts']?.['patience-hard-rustlin']).toMatchObject({ copies: { pirates: 5 } });
});

test('an unknown flag is one clear sentence and a failure', () => {
  expect(content('--yaml')).toEqual({ status: 1, stdout: '', stderr: 'content does not know "--yaml"; it takes --json or nothing.\n' });
});
