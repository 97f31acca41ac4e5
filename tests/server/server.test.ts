import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/server/games';
import { type RunningServer, startServer } from '../../src/server/server';
import { noPostgres, startPostgres } from './postgres';

const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
const client = join(folder, 'client');
let server: RunningServer;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {}); // boardgame.io announces its port
  mkdirSync(client);
  writeFileSync(join(client, 'index.html'), '<title>the page</title>');
  writeFileSync(join(client, 'index.0123abcd.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'not for everybody');
  server = await startServer({ games, port: 0, client });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://localhost:${server.port}${path}`, { headers });
/** Without fetch, which tidies paths and adds headers of its own. */
const rawStatus = (path: string, headers: Record<string, string> = {}) =>
  new Promise((resolve, reject) => {
    request({ port: server.port, path, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
const asPage = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('the page is at /', async () => {
  const response = await get('/');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('the page');
});

test('the lobby answers and opens matches', async () => {
  const list = await get('/games');
  expect(list.status).toBe(200);
  expect(await list.json()).toEqual(['firefly', 'misbehavin']);

  const headers = { 'Content-Type': 'application/json' };
  const created = await fetch(`http://localhost:${server.port}/games/firefly/create`, {
    method: 'POST',
    headers,
    body: '{"numPlayers":2}',
  });
  const { matchID } = (await created.json()) as { matchID: string };
  expect((await get(`/games/firefly/${matchID}`)).status).toBe(200);
});

test('a link into the client is the page, a missing file or API path is not', async () => {
  expect((await get('/match/abc', asPage)).status).toBe(200);
  expect((await get('/match/abc')).status).toBe(404);
  expect((await get('/missing.js', asPage)).status).toBe(404);
  expect((await get('/games/firefly/no-such-match', asPage)).status).toBe(404);
});

test('a name with a hash may be kept for ever, the page is asked for again', async () => {
  const script = await get('/index.0123abcd.js');
  expect(script.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

  const page = await get('/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await rawStatus('/', { 'If-Modified-Since': page.headers.get('last-modified')! })).toBe(304);
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%zz'])('%s leads nowhere', async (path) => {
  expect(await rawStatus(path)).toBe(404);
});

test('a second server on the same port is refused', async () => {
  await expect(startServer({ games, port: server.port, client })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

(noPostgres ? test.skip : test)(
  `/health is 503 while the database is away, and the server stays${noPostgres}`,
  async () => {
    const postgres = await startPostgres();
    const depending = await startServer({ games, port: 0, client, place: postgres.url });
    const ask = async (path: string) => {
      const answer = await fetch(`http://localhost:${depending.port}${path}`);
      return [answer.status, await answer.json()];
    };
    expect(await ask('/health')).toEqual([200, { ok: true, storage: 'postgresql', uptime: expect.any(Number) }]);
    await postgres.stop();
    expect(await ask('/health')).toEqual([503, { ok: false, storage: 'postgresql', uptime: expect.any(Number) }]);
    expect(await ask('/games/firefly')).toEqual([500, { error: 'failed', message: 'That did not work.' }]);
    expect(await ask('/games')).toEqual([200, ['firefly', 'misbehavin']]);
    await depending.stop();
  },
  60_000,
);
