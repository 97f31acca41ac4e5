import { Match } from './match';
import { type Arg, BadInput, IllegalMove, type Move, type PlayerID } from './moves';
import type { Ruleset } from './ruleset';

/** A match that can be played again: seed, options and moves say everything, the hash proves it. */
export interface Replay {
  game: string;
  seed: string;
  players: number;
  options: unknown;
  moves: [PlayerID, string, ...Arg[]][];
  hash: string;
}

export const written = (player: PlayerID, { move, args }: Move): Replay['moves'][number] => [player, move, ...args];

/** Plays a saved match again and checks that it ends as it did; BadInput says what is wrong with the file. */
export function replay<G, Options>(rules: Ruleset<G, Options>, saved: Replay): Match<G, Options> {
  if (saved.game !== rules.name) throw new BadInput(`This is a match of ${String(saved.game)}; only ${rules.name} can be replayed.`);
  const match = Match.start(rules, saved.seed, saved.players, saved.options);
  saved.moves.forEach(([player, move, ...args], i) => {
    try {
      match.play(player, { move, args });
    } catch (error) {
      if (error instanceof IllegalMove) throw new BadInput(`Move ${i + 1} is not legal: ${error.message}`);
      throw error;
    }
  });
  if (match.hash() !== saved.hash) throw new BadInput(`The match ends differently: hash ${match.hash()} instead of ${saved.hash}.`);
  return match;
}

/** Reads a replay from text; BadInput when it is none. */
export function parseReplay(text: string): Replay {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    throw new BadInput('The file is not JSON; a saved match is a JSON object with game, seed, players, options, moves and hash.');
  }
  const fields = saved as Partial<Replay> | null;
  const whole = typeof fields?.seed === 'string' && Number.isInteger(fields.players) && typeof fields.hash === 'string';
  if (!whole || !Array.isArray(fields?.moves) || !fields.moves.every((move) => Array.isArray(move) && move.length >= 2))
    throw new BadInput('The file is not a saved match: it needs game, seed, players, options, moves and hash.');
  return fields as Replay;
}
