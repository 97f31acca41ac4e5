import type { PlayerID } from '../../../engine/moves';
import { crewCard, gearCard } from '../../../firefly/cards';
import { type Crew as Member, playerOf, type Ref, type State } from '../../../firefly/state';
import { isMoral, isWanted } from '../../../firefly/who';
import { KEYWORD, PROFESSION } from '../../../firefly/words/keyword';
import { Icon } from '../../icons/Icon';
import { CardName } from '../cards/CardName';
import { Points } from '../cards/Points';

/** Who is aboard, the leader first, each with what they bring, how they feel and what they carry. */
export function Crew({ view, p, places }: { view: State; p: PlayerID; places: number }) {
  const { crew, gear } = playerOf(view, p);
  const aboard = gear.filter(({ by }) => by === null);
  return (
    <>
      <ul className="crew" aria-label={`Crew, ${crew.length} of ${places}`}>
        {crew.map((member) => (
          <Row key={member.ref} member={member} gear={gear.filter(({ by }) => by === member.ref).map(({ ref }) => ref)} />
        ))}
      </ul>
      {aboard.length > 0 ? (
        <p className="ship-row">
          <span className="ship-term">In the locker</span>
          {aboard.map(({ ref }) => (
            <Carried key={ref} gear={ref} />
          ))}
        </p>
      ) : null}
    </>
  );
}

function Row({ member, gear }: { member: Member; gear: readonly Ref[] }) {
  const card = crewCard(member.ref);
  const traits = [...(card.professions ?? []).map((one) => PROFESSION[one]), ...(card.keywords ?? []).map((one) => KEYWORD[one])];
  return (
    <li className="crew-row" data-disgruntled={member.disgruntled || undefined}>
      <span className="crew-who">
        {card.kind === 'leader' ? <Icon name="leader" label="Leader" /> : null}
        <CardName card={member.ref} /> <Points of={card} />
        {isMoral(member) ? <Icon name="moral" label="moral" /> : null}
        {isWanted(member) ? <Icon name="wanted" label="wanted" /> : null}
        {member.disgruntled ? <Icon name="disgruntled" label="disgruntled" /> : null}
      </span>
      {traits.length > 0 ? <span className="crew-traits">{traits.join(', ')}</span> : null}
      {gear.map((ref) => (
        <Carried key={ref} gear={ref} />
      ))}
    </li>
  );
}

function Carried({ gear }: { gear: Ref }) {
  const card = gearCard(gear);
  return (
    <span className="crew-gear">
      <Icon name="gear" label="carries" /> <CardName card={gear} /> <Points of={card} />
      {card.keywords?.length ? <span className="crew-traits">{card.keywords.map((one) => KEYWORD[one]).join(', ')}</span> : null}
    </span>
  );
}
