import { useSyncExternalStore } from 'react';
import type { PlayerID } from '../../../engine/moves';
import type { SectorId } from '../../../firefly/content/types';
import { boardFor } from '../../../firefly/map';
import { playerOf, type State } from '../../../firefly/state';

/** Where each captain means to go: a pencil mark on this screen's chart, no part of the game. */
const aims = new Map<PlayerID, SectorId>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAim = (p: PlayerID): SectorId | undefined => useSyncExternalStore(subscribe, () => aims.get(p));

/** Marks where that captain means to go; the same place again rubs the mark out. */
export function aimAt(p: PlayerID, sector: SectorId): void {
  if (aims.get(p) === sector) aims.delete(p);
  else aims.set(p, sector);
  for (const listener of listeners) listener();
}

/** With the chart put away the marks are gone. */
export function forgetAims(): void {
  aims.clear();
}

/** The sectors on a shortest way there that no Cutter lies in, nearest first; empty where there is none, or nowhere to go. */
export function courseTo(view: State, p: PlayerID, aim: SectorId | undefined): readonly SectorId[] {
  const board = boardFor(view.options.sets);
  const { sector } = playerOf(view, p);
  if (aim === undefined || aim === sector || !board.has(aim) || !board.has(sector)) return [];
  return board.path(sector, aim, view.cutters) ?? board.path(sector, aim) ?? [];
}
