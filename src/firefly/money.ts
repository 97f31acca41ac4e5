import type { PlayerID } from '../engine/moves';
import { note, playerOf, type Ref, type Table } from './state';

/** Money from the bank; a finite bank gives only what it has. The one place where the bank pays; whatever brings it about tells of it. */
export function fromBank(t: Table, p: PlayerID, amount: number): number {
  const got = Math.max(0, t.G.bank === null ? amount : Math.min(amount, t.G.bank));
  if (t.G.bank !== null) t.G.bank -= got;
  playerOf(t.G, p).cash += got;
  return got;
}

/** Money to the bank, at most what the player has. The one place where the bank is paid; whatever brings it about tells of it. */
export function toBank(t: Table, p: PlayerID, amount: number): number {
  const player = playerOf(t.G, p);
  const paid = Math.max(0, Math.min(amount, player.cash));
  player.cash -= paid;
  if (t.G.bank !== null) t.G.bank += paid;
  return paid;
}

/** Money from the bank that nothing else tells of; `by` is the card it is owed to. */
export function takeCash(t: Table, p: PlayerID, amount: number, by?: Ref): void {
  const got = fromBank(t, p, amount);
  if (got > 0) note(t, { kind: 'cash', p, amount: got, ...(by === undefined ? {} : { by }) });
}

/** Money to the bank that nothing else tells of; returns what was paid. */
export function payCash(t: Table, p: PlayerID, amount: number): number {
  const paid = toBank(t, p, amount);
  if (paid > 0) note(t, { kind: 'cash', p, amount: -paid });
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
