import type { Ability } from './abilities';
import type { Count, Goods, Prices } from './amounts';
import type { CardBase } from './cards';
import type { Effect } from './effects';
import type { Need } from './needs';
import type { Place } from './places';
import type { Step, StepKey } from './steps';
import type { AlertKind, CardId, ContactId, JobType, NpcShip, SetId, Zone } from './words';

/** What a goal consists of. */
export type GoalKey = StepKey | 'deliverAny';

/** Something to reach on the way to winning: a step with a number. */
export interface Goal extends Omit<Step, 'at' | 'order'> {
  /** Its number; goals go in order. */
  goal: number;
  /** What it is about, in a few words. */
  label: string;
  /** Where it is done; null: tied to no place. */
  at: Place | null;
  /** The action it takes; `none`: taken at once when the needs hold. */
  action: 'work' | 'deal' | 'none';
  /** Must hold to try it. */
  needs?: Need[];
  /** Paid first. */
  cost?: Effect[];
  /** What happens, first to last, by the goal's own keys. */
  order: GoalKey[];
  /** Any of these sets may be handed over, as many as one has. */
  deliverAny?: Goods[];
  /** May be done again. */
  repeat?: true;
  /** One of several: the player picks one before play. */
  pick?: true;
  /** When it is looked at, if not at once. */
  checked?: 'game-end';
}

/** How a story is won. */
export type Win =
  /** First to reach goal `last`. */
  | { type: 'goals'; last: number }
  /** First for whom the needs hold, at once or when `checked`; `longer`: the sum for a longer game. */
  | { type: 'first'; needs: Need[]; checked?: 'turn-start' | 'turn-end'; longer?: number }
  /** Whoever has most when the game has ended; `after`: what ends it. */
  | { type: 'most'; count: Count; after?: 'last-call' | 'contact-decks-empty' | 'bank-empty'; tieBreak?: 'crew-cost' }
  /** Solo: the goal picked before play holds when the timer is empty. */
  | { type: 'chosen-goal'; within: 'timer' };

/** How much practice it asks for. */
export type Level = 'new' | 'all' | 'experienced';

/** What the game is about: how to win, and what is different. */
export interface StoryCard extends CardBase {
  /** How many play. */
  players: 'any' | 'solo';
  /** How long it takes, from and to. */
  hours?: [number, number];
  /** Whom it suits. */
  level?: Level;
  /** Players are set against each other. */
  pvp?: true;
  /** Not meant to be played alone. */
  soloExcluded?: true;
  /** Sets that must be in the game beside its own. */
  requires?: SetId[];
  /** Changes to the setup card, step by step. */
  setup?: SetupSteps;
  /** What holds for every player. */
  abilities?: Ability[];
  /** In order. */
  goals?: Goal[];
  /** How it is won. */
  win: Win;
}

/** How a game is set up. Says only what differs from the card it inherits. */
export interface SetupCard extends CardBase {
  /** The setup card it changes. */
  inherits?: CardId;
  /** How many play. */
  players: 'any' | 'solo';
  /** Whom it suits. */
  level?: Level;
  /** How long it takes, compared with the usual. */
  time?: 'standard' | 'shorter' | 'longer';
  /** Sets that must be in the game beside its own. */
  requires?: SetId[];
  /** Its steps, first to last; `story`: one is chosen. */
  order: SetupStep[];
  /** What is done in them. */
  setup: SetupSteps;
  /** What holds for every player all game long. */
  abilities?: Ability[];
}

/** A moment of setting up. */
export type SetupStep = keyof SetupSteps | 'story';

/**
 * What is done when a game is set up. A card's steps are laid over those of the card it inherits, and a story's over
 * both: objects key by key, lists, words and numbers in place of the old ones; a `jobs` that names a `mode` replaces
 * the other `jobs` as a whole.
 */
export interface SetupSteps {
  /** Nav decks. */
  nav?: {
    /** Decks in play, each when its needs hold. */
    decks?: { deck: Zone; needs?: Need[] }[];
    /** The first entry that fits says where a deck's reshuffle card starts. */
    reshuffle: { needs?: Need[]; start: 'discard' | 'in-deck' }[];
  };
  /** Ships nobody owns, and alert tokens. */
  npcShips?: {
    /** Which ships start where, each when its needs hold; several on a region: one in each of its sectors. */
    ships?: { ship: NpcShip; n: number; at: Place; needs?: Need[] }[];
    /** Null: alert tokens are not used. */
    alertTokens?: AlertTokens | null;
  };
  /** Leaders, ships and where they start. */
  leaders?: {
    /** `draft`: leader and ship are picked in turn; `draft-or-buy`: a leader is taken and a ship bought, one on the way round, the other on the way back. */
    mode?: 'draft' | 'draft-or-buy';
    /** Where ships start; `all`: all of them in that one sector. */
    placement?: { at?: Place; all?: boolean };
    /** Each player also picks a bounty from the whole deck; its crew is the prisoner to be freed. */
    alsoPick?: 'bounty';
    /** What may be bought with what is left, dollars each. */
    afterwards?: { buy: Prices };
  };
  /** Each player has a haven in such a sector (planetary, no supply planet, no contact, one in a sector) and starts there. */
  havens?: { at: Place };
  /** What each player starts with. */
  supplies?: { cash?: number; fuel?: number; parts?: number };
  /** Starting jobs; those not wanted may be thrown back. */
  jobs?: {
    /** One card from each of `contacts`; `n` cards drawn; none at all; or jobs that lie open to all. */
    mode?: 'one-each' | 'draw' | 'none' | 'shared';
    /** Whose; those not in the game are left out. */
    contacts?: ContactId[];
    /** Not from these. */
    exclude?: ContactId[];
    /** How many. */
    n?: number;
    /** All from one contact of the player's choice, or from any in any mix. */
    from?: 'one-contact' | 'any-contacts';
    /** How many may be kept in hand. */
    handMax?: number;
    /** Contacts advised for first games. */
    firstGames?: ContactId[];
    /** Cards turned up for each contact, open to all. */
    faceUpPerContact?: number;
    /** Capers dealt to each player. */
    capers?: number;
  };
  /** Cards turned up before play. */
  prime?: {
    /** From each supply deck into its discard pile. */
    reveal?: number;
    /** Bounties laid face up, when the needs hold. */
    bounties?: { n: number; needs: Need[] };
  };
  /** Which job cards are in the contact decks. */
  contactDecks?: {
    /** Only those of these sets. */
    onlySets?: SetId[];
    /** As many as there are players; the rest is out of the game. */
    size?: 'players';
  };
  /** Contacts nobody can deal with. */
  contacts?: { ban: ContactId[] };
  /** Warrant tokens each player starts with. */
  warrants?: number;
  /** Timer tokens. */
  timer?: {
    /** So many ... */
    n?: number;
    /** ... or so many for each player. */
    perPlayer?: number;
    /** One is spent each time the first player takes a turn. */
    spend?: 'holder-turn';
    /** When they are gone every player takes one last turn. */
    empty?: 'last-turns';
    /** Who wins when nobody has finished the story by then. */
    storyUnfinished?: { win: Win };
  };
  /** Alliance Alert cards in play at the start, at random. */
  alertCard?: { n: number };
  /** Jobs of that type change piles once starting jobs are dealt. */
  moveJobs?: { type: JobType; to: 'contact-discards'; shuffle: boolean; after: 'starting-jobs' };
  /** The bank is finite: so much for each player beside what they start with; what is paid goes back into it. */
  bank?: { perPlayer: number };
  /** Each player draws so many jobs from one contact's deck; a goal token lies where the last step of each is. The jobs are shuffled back. */
  seedGoalTokens?: { drawPerPlayer: { needs: Need[]; n: number }[]; from: 'one-contact'; place: 'last-step' };
  /** From one supply deck picked by the table, so many rounds: so many cards are turned up, each player takes `pick` free; another picks first each round. */
  startingCards?: { rounds: 'players'; reveal: 'players'; pick: number };
  /** Each player takes so many of the shuttles in the supply decks free; the rest go to their discard piles. */
  shuttles?: { pick: number };
  /** Each player takes at most so many crew from the supply decks free, together costing no more than that. */
  crew?: { pick: number; maxTotalCost: number };
  /** Goals each player picks before play. */
  chooseGoal?: number;
}

/** How alert tokens come onto the map. */
export interface AlertTokens {
  /** So many in each sector that fits. */
  start?: { kind: AlertKind; n: number; at: Place }[];
  /** Left behind by each move of a cutter. */
  cutterMove?: { leaves: number; needs?: Need[] };
  /** Left behind by each move of the cruiser. */
  cruiserMove?: { leaves: number };
}
