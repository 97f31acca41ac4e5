import type { Move, PlayerID } from '../../engine/moves';
import type { Decider, Outcome } from '../../engine/ruleset';
import type { TableGame } from '../games/table-game';
import type { Chapter, Standing } from './history';
import type { Seat } from './seats';

/** Somebody is at work elsewhere. */
export interface Thinking {
  player: PlayerID;
  /** When it began, in milliseconds of `performance.now()`. */
  since: number;
  /** How long it may take, in milliseconds. */
  budget: number;
}

/** Something the players should know about the game itself: it cannot be saved, a bot has failed. */
export interface Notice {
  of: 'storage' | 'bot' | 'connection';
  text: string;
}

/** All a screen shows, at one moment; never changed once made. */
export interface Snapshot<G = unknown> {
  /** What the seat at the screen may see. */
  view: G;
  /** The seat at the screen; null for somebody who only watches. */
  seat: PlayerID | null;
  /** The person the device must be passed to before anything secret is shown. */
  handover: PlayerID | null;
  deciders: readonly Decider[];
  /** What the seat at the screen may do now. */
  legal: readonly Move[];
  /** One chapter for each move, oldest first. */
  log: readonly Chapter[];
  /** Where everybody stood at the end of each turn. */
  standings: readonly Standing[];
  over: Outcome | undefined;
  thinking: Thinking | null;
  canUndo: boolean;
  /** The seat at the screen wants its moves made where there is nothing to decide. */
  passes: boolean;
  notices: readonly Notice[];
}

/** A game as a screen knows it, wherever it is played. */
export interface GameSource<G = unknown> {
  /** What is played. */
  readonly game: TableGame<G>;
  readonly seats: readonly Seat[];
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot<G>;
  play(move: Move): void;
  /** Takes back the last move; nothing happens when that is not possible. */
  undo(): void;
  /** The device has been passed to whom it was waiting for. */
  takeSeat(): void;
  /** Says whether the seat at the screen passes by itself. */
  setPasses(passes: boolean): void;
  dismiss(notice: Notice): void;
  /** What the seat at the screen saw, or would have seen, after so many moves; undefined where that cannot be told. */
  past?(moves: number): G;
  /** Stops whatever runs on behind the screen. */
  close(): void;
}
