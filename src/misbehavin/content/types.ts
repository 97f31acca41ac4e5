export type CardId = string;
export type FactionId = 'alliance' | 'eavesdown' | 'niska' | 'serenity';
export type MarketDeck = 'core' | 'border' | 'rim';
export type SupplySet =
  | 'shiny'
  | 'the-black'
  | 'negotiation'
  | 'palaver'
  | 'double-cross'
  | 'misbehave'
  | 'crazy-ivan'
  | 'fei-wu'
  | 'full-burn'
  | 'the-dart';
/** Places of the supply board that differ from table to table; 'any' takes every fight, deal or maneuver set (MB-SUPPLY-01). */
export type Slot = 'fight' | 'deal' | 'maneuver' | 'any';
export type Side = 'A' | 'B';
export type Attribute = 'fight' | 'deal';
export type Trait =
  | 'location'
  | 'ship'
  | 'leader'
  | 'law'
  | 'face'
  | 'muscle'
  | 'pilot'
  | 'mechanic'
  | 'weapon'
  | 'gear'
  | 'goods';
export type TableauType = 'asset' | 'character' | 'item';
export type CardType = TableauType | 'action' | 'maneuver' | 'hazard' | 'reavers';

/** Which cards; fields are joined by AND. */
export interface Filter {
  whose?: 'self' | 'opponent' | 'any';
  type?: CardType;
  trait?: Trait;
  attribute?: Attribute;
  state?: 'set' | 'triggered';
  maxCost?: number;
  noWarrant?: boolean;
  /** Has a triggered ability. */
  hasTriggered?: boolean;
  /** Not the card that says so. */
  other?: boolean;
  /** The card that says so. */
  this?: boolean;
  /** The target of the fight. */
  targeted?: boolean;
  /** At least one of these. */
  any?: readonly Filter[];
}

export type Cond =
  | { has: Filter }
  | { credits: { min: number } }
  | { power: { min: number } }
  | { markers: { min: number } }
  | { creditsByFaction: Readonly<Record<FactionId, number>> }
  | { role: Role }
  | { target: Filter }
  | { gainedCost: { min: number } }
  | { finalBlow: true }
  | { reaversFaceUp: true }
  | { not: Cond }
  | { all: readonly Cond[] }
  | { any: readonly Cond[] };

export type Role = 'attacker' | 'defender';
/** Pay up to `max` credits: the value is the credits paid × `per`. */
export interface PaidX {
  x: 'credits';
  per: number;
  max: number;
}
/** The number of matching cards, plus `plus`, at most `max`. */
export interface CountX {
  x: 'count';
  of: Filter;
  plus: number;
  max: number;
}
export type Until = 'fight-end' | 'turn-end' | 'leaves-play';
/** What an activation may be restricted to. */
export type Use = 'play' | 'trigger' | 'fight' | 'deal';

export type Effect =
  | { do: 'draw'; n: number }
  | { do: 'discard'; n: number; from: 'hand' | 'tableau-or-hand'; who?: 'self' | 'opponent'; filter?: Filter; random?: boolean }
  | { do: 'discard-this' }
  | { do: 'gain-credits'; n: number }
  | { do: 'steal-credits'; n: number; from?: 'same' }
  | { do: 'pay-credits'; n: number }
  | { do: 'gain-verse'; n: number }
  | { do: 'activation'; n: number; only?: Use }
  | { do: 'recruitment'; n: number }
  | { do: 'influence'; n: number; for: 'deal' }
  | { do: 'strength'; n: number | PaidX }
  | { do: 'power-token'; n: number | PaidX; target: Filter; until: Until; max?: number }
  | { do: 'reset'; target: Filter }
  | { do: 'trigger'; target: Filter }
  | { do: 're-trigger'; target: Filter }
  | { do: 'verse-step'; n: number }
  | { do: 'warrant'; target: Filter }
  | { do: 'clear-warrant'; target: Filter }
  | { do: 'cancel-deal' }
  | { do: 'evade' }
  | { do: 'cycle'; n: number }
  | { do: 'gain-card'; from: 'supply'; filter: Filter; to: 'hand' }
  | { do: 'recover'; n: number; from: 'recycle'; filter: Filter; to: 'hand' }
  | { do: 'return-hand'; target: Filter }
  | { do: 'look'; n: number; keep: number; rest: 'top' }
  | { do: 'gain-black'; n: number; who: 'self' | 'opponent' }
  | { do: 'return-black'; n: number; from: 'hand' | 'hand-or-recycle' }
  | { do: 'scrap'; n: number; from: 'hand' }
  | { do: 'immune'; until: 'after-next-turn' }
  | { do: 'choose'; options: readonly (readonly Effect[])[] }
  | { do: 'opponent-choice'; options: readonly (readonly Effect[])[] }
  | { do: 'each-opponent'; effects: readonly Effect[] }
  | { do: 'each-player'; effects: readonly Effect[] };
export type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** When an ability may be used. */
export type Window =
  | 'your-turn'
  | 'any'
  | 'fight'
  | 'fight-attacker'
  | 'fight-defender'
  | 'fight-won'
  | 'fight-lost'
  | 'deal'
  | 'deal-other'
  | 'verse'
  | 'turn-start'
  | 'your-turn-or-fight';

export type Modifier = { kind: 'defense'; n: number; of: Filter } | { kind: 'influence-x' };

/** Abilities stand on a card in the order they are carried out (MB-CARD-12). */
export interface Ability {
  /** triggered: by an activation. innate: by none. special, maneuver: one way to use a supply card. */
  mode: 'triggered' | 'innate' | 'special' | 'maneuver';
  when?: Window;
  /** Innate: the card must be triggered to use it. */
  trigger?: true;
  /** Where the card must be; the tableau if left out. */
  zone?: 'hand' | 'display' | 'any-play';
  /** Paid first. */
  cost?: readonly Effect[];
  if?: Cond;
  once?: 'turn' | 'fight';
  /** Unusable by the target of the fight; no ability of a target works anyway (MB-FIGHT-06). */
  notTargeted?: true;
  /** Works by itself while the card is set. */
  modifier?: Modifier;
  do?: readonly Effect[];
}

interface CardBase {
  id: CardId;
  name: string;
  /** How many of it there are; 1 if left out. */
  copies?: number;
  power?: number;
  attributes?: readonly Attribute[];
  traits?: readonly Trait[];
  /** Icons of factions; the number is what that faction pays in 'verse tokens for +1 influence towards this card (MB-DEAL-05). */
  icons?: Partial<Readonly<Record<FactionId, number>>>;
  /** The prerequisite of its abilities (MB-CARD-06). */
  requires?: Cond;
  abilities?: readonly Ability[];
  /** What happens whether or not the abilities are used (MB-CARD-14). */
  required?: readonly { when: 'on-play' | 'on-gain'; do: readonly Effect[] }[];
}

/** A card of a starting deck or of the market. */
export interface TableauCard extends CardBase {
  faction?: FactionId;
  deck?: MarketDeck;
  type: TableauType;
  /** Its price and, in a tableau, its defense. */
  cost: number;
  influence?: number | 'X';
  influenceX?: CountX;
}

/** A card of the supply board. */
export interface SupplyCard extends CardBase {
  supplySet: SupplySet;
  slots: readonly string[];
  type: 'action' | 'maneuver' | 'hazard';
  /** null: cannot be bought. */
  cost: number | null;
  influence?: number;
  gainable?: false;
}

export interface ReaversCard extends CardBase {
  deck: 'rim';
  type: 'reavers';
  /** Its defense. */
  cost: number;
  influence?: number;
  onReveal?: readonly Effect[];
  /** What it does to every player as long as it is face up. */
  ongoing?: readonly { when: 'turn-end'; do: readonly Effect[]; if?: Cond }[];
  reward: readonly Effect[];
}

export type Card = TableauCard | SupplyCard | ReaversCard;

/** A step of the acquisition: a condition or an act. */
export type VerseStep = { need: Cond } | { do: readonly Effect[] };

export interface VerseAction {
  id: string;
  /** In 'verse tokens. */
  cost: number;
  when: 'your-turn' | 'fight-defender';
  once?: 'turn';
  /** Each card only once a turn. */
  oncePerCard?: 'turn';
  do: readonly Effect[];
}

export interface VerseCard {
  faction: FactionId;
  acquire: readonly VerseStep[];
  actions: readonly VerseAction[];
}

export interface Board {
  faction: FactionId;
  side: Side;
  assetSlots: number;
  commandSlots: number;
  powerToWin: Readonly<Record<number, number>>;
}

export interface SupplySetup {
  id: string;
  name: string;
  slots: Readonly<Record<Slot, SupplySet>>;
}

/** What happens in a game that an episode may keep track of. */
export type EpisodeEvent = 'fight-won' | 'fight-lost' | 'deal-made' | 'turn-end' | 'reavers-defeated';

export interface Episode {
  id: string;
  name: string;
  boardSide: Side;
  supply: string;
  reavers: boolean;
  /** The power win stays. */
  standardWin: boolean;
  /** A further condition of the power win. */
  standardNeed?: Cond;
  win: readonly { at: 'turn-start'; need: Cond }[];
  track?: {
    marker: 'verse';
    max?: number;
    steps: readonly { id: string; on: EpisodeEvent; if?: Cond; repeat?: boolean }[];
    lose?: readonly { on: EpisodeEvent; n: number }[];
  };
}

export interface Faction {
  id: FactionId;
  name: string;
  leader: CardId;
}
