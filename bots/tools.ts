import { Match } from '../src/engine/match';
import type { PlayerID } from '../src/engine/moves';
import { offspring, type SeededRandom } from '../src/engine/random';
import type { Ruleset } from '../src/engine/ruleset';
import type { Budget, Memory, Tools } from './types';

/** Half a second, for whoever did not say. */
export const USUAL: Budget = { ms: 500 };

/** The tools for one decision of one seat. */
export function toolsFor<G, Options>(
  rules: Ruleset<G, Options>,
  view: G,
  player: PlayerID,
  random: SeededRandom,
  budget: Budget = USUAL,
  memory: Memory = new Map(),
): Tools<G> {
  return {
    player,
    random,
    budget,
    memory,
    determinize: () => new Match<G, unknown>(rules as Ruleset<G, unknown>, rules.determinize(view, player, random), offspring(random)),
    odds: (G = view) => rules.odds?.(G) ?? [],
    path: (from, to) => rules.path?.(view, from, to),
  };
}
