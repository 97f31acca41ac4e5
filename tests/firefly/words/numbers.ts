import { isObject } from './said';

/**
 * The numbers a text must show for its data, as patterns to look for. All numbers in the data, however deep, save:
 * - how many copies of the card there are (`copies`, `decks`, `withShip`);
 * - `n: 1` beside a `who` that is one crew anyway;
 * - `base: 0` of pay that is in goods;
 * - spaces a ship does not have (`fuelStash: 0`).
 * Numbers from 100 on are dollars and shown as such, with a comma for thousands. From and to are shown as "1-5", "6+" or
 * "6". Less than nothing is shown without its sign ("fewer", "less", "-2"). 0 is "no", "nothing" or "free", a half is
 * "half", and "not at least 1" is "no".
 */
export function numbersIn(data: unknown): RegExp[] {
  if (typeof data === 'number') return [shown(data)];
  if (Array.isArray(data)) return data.flatMap(numbersIn);
  if (!isObject(data)) return [];
  return Object.entries(data)
    .filter(([key, value]) => !isUnsaid(key, value, data))
    .flatMap(([key, value]) => {
      if (key === 'min' && typeof value === 'number' && isSpan(data)) return [span(value, 'max' in data ? data.max : undefined)];
      if (key === 'max' && isSpan(data)) return [];
      if (key === 'not' && isObject(value) && 'min' in value && typeof value.min === 'number') return [shown(value.min - 1)];
      if (key === 'hours' && Array.isArray(value)) return [span(value[0], value[1])];
      return numbersIn(value);
    });
}

/** The data over and over, each time with one of its numbers changed; unsaid numbers are left alone. */
export function oneChanged(data: unknown): unknown[] {
  if (typeof data === 'number') return [data + 1];
  if (Array.isArray(data)) return data.flatMap((item, i) => oneChanged(item).map((other) => data.with(i, other)));
  if (!isObject(data)) return [];
  return Object.entries(data)
    .filter(([key, value]) => !isUnsaid(key, value, data))
    .flatMap(([key, value]) => oneChanged(value).map((other) => ({ ...data, [key]: other })));
}

function isUnsaid(key: string, value: unknown, beside: object): boolean {
  if (key === 'copies' || key === 'decks' || key === 'withShip') return true;
  if (key === 'n' && 'who' in beside && typeof beside.who === 'string')
    return ['self', 'carrier', 'that-crew', 'leader'].includes(beside.who);
  return value === 0 && (key === 'fuelStash' || (key === 'base' && ('load' in beside || 'gear' in beside)));
}

/** Bands of a test, and steps of a ship. */
function isSpan(data: object): boolean {
  return 'effects' in data || ('add' in data && 'skill' in data) || ('min' in data && 'max' in data) || 'within' in data;
}

function span(min: number, max: unknown): RegExp {
  if (max === undefined) return number(`${min}\\+`);
  return max === min ? number(`${min}`) : number(`${min}-${max}`);
}

function shown(n: number): RegExp {
  if (n === 0) return /\b(no|nothing|free|0)\b/i;
  if (n === 0.5) return /\bhalf\b/;
  const size = Math.abs(n);
  return size < 100 ? number(`${size}`) : number(`\\$${size.toLocaleString('en-US')}`);
}

function number(pattern: string): RegExp {
  return new RegExp(`(?<![\\d,])${pattern}(?![\\d]|,\\d)`);
}
