import { Client } from 'boardgame.io/client';
import { canonical } from '../../src/engine/hash';
import { seededRandom } from '../../src/engine/random';
import { fireflyGame } from '../../src/firefly/game';
import { firefly } from '../../src/firefly/rules';
import { PLAYABLE } from '../../src/firefly/setup/options';
import { isPrintable, isRefused, mischief, openMoves } from '../mischief';
import { playOn } from './ramble';
import { MIXES, optionsFor, seatsFor, startTable } from './tables';

const { nonsense, nearMiss } = mischief(firefly.stages, ['malcolm', 'persephone']);

test('a million malformed, illegal or out-of-turn moves change nothing and never throw anything but a refusal', () => {
  const random = seededRandom('fuzz');
  const each = Math.ceil(1_000_000 / MIXES.length);
  let refused = 0;
  MIXES.forEach((boxes, i) => {
    const match = startTable({ boxes, seed: `fuzz ${i}`, players: seatsFor(boxes, 3 + i), cards: i, turnCap: 0 });
    for (let n = 0; n < each; ) {
      const before = canonical(match.G);
      const open = openMoves(match);
      const player = match.active()[0]?.player ?? '';
      const legal = match.legal(player);
      for (let k = 0; k < 500 && n < each; k++) {
        const one = legal.length > 0 && k % 2 === 0 ? nearMiss(random, player, legal) : nonsense(random);
        if (one.move !== null && open.get(one.player)?.has(canonical(one.move))) continue;
        if (!isRefused(match, one)) expect(one).toBe('refused');
        n++;
        refused++;
      }
      expect(canonical(match.G)).toBe(before);
      playOn(match, `fuzz ${i} ${n}`, 25);
    }
  });
  expect(refused).toBeGreaterThanOrEqual(1_000_000);
}, 600_000);

test('boardgame.io refuses them too', () => {
  const random = seededRandom('stock fuzz');
  const options = optionsFor({ boxes: PLAYABLE, players: 4, cards: 7 });
  const match = startTable({ boxes: PLAYABLE, seed: 'stock fuzz', players: 4, cards: 7 });
  const client = Client({ game: { ...fireflyGame(options), seed: 'stock fuzz' }, numPlayers: 4, debug: false });
  client.start();
  // It tells of every refusal on the console.
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (let n = 0; n < 60; n++) {
    const before = client.store.getState();
    const open = new Set(match.legal(match.active()[0]?.player ?? '').map((one) => canonical(one)));
    for (let k = 0; k < 100; k++) {
      const { player, move } = nonsense(random);
      if (open.has(canonical(move)) || !isPrintable(move)) continue;
      client.store.dispatch({ type: 'MAKE_MOVE', payload: { type: move.move, args: [...move.args], playerID: player } });
    }
    expect(client.store.getState().G).toBe(before.G);
    playOn(match, `on ${n}`, 10, (player, { move, args }) => {
      client.updatePlayerID(player);
      client.moves[move]?.(...args);
    });
  }
  expect(client.store.getState()._stateID).toBeGreaterThan(500);
  silent.mockRestore();
}, 300_000);
