import type { PlayerID } from '../../../engine/moves';
import { cardOf, isReavers } from '../../../misbehavin/cards';
import type { MarketDeck, SupplySet } from '../../../misbehavin/content/types';
import { DECKS } from '../../../misbehavin/market';
import { rivals } from '../../../misbehavin/state';
import { Status } from '../board/Status';
import { Display, Tableau } from '../board/Tableau';
import { Tile } from '../cards/Tile';
import type { TableProps } from '../props';

const PLACES: Readonly<Record<MarketDeck, string>> = { core: 'Core', border: 'Border', rim: 'Rim' };

/** The middle of the table: market and supply, and the others' boards. */
export function Table(props: TableProps) {
  const others = rivals(props.view, props.me);
  return (
    <div className="mb-table">
      <Market {...props} />
      <Supply {...props} />
      <div className="rivals-boards" data-count={others.length}>
        {others.map((p) => (
          <Rival key={p} of={p} isFlat={others.length > 2} {...props} />
        ))}
      </div>
    </div>
  );
}

function Rival({ of: p, isFlat, ...props }: TableProps & { of: PlayerID; isFlat: boolean }) {
  const { view, names } = props;
  return (
    <section className={isFlat ? 'rival-board flat' : 'rival-board'} aria-label={names(p)} data-turn={view.turn.player === p || undefined}>
      <Status of={p} {...props} />
      <Display of={p} {...props} />
      <Tableau of={p} {...props} />
    </section>
  );
}

/** Two face-up cards of each market deck. */
function Market(props: TableProps) {
  const { market, progress } = props.view;
  return (
    <section className="market" aria-label="Market">
      {DECKS.map((deck) => (
        <div key={deck} className="area" data-origin={deck}>
          <h4>
            {PLACES[deck]} <small>{market[deck].draw.length} left</small>
          </h4>
          <ul className="tiles">
            {market[deck].open.map((ref, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the market is its number
              <li key={i} className={ref === null ? 'tile-free' : undefined}>
                {ref !== null && <Tile card={ref} {...props} />}
                {ref !== null && isReavers(cardOf(ref)) && <Progress on={progress[ref]} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const Progress = ({ on = {} }: { on: Record<PlayerID, number> | undefined }) => {
  const n = Object.values(on).reduce((sum, one) => sum + one, 0);
  return n === 0 ? null : <small className="progress-on">{n === 1 ? '1 token' : `${n} tokens`} on it</small>;
};

/** The stacks of the supply board, the top card of each. */
function Supply(props: TableProps) {
  const sets = Object.entries(props.view.supply) as [SupplySet, string[]][];
  return (
    <section className="area supply-board flat" aria-label="Supply">
      <h4>Supply</h4>
      <ul className="tiles">
        {sets.map(([set, stack]) => {
          const top = stack.at(-1);
          return (
            <li key={set} className={top === undefined ? 'tile-free' : undefined}>
              {top !== undefined && <Tile card={top} count={stack.length} {...props} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
