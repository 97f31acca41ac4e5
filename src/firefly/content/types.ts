/**
 * The language all cards are written in. A card says what it does in these words and nothing else; one effect
 * interpreter, one need checker and one modifier system read them, and the text a player sees is made from them.
 *
 * Held everywhere:
 * - A list of effects runs in order, each as far as it can be done. A cost must be payable in full, or what it
 *   belongs to cannot be picked; a cost of `'all'` and a `disgruntle` are always payable.
 * - `needs` must all hold; a missing or empty list holds.
 * - `n` beside `who`: so many of them, chosen by their owner; without `n` all of them.
 * - Money is a whole number of dollars.
 */

export type * from './vocabulary/abilities'; // what cards in play do and change
export type * from './vocabulary/amounts'; // how many, of what, and who
export type * from './vocabulary/cards'; // every sort of card but stories and setups
export type * from './vocabulary/decks'; // boxes and nav decks
export type * from './vocabulary/effects'; // what can happen
export type * from './vocabulary/map'; // the map
export type * from './vocabulary/needs'; // what can be asked for
export type * from './vocabulary/places'; // where
export type * from './vocabulary/steps'; // work and its pay
export type * from './vocabulary/stories'; // stories, and how a game is set up
export type * from './vocabulary/tests'; // options and skill tests
export type * from './vocabulary/words'; // words with a fixed choice, and ids
