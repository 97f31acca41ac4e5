import type { Move } from '../../src/engine/moves';
import { must } from '../../src/engine/must';
import type { State } from '../../src/firefly/state';
import type { Bot } from '../types';
import { asked } from './asked';
import { Eye } from './eye';
import { handOut } from './gear';
import { tryOut } from './lookahead';
import { considerCards, deal, keepCards, muster, shop } from './offers';
import { plain, sensible } from './quick';
import type { Temper } from './temper';
import { goOn, takeTurn } from './turn';

/** Thoughts spent on a decision, over all its moves, and the most moves that are thought about. */
const THOUGHTS = 12;
const MOST_MOVES = 24;

/** What deserves a longer look than a quick one. */
export function considered(G: State, p: string, legal: readonly Move[], temper: Temper): Move | undefined {
  if (legal.length === 1) return legal[0];
  const frame = must(G.stack[G.stack.length - 1]);
  const eye = new Eye(G, p, temper);
  switch (frame.kind) {
    case 'turn':
      return takeTurn(eye, legal);
    case 'fly':
    case 'set-off':
      return goOn(eye, legal);
    case 'consider':
      return considerCards(eye, frame, legal);
    case 'keep':
      return keepCards(eye, frame, legal);
    case 'deal':
      return deal(eye, legal);
    case 'purchase':
      return shop(eye, legal);
    case 'muster':
      return muster(eye, legal);
    case 'outfit':
      return handOut(eye, frame, legal);
    default:
      return asked(eye, frame, legal);
  }
}

/** A captain who plans by rule and tries out what depends on luck. */
export function captain(name: string, describe: string, temper: Temper): Bot<State> {
  return {
    name,
    describe,
    choose(view, legal, tools) {
      const found = considered(view, tools.player, legal, temper) ?? plain(view, tools.player, legal, temper);
      if (found) return found;
      const moves = sensible(legal).slice(0, MOST_MOVES);
      const [only] = moves;
      if (moves.length === 1 && only) return only;
      return tryOut(moves, tools, temper, Math.max(1, Math.floor(THOUGHTS / moves.length)));
    },
  };
}
