import { useSyncExternalStore } from 'react';
import type { Pace } from '../match/local';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
/** What the speeds are called. */
export const SPEED: Record<(typeof SPEEDS)[number], string> = { slow: 'slowly', normal: 'normally', fast: 'fast', instant: 'at once' };
export const MOTIONS = ['auto', 'less'] as const;

/** What somebody prefers, on this device. */
export interface Settings {
  /** The game chosen last, by its name. */
  game: string;
  theme: (typeof THEMES)[number];
  /** Of the bots. */
  speed: (typeof SPEEDS)[number];
  motion: (typeof MOTIONS)[number];
  /** A sound when it is one's turn, in a game online. */
  sound: boolean;
  /** A notification then, while the page is in the background. */
  notify: boolean;
  /** Explain each decision the first time it comes up. */
  guide: boolean;
  /** Decisions already explained. */
  explained: readonly string[];
}

const KEY = 'aim-to-misbehave/settings';
const USUAL: Settings = {
  game: '',
  theme: 'auto',
  speed: 'normal',
  motion: 'auto',
  sound: true,
  notify: false,
  guide: true,
  explained: [],
};

export const PACES: Record<Settings['speed'], Pace> = {
  slow: { pause: 1600, budget: 2000 },
  normal: { pause: 700, budget: 1000 },
  fast: { pause: 150, budget: 400 },
  instant: { pause: 0, budget: 100 },
};

/** What is stored, as far as it makes sense. */
function read(): Settings {
  let stored: Partial<Settings>;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return USUAL;
  }
  const among = <T extends string>(values: readonly T[], value: unknown, usual: T): T => values.find((one) => one === value) ?? usual;
  return {
    game: typeof stored.game === 'string' ? stored.game : USUAL.game,
    theme: among(THEMES, stored.theme, USUAL.theme),
    speed: among(SPEEDS, stored.speed, USUAL.speed),
    motion: among(MOTIONS, stored.motion, USUAL.motion),
    sound: typeof stored.sound === 'boolean' ? stored.sound : USUAL.sound,
    notify: typeof stored.notify === 'boolean' ? stored.notify : USUAL.notify,
    guide: typeof stored.guide === 'boolean' ? stored.guide : USUAL.guide,
    explained: Array.isArray(stored.explained) ? stored.explained.filter((one) => typeof one === 'string') : [],
  };
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= read();
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without room they last until the page is closed.
  }
  applySettings();
  for (const listener of listeners) listener();
}

/** Lets the page follow them. */
export function applySettings(): void {
  const { theme, motion } = settings();
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = motion;
}

/** Whether things should stand still. */
export function isStill(): boolean {
  return settings().motion === 'less' || (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, settings);
}
