import type { Match } from '../../engine/match';
import type { PlayerID } from '../../engine/moves';
import type { RandomState } from '../../engine/random';
import type { TableGame } from '../games/table-game';

/** How often a card's back is among these. */
export const faceDown = (back: string, ...cards: unknown[]): number => JSON.stringify(cards).split(`"${back}"`).length - 1;

const hiddenFrom = <G>({ hidden }: TableGame<G>, match: Match<G, unknown>, viewer: PlayerID | null): number => hidden(match.view(viewer));

/** Whether this player sees anything that others must not. */
export const hasSecrets = <G>(game: TableGame<G>, match: Match<G, unknown>, player: PlayerID): boolean =>
  hiddenFrom(game, match, player) < hiddenFrom(game, match, null);

/** What can be known of the dice and the hidden cards at one moment. */
export interface Knowledge {
  dice: RandomState;
  draws: readonly number[];
  hidden: number;
}

export function knowledge<G>(game: TableGame<G>, match: Match<G, unknown>, player: PlayerID): Knowledge {
  return { dice: match.dice(), draws: game.piles(match.G), hidden: hiddenFrom(game, match, player) };
}

/** Between these two moments a die was rolled or a card turned up: there is no way back. */
export function isRevealed(before: Knowledge, after: Knowledge): boolean {
  const { c, s0, s1, s2 } = before.dice;
  const { dice } = after;
  if (dice.c !== c || dice.s0 !== s0 || dice.s1 !== s1 || dice.s2 !== s2) return true;
  return after.hidden < before.hidden || after.draws.some((left, i) => left !== before.draws[i]);
}
