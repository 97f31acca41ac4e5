/**
 * Which figures a text must hold, each as often as its data does. All numbers of the data, except:
 * - how many copies of the card there are and where they lie (`copies`, `decks`, `withShip`);
 * - a 0, which is said as "no", "nothing" or "free", or not at all;
 * - the 1 of one crew where only one can be meant (`self`, `carrier`, `that-crew`, `leader`, `rival-leader`);
 * - the bound of a count that must not hold: "not at least 3" is said as "at most 2".
 * A fraction is "half", a minus is said in words, dollars have their sign and a comma for thousands, and the ends of a
 * band are one range: "1-5", "6" or "6+".
 */
export function figures(value: unknown): string[] {
  return walk(value, []);
}

/** Figures of the data that are not in the text, or not often enough. */
export function unsaid(value: unknown, text: string): string[] {
  const said: string[] = text.match(/\$?\d(?:[\d,]*\d)?(?:-\d+|\+)?|\bhalf\b/g) ?? [];
  return figures(value).filter((wanted) => {
    const found = said.indexOf(wanted);
    if (found >= 0) said.splice(found, 1);
    return found < 0;
  });
}

const NOT_READ = ['copies', 'decks', 'withShip'];
/** Words for a single crew. */
const ONE: unknown[] = ['self', 'carrier', 'that-crew', 'leader', 'rival-leader'];
/** Keys whose number is in dollars. */
const DOLLARS = ['price', 'cost', 'value', 'stakeUpTo', 'cash', 'maxTotalCost', 'longer'];
/** Keys of which all numbers right below are in dollars. */
const OF_DOLLARS = ['buys', 'sells', 'sellBonus', 'sellGoods', 'bountyBonus', 'bank', 'buy'];
/** Keys of things with a lowest and a highest number. */
const RANGES = ['bands', 'skillRoll', 'steps'];

type Data = Record<string, unknown>;

function walk(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'number') return number(value, isMoney(path));
  if (typeof value !== 'object' || value === null) return [];
  const key = path.at(-1) ?? '';
  if (Array.isArray(value)) return key === 'hours' ? [range(value[0], value[1])] : value.flatMap((one) => walk(one, path));
  const data = value as Data;
  const below = (left: readonly string[]): string[] =>
    Object.entries(data).flatMap(([inner, one]) => (left.includes(inner) ? [] : walk(one, [...path, inner])));
  if (typeof data.min === 'number') {
    if (key === 'not' && 'count' in data) return number(data.min - 1, data.count === 'cash');
    const ends = 'count' in data && 'max' in data && data.count !== 'cash';
    if (RANGES.includes(key) || ends) return [range(data.min, data.max), ...below(['min', 'max'])];
    if (key === 'saveRoll') return [`${data.min}+`];
  }
  if ('count' in data && data.count === 'cash')
    return [data.min, data.max].flatMap((end) => (typeof end === 'number' ? number(end, true) : []));
  return below(data.n === 1 && ONE.includes(data.who) ? [...NOT_READ, 'n'] : NOT_READ);
}

function number(n: number, money: boolean): string[] {
  if (n === 0) return [];
  if (!Number.isInteger(n)) return [n === 0.5 ? 'half' : `${n}`];
  return [`${money ? '$' : ''}${Math.abs(n).toLocaleString('en-US')}`];
}

function isMoney(path: readonly string[]): boolean {
  const above = path.at(-2) ?? '';
  const key = path.at(-1) ?? '';
  // so much of a good, less or more by an amount, is not money
  if (key === 'amount') return !path.includes('goods') && !path.includes('load');
  if (key === 'base') return above === 'pay';
  return DOLLARS.includes(key) || OF_DOLLARS.includes(above);
}

function range(min: unknown, max: unknown): string {
  if (max === undefined) return `${min}+`;
  return min === max ? `${min}` : `${min}-${max}`;
}
