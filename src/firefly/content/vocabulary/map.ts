import type { ContactId, PlaceId, SectorId, SupplyPlanet, Zone } from './words';

/** The three pieces the map is laid from. */
export type BoardId = 'base' | 'blue-sun' | 'kalidasa';

/** One space of the map. */
export interface Sector {
  /** Its planet's name, or system, ring and position. */
  id: SectorId;
  /** Left out: empty space. */
  name?: string;
  /** The sun it circles, or the open space it lies in. */
  system: string;
  /** Counted outward from the sun; in open space from the White Sun. */
  ring: number;
  /** Whose space it is; names the nav deck. */
  zone: Zone;
  /** The board it is on. */
  set: BoardId;
  /** Planets in it; left out: none. */
  planets?: PlaceId[];
  /** Only with this board are its planets there; without it the sector is empty space. */
  planetSet?: BoardId;
  /** The supply planet in it. */
  supply?: SupplyPlanet;
  /** The contact in it. */
  contact?: ContactId;
  /** Only with this set is the contact there. */
  contactSet?: BoardId;
  /** The region it belongs to. */
  region?: PlaceId;
  /** A point well inside it, for drawing: from the left ... */
  x: number;
  /** ... and from the top. */
  y: number;
  /** Free room around that point, for drawing. */
  size: number;
  /** Sectors it shares a border with when all boards are in play. */
  neighbours: SectorId[];
}

/** A named world. */
export interface Planet {
  /** As cards name it. */
  id: PlaceId;
  /** As the map shows it. */
  name: string;
  /** Where it is. */
  sector: SectorId;
  /** The board it is on. */
  set: BoardId;
}

/** Several sectors with one name. */
export interface Region {
  /** As cards name it. */
  id: PlaceId;
  /** As the map shows it. */
  name: string;
  /** All it stretches over. */
  sectors: SectorId[];
}

/** A star; ships cannot cross it. */
export interface Sun {
  /** The `system` of the sectors around it. */
  id: string;
  /** As the map shows it. */
  name: string;
  /** Whose space it is in. */
  zone: Zone;
  /** The board it is on. */
  set: BoardId;
  /** Its middle, from the left ... */
  x: number;
  /** ... and from the top. */
  y: number;
  /** Its radius. */
  r: number;
  /** Radii of the circles around it. */
  rings: number[];
}

/** A border between two sectors of the base board that is drawn on another one. */
export interface Seam {
  /** One side ... */
  a: SectorId;
  /** ... and the other. */
  b: SectorId;
  /** The board it needs. */
  needs: BoardId;
}

/** The whole map. */
export interface GameMap {
  /** All 152 of them. */
  sectors: Sector[];
  /** Named worlds, and stations that count as such. */
  planets: Planet[];
  /** Names that cover several sectors. */
  regions: Region[];
  /** What sectors circle. */
  suns: Sun[];
  /** Borders that need a board beside the base one. */
  seams: Seam[];
  /** Sectors whose Reaver alert never goes. */
  permanentReaverAlerts: SectorId[];
  /** Drawing area; each board covers a range of x. */
  plane: { width: number; height: number; boards: Record<BoardId, [number, number]> };
}
