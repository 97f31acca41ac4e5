import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '../../src/engine/must';
import { games } from '../../src/server/games';
import { silent } from '../../src/server/journal';
import type { Notices } from '../../src/server/notices';
import { throughRedis } from '../../src/server/redis';
import { type RunningServer, startServer } from '../../src/server/server';
import { Storage } from '../../src/server/storage/storage';
import { noRedis, type RunningRedis, startRedis } from './redis';
import { Visitor } from './visitor';

(noRedis ? describe.skip : describe)(`several servers share matches through Redis${noRedis}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
  const place = join(folder, 'matches.sqlite');
  const open: Visitor[] = [];
  let redis: RunningRedis;
  let here: RunningServer;
  let there: RunningServer;

  const start = async (more: Partial<Notices> = {}) =>
    startServer({
      games,
      port: 0,
      client: folder,
      place,
      notices: { ...(await throughRedis(redis.url, silent)), ...more },
      bots: { threads: 1, thinkMs: 20, pauseMs: 0 },
    });
  const visitor = (server: RunningServer, seat: string) => {
    const made = new Visitor(server.port, seat);
    open.push(made);
    return made;
  };

  beforeAll(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    redis = await startRedis();
    here = await start();
    there = await start();
  }, 30_000);
  afterAll(async () => {
    for (const one of open) one.close();
    await here.stop();
    await there.stop();
    await redis.stop();
    rmSync(folder, { recursive: true });
  });

  test('two players on different servers see each other’s moves, seats and words', async () => {
    const [mal, zoe] = [visitor(here, '0'), visitor(there, '1')];
    const matchID = await mal.create({ numPlayers: 2 });
    await mal.join(matchID, 'Mal');
    await zoe.join(matchID, 'Zoë');
    mal.connect(matchID);
    zoe.connect(matchID);
    await Promise.all([mal.until((it) => it.state !== null), zoe.until((it) => it.state !== null)]);
    for (let i = 0; i < 30; i++) {
      const mover = mal.legal.length > 0 ? mal : zoe;
      expect(await mover.play(matchID, must(mover.legal[0]))).toEqual({ ok: true });
      await Promise.all([mal, zoe].map((it) => it.until(({ state }) => state?._stateID === i + 1)));
    }
    expect(mal.log.length).toBe(zoe.log.length);
    await zoe.send('chat', matchID, { id: 'a', sender: '1', payload: 'Sir?' }, zoe.credentials);
    await mal.until(({ chats }) => chats.length === 1);
    expect((mal.players as { name?: string; isConnected?: boolean }[])[1]).toMatchObject({ name: 'Zoë', isConnected: true });
  }, 60_000);

  /** Whether the lobby says that these seats' players are here. */
  const whoIsHere = async (asking: Visitor, matchID: string) =>
    ((await asking.http(`/games/firefly/${matchID}`)).body.players as { isConnected?: boolean }[]).map(
      ({ isConnected = false }) => isConnected,
    );
  const becomes = async (asking: Visitor, matchID: string, expected: boolean[]) => {
    for (const end = Date.now() + 5000; Date.now() < end && `${await whoIsHere(asking, matchID)}` !== `${expected}`; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await whoIsHere(asking, matchID)).toEqual(expected);
  };

  test('whoever comes back through another server is here, also when the first one notices late', async () => {
    const [mal, again] = [visitor(here, '0'), visitor(there, '0')];
    const matchID = await mal.create({ numPlayers: 2 });
    await mal.join(matchID, 'Mal');
    again.credentials = mal.credentials;
    mal.connect(matchID);
    await becomes(again, matchID, [true, false]);
    again.connect(matchID);
    await again.until((it) => it.state !== null);
    mal.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await becomes(again, matchID, [true, false]);
    // In two tabs on two servers, and the one that came last is closed.
    mal.connect(matchID);
    await mal.until((it) => (it.players[0] as { isConnected?: boolean } | undefined)?.isConnected === true);
    again.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await becomes(again, matchID, [true, false]);
    mal.close();
    await becomes(again, matchID, [false, false]);
  }, 30_000);

  test('whoever was here through a server that died is away, and nobody else', async () => {
    const [mal, zoe] = [visitor(here, '0'), visitor(there, '1')];
    const matchID = await mal.create({ numPlayers: 2 });
    await mal.join(matchID, 'Mal');
    await zoe.join(matchID, 'Zoë');
    zoe.connect(matchID);
    await becomes(mal, matchID, [false, true]);
    const storage = new Storage(place);
    await storage.connect();
    await storage.changeMetadata(matchID, ({ players }) => Object.assign(must(players[0]), { isConnected: true, through: 'a dead one' }));
    expect(await whoIsHere(mal, matchID)).toEqual([true, true]);
    await storage.close();
    const another = await start();
    expect(await whoIsHere(mal, matchID)).toEqual([false, true]);
    await another.stop();
  }, 30_000);

  test('a server that has missed what others did catches up by itself', async () => {
    const deaf = await start({ subscribe: () => {} });
    const [mal, zoe] = [visitor(here, '0'), visitor(deaf, '1')];
    const matchID = await mal.create({ numPlayers: 2 });
    await mal.join(matchID, 'Mal');
    await zoe.join(matchID, 'Zoë');
    zoe.connect(matchID);
    await zoe.until((it) => it.state !== null);
    mal.connect(matchID);
    await mal.until((it) => it.state !== null);
    const first = mal.legal.length > 0 ? mal : zoe;
    expect(await first.play(matchID, must(first.legal[0]))).toEqual({ ok: true });
    await zoe.until((it) => it.state?._stateID === 1 && (it.players[0] as { isConnected?: boolean }).isConnected === true, 12_000);
    zoe.close();
    await deaf.stop();
  }, 30_000);

  test('a bot is played by one server at a time, and by the other when that one is gone', async () => {
    const person = visitor(there, '0');
    const matchID = await person.create({ numPlayers: 2, setupData: { turnCap: 50, bots: { 1: 'random' } } });
    await person.join(matchID, 'Simon');
    person.connect(matchID);
    const hand = (bot: string | null) =>
      person.http(`/games/firefly/${matchID}/bot`, { playerID: '0', credentials: person.credentials, seat: '0', bot });
    await hand('random');
    await person.until(({ state }) => (state?._stateID ?? 0) > 40, 60_000);
    await here.stop();
    const at = must(person.state)._stateID;
    await person.until(({ state }) => (state?._stateID ?? 0) > at + 40, 60_000);
    const { body } = await person.http('/metrics');
    expect(String(body.text)).not.toContain('code="stale"');
    await hand(null);
    here = await start();
  }, 150_000);

  test('a lease belongs to one at a time', async () => {
    const [a, b] = await Promise.all([throughRedis(redis.url, silent), throughRedis(redis.url, silent)]);
    expect(await a.lease('x')).toBe(true);
    expect(await a.lease('x')).toBe(true);
    expect(await b.lease('x')).toBe(false);
    await b.release('x');
    expect(await b.lease('x')).toBe(false);
    await a.release('x');
    expect(await b.lease('x')).toBe(true);
    await Promise.all([a.close(), b.close()]);
  });

  test('without a Redis there is a reason', async () => {
    await expect(throughRedis('redis://127.0.0.1:1', silent)).rejects.toThrow('connect ECONNREFUSED 127.0.0.1:1');
  });
});
