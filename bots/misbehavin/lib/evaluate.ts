import type { PlayerID } from '../../../src/engine/moves';
import { HIDDEN, playerOf, type Ref, rivals, type State } from '../../../src/misbehavin/state';
import { cardWorth, need, type Temper } from './worth';

/** How a player stands: the power on the table, the deck that will bring more, and what can be spent. */
export function standing(G: State, p: PlayerID, temper: Temper): number {
  const { deck, hand, recycle, credits, verse } = playerOf(G, p);
  const worth = (refs: readonly Ref[]) => refs.reduce((sum, ref) => sum + (ref === HIDDEN ? 0 : cardWorth(G, p, ref, temper)), 0);
  const cards = deck.length + hand.length + recycle.length;
  const quality = (worth(deck) + worth(hand) + worth(recycle)) / Math.max(8, cards);
  return -need(G, p) + 4 * quality + 0.25 * verse + 0.1 * credits;
}

/** The chance to win, as far as it can be told from the table. */
export function outlook(G: State, p: PlayerID, temper: Temper): number {
  if (G.over) return G.over.winner === p ? 1 : 0;
  // Before the first turn nobody is ahead.
  if (G.turn.number === 0) return 1 / G.options.players;
  const ahead = standing(G, p, temper) - Math.max(...rivals(G, p).map((q) => standing(G, q, temper)));
  return 1 / (1 + Math.exp(-ahead / 3));
}
