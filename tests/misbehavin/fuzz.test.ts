import { Client } from 'boardgame.io/client';
import { canonical } from '../../src/engine/hash';
import { Match } from '../../src/engine/match';
import { seededRandom } from '../../src/engine/random';
import { misbehavinGame } from '../../src/misbehavin/game';
import { misbehavin } from '../../src/misbehavin/rules';
import { isPrintable, isRefused, mischief, openMoves } from '../mischief';
import { playOn, TABLES } from './ramble';

const { nonsense, nearMiss } = mischief(misbehavin.stages, ['se-mal', 'nk-crow~2', 'su-shiny~6', 'warrant', 'draw', 'the-dart']);
const TRIES = 300_000;

test(`${TRIES} malformed, illegal or out-of-turn moves change nothing and never throw anything but a refusal`, () => {
  const random = seededRandom('fuzz');
  let refused = 0;
  for (let game = 0; refused < TRIES; game++) {
    const match = Match.start(misbehavin, `fuzz ${game}`, 2 + (game % 3), TABLES[game % TABLES.length]);
    for (let n = 0; n < 30 && !match.over && refused < TRIES; n++) {
      const before = canonical(match.G);
      const open = openMoves(match);
      const player = match.active()[0]?.player ?? '';
      const legal = match.legal(player);
      for (let k = 0; k < 300; k++) {
        const one = k % 2 === 0 ? nearMiss(random, player, legal) : nonsense(random);
        if (one.move !== null && open.get(one.player)?.has(canonical(one.move))) continue;
        if (!isRefused(match, one)) expect(one).toBe('refused');
        refused++;
      }
      expect(canonical(match.G)).toBe(before);
      playOn(match, `fuzz ${game} ${n}`, 25);
    }
  }
}, 120_000);

test('boardgame.io refuses them too', () => {
  const random = seededRandom('stock fuzz');
  const options = { supply: 'draft', factions: 'choose', reavers: true };
  const match = Match.start(misbehavin, 'stock fuzz', 4, options);
  const client = Client({ game: { ...misbehavinGame(options), seed: 'stock fuzz' }, numPlayers: 4, debug: false });
  client.start();
  // It tells of every refusal on the console.
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (let n = 0; n < 60; n++) {
    const before = client.store.getState();
    const open = new Set(match.legal(match.active()[0]?.player ?? '').map((one) => canonical(one)));
    for (let k = 0; k < 60; k++) {
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
  expect(client.store.getState()._stateID).toBeGreaterThan(400);
  silent.mockRestore();
}, 120_000);
