import { BadInput } from '../src/engine/moves';
import type { Bot } from './types';

/** Finds one of these bots by its name; BadInput says which there are. */
export const finder =
  <G>(bots: readonly Bot<G>[]) =>
  (name: string): Bot<G> => {
    const found = bots.find((bot) => bot.name === name);
    if (!found) throw new BadInput(`There is no bot ${name}; choose from: ${bots.map((bot) => bot.name).join(', ')}.`);
    return found;
  };
