import type { PlayerID } from '../../../engine/moves';
import { jobCard } from '../../../firefly/cards';
import type { Place, SectorId, Step } from '../../../firefly/content/types';
import { boardFor } from '../../../firefly/map';
import { sectorsAt } from '../../../firefly/place';
import { HIDDEN, playerOf, type Ref, type State } from '../../../firefly/state';

/** The step a job waits for. */
export const nextStep = (ref: Ref, done = 0): Step | undefined => jobCard(ref).steps[done];

/** The sectors that fit a place, where it is a real one: none for "anywhere". */
export function sectorsFor(view: State, p: PlayerID, place: Place | null): readonly SectorId[] {
  return place === null || place === 'anywhere' || playerOf(view, p).sector === '' ? [] : sectorsAt(view, { p }, place);
}

/** How far it is to the nearest sector that fits; undefined where there is none. */
export function distanceTo(view: State, p: PlayerID, place: Place | null): number | undefined {
  const { sector } = playerOf(view, p);
  const board = boardFor(view.options.sets);
  const far = sectorsFor(view, p, place).map((id) => board.distance(sector, id));
  return far.length > 0 ? Math.min(...far) : undefined;
}

/** Sectors a player's jobs lead to next: the active ones, then those in hand. */
export function targetsOf(view: State, p: PlayerID): Map<SectorId, 'active' | 'hand'> {
  const { active, hand } = playerOf(view, p);
  const targets = new Map<SectorId, 'active' | 'hand'>();
  const add = (step: Step | undefined, kind: 'active' | 'hand') => {
    // A step with many places, such as any planet of the Border, would mark half the map.
    const sectors = step ? sectorsFor(view, p, step.at) : [];
    if (sectors.length <= 4) for (const sector of sectors) if (!targets.has(sector)) targets.set(sector, kind);
  };
  for (const { ref, step } of active) add(nextStep(ref, step), 'active');
  for (const ref of hand) if (ref !== HIDDEN) add(nextStep(ref), 'hand');
  return targets;
}
