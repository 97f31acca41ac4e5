// A thread in which bots think, so that the server goes on answering meanwhile.
import { parentPort } from 'node:worker_threads';
import { botNamed, gameNamed } from '../../../bots/games';
import { memories } from '../../../bots/memories';
import { toolsFor } from '../../../bots/tools';
import { must } from '../../engine/must';
import { seededRandom } from '../../engine/random';
import type { Question, Said } from './thought';

const memoryOf = memories();

function think({ match, game, bot, view, player, seed, ms }: Question): Said {
  try {
    const played = gameNamed(game);
    const tools = toolsFor(played.rules, view, player, seededRandom(seed), { ms }, memoryOf(`${match} ${player}`));
    return { move: botNamed(played, bot).choose(view, played.rules.legal(view, player), tools) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

const port = must(parentPort, 'parent');
const say = (said: Said) => port.postMessage(said);
port.on('message', (question: Question) => say(think(question)));
say({ ready: true });
