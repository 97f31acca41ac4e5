import type { Space } from '../../../firefly/goods';
import type { Hold, Token } from '../../../firefly/state';

/** One square of a hold: a big token, or up to two half ones (CORE-01, CORE-02). */
export interface Square {
  tokens: Token[];
  /** It takes nothing else. */
  only?: 'fuel' | 'riders';
}

const times = (token: Token, n: number): Token[] => Array.from({ length: Math.max(0, n) }, () => token);

/** Lays tokens into squares: spaces of their own first, then big tokens, then half ones two by two, then what is free. */
export function squaresOf(tokens: Hold, space: Space): Square[] {
  const riders = [...times('passengers', tokens.passengers), ...times('fugitives', tokens.fugitives)];
  const cabins: Square[] = Array.from({ length: space.ridersOnly }, () => ({ tokens: riders.splice(0, 1), only: 'riders' }));
  let fuel = tokens.fuel;
  const tanks: Square[] = Array.from({ length: space.fuelOnly }, () => ({ tokens: fuel-- > 0 ? ['fuel'] : [], only: 'fuel' }));
  const big: Square[] = [...times('cargo', tokens.cargo), ...times('contraband', tokens.contraband), ...riders].map((token) => ({
    tokens: [token],
  }));
  const halves = [...times('fuel', fuel), ...times('parts', tokens.parts)];
  const pairs: Square[] = [];
  while (halves.length > 0) pairs.push({ tokens: halves.splice(0, 2) });
  const free: Square[] = Array.from({ length: Math.max(0, space.squares - big.length - pairs.length) }, () => ({ tokens: [] }));
  return [...big, ...pairs, ...free, ...cabins, ...tanks];
}
