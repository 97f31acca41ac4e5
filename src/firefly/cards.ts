import { must } from '../engine/must';
import * as content from './content';
import type {
  Ability,
  AlertCard,
  BountyCard,
  CardId,
  ContactCard,
  ContactId,
  CrewCard,
  CrewName,
  DriveCard,
  GearCard,
  JobCard,
  Keyword,
  LeaderCard,
  MisbehaveCard,
  ModifierKey,
  NavCard,
  Need,
  Profession,
  SetupCard,
  ShipCard,
  StoryCard,
  SupplyCard,
  Trigger,
  UpgradeCard,
} from './content/types';
import type { DeckId, Ref } from './state';

/** Every physical card of the game: its design and the deck it belongs to (null: it starts on a ship or with a player). */
interface Printed<Card> {
  card: Card;
  deck: DeckId | null;
}

/** Adds the copies of a design to a table; returns their refs. */
function print<Card extends { id: CardId }>(table: Map<Ref, Printed<Card>>, card: Card, deck: DeckId | null, copies: number): void {
  let number = 1;
  while (table.has(refOf(card.id, number))) number++;
  for (let i = 0; i < copies; i++) table.set(refOf(card.id, number + i), { card, deck });
}

const refOf = (id: CardId, number: number): Ref => (number === 1 ? id : `${id}~${number}`);
const sum = (counts: Partial<Record<string, number>> | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((total, n) => total + (n ?? 0), 0);

const supply = new Map<Ref, Printed<SupplyCard>>();
const leaders = new Map<Ref, Printed<LeaderCard>>();
const jobs = new Map<Ref, Printed<JobCard>>();
const nav = new Map<Ref, Printed<NavCard>>();
const misbehave = new Map<Ref, Printed<MisbehaveCard>>();
const bounties = new Map<Ref, Printed<BountyCard>>();
const alerts = new Map<Ref, Printed<AlertCard>>();

for (const card of content.supply) {
  for (const [deck, copies] of Object.entries(card.decks ?? {})) print(supply, card, deck as DeckId, sum(copies));
  print(supply, card, null, sum(card.withShip));
}
for (const card of content.leaders) print(leaders, card, null, 1);
for (const card of content.jobs) print(jobs, card, card.contact, card.copies ? sum(card.copies) : 1);
for (const card of content.nav)
  for (const [zone, copies] of Object.entries(card.decks)) print(nav, card, `nav-${zone}` as DeckId, sum(copies));
for (const card of content.misbehave) print(misbehave, card, 'misbehave', card.copies ? sum(card.copies) : 1);
for (const card of content.bounties) print(bounties, card, 'bounty', card.copies ? sum(card.copies) : 1);
for (const card of content.alerts) print(alerts, card, 'alert', card.copies ? sum(card.copies) : 1);

const tables = [supply, leaders, jobs, nav, misbehave, bounties, alerts] as const;

/** The id of a card's design. */
export function idOf(ref: Ref): CardId {
  const at = ref.indexOf('~');
  return at < 0 ? ref : ref.slice(0, at);
}

function printed(ref: Ref) {
  for (const table of tables) {
    const found = table.get(ref);
    if (found) return found;
  }
  return undefined;
}

/** The deck a card goes back to, or null where it has none. */
export const deckOf = (ref: Ref): DeckId | null => must(printed(ref), 'card', ref).deck;

/** Any card that lies in a deck or with a player, whatever it is. */
export const findCard = (ref: Ref) => printed(ref)?.card;

/** The deck whose discard pile a card goes to: its own; for one that came with a ship that of the other copies, if there is one (CORE-21). */
export function homeOf(ref: Ref): DeckId | null {
  const [home] = Object.keys(supply.get(ref)?.card.decks ?? {});
  return deckOf(ref) ?? (home as DeckId | undefined) ?? null;
}

/** Refs for a list of ids with repetitions, all copies of one deck (or, for null, of those that start outside a deck). */
export function refsFor(ids: readonly CardId[], deck: DeckId | null): Ref[] {
  const used = new Map<CardId, number>();
  return ids.map((id) => {
    let number = used.get(id) ?? 0;
    let ref: Ref;
    do ref = refOf(id, ++number);
    while (deckOf(ref) !== deck);
    used.set(id, number);
    return ref;
  });
}

export const supplyRefs = (): Ref[] => [...supply.keys()];
export const supplyCard = (ref: Ref): SupplyCard => must(supply.get(ref), 'supply card', ref).card;
export const jobCard = (ref: Ref): JobCard => must(jobs.get(ref), 'job', ref).card;
export const navCard = (ref: Ref): NavCard => must(nav.get(ref), 'nav card', ref).card;
export const misbehaveCard = (ref: Ref): MisbehaveCard => must(misbehave.get(ref), 'misbehave card', ref).card;
export const bountyCard = (ref: Ref): BountyCard => must(bounties.get(ref), 'bounty', ref).card;
export const alertCard = (ref: Ref): AlertCard => must(alerts.get(ref), 'alert', ref).card;
export const isLeader = (ref: Ref): boolean => leaders.has(ref);
export const leaderCard = (ref: Ref): LeaderCard => must(leaders.get(ref), 'leader', ref).card;

/** A crew member's card, the leader's among them. */
export function crewCard(ref: Ref): CrewCard | LeaderCard {
  const leader = leaders.get(ref);
  return leader ? leader.card : (supplyCard(ref) as CrewCard);
}
export const gearCard = (ref: Ref): GearCard => supplyCard(ref) as GearCard;
export const upgradeCard = (ref: Ref): UpgradeCard => supplyCard(ref) as UpgradeCard;
export const driveCard = (ref: Ref): DriveCard => supplyCard(ref) as DriveCard;

/** What hiring costs, and the cut of a completed job; leaders have none (PAY-10). */
export function crewCost(ref: Ref): number {
  const card = crewCard(ref);
  return card.kind === 'leader' ? 0 : (card.cost ?? 0);
}

/** Whether a crew card bears that name, as its id or its group. */
export function isNamed(ref: Ref, name: CrewName): boolean {
  const card = crewCard(ref);
  return card.id === name || (card.kind === 'crew' && card.group === name);
}

const byId = <Card extends { id: CardId }>(cards: readonly Card[]) => new Map(cards.map((card) => [card.id, card]));
const ships = byId(content.ships);
const contacts = byId(content.contacts);
const stories = byId(content.stories);
const setups = byId(content.setups);

export const shipCard = (id: CardId): ShipCard => must(ships.get(id), 'ship', id);
export const contactCard = (id: ContactId): ContactCard => must(contacts.get(id), 'contact', id);
export const storyCard = (id: CardId): StoryCard => must(stories.get(id), 'story', id);
export const setupCard = (id: CardId): SetupCard => must(setups.get(id), 'setup', id);

const chain = (card: SetupCard): SetupCard[] => (card.inherits ? [...chain(setupCard(card.inherits)), card] : [card]);
const chains = new Map(content.setups.map((card) => [card.id, chain(card)]));

/** A setup card and those it inherits from, the most general first. */
export const setupChain = (id: CardId): readonly SetupCard[] => must(chains.get(id), 'setup', id);

export const hasKeyword = (card: { keywords?: Keyword[] }, keyword: Keyword): boolean => card.keywords?.includes(keyword) ?? false;
export const hasProfession = (ref: Ref, profession: Profession): boolean => crewCard(ref).professions?.includes(profession) ?? false;

type Speaking = { abilities?: Ability[] };

/** A card that speaks of one thing: the abilities that do, their places on the card, and what must be there for it to be of use at all. */
export interface Voice {
  abilities: readonly { ability: Ability; index: number }[];
  useNeeds: readonly Need[];
}

/** Those cards among some that speak of one thing. */
export type Voices = ReadonlyMap<Ref, Voice>;

/** Who speaks of one moment or one modifier at all, by where the card lies. Worked out once, since most cards have nothing to say. */
export interface Index {
  crew: Voices;
  gear: Voices;
  upgrades: Voices;
  drives: Voices;
  ships: Voices;
  contacts: readonly { card: ContactCard; voice: Voice }[];
  jobs: Voices;
  alerts: Voices;
  setups: Voices;
  stories: Voices;
  /** The abilities of each card that has any. */
  byCard: ReadonlyMap<Speaking, readonly Ability[]>;
}

function index(fits: (ability: Ability) => boolean): Index {
  const byCard = new Map<Speaking, readonly Ability[]>();
  const voiceOf = (card: Speaking): Voice | undefined => {
    const all = card.abilities ?? [];
    const abilities = all.map((ability, place) => ({ ability, index: place })).filter(({ ability }) => fits(ability));
    if (abilities.length === 0) return undefined;
    byCard.set(
      card,
      abilities.map(({ ability }) => ability),
    );
    return { abilities, useNeeds: all.flatMap(({ modifier }) => modifier?.useNeeds ?? []) };
  };
  const voices = (cards: Iterable<readonly [Ref, Speaking]>): Voices => {
    const found = new Map<Ref, Voice>();
    for (const [ref, card] of cards) {
      const voice = voiceOf(card);
      if (voice) found.set(ref, voice);
    }
    return found;
  };
  const printedIn = <Card extends Speaking>(table: ReadonlyMap<Ref, Printed<Card>>) =>
    [...table].map(([ref, { card }]): [Ref, Card] => [ref, card]);
  const kind = (wanted: SupplyCard['kind']) => printedIn(supply).filter(([, card]) => card.kind === wanted);
  return {
    crew: voices([...printedIn(leaders), ...kind('crew')]),
    gear: voices(kind('gear')),
    upgrades: voices(kind('upgrade')),
    drives: voices(kind('drive')),
    ships: voices(ships),
    contacts: content.contacts.flatMap((card) => {
      const voice = voiceOf(card);
      return voice ? [{ card, voice }] : [];
    }),
    jobs: voices(printedIn(jobs)),
    alerts: voices(printedIn(alerts)),
    setups: voices(setups),
    stories: voices(stories),
    byCard,
  };
}

function learn<Key>(known: Map<Key, Index>, key: Key, fits: (ability: Ability) => boolean): Index {
  const made = index(fits);
  known.set(key, made);
  return made;
}

const moments = new Map<Trigger, Index>();
const changes = new Map<ModifierKey, Index>();

/** Every card with an ability of that moment. */
export const speakingAt = (when: Trigger): Index => moments.get(when) ?? learn(moments, when, (ability) => ability.when === when);
/** Every card that changes that thing. */
export const changing = (key: ModifierKey): Index =>
  changes.get(key) ?? learn(changes, key, (ability) => ability.modifier?.[key] !== undefined);

const NONE: readonly Ability[] = [];

/** The abilities of a card that belong to a moment. */
export const abilitiesAt = (card: Speaking, when: Trigger): readonly Ability[] => speakingAt(when).byCard.get(card) ?? NONE;
/** The abilities of a card that change a certain thing. */
export const abilitiesChanging = (card: Speaking, key: ModifierKey): readonly Ability[] => changing(key).byCard.get(card) ?? NONE;
