import type { PlayerID } from '../../../engine/moves';
import { alertsAt } from '../../../firefly/alerts';
import type { SectorId } from '../../../firefly/content/types';
import { type Board, boardFor } from '../../../firefly/map';
import { playerIds, playerOf, type State } from '../../../firefly/state';
import { GLYPHS, type Glyph } from '../../icons/glyphs';
import { targetsOf } from '../jobs/where';
import { berthsOf } from './labels';

interface Props {
  view: State;
  me: PlayerID;
  names: (p: PlayerID) => string;
  colours: (p: PlayerID) => string;
}

/** The outline of a player's ship, so that colour alone never tells; within 10 of the middle. */
const SHAPES = [
  'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z',
  'M-9-9H9V9H-9Z',
  'M0-12L12 0L0 12L-12 0Z',
  'M0-11L11 8.5H-11Z',
  'M-5.5-10H5.5L11 0L5.5 10H-5.5L-11 0Z',
  'M-11-8.5H11L0 11Z',
  'M0-11L10.5-3.5L6.5 9H-6.5L-10.5-3.5Z',
  'M-10-6A10 10 0 0 1 10-6V10H-10Z',
  'M-6-10H10L6 10H-10Z',
];

export const shapeOf = (p: PlayerID): string => SHAPES[Number(p) % SHAPES.length] ?? '';

interface Token {
  key: string;
  sector: SectorId;
  kind: 'player' | 'cruiser' | 'cutter' | 'corvette';
  p?: PlayerID;
}

/** Ships on the map: the law, the Reavers, and the players, the own one last and so on top. */
function tokensOf(view: State, me: PlayerID): Token[] {
  const players = playerIds(view).filter((p) => playerOf(view, p).sector !== '');
  return [
    { key: 'cruiser', sector: view.cruiser, kind: 'cruiser' as const },
    ...view.cutters.map((sector, i) => ({ key: `cutter${i}`, sector, kind: 'cutter' as const })),
    ...(view.corvette ? [{ key: 'corvette', sector: view.corvette, kind: 'corvette' as const }] : []),
    ...[...players.filter((p) => p !== me), ...players.filter((p) => p === me)].map((p) => ({
      key: `player${p}`,
      sector: playerOf(view, p).sector,
      kind: 'player' as const,
      p,
    })),
  ];
}

/** Ships, alert tokens, goal tokens, havens and where the own jobs lead. Read out in words by `whereabouts`. */
export function Tokens({ view, me, names, colours }: Props) {
  const board = boardFor(view.options.sets);
  const berths = berthsOf(board);
  const tokens = tokensOf(view, me).filter(({ sector }) => board.has(sector));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" className="verse-tokens">
      <Marks view={view} me={me} board={board} colours={colours} />
      {tokens.map(({ key, sector, kind, p }) => {
        const together = tokens.filter((other) => other.sector === sector);
        const place = together.findIndex((other) => other.key === key) - (together.length - 1) / 2;
        const { x, y } = board.sector(sector);
        const berth = berths.get(sector) ?? { x: 0, y: 0 };
        return (
          <g key={key} className="verse-token" data-token={key} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <g className="verse-steady">
              <g transform={`translate(${berth.x + place * 17} ${berth.y})`}>
                {p === undefined ? <Npc kind={kind} /> : <PlayerShip p={p} mine={p === me} name={names(p)} colour={colours(p)} />}
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

function PlayerShip({ p, mine, name, colour }: { p: PlayerID; mine: boolean; name: string; colour: string }) {
  return (
    <g className="verse-player" data-mine={mine || undefined}>
      {mine ? <circle className="verse-halo" r="14" /> : null}
      <path d={shapeOf(p)} style={{ fill: colour }} />
      <text y="3.6">{name.charAt(0).toUpperCase()}</text>
    </g>
  );
}

const NPC = { cruiser: 'cruiser', cutter: 'reaver', corvette: 'corvette', player: 'ship' } as const satisfies Record<Token['kind'], Glyph>;

function Npc({ kind }: { kind: Token['kind'] }) {
  return (
    <g className="verse-npc" data-npc={kind}>
      <circle r="11" />
      <path d={GLYPHS[NPC[kind]]} fillRule="evenodd" transform="translate(-8.6 -8.6) scale(0.72)" />
    </g>
  );
}

/** What lies in sectors: small, around the middle, so that ships do not hide it. */
function Marks({ view, me, board, colours }: { view: State; me: PlayerID; board: Board; colours: (p: PlayerID) => string }) {
  const targets = targetsOf(view, me);
  const havens = playerIds(view).filter((p) => playerOf(view, p).haven !== null);
  const marked = board.sectors.flatMap((id) => {
    const { alliance, reaver } = alertsAt(view, id);
    const list: { glyph: Glyph; as: string; n: number; colour?: string }[] = [
      ...(alliance > 0 ? [{ glyph: 'alert' as const, as: 'alliance', n: alliance }] : []),
      ...(reaver > 0 ? [{ glyph: 'alert' as const, as: 'reaver', n: reaver }] : []),
      ...(view.seeds[id] ? [{ glyph: 'goal' as const, as: 'goal', n: view.seeds[id] }] : []),
      ...havens
        .filter((p) => playerOf(view, p).haven === id)
        .map((p) => ({ glyph: 'haven' as const, as: 'haven', n: 1, colour: colours(p) })),
      ...(targets.has(id) ? [{ glyph: 'job' as const, as: `job-${targets.get(id)}`, n: 1 }] : []),
    ];
    const { supply, planets } = board.sector(id);
    return list.length > 0 ? [{ id, list, from: supply ? 25 : planets ? 11 : 0 }] : [];
  });
  return marked.map(({ id, list, from }) => {
    const { x, y } = board.sector(id);
    return (
      <g key={id} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <g className="verse-steady">
          {list.map(({ glyph, as, n, colour }, i) => (
            <g key={as + (colour ?? '')} className="verse-lying" data-lying={as} transform={`translate(${from + 13 * i} 0)`}>
              <path
                d={GLYPHS[glyph]}
                fillRule="evenodd"
                transform="translate(-5.5 -5.5) scale(0.46)"
                style={colour ? { fill: colour } : undefined}
              />
              {n > 1 ? (
                <text x="6" y="6">
                  {n}
                </text>
              ) : null}
            </g>
          ))}
        </g>
      </g>
    );
  });
}
