import type { Move, PlayerID } from '../../../engine/moves';
import { boardFor } from '../../../firefly/map';
import type { State } from '../../../firefly/state';
import { nameOf } from '../../../firefly/words';
import { Icon } from '../../icons/Icon';
import { targetsOf } from '../jobs/where';
import { courseTo, useAim } from '../verse/course';
import { sectorOf } from '../verse/destinations';
import { OddsAfter } from './Odds';

interface Props {
  view: State;
  me: PlayerID;
  move: Move;
}

/** What a move leads to: a test, or a place. */
export function After({ view, me, move }: Props) {
  return (
    <>
      <OddsAfter view={view} move={move} />
      <PlaceAfter view={view} me={me} move={move} />
    </>
  );
}

/** Who deals where a move leads, whether something is for sale there, whether a job of one's own waits. */
function PlaceAfter({ view, me, move }: Props) {
  const aim = useAim(me);
  const sector = sectorOf(view, move);
  if (sector === undefined) return null;
  const course = courseTo(view, me, aim);
  const { contact, supply } = boardFor(view.options.sets).sector(sector);
  return (
    <span className="place-after">
      {contact ? (
        <>
          <Icon name="contact" label="deals there:" /> {nameOf(contact)}{' '}
        </>
      ) : null}
      {view.cruiser === sector ? <Icon name="cruiser" label="the Cruiser is there" /> : null}
      {supply ? <Icon name="supply" label="supplies for sale" /> : null}
      {targetsOf(view, me).has(sector) ? <Icon name="job" label="your job leads there" /> : null}
      {aim !== undefined && course[0] === sector ? <b> {course.length > 1 ? `towards ${nameOf(aim)}` : 'as marked'}</b> : null}
      {view.cutters.includes(sector) ? <Icon name="reaver" label="Reavers are there" /> : null}
    </span>
  );
}
