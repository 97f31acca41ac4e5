import type { Move } from '../../engine/moves';
import { GLYPHS, type Glyph } from '../icons/glyphs';
import { Icon } from '../icons/Icon';
import type { AskedProps } from './Decision';
import { keyOf } from './MoveButton';

/** The same thing so many times over: one row for each kind, one button for each number. */
export function Amounts({ game: { deciding }, moves, view, me, names, onMove }: AskedProps & { moves: readonly Move[] }) {
  const rows = new Map<string, Move[]>();
  for (const move of moves) {
    const key = [move.move, ...move.args.slice(0, -1)].join(' ');
    rows.set(key, [...(rows.get(key) ?? []), move]);
  }
  return (
    <ul className="amounts">
      {[...rows].map(([key, row]) => {
        const [first] = row;
        const what = first && first.args.length > 1 ? String(first.args[0]) : '';
        const each = first && deciding.each?.(view, me, first);
        const icon = what in GLYPHS ? (what as Glyph) : undefined;
        return (
          <li key={key}>
            <span className="amounts-of">
              {deciding.amounts[first?.move ?? '']} {icon ? <Icon name={icon} label={what} /> : what}
              {each !== undefined && <small> {each}</small>}
            </span>
            {row.map((move) => {
              const chance = deciding.chance?.(view, move);
              const words = deciding.words(view, me, move, names);
              return (
                <button key={keyOf(move)} type="button" className="move" data-move={move.move} title={words} onClick={() => onMove(move)}>
                  <span aria-hidden="true">{move.args.at(-1)}</span>
                  <span className="unseen">{words}</span>
                  {chance !== undefined && <small> {Math.round(100 * chance)} %</small>}
                </button>
              );
            })}
          </li>
        );
      })}
    </ul>
  );
}
