import type { Level } from '../content/types';

/** Whom a story or a setup suits. */
export const LEVEL: Record<Level, string> = { new: 'Good for a first game.', all: 'For anyone.', experienced: 'For seasoned captains.' };
