import { nearest } from '../engine/frames';
import type { PlayerID } from '../engine/moves';
import { cardOf, factionOf, hasTriggered, isReavers } from './cards';
import type { Card, Cond, CountX, Filter, Role } from './content/types';
import { type Placed, type Player, playerIds, playerOf, type Ref, rivals, type State } from './state';
import { powerOf } from './values';

/** For whom and by what card something happens; never changed once made. */
export interface Scene {
  p: PlayerID;
  /** The card that says so, or ''. */
  card: Ref;
  /** Who discards or pays where somebody was made to choose. */
  loser?: PlayerID;
  /** The player this is about: whose deal is cancelled. */
  same?: PlayerID;
  role?: Role;
  gainedCost?: number;
  finalBlow?: boolean;
}

/** Whether a card's print fits. */
export function fits(card: Card, filter: Filter): boolean {
  if (filter.type !== undefined && card.type !== filter.type) return false;
  if (filter.trait !== undefined && !card.traits?.includes(filter.trait)) return false;
  if (filter.attribute !== undefined && !card.attributes?.includes(filter.attribute)) return false;
  if (filter.maxCost !== undefined && (card.cost === null || card.cost > filter.maxCost)) return false;
  return filter.any === undefined || filter.any.some((one) => fits(card, one));
}

/** The target of the fight under way lends nothing and is out of reach of everything else (MB-FIGHT-06, -07). */
export const targetOf = (G: State): Ref | null => nearest(G, 'fight')?.target ?? null;

function isMeant(scene: Scene, { ref, triggered, warrant }: Placed, filter: Filter): boolean {
  if (filter.state !== undefined && (filter.state === 'triggered') !== triggered) return false;
  if (filter.noWarrant && warrant) return false;
  if (filter.this && ref !== scene.card) return false;
  if (filter.other && ref === scene.card) return false;
  if (filter.hasTriggered && !hasTriggered(ref)) return false;
  return fits(cardOf(ref), filter);
}

const whoseOf = (G: State, p: PlayerID, filter: Filter): readonly PlayerID[] =>
  filter.whose === 'opponent' ? rivals(G, p) : filter.whose === 'any' ? playerIds(G) : [p];

/** Tableau cards that an effect may be aimed at. */
export function candidates(G: State, scene: Scene, filter: Filter): Ref[] {
  const target = targetOf(G);
  return whoseOf(G, scene.p, filter).flatMap((p) =>
    playerOf(G, p)
      .tableau.filter((placed) => placed.ref !== target && isMeant(scene, placed, filter))
      .map(({ ref }) => ref),
  );
}

/** How many such cards are in a tableau; presence counts, use does not matter (MB-MAN-02, MB-OQ-33). */
const present = (G: State, scene: Scene, filter: Filter): number =>
  whoseOf(G, scene.p, filter).reduce((n, p) => n + playerOf(G, p).tableau.filter((placed) => isMeant(scene, placed, filter)).length, 0);

export const countX = (G: State, p: PlayerID, { of, plus, max }: CountX): number => Math.min(max, plus + present(G, { p, card: '' }, of));

/** Whether a condition holds for the player of the scene. */
export function meets(G: State, scene: Scene, cond: Cond | undefined): boolean {
  if (cond === undefined) return true;
  const player = (): Player => playerOf(G, scene.p);
  if ('has' in cond) return present(G, scene, cond.has) > 0;
  if ('credits' in cond) return player().credits >= cond.credits.min;
  if ('power' in cond) return powerOf(player()) >= cond.power.min;
  if ('markers' in cond) return player().marks.length >= cond.markers.min;
  if ('creditsByFaction' in cond) return player().credits >= cond.creditsByFaction[factionOf(player())];
  if ('role' in cond) return scene.role === cond.role;
  if ('target' in cond) {
    const target = targetOf(G);
    return target !== null && fits(cardOf(target), cond.target);
  }
  if ('gainedCost' in cond) return (scene.gainedCost ?? 0) >= cond.gainedCost.min;
  if ('finalBlow' in cond) return scene.finalBlow === true;
  if ('reaversFaceUp' in cond) return G.market.rim.open.some((ref) => ref !== null && isReavers(cardOf(ref)));
  if ('not' in cond) return !meets(G, scene, cond.not);
  if ('all' in cond) return cond.all.every((one) => meets(G, scene, one));
  return cond.any.some((one) => meets(G, scene, one));
}
