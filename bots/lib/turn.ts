import type { Move } from '../../src/engine/moves';
import { alertsAt } from '../../src/firefly/alerts';
import { jobCard } from '../../src/firefly/cards';
import type { SectorId } from '../../src/firefly/content/types';
import { canTryGoal } from '../../src/firefly/goals';
import { HIDDEN, playerOf, rivals } from '../../src/firefly/state';
import type { Aim } from './aims';
import { hire } from './asked';
import { fly } from './course';
import type { Eye } from './eye';
import { wantsOutfit } from './gear';
import { best, called } from './pick';
import { planOf } from './plan';
import { carryOut } from './quick';

/** Money at the end, where unfinished jobs may have to be paid for. */
function netWorth({ G, demands }: Eye, p: string): number {
  const { cash, active, hand } = playerOf(G, p);
  if (!demands.settles) return cash;
  const jobs = [...active.map(({ ref }) => ref), ...hand];
  return jobs.reduce((sum, ref) => sum - (ref === HIDDEN ? 0 : jobCard(ref).pay.base), cash);
}

/** What somebody may still earn in one turn. */
const LAST_MINUTE = 1500;

/** The call for the last turns, where money decides and nobody is likely to catch up. */
function lastCall(eye: Eye, legal: readonly Move[]): Move | undefined {
  const { G, p, demands } = eye;
  if (!demands.rich) return undefined;
  const call = legal.find(({ move, args }) => move === 'useAbility' && args[0] === G.options.story);
  if (!call) return undefined;
  const mine = netWorth(eye, p);
  return rivals(G, p).every((one) => playerOf(G, one).cash + LAST_MINUTE < mine) ? call : undefined;
}

/** The move that does it here and now. */
function carriedOut(eye: Eye, aim: Aim, legal: readonly Move[]): Move | undefined {
  switch (aim.do) {
    case 'work':
      return carryOut(aim, legal) ?? raid(eye, aim, legal);
    case 'goal':
      return carryOut(aim, legal) ?? dealAt(eye, legal);
    default:
      return carryOut(aim, legal);
  }
}

/** Of several ships that could be raided the one with the weakest crew. */
const raid = ({ G }: Eye, { what }: Aim, legal: readonly Move[]): Move | undefined =>
  best(
    legal.filter(({ move, args }) => move === 'raid' && args[0] === what),
    ({ args }) => -playerOf(G, String(args[1])).crew.length,
  );

/** Some goals are done in a Deal with whoever lives there. */
function dealAt({ G, p, board, player }: Eye, legal: readonly Move[]): Move | undefined {
  if (!canTryGoal(G, p, 'deal')) return undefined;
  return legal.find(({ move, args }) => move === 'deal' && args[0] === board.contactAt(player.sector));
}

/** Two actions a turn: what the plan begins with, and on to where it leads. */
export function takeTurn(eye: Eye, legal: readonly Move[]): Move | undefined {
  const call = lastCall(eye, legal);
  if (call) return call;
  const better = hire(eye, legal);
  if (better) return better;
  if (wantsOutfit(eye)) {
    const outfit = called(legal, 'outfit');
    if (outfit) return outfit;
  }
  const begin = (aim: Aim) => (aim.at === eye.player.sector ? carriedOut(eye, aim, legal) : fly(eye, legal, aim.at));
  const ready = (aim: Aim) => carriedOut(eye, aim, legal) !== undefined;
  const first = planOf(eye, ready);
  const now = first && (begin(first) ?? lureAway(eye, legal, first.at));
  if (now) return now;
  // Where Reavers bar the way, something else is done meanwhile.
  const other = planOf(eye, ready, eye.G.cutters);
  return (other && begin(other)) ?? called(legal, 'makeWork', 'endTurn');
}

/** Nav cards move the Reavers; whoever waits for them to clear the way had better draw some. */
function lureAway({ G, fuel, board }: Eye, legal: readonly Move[], to: SectorId): Move | undefined {
  if (!G.cutters.includes(to) || fuel < 2) return undefined;
  return best(
    legal.filter(({ move, args }) => move === 'fullBurn' && board.zone(String(args[0])) !== 'alliance'),
    ({ args }) => -alertsAt(G, String(args[0])).reaver,
  );
}

/** The plan is made anew at every step of a flight. */
export function goOn(eye: Eye, legal: readonly Move[]): Move | undefined {
  const first = planOf(eye);
  if (!first || first.at === eye.player.sector) return called(legal, 'stop');
  return fly(eye, legal, first.at) ?? called(legal, 'stop');
}
