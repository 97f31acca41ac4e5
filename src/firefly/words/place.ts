import type { Place, PlaceFilter, PlaceThing, PlaceWord, Zone } from '../content/types';
import { a, list } from './english';
import { isPlanet, isRegion, nameOf, SHIP, ZONE } from './name';

/** Places that are words, as a noun. */
const PLACE: Record<PlaceWord, string> = {
  here: 'your sector',
  anywhere: 'any sector',
  cruiser: "the Cruiser's sector",
  cutter: "a Cutter's sector",
  'rival-ship': "a rival ship's sector",
  'own-haven': 'your haven',
  'any-haven': 'any haven',
  'own-haven-system': 'the star system of your haven',
  'final-step': 'the last step of the job',
};

const THING: Record<PlaceThing, string> = {
  firefly: 'Firefly',
  'outlaw-ship': 'outlaw ship',
  'any-ship': 'ship',
  haven: 'haven',
  'goal-token': '{goal} token',
  contact: 'contact',
};

/** A place as a noun: "Persephone", "your sector", "a Border sector next to yours". */
export function place(where: Place): string {
  if (typeof where === 'object') return a(sector(where));
  return isWord(where) ? PLACE[where] : isPlanet(where) ? nameOf(where) : isRegion(where) ? region(nameOf(where)) : nameOf(where);
}

/** In all sectors that fit: "in each sector next to yours". */
export function atEach(where: Place): string {
  return typeof where === 'object' ? at(where).replace(/^(at|in) an? /, '$1 each ') : at(where);
}

/** Being there: "at Persephone", "in your sector". */
export function at(where: Place): string {
  if (where === 'anywhere') return 'anywhere';
  if (where === 'final-step') return 'just before the last step of the job';
  if (where === 'cruiser' || where === 'cutter') return `at ${SHIP[where]}`;
  if (where === 'rival-ship') return 'at a rival ship';
  if (typeof where === 'string' && (where === 'own-haven' || where === 'any-haven' || isPlanet(where))) return `at ${place(where)}`;
  if (typeof where === 'object' && where.zones && Object.keys(where).length === 1) return `in ${space(where.zones)} space`;
  if (typeof where === 'object' && (where.planetary || where.supply)) return `at ${place(where)}`;
  return `in ${place(where)}`;
}

/** Being at all such places: "at supply planets". */
export function atAll(where: Place): string {
  return typeof where === 'object' && where.supply && Object.keys(where).length === 1 ? 'at supply planets' : at(where);
}

/** "Border or Rim" */
export function space(zones: readonly Zone[]): string {
  return list(
    zones.map((zone) => ZONE[zone]),
    'or',
  );
}

/** What such a sector is, without an article. */
function sector(filter: PlaceFilter): string {
  const zones = filter.zones && filter.zones.length < 3 ? `${space(filter.zones)} ` : '';
  const kind = filter.supply ? 'supply planet' : filter.planetary ? 'planet' : 'sector';
  const next = filter.adjacentTo === undefined ? '' : ` next to ${neighbour(filter.adjacentTo)}`;
  const holds = filter.with ? ` with ${list(filter.with.map((thing) => a(THING[thing])))}` : '';
  const lacks = filter.without
    ? ` with no ${list(
        filter.without.map((thing) => THING[thing]),
        'or',
      )}`
    : '';
  const not = filter.not ? ` other than ${list(filter.not.map(nameOf), 'or')}` : '';
  // a neighbour that is described at length comes last, or its own traits would seem to be this sector's
  return typeof filter.adjacentTo === 'object'
    ? `${zones}${kind}${holds}${lacks}${not}${next}`
    : `${zones}${kind}${next}${holds}${lacks}${not}`;
}

function neighbour(where: Place): string {
  if (where === 'here') return 'yours';
  return where === 'cruiser' || where === 'cutter' ? SHIP[where] : place(where);
}

/** "the Uroboros Belt", "Reaver Space" */
function region(name: string): string {
  return name.endsWith('Space') ? name : `the ${name}`;
}

function isWord(where: string): where is PlaceWord {
  return where in PLACE;
}
