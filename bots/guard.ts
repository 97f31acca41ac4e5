import { findMove, type Move } from '../src/engine/moves';
import { must } from '../src/engine/must';
import { seededRandom } from '../src/engine/random';
import type { Budget } from './types';

/**
 * The one place that stands between a bot and the game: whatever a bot does, the game gets a legal move. One that throws, hangs past its
 * budget or wants something impossible has a move made for it by chance, and is told of once.
 */
export interface Decision {
  move: Move;
  /** What the bot did wrong, as the end of a sentence; null when the move is its own. */
  fault: string | null;
}

/** Beyond its budget a bot is given this many milliseconds before it counts as hanging: a busy machine is no fault. */
const GRACE = 5000;
/** Milliseconds for one that counts iterations instead of time. */
const UNTIMED = 60_000;

export const patience = (budget: Budget): number => ('ms' in budget ? budget.ms : UNTIMED) + GRACE;

/** What is said of a bot that did not answer in time. */
export const HANGING = 'it took too long';

/** Asks a bot; `seed` decides what is done when it fails. */
export function decide(legal: readonly Move[], seed: string, choose: () => Move): Decision {
  try {
    return checked(legal, choose());
  } catch (error) {
    return standIn(legal, seed, error);
  }
}

/** Asks a bot that thinks elsewhere; whoever asks ends one that hangs, by rejecting. */
export async function decideLater(legal: readonly Move[], seed: string, choose: () => Promise<Move>): Promise<Decision> {
  try {
    return checked(legal, await choose());
  } catch (error) {
    return standIn(legal, seed, error);
  }
}

function checked(legal: readonly Move[], wanted: Move | undefined): Decision {
  const move = findMove(legal, wanted?.move, wanted?.args);
  if (!move) throw new Error('it wanted something that is not possible');
  return { move, fault: null };
}

function standIn(legal: readonly Move[], seed: string, error: unknown): Decision {
  const fault = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '') || 'it gave up';
  return { move: must(legal[Math.floor(seededRandom(seed).Number() * legal.length)], 'move'), fault };
}

/** Tells of each name's first fault, and of no other. */
export function onceEach(tell: (name: string, fault: string) => void): (name: string, fault: string | null) => void {
  const told = new Set<string>();
  return (name, fault) => {
    if (fault === null || told.has(name)) return;
    told.add(name);
    tell(name, fault);
  };
}
