import type { Match } from '../../src/engine/match';
import type { Move } from '../../src/engine/moves';
import { type SeededRandom, seededRandom } from '../../src/engine/random';
import type { Options, State } from '../../src/misbehavin/state';

const idle = ['endTurn', 'clearOut', 'abandon', 'giveUp', 'stop', 'dismiss', 'takeBack'];

/** A random player who likes to get somewhere: ends the turn only when there is little left to do, so that games reach far. */
export function ramble(legal: readonly Move[], random: SeededRandom): Move {
  const pick = (moves: readonly Move[]) => moves[Math.floor(random.Number() * moves.length)] as Move;
  if (random.Number() < 0.1) return pick(legal);
  const busy = legal.filter(({ move }) => !idle.includes(move));
  return pick(busy.length > 0 ? busy : legal.filter(({ move }) => move !== 'clearOut' && move !== 'dismiss'));
}

/** Plays on to the end or for so many moves; tells of every move before it is made. */
export function playOn(
  match: Match<State, Options>,
  seed: string,
  most: number,
  before: (player: string, move: Move) => void = () => {},
): void {
  const random = seededRandom(seed);
  for (let n = 0; n < most && !match.over; n++) {
    const decider = match.active()[0];
    if (!decider) throw new Error('nobody is to decide');
    const legal = match.legal(decider.player);
    const move = ramble(legal, random) ?? legal[0];
    before(decider.player, move);
    match.play(decider.player, move);
  }
}

/** Tables that between them use everything there is. */
export const TABLES: readonly Record<string, unknown>[] = [
  {},
  { supply: 'down-n-dirty', side: 'B' },
  { supply: 'wheel-and-deal', reavers: true },
  { supply: 'xie-xie', factions: 'choose', immunity: 'any' },
  { supply: 'draft', catchUp: true, reavers: true },
  { episode: 'ep-train-job' },
  { episode: 'ep-shindig' },
  { episode: 'ep-war-stories' },
  { episode: 'ep-bushwhacked' },
];
