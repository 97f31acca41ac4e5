import type { PlayerID } from '../../engine/moves';
import type { Line } from '../games/table-game';
import type { Standing } from '../match/history';

interface ChartProps {
  line: Pick<Line<unknown>, 'id' | 'title' | 'said'>;
  standings: readonly Standing[];
  players: readonly PlayerID[];
  names: (p: PlayerID) => string;
  colours: (p: PlayerID) => string;
}

const WIDE = 560;
const HIGH = 150;
const LEFT = 52;

/** One line for each player over the turns. */
export function Chart({ line: { id, title, said }, standings, players, names, colours }: ChartProps) {
  const last = standings.at(-1);
  if (!last || standings.length < 2) return null;
  const at = (one: Standing, i: number) => one.values[id]?.[i] ?? 0;
  const values = standings.flatMap((one) => one.values[id] ?? []);
  if (values.every((value) => value === 0)) return null;
  const top = Math.max(1, ...values);
  const x = (i: number) => LEFT + (i * (WIDE - LEFT - 8)) / (standings.length - 1);
  const y = (value: number) => 8 + (1 - value / top) * (HIGH - 28);
  const summary = players.map((p, i) => `${names(p)} ${said(at(last, i))}`).join(', ');
  return (
    <figure className="chart">
      <figcaption>
        {title}
        {players.map((p, i) => (
          <span key={p}>
            <i className="dot" style={{ background: colours(p) }} /> {names(p)} {said(at(last, i))}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${title} at the end: ${summary}`}>
        {[0, top].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDE - 8} y1={y(value)} y2={y(value)} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end" fontSize="12" fill="var(--quiet)">
              {said(value)}
            </text>
          </g>
        ))}
        <text x={LEFT} y={HIGH - 4} fontSize="12" fill="var(--quiet)">
          turn {standings[0]?.turn}
        </text>
        <text x={WIDE - 8} y={HIGH - 4} fontSize="12" textAnchor="end" fill="var(--quiet)">
          turn {last.turn}
        </text>
        {players.map((p, i) => (
          <polyline
            key={p}
            fill="none"
            stroke={colours(p)}
            strokeWidth="2.5"
            strokeDasharray={['none', '7 4', '2 4', '10 3 2 3'][i % 4]}
            points={standings.map((one, n) => `${x(n).toFixed(1)},${y(at(one, i)).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
    </figure>
  );
}
