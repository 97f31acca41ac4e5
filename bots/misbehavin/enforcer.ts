import { player } from './lib/player';
import { tempers } from './lib/tempers';

export const bot = player('enforcer', 'An enforcer: takes from others what looks useful.', () => tempers.niska);
