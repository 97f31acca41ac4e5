import { Match } from '../../../src/engine/match';
import { type Replay, written } from '../../../src/engine/replay';
import { kinds } from '../../../src/misbehavin/frames';
import { misbehavin } from '../../../src/misbehavin/rules';
import { playOn, TABLES } from '../../misbehavin/ramble';
import type { Position } from '../positions';

/** Every stage in which somebody can be asked. */
export const STAGES: readonly string[] = Object.entries(kinds)
  .filter(([, { moves }]) => moves.length > 0)
  .map(([stage]) => stage);

/** One card only leads to these; they have tests of their own. */
export const RARE: readonly string[] = ['react', 'rescue'];
const MOST = 200;

/** The first position of each stage that random games come to, on every kind of table in turn, but for the rare ones. */
export function positions(): Position[] {
  const found = new Map<string, Position>();
  for (let game = 0; game < MOST && found.size < STAGES.length - RARE.length; game++) {
    const seed = `stages ${game}`;
    const players = 2 + (game % 3);
    const options = { ...TABLES[game % TABLES.length], turnCap: 20 };
    const match = Match.start(misbehavin, seed, players, options);
    const moves: Replay['moves'] = [];
    playOn(match, seed, 800, (player, move) => {
      const stage = match.active()[0]?.stage ?? '';
      if (!found.has(stage) && !RARE.includes(stage))
        found.set(stage, { stage, player, replay: { game: misbehavin.name, seed, players, options, moves: [...moves] } });
      moves.push(written(player, move));
    });
  }
  return [...found.values()];
}
