import type { Move } from '../../engine/moves';
import { type AskedProps, Key } from './Decision';

export const keyOf = ({ move, args }: Move): string => [move, ...args].join(' ');

interface MoveButtonProps extends AskedProps {
  move: Move;
  /** The key for it. */
  number: number | undefined;
}

/** One move; pointing at it shows its card, and what it leads to is said with it. */
export function MoveButton({ game, move, number, view, me, names, onMove }: MoveButtonProps) {
  const { CardName, deciding } = game;
  const { After } = deciding;
  const card = move.args.find((arg): arg is string => typeof arg === 'string' && game.isCard(arg));
  const words = deciding.words(view, me, move, names);
  const short = deciding.short?.(move);
  const label =
    short !== undefined && words.endsWith(short) ? (
      <>
        <span className="unseen">{words.slice(0, -short.length)}</span>
        {short}
      </>
    ) : (
      (deciding.whole?.(view, move) ?? words)
    );
  return (
    <button type="button" className="move" data-move={move.move} onClick={() => onMove(move)}>
      <Key n={number} />
      <span>
        {card === undefined ? label : <CardName card={card}>{label}</CardName>} {After && <After view={view} me={me} move={move} />}
      </span>
    </button>
  );
}
