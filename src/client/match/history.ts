import type { Match } from '../../engine/match';
import type { Move, PlayerID } from '../../engine/moves';
import type { TableGame } from '../games/table-game';

/** Something that happened, as everybody at the table saw it; what else is in it the game knows. */
export interface News {
  /** `turn` when a turn begins. */
  kind: string;
  /** Whose doing it was. */
  p?: PlayerID;
}

/** One move and what came of it. */
export interface Chapter {
  /** Moves before it. */
  at: number;
  /** The turn it was made in; 0 before play. */
  turn: number;
  /** Whose turn that was. */
  whose: PlayerID;
  player: PlayerID;
  move: Move;
  news: readonly News[];
}

/** Where every player stood at the end of a turn, by what the game counts. */
export interface Standing {
  turn: number;
  values: Readonly<Record<string, readonly number[]>>;
}

/** Makes a move and tells what came of it. */
export function enact<G>(game: TableGame<G>, match: Match<G, unknown>, player: PlayerID, move: Move, at: number): Chapter {
  const { number: turn, player: whose } = game.turn(match.G);
  match.play(player, move);
  return { at, turn, whose, player, move, news: game.rules.news(match.G).slice() as News[] };
}

/** Standings with that of this moment, which takes the place of an earlier one of the same turn. */
export function noted<G>({ turn, lines }: TableGame<G>, standings: readonly Standing[], G: G): readonly Standing[] {
  const { number } = turn(G);
  if (number === 0) return standings;
  const now = { turn: number, values: Object.fromEntries(lines.map(({ id, of }) => [id, of(G)])) };
  return [...(standings.at(-1)?.turn === number ? standings.slice(0, -1) : standings), now];
}
