import { factions } from '../../../misbehavin/content';
import { nameOf, verseText } from '../../../misbehavin/words';
import { Icon } from '../../icons/Icon';
import { CardName } from '../cards/CardName';
import { Icons } from '../cards/Icons';

/** For who has to choose one: each faction, its leader and what it does with its ’verse tokens. */
export function Factions() {
  return (
    <dl className="factions">
      {factions.map(({ id, name, leader }) => (
        <div key={id} data-faction={id}>
          <dt>
            {name} <CardName card={leader}>{nameOf(leader)}</CardName>
          </dt>
          {verseText(id).actions.map(({ id: action, cost, text }) => (
            <dd key={action}>
              <b>{cost}</b> <Icon name="verse" label="’verse tokens" /> <Icons text={text} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
