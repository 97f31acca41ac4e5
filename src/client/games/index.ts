import { useEffect, useState } from 'react';
import type { TableGame } from './table-game';

/** A game on the shelf: all that is known of it before it is fetched. */
export interface Boxed {
  /** As the rules and the server know it. */
  name: string;
  title: string;
  /** One sentence for somebody who has to choose. */
  blurb: string;
  fetch(): Promise<TableGame>;
}

/** Every game of the page, the usual one first. */
export const boxes: readonly [Boxed, ...Boxed[]] = [
  {
    name: 'firefly',
    title: 'Firefly: The Game',
    blurb: 'Captains, crews and jobs, from the core to the rim and back.',
    fetch: () => import('../firefly/table-game').then(({ fireflyTable }) => fireflyTable),
  },
  {
    name: 'misbehavin',
    title: 'Misbehavin’',
    blurb: 'Four factions, a deck of your own, and a lot of double-crossing.',
    fetch: () => import('../misbehavin/table-game').then(({ misbehavinTable }) => misbehavinTable),
  },
];

export const boxNamed = (name: string): Boxed | undefined => boxes.find((box) => box.name === name);

const here = new Map<string, TableGame>();

/** A game by its name; null when there is none of that name, or it could not be fetched. */
export async function fetchGame(name: string): Promise<TableGame | null> {
  const known = here.get(name);
  if (known) return known;
  try {
    const game = await boxNamed(name)?.fetch();
    if (game) here.set(name, game);
    return game ?? null;
  } catch {
    return null;
  }
}

/** The same inside a page; undefined while it is being fetched. */
export function useGame(name: string): TableGame | null | undefined {
  const [fetched, setFetched] = useState<{ name: string; game: TableGame | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    if (!here.has(name)) void fetchGame(name).then((game) => isGone || setFetched({ name, game }));
    return () => {
      isGone = true;
    };
  }, [name]);
  return here.get(name) ?? (fetched?.name === name ? fetched.game : undefined);
}
