/** A seat at the table, as boardgame.io names it: '0', '1', … */
export type PlayerID = string;

/** A move's arguments are plain: no objects, no lists. */
export type Arg = string | number | boolean;

/** One thing a player can do now. */
export interface Move {
  move: string;
  args: readonly Arg[];
}

export const move = (name: string, ...args: Arg[]): Move => ({ move: name, args });

function isSame(args: readonly Arg[], others: readonly unknown[]): boolean {
  if (args.length !== others.length) return false;
  for (let i = 0; i < args.length; i++) if (args[i] !== others[i]) return false;
  return true;
}

/** The listed move that equals this one in name and arguments, if any; whatever junk is asked for, it only compares. */
export function findMove(listed: readonly Move[], name: unknown, args: unknown): Move | undefined {
  if (!Array.isArray(args)) return undefined;
  for (const candidate of listed) {
    if (candidate.move === name && isSame(candidate.args, args)) return candidate;
  }
  return undefined;
}

/** Thrown by the fast runtime for a move that is not legal now; the message says why. */
export class IllegalMove extends Error {
  override name = 'IllegalMove';
}

/** Thrown for an option, name or file that cannot be used; the message is one sentence for the person who gave it. */
export class BadInput extends Error {
  override name = 'BadInput';
}

/** Whatever somebody gave, as it can be told back to them. */
export function shown(given: unknown): string {
  if (typeof given === 'string') return JSON.stringify(given);
  return typeof given === 'object' && given !== null ? 'an object' : String(given);
}
