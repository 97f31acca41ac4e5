import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, Manager } from 'socket.io-client';
import { must } from '../../src/engine/must';
import { games } from '../../src/server/games';
import { usualLimits } from '../../src/server/limits';
import { type RunningServer, startServer } from '../../src/server/server';
import { type Answer, Visitor } from './visitor';

// Where much else is going on a server takes its time.
jest.setTimeout(30_000);

const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
const lines: string[] = [];
const open: Visitor[] = [];
let server: RunningServer;
let mal: Visitor;
let zoe: Visitor;
let matchID: string;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation((...said) => void lines.push(said.join(' ')));
  writeFileSync(join(folder, 'index.html'), '<title>page</title>');
  server = await startServer({
    games,
    port: 0,
    client: folder,
    place: join(folder, 'data', 'matches.sqlite'),
    journal: (event, facts) => lines.push(JSON.stringify({ event, ...facts })),
    limits: { ...usualLimits, messagesAtOnce: 200, matchesPerHour: 30, requestsPerMinute: 400 },
    origins: ['https://friends.example'],
  });
  mal = visitor('0');
  zoe = visitor('1');
  matchID = await mal.create({ numPlayers: 2 });
  await mal.join(matchID, 'Mal');
  await zoe.join(matchID, 'Zoë');
  mal.connect(matchID);
  zoe.connect(matchID);
  await Promise.all([mal, zoe].map((it) => it.until(({ state }) => state !== null)));
});

afterAll(async () => {
  for (const one of open) one.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const visitor = (seat: string | null = null) => {
  const made = new Visitor(server.port, seat);
  open.push(made);
  return made;
};
const mover = () => (mal.legal.length > 0 ? mal : zoe);
const other = () => (mover() === mal ? zoe : mal);
const errorOf = (answer: Answer) => ('error' in answer ? answer.error : 'ok');
const stateID = () => must(mal.state)._stateID;

/** Whatever happened: the match is where it was, and goes on. */
afterEach(async () => {
  const at = stateID();
  const one = mover();
  expect(await one.play(matchID, must(one.legal[0]))).toEqual({ ok: true });
  await Promise.all([mal, zoe].map((it) => it.until(({ state }) => state?._stateID === at + 1)));
  expect((await mal.http('/health')).body).toMatchObject({ ok: true, storage: 'sqlite' });
});

describe('moves', () => {
  test.each([
    ['no credentials', undefined],
    ['wrong credentials', 'x'.repeat(24)],
    ['empty credentials', ''],
    ['credentials of the other seat', 'other'],
    ['credentials that are no text', { toString: 'x' }],
    ['credentials that are a list', ['a']],
  ])('with %s are refused', async (_name, credentials) => {
    const one = mover();
    const given = credentials === 'other' ? other().credentials : (credentials as string);
    const payload = { ...must(one.legal[0]), type: must(one.legal[0]).move, playerID: one.seat, credentials: given };
    const answer = await one.send('update', { type: 'MAKE_MOVE', payload }, stateID(), matchID, one.seat);
    expect(['wrong-credentials', 'bad-input']).toContain(errorOf(answer));
  });

  test('for another seat, out of turn, of the past, of the future or impossible are refused', async () => {
    const [one, two] = [mover(), other()];
    const { move, args } = must(one.legal[0]);
    const order = (seat: string | null, actor: string | null, credentials?: string, at = stateID(), type = move, given: unknown = args) =>
      two.send('update', { type: 'MAKE_MOVE', payload: { type, args: given, playerID: actor, credentials } }, at, matchID, seat);
    expect(errorOf(await order(one.seat, one.seat, two.credentials))).toBe('wrong-credentials');
    expect(errorOf(await order(two.seat, one.seat, two.credentials))).toBe('wrong-credentials');
    expect(errorOf(await order(two.seat, two.seat, two.credentials))).toBe('not-your-turn');
    expect(errorOf(await order(one.seat, one.seat, one.credentials, stateID() + 1))).toBe('stale');
    expect(errorOf(await order(one.seat, one.seat, one.credentials, 1e9))).toBe('stale');
    expect(errorOf(await order(one.seat, one.seat, one.credentials, stateID(), 'winTheGame'))).toBe('illegal-move');
    expect(errorOf(await order(one.seat, one.seat, one.credentials, stateID(), '__proto__'))).toBe('illegal-move');
    expect(errorOf(await order(one.seat, one.seat, one.credentials, stateID(), move, ['nonsense', 1, true]))).toBe('illegal-move');
    expect(errorOf(await order(one.seat, one.seat, one.credentials, stateID(), move, [{ a: 1 }]))).toBe('bad-input');
    expect(errorOf(await order('7', '7', one.credentials))).toBe('wrong-credentials');
  });

  test.each(['GAME_EVENT', 'UNDO', 'REDO', 'RESET', 'SYNC', 'UPDATE', 'PATCH', 'PLUGIN', 'STRIP_TRANSIENTS'])(
    '%s is not for players',
    async (type) => {
      const one = mover();
      const payload = { type: 'endGame', args: [{ winner: one.seat }], playerID: one.seat, credentials: one.credentials };
      expect(errorOf(await one.send('update', { type, payload }, stateID(), matchID, one.seat))).toBe('bad-input');
    },
  );

  test.each([[[]], [[null]], [['a', 'b', 'c', 'd']], [[{}, 0, 'x', '0']], [[{ type: 'MAKE_MOVE' }, -1, 'x', '0']], [[[[[]]], {}, {}, {}]]])(
    'that are not even moves are refused: %j',
    async (args) => {
      expect(errorOf(await mal.send('update', ...args))).toBe('bad-input');
      expect(errorOf(await mal.send('sync', ...args.map(() => ({}))))).toBe('bad-input');
      expect(errorOf(await mal.send('chat', ...args))).toBe('bad-input');
    },
  );
});

test('nobody looks into a seat, opens a match or speaks for another over the socket', async () => {
  const stranger = visitor();
  stranger.connect(matchID);
  await stranger.until(({ state }) => state !== null);
  expect(errorOf(await stranger.send('sync', matchID, '0', undefined))).toBe('wrong-credentials');
  expect(errorOf(await stranger.send('sync', matchID, '0', zoe.credentials))).toBe('wrong-credentials');
  expect(errorOf(await stranger.send('sync', 'no-such-match', null, undefined, 4))).toBe('no-match');
  expect(errorOf(await stranger.send('sync', '../../etc/passwd', null))).toBe('bad-input');
  const say = (sender: string, payload: unknown, credentials?: string) =>
    stranger.send('chat', matchID, { id: 'x', sender, payload }, credentials);
  expect(errorOf(await say('0', 'I am Mal', undefined))).toBe('wrong-credentials');
  expect(errorOf(await say('0', 'I am Mal', zoe.credentials))).toBe('wrong-credentials');
  expect(errorOf(await say('1', 'x'.repeat(501), zoe.credentials))).toBe('bad-input');
  expect(errorOf(await say('1', { html: '<b>' }, zoe.credentials))).toBe('bad-input');
  expect((await mal.http('/games/firefly/no-such-match')).status).toBe(404);
  expect(mal.chats).toEqual([]);
});

test('whoever has given a seat up is shown nothing more of it', async () => {
  const [simon, river, kaylee] = [visitor('0'), visitor('1'), visitor('1')];
  const id = await simon.create({ numPlayers: 2, unlisted: true });
  for (const one of [simon, river]) {
    await one.join(id, 'Tam');
    one.connect(id);
    await one.until(({ state }) => state !== null);
  }
  expect((await river.http(`/games/firefly/${id}/leave`, { playerID: '1', credentials: river.credentials })).status).toBe(200);
  await kaylee.join(id, 'Kaylee');
  kaylee.connect(id);
  await kaylee.until(({ state }) => state !== null);
  const got = river.received.length;
  for (let i = 0; i < 4; i++) {
    const one = simon.legal.length > 0 ? simon : kaylee;
    expect(await one.play(id, must(one.legal[0]))).toEqual({ ok: true });
    await Promise.all([simon, kaylee].map((it) => it.until(({ state }) => state?._stateID === i + 1)));
  }
  expect(river.connected).toBe(true);
  expect(river.received.slice(got)).toEqual([]);
  expect(river.received.some(({ channel, text }) => channel === 'refused' && text.includes('wrong-credentials'))).toBe(true);
  expect(errorOf(await river.send('sync', id, '1', river.credentials))).toBe('wrong-credentials');
});

test('a socket that looks at two matches at once is in the later one only', async () => {
  const [here, there] = [visitor('0'), visitor('0')];
  const [first, second] = [await here.create({ numPlayers: 2, unlisted: true }), await there.create({ numPlayers: 2, unlisted: true })];
  await here.join(first, 'Book');
  await there.join(second, 'Book');
  here.connect(first);
  await here.until(({ state }) => state !== null);
  await Promise.all([
    here.send('sync', second, '0', there.credentials),
    here.send('sync', first, '0', here.credentials),
    here.send('sync', second, '0', there.credentials),
  ]);
  const isHere = async (id: string) =>
    must((await mal.http(`/games/firefly/${id}`)).body.players as { isConnected?: boolean }[])[0]?.isConnected;
  expect([await isHere(first), await isHere(second)]).toEqual([false, true]);
  here.close();
  for (const end = Date.now() + 5000; (await isHere(second)) && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 20));
  expect([await isHere(first), await isHere(second)]).toEqual([false, false]);
});

describe('the lobby', () => {
  const create = (body: unknown) => mal.http('/games/firefly/create', body);
  const at = (path: string, body: unknown) => mal.http(`/games/firefly/${matchID}/${path}`, body);

  test.each([
    ['{'],
    ['[]'],
    ['"x"'],
    ['null'],
    ['{"numPlayers":"many"}'],
    ['{"numPlayers":0}'],
    ['{"numPlayers":1e99}'],
    ['{"setupData":{"story":"no-such-story"}}'],
    ['{"setupData":{"seed":"x"}}'],
    ['{"setupData":7}'],
    ['{"unlisted":"yes"}'],
    ['{"setupData":{"bots":{"00":"random"}}}'],
  ])('refuses to open %s', async (body) => {
    expect(await create(body)).toMatchObject({ status: 400, body: { error: 'bad-input' } });
  });

  test('refuses to open what is nested deeply', async () => {
    const nested = (open: string, close: string) => `{"setupData":{"story":${open.repeat(2600)}1${close.repeat(2600)}}}`;
    for (const body of [nested('{"a":', '}'), nested('[', ']')])
      expect(await create(body)).toMatchObject({ status: 400, body: { error: 'bad-input' } });
    expect(await at('join', nested('[', ']').replace('setupData', 'data'))).toMatchObject({ status: 400, body: { error: 'bad-input' } });
  });

  test.each(['', '   ', 'x'.repeat(33), 'a\u0000b', 'a\nb', '\u202Egro.elpmaxe', '<script>', 7, { a: 1 }, null])(
    'refuses the name %j',
    async (playerName) => {
      expect(await at('join', { playerName })).toMatchObject({ status: 400, body: { error: 'bad-input' } });
    },
  );

  test('takes a name for a name, whatever it looks like', async () => {
    const id = await mal.create({ numPlayers: 2, unlisted: true });
    const playerName = '../../../etc/passwd';
    expect((await mal.http(`/games/firefly/${id}/join`, { playerName })).status).toBe(200);
    expect((await mal.http(`/games/firefly/${id}`)).body).toMatchObject({ players: [{ name: playerName }, {}] });
  });

  test.each([
    '/games/firefly/..%2f..%2fetc%2fpasswd',
    '/games/%2e%2e/x',
    '/games/nothing',
    '/games/__proto__',
    '/games/firefly/constructor',
    `/games/firefly/${'x'.repeat(500)}`,
  ])('%s is nothing', async (path) => {
    expect([400, 404]).toContain((await mal.http(path)).status);
  });

  test('gives a seat once, and back only to whom it belongs', async () => {
    expect(await at('join', { playerName: 'Jayne' })).toMatchObject({ status: 409, body: { error: 'full' } });
    expect(await at('join', { playerID: '0', playerName: 'Jayne' })).toMatchObject({ status: 409, body: { error: 'taken' } });
    expect(await at('join', { playerID: '9', playerName: 'Jayne' })).toMatchObject({ status: 404, body: { error: 'no-seat' } });
    for (const path of ['leave', 'update', 'rename', 'playAgain'])
      for (const credentials of [zoe.credentials, 'wrong'])
        expect(await at(path, { playerID: '0', credentials, newName: 'Zoë' })).toMatchObject({
          status: 403,
          body: { error: 'wrong-credentials' },
        });
    expect(await at('bot', { playerID: '0', credentials: zoe.credentials, seat: '0', bot: 'random' })).toMatchObject({ status: 403 });
    expect((await at('leave', { playerID: '0' })).status).toBe(400);
    expect((await at('leave', { playerID: '00', credentials: mal.credentials })).status).toBe(400);

    const id = await mal.create({ numPlayers: 2, unlisted: true });
    const joins = await Promise.all(
      Array.from({ length: 12 }, (_, i) => mal.http(`/games/firefly/${id}/join`, { playerName: `Fan ${i}` })),
    );
    expect(
      joins
        .filter(({ status }) => status === 200)
        .map(({ body }) => body.playerID)
        .sort(),
    ).toEqual(['0', '1']);
    expect(joins.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  test('a rematch is one match, however often it is asked for', async () => {
    const id = await mal.create({ numPlayers: 1, unlisted: true });
    const { body } = await mal.http(`/games/firefly/${id}/join`, { playerName: 'River' });
    const again = () => mal.http(`/games/firefly/${id}/playAgain`, { playerID: '0', credentials: body.playerCredentials, unlisted: true });
    const next = (await Promise.all([again(), again(), again()])).map(({ body: { nextMatchID } }) => nextMatchID);
    expect(new Set(next).size).toBe(1);
    expect((await mal.http(`/games/firefly/${next[0]}`)).status).toBe(200);
  });

  test('a rematch that everybody has left is opened again', async () => {
    const id = await mal.create({ numPlayers: 1, unlisted: true });
    const own = await mal.http(`/games/firefly/${id}/join`, { playerName: 'River' });
    const again = async () =>
      (await mal.http(`/games/firefly/${id}/playAgain`, { playerID: '0', credentials: own.body.playerCredentials, unlisted: true })).body
        .nextMatchID;
    const next = await again();
    const there = await mal.http(`/games/firefly/${next}/join`, { playerName: 'River' });
    await mal.http(`/games/firefly/${next}/leave`, { playerID: '0', credentials: there.body.playerCredentials });
    expect((await mal.http(`/games/firefly/${next}`)).status).toBe(404);
    const other = await again();
    expect(other).not.toBe(next);
    expect((await mal.http(`/games/firefly/${other}`)).status).toBe(200);
    expect(await again()).toBe(other);
  });

  test('a bot does not play for somebody of the same name', async () => {
    const one = visitor('0');
    const id = await one.create({ numPlayers: 2, unlisted: true });
    await one.join(id, 'random');
    const give = (bot: string) => one.http(`/games/firefly/${id}/bot`, { playerID: '0', credentials: one.credentials, seat: '0', bot });
    expect(await give('random')).toMatchObject({ status: 400, body: { error: 'bad-input' } });
    expect((await give('trader')).status).toBe(200);
  });

  test('a match by invitation is not listed', async () => {
    const id = await mal.create({ numPlayers: 2, unlisted: true });
    const { body } = await mal.http('/games/firefly');
    expect((body.matches as { matchID: string }[]).map((match) => match.matchID)).toContain(matchID);
    expect(JSON.stringify(body)).not.toContain(id);
  });

  test('a body that is too large is refused', async () => {
    expect(await create('x'.repeat(2_000_000))).toMatchObject({ status: 413, body: { error: 'too-large' } });
    expect(await create(JSON.stringify({ setupData: 'x'.repeat(20_000) }))).toMatchObject({ status: 413, body: { error: 'too-large' } });
  });
});

test('an oversized frame ends that socket and no other', async () => {
  const flooder = visitor();
  flooder.connect(matchID);
  await flooder.until(({ state }) => state !== null);
  await expect(flooder.send('chat', matchID, { payload: 'x'.repeat(100_000) })).rejects.toThrow();
  expect(mal.connected).toBe(true);
});

test('a flood of messages is refused and then cut off', async () => {
  const socket = io(`http://localhost:${server.port}/firefly`, { transports: ['websocket'], reconnection: false, forceNew: true });
  const refusals: string[] = [];
  socket.on('refused', ({ error }: { error: string }) => refusals.push(error));
  const gone = new Promise((resolve) => socket.on('disconnect', resolve));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  for (let i = 0; i < 500; i++) socket.emit('chat', matchID, { id: 'x', sender: '0', payload: 'x' }, 'wrong');
  await gone;
  expect(refusals).toContain('too-many');
});

test('a flood goes on in no other socket of the same connection', async () => {
  const manager = new Manager(`http://localhost:${server.port}`, { transports: ['websocket'], reconnection: false });
  // It keeps the connection open.
  manager.socket('/misbehavin');
  const socket = manager.socket('/firefly');
  const refusals: string[] = [];
  socket.on('refused', ({ error }: { error: string }) => refusals.push(error));
  const say = async (times: number) => {
    if (!socket.connected) await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    for (let i = 0; i < times; i++) socket.emit('chat', matchID, { id: 'x', sender: '0', payload: 'x' }, 'wrong');
    for (const end = Date.now() + 5000; refusals.length < times && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await say(190);
  expect(new Set(refusals)).toEqual(new Set(['wrong-credentials']));
  refusals.length = 0;
  socket.disconnect();
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.connect();
  await say(100);
  expect(refusals).toContain('too-many');
  manager._close();
});

test('where sockets are not let through, requests carry a game as well', async () => {
  const [wash, zoe] = [visitor('0'), visitor('1')];
  const id = await wash.create({ numPlayers: 2, unlisted: true });
  for (const one of [wash, zoe]) {
    await one.join(id, 'Washburne');
    one.connect(id, 'polling');
    await one.until(({ state }) => state !== null);
  }
  for (let i = 0; i < 10; i++) {
    const one = wash.legal.length > 0 ? wash : zoe;
    expect(await one.play(id, must(one.legal[0]))).toEqual({ ok: true });
    await Promise.all([wash, zoe].map((it) => it.until(({ state }) => state?._stateID === i + 1)));
  }
});

test('an address has only so many connections, whether they ask for a game or not', async () => {
  const small = await startServer({ games, port: 0, client: folder, limits: { ...usualLimits, sockets: 3 } });
  const managers: Manager[] = [];
  const reach = (): Promise<Error | null> => {
    const manager = new Manager(`http://localhost:${small.port}`, { autoConnect: false, transports: ['polling'], reconnection: false });
    managers.push(manager);
    return new Promise((resolve) => manager.open((error) => resolve(error ?? null)));
  };
  for (let i = 0; i < 3; i++) expect(await reach()).toBeNull();
  expect(await reach()).toBeInstanceOf(Error);
  managers[0]?._close();
  for (const end = Date.now() + 5000; (await reach()) && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(managers.at(-1)?._readyState).toBe('open');
  for (const manager of managers) manager._close();
  await small.stop();
});

test('junk instead of HTTP or a handshake leaves the server standing', async () => {
  const junk = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(server.port, 'localhost', () => socket.end(text));
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
      socket.resume();
    });
  await junk('\u0000\u0001\u0002 nonsense\r\n\r\n');
  await junk('POST /games/firefly/create HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{');
  await junk('GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  await junk('GET /socket.io/?EIO=99&transport=carrier-pigeon HTTP/1.1\r\nHost: x\r\n\r\n');
});

test('pages from elsewhere are let in only where that was said', async () => {
  const ask = (origin: string) =>
    fetch(`http://localhost:${server.port}/games`, { headers: { Origin: origin } }).then(({ headers }) =>
      headers.get('access-control-allow-origin'),
    );
  expect(await ask('https://friends.example')).toBe('https://friends.example');
  expect(await ask('https://evil.example')).toBeNull();
  const socketFrom = (Origin: string) =>
    fetch(`http://localhost:${server.port}/socket.io/?EIO=4&transport=polling`, { headers: { Origin } }).then(({ status }) => status);
  expect(await socketFrom('https://friends.example')).toBe(200);
  expect(await socketFrom('https://evil.example')).toBe(403);
  const headers = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' };
  const mayPost = async (Origin: string) => {
    const answer = await fetch(`http://localhost:${server.port}/games/firefly/create`, {
      method: 'OPTIONS',
      headers: { Origin, ...headers },
    });
    return [answer.headers.get('access-control-allow-origin'), answer.headers.get('access-control-allow-headers')];
  };
  expect(await mayPost('https://friends.example')).toEqual(['https://friends.example', 'content-type']);
  expect(await mayPost('https://evil.example')).toEqual([null, null]);
});

test('answers carry security headers', async () => {
  const { headers } = await fetch(`http://localhost:${server.port}/`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
});

test('too many matches from one address are refused', async () => {
  const answers = [];
  for (let i = 0; i < 31; i++) answers.push(await mal.http('/games/firefly/create', { numPlayers: 1, unlisted: true }));
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { error: 'too-many' } });
});

test('behind a proxy visitors are counted, whatever they say about themselves', async () => {
  const behind = await startServer({ games, port: 0, client: folder, proxied: true, limits: { ...usualLimits, matchesPerHour: 1 } });
  const create = async (forwarded: string) => {
    const headers = { 'X-Forwarded-For': forwarded };
    return (await fetch(`http://localhost:${behind.port}/games/firefly/create`, { method: 'POST', headers, body: '{"numPlayers":2}' }))
      .status;
  };
  // The proxy adds the address it sees to what the visitor sent.
  expect(await create('203.0.113.7')).toBe(200);
  expect(await create('10.0.0.1, 203.0.113.7')).toBe(429);
  expect(await create('203.0.113.8')).toBe(200);
  await behind.stop();
});

test('too many requests from one address are refused, and counted', async () => {
  let last = 200;
  for (let i = 0; i < 500 && last !== 429; i++) last = (await mal.http('/games')).status;
  expect(last).toBe(429);
  const { body } = await mal.http('/metrics');
  expect(String(body.text)).toMatch(/^aim_to_misbehave_refused_total\{code="too-many"\} [1-9]/m);
  expect(String(body.text)).toMatch(/^aim_to_misbehave_update_seconds_count [1-9]/m);
});

test('none of this put credentials into the logs', () => {
  const said = lines.join('\n');
  expect(said).toContain('"event":"joined"');
  for (const secret of [must(mal.credentials), must(zoe.credentials)]) expect(said).not.toContain(secret);
  expect(lines.filter((line) => line.includes('"failed"'))).toEqual([]);
});
