import { BadInput } from '../../engine/moves';
import type { Given } from './contest';

/** A flag with a value. */
export function text(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
}

/** A flag with several values and commas between them. */
export const words = (given: Given, name: string): string[] | undefined => text(given, name)?.split(',');

/** A flag with a whole number from 1 up. */
export function whole(given: Given, name: string): number | undefined {
  const value = text(given, name);
  if (value === undefined) return undefined;
  const n = Number(value);
  if (!Number.isInteger(n) || n < 1) throw new BadInput(`--${name} takes a whole number from 1 up, not ${value}.`);
  return n;
}
