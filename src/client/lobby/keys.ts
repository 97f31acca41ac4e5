import type { Notes } from '../match/online';
import type { Key } from './server';

/** A seat taken in this browser. */
export interface KeptKey extends Key {
  matchID: string;
  name: string;
  /** When it was taken, in milliseconds since 1970. */
  since: number;
}

const KEYS = 'aim-to-misbehave/seat/';
const NOTES = 'aim-to-misbehave/notes/';
const NAME = 'aim-to-misbehave/name';

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False when the browser has no room. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const isKey = (key: Partial<KeptKey> | null): key is KeptKey =>
  typeof key?.matchID === 'string' && typeof key.player === 'string' && typeof key.credentials === 'string';

/** Seats taken in this browser, one entry each: every tab comes back to the same one. */
export const keys = {
  list(): KeptKey[] {
    const names = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return names
      .filter((name) => name.startsWith(KEYS))
      .map((name) => read<KeptKey>(name))
      .filter(isKey)
      .sort((a, b) => b.since - a.since);
  },
  find(matchID: string): KeptKey | null {
    const key = read<KeptKey>(KEYS + matchID);
    return isKey(key) ? key : null;
  },
  put: (key: KeptKey): boolean => write(KEYS + key.matchID, key),
  drop(matchID: string): void {
    localStorage.removeItem(KEYS + matchID);
    localStorage.removeItem(NOTES + matchID);
  },
};

/** What was said and how everybody stood, as far as this browser has seen it. */
export const notesOn = (matchID: string) => ({
  read(): Notes {
    const { sayings, standings, passes } = read<Partial<Notes>>(NOTES + matchID) ?? {};
    return {
      sayings: Array.isArray(sayings) ? sayings : [],
      standings: Array.isArray(standings) ? standings.filter(({ values }) => values) : [],
      passes: passes === true,
    };
  },
  write(notes: Notes): void {
    write(NOTES + matchID, notes);
  },
});

/** The name somebody used last. */
export const lastName = (): string => {
  const name = read<unknown>(NAME);
  return typeof name === 'string' ? name : '';
};
export const keepName = (name: string): boolean => write(NAME, name);
