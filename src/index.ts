import { gameNamed } from '../bots/games';
import { Match } from './engine/match';
import { BadInput } from './engine/moves';
import type { Options, State } from './firefly/state';
import type { Options as MisbehavinOptions, State as MisbehavinState } from './misbehavin/state';

/** What a match is made of; all else are options of its game. */
type Asked = { seed: string; players: number } & Record<string, unknown>;

/** Starts a match in the fast runtime: `newMatch({ seed: 'x', players: 4, story: 'desperadoes' })`, or with `game: 'misbehavin'` of that. */
export function newMatch(asked: Asked & { game: 'misbehavin' }): Match<MisbehavinState, MisbehavinOptions>;
export function newMatch(asked: Asked & { game?: 'firefly' }): Match<State, Options>;
export function newMatch(asked: Asked & { game?: string }): Match<unknown, unknown> {
  if (typeof asked !== 'object' || asked === null) throw new BadInput('A match needs an object with a seed, players and any options.');
  const { game = 'firefly', seed, players, ...options } = asked;
  return Match.start(gameNamed(game).rules, seed, players, options);
}

/** boardgame.io's own kind of bot made of one of ours. */
export { stockBot } from '../bots/adapter';
/** The games with their bots, and one of each by its name. */
export { botNamed, gameNamed, games } from '../bots/games';
/** What a bot is given to decide with: `bot.choose(view, legal, toolsFor(match.rules, view, player, seededRandom('dice')))`. */
export { toolsFor } from '../bots/tools';
/** What a bot is, for those who write one. */
export type { Advice, Bot, Budget, Tools } from '../bots/types';
/** A match in the fast runtime: who is to decide, what is legal, play, view, clone, hash. */
export { Match } from './engine/match';
/** A move: its name and plain arguments. */
export { BadInput, IllegalMove, type Move, type PlayerID } from './engine/moves';
/** Dice that agree with boardgame.io's. */
export { type Random, seededRandom } from './engine/random';
/** A saved match, how to read one, and how to play it again. */
export { parseReplay, type Replay, replay } from './engine/replay';
/** The game for boardgame.io's client and server. */
export { fireflyGame } from './firefly/game';
/** The rules behind both runtimes. */
export { firefly } from './firefly/rules';
/** What can be chosen for a table. */
export { leadersFor, maxPlayers, PLAYABLE, setupsFor, shipsFor, storiesFor } from './firefly/setup/options';
/** The whole state of a game, and what a table has chosen. */
export type { Options, State } from './firefly/state';
/** The second game: for boardgame.io, and its rules. */
export { misbehavinGame } from './misbehavin/game';
export { misbehavin } from './misbehavin/rules';
