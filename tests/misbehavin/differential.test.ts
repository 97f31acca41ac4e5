import { Client } from 'boardgame.io/client';
import { canonical } from '../../src/engine/hash';
import { Match } from '../../src/engine/match';
import { misbehavinGame } from '../../src/misbehavin/game';
import { misbehavin } from '../../src/misbehavin/rules';
import { playOn, TABLES } from './ramble';

const GAMES = 60;

/** Plays a game in the fast runtime and move by move in boardgame.io, comparing the states. */
function compare(game: number): void {
  const players = 2 + (game % 3);
  const options = { ...TABLES[game % TABLES.length], turnCap: 4 };
  const fast = Match.start(misbehavin, `twin ${game}`, players, options);
  const client = Client({ game: { ...misbehavinGame(options), seed: `twin ${game}` }, numPlayers: players, debug: false });
  client.start();
  const same = () => expect(canonical(client.store.getState().G)).toBe(canonical(fast.G));
  same();
  let made = false;
  playOn(fast, `moves ${game}`, 2000, (player, { move, args }) => {
    if (made) same();
    const { ctx } = client.getState() ?? {};
    expect(ctx?.activePlayers).toEqual(Object.fromEntries(fast.active().map((decider) => [decider.player, decider.stage])));
    client.updatePlayerID(player);
    client.moves[move]?.(...args);
    made = true;
  });
  same();
  expect(client.getState()?.ctx.currentPlayer).toBe(fast.G.turn.player);
  expect(client.getState()?.ctx.gameover).toEqual(fast.over);
}

test(`${GAMES} whole games go through the same states in the fast runtime and in boardgame.io`, () => {
  for (let game = 0; game < GAMES; game++) compare(game);
}, 120_000);
