import type { PlayerID } from '../engine/moves';
import { cardOf, factionOf } from './cards';
import { playerOf, type Ref, type State } from './state';

/** 'Verse tokens that buy +1 influence towards a card, or undefined when they do not help (MB-DEAL-05, MB-OQ-24). */
export const tokensPerInfluence = (G: State, p: PlayerID, ref: Ref): number | undefined => cardOf(ref).icons?.[factionOf(playerOf(G, p))];

/** How much influence tokens could add towards a card. */
export function influenceByTokens(G: State, p: PlayerID, ref: Ref): number {
  const each = tokensPerInfluence(G, p, ref);
  return each === undefined ? 0 : Math.floor(playerOf(G, p).verse / each);
}
