import type { Match } from '../../engine/match';
import type { Move, PlayerID } from '../../engine/moves';
import type { Counts } from './coverage';

/** What a game adds to tournaments beside its rules and its bots. */
export interface Contest<G, Options> {
  /** Flags of its own on the command line. */
  flags: Readonly<Record<string, Flag>>;
  /** What is played, from the flags given: the games go through these options, one after the other. BadInput says what is wrong. */
  tables(given: Given, players: number): Table[];
  /** What its games differ in, such as the story. */
  groups: { /** In the report. */ key: string; title: string; of(table: Table): string };
  /** What sets seats apart whoever sits there, such as the faction. */
  sides?: { key: string; title: string; of(G: G, player: PlayerID): string };
  /** What is told of a seat beside its wins. */
  figures: readonly Figure<G>[];
  /** Turns begun so far, of all players. */
  turns(G: G): number;
  /** What can be counted of a game, by the words for it. */
  sorts: Readonly<Record<string, string>>;
  /** Counts what the moves of one game exercise. */
  observe(): Observer<G, Options>;
  /** All that could be exercised in such games, by sort. */
  possible(tables: readonly Table[], players: number): Record<string, string[]>;
  /** What the tables are, in a few words. */
  describe(tables: readonly Table[]): string;
}

export interface Flag {
  type: 'string' | 'boolean';
}

/** The command line as given. */
export type Given = Readonly<Record<string, string | boolean | undefined>>;

/** The options of a game as they are asked for. */
export type Table = Readonly<Record<string, unknown>>;

/** A number told of every seat: as it stands at the end, or added up from what happens. */
export interface Figure<G> {
  /** In the report. */
  key: string;
  title: string;
  /** A spread is told by its middle and its outer tenths. */
  as: 'spread' | 'mean';
  atEnd?(G: G, player: PlayerID): number;
  during?(event: object): { player: PlayerID; n: number } | undefined;
}

export interface Observer<G, Options> {
  counts: Counts;
  play(match: Match<G, Options>, player: PlayerID, move: Move): void;
}
