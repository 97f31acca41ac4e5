/** A turn later is worth so much less. */
const PATIENCE = 0.88;
/** What the time that is left is worth, so that nothing is done that takes more of it than it brings. */
const TIME = 3000;

/** What something counts that comes so many turns from now. */
export const later = (value: number, turns: number): number => value * PATIENCE ** turns;

/** The time that is left after so many turns. */
export const timeAfter = (turns: number): number => later(TIME, turns);

/** What is gained by something that takes so many turns. */
export const gainAfter = (value: number, turns: number): number => later(value, turns) + timeAfter(turns) - TIME;
