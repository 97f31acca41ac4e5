// Written by src/commands/bots.mjs from the files in this folder, which every command runs: a new bot needs no line here.
import type { State } from '../src/firefly/state';
import { finder } from './find';
import { bot as hunterBot } from './hunter';
import { bot as mctsBot } from './mcts';
import { bot as outlawBot } from './outlaw';
import { bot as randomBot } from './random';
import { bot as traderBot } from './trader';
import type { Bot } from './types';

export const bots: readonly Bot<State>[] = [hunterBot, mctsBot, outlawBot, randomBot, traderBot];

export const botNamed = finder(bots);
