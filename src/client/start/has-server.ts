import { boxNamed } from '../games';

/** A page opened from a file has no server to ask. */
export const canAsk = (): boolean => location.origin.startsWith('http') && typeof fetch === 'function';

/** Whether there is a server behind this page; without one it still plays alone. */
export async function hasServer(): Promise<boolean> {
  try {
    const response = await fetch(`${location.origin}/games`, { headers: { Accept: 'application/json' } });
    const games: unknown = response.ok ? await response.json() : null;
    return Array.isArray(games) && games.some((name) => boxNamed(name));
  } catch {
    return false;
  }
}
