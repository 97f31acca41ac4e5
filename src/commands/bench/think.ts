import { MCTSBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { botNamed } from '../../../bots';
import { toolsFor } from '../../../bots/tools';
import { must } from '../../engine/must';
import { seededRandom } from '../../engine/random';
import { fireflyGame } from '../../firefly/game';
import { firefly } from '../../firefly/rules';
import { answerWith } from './measure';
import { PLAYERS, type Recorded, recordMoves, startMatch, TABLES } from './record';

/** Lets one of the two searches think about the same positions over and over, and says how many seconds an iteration takes. */
const ITERATIONS = 100;
const mcts = botNamed('mcts');

/** The same positions for both: some way into random games, with something to choose. */
const positions: readonly Recorded[] = Array.from({ length: 6 }, (_, i) => recordMoves('base', `think ${i}`, 150 + 100 * i)).filter(
  (recorded) => deciding(recorded).legal.length > 1,
);

function deciding({ seed, moves }: Recorded) {
  const match = startMatch('base', seed);
  for (const [player, move] of moves) match.play(player, move);
  const player = match.active()[0]?.player ?? '0';
  return { player, view: match.view(player), legal: match.legal(player) };
}

/** Our search on one position; `played` hears of every move it makes in its head. */
function ours(recorded: Recorded, played?: () => void): () => void {
  const { player, view, legal } = deciding(recorded);
  const tools = toolsFor(firefly, view, player, seededRandom(recorded.seed), { iterations: ITERATIONS });
  const determinize = () => {
    const match = tools.determinize();
    const play = match.play.bind(match);
    match.play = (...args) => {
      played?.();
      play(...args);
    };
    return match;
  };
  const given = played ? { ...tools, determinize } : tools;
  return () => void mcts.choose(view, legal, given);
}

/** Moves from the root to where a thought of ours ends, on average: the rollout length for both. */
function rolloutLength(): number {
  let n = 0;
  for (const position of positions) ours(position, () => n++)();
  return Math.round(n / (positions.length * ITERATIONS));
}

function stock({ seed, moves }: Recorded, playoutDepth: number): () => void {
  const game = { ...fireflyGame(TABLES.base), seed };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  for (const [playerID, { move, args }] of moves)
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args: [...args], playerID } });
  const player = must(Object.keys(state.ctx.activePlayers ?? {})[0]);
  const bot = new MCTSBot({ game, enumerate: must(game.ai).enumerate, seed, iterations: ITERATIONS, playoutDepth });
  return () => void bot.play(state, player);
}

const length = rolloutLength();
const runs = positions.map((position) => (process.argv[2] === 'stock' ? stock(position, length) : ours(position)));
answerWith(() => runs.forEach((run) => run()), positions.length * ITERATIONS);
