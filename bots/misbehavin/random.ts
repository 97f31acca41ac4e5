import { must } from '../../src/engine/must';
import type { State } from '../../src/misbehavin/state';
import type { Bot } from '../types';

export const bot: Bot<State> = {
  name: 'random',
  describe: 'Does anything the rules allow.',
  choose: (_view, legal, { random }) => must(legal[Math.floor(random.Number() * legal.length)], 'move'),
};
