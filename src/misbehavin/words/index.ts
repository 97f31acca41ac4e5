/** The game in words. Everything a player reads is made here from the data of the cards. */
export { abilityText, cardText, episodeText, nameOf, stepName, verseText } from './card';
export { effectsText, effectText } from './effect';
export { condition } from './filter';
export { logLine } from './log';
export { moveWords, question } from './move';
