import { Match } from '../../engine/match';
import type { Move } from '../../engine/moves';
import { must } from '../../engine/must';
import { seededRandom } from '../../engine/random';
import { firefly } from '../../firefly/rules';
import type { State } from '../../firefly/state';

/** The tables that are measured: the base box alone, and with every other box. */
export const TABLES = {
  base: { story: 'king-of-all-londinium' },
  all: { story: 'king-of-all-londinium', sets: 'all' },
} as const;
export type TableName = keyof typeof TABLES;
export const PLAYERS = 4;

export const startMatch = (table: TableName, seed: string) => Match.start(firefly, seed, PLAYERS, TABLES[table]);

/** A random game, move by move. */
export interface Recorded {
  seed: string;
  moves: [player: string, move: Move][];
}

/** Plays so many moves; `after` sees the state after each. */
export function recordMoves(table: TableName, seed: string, most: number, after?: (G: State) => void): Recorded {
  const match = startMatch(table, seed);
  const random = seededRandom(`${seed} moves`);
  const moves: Recorded['moves'] = [];
  while (moves.length < most && !match.over) {
    const { player } = must(match.active()[0]);
    const legal = match.legal(player);
    const move = must(legal[Math.floor(random.Number() * legal.length)]);
    moves.push([player, move]);
    match.play(player, move);
    after?.(match.G);
  }
  return { seed, moves };
}
