import type { Match } from '../../src/engine/match';
import type { Move } from '../../src/engine/moves';
import { type SeededRandom, seededRandom } from '../../src/engine/random';
import { bountyCard, jobCard } from '../../src/firefly/cards';
import { boardFor } from '../../src/firefly/map';
import type { Options, State } from '../../src/firefly/state';

const idle = [
  'jettison',
  'putOff',
  'dismiss',
  'scrap',
  'dropGear',
  'stow',
  'outfit',
  'offerTrade',
  'giveMoney',
  'askForMoney',
  'endTurn',
  'callOff',
  'leaveAboard',
  'discardJob',
  'handOutGear',
];
const eager = [
  'work',
  'workGoal',
  'raid',
  'apprehend',
  'jumpBounty',
  'turnIn',
  'setOut',
  'considerJobs',
  'considerCards',
  'keep',
  'payAll',
  'deal',
];

/**
 * A random player who likes to get somewhere: flies towards the next step of a job or where a bounty is wanted, and works when possible, so
 * that games reach far.
 */
export function ramble(G: State, player: string, legal: readonly Move[], random: SeededRandom): Move {
  const pick = (moves: readonly Move[]) => moves[Math.floor(random.Number() * moves.length)] as Move;
  const names = [...new Set(legal.map(({ move }) => move))];
  // By name first: a move that can be made in many ways is no likelier for it.
  const any = () => {
    const name = names[Math.floor(random.Number() * names.length)];
    return pick(legal.filter(({ move }) => move === name));
  };
  if (random.Number() < 0.15) return any();
  const busy = legal.filter(({ move }) => !idle.includes(move));
  const keen = busy.filter(({ move }) => eager.includes(move));
  if (keen.length > 0 && random.Number() < 0.8) return pick(keen);
  const target = goal(G, player);
  const steps = busy.filter(({ move }) => move === 'fullBurn' || move === 'mosey' || move === 'flyOn');
  if (target && steps.length > 0) {
    const board = boardFor(G.options.sets);
    const far = (move: Move) => board.distance(String(move.args[0]), target);
    const best = Math.min(...steps.map(far));
    if (best < board.distance(G.players[player]?.sector ?? target, target)) return pick(steps.filter((move) => far(move) === best));
  }
  return busy.length > 0 ? pick(busy) : any();
}

function goal(G: State, player: string): string | undefined {
  const { active = [], hand = [], bound = [] } = G.players[player] ?? {};
  for (const { bounty } of bound) {
    const { dropOff } = bountyCard(bounty);
    const [sector] = dropOff === 'cruiser' ? [G.cruiser] : typeof dropOff === 'string' ? boardFor(G.options.sets).sectorsOf(dropOff) : [];
    if (sector) return sector;
  }
  const refs = [...active.map(({ ref, step }) => ({ ref, step })), ...hand.filter((ref) => ref !== '?').map((ref) => ({ ref, step: 0 }))];
  for (const { ref, step } of refs) {
    const at = jobCard(ref).steps[step]?.at;
    if (at === 'rival-ship') return Object.entries(G.players).find(([p]) => p !== player)?.[1].sector;
    const [sector] = typeof at === 'string' && at !== 'cruiser' ? boardFor(G.options.sets).sectorsOf(at) : [];
    if (sector) return sector;
  }
  return 'space-bazaar';
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
    const move = ramble(match.G, decider.player, match.legal(decider.player), random);
    before(decider.player, move);
    match.play(decider.player, move);
  }
}
