import type { Move, PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import type { State, Table } from './state';

/** Moves that belong together and that several stages may offer: the turn, an open card, a purchase. */
export interface Menu {
  /** Names of its moves; no two menus share one. */
  moves: readonly string[];
  /** With a name, moves of other names may be left out. */
  choices(G: State, p: PlayerID, name?: string): Move[];
  decide(t: Table, p: PlayerID, name: string, args: Move['args']): void;
}

export const movesOf = (menus: readonly Menu[]): string[] => menus.flatMap(({ moves }) => moves);

function menuWith(menus: readonly Menu[], name: string): Menu | undefined {
  for (const menu of menus) if (menu.moves.includes(name)) return menu;
  return undefined;
}

/** What they offer; with a name, only what the menu with that move does. */
export function offer(menus: readonly Menu[], G: State, p: PlayerID, name?: string): Move[] {
  if (name !== undefined) return menuWith(menus, name)?.choices(G, p, name) ?? [];
  const moves: Move[] = [];
  for (const menu of menus) for (const one of menu.choices(G, p)) moves.push(one);
  return moves;
}

/** Hands a move to the menu it is from; false when none of them has it. */
export function take(menus: readonly Menu[], t: Table, p: PlayerID, name: string, args: Move['args']): boolean {
  const menu = menuWith(menus, name);
  menu?.decide(t, p, name, args);
  return menu !== undefined;
}

/** A text argument of a move already found legal. */
export const text = (args: Move['args'], i = 0): string => must(args[i], 'argument') as string;
/** A number argument of a move already found legal. */
export const number = (args: Move['args'], i = 0): number => must(args[i], 'argument') as number;
