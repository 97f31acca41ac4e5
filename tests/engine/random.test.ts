import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { seededRandom } from '../../src/engine/random';

interface Rolls {
  dice: number[];
  deck: number[];
}

test('the fast dice and shuffles are those of boardgame.io for the same seed', () => {
  const game: Game<Rolls> = {
    seed: 'serenity',
    setup: ({ random }) => ({ dice: [random.D6(), random.D6()], deck: random.Shuffle([1, 2, 3, 4, 5, 6, 7]) }),
    moves: {
      roll: ({ G, random }) => {
        G.dice.push(random.D6());
        G.deck = random.Shuffle(G.deck);
      },
    },
  };
  const client = Client({ game });
  client.start();
  for (let i = 0; i < 50; i++) client.moves.roll?.();
  const ours = seededRandom('serenity');
  const G: Rolls = { dice: [ours.D6(), ours.D6()], deck: ours.Shuffle([1, 2, 3, 4, 5, 6, 7]) };
  for (let i = 0; i < 50; i++) {
    G.dice.push(ours.D6());
    G.deck = ours.Shuffle(G.deck);
  }
  expect(client.getState()?.G).toEqual(G);
});

test('a saved state of the dice goes on as the dice would have', () => {
  const one = seededRandom('x');
  one.D6();
  const two = seededRandom(one.state());
  expect(Array.from({ length: 20 }, () => two.D6())).toEqual(Array.from({ length: 20 }, () => one.D6()));
});
