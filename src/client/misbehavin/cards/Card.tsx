import { cardOf } from '../../../misbehavin/cards';
import { HIDDEN, type Ref } from '../../../misbehavin/state';
import { cardText } from '../../../misbehavin/words';
import { Icon } from '../../icons/Icon';
import { factionName, glyphOf, kindOf, originOf } from './face';
import { Icons } from './Icons';
import { Numbers } from './Numbers';

/** Any card, face up, drawn from its data. */
export function Card({ card: ref }: { card: Ref }) {
  if (ref === HIDDEN) return <Back />;
  const card = cardOf(ref);
  const factions = Object.entries(card.icons ?? {});
  return (
    <article className="card mb-card" data-origin={originOf(card)} aria-label={`${card.name}, ${kindOf(card)}`}>
      <header>
        <Icon name={glyphOf(card)} />
        <h3>{card.name}</h3>
        {card.cost !== null && <span className="card-price">{card.cost}</span>}
      </header>
      <p className="card-kind">{kindOf(card)}</p>
      <p className="mb-numbers">
        <Numbers card={card} words />
      </p>
      <div className="card-lines">
        {cardText(ref).map((line) => (
          <p key={line}>
            <Icons text={line} />
          </p>
        ))}
      </div>
      {factions.length > 0 && (
        <p className="mb-icons">
          {factions.map(([id, n]) => (
            <span key={id} data-faction={id}>
              {factionName(id as never)}: {n === 1 ? 'a token' : `${n} tokens`} for 1 influence
            </span>
          ))}
        </p>
      )}
    </article>
  );
}

function Back() {
  return (
    <article className="card card-back" aria-label="A card face down">
      <Icon name="back" />
      <p>Face down</p>
    </article>
  );
}
