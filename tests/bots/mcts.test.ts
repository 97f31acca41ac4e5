import { bot } from '../../bots/mcts';
import { toolsFor } from '../../bots/tools';
import type { Memory } from '../../bots/types';
import { Match } from '../../src/engine/match';
import { seededRandom } from '../../src/engine/random';
import { firefly } from '../../src/firefly/rules';
import { ramble } from '../firefly/ramble';

/** A turn some way into a random game, with two rivals. */
function turnOf(game: number) {
  const match = Match.start(firefly, `mcts ${game}`, 3, {});
  const random = seededRandom(`mcts ${game}`);
  for (;;) {
    const { player, stage } = match.active()[0]!;
    if (stage === 'turn' && match.G.turn.number > 6) return { match, player };
    match.play(player, ramble(match.G, player, match.legal(player), random));
  }
}

/** What it thinks of a decision; `memory` is what its seat has kept. */
function advice({ match, player }: ReturnType<typeof turnOf>, iterations: number, memory?: Memory) {
  const view = match.view(player);
  return bot.explain!(view, match.legal(player), toolsFor(firefly, view, player, seededRandom('thought'), { iterations }, memory));
}

const tries = (why: string): number => (why === 'Tried out once.' ? 1 : Number(/\d+/.exec(why)![0]));

test('it tells the moves it tried most, with its chances to win after each', () => {
  const at = turnOf(0);
  const found = advice(at, 60);
  expect(found.length).toBeGreaterThan(1);
  expect(at.match.legal(at.player)).toEqual(expect.arrayContaining(found.map(({ move }) => move)));
  for (const { estimate } of found) expect(estimate > 0 && estimate < 1).toBe(true);
  const visits = found.map(({ why }) => tries(why));
  expect(visits).toEqual([...visits].sort((a, b) => b - a));
  expect(visits.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(60);
  expect(advice(at, 60)).toEqual(found);
});

test('within a turn it goes on from what it thought before, and a seat with no memory begins anew', () => {
  let kept = 0;
  for (let game = 0; game < 12; game++) {
    const at = turnOf(game);
    const { match, player } = at;
    const memory: Memory = new Map();
    match.play(player, advice(at, 60, memory)[0]!.move);
    const now = match.active()[0]!;
    if (now.player !== player || match.legal(player).length < 2) continue;
    const most = (known?: Memory) => advice(at, 1, known).reduce((sum, { why }) => sum + tries(why), 0);
    expect(most()).toBe(1);
    if (most(memory) > 5) kept++;
  }
  expect(kept).toBeGreaterThan(2);
});
