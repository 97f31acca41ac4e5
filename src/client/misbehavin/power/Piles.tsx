import { several } from '../../../engine/english';
import { distinct, idOf, isBlack } from '../../../misbehavin/cards';
import { fromSeat, playerOf } from '../../../misbehavin/state';
import { Tile } from '../cards/Tile';
import type { TableProps } from '../props';

/** Everybody's recycle pile, which lies face up, and where The Black is. */
export function Piles(props: TableProps) {
  const { view, me, names, colours } = props;
  return (
    <div className="piles">
      <p>{several(view.supply['the-black']?.length ?? 0, 'copy', 'copies')} of The Black left in the supply.</p>
      {fromSeat(view, me).map((p) => {
        const { recycle, deck, hand } = playerOf(view, p);
        const black = recycle.filter(isBlack).length;
        return (
          <section key={p} className="area" aria-label={`Recycle pile of ${names(p)}`}>
            <h3>
              <i className="dot" style={{ background: colours(p) }} /> {p === me ? 'You' : names(p)}{' '}
              <small>
                {deck.length} in the deck, {hand.length} in hand, {recycle.length} recycled{black > 0 && `, ${black} of them The Black`}
              </small>
            </h3>
            <ul className="tiles">
              {distinct(recycle).map((ref) => (
                <li key={ref}>
                  <Tile card={ref} count={recycle.filter((one) => idOf(one) === idOf(ref)).length} {...props} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
