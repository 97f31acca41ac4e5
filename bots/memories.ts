import type { Memory } from './types';

/** What each seat keeps from one of its decisions to the next; of many seats, those asked the longest ago are forgotten. */
export function memories(most = 200): (seat: string) => Memory {
  const kept = new Map<string, Memory>();
  return (seat) => {
    const memory = kept.get(seat) ?? new Map();
    kept.delete(seat);
    kept.set(seat, memory);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return memory;
  };
}
