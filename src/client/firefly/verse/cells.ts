import { map } from '../../../firefly/content';
import type { Sector, SectorId, Sun, Zone } from '../../../firefly/content/types';
import type { Board } from '../../../firefly/map';

/** One sector as it is drawn: a slice of a ring around a sun. Those later in the list lie over the earlier ones. */
export interface Cell {
  id: SectorId;
  zone: Zone;
  /** SVG path data. */
  path: string;
  /** Whether the slice covers that point; another over it may cover it too. */
  covers(x: number, y: number): boolean;
}

/** The part of the plane that is shown. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Open space circles the White Sun beyond its last ring; how far out each of its rings goes, on the left and on the right half. */
const OPEN: Record<string, [left: number, right: number][]> = {
  'border-space': [
    [241, 234],
    [342, 376],
  ],
  'rim-space': [
    [424, 430],
    [640, 640],
  ],
};

const middle = map.suns.find(({ id }) => id === 'white-sun') as Sun;
const TURN = 2 * Math.PI;
/** The Border is cut into this many slices. */
const SLICE = TURN / 32;

/** Clockwise from the top, 0 to a full turn. */
const bearing = (from: Sun, to: { x: number; y: number }): number => (Math.atan2(to.x - from.x, from.y - to.y) + TURN) % TURN;

/** A slice down to the sun: what lies further in is drawn over it, so no gap can show. */
function slice(sun: Sun, r: number, from: number, to: number): string {
  const at = (angle: number) => `${(sun.x + r * Math.sin(angle)).toFixed(2)} ${(sun.y - r * Math.cos(angle)).toFixed(2)}`;
  if (to - from >= TURN - 1e-6) return `M${at(0)}A${r} ${r} 0 0 1 ${at(Math.PI)}A${r} ${r} 0 0 1 ${at(0)}Z`;
  return `M${sun.x} ${sun.y}L${at(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}Z`;
}

/** The sectors of one ring, each with its share of the circle: borders lie halfway between neighbours. */
function ring(
  sun: Sun,
  sectors: readonly Sector[],
  radius: (sector: Sector) => number,
  cut = (angle: number) => angle,
  most = TURN,
): Cell[] {
  const sorted = sectors.map((sector) => ({ sector, angle: bearing(sun, sector) })).sort((a, b) => a.angle - b.angle);
  return sorted.map(({ sector, angle }, i) => {
    const before = sorted[i - 1]?.angle ?? (sorted.at(-1)?.angle ?? angle) - TURN;
    const after = sorted[i + 1]?.angle ?? (sorted[0]?.angle ?? angle) + TURN;
    const from = Math.max(angle - most, cut((before + angle) / 2));
    const to = Math.min(angle + most, cut((angle + after) / 2));
    const r = radius(sector);
    const covers = (x: number, y: number) => {
      const at = bearing(sun, { x, y });
      return Math.hypot(x - sun.x, y - sun.y) <= r && [at - TURN, at, at + TURN].some((one) => from <= one && one <= to);
    };
    return { id: sector.id, zone: sector.zone, path: slice(sun, r, from, to), covers };
  });
}

/** All sectors in play: open space first, then systems, the wide ones under the narrow, and in each the outer rings under the inner. */
export function cellsOf(board: Board): Cell[] {
  // Laid out with every board, so that sectors keep their shape whichever are in play.
  const of = (system: string, n: number) => map.sectors.filter((sector) => sector.system === system && sector.ring === n);
  // Not quite on the lines of the slices: some points lie close to one.
  const cut = (angle: number) => ((Math.round(angle / SLICE - 0.5) + 0.5) * SLICE + angle) / 2;
  const open = ['rim-space', 'border-space'].flatMap((system) =>
    [2, 1].flatMap((n) => {
      const radius = ({ x }: Sector) => OPEN[system]?.[n - 1]?.[x < middle.x ? 0 : 1] ?? 0;
      return system === 'rim-space'
        ? ring(middle, of(system, n), radius)
        : ring(middle, of(system, n), radius, cut, n === 2 ? SLICE * 1.2 : TURN);
    }),
  );
  const systems = [...map.suns]
    .sort((a, b) => (b.rings.at(-1) ?? 0) - (a.rings.at(-1) ?? 0))
    .flatMap((sun) => sun.rings.flatMap((outer, i) => ring(sun, of(sun.id, i + 1), () => outer)).reverse());
  return [...open, ...systems].filter(({ id }) => board.has(id));
}

/** What is on the table of the plane. */
export function frameOf(board: Board): Frame {
  const spans = board.boards.map((id) => map.plane.boards[id]);
  const sectors = board.sectors.map((id) => board.sector(id));
  const left = Math.min(...spans.map(([from]) => from), ...sectors.map(({ x, size }) => x - size));
  const right = Math.max(...spans.map(([, to]) => to), ...sectors.map(({ x, size }) => x + size));
  return { x: left, y: 0, width: right - left, height: map.plane.height };
}
