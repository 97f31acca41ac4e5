import type {
  AlertCard,
  BountyCard,
  ContactCard,
  ContactEvent,
  JobCard,
  LeaderCard,
  MisbehaveCard,
  NavCard,
  ShipCard,
  SupplyCard,
} from './cards';
import type { Need } from './needs';
import type { SetupCard, StoryCard } from './stories';
import type { CardId, SetId, Zone } from './words';

/** A rule that is no card's, and holds only where some box brings it. */
export type BoxRule =
  /** A Mosey may enter the sector of a Cutter (FLY-08). */
  | 'mosey-into-cutters'
  /** Money may be given to anybody, wherever they are (FREE-15). */
  | 'money-from-afar';

/** All cards that first came in one set. */
export interface CardSet {
  /** Which box. */
  id: SetId;
  /** What the box is called. */
  name: string;
  /** What is played differently with it. */
  rules?: BoxRule[];
  /** Crew, gear, upgrades and drive cores. */
  supply?: SupplyCard[];
  /** Captains. */
  leaders?: LeaderCard[];
  /** Players' ships. */
  ships?: ShipCard[];
  /** Who hands out jobs. */
  contacts?: ContactCard[];
  /** The contacts' decks. */
  jobs?: JobCard[];
  /** The three nav decks. */
  nav?: NavCard[];
  /** The misbehave deck. */
  misbehave?: MisbehaveCard[];
  /** The bounty deck. */
  bounties?: BountyCard[];
  /** The Alliance Alert deck. */
  alerts?: AlertCard[];
  /** What meeting a ship nobody owns brings. */
  contactEvents?: ContactEvent[];
  /** Ways to win. */
  stories?: StoryCard[];
  /** Ways to begin. */
  setups?: SetupCard[];
}

/** What comes out of a nav deck when the needs hold. */
export interface NavDeckRule {
  /** Sets that bring it about. */
  needs: Need[];
  /** Which deck. */
  deck: Zone;
  /** Copies taken out, of those that came in a set. */
  remove: { id: CardId; set: SetId; n: number }[];
}

/** Cards of a nav deck by the sets in play that matter to it. */
export interface DeckSize {
  /** Which deck. */
  deck: Zone;
  /** Sets in play that matter to it. */
  sets: SetId[];
  /** How many it then has. */
  cards: number;
}
