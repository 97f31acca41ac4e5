import type { PlayerID } from '../../../engine/moves';
import type { Place } from '../../../firefly/content/types';
import { isAt } from '../../../firefly/place';
import { playerOf, type State } from '../../../firefly/state';
import { nameOf } from '../../../firefly/words';
import { aimAt, useAim } from '../verse/course';
import { nearestTo } from './where';

interface FarProps {
  view: State;
  p: PlayerID;
  at: Place | null;
  /** Of the player at the screen, who can have the way marked on the map. */
  mine: boolean;
}

/** How far it is to the nearest place that fits. */
export function Far({ view, p, at: place, mine }: FarProps) {
  const aim = useAim(p);
  const { sector: here } = playerOf(view, p);
  if (here !== '' && place !== null && isAt(view, { p }, place, here)) return <span className="job-here">you are here </span>;
  const nearest = nearestTo(view, p, place);
  if (!nearest) return null;
  const far = nearest.far === 1 ? '1 sector' : `${nearest.far} sectors`;
  if (!mine) return <span className="job-far">{far} </span>;
  return (
    <span className="job-far">
      <button
        type="button"
        aria-pressed={aim === nearest.sector}
        title={`Mark the way to ${nameOf(nearest.sector)} on the map`}
        onClick={() => aimAt(p, nearest.sector)}
      >
        {far}
      </button>{' '}
    </span>
  );
}
