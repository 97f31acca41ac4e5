// Written by src/commands/bots.mjs from the files in this folder, which every command runs: a new bot needs no line here.
import type { State } from '../../src/misbehavin/state';
import { finder } from '../find';
import type { Bot } from '../types';
import { bot as brokerBot } from './broker';
import { bot as captainBot } from './captain';
import { bot as enforcerBot } from './enforcer';
import { bot as magistrateBot } from './magistrate';
import { bot as mctsBot } from './mcts';
import { bot as randomBot } from './random';
import { bot as scriptedBot } from './scripted';

export const bots: readonly Bot<State>[] = [brokerBot, captainBot, enforcerBot, magistrateBot, mctsBot, randomBot, scriptedBot];

export const botNamed = finder(bots);
