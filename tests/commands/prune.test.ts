import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from 'boardgame.io';
import { Storage } from '../../src/server/storage/storage';

const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (args: string[], settings: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/commands/serve.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  });
  return { status, said: stderr };
};

test('npm run server -- --prune deletes what ended long ago and says how much', async () => {
  const place = join(folder, 'matches.sqlite');
  const storage = new Storage(place);
  await storage.connect();
  const initialState = { G: {}, ctx: {}, _stateID: 0 } as unknown as State;
  const day = 86_400_000;
  for (const [id, days] of [
    ['old', 40],
    ['new', 20],
  ] as const) {
    const updatedAt = Date.now() - days * day;
    const metadata = { gameName: 'firefly', players: {}, createdAt: updatedAt, updatedAt, gameover: { winner: '0' } };
    await storage.createMatch(id, { initialState, metadata });
  }
  expect(serve(['--prune'], { DATABASE_FILE: place })).toEqual({ status: 0, said: '1 match that ended more than 30 days ago deleted.\n' });
  expect(await storage.listMatches()).toEqual(['new']);
  expect(serve(['--prune', '--days', '10'], { DATABASE_FILE: place }).status).toBe(0);
  expect(await storage.listMatches()).toEqual([]);
  await storage.close();
}, 30_000);

test('a database that cannot be used is one sentence and exit code 1, without its password', () => {
  const url = 'postgres://mal:serenity@127.0.0.1:1/matches';
  const postgres = serve(['--port', '0'], { DATABASE_URL: url });
  expect(postgres.status).toBe(1);
  expect(postgres.said).toMatch(/^The postgresql database cannot be used \(.*ECONNREFUSED.*\); see docs\/server\.md\.\n$/);
  expect(postgres.said).not.toContain('serenity');
  const notOne = join(folder, 'letter.txt');
  writeFileSync(notOne, 'Dear diary, today I was pompous and my sister was crazy.'.repeat(20));
  expect(serve(['--port', '0'], { DATABASE_FILE: notOne })).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^The sqlite database cannot/),
  });
}, 30_000);
