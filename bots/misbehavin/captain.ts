import { player } from './lib/player';
import { tempers } from './lib/tempers';

export const bot = player('captain', 'A captain: draws, keeps flying and stays out of trouble.', () => tempers.serenity);
