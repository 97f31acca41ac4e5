import { player } from './lib/player';
import { tempers } from './lib/tempers';

export const bot = player('broker', 'A broker: deals, credits and the best cards money can buy.', () => tempers.eavesdown);
