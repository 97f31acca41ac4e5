import type { PlayerID } from '../engine/moves';
import { note, playerIds, playerOf, type State, type Table } from './state';

/** Tokens of each faction (MB-VERSE-02). */
export const VERSE_TOKENS = 6;

/** Tokens of a player that lie in the common stock: all but those held, marking, on Reavers and on warrants (MB-OQ-35). */
export function verseLeft(G: State, p: PlayerID): number {
  const player = playerOf(G, p);
  let out = player.verse + player.marks.length;
  for (const ref in G.progress) out += G.progress[ref]?.[p] ?? 0;
  if (player.faction === 'alliance')
    for (const one of playerIds(G)) out += playerOf(G, one).tableau.filter(({ warrant }) => warrant).length;
  return VERSE_TOKENS - out;
}

export function gainVerse(t: Table, p: PlayerID, n: number): void {
  const gained = Math.min(n, verseLeft(t.G, p));
  if (gained <= 0) return;
  playerOf(t.G, p).verse += gained;
  note(t, { kind: 'verse', p, n: gained });
}

export function spendVerse(t: Table, p: PlayerID, n: number): void {
  playerOf(t.G, p).verse -= n;
  if (n > 0) note(t, { kind: 'verse', p, n: -n });
}

export function gainCredits(t: Table, p: PlayerID, n: number): void {
  if (n <= 0) return;
  playerOf(t.G, p).credits += n;
  note(t, { kind: 'credits', p, n });
}

export function payCredits(t: Table, p: PlayerID, n: number): void {
  if (n <= 0) return;
  playerOf(t.G, p).credits -= n;
  note(t, { kind: 'paid', p, n });
}

/** Takes up to so many credits from somebody. */
export function stealCredits(t: Table, p: PlayerID, from: PlayerID, n: number): void {
  const victim = playerOf(t.G, from);
  const taken = Math.min(n, victim.credits);
  if (taken <= 0) return;
  victim.credits -= taken;
  playerOf(t.G, p).credits += taken;
  note(t, { kind: 'stole', p, from, n: taken });
}
