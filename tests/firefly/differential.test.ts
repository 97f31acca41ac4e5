import { isDeepStrictEqual } from 'node:util';
import { Client } from 'boardgame.io/client';
import { canonical } from '../../src/engine/hash';
import type { SetId } from '../../src/firefly/content/types';
import { fireflyGame } from '../../src/firefly/game';
import { PLAYABLE } from '../../src/firefly/setup/options';
import { playOn } from './ramble';
import { MIXES, optionsFor, seatsFor, startTable } from './tables';

const GAMES = 200;

/** Plays a game in the fast runtime and move by move in boardgame.io, comparing the states. */
function compare(seed: string, boxes: readonly SetId[], players: number, cards: number, turnCap: number): void {
  const asked = { boxes, seed, players, cards, turnCap };
  const fast = startTable(asked);
  const client = Client({ game: { ...fireflyGame(optionsFor(asked)), seed }, numPlayers: players, debug: false });
  client.start();
  const same = () => {
    const { G } = client.store.getState();
    // Only a difference is worth writing out.
    if (!isDeepStrictEqual(G, fast.G)) expect(canonical(G)).toBe(canonical(fast.G));
  };
  same();
  playOn(fast, `moves ${seed}`, 4000, (player, { move, args }) => {
    same();
    const active = client.getState()?.ctx.activePlayers;
    expect(active).toEqual(Object.fromEntries(fast.active().map((decider) => [decider.player, decider.stage])));
    client.updatePlayerID(player);
    client.moves[move]?.(...args);
  });
  same();
  expect(client.getState()?.ctx.gameover).toEqual(fast.over);
}

test(`${GAMES} whole games go through the same states in the fast runtime and in boardgame.io`, () => {
  for (let game = 0; game < GAMES; game++) compare(`twin ${game}`, ['base'], 1 + (game % 4), game, 5);
}, 600_000);

test('so do long ones, one for each number of players', () => {
  for (const players of [1, 2, 3, 4]) compare(`long ${players}`, ['base'], players, players, 25);
}, 600_000);

test('so do games with every box, every pair of boxes and all of them', () => {
  for (const [i, boxes] of MIXES.entries()) compare(`mix ${i}`, boxes, seatsFor(boxes, i), i, 2);
}, 600_000);

test('so do games with all boxes, whether one plays or six', () => {
  for (const players of [1, 2, 3, 4, 5, 6]) compare(`all ${players}`, PLAYABLE, players, 7 * players, 4);
}, 600_000);
