/** Cards in words. Everything a player reads about a card is made here from the card's own data. */
export { abilityText } from './ability';
export { type Card, type CardText, cardText } from './card';
export { effectText } from './effect';
export { money } from './english';
export { goalText, goalTexts, goalTitle } from './goal';
export type { Line, LineOf } from './line';
export { logLine } from './log';
/** A text holds icons as `{fight}`; `parts` splits it for drawing, `plain` reads it out. */
export { ICONS, type Icon, type Part, parts, plain } from './markup';
export { moveWords } from './move';
export { nameOf, setName } from './name';
export { needsText, needText } from './need';
export { optionText } from './option';
export { payText } from './pay';
export { question } from './stage';
export { stepText } from './step';
export { bandText, testText } from './test';
export { winText } from './win';
