import type { ReactNode } from 'react';
import type { Bot } from '../../../bots/types';
import type { Move, PlayerID } from '../../engine/moves';
import type { Outcome, Ruleset } from '../../engine/ruleset';
import type { Chapter, News } from '../match/history';

/** What every part of the table is given. */
export interface TableProps<G> {
  /** The game as this player may see it. */
  view: G;
  /** Whose table it is. */
  me: PlayerID;
  /** All this player may do now; empty while others decide. */
  legal: readonly Move[];
  onMove: (move: Move) => void;
  /** What a player is called. */
  names: (p: PlayerID) => string;
  /** A player's colour, anything CSS understands; theme.css has some as `--seat-…`. */
  colours: (p: PlayerID) => string;
  /** The move just made, for what is shown of it for a moment; none while somebody looks back. */
  latest?: Chapter | undefined;
}

/** A part of the table: always in sight on a wide screen, or beside the log behind a tab; on a small one everything has its tab. */
export interface TablePart<G> {
  id: string;
  title: string;
  place: 'main' | 'low' | 'aside';
  Part(props: TableProps<G>): ReactNode;
}

/** What can be asked for when a table is set up; the game knows what is in it. */
export type Asked = object;

export interface FieldsProps<A> {
  /** As it fits. */
  asked: A;
  players: number;
  onChange(asked: A): void;
}

/** Setting up a table. */
export interface TableSetup<A extends Asked> {
  usual: A;
  /** A choice that does not fit the rest gives way to the usual one. What comes out are options of the rules. */
  fitting(asked: A, players: number): A;
  maxPlayers(asked: A): number;
  /** The choices that make the game: one or more fieldsets. */
  Fields(props: FieldsProps<A>): ReactNode;
  /** What comes under "More". */
  More(props: FieldsProps<A>): ReactNode;
  /** One line for a list: what is played; of options that may come from another version. */
  about(options: unknown, players: number): string;
}

/** A heading of the decision panel, and the moves under it. */
export interface Heading<G> {
  title: string;
  /** What follows the title, as things stand. */
  detail?(view: G, me: PlayerID): string;
  of: readonly string[];
  /** Takes only some of these moves; a later heading may take the others. */
  only?(view: G, move: Move): boolean;
  /** Folded up until asked for: what one seldom wants, or what the table shows better. */
  folded?: boolean;
}

/** Something one might want to do, and why it cannot be done now. */
export interface Reason {
  what: string;
  why: string;
}

/** How the choices of a player are put. */
export interface Deciding<G> {
  question(props: TableProps<G>): ReactNode;
  /** What a move does, for a button. */
  words(view: G, me: PlayerID, move: Move, names: (p: PlayerID) => string): string;
  /** Headings in the order they stand; a move under none of them stands without one, before all others. */
  headings: Readonly<Record<string, Heading<G>>>;
  /** Moves that end something; they come last. */
  waysOut: RegExp;
  /** Moves that differ by a number, their last argument, with the verb before it. */
  amounts: Readonly<Record<string, string>>;
  /** What one of them costs or brings in. */
  each?(view: G, me: PlayerID, move: Move): string | undefined;
  /** Whether a move picks a card that is looked at before, in this stage. */
  isOfCards(stage: string, move: string): boolean;
  /** Such moves in one word, below their card. */
  onCard: Readonly<Record<string, string>>;
  /** Cards that lie among those and cannot be picked, each with the reason. */
  unpickable?(props: TableProps<G>): readonly { card: string; why: string }[];
  /** What alone says a move below its heading: the end of its words. */
  short?(move: Move): string | undefined;
  /** All there is to say about a move, where its words are cut to fit in lists. */
  whole?(view: G, move: Move): ReactNode;
  /** The chance of the best outcome of what a move leads to, where that can be told. */
  chance?(view: G, move: Move): number | undefined;
  /** What is added to a move's button. */
  After?(props: { view: G; me: PlayerID; move: Move }): ReactNode;
  /** What one should know before choosing. */
  Situation?(props: TableProps<G>): ReactNode;
  whyNot(view: G, me: PlayerID, legal: readonly Move[]): readonly Reason[];
  /** The topic of the decision that is asked for now. */
  topic(view: G): string | undefined;
  /** What a newcomer should know when a topic comes up for the first time. */
  guide: Readonly<Record<string, string>>;
  /** The move of somebody who has nothing to decide, for a seat that wants it made by itself. */
  idle?(view: G, me: PlayerID, legal: readonly Move[]): Move | undefined;
}

/** Something counted over the turns, for the end screen. */
export interface Line<G> {
  id: string;
  title: string;
  of(G: G): readonly number[];
  said(value: number): string;
}

/** A game as the page needs it. Everything the shell around the table does, it does through this. */
export interface TableGame<G = unknown, A extends Asked = Asked> {
  rules: Ruleset<G, unknown>;
  bots: readonly Bot<G>[];
  setup: TableSetup<A>;
  /** What is played at this table, beside its name. */
  subtitle(view: G): string;
  /** The turn and whose it is; number 0 before the first one. */
  turn(G: G): { number: number; player: PlayerID };
  /** Who is shown as the first one to act, before any turn was told of. */
  first(view: G): PlayerID;
  parts: readonly TablePart<G>[];
  deciding: Deciding<G>;
  /** A card by what a move names, if it is one. */
  isCard(arg: string): boolean;
  Card(props: { card: string }): ReactNode;
  /** A card's name inside another control; pointing at it shows the card. */
  CardName(props: { card: string; children: ReactNode }): ReactNode;
  /** What happened, as a sentence. */
  tell(news: News, names: (p: PlayerID) => string): string;
  /** Kinds of news that only roll along; somebody who wants the story can leave them out. */
  small: ReadonlySet<string>;
  /** How many cards this view does not show, in hands and on the table; piles are no part of it. */
  hidden(view: G): number;
  /** How many cards lie on each pile that is drawn from. */
  piles(G: G): readonly number[];
  lines: readonly Line<G>[];
  /** How the game ended, in a few sentences. */
  ending(view: G, over: Outcome): readonly string[];
}
