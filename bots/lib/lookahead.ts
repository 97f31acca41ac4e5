import type { Match } from '../../src/engine/match';
import type { Move } from '../../src/engine/moves';
import { must } from '../../src/engine/must';
import { type SeededRandom, seededRandom } from '../../src/engine/random';
import type { State } from '../../src/firefly/state';
import type { Tools } from '../types';
import { evaluate } from './evaluate';
import { quick } from './quick';
import type { Temper } from './temper';

/** How far a thought goes. */
const MOST_MOVES = 40;

/** Plays on quickly until a turn begins or goes on, or the game ends. */
export function settle(match: Match<State, unknown>, temper: Temper, random: SeededRandom): void {
  for (let n = 0; n < MOST_MOVES && !match.over; n++) {
    const { player, stage } = must(match.active()[0]);
    if (stage === 'turn') return;
    match.play(player, quick(match.G, player, match.legal(player), temper, random));
  }
}

/** Tries every move out a few times against what may be hidden and what may be rolled, and takes what turns out best on average. */
export function tryOut(moves: readonly Move[], tools: Tools<State>, temper: Temper, tries: number): Move {
  const totals = moves.map(() => 0);
  for (let i = 0; i < tries; i++) {
    const world = tools.determinize();
    const dice = String(tools.random.Number());
    for (const [n, move] of moves.entries()) {
      // The same dice for every move, so that luck does not decide between them.
      const match = world.clone(seededRandom(dice));
      match.play(tools.player, move);
      settle(match, temper, seededRandom(`${dice}/`));
      totals[n] = (totals[n] ?? 0) + evaluate(match.G, tools.player, temper);
    }
  }
  let top = 0;
  for (const [n, total] of totals.entries()) if (total > (totals[top] ?? 0)) top = n;
  return must(moves[top]);
}
