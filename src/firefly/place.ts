import type { Place, PlaceThing, SectorId } from './content/types';
import { boardFor } from './map';
import { isOutlaw } from './outlaw';
import type { Scene } from './scene';
import { playerIds, playerOf, type State } from './state';

const fireflies = (G: State, sector: SectorId): string[] => playerIds(G).filter((p) => playerOf(G, p).sector === sector);

/** Whether a sector is such a place, seen from the ship concerned. */
export function isAt(G: State, scene: Scene, place: Place, sector: SectorId): boolean {
  const board = boardFor(G.options.sets);
  if (typeof place === 'object') {
    if (place.zones && !place.zones.includes(board.zone(sector))) return false;
    if (place.planetary && !board.planetary(sector)) return false;
    if (place.supply && !board.supplyAt(sector)) return false;
    const { adjacentTo } = place;
    if (adjacentTo !== undefined && !board.neighbours(sector).some((next) => isAt(G, scene, adjacentTo, next))) return false;
    if (place.with?.some((thing) => !holds(G, thing, sector))) return false;
    if (place.without?.some((thing) => holds(G, thing, sector))) return false;
    return !place.not?.some((id) => board.sectorsOf(id).includes(sector));
  }
  switch (place) {
    case 'here':
      return sector === playerOf(G, scene.p).sector;
    case 'anywhere':
      return true;
    case 'cruiser':
      return sector === G.cruiser;
    case 'cutter':
      return G.cutters.includes(sector);
    case 'rival-ship':
      return fireflies(G, sector).some((p) => p !== scene.p);
    case 'own-haven':
      return sector === playerOf(G, scene.p).haven;
    case 'any-haven':
      return playerIds(G).some((p) => playerOf(G, p).haven === sector);
    case 'own-haven-system': {
      const { haven } = playerOf(G, scene.p);
      return haven !== null && board.sector(haven).system === board.sector(sector).system;
    }
    default:
      return board.sectorsOf(place).includes(sector);
  }
}

function holds(G: State, thing: PlaceThing, sector: SectorId): boolean {
  switch (thing) {
    case 'firefly':
      return fireflies(G, sector).length > 0;
    case 'outlaw-ship':
      return fireflies(G, sector).some((p) => isOutlaw(G, p));
    case 'any-ship':
      return fireflies(G, sector).length > 0 || G.cruiser === sector || G.corvette === sector || G.cutters.includes(sector);
    case 'haven':
      return playerIds(G).some((p) => playerOf(G, p).haven === sector);
    case 'goal-token':
      return (G.seeds[sector] ?? 0) > 0;
    case 'contact':
      return boardFor(G.options.sets).contactAt(sector) !== undefined;
  }
}

/** All sectors in play that are such a place. */
export function sectorsAt(G: State, scene: Scene, place: Place): readonly SectorId[] {
  const { sectors } = boardFor(G.options.sets);
  return place === 'anywhere' ? sectors : sectors.filter((sector) => isAt(G, scene, place, sector));
}
