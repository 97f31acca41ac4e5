import type { PlayerID } from '../../../engine/moves';
import { findCard, jobCard } from '../../../firefly/cards';
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

/** The nearest sector that fits, and how far it is; undefined where there is none. */
export function nearestTo(view: State, p: PlayerID, place: Place | null): { sector: SectorId; far: number } | undefined {
  const { sector: here } = playerOf(view, p);
  const board = boardFor(view.options.sets);
  const [nearest] = sectorsFor(view, p, place)
    .map((sector) => ({ sector, far: board.distance(here, sector) }))
    .sort((a, b) => a.far - b.far);
  return nearest;
}

/** Jobs this player is choosing from. */
function offeredTo(view: State, p: PlayerID): readonly Ref[] {
  const frame = view.stack.at(-1);
  if (frame?.kind === 'keep' && frame.p === p) return [...frame.taken, ...frame.drawn];
  return (frame?.kind === 'draft' && frame.dealt[p]) || [];
}

/** Whose job leads to a sector: one under way, in hand, or on offer. */
type Lead = 'active' | 'hand' | 'offer';

/** Sectors a player's jobs lead to next: the active ones, then those in hand; of those on offer all. */
export function targetsOf(view: State, p: PlayerID): Map<SectorId, Lead> {
  const { active, hand } = playerOf(view, p);
  const targets = new Map<SectorId, Lead>();
  const add = (step: Step | undefined, kind: Lead) => {
    // A step with many places, such as any planet of the Border, would mark half the map.
    const sectors = step ? sectorsFor(view, p, step.at) : [];
    if (sectors.length <= 4) for (const sector of sectors) if (!targets.has(sector)) targets.set(sector, kind);
  };
  for (const { ref, step } of active) add(nextStep(ref, step), 'active');
  for (const ref of hand) if (ref !== HIDDEN) add(nextStep(ref), 'hand');
  for (const ref of offeredTo(view, p)) {
    const card = findCard(ref);
    if (card && 'steps' in card) for (const step of card.steps) add(step, 'offer');
  }
  return targets;
}
