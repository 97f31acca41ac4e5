import { BadInput } from '../src/engine/moves';
import type { Ruleset } from '../src/engine/ruleset';
import { firefly } from '../src/firefly/rules';
import { misbehavin } from '../src/misbehavin/rules';
import { bots as fireflyBots } from '.';
import { finder } from './find';
import { bots as misbehavinBots } from './misbehavin';
import type { Bot } from './types';

/** A game with those who play it. */
export interface BotGame {
  rules: Ruleset<unknown, unknown>;
  bots: readonly Bot<unknown>[];
}

/** Every game, the usual one first. */
export const games: readonly BotGame[] = [
  { rules: firefly, bots: fireflyBots },
  { rules: misbehavin, bots: misbehavinBots },
];

/** A game by its name; BadInput says which there are. */
export function gameNamed(name: string): BotGame {
  const found = games.find(({ rules }) => rules.name === name);
  if (!found) throw new BadInput(`There is no game ${name}; choose from: ${games.map(({ rules }) => rules.name).join(', ')}.`);
  return found;
}

/** One of a game's bots by its name; BadInput says which there are. */
export const botNamed = ({ bots }: BotGame, name: string): Bot<unknown> => finder(bots)(name);
