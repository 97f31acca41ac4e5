import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from 'boardgame.io';
import { Server } from 'boardgame.io/server';
import { gameNamed } from '../../bots/games';
import { boardgame } from '../../src/engine/boardgame';
import { must } from '../../src/engine/must';
import { type SeededRandom, seededRandom } from '../../src/engine/random';
import { games, type ServedGame } from '../../src/server/games';
import { usualLimits } from '../../src/server/limits';
import { startServer } from '../../src/server/server';
import { Storage } from '../../src/server/storage/storage';
import { type Leak, type Secrets, Truth } from './secrets';
import { fireflySecrets } from './secrets/firefly';
import { misbehavinSecrets } from './secrets/misbehavin';
import { Visitor } from './visitor';

/** Protection that is switched off, to see that the search finds what goes out then. */
const mockOff = new Set<'log' | 'players' | 'state'>();
jest.mock('../../src/server/secrets', () => {
  const actual = jest.requireActual<typeof import('../../src/server/secrets')>('../../src/server/secrets');
  return {
    logOf: (...given: Parameters<typeof actual.logOf>) => (mockOff.has('log') ? given[0] : actual.logOf(...given)),
    playersOf: (data: Parameters<typeof actual.playersOf>[0]) =>
      mockOff.has('players') ? Object.values(data.players) : actual.playersOf(data),
    viewOf: (...given: Parameters<typeof actual.viewOf>) =>
      mockOff.has('state') ? { ...actual.viewOf(...given), plugins: given[1].plugins } : actual.viewOf(...given),
  };
});
afterEach(() => mockOff.clear());

const folder = mkdtempSync(join(tmpdir(), 'aim-to-misbehave-'));
let files = 0;
const newPlace = () => join(folder, `${files++}.sqlite`);

beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => rmSync(folder, { recursive: true }));

/** No limits: this table is faster than people. */
const limits = { ...usualLimits, messagesPerSecond: 1e6, messagesAtOnce: 1e6, requestsPerMinute: 1e6 };

interface Table {
  game: string;
  port: number;
  place: string;
  setupData: object;
  players: number;
  random: SeededRandom;
  /** Ends the game early. */
  maxMoves?: number;
}

const SECRETS: Readonly<Record<string, Secrets<never>>> = { firefly: fireflySecrets, misbehavin: misbehavinSecrets };

/** Plays a game to its end with somebody at each seat and somebody watching, and searches all that each of them ever received. */
async function playAndSearch({ game, port, place, setupData, players, random, maxMoves = 1e6 }: Table) {
  const storage = new Storage(place);
  await storage.connect();
  const seats = Array.from({ length: players }, (_, seat) => new Visitor(port, String(seat), game));
  const watcher = new Visitor(port, null, game);
  const all = [...seats, watcher];
  const matchID = await must(seats[0]).create({ numPlayers: players, setupData });
  for (const seat of seats) await seat.join(matchID, `Captain ${seat.seat}`);
  const truth = new Truth(must(SECRETS[game], 'secrets'));
  const lookUp = async (stateID: number) => {
    for (const end = Date.now() + 10_000; ; ) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const { state } = await storage.fetch(matchID, { state: true });
      if (Date.now() > end) throw new Error(`move ${stateID} was not made`);
      if (state._stateID !== stateID) continue;
      truth.add(state, await storage.log(matchID, { last: 1 }));
      return state;
    }
  };
  let state = await lookUp(0);
  for (const visitor of all) visitor.connect(matchID);
  let moves = 0;
  try {
    while (state.ctx.gameover === undefined && moves < maxMoves) {
      const { _stateID } = state;
      await Promise.all(all.map((visitor) => visitor.until((it) => it.state?._stateID === _stateID)));
      const decider = must(seats[Number(Object.keys(state.ctx.activePlayers ?? {})[0])]);
      // What a client works out from its own view is what the server knows from the whole state.
      expect(decider.legal).toEqual(gameNamed(game).rules.legal(state.G, must(decider.seat)));
      const move = must(decider.legal[Math.floor(random.Number() * decider.legal.length)]);
      decider.order(matchID, move);
      moves++;
      state = await lookUp(moves);
      if (moves % 50 === 0) {
        const talker = must(seats[moves % players]);
        await talker.send('chat', matchID, { id: `c${moves}`, sender: talker.seat, payload: 'Shiny.' }, talker.credentials);
        await must(seats[0]).http(`/games/${game}/${matchID}/update`, {
          playerID: '0',
          credentials: seats[0]!.credentials,
          newName: `Mal ${moves}`,
        });
        for (const visitor of all)
          for (const path of ['/games', `/games/${game}`, `/games/${game}/${matchID}`, `/games/${game}/${matchID}/log`])
            await visitor.http(path);
        // A reload: the whole state and log once more.
        const reloading = must(all[moves % all.length]);
        reloading.close();
        reloading.connect(matchID);
      }
    }
    await Promise.all(all.map((visitor) => visitor.until((it) => it.state?._stateID === state._stateID)));
  } finally {
    for (const visitor of all) visitor.close();
    await storage.close();
  }
  const credentials = seats.map((seat) => must(seat.credentials));
  const leaks = all.flatMap((visitor) => truth.leaksTo(visitor, credentials).map((leak) => ({ to: visitor.seat ?? 'spectator', ...leak })));
  return { leaks, moves, all, state };
}

const onOurs = async <T>(served: readonly ServedGame[], body: (port: number, place: string) => Promise<T>): Promise<T> => {
  const place = newPlace();
  const server = await startServer({ games: served, port: 0, client: folder, place, limits });
  try {
    return await body(server.port, place);
  } finally {
    await server.stop();
  }
};

/** The stock server and transport on the same storage: what would go out without ours. */
async function onStock<T>(game: Game, body: (port: number, place: string) => Promise<T>): Promise<T> {
  const place = newPlace();
  const db = new Storage(place);
  const server = Server({ games: [game], db, origins: [] });
  const running = await server.run(0);
  const address = running.appServer.address();
  try {
    return await body(typeof address === 'object' && address ? address.port : 0, place);
  } finally {
    server.kill(running);
    running.appServer.closeAllConnections();
    // It writes down who has left.
    const isAnybodyHere = async () =>
      (await db.list()).some(({ metadata: { players } }) => Object.values(players).some((it) => it.isConnected));
    for (const end = Date.now() + 20_000; (await isAnybodyHere()) && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 50));
    await db.close();
  }
}

const kinds = (leaks: readonly Leak[]) => [...new Set(leaks.map(({ what }) => what.split(' ')[0]))].sort();

describe('whole games, everything received by each seat and a spectator', () => {
  test.each([
    ['firefly', 'the base game', 3, {}, 'river'],
    ['firefly', 'every box', 4, { sets: 'all', story: '' }, 'simon'],
    ['firefly', 'pirates and bounty hunters', 2, { sets: ['base', 'pirates'] }, 'zoe'],
    ['misbehavin', 'two players', 2, { turnCap: 15 }, 'inara'],
    ['misbehavin', 'four players, a draft and Reavers', 4, { factions: 'choose', supply: 'draft', reavers: true }, 'book'],
    ['misbehavin', 'an episode', 3, { episode: 'ep-train-job' }, 'jayne'],
  ])(
    '%s, %s: nothing that the seat must not know',
    async (game, _name, players, options, seed) => {
      const { leaks, moves, all } = await onOurs(games, (port, place) =>
        playAndSearch({ game, port, place, players, setupData: { turnCap: 5, ...options }, random: seededRandom(seed) }),
      );
      expect(leaks.slice(0, 5)).toEqual([]);
      expect(moves).toBeGreaterThan(50);
      for (const { state, chats, log } of all) {
        expect(state?.ctx.gameover).toBeDefined();
        expect(chats.length).toBeGreaterThan(0);
        expect(log.length).toBeGreaterThan(50);
      }
    },
    60_000,
  );
});

describe.each([
  ['firefly', ['draft', 'draw', 'hand']],
  ['misbehavin', ['draw', 'hand']],
])('the search finds what would go out: %s', (game, hidden) => {
  const setupData = { turnCap: 5 };
  const short = { game, players: 2, setupData, maxMoves: 30, random: seededRandom('kaylee') };

  test('with boardgame.io’s own transport: piles, hands and dice of the first state', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { leaks } = await onStock(boardgame(gameNamed(game).rules) as Game, (port, place) => playAndSearch({ ...short, port, place }));
    expect(kinds(leaks)).toEqual(expect.arrayContaining(['dice', 'draw']));
  }, 60_000);

  test('with a game that hides nothing: piles and hands', async () => {
    const open = games.map((one) => ({ ...one, game: { ...one.game, playerView: ({ G }: { G: unknown }) => G } }));
    const { leaks } = await onOurs(open as ServedGame[], (port, place) => playAndSearch({ ...short, port, place }));
    expect(kinds(leaks)).toEqual(expect.arrayContaining(hidden));
  }, 60_000);

  test.each([
    ['log', game === 'firefly' ? ['dice', 'draft'] : ['dice']],
    ['players', ['credentials']],
    ['state', ['dice']],
  ] as const)(
    'without what keeps the %s: %j',
    async (kept, expected) => {
      mockOff.add(kept);
      const { leaks } = await onOurs(games, (port, place) => playAndSearch({ ...short, port, place }));
      expect(kinds(leaks)).toEqual(expect.arrayContaining([...expected]));
    },
    60_000,
  );
});
