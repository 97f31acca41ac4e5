import type { Contest, Table } from './contest';

/** How often each thing was exercised, by sort. */
export type Counts = Record<string, Record<string, number>>;

export const newCounts = (sorts: Iterable<string>): Counts => Object.fromEntries([...sorts].map((sort) => [sort, {}]));

export function count(counts: Counts, sort: string, name: string, n = 1): void {
  const one = counts[sort];
  if (one) one[name] = (one[name] ?? 0) + n;
}

/** Told of every step of every frame while a move of an observed game is carried out; bots' own thoughts are not counted. */
interface Steps<F> {
  during(told: (frame: F) => void, act: () => void): void;
}

/** Listens to the frames of a game, from the first time somebody wants to hear of them. */
export function stepsOf<F>(kinds: object): Steps<F> {
  let telling: ((frame: F) => void) | null = null;
  let isListening = false;
  const listen = (): void => {
    if (isListening) return;
    isListening = true;
    for (const kind of Object.values(kinds) as { step(t: unknown, frame: F): void }[]) {
      const { step } = kind;
      kind.step = (t, frame) => {
        telling?.(frame);
        step.call(kind, t, frame);
      };
    }
  };
  return {
    during(told, act) {
      listen();
      telling = told;
      try {
        act();
      } finally {
        telling = null;
      }
    },
  };
}

/** What was exercised how often, what could have been and never was. */
export interface Coverage {
  counts: Counts;
  never: Record<string, string[]>;
}

export function coverageOf(
  { sorts, possible }: Contest<unknown, unknown>,
  tables: readonly Table[],
  players: number,
  all: readonly Counts[],
): Coverage {
  const names = Object.keys(sorts);
  const total = newCounts(names);
  for (const counts of all)
    for (const sort of names) for (const [name, n] of Object.entries(counts[sort] ?? {})) count(total, sort, name, n);
  const could = possible(tables, players);
  const often = (sort: string, name: string): number => total[sort]?.[name] ?? 0;
  const counts = newCounts(names);
  const never: Coverage['never'] = {};
  for (const sort of names) {
    const here = could[sort] ?? [];
    counts[sort] = Object.fromEntries(here.map((name) => [name, often(sort, name)]));
    never[sort] = here.filter((name) => often(sort, name) === 0);
  }
  return { counts, never };
}

export function coverageText({ sorts }: Contest<unknown, unknown>, { counts, never }: Coverage): string {
  const lines = Object.entries(sorts).map(([sort, words]) => {
    const all = Object.keys(counts[sort] ?? {}).length;
    const missing = never[sort] ?? [];
    const head = `${all - missing.length} of ${all} ${words} exercised`;
    return missing.length === 0 ? head : `${head}; never:\n${missing.map((name) => `    ${name}`).join('\n')}`;
  });
  return `${lines.join('\n')}\nA card or an ability that only changes a number counts once a turn while it is in play.`;
}
