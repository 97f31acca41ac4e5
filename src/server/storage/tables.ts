/** One row for each match: what the lobby shows, and nothing of the game itself. */
interface MatchRow {
  id: string;
  game: string;
  /** boardgame.io's match data as JSON, seats and credentials among it. */
  metadata: string;
  /** Grows with every change of `metadata`; a change on top of an older one is refused. */
  version: number;
  /** 1 when only those with its address may find it. */
  unlisted: number;
  /** 1 when some seat is played by a bot. */
  bots: number;
  /** Seats that anybody may take. */
  free: number;
  /** The outcome as JSON, once there is one. */
  gameover: string | null;
  /** The seats that must decide now, as JSON. */
  active: string;
  /** Moves made so far. */
  moves: number;
  created_at: number;
  updated_at: number;
}

/** The state of a match, apart from the lobby's row so that a move writes as little as possible. */
interface StateRow {
  match_id: string;
  /** boardgame.io's count of states; a new one is only taken on top of the one before. */
  state_id: number;
  state: string;
}

/** How a match began. */
interface OpeningRow {
  match_id: string;
  state: string;
}

/** One entry of the log; appended, never changed. */
interface LogRow {
  match_id: string;
  state_id: number;
  /** Counts the entries of one move. */
  part: number;
  entry: string;
}

export interface Tables {
  matches: MatchRow;
  states: StateRow;
  openings: OpeningRow;
  log: LogRow;
}
