import { artfulDodger } from './artful-dodger';
import { base } from './base';
import { blueSun } from './blue-sun';
import { breakinAtmo } from './breakin-atmo';
import { coachworks } from './coachworks';
import { crime } from './crime';
import { esmeralda } from './esmeralda';
import { jetwash } from './jetwash';
import { kalidasa } from './kalidasa';
import { pirates } from './pirates';
import { promo } from './promo';
import { tenth } from './tenth';
import type { CardSet } from './types';

export { map } from './map';
export { deckSizes, navDeckRules } from './nav-decks';

/** Every box, in the order they are spoken of. */
export const sets: CardSet[] = [
  base,
  breakinAtmo,
  pirates,
  blueSun,
  kalidasa,
  jetwash,
  esmeralda,
  artfulDodger,
  crime,
  coachworks,
  tenth,
  promo,
];

export const supply = sets.flatMap((set) => set.supply ?? []);
export const leaders = sets.flatMap((set) => set.leaders ?? []);
export const ships = sets.flatMap((set) => set.ships ?? []);
export const contacts = sets.flatMap((set) => set.contacts ?? []);
export const jobs = sets.flatMap((set) => set.jobs ?? []);
export const nav = sets.flatMap((set) => set.nav ?? []);
export const misbehave = sets.flatMap((set) => set.misbehave ?? []);
export const bounties = sets.flatMap((set) => set.bounties ?? []);
export const alerts = sets.flatMap((set) => set.alerts ?? []);
/** What happens on meeting the cruiser, a cutter or the corvette. */
export const contactEvents = sets.flatMap((set) => set.contactEvents ?? []);
export const stories = sets.flatMap((set) => set.stories ?? []);
export const setups = sets.flatMap((set) => set.setups ?? []);
