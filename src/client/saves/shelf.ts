import { parseSave, type SavedGame } from './saved';

/** A save that can be opened, or one that cannot be read but is kept. */
export type Shelved = { key: string; saved: SavedGame } | { key: string; broken: string; text: string };

/** Where saved games stand. */
export interface Shelf {
  list(): Shelved[];
  find(id: string): Shelved | undefined;
  /** False when there is no room; what was there before stays. */
  put(saved: SavedGame): boolean;
  remove(key: string): void;
}

const PREFIX = 'aim-to-misbehave/game/';

/** Saved games in the browser's own storage, one entry each, so that one broken save never harms another. */
export function browserShelf(storage: Storage = localStorage): Shelf {
  const read = (key: string): Shelved | undefined => {
    const text = storage.getItem(key);
    if (text === null) return undefined;
    try {
      return { key, saved: parseSave(text) };
    } catch (error) {
      return { key, broken: error instanceof Error ? error.message : String(error), text };
    }
  };
  const keys = () => Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((key) => key?.startsWith(PREFIX)) as string[];
  const changed = (one: Shelved) => ('saved' in one ? one.saved.changed : 0);
  return {
    list: () =>
      keys()
        .flatMap((key) => read(key) ?? [])
        .sort((a, b) => changed(b) - changed(a)),
    find: (id) => read(PREFIX + id),
    put(saved) {
      try {
        storage.setItem(PREFIX + saved.id, JSON.stringify(saved));
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => storage.removeItem(key),
  };
}
