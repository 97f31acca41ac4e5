import { capital } from '../../engine/english';
import { plain } from './markup';

export { capital, list, nothingElse, sentence, several } from '../../engine/english';

/** "$1,000" */
export function money(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}

/** "+2", "-1" */
export function signed(n: number): string {
  return n < 0 ? `${n}` : `+${n}`;
}

/** "1-5", "6", or "6+" where there is no end. */
export function range(min: number, max: number | undefined): string {
  if (max === undefined) return `${min}+`;
  return min === max ? `${min}` : `${min}-${max}`;
}

/** "a pilot", "an outlaw", "a {tech} test" */
export function a(noun: string): string {
  return `${/^[aeiou]/i.test(plain(noun)) ? 'an' : 'a'} ${noun}`;
}

/** Only what there is to say. */
export function said(...texts: (string | false | undefined)[]): string[] {
  return texts.filter((text): text is string => typeof text === 'string' && text !== '');
}

/** The longest text that fits on a button. */
const WIDTH = 76;

/** Words that promise more to come, and are not left dangling. */
const DANGLING = /([\s,;:(]+(an?|and|come|for|if|in|of|on|or|otherwise|take|the|then|to|unless|with|your))*[\s,;:(]*$/;

/** The first wording that fits on a button; if none does, as much of the last as there is room for. */
export function brief(...wordings: string[]): string {
  const texts = wordings.map((text) => capital(plain(text)));
  const found = texts.find((text) => text.length <= WIDTH);
  if (found !== undefined) return found;
  const cut = (texts.at(-1) ?? '').slice(0, WIDTH - 2).replace(/\S+$/, '');
  return `${cut.replace(DANGLING, '')} …`;
}
