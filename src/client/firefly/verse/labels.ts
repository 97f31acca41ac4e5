import { map } from '../../../firefly/content';
import type { Sector, SectorId, Sun } from '../../../firefly/content/types';
import type { Board } from '../../../firefly/map';

/** A planet's name, where it is written from the planet's middle in pixels of the screen. */
export interface Label {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels to a unit of the map at which names of big places, and of all places, must not run into each other. */
const FAR = 0.82;
const MID = 1.08;
const LETTER = 6;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const shifted = ({ left, right, top, bottom }: Box, dx: number, dy: number): Box => ({
  left: left + dx,
  right: right + dx,
  top: top + dy,
  bottom: bottom + dy,
});

/** Where a ship is drawn from the middle of its sector, in pixels of the screen. */
export interface Berth {
  x: number;
  y: number;
}

/** A name where it is written, its box seen from its planet. */
interface Placed {
  at: Sector;
  box: Box;
}

interface Layout {
  labels: Map<SectorId, Label>;
  berths: Map<SectorId, Berth>;
}

const known = new WeakMap<Board, Layout>();

/** Names and berths on a board; worked out once. */
function layoutOf(board: Board): Layout {
  const found = known.get(board);
  if (found) return found;
  const sectors = board.sectors.map((id) => board.sector(id));
  const { labels, placed } = labelsFor(
    sectors,
    map.suns.filter(({ set }) => board.boards.includes(set)),
  );
  const layout = { labels, berths: new Map(sectors.map((sector) => [sector.id, berthFor(sector, placed)])) };
  known.set(board, layout);
  return layout;
}

export const labelsOf = (board: Board): Map<SectorId, Label> => layoutOf(board).labels;
export const berthsOf = (board: Board): Map<SectorId, Berth> => layoutOf(board).berths;

/** Above its planet where that is free, else below or beside it: a ship must not lie on any name. */
const BERTHS: readonly Berth[] = [
  { x: 0, y: -15 },
  { x: 0, y: 17 },
  { x: -18, y: -10 },
  { x: 18, y: -10 },
  { x: -18, y: 12 },
  { x: 18, y: 12 },
  { x: 0, y: -28 },
  { x: 0, y: 30 },
  { x: -34, y: 0 },
  { x: 34, y: 0 },
];
/** Half of what two ships side by side take up. */
const SHIPS = { x: 18, y: 10 };
/** Scales at which ships are seen among names. */
const SCALES = [FAR, MID, 1.4, 2];

function berthFor(sector: Sector, placed: readonly Placed[]): Berth {
  const hits = ({ x, y }: Berth): number => {
    const own = { left: x - SHIPS.x, right: x + SHIPS.x, top: y - SHIPS.y, bottom: y + SHIPS.y };
    return SCALES.reduce(
      (sum, k) => sum + placed.filter(({ at, box }) => meet(own, shifted(box, (at.x - sector.x) * k, (at.y - sector.y) * k))).length,
      0,
    );
  };
  return BERTHS.reduce((a, b) => (hits(b) < hits(a) ? b : a));
}

/** Finds a place for every name: below its planet where it can, else above or beside it. Big places choose first. */
function labelsFor(sectors: readonly Sector[], suns: readonly Sun[]): { labels: Map<SectorId, Label>; placed: Placed[] } {
  const named = sectors.filter(({ planets }) => planets);
  const isBig = ({ supply, contact }: Sector) => supply !== undefined || contact !== undefined;
  const labels = new Map<SectorId, Label>();
  const placed: Placed[] = [];
  for (const sector of [...named.filter(isBig), ...named.filter((one) => !isBig(one))]) {
    const k = isBig(sector) ? FAR : MID;
    const text = sector.name ?? '';
    const width = text.length * LETTER * (isBig(sector) ? 1.1 : 1);
    const side = isBig(sector) ? 18 : 6;
    const ways: Label[] = [
      { text, x: 0, y: 14, anchor: 'middle' },
      { text, x: 0, y: -8, anchor: 'middle' },
      { text, x: side, y: 3.5, anchor: 'start' },
      { text, x: -side, y: 3.5, anchor: 'end' },
      { text, x: 4, y: 13, anchor: 'start' },
      { text, x: -4, y: 13, anchor: 'end' },
      { text, x: 4, y: -7, anchor: 'start' },
      { text, x: -4, y: -7, anchor: 'end' },
    ];
    const boxOf = (label: Label, at: Sector): Box => {
      const left = (at.x - sector.x) * k + label.x - (label.anchor === 'middle' ? width / 2 : label.anchor === 'end' ? width : 0);
      const bottom = (at.y - sector.y) * k + label.y + 2;
      return { left, right: left + width, top: bottom - 11, bottom };
    };
    const around = (x: number, y: number, r: number): Box => {
      const [dx, dy] = [(x - sector.x) * k, (y - sector.y) * k];
      return { left: dx - r, right: dx + r, top: dy - r, bottom: dy + r };
    };
    // Hitting another name counts most, then a planet, then a sun.
    const cost = (label: Label) => {
      const own = boxOf(label, sector);
      const names = placed.filter(({ at, box }) => meet(own, shifted(box, (at.x - sector.x) * k, (at.y - sector.y) * k)));
      const planets = named.filter((other) => other !== sector && meet(own, around(other.x, other.y, isBig(other) ? 8 : 4)));
      const stars = suns.filter(({ x, y, r }) => meet(own, around(x, y, r * k * 0.6)));
      return names.length * 100 + planets.length * 10 + stars.length * 3;
    };
    const best = ways.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    labels.set(sector.id, best);
    placed.push({ at: sector, box: boxOf(best, sector) });
  }
  return { labels, placed };
}
