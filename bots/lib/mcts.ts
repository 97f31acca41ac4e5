import type { Match } from '../../src/engine/match';
import { findMove, type Move } from '../../src/engine/moves';
import { must } from '../../src/engine/must';
import { offspring, type SeededRandom } from '../../src/engine/random';
import type { Tools } from '../types';

/** What the search must know of a game; all of it sees only states the searching seat holds possible. */
export interface Guide<G> {
  /** The moves worth trying, the most promising first. */
  rank(match: Match<G, unknown>, player: string): readonly Move[];
  /** A quick move for playing on, for any seat. */
  quick(match: Match<G, unknown>, player: string, random: SeededRandom): Move;
  /** What the seat has before it when it decides, in short: thoughts that come upon the same sight belong together. */
  sight(G: G, player: string): string;
  /** Whether a thought may end here. */
  quiet(G: G, player: string): boolean;
  /** How good a state is for the seat: 0 is lost, 1 is won. */
  value(G: G, player: string): number;
}

export interface Found {
  move: Move;
  visits: number;
  value: number;
}

/** A decision of the seat, with the moves tried so far by their text. */
interface Node {
  visits: number;
  /** The moves worth trying; null until it is first come upon. */
  ranked: readonly Move[] | null;
  tries: Map<string, Try>;
}

/** A move, and the decisions it has led to by what was seen there. */
interface Try extends Found {
  total: number;
  after: Map<string, Node>;
}

const node = (): Node => ({ visits: 0, ranked: null, tries: new Map() });
const key = ({ move, args }: Move): string => (args.length === 0 ? move : `${move} ${args.join(' ')}`);

/** Where a seat keeps what it expects after the move it has chosen. */
const EXPECTED = 'mcts expected';

/** How much it takes to turn from a move that is ranked high to one that is not. */
const CURIOSITY = 0.3;
/** How quickly moves farther down the ranking are let in. */
const OPENNESS = 0.8;
/** Own decisions a thought follows before it is cut off and judged. */
const DEPTH = 40;
const MOST_MOVES = 400;

/**
 * Information-set Monte Carlo tree search: one tree over what the seat itself sees and decides, each descent through another world that fits
 * its view, with dice, hidden cards and the other seats' quick moves as they fall. Moves are let in one by one as a node is visited
 * (progressive widening), best ranked first. A thought ends at a quiet moment and is judged there. What was thought of the decisions after
 * the chosen move is kept in the seat's memory for the next decision.
 */
export class Search<G> {
  private readonly guide: Guide<G>;
  private readonly turns: number;

  constructor(guide: Guide<G>, turns = 2) {
    this.guide = guide;
    this.turns = turns;
  }

  /** Thinks within the budget and tells what it found, the best first: the most visited. A favourite is tried before all others. */
  think(view: G, legal: readonly Move[], tools: Tools<G>, favourite?: Move): Found[] {
    const { budget, memory, player } = tools;
    const expected = memory.get(EXPECTED) as Map<string, Node> | undefined;
    const root = expected?.get(this.guide.sight(view, player)) ?? node();
    const ranked = this.guide.rank(tools.determinize(), player);
    root.ranked = favourite ? [favourite, ...ranked.filter((move) => key(move) !== key(favourite))] : ranked;
    const start = performance.now();
    for (let n = 0; 'iterations' in budget ? n < budget.iterations : n < 4 || performance.now() - start < budget.ms; n++)
      this.descend(root, tools);
    const found = [...root.tries.values()]
      .filter(({ move, visits }) => visits > 0 && findMove(legal, move.move, move.args))
      .map((tried) => ({ ...tried, value: tried.total / tried.visits }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
    if (found[0]) memory.set(EXPECTED, found[0].after);
    return found;
  }

  private descend(root: Node, tools: Tools<G>): void {
    const { guide } = this;
    const { player } = tools;
    const match = tools.determinize();
    const random = offspring(tools.random);
    const nodes: Node[] = [];
    const tries: Try[] = [];
    let last: Try | null = null;
    let inTree = true;
    let quiet = 0;
    for (let n = 0, own = 0; n < MOST_MOVES && own < DEPTH && !match.over; n++) {
      const decider = must(match.active()[0]).player;
      if (decider !== player) {
        match.play(decider, guide.quick(match, decider, random));
        continue;
      }
      if (n > 0 && guide.quiet(match.G, player) && ++quiet > this.turns) break;
      own++;
      if (!inTree) {
        match.play(player, guide.quick(match, player, random));
        continue;
      }
      const here: Node = last ? seen(last.after, guide.sight(match.G, player)) : root;
      // Who sees the same may almost always do the same, so that a decision is weighed up only once.
      here.ranked ??= guide.rank(match, player);
      if (here.ranked.length === 1 && here !== root) {
        match.play(player, guide.quick(match, player, random));
        continue;
      }
      let tried = pick(here, here.ranked);
      if (!findMove(match.legal(player, tried.move.move), tried.move.move, tried.move.args)) tried = pick(here, guide.rank(match, player));
      match.play(player, tried.move);
      nodes.push(here);
      tries.push(tried);
      last = tried;
      inTree = tried.visits > 0;
    }
    const value = guide.value(match.G, player);
    for (const one of nodes) one.visits++;
    for (const one of tries) {
      one.visits++;
      one.total += value;
    }
  }
}

function seen(after: Map<string, Node>, sight: string): Node {
  const known = after.get(sight);
  if (known) return known;
  const made = node();
  after.set(sight, made);
  return made;
}

/** The move with the best prospects and the most left to find out, the better ranked counting for more; now and then a new one. */
function pick(here: Node, ranked: readonly Move[]): Try {
  const room = Math.min(ranked.length, 2 + Math.floor(OPENNESS * Math.sqrt(here.visits)));
  const eager = CURIOSITY * Math.sqrt(here.visits);
  let best: Try | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < room; i++) {
    const move = must(ranked[i]);
    const tried = here.tries.get(key(move));
    if (!tried) {
      const made: Try = { move, visits: 0, total: 0, value: 0, after: new Map() };
      here.tries.set(key(move), made);
      return made;
    }
    const bound = tried.total / Math.max(1, tried.visits) + eager / ((i + 2) * (tried.visits + 1));
    if (bound > top) {
      top = bound;
      best = tried;
    }
  }
  return must(best);
}
