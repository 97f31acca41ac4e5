import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { must } from '../../src/engine/must';
import { seededRandom } from '../../src/engine/random';
import { fireflyGame } from '../../src/firefly/game';
import { firefly } from '../../src/firefly/rules';
import { games } from '../../src/server/games';
import { usualLimits } from '../../src/server/limits';
import { type RunningServer, startServer } from '../../src/server/server';

let server: RunningServer;
const open: { stop(): void }[] = [];

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  // Played faster than by people; boardgame.io's client does not say a refused move again.
  const limits = { ...usualLimits, messagesPerSecond: 1e6, messagesAtOnce: 1e6 };
  server = await startServer({ games, port: 0, client: __dirname, limits });
});
afterAll(async () => {
  for (const client of open) client.stop();
  await server.stop();
});

/** Resolves once it is so. */
async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !holds(); ) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('boardgame.io’s own lobby and game clients play here', async () => {
  const address = `http://localhost:${server.port}`;
  const lobby = new LobbyClient({ server: address });
  expect(await lobby.listGames()).toEqual(['firefly', 'misbehavin']);
  const { matchID } = await lobby.createMatch('firefly', { numPlayers: 2, setupData: { turnCap: 2 } });
  const seats = [];
  for (const playerName of ['Mal', 'Zoë']) seats.push(await lobby.joinMatch('firefly', matchID, { playerName }));
  const { matches } = await lobby.listMatches('firefly', { isGameover: false });
  expect(matches.map((match) => match.matchID)).toEqual([matchID]);

  const join = (playerID?: string, credentials?: string) => {
    const client = Client({
      game: fireflyGame(),
      multiplayer: SocketIO({ server: address, socketOpts: { transports: ['websocket'] } }),
      matchID,
      playerID,
      credentials,
      debug: false,
    });
    client.start();
    open.push(client);
    return client;
  };
  const players = seats.map(({ playerID, playerCredentials }) => join(playerID, playerCredentials));
  const watcher = join();
  const all = [...players, watcher];
  await until(() => all.every((client) => client.getState() !== null));

  const random = seededRandom('inara');
  for (let moves = 0; !watcher.getState()?.ctx.gameover; moves++) {
    await until(() => all.every((client) => client.getState()?._stateID === moves));
    const state = must(watcher.getState());
    if (state.ctx.gameover) break;
    const seat = must(Object.keys(state.ctx.activePlayers ?? {})[0]);
    const client = must(players[Number(seat)]);
    const legal = firefly.legal(must(client.getState()).G, seat);
    const { move, args } = must(legal[Math.floor(random.Number() * legal.length)]);
    must(client.moves[move])(...args);
    await until(() => must(watcher.getState())._stateID > moves);
  }
  await until(() => all.every((client) => client.getState()?.ctx.gameover));
  expect(must(watcher.log).length).toBeGreaterThan(20);
  expect(players[0]?.matchData).toMatchObject([
    { id: 0, name: 'Mal', isConnected: true },
    { id: 1, name: 'Zoë', isConnected: true },
  ]);

  players[0]?.sendChatMessage('Shiny.');
  await until(() => watcher.chatMessages.length === 1);
  expect(watcher.chatMessages[0]).toMatchObject({ sender: '0', payload: 'Shiny.' });

  const { playerID, playerCredentials } = must(seats[0]);
  const own = { playerID, credentials: playerCredentials };
  await lobby.updatePlayer('firefly', matchID, { ...own, newName: 'Captain' });
  const { nextMatchID } = await lobby.playAgain('firefly', matchID, own);
  expect((await lobby.getMatch('firefly', nextMatchID)).setupData).toEqual({ turnCap: 2 });
  await lobby.leaveMatch('firefly', matchID, own);
  expect(must((await lobby.getMatch('firefly', matchID)).players[0]).name).toBeUndefined();
  await expect(lobby.getMatch('firefly', 'nothing')).rejects.toMatchObject({ details: { error: 'no-match' } });
}, 60_000);
