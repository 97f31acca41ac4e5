import { must } from '../../src/engine/must';
import { seededRandom } from '../../src/engine/random';
import { games } from '../../src/server/games';
import { type RunningServer, startServer } from '../../src/server/server';
import { Visitor } from './visitor';

let server: RunningServer;
const open: Visitor[] = [];

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  server = await startServer({ games, port: 0, client: __dirname, bots: { threads: 1, thinkMs: 20, pauseMs: 0 } });
});

afterAll(async () => {
  for (const visitor of open) visitor.close();
  await server.stop();
});

const visitor = (seat: string | null = null, game = 'firefly') => {
  const made = new Visitor(server.port, seat, game);
  open.push(made);
  return made;
};
const random = seededRandom('wash');

/** Plays whatever is possible whenever it is this visitor's turn, until the game is over or it is enough. */
async function playOn(person: Visitor, matchID: string, enough: () => boolean = () => false): Promise<void> {
  for (;;) {
    await person.until((it) => it.legal.length > 0 || it.state?.ctx.gameover !== undefined || enough(), 40_000);
    if (person.state?.ctx.gameover !== undefined || enough()) return;
    const { legal, state } = person;
    const answer = await person.play(matchID, must(legal[Math.floor(random.Number() * legal.length)]));
    expect(answer).toEqual({ ok: true });
    await person.until((it) => must(it.state)._stateID > must(state)._stateID);
  }
}

const movers = (log: readonly unknown[]) =>
  new Set(
    (log as { action: { type: string; payload: { playerID: string } } }[])
      .filter(({ action }) => action.type === 'MAKE_MOVE')
      .map(({ action }) => action.payload.playerID),
  );

test('a person plays a whole game with bots in the other seats', async () => {
  const person = visitor('1');
  const matchID = await person.create({ numPlayers: 3, setupData: { turnCap: 3, bots: { 0: 'trader', 2: 'random' } } });
  const { body } = await person.http(`/games/firefly/${matchID}`);
  expect(body.players).toEqual([
    { id: 0, name: 'trader', data: { bot: 'trader' } },
    { id: 1 },
    { id: 2, name: 'random', data: { bot: 'random' } },
  ]);
  expect(body).toMatchObject({ setupData: { turnCap: 3 }, moves: 0 });
  await person.join(matchID, 'Mal');
  person.connect(matchID);
  await playOn(person, matchID);
  expect(movers(person.log)).toEqual(new Set(['0', '1', '2']));
}, 60_000);

test('every game has its own bots: they play it, and sit at no other table', async () => {
  const person = visitor('0', 'misbehavin');
  const create = (bot: string) =>
    person.http('/games/misbehavin/create', { numPlayers: 3, setupData: { turnCap: 4, bots: { 1: bot, 2: 'random' } } });
  expect((await create('trader')).body).toMatchObject({ error: 'bad-input', message: expect.stringContaining('choose from: ') });
  const matchID = String((await create('scripted')).body.matchID);
  await person.join(matchID, 'Saffron');
  person.connect(matchID);
  await playOn(person, matchID);
  expect(movers(person.log)).toEqual(new Set(['0', '1', '2']));
}, 60_000);

test('bots do not begin before the last person has sat down', async () => {
  const person = visitor('0');
  const matchID = await person.create({ numPlayers: 3, setupData: { bots: { 1: 'random' } } });
  await person.join(matchID, 'Inara');
  person.connect(matchID);
  await person.until((it) => it.state !== null);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(person.state?._stateID).toBe(0);
});

test('a seat whose player left goes to a bot, and back to whoever sits down', async () => {
  const [mal, zoe] = [visitor('0'), visitor('1')];
  const matchID = await mal.create({ numPlayers: 2, setupData: { turnCap: 20 } });
  await mal.join(matchID, 'Mal');
  await zoe.join(matchID, 'Zoë');
  mal.connect(matchID);
  zoe.connect(matchID);
  const path = `/games/firefly/${matchID}`;
  const own = { playerID: '0', credentials: mal.credentials };
  await mal.until(() => (mal.players as { isConnected?: boolean }[]).filter(({ isConnected }) => isConnected).length === 2);
  expect((await mal.http(`${path}/bot`, { ...own, seat: '1', bot: 'random' })).body.error).toBe('taken');

  expect((await zoe.http(`${path}/leave`, { playerID: '1', credentials: zoe.credentials })).status).toBe(200);
  zoe.close();
  expect((await mal.http(`${path}/bot`, { ...own, seat: '1', bot: 'nobody' })).body.error).toBe('bad-input');
  expect((await mal.http(`${path}/bot`, { ...own, seat: '1', bot: 'random' })).status).toBe(200);
  await playOn(mal, matchID, () => movers(mal.log).has('1') && movers(mal.log).has('0'));

  const back = visitor('1');
  await back.join(matchID, 'Zoë again');
  back.connect(matchID);
  await playOn(mal, matchID, () => back.legal.length > 0);
  const { body } = await back.http(path);
  expect(body).toMatchObject({ players: [{}, { name: 'Zoë again' }], active: ['1'] });
  expect(JSON.stringify(body)).not.toContain('random');
  // The bot is gone: the seat waits for its player.
  const at = must(back.state)._stateID;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(back.state?._stateID).toBe(at);
}, 60_000);

test('one can leave one’s own seat to a bot for a while', async () => {
  const person = visitor('0');
  const matchID = await person.create({ numPlayers: 2, setupData: { turnCap: 30, bots: { 1: 'random' } } });
  await person.join(matchID, 'Book');
  person.connect(matchID);
  const stand = (bot: string | null) =>
    person.http(`/games/firefly/${matchID}/bot`, { playerID: '0', credentials: person.credentials, seat: '0', bot });
  expect((await stand('random')).status).toBe(200);
  await person.until((it) => movers(it.log).has('0'));
  expect((await stand(null)).status).toBe(200);
  await person.until((it) => it.legal.length > 0);
  await playOn(person, matchID, () => person.log.length > 40);
}, 60_000);

test('what a bot is asked, and by whom, is checked', async () => {
  const person = visitor();
  const create = (setupData: object) => person.http('/games/firefly/create', { numPlayers: 2, setupData });
  expect((await create({ bots: { 0: 'jubal' } })).body).toMatchObject({ error: 'bad-input' });
  expect((await create({ bots: { 5: 'random' } })).body).toMatchObject({ error: 'bad-input' });
  expect((await create({ bots: { 0: 'random', 1: 'random' } })).body).toMatchObject({ error: 'bad-input' });
  const { body } = await person.http('/bots');
  expect(body).toEqual(
    expect.arrayContaining([
      { game: 'firefly', name: 'trader', describe: expect.any(String) },
      { game: 'misbehavin', name: 'scripted', describe: expect.any(String) },
    ]),
  );
});
