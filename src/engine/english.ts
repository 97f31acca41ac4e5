/** Words that every game needs. */

/** "a, b and c", and "a and b, and c" where one of them is two already. */
export function list(items: readonly string[], joiner: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const comma = items.some((item) => item.includes(` ${joiner} `)) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${joiner} ${last}`;
}

/** "1 card", "2 cards" */
export function several(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** The same with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A clause made a sentence: capital letter and full stop. */
export function sentence(clause: string): string {
  const text = capital(clause);
  return /[.!?:…]$/.test(text) ? text : `${text}.`;
}

/** For the last branch of a switch that leaves nothing out. */
export function nothingElse(value: never): never {
  throw new Error(`No words for ${JSON.stringify(value)}`);
}
