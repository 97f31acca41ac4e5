import type { ReactNode } from 'react';
import { Unreachable } from '../Trouble';
import { useGame } from '.';
import type { TableGame } from './table-game';

/** A page that needs a game: waits until it has been fetched, or says that it cannot be. */
export function WithGame({ name, children }: { name: string; children(game: TableGame): ReactNode }) {
  const game = useGame(name);
  if (game === undefined) return <p className="waiting">Opening the box…</p>;
  return game === null ? <Unreachable /> : children(game);
}
