import type { Move } from '../../src/engine/moves';
import { must } from '../../src/engine/must';
import type { Bot, Tools } from '../types';
import type { Found } from './mcts';

/** What a search tells of a decision, the best first. */
type Think<G> = (view: G, legal: readonly Move[], tools: Tools<G>) => readonly Found[];

/** The bot that plays what a search finds, in whatever game, and can tell why. */
export const searcher = <G>(think: Think<G>): Bot<G> => ({
  name: 'mcts',
  describe: 'Plays many futures in its head before it moves; the longer it may think, the better it gets.',
  choose(view, legal, tools) {
    const only = must(legal[0], 'move');
    return legal.length > 1 ? (think(view, legal, tools)[0]?.move ?? only) : only;
  },
  explain: (view, legal, tools) =>
    think(view, legal, tools)
      .slice(0, 5)
      .map(({ move, visits, value }) => ({
        move,
        estimate: value,
        why: visits === 1 ? 'Tried out once.' : `Tried out ${visits} times.`,
      })),
});
