import type { Ability } from './abilities';
import type { JobFilter, Prices } from './amounts';
import type { Effect } from './effects';
import type { Need } from './needs';
import type { Place } from './places';
import type { Pay, Showdown, Step } from './steps';
import type { Option } from './tests';
import type { CardId, ContactId, CrewName, JobType, Keyword, Profession, SetId, Suit, SupplyPlanet, Zone } from './words';

/** Copies of a card by the set they come in. */
export type Copies = Partial<Record<SetId, number>>;

/** What every card has. */
export interface CardBase {
  /** Kebab-case, stable; all copies share it. */
  id: CardId;
  /** What it is called. */
  name: string;
  /** The set it first came in. */
  set: SetId;
}

/** A card of which there may be several. */
export interface Copied extends CardBase {
  /** Copies by set; left out: one, in `set`. */
  copies?: Copies;
}

/** What all supply cards share. */
export interface SupplyBase extends CardBase {
  /** Copies in each planet's deck by set; left out: in no deck. */
  decks?: Partial<Record<SupplyPlanet, Copies>>;
  /** Copies that start on a ship and are in no deck. */
  withShip?: Record<CardId, number>;
  /** Price; for crew also the cut; null: not for sale. */
  cost: number | null;
  /** Fight points; left out: none. */
  fight?: number;
  /** Tech points; left out: none. */
  tech?: number;
  /** Negotiate points; left out: none. */
  negotiate?: number;
  /** Keywords it gives. */
  keywords?: Keyword[];
  /** Keywords it gives only by being discarded. */
  discardKeywords?: Keyword[];
  /** Trades of the crew, or lent by gear to its carrier. */
  professions?: Profession[];
  /** What it does in play. */
  abilities?: Ability[];
}

/** Somebody to hire. */
export interface CrewCard extends SupplyBase {
  /** Tells supply cards apart. */
  kind: 'crew';
  /** Shared by cards of one name. */
  group?: CrewName;
  /** Another printing of that card: only one of the two is used. */
  variantOf?: CardId;
  /** Minds immoral jobs. */
  moral?: true;
  /** Sought by the Alliance. */
  wanted?: true;
}

/** Something crew carry. */
export interface GearCard extends SupplyBase {
  /** Tells supply cards apart. */
  kind: 'gear';
}

/** Something built into a ship. */
export interface UpgradeCard extends SupplyBase {
  /** Tells supply cards apart. */
  kind: 'upgrade';
}

/** A drive core. */
export interface DriveCard extends SupplyBase {
  /** Tells supply cards apart. */
  kind: 'drive';
  /** Sectors of a full burn. */
  range: number;
  /** Fuel to start one. */
  fuel: number;
}

/** Any card of the supply decks. */
export type SupplyCard = CrewCard | GearCard | UpgradeCard | DriveCard;

/** A captain. Never killed or dismissed, takes no cut. */
export interface LeaderCard extends Copied {
  /** Tells leaders from hired crew. */
  kind: 'leader';
  /** Another printing of that card: only one of the two is used. */
  variantOf?: CardId;
  /** Fight points; left out: none. */
  fight?: number;
  /** Tech points; left out: none. */
  tech?: number;
  /** Negotiate points; left out: none. */
  negotiate?: number;
  /** Keywords the leader gives. */
  keywords?: Keyword[];
  /** Trades. */
  professions?: Profession[];
  /** Minds immoral jobs. */
  moral?: true;
  /** Sought by the Alliance. */
  wanted?: true;
  /** What the leader does in play. */
  abilities?: Ability[];
  /** Crew taken out of the game when this leader is used. */
  removesCrew?: CrewName[];
}

/** A player's ship. */
export interface ShipCard extends Copied {
  /** Make. */
  class: 'Firefly III' | 'Firefly IV' | 'Thunderbird' | 'Salvage Scow';
  /** Crew places, leader included. */
  crewMax: number;
  /** Hold spaces. */
  hold: number;
  /** Stash spaces. */
  stash: number;
  /** Spaces for one fuel each and nothing else. */
  fuelStash: number;
  /** Places for upgrades. */
  upgradeSlots: number;
  /** The drive core it starts with. */
  drive: CardId;
  /** That core can be swapped for another. */
  driveReplaceable: boolean;
  /** Upgrades it starts with; they fill slots. */
  startingUpgrades?: CardId[];
  /** Price where ships are bought. */
  value: number;
  /** What the ship does in play. */
  abilities?: Ability[];
}

/** Somebody who hands out jobs and trades with those who are Solid. */
export interface ContactCard extends CardBase {
  /** Also names the job deck. */
  id: ContactId;
  /** Where to deal; Harken is wherever the cruiser is. */
  at: Place;
  /** Dollars paid for each. */
  buys?: Prices;
  /** Dollars asked for each. */
  sells?: Prices;
  /** What makes one Solid: finishing one of the contact's jobs, or a job with one of the contact's challenges. */
  solidBy: 'job' | 'challenge';
  /** What the contact does; those that ask for Solid with this contact work only then. */
  abilities?: Ability[];
}

/** How a challenge goes under another job. */
export interface Attach {
  /** When that job is first worked. */
  when: 'first-work';
  /** Which jobs. */
  job: JobFilter;
  /** It must not be active before. */
  notActive: true;
  /** Leaves together with the job. */
  discardWithJob: true;
}

/** Paid once on completion when the needs hold. */
export interface JobBonus {
  /** Must hold. */
  needs: Need[];
  /** What is gained. */
  effects: Effect[];
}

/** Work from a contact. */
export interface JobCard extends Copied {
  /** Who offers it. */
  contact: ContactId;
  /** One or two types. */
  types: JobType[];
  /** Within the law. */
  legal: boolean;
  /** Moral crew mind; `subjective`: only if the target's leader is moral. */
  immoral?: true | 'subjective';
  /** Must hold whenever it is worked. */
  needs?: Need[];
  /** Sets that must be in the game beside its own. */
  requires?: SetId[];
  /** In this order, one Work action each. */
  steps: Step[];
  /** On completion. */
  pay: Pay;
  /** Once each, on completion. */
  bonus?: JobBonus[];
  /** May be done once between start and completion; crew get no cut of it. */
  bonusOpportunity?: Step;
  /** While the job is active. */
  abilities?: Ability[];
  /** Challenges: how it goes under another job. */
  attach?: Attach;
}

/** What all choice cards share. */
export interface ChoiceCard extends Copied {
  /** The player picks one. */
  options: Option[];
  /** Done as soon as it is drawn, before an option is picked. */
  onDraw?: Effect[];
  /** The deck is reshuffled after it. */
  reshuffle?: true;
}

/** Drawn on entering a sector in a full burn; every way through ends in one of keep-flying, full-stop, evade. */
export interface NavCard extends ChoiceCard {
  /** Copies in each zone's deck by set. */
  decks: Partial<Record<Zone, Copies>>;
  /** Told by `decks`. */
  copies?: undefined;
}

/** Drawn on shady jobs; every way through ends in one of proceed, botch, warrant, or another card instead. */
export interface MisbehaveCard extends ChoiceCard {
  /** For gambles. */
  suit: Suit;
  /** Having it lets the player proceed without picking an option. */
  ace?: Need;
}

/**
 * A price on somebody's head. A boarding test of 6 or more comes first when the target is in a rival's crew, then the
 * showdown; on delivery the pay.
 */
export interface BountyCard extends Copied {
  /** One named crew, or a class of crew. */
  kind: 'wanted' | 'cortex-alert';
  /** As on a job, for what looks at types of jobs. */
  types: ['bounty'];
  /** Always, as on a job. */
  legal: true;
  /** Moral crew mind delivering it. */
  immoral?: true;
  /** Whom it is about. */
  crew: CrewName;
  /** The set those crew cards come from. */
  crewSet: SetId;
  /** Whose discard pile is that crew's home. */
  lastSeen?: SupplyPlanet;
  /** Cortex alerts: decks that hold such crew. */
  foundAt?: SupplyPlanet[];
  /** Cortex alerts: further crew may be added. */
  stack?: true;
  /** With the target or the crew around it. */
  showdown: Showdown;
  /** Where it is delivered. */
  dropOff: Place;
  /** On delivery. */
  pay: Pay;
}

/** An Alliance Alert: a law for everybody while it is in play. */
export interface AlertCard extends Copied {
  /** What it changes. */
  abilities: Ability[];
}

/** One of the three things that happen on meeting a ship nobody owns. */
export interface ContactEvent {
  /** With an outlaw and the cruiser; on a turn begun with a cutter; with an outlaw and the corvette. */
  id: 'alliance-contact' | 'reaver-contact' | 'corvette-contact';
  /** The set it first came in. */
  set: SetId;
  /** Must hold for it to come about. */
  needs?: Need[];
  /** What happens ... */
  effects?: Effect[];
  /** ... or what the player picks from. */
  options?: Option[];
}
