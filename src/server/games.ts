import type { Game } from 'boardgame.io';
import { type BotGame, games as played } from '../../bots/games';
import { boardgame } from '../engine/boardgame';

/** A game as the server needs it: the rules, the bots that know them, and boardgame.io's game made from them. */
export interface ServedGame extends BotGame {
  /** Takes every move for legal; matches.ts has asked the rules. */
  game: Game;
}

/** Every game this server deals. */
export const games: readonly ServedGame[] = played.map((one) => ({ ...one, game: boardgame(one.rules, {}, { trusting: true }) as Game }));
