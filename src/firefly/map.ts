import { map } from './content';
import type { BoardId, ContactId, PlaceId, Sector, SectorId, SetId, SupplyPlanet, Zone } from './content/types';

/** The map as laid out for one game. Everything about it is worked out once, so every question is a lookup. */
export interface Board {
  /** The pieces it is laid from. */
  readonly boards: readonly BoardId[];
  /** Every sector in play. */
  readonly sectors: readonly SectorId[];
  /** Whether that sector is in play. */
  has(id: SectorId): boolean;
  /** All about a sector as it is in this game: only neighbours, planets and contacts that are in play. */
  sector(id: SectorId): Sector;
  /** The sectors it shares a border with (MAP-01). */
  neighbours(id: SectorId): readonly SectorId[];
  /** Whether two sectors share a border. */
  adjacent(a: SectorId, b: SectorId): boolean;
  /** Moves from one to the other. */
  distance(a: SectorId, b: SectorId): number;
  /** A shortest way that enters none of `avoid`: the sectors entered, last of all `b`. Undefined: there is none. */
  path(a: SectorId, b: SectorId, avoid?: readonly SectorId[]): readonly SectorId[] | undefined;
  /** The sectors that can be reached in 1 to `n` moves without entering any of `avoid`, nearest first. */
  within(id: SectorId, n: number, avoid?: Iterable<SectorId>): readonly SectorId[];
  /** The sectors in play that a planet, sector or region id stands for. */
  sectorsOf(place: PlaceId): readonly SectorId[];
  /** Whose space a sector is. */
  zone(id: SectorId): Zone;
  /** The sun a sector circles; undefined in open space. */
  system(id: SectorId): string | undefined;
  /** Every sector of a zone. */
  inZone(zone: Zone): readonly SectorId[];
  /** Every sector around a sun, or of a stretch of open space. */
  inSystem(system: string): readonly SectorId[];
  /** Whether a sector has a named planet; the Space Bazaar and the Cortex Relays count (MAP-03, MAP-04). */
  planetary(id: SectorId): boolean;
  /** The supply planet in a sector. */
  supplyAt(id: SectorId): SupplyPlanet | undefined;
  /** The contact who is always to be found in a sector; Harken is aboard the cruiser (MAP-11). */
  contactAt(id: SectorId): ContactId | undefined;
}

/** Laid once for each of the four combinations of boards. */
const laid: Board[] = [];

/** The board for the sets in play; the same object for the same pieces. */
export function boardFor(sets: readonly SetId[]): Board {
  const blueSun = sets.includes('blue-sun');
  const kalidasa = sets.includes('kalidasa');
  const n = (blueSun ? 1 : 0) + (kalidasa ? 2 : 0);
  laid[n] ??= lay(['base', ...(blueSun ? ['blue-sun' as const] : []), ...(kalidasa ? ['kalidasa' as const] : [])]);
  return laid[n];
}

/** The sectors of these boards, without what belongs to a board that is not there. */
function sectorsOn(boards: readonly BoardId[]): Sector[] {
  const here = map.sectors.filter((sector) => boards.includes(sector.set));
  const ids = new Set(here.map((sector) => sector.id));
  const closed = map.seams.filter((seam) => !boards.includes(seam.needs));
  const open = (a: SectorId, b: SectorId) =>
    ids.has(b) && !closed.some((seam) => (seam.a === a && seam.b === b) || (seam.a === b && seam.b === a));
  return here.map((sector) => {
    const shown: Sector = { ...sector, neighbours: sector.neighbours.filter((id) => open(sector.id, id)) };
    if (sector.planetSet && !boards.includes(sector.planetSet)) {
      delete shown.planets;
      delete shown.name;
    }
    if (sector.contactSet && !boards.includes(sector.contactSet)) delete shown.contact; // SETUP-18
    return shown;
  });
}

/** Ids by the key they share. */
function grouped<K>(list: readonly Sector[], key: (sector: Sector) => K): Map<K, SectorId[]> {
  const groups = new Map<K, SectorId[]>();
  for (const sector of list) {
    const group = groups.get(key(sector));
    if (group) group.push(sector.id);
    else groups.set(key(sector), [sector.id]);
  }
  return groups;
}

const nothing: readonly SectorId[] = [];
const nowhere: ReadonlySet<SectorId> = new Set();

function lay(boards: readonly BoardId[]): Board {
  const list = sectorsOn(boards);
  const sectors = list.map((sector) => sector.id);
  const byId = new Map(list.map((sector) => [sector.id, sector]));
  const suns = new Set(map.suns.map((sun) => sun.id));
  const zones = grouped(list, (sector) => sector.zone);
  const systems = grouped(list, (sector) => sector.system);

  const places = new Map<PlaceId, readonly SectorId[]>();
  for (const region of map.regions)
    places.set(
      region.id,
      region.sectors.filter((id) => byId.has(id)),
    );
  for (const planet of map.planets) if (boards.includes(planet.set)) places.set(planet.id, [planet.sector]);
  for (const id of sectors) places.set(id, [id]);

  function lookUp<T>(table: ReadonlyMap<SectorId, T>, id: SectorId): T {
    const found = table.get(id);
    if (found === undefined) throw new Error(`there is no sector ${id} on this board`);
    return found;
  }
  const sector = (id: SectorId) => lookUp(byId, id);

  /** From `start` outward, ring by ring and up to `reach` moves or until `goal` is found: each sector and the one it is entered from. */
  function search(start: SectorId, reach: number, avoid: ReadonlySet<SectorId>, goal?: SectorId): Map<SectorId, SectorId> {
    const entered = new Map([[start, start]]);
    let ring = [start];
    for (let far = 1; far <= reach && ring.length > 0 && !(goal && entered.has(goal)); far++) {
      const next: SectorId[] = [];
      for (const from of ring) {
        for (const to of sector(from).neighbours) {
          if (entered.has(to) || avoid.has(to)) continue;
          entered.set(to, from);
          next.push(to);
        }
      }
      ring = next;
    }
    return entered;
  }

  /** Nearest first. */
  const distances = new Map<SectorId, ReadonlyMap<SectorId, number>>();
  for (const start of sectors) {
    const far = new Map([[start, 0]]);
    for (const [to, from] of search(start, sectors.length, nowhere)) if (to !== start) far.set(to, lookUp(far, from) + 1);
    distances.set(start, far);
  }
  const distance = (a: SectorId, b: SectorId) => lookUp(lookUp(distances, a), b);

  function find(a: SectorId, b: SectorId, avoid: ReadonlySet<SectorId>): readonly SectorId[] | undefined {
    const entered = search(a, sectors.length, avoid, b);
    const path: SectorId[] = [];
    for (let at = b; at !== a; ) {
      const from = entered.get(at);
      if (from === undefined) return undefined;
      path.push(at);
      at = from;
    }
    return path.reverse();
  }
  /** Ways already found, by where they begin and end. */
  const paths = new Map<SectorId, Map<SectorId, readonly SectorId[]>>(sectors.map((id) => [id, new Map()]));

  /** By sector, then by range. */
  const ranges = new Map<SectorId, (readonly SectorId[])[]>(sectors.map((id) => [id, []]));
  function inRange(id: SectorId, n: number): readonly SectorId[] {
    const known = lookUp(ranges, id);
    known[n] ??= [...lookUp(distances, id)].flatMap(([to, far]) => (far > 0 && far <= n ? [to] : []));
    return known[n];
  }

  return {
    boards,
    sectors,
    sector,
    distance,
    has: (id) => byId.has(id),
    neighbours: (id) => sector(id).neighbours,
    adjacent: (a, b) => sector(a).neighbours.includes(b),
    path(a, b, avoid = nothing) {
      const known = lookUp(paths, a);
      const direct = known.get(b) ?? find(a, b, nowhere);
      if (direct) known.set(b, direct);
      // A way that enters nothing to be avoided is the one that would be found around it, too.
      return direct && avoid.some((sector) => direct.includes(sector)) ? find(a, b, new Set(avoid)) : direct;
    },
    within: (id, n, avoid) => (avoid ? [...search(id, n, new Set(avoid)).keys()].slice(1) : inRange(id, n)),
    sectorsOf: (place) => places.get(place) ?? nothing,
    zone: (id) => sector(id).zone,
    system: (id) => (suns.has(sector(id).system) ? sector(id).system : undefined),
    inZone: (zone) => zones.get(zone) ?? nothing,
    inSystem: (system) => systems.get(system) ?? nothing,
    planetary: (id) => sector(id).planets !== undefined,
    supplyAt: (id) => sector(id).supply,
    contactAt: (id) => sector(id).contact,
  };
}
