/** What to say when a new game finds no place. */
export const NO_ROOM = 'The browser has no room for another game. Delete one you no longer need, or download and then delete it.';
