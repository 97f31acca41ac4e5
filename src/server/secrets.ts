import type { LogEntry, Server, State } from 'boardgame.io';
import type { PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import type { Dealt } from './matches';

/** A seat, or null for somebody who watches. */
export type Viewer = PlayerID | null;

/** A seat as everybody may see it. */
export interface PublicPlayer {
  id: number;
  name?: string;
  isConnected?: boolean;
  /** What the player shows the others, and the bot that plays the seat. */
  data?: unknown;
}

/** What a viewer gets to see of a state: the game's view, and nothing of the dice, their seed or undone moves. */
export const viewOf = (game: Dealt['game'], { G, ctx, _stateID }: State, viewer: Viewer): State => ({
  G: must(game.playerView)({ G, ctx, playerID: viewer }),
  ctx,
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID,
});

/**
 * What a viewer gets to see of the log. Each entry is put together anew, so that only what is named here goes out; the arguments of a move
 * are for who made it, because they can name hidden cards. What everybody may know of a move is in its news.
 */
export function logOf(entries: readonly LogEntry[], viewer: Viewer): LogEntry[] {
  return entries.map(({ action, _stateID, turn, phase, metadata }) => {
    const { type, playerID, args } = action.payload as { type: string; playerID: PlayerID; args: unknown };
    const payload = { type, playerID, args: playerID === viewer ? args : null };
    return { action: { type: action.type, payload }, _stateID, turn, phase, metadata } as unknown as LogEntry;
  });
}

/** The seats of a match without credentials. */
export const playersOf = ({ players }: Server.MatchData): PublicPlayer[] =>
  Object.values(players).map(({ id, name, isConnected, data }) => ({ id, name, isConnected, data }));
