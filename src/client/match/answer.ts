import { botNamed, gameNamed } from '../../../bots/games';
import { toolsFor } from '../../../bots/tools';
import type { Memory } from '../../../bots/types';
import { seededRandom } from '../../engine/random';
import type { Answer, Question } from './thinker';

/** Puts a question to its bot, which has kept this from the seat's decision before. */
export function answer({ ask, game: played, bot: name, player, view, legal, seed, budget }: Question, memory?: Memory): Answer {
  try {
    const game = gameNamed(played);
    const bot = botNamed(game, name);
    const tools = toolsFor(game.rules, view, player, seededRandom(seed), { ms: budget }, memory);
    if (ask === 'choose') return { move: bot.choose(view, legal, tools) };
    return { advice: bot.explain?.(view, legal, tools) ?? [] };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
