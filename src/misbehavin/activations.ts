import { nearest } from '../engine/frames';
import type { PlayerID } from '../engine/moves';
import type { Use } from './content/types';
import { type Activations, note, type State, type Table } from './state';

/** The activations a player has: those of the turn, or what a defender gained in the fight (MB-ACT-01, MB-FIGHT-11). */
export function activationsOf(G: State, p: PlayerID): Activations | undefined {
  if (p === G.turn.player) return G.turn.activations;
  const fight = nearest(G, 'fight');
  return fight?.defender === p ? fight.activations : undefined;
}

export function canActivate(G: State, p: PlayerID, use: Use): boolean {
  const left = activationsOf(G, p);
  return left !== undefined && left[use] + left.any > 0;
}

/** Spends one activation, a restricted one first: it can do nothing else. */
export function spendActivation(G: State, p: PlayerID, use: Use): void {
  const left = activationsOf(G, p);
  if (left) left[left[use] > 0 ? use : 'any']--;
}

export function gainActivations(t: Table, p: PlayerID, n: number, use: Use | 'any'): void {
  const left = activationsOf(t.G, p);
  if (!left) return;
  left[use] += n;
  note(t, { kind: 'activation', p, n, use });
}
