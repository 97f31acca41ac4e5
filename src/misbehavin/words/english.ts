export { capital, list, nothingElse, sentence, several } from '../../engine/english';

/** "a ship", "an item" */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
