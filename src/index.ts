import { Match } from './engine/match';
import { BadInput } from './engine/moves';
import { firefly } from './firefly/rules';
import type { Options, State } from './firefly/state';

/** Starts a match in the fast runtime: `newMatch({ seed: 'x', players: 4, story: 'desperadoes' })`. */
export function newMatch(asked: { seed: string; players: number } & Record<string, unknown>): Match<State, Options> {
  if (typeof asked !== 'object' || asked === null) throw new BadInput('A match needs an object with a seed, players and any options.');
  const { seed, players, ...options } = asked;
  return Match.start(firefly, seed, players, options);
}

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
