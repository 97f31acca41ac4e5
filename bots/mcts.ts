import { type Move, move } from '../src/engine/moves';
import { idOf } from '../src/firefly/cards';
import { playerIds, playerOf, type State } from '../src/firefly/state';
import { considered } from './lib/captain';
import { evaluate } from './lib/evaluate';
import { type Found, Search } from './lib/mcts';
import { quickMove } from './lib/quick';
import { rank } from './lib/rank';
import { searcher } from './lib/searcher';
import type { Temper } from './lib/temper';
import type { Tools } from './types';

const temper: Temper = { crime: 1.1, bounty: 1, piracy: 1, warrant: 600, crew: 6, skill: 340 };

/** A lead of so many dollars makes the odds almost three to one. */
const SCALE = 9000;
/** What a lone captain measures up to. */
const ALONE = 20_000;

const PASS = move('endTurn');

/** The turn, the question with its cards and dice, and what the last steps may have brought or cost. */
function sight(G: State, p: string): string {
  const { sector, cash, hold, crew, active, hand } = playerOf(G, p);
  const frame = G.stack[G.stack.length - 1];
  let open = '';
  if (frame?.kind === 'choose' || frame?.kind === 'nav') open = idOf(frame.card);
  else if (frame?.kind === 'keep') open = frame.drawn.map(idOf).sort().join();
  else if (frame?.kind === 'test') open = `${frame.at} ${frame.dice.join()}`;
  return [G.turn.number, G.turn.used.length, frame?.kind, open, sector, cash, hold.fuel, crew.length, active.length, hand.length].join(' ');
}

/** The search for one decision. Rivals are taken to pass: what they do matters less than the time it takes to guess it. */
function think(view: State, legal: readonly Move[], tools: Tools<State>): Found[] {
  const { player } = tools;
  const rivals = playerIds(view).filter((p) => p !== player);
  const level = rivals.length > 0 && view.phase === 'play' ? Math.max(...rivals.map((p) => evaluate(view, p, temper))) : ALONE;
  const search = new Search<State>({
    rank: (match, p) => rank(match.G, p, match.legal(p), temper),
    quick(match, p, random) {
      const passing = p !== player && match.G.stack[match.G.stack.length - 1]?.kind === 'turn';
      return passing ? PASS : quickMove(match, p, temper, random);
    },
    sight,
    quiet: (G) => G.stack.length === 1 && G.turn.player === player && G.turn.used.length === 0,
    value: (G, p) => 1 / (1 + Math.exp((level - evaluate(G, p, temper)) / SCALE)),
  });
  return search.think(view, legal, tools, considered(view, player, legal, temper));
}

export const bot = searcher(think);
