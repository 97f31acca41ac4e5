import type { Move, PlayerID } from './moves';
import type { Random } from './random';

/** What a game offers so that both runtimes, the bots, the client and the server can run it. */
export interface Ruleset<G, Options> {
  /** The name boardgame.io's lobby knows it by. */
  name: string;
  minPlayers: number;
  maxPlayers: number;
  /** Checks what a person asked for and fills in the rest; throws BadInput with one sentence naming what is valid. */
  options(asked: unknown, players: number): Options;
  /** A new game. */
  setup(options: Options, random: Random): G;
  /** boardgame.io phases in their order. */
  phases: readonly string[];
  /** Every stage with the names of the moves a player in it has. */
  stages: Readonly<Record<string, readonly string[]>>;
  phase(G: G): string;
  /** Whose turn it is. */
  current(G: G): PlayerID;
  /** Grows by one with every turn of anybody. */
  turn(G: G): number;
  /** Who must decide now, and in which stage. */
  deciders(G: G): Decider[];
  /** All this player may do now: whatever is listed is accepted, whatever is not is refused. With a name, at least all moves of that name. */
  legal(G: G, player: PlayerID, name?: string): Move[];
  /** Carries out a legal move and goes on to the next choice. */
  play(G: G, player: PlayerID, move: Move, random: Random): void;
  /** Set once the game has ended. */
  over(G: G): Outcome | undefined;
  /** What happened in the last move, as data everybody may see. */
  news(G: G): readonly object[];
  /** What this player (null: a spectator) may see. */
  view(G: G, player: PlayerID | null): G;
  /** A state that this player's view allows, hidden cards dealt at random. */
  determinize(view: G, player: PlayerID | null, random: Random): G;
  /** A copy that shares nothing that is ever changed. */
  clone(G: G): G;
  /** The chance of each outcome of what is being rolled for, the worst first; empty when nothing is. */
  odds?(G: G): readonly number[];
  /** A shortest way on the map: the places entered, the last being where it leads. */
  path?(G: G, from: string, to: string): readonly string[] | undefined;
}

export interface Decider {
  player: PlayerID;
  stage: string;
}

export interface Outcome {
  /** The winner, or null when nobody has won. */
  winner: PlayerID | null;
  /** Why the game ended, one word of the game's own. */
  reason: string;
}
