import type { PlaceId, Zone } from './words';

/** Places that move or belong to somebody. */
export type PlaceWord =
  /** The sector of the ship concerned. */
  | 'here'
  /** No limit. */
  | 'anywhere'
  /** Where the cruiser is. */
  | 'cruiser'
  /** Where a cutter is. */
  | 'cutter'
  /** A sector shared with a rival ship that fits `target`. */
  | 'rival-ship'
  /** The player's own haven. */
  | 'own-haven'
  /** Anybody's haven. */
  | 'any-haven'
  /** The star system of the own haven. */
  | 'own-haven-system'
  /** Challenges: where the last step of the attached job is, just before it. */
  | 'final-step';

/** What may lie or fly in a sector: `firefly` is any player's ship, `any-ship` any ship at all. */
export type PlaceThing = 'firefly' | 'outlaw-ship' | 'any-ship' | 'haven' | 'goal-token' | 'contact';

/** Sectors for which every key given holds. */
export interface PlaceFilter {
  /** In one of these zones. */
  zones?: Zone[];
  /** Has a named planet. */
  planetary?: true;
  /** Has a supply planet. */
  supply?: true;
  /** Next to such a place. */
  adjacentTo?: Place;
  /** Holds all of these. */
  with?: PlaceThing[];
  /** Holds none of these. */
  without?: PlaceThing[];
  /** Is none of these. */
  not?: PlaceId[];
}

/** Somewhere: the id of a planet, sector or region (any of its sectors), a word, or what must be true of the sector. */
export type Place = PlaceWord | PlaceId | PlaceFilter;
