import type { Game } from 'boardgame.io';
import { boardgame } from '../engine/boardgame';
import { misbehavin } from './rules';
import type { State } from './state';

/** The boardgame.io game; a lobby gives the options as setup data, a page that plays by itself gives them here. */
export const misbehavinGame = (options: unknown = {}): Game<State> => boardgame(misbehavin, options);
