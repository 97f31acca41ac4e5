import type { Move } from '../../src/engine/moves';
import { must } from '../../src/engine/must';
import type { State } from '../../src/firefly/state';
import { Eye } from './eye';
import { answer, carryOut, sensible, steer } from './quick';
import type { Temper } from './temper';

/** Different places to make for that are looked at. */
const COURSES = 5;

/** The moves worth trying, the most promising first: what a captain would do by rule, then what serves other aims, then the rest. */
export function rank(G: State, p: string, legal: readonly Move[], temper: Temper): readonly Move[] {
  const moves = sensible(legal);
  if (moves.length <= 1) return moves;
  const ranked = new Set<Move>();
  const eye = new Eye(G, p, temper);
  const first = answer(eye, legal);
  if (first) ranked.add(first);
  const { kind } = must(G.stack[G.stack.length - 1]);
  if (kind === 'turn' || kind === 'fly' || kind === 'set-off') {
    for (const aim of eye.aims.slice(0, COURSES)) {
      const now = kind === 'turn' ? carryOut(aim, legal) : undefined;
      if (now) ranked.add(now);
      const course = steer(G, p, legal, aim.at);
      if (course) ranked.add(course);
    }
  }
  for (const move of moves) ranked.add(move);
  return [...ranked];
}
