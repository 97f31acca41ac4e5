import type { PlayerID } from '../../../engine/moves';
import { burnFuel, burnRange } from '../../../firefly/actions/fly';
import { shipCard } from '../../../firefly/cards';
import { contactsInPlay, isSolid } from '../../../firefly/contacts/standing';
import type { Skill } from '../../../firefly/content/types';
import { crewRoom, slotRoom } from '../../../firefly/goods';
import { isOutlaw } from '../../../firefly/outlaw';
import { aboard } from '../../../firefly/scene';
import { skillTotal } from '../../../firefly/skills';
import { playerOf, type State } from '../../../firefly/state';
import { money, nameOf } from '../../../firefly/words';
import type { Glyph } from '../../icons/glyphs';
import { Icon } from '../../icons/Icon';
import { CardName } from '../cards/CardName';
import type { TableProps } from '../props';
import { Crew } from './Crew';
import { Hold } from './Hold';

/** A ship with all that is on it: the own one, or that of `of`. */
export function Ship({ view, me, of = me }: Pick<TableProps, 'view' | 'me'> & { of?: PlayerID }) {
  const player = playerOf(view, of);
  if (player.ship === '' || player.leader === '') return <p className="ship ship-none">{of === me ? 'No ship yet.' : 'Still choosing.'}</p>;
  const places = player.crew.length + crewRoom(view, of);
  return (
    <div className="ship">
      <p className="ship-head">
        <b>
          <CardName card={player.ship} />
        </b>
        <span className="ship-class">{shipCard(player.ship).class}</span>
        {isOutlaw(view, of) ? (
          <span className="ship-outlaw" title="The Cruiser and the Corvette look for outlaws (OUTLAW-01 to OUTLAW-05)">
            Outlaw
          </span>
        ) : null}
        <Skills view={view} of={of} />
      </p>
      <div className="ship-row ship-purse">
        <Figure name="money" term="Money" value={money(player.cash)} />
        <Figure name="fuel" term="Fuel" value={aboard(view, of, 'fuel')} />
        <Figure name="parts" term="Parts" value={aboard(view, of, 'parts')} />
        {player.warrants > 0 ? <Figure name="warrant" term="Warrants" value={player.warrants} /> : null}
        {player.goalTokens > 0 ? <Figure name="goal" term="Goal tokens" value={player.goalTokens} /> : null}
      </div>
      <div className="ship-holds">
        <Hold view={view} p={of} part="hold" />
        <Hold view={view} p={of} part="stash" />
      </div>
      <Crew view={view} p={of} places={places} />
      <Fittings view={view} of={of} />
      <Standing view={view} of={of} />
    </div>
  );
}

interface Of {
  view: State;
  of: PlayerID;
}

export function Figure({ name, term, value }: { name: Glyph; term: string; value: string | number }) {
  return (
    <span className="figure" title={term}>
      <Icon name={name} /> <span className="unseen">{term}</span> <b>{value}</b>
    </span>
  );
}

const SKILLS: [Skill, string][] = [
  ['fight', 'Fight of all crew and gear'],
  ['tech', 'Tech of all crew and gear'],
  ['negotiate', 'Negotiate of all crew and gear'],
];

function Skills({ view, of }: Of) {
  return (
    <span className="ship-skills">
      {SKILLS.map(([skill, term]) => (
        <Figure key={skill} name={skill} term={term} value={skillTotal(view, { p: of }, skill)} />
      ))}
    </span>
  );
}

/** Drive and upgrades. */
function Fittings({ view, of }: Of) {
  const { drive, upgrades } = playerOf(view, of);
  const free = slotRoom(view, of);
  return (
    <div className="ship-row">
      <span className="ship-fitting">
        <Icon name="drive" label="Drive core" /> <CardName card={drive} />
        <span className="crew-traits">
          range {burnRange(view, of)}, {burnFuel(view, of)} fuel
        </span>
      </span>
      {upgrades.map((ref) => (
        <span key={ref} className="ship-fitting">
          <Icon name="upgrade" label="Upgrade" /> <CardName card={ref} />
        </span>
      ))}
      {free > 0 ? <span className="crew-traits">{free === 1 ? '1 free slot' : `${free} free slots`}</span> : null}
    </div>
  );
}

/** Whom the player is Solid with, and whom it has tied up below. */
function Standing({ view, of }: Of) {
  const solid = contactsInPlay(view).filter((contact) => isSolid(view, { p: of }, contact));
  const { bound } = playerOf(view, of);
  if (solid.length === 0 && bound.length === 0) return null;
  return (
    <p className="ship-row">
      {solid.length > 0 ? <span className="ship-term">Solid</span> : null}
      {solid.map((contact) => (
        <span key={contact} className="ship-fitting">
          <Icon name="solid" /> <CardName card={contact}>{nameOf(contact)}</CardName>
        </span>
      ))}
      {bound.map(({ bounty, crew }) => (
        <span key={bounty} className="ship-fitting">
          <Icon name="bounty" label="Bound" /> <CardName card={bounty} />
          {crew.length > 1 ? ` ×${crew.length}` : null}
        </span>
      ))}
    </p>
  );
}
