import type { Match } from '../src/engine/match';
import type { Move, PlayerID } from '../src/engine/moves';
import type { SeededRandom } from '../src/engine/random';

/** An opponent. It sees only what its seat may see, and chooses one of the moves it is given. */
export interface Bot<G> {
  name: string;
  /** One sentence for the person who picks it. */
  describe: string;
  choose(view: G, legal: readonly Move[], tools: Tools<G>): Move;
  /** What it thinks of the moves, the best first; for a player who asks for a hint. */
  explain?(view: G, legal: readonly Move[], tools: Tools<G>): readonly Advice[];
}

/** A bot's opinion of one move. */
export interface Advice {
  move: Move;
  /** The chance to win after it, from 0 to 1. */
  estimate: number;
  /** One sentence. */
  why: string;
}

/** What a bot is given beside its view. */
export interface Tools<G> {
  /** The seat it plays. */
  player: PlayerID;
  /** Its own dice; the same seed makes the same choices. */
  random: SeededRandom;
  /** How long it may think; `iterations` where results must repeat exactly. */
  budget: Budget;
  /** What the seat keeps from one of its decisions to the next in the same match; empty for one that is asked out of the blue. */
  memory: Memory;
  /** A match the view allows: what the seat cannot see is dealt at random. It may be played on freely. */
  determinize(): Match<G, unknown>;
  /** The chance of each outcome of the test being taken, the worst first; in the view, or in another state such as a determinized one. */
  odds(G?: G): readonly number[];
  /** A shortest way between two places of the map: those entered, the last being where it leads; undefined where there is none. */
  path(from: string, to: string): readonly string[] | undefined;
}

export type Memory = Map<string, unknown>;

export type Budget = { ms: number } | { iterations: number };
