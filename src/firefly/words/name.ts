import { idOf } from '../cards';
import { alerts, bounties, contacts, jobs, leaders, map, misbehave, nav, sets, setups, ships, stories, supply } from '../content';
import type { CrewName, NpcShip, SectorId, SetId, Zone } from '../content/types';
import type { DeckId, Ref } from '../state';

const names = new Map<string, string>();

/** First come, first named: places and people before cards that share their id. */
function learn(id: string, name: string): void {
  if (!names.has(id)) names.set(id, name);
}

for (const place of [...map.regions, ...map.planets]) learn(place.id, place.name);
for (const sector of map.sectors) learn(sector.id, sector.name ?? emptySpace(sector.id, sector.system));
for (const contact of contacts) learn(contact.id, contact.name);
for (const card of supply) {
  learn(card.id, card.name);
  if ('group' in card && card.group) learn(card.group, card.name);
}
for (const card of [...leaders, ...ships, ...nav, ...misbehave, ...jobs, ...bounties, ...alerts, ...stories, ...setups])
  learn(card.id, card.name);

/** What a place, contact, crew (or crew group) or card is called. */
export function nameOf(id: string): string {
  const name = findName(id);
  if (name === undefined) throw new Error(`Nothing is called ${id}`);
  return name;
}

/** The same, where it may be that nothing goes by that id. */
export function findName(id: string): string | undefined {
  return names.get(id);
}

/** What a card in play is called, whichever copy it is. */
export function cardName(ref: Ref): string {
  return nameOf(idOf(ref));
}

/** "the Persephone deck", "the Border nav deck", "Badger's jobs" */
export function deckName(deck: DeckId): string {
  switch (deck) {
    case 'nav-alliance':
    case 'nav-border':
    case 'nav-rim':
      return `the ${ZONE[deck.slice(4) as Zone]} nav deck`;
    case 'misbehave':
      return 'the Misbehave deck';
    case 'bounty':
      return 'the bounties';
    case 'alert':
      return 'the Alliance Alerts';
    default:
      return isContact(deck) ? jobsOf(deck) : `the ${nameOf(deck)} deck`;
  }
}

/** "Badger's jobs" */
export const jobsOf = (contact: string): string => `${nameOf(contact)}'s jobs`;

/** Whether its name is that of many. */
export const isMany = (deck: DeckId): boolean => deck === 'bounty' || deck === 'alert' || isContact(deck);

/** Whether it is a contact's deck of jobs. */
export const isContact = (deck: DeckId): boolean => contacts.some(({ id }) => id === deck);

/** Empty space has no name of its own: the sun it circles, or whose space it is, and its number there. */
function emptySpace(id: SectorId, system: string): string {
  const around = map.suns.find((sun) => sun.id === system)?.name ?? (system.startsWith('border') ? 'Border space' : 'Rim space');
  return `${around} ${id.match(/\d.*$/)?.[0] ?? id}`;
}

/** Several sectors that go by one name. */
export function isRegion(id: string): boolean {
  return map.regions.some((region) => region.id === id);
}

/** A world with a name, as against a stretch of empty space. */
export function isPlanet(id: string): boolean {
  return map.planets.some((planet) => planet.id === id);
}

/** The name on the box; of Still Flyin' no card is in the game, but a setup asks for it. */
export function setName(id: SetId): string {
  if (id === 'still-flyin') return "Still Flyin'";
  return sets.find((set) => set.id === id)?.name ?? nameOf(id);
}

/** Crew of whom there is more than one: "an Enforcer", as against "Jayne". */
export function isCommon(crew: CrewName): boolean {
  const cards = supply.filter((card) => card.kind === 'crew' && !card.variantOf && (card.id === crew || card.group === crew));
  const copies = cards.flatMap((card) => Object.values(card.decks ?? {}).flatMap((deck) => Object.values(deck)));
  return copies.reduce((sum, n) => sum + n, 0) > 1;
}

/** Ships nobody owns; there may be several Cutters. */
export const SHIP: Record<NpcShip, string> = { cruiser: 'the Cruiser', cutter: 'a Cutter', corvette: 'the Corvette' };

/** Whose space it is. */
export const ZONE: Record<Zone, string> = { alliance: 'Alliance', border: 'Border', rim: 'Rim' };
