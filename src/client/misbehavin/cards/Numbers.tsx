import type { Card } from '../../../misbehavin/content/types';
import { Icon } from '../../icons/Icon';

/** Power, influence and attributes of a card; read out as "2 power". */
export function Numbers({ card, power, words = false }: { card: Card; power?: number; words?: boolean }) {
  const strong = power ?? card.power ?? 0;
  const { influence, attributes = [] } = card;
  return (
    <>
      {strong > 0 && (
        <span className="mb-number" data-of="power">
          {strong} <Icon name="power" label="power" /> {words && 'power'}
        </span>
      )}
      {influence !== undefined && (
        <span className="mb-number" data-of="influence">
          {influence} <Icon name="influence" label="influence" /> {words && 'influence'}
        </span>
      )}
      {attributes.map((attribute) => (
        <span key={attribute} className="mb-number" data-of={attribute}>
          <Icon name={attribute === 'fight' ? 'fight' : 'negotiate'} label={attribute} /> {words && attribute}
        </span>
      ))}
    </>
  );
}
