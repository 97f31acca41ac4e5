import type { ContactId, CrewName, Freight, Good, JobType, Keyword, Profession, Skill, SupplyPlanet } from './words';

/** Dollars for each of a good. */
export type Prices = Partial<Record<Good, number>>;

/** How many. */
export type Amount =
  /** So many. */
  | number
  /** All there is. */
  | 'all'
  /** As many as the player likes and has room for; when delivering at least one. */
  | 'no-limit'
  /** The number just rolled. */
  | 'roll'
  | AmountByCount;

/** `base`, changed by `extra.amount` for each `extra.per`. */
export interface AmountByCount {
  /** Where it starts. */
  base: number;
  /** What each thing counted adds or takes away. */
  extra: { amount: number; per: Count };
}

/** So much of each good or rider. */
export interface Goods {
  /** Honest goods. */
  cargo?: Amount;
  /** Goods the Alliance takes away. */
  contraband?: Amount;
  /** Burnt in full burns. */
  fuel?: Amount;
  /** Spent on repairs. */
  parts?: Amount;
  /** Riders with nothing to hide. */
  passengers?: Amount;
  /** Riders the Alliance takes away. */
  fugitives?: Amount;
  /** Any mix of the four goods, as the player likes. */
  any?: Amount;
  /** Beside `any`: only of these. */
  of?: Freight[];
}

/** A number that belongs to the player or to what just happened. */
export type Count =
  /** How many crew fit. */
  | { crew: Who }
  /** Warrants on the ship. */
  | 'warrant'
  /** Dollars held. */
  | 'cash'
  /** Contacts the player is Solid with. */
  | 'solid'
  /** Goal tokens held. */
  | 'goal-token'
  /** Upgrades installed. */
  | 'upgrade'
  /** Players in the game. */
  | 'player'
  /** Cards of the nav deck in question. */
  | 'deck-size'
  /** Contacts with neither deck nor discard pile left. */
  | 'empty-contact'
  /** Passengers: those delivered in `pay` and beside `deliver`, else those aboard. */
  | 'passenger'
  /** Fugitives, likewise; on a bounty the bound crew delivered. */
  | 'fugitive'
  /** Passengers and fugitives together, likewise. */
  | 'rider'
  /** Contraband, likewise. */
  | 'contraband'
  /** Goods taken in the showdown just won. */
  | 'goods-stolen'
  /** Job cards taken in it. */
  | 'job-stolen'
  /** Misbehave cards proceeded past in this job or goal. */
  | 'misbehave-passed'
  /** Misbehave cards proceeded past in the whole game. */
  | 'misbehave-total'
  /** Sets handed over under `deliverAny`. */
  | 'set-delivered'
  /** Pips shown by the dice of the gamble. */
  | 'pip'
  /** Dollars staked in the gamble. */
  | 'dollar-staked'
  /** Points of that skill among the crew on the job. */
  | Skill;

/** Which crew. */
export type Who =
  /** The whole crew, leader too. */
  | 'all'
  /** The crew on the job. */
  | 'on-job'
  /** Those on the job who carry no gear. */
  | 'on-job-without-gear'
  /** Moral crew. */
  | 'moral'
  /** Wanted crew. */
  | 'wanted'
  /** Wanted crew on the job. */
  | 'wanted-on-job'
  /** Disgruntled crew. */
  | 'disgruntled'
  /** Everyone but the leader. */
  | 'not-leader'
  /** The leader. */
  | 'leader'
  /** Crew of their owner's choice, with `n`. */
  | 'any'
  /** As `any`, but not the crew whose card this is. */
  | 'other'
  /** The crew whose card this is. */
  | 'self'
  /** The crew who carries this gear. */
  | 'carrier'
  /** The crew singled out before: by a `oneCrew` test, a `for-each`, or the effect before. */
  | 'that-crew'
  /** The team at hand of a `split-crew`. */
  | 'team'
  /** The crew with most fight, gear counted. */
  | 'highest-fight'
  /** The crew who cost most to hire. */
  | 'highest-cost'
  /** The other player of a showdown. */
  | 'rival'
  /** That player's leader. */
  | 'rival-leader'
  /** That player's crew. */
  | 'rival-crew'
  /** Crew of one of these professions. */
  | { professions: Profession[] }
  /** Crew who carry gear with that keyword. */
  | { carrying: Keyword }
  /** Crew with that skill on their own card, gear not counted. */
  | { skillOnCard: Skill }
  /** The crew of that name. */
  | { crew: CrewName };

/** Which jobs; all keys given must fit. */
export interface JobFilter {
  /** Has one of these types. */
  types?: JobType[];
  /** Has none of these types. */
  notTypes?: JobType[];
  /** Legal or illegal. */
  legal?: boolean;
  /** Immoral. */
  immoral?: true;
  /** From that contact. */
  contact?: ContactId;
}

/** A nav deck as effects name it; `nav-any`: one of the player's choice. */
export type NavDeckName = 'nav-alliance' | 'nav-border' | 'nav-rim' | 'nav-any';
/** A deck as effects name it; `supply-here`: the supply deck of the sector the ship is in. */
export type DeckName = SupplyPlanet | 'misbehave' | NavDeckName | 'supply-here';
