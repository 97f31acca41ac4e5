import type { PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { abilitiesOf, boardOf, cardOf } from './cards';
import type { Role } from './content/types';
import { countX, fits, meets } from './filter';
import { type Placed, type Player, type PowerToken, playerIds, playerOf, type Ref, type State } from './state';

const tokens = (list: readonly PowerToken[]): number => list.reduce((sum, { n }) => sum + n, 0);
/** Printed power and tokens. */
export const cardPower = ({ ref, tokens: list }: { ref: Ref; tokens: readonly PowerToken[] }): number =>
  (cardOf(ref).power ?? 0) + tokens(list);

/** The power in a tableau, triggered and warranted cards included (MB-OQ-06, MB-WARR-04). */
export const powerOf = ({ tableau }: Player): number => tableau.reduce((sum, placed) => sum + cardPower(placed), 0);

/** The power that wins (MB-WIN-02). */
export const requirement = (G: State, p: PlayerID): number => must(boardOf(G, p).powerToWin[G.options.players], 'requirement');

/** Gives power, influence and abilities: neither triggered nor under a warrant (MB-CARD-09, MB-WARR-02). */
export const isActive = ({ triggered, warrant }: Placed): boolean => !triggered && !warrant;

export function influenceOf(G: State, p: PlayerID, ref: Ref): number {
  const card = cardOf(ref);
  if (card.influence === 'X') return 'influenceX' in card && card.influenceX ? countX(G, p, card.influenceX) : 0;
  return card.influence ?? 0;
}
/** May be used for its influence: 1 or more, or X (MB-RECRUIT-01). */
export const hasInfluence = (ref: Ref): boolean => cardOf(ref).influence !== undefined;

/** The influence lying in a display (MB-DEAL-03). */
export const displayInfluence = (G: State, p: PlayerID): number =>
  playerOf(G, p).display.reduce((sum, { ref }) => sum + influenceOf(G, p, ref), 0);

/** What a tableau card has to be beaten with: its cost and what its neighbours add (MB-FIGHT-05). */
export function defenseOf(G: State, p: PlayerID, ref: Ref): number {
  const card = cardOf(ref);
  let defense = card.cost ?? 0;
  for (const placed of playerOf(G, p).tableau) {
    if (placed.ref === ref || !isActive(placed)) continue;
    for (const { modifier } of abilitiesOf(placed.ref)) if (modifier?.kind === 'defense' && fits(card, modifier.of)) defense += modifier.n;
  }
  return defense;
}

/**
 * The power of a display in a fight (MB-FIGHT-04), with what cards add by merely lying in it: nobody would leave that out, so nobody is
 * asked.
 */
export function displayPower(G: State, p: PlayerID, role: Role): number {
  let strength = 0;
  for (const shown of playerOf(G, p).display) {
    strength += cardPower(shown);
    for (const { mode, zone, when, cost, if: cond, do: effects } of abilitiesOf(shown.ref)) {
      if (mode !== 'innate' || zone !== 'display' || cost || (when !== 'fight' && when !== `fight-${role}`)) continue;
      const scene = { p, card: shown.ref, role };
      if (!meets(G, scene, cardOf(shown.ref).requires) || !meets(G, scene, cond)) continue;
      for (const effect of effects ?? []) if (effect.do === 'strength' && typeof effect.n === 'number') strength += effect.n;
    }
  }
  return strength;
}

export const placedOf = (G: State, ref: Ref): { p: PlayerID; placed: Placed } | undefined => {
  for (const p of playerIds(G)) {
    const placed = playerOf(G, p).tableau.find((one) => one.ref === ref);
    if (placed) return { p, placed };
  }
  return undefined;
};
