import type { Move } from '../../engine/moves';
import { type AskedProps, Key } from './Decision';
import { keyOf } from './MoveButton';

/** Cards face up, each with what can be done with it; one with which nothing can be done lies among them. */
export function CardChoice({
  game,
  moves,
  numberOf,
  ...props
}: AskedProps & { moves: readonly Move[]; numberOf(move: Move): number | undefined }) {
  const { Card, deciding } = game;
  const { view, me, names, onMove } = props;
  const out = deciding.unpickable?.(props);
  return (
    <ul className="card-choice">
      {moves.map((move) => (
        <li key={keyOf(move)}>
          <Card card={String(move.args[0])} />
          <button type="button" className="move" data-move={move.move} onClick={() => onMove(move)}>
            <Key n={numberOf(move)} />
            <Words whole={deciding.words(view, me, move, names)} short={deciding.onCard[move.move]} />
          </button>
        </li>
      ))}
      {out?.map(({ card, why }) => (
        <li key={card} className="out">
          <Card card={card} />
          <p>{why}</p>
        </li>
      ))}
    </ul>
  );
}

/** Short for those who see the card right above, whole for those who hear it. */
function Words({ whole, short }: { whole: string; short: string | undefined }) {
  if (short === undefined) return <span>{whole}</span>;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="unseen">{whole}</span>
    </>
  );
}
