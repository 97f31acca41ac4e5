import type { Move } from '../../src/engine/moves';

/** The first move of the first of these names that is there. */
export function called(legal: readonly Move[], ...names: string[]): Move | undefined {
  for (const name of names) for (const move of legal) if (move.move === name) return move;
  return undefined;
}

/** The move that is worth most; the first of equals. */
export function best(moves: readonly Move[], worth: (move: Move) => number): Move | undefined {
  let top: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = worth(move);
    if (value > most) {
      most = value;
      top = move;
    }
  }
  return top;
}
