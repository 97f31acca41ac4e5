import type { PlayerID } from '../../../engine/moves';
import { boardOf, cardOf } from '../../../misbehavin/cards';
import { targetOf } from '../../../misbehavin/filter';
import { type Placed, playerOf } from '../../../misbehavin/state';
import { Tile } from '../cards/Tile';
import type { TableProps } from '../props';

const isAsset = ({ ref }: Placed): boolean => cardOf(ref).type === 'asset';

/** A player's tableau: the asset area and the command area, with the places that are still empty. */
export function Tableau({ of: p, ...props }: TableProps & { of: PlayerID }) {
  const { view } = props;
  const { tableau, faction } = playerOf(view, p);
  if (faction === null) return null;
  const { assetSlots, commandSlots } = boardOf(view, p);
  return (
    <div className="tableau">
      <Area title="Assets" slots={assetSlots} cards={tableau.filter(isAsset)} {...props} />
      <Area title="Command" slots={commandSlots} cards={tableau.filter((placed) => !isAsset(placed))} {...props} />
    </div>
  );
}

function Area({ title, slots, cards, ...props }: TableProps & { title: string; slots: number; cards: readonly Placed[] }) {
  const target = targetOf(props.view);
  const free = Math.max(0, slots - cards.length);
  return (
    <section className="area" aria-label={`${title}, ${cards.length} of ${slots}`}>
      <h4>{title}</h4>
      <ul className="tiles">
        {cards.map(({ ref, triggered, warrant, tokens }) => (
          <li key={ref}>
            <Tile card={ref} triggered={triggered} warrant={warrant} tokens={tokens} isTarget={ref === target} {...props} />
          </li>
        ))}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <li key={i} className="tile-free" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}

/** Cards in use right now; nothing while there are none. */
export function Display({ of: p, ...props }: TableProps & { of: PlayerID }) {
  const { display } = playerOf(props.view, p);
  if (display.length === 0) return null;
  return (
    <section className="area display" aria-label="Display">
      <h4>Display</h4>
      <ul className="tiles">
        {display.map(({ ref, tokens }) => (
          <li key={ref}>
            <Tile card={ref} tokens={tokens} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}
