import type { Move, PlayerID } from '../../engine/moves';

/** A decision to be made by a bot: what its seat may see, and nothing else of the match. */
export interface Question {
  /** Of which match, for what the seat's bot keeps from one decision to the next. */
  match: string;
  game: string;
  bot: string;
  view: unknown;
  player: PlayerID;
  /** For the bot's own dice. */
  seed: string;
  ms: number;
}

/** What a thread says: that it is ready, what it has decided, or what went wrong. */
export type Said = { ready: true } | { move: Move } | { problem: string };
