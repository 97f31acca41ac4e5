import type { Table as EngineTable, FrameKind } from '../engine/frames';
import type { PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import type { Outcome } from '../engine/ruleset';
import type { FactionId, MarketDeck, Side, Slot, SupplySet, Until, Use } from './content/types';
import type { Frame } from './frames';
import type { LogEntry } from './log';

/** One physical card: the id of its design, with ~2, ~3, … behind it for further copies. A card is in exactly one place at any time. */
export type Ref = string;

/** A card whose face the viewer may not see. */
export const HIDDEN: Ref = '?';

/** A power token on a card, and how long it stays (MB-FX-08). */
export interface PowerToken {
  n: number;
  until: Until;
}

/** A card in a tableau. */
export interface Placed {
  ref: Ref;
  triggered: boolean;
  /** Lies under an Alliance token, warrant side up (MB-WARR-01). */
  warrant: boolean;
  tokens: PowerToken[];
}

/** A card in a display. */
export interface Shown {
  ref: Ref;
  tokens: PowerToken[];
}

export interface Player {
  /** null until chosen. */
  faction: FactionId | null;
  /** Face down; the last one is drawn next. */
  deck: Ref[];
  hand: Ref[];
  /** The discard pile, face up. */
  recycle: Ref[];
  /** Asset area and command area; a card's type says which. */
  tableau: Placed[];
  display: Shown[];
  credits: number;
  /** 'Verse tokens held. */
  verse: number;
  /** Steps of the episode marked with own 'verse tokens. */
  marks: string[];
  /** Own turns that must end before this player can be attacked again; 0: may be attacked now (MB-FIGHT-17). */
  immune: number;
  /** Has said that the power needed is there (MB-WIN-03). */
  announced: boolean;
  /** Only in a view: the cards of deck and hand that the viewer cannot tell apart, in order. Whose they are is no secret (MB-OQ-41). */
  unseen?: Ref[];
}

/** Activations by what they may be used for. */
export type Activations = Record<Use | 'any', number>;

export interface Turn {
  player: PlayerID;
  /** Turns begun so far, of all players; 0 before play. */
  number: number;
  activations: Activations;
  recruitments: number;
  /** Has taken the 'verse token of this turn (MB-VERSE-01). */
  acquired: boolean;
  /** Uses of what is allowed once a turn. */
  once: string[];
}

export interface Market {
  /** Face down; the last one is turned up next. */
  draw: Ref[];
  /** Face up; null while a place is empty. */
  open: (Ref | null)[];
  /** Only in a view: what the draw pile holds, in order. */
  unseen?: Ref[];
}

/** What a table has chosen to play. */
export interface Options {
  players: number;
  /** By seat, or dealt at random, or chosen at the table. */
  factions: FactionId[] | 'random' | 'choose';
  side: Side;
  /** A way to fill the supply board, or 'draft'. */
  supply: string;
  /** '' for none. */
  episode: string;
  reavers: boolean;
  /** What must be lost in a fight to be immune (MB-OQ-11). */
  immunity: 'asset' | 'any';
  /** Later seats start with 1 more credit (MB-OQ-40). */
  catchUp: boolean;
  /** Rounds after which the strongest wins; 0 for never (MB-OQ-42). */
  turnCap: number;
}

export interface State {
  options: Options;
  stack: Frame[];
  turn: Turn;
  players: Record<PlayerID, Player>;
  market: Record<MarketDeck, Market>;
  /** The stacks of the supply board; the last card is taken next. */
  supply: Partial<Record<SupplySet, Ref[]>>;
  slots: Partial<Record<Slot, SupplySet>>;
  /** 'Verse tokens on Reavers cards, by card and player. */
  progress: Record<Ref, Record<PlayerID, number>>;
  /** Cards out of the game. */
  box: Ref[];
  /** Who takes the first turn. */
  first: PlayerID;
  over: Outcome | null;
  /** What happened in the last move. */
  log: LogEntry[];
}

export type Table = EngineTable<State>;
export type Kind<F extends Frame> = FrameKind<State, F>;

/** The seats of tables of every size. */
const SEATS = Array.from({ length: 5 }, (_, n) => Array.from({ length: n }, (_seat, i): PlayerID => String(i)));
export const playerIds = (G: State): readonly PlayerID[] => must(SEATS[G.options.players], 'seats');
export const playerOf = (G: State, p: PlayerID): Player => must(G.players[p], 'player', p);

/** The player so many seats to the left; play goes to the left (MB-SETUP-08). */
export function seatLeft(G: State, p: PlayerID, by = 1): PlayerID {
  const n = G.options.players;
  return String((((Number(p) + by) % n) + n) % n);
}

/** All players, this one first, then clockwise. */
export const fromSeat = (G: State, p: PlayerID): PlayerID[] => playerIds(G).map((_, i) => seatLeft(G, p, i));
export const rivals = (G: State, p: PlayerID): PlayerID[] => fromSeat(G, p).slice(1);

export const noActivations = (): Activations => ({ any: 0, play: 0, trigger: 0, fight: 0, deal: 0 });

export function note(t: Table, entry: LogEntry): void {
  t.G.log.push(entry);
}
