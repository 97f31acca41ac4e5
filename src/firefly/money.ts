import type { PlayerID } from '../engine/moves';
import { note, playerOf, type Table } from './state';

/** Money from the bank; a finite bank gives only what it has. The one place where the bank pays. */
export function takeCash(t: Table, p: PlayerID, amount: number): number {
  const got = t.G.bank === null ? amount : Math.min(amount, t.G.bank);
  if (got <= 0) return 0;
  if (t.G.bank !== null) t.G.bank -= got;
  playerOf(t.G, p).cash += got;
  note(t, { kind: 'cash', p, amount: got });
  return got;
}

/** Money to the bank, at most what the player has; returns what was paid. The one place where the bank is paid. */
export function payCash(t: Table, p: PlayerID, amount: number): number {
  const player = playerOf(t.G, p);
  const paid = Math.min(amount, player.cash);
  if (paid <= 0) return 0;
  player.cash -= paid;
  if (t.G.bank !== null) t.G.bank += paid;
  note(t, { kind: 'cash', p, amount: -paid });
  return paid;
}

/** Money from one player to another, at most what the first has; returns how much. Whatever brings it about tells of it. */
export function handMoney(t: Table, from: PlayerID, to: PlayerID, amount: number): number {
  const giver = playerOf(t.G, from);
  const handed = Math.min(amount, giver.cash);
  giver.cash -= handed;
  playerOf(t.G, to).cash += handed;
  return handed;
}
