import { several } from '../../../engine/english';
import type { PlayerID } from '../../../engine/moves';
import { playerOf } from '../../../misbehavin/state';
import { powerOf, requirement } from '../../../misbehavin/values';
import { Icon } from '../../icons/Icon';
import { factionName } from '../cards/face';
import type { TableProps } from '../props';

/** Who somebody is and what they have: power and how far to winning, credits, tokens, cards. */
export function Status({ of: p, view, me, names, colours }: Pick<TableProps, 'view' | 'me' | 'names' | 'colours'> & { of: PlayerID }) {
  const { faction, credits, verse, hand, deck, recycle, immune, marks } = playerOf(view, p);
  return (
    <header className="status" data-faction={faction ?? undefined}>
      <h3>
        <i className="dot" style={{ background: colours(p) }} /> {p === me ? 'You' : names(p)} <small>{factionName(faction)}</small>
      </h3>
      {faction !== null && <Power of={p} view={view} />}
      <p className="holdings" hidden={faction === null}>
        <span title="Credits">
          <Icon name="money" label="credits" /> {credits}
        </span>
        <span title="’Verse tokens">
          <Icon name="verse" label="’verse tokens" /> {verse}
          {marks.length > 0 && ` + ${marks.length} marking`}
        </span>
        <span title={`${several(hand.length, 'card')} in hand, ${deck.length} in the deck, ${recycle.length} recycled`}>
          <Icon name="back" /> {hand.length} in hand, {deck.length} + {recycle.length}
        </span>
        {immune > 0 && (
          <span className="immune">
            <Icon name="solid" /> cannot be attacked
          </span>
        )}
      </p>
    </header>
  );
}

/** How far it is to winning, in crowns. */
export function Power({ of: p, view }: Pick<TableProps, 'view'> & { of: PlayerID }) {
  const power = powerOf(playerOf(view, p));
  const need = requirement(view, p);
  return (
    <p className="power" data-reached={power >= need || undefined}>
      <Icon name="power" /> <b>{power}</b>
      <span aria-hidden="true"> / {need}</span>
      <span className="unseen"> of {need} power</span>
      <meter aria-hidden="true" min={0} max={need} value={Math.min(power, need)} />
    </p>
  );
}
