import type { PlayerID } from '../../src/engine/moves';
import { must } from '../../src/engine/must';
import { idOf } from '../../src/misbehavin/cards';
import { playerOf, type Ref, type State } from '../../src/misbehavin/state';
import { Search } from '../lib/mcts';
import { searcher } from '../lib/searcher';
import { outlook } from './lib/evaluate';
import { choice, ideas } from './lib/player';
import { tempers } from './lib/tempers';

/** Before the factions are chosen, any manner will do. */
const temperOf = (G: State, p: PlayerID) => tempers[playerOf(G, p).faction ?? 'alliance'];
const names = (refs: readonly Ref[]): string => refs.map(idOf).sort().join();

/** The turn, the question, and what the seat has at hand to answer it with. */
function sight(G: State, p: PlayerID): string {
  const { hand, display, tableau, credits, verse } = playerOf(G, p);
  const frame = G.stack.at(-1);
  const at = frame && 'at' in frame ? frame.at : '';
  const target = frame?.kind === 'fight' ? frame.target : '';
  return [G.turn.number, frame?.kind, at, target, names(hand), display.length, tableau.length, credits, verse].join(' ');
}

/** Everybody is taken to play on as the scripted player would, up to the next own turn: further ahead, guesses drown what matters. */
export const bot = searcher<State>((view, legal, tools) => {
  const { player } = tools;
  const [idea, ...others] = ideas(view, player, legal, temperOf(view, player));
  if (idea && others.length === 0) return [{ move: idea, visits: 1, value: outlook(view, player, temperOf(view, player)) }];
  const search = new Search<State>(
    {
      rank: (match, p) => ideas(match.G, p, match.legal(p), temperOf(match.G, p)),
      quick(match, p, random) {
        const moves = match.legal(p);
        return choice(match.G, p, moves, temperOf(match.G, p)) ?? must(moves[Math.floor(random.Number() * moves.length)], 'move');
      },
      sight,
      quiet: ({ stack, turn }, p) =>
        stack.length === 1 && turn.player === p && !turn.acquired && turn.recruitments > 0 && turn.activations.any > 0,
      value: (G, p) => outlook(G, p, temperOf(G, p)),
    },
    0,
  );
  return search.think(view, legal, tools);
});
