import type { Table as EngineTable, FrameKind } from '../engine/frames';
import type { PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import type { Outcome } from '../engine/ruleset';
import type { ContactId, Good, NpcShip, Rider, SectorId, SetId, SupplyPlanet } from './content/types';
import type { Frame } from './frames';
import type { LogEntry } from './log';

/**
 * One physical card: the id of its design, with ~2, ~3, … behind it for further copies. A card is in exactly one place at any time; all
 * about it is looked up in cards.ts.
 */
export type Ref = string;

/** A card whose face the viewer may not see. */
export const HIDDEN: Ref = '?';

/** Every deck has a draw pile and a face-up discard pile (CORE-24). */
export type DeckId = SupplyPlanet | ContactId | 'nav-alliance' | 'nav-border' | 'nav-rim' | 'misbehave' | 'bounty' | 'alert';

export interface Pile {
  /** Face down; the last one is drawn next. */
  draw: Ref[];
  /** Face up; the last one lies on top. */
  discard: Ref[];
}

/** Everything a ship can carry. */
export type Token = Good | Rider;
export type Hold = Record<Token, number>;

/** A crew member aboard, the leader among them. */
export interface Crew {
  ref: Ref;
  /** Has a Disgruntled token; a second one is never kept (CORE-18, CORE-20). */
  disgruntled: boolean;
  /** Has a Wanted token, beside what the card prints. */
  wanted: boolean;
}

/** A gear card owned, and who carries it. */
export interface Gear {
  ref: Ref;
  by: Ref | null;
}

/** A job in progress, face up. */
export interface ActiveJob {
  ref: Ref;
  /** Steps already done. */
  step: number;
  /** The bonus opportunity has been taken. */
  bonusDone: boolean;
  /** The Big Damn Challenge attached. */
  challenge: Ref | null;
  /** Misbehave cards proceeded past in this job. */
  passed: Ref[];
  /** What tests and cards of steps already done do to the pay. */
  pay: { add: number; factor: number };
  /** Uses of abilities that work once a job. */
  once: string[];
}

/** A bounty card with the crew bound under it. */
export interface Bound {
  bounty: Ref;
  crew: Crew[];
}

export interface Player {
  /** '' until chosen. */
  leader: Ref;
  ship: string;
  drive: Ref;
  upgrades: Ref[];
  /** The leader first. */
  crew: Crew[];
  gear: Gear[];
  /** '' until placed. */
  sector: SectorId;
  haven: SectorId | null;
  cash: number;
  warrants: number;
  hold: Hold;
  stash: Hold;
  /** Inactive jobs and challenges. */
  hand: Ref[];
  /** Those of the hand that everybody has seen (INFO-07). */
  shown: Ref[];
  active: ActiveJob[];
  /** The job card kept as the mark of being Solid with a contact (SOLID-02). */
  solid: Partial<Record<ContactId, Ref>>;
  bound: Bound[];
  /** Goal tokens held. */
  goalTokens: number;
  /** Numbered goals done, in order. */
  goalsDone: number;
  /** Misbehave cards proceeded past in the whole game. */
  misbehaved: number;
  /** The cruiser in this sector has already dealt with this outlaw (ALLIANCE-13). */
  hailed: boolean;
}

export type ActionKind = 'fly' | 'buy' | 'deal' | 'work';

export interface Turn {
  player: PlayerID;
  /** Turns begun so far, of all players; 0 before play. */
  number: number;
  /** Actions used, in order. */
  used: ActionKind[];
  /** Actions granted beyond the usual two (TURN-10). */
  extra: number;
  /** Uses of `once: turn` abilities, and of other things allowed once a turn. */
  once: string[];
  /** Fuel lost for each further sector entered this turn. */
  leak: number;
  /** Trade offers made this turn, by partner. */
  offers: Record<PlayerID, number>;
}

/** What a table has chosen to play. */
export interface Options {
  players: number;
  sets: SetId[];
  story: string;
  setup: string;
  /** SETUP-36: starting jobs from Harken, Amnon Duul and Patience only. */
  beginner: boolean;
  /** SCOPE-09: with Pirates & Bounty Hunters either half can be left out. */
  bounties: boolean;
  piracy: boolean;
  /** Some stories can be played for a larger sum. */
  longer: boolean;
  /** Turns of each player after which a game with no winner is called off; 0 for never. */
  turnCap: number;
}

/** Alert tokens in a sector. */
export interface Alerts {
  alliance: number;
  reaver: number;
}

export interface State {
  options: Options;
  phase: 'draft' | 'play';
  stack: Frame[];
  turn: Turn;
  players: Record<PlayerID, Player>;
  decks: Record<DeckId, Pile>;
  /** Cards out of the game. */
  box: Ref[];
  cruiser: SectorId;
  cutters: SectorId[];
  /** null without Kalidasa. */
  corvette: SectorId | null;
  alerts: Record<SectorId, Alerts>;
  /** Bounties face up. */
  bounties: Ref[];
  /** Alliance Alert cards in play, and the deck one lies on. */
  alertCards: { ref: Ref; on: DeckId | null }[];
  /** Goal tokens lying in sectors. */
  seeds: Record<SectorId, number>;
  /** Timer tokens left, where a card uses them. */
  timer: number | null;
  /** Money left in the bank, where it is finite. */
  bank: number | null;
  /** Jail Break: each player's prisoner. */
  prisoners: Record<PlayerID, Bound>;
  /** Solo stories with alternatives: the goal picked. */
  chosenGoal: number | null;
  /** Turns still to be played once the end has been called; null before. */
  lastTurns: number | null;
  /** Who took the first turn. */
  first: PlayerID;
  /** Kinds of action no longer possible, from a last turn. */
  barred: ActionKind[];
  over: Outcome | null;
  /** What happened in the last move. */
  log: LogEntry[];
}

export type Table = EngineTable<State>;
export type Kind<F extends Frame> = FrameKind<State, F>;
export type { NpcShip };

/** The seats of tables of every size. */
const SEATS = Array.from({ length: 13 }, (_, n) => Array.from({ length: n }, (_seat, i): PlayerID => String(i)));
/** The same, beginning with each seat in turn. */
const ROUNDS = SEATS.map((seats) => seats.map((_, i): readonly PlayerID[] => [...seats.slice(i), ...seats.slice(0, i)]));
export const playerIds = (G: State): readonly PlayerID[] => must(SEATS[G.options.players], 'seats');
export const playerOf = (G: State, p: PlayerID): Player => must(G.players[p], 'player', p);
export const activePlayer = (G: State): Player => playerOf(G, G.turn.player);

/** The player so many seats to the left. */
export function seatLeft(G: State, p: PlayerID, by = 1): PlayerID {
  const n = G.options.players;
  return String((((Number(p) + by) % n) + n) % n);
}

/** All players, this one first, then to the left. */
export const fromSeat = (G: State, p: PlayerID): readonly PlayerID[] => must(ROUNDS[G.options.players]?.[Number(p)], 'seat', p);
export const rivals = (G: State, p: PlayerID): PlayerID[] => fromSeat(G, p).slice(1);

/** The player on the active player's right decides for the law and the Reavers (TURN-09); alone, the player does. */
export const navigator = (G: State): PlayerID => seatLeft(G, G.turn.player, -1);

export const emptyHold = (): Hold => ({ cargo: 0, contraband: 0, fuel: 0, parts: 0, passengers: 0, fugitives: 0 });

export const pile = (G: State, deck: DeckId): Pile => must(G.decks[deck], 'deck', deck);
export const inPlay = (G: State, set: SetId): boolean => G.options.sets.includes(set);

export function note(t: Table, entry: LogEntry): void {
  t.G.log.push(entry);
}
