import { activeLimit, onlyTrade } from '../../src/firefly/actions/deal';
import { burnRange } from '../../src/firefly/actions/fly';
import { contactCard, jobCard } from '../../src/firefly/cards';
import { contactsInPlay } from '../../src/firefly/contacts/standing';
import type { ContactId, SectorId, Step } from '../../src/firefly/content/types';
import { roomFor } from '../../src/firefly/goods';
import { isOutlaw } from '../../src/firefly/outlaw';
import { aboard } from '../../src/firefly/scene';
import { stepsOf } from '../../src/firefly/setup/steps';
import { SUPPLY } from '../../src/firefly/setup/table';
import { type ActionKind, pile } from '../../src/firefly/state';
import { type Aim, aim, saleOf, workAims } from './aims';
import type { Eye } from './eye';
import { FULL, HOARD, offerOf } from './offers';
import { later, timeAfter } from './time';
import { nearestTo } from './worth';

/** Stops looked ahead, and things looked at. */
const STOPS = 4;
const CHOICE = 8;
/** The chance that a nav card ends a flight. */
const STOPPED = 0.1;
/** Turns until Reavers move on. */
const WAIT = 3;

/** Something to do, by its stops; what it brings comes with the last. */
interface Task {
  aim: Aim;
  stops: readonly Stop[];
  value: number;
  /** Leads to a supply planet. */
  refuels: boolean;
  /** The contact it is done for, and whether it is yet to be begun. */
  contact: ContactId | null;
  fresh: boolean;
}

interface Stop {
  at: SectorId;
  /** Squares of the hold taken up, or freed. */
  load: number;
}

const amountOf = (goods: Step['load']): number => {
  let sum = 0;
  for (const token in goods) {
    const n = goods[token as keyof typeof goods];
    if (typeof n === 'number') sum += token === 'fuel' || token === 'parts' ? n / 2 : n;
  }
  return sum;
};

/** What a further job to choose from is worth to somebody with so many good ones at hand. */
const MORE_WORK = [1, 0.8, 0.45, 0.15] as const;
/** What fuel is worth to somebody with so much of it. */
const TANK = [1500, 900, 450, 200, 60] as const;

/** What it is worth to bring the end of the jobs nearer. */
const LOOK = 1200;
/** What it is worth to have a set to hoard. */
const SET = 4000;

/** All that a captain may set out for. */
function allAims(eye: Eye): Aim[] {
  const { G, p, player, board, fuel, solid, demands } = eye;
  const aims = workAims(eye);
  const used = G.turn.player === p ? G.turn.used : [];
  if (!used.includes('deal')) {
    const good = aims.filter((one) => one.do === 'work' && one.value > 500).length;
    const banned = stepsOf(G).contacts?.ban;
    for (const contact of contactsInPlay(G)) {
      // Harken does not deal with outlaws, and his ship arrests them.
      if (banned?.includes(contact) || (contact === 'harken' && isOutlaw(G, p))) continue;
      const at = nearestTo(eye, contactCard(contact).at, player.sector);
      if (at === undefined) continue;
      const jobs = onlyTrade(G, p) ? 0 : (MORE_WORK[good] ?? 0) * offerOf(eye, contact, at);
      const value =
        jobs + (demands.empties && pile(G, contact).draw.length > 0 ? LOOK : 0) + (solid.includes(contact) ? saleOf(G, p, contact) : 0);
      if (value > 0) aims.push(aim('deal', at, contact, value, eye.turns(player.sector, at)));
    }
  }
  if (!used.includes('buy')) {
    const sulking = player.crew.filter(({ disgruntled }) => disgruntled).length;
    const resting = sulking > 0 && player.cash >= 100 * player.crew.length;
    const tank = player.cash >= 100 && roomFor(G, p, 'fuel') > 0 ? (TANK[fuel] ?? 0) : 0;
    const hoard = demands.hoards && aboard(G, p, 'parts') < HOARD && player.cash > 300 * HOARD ? SET : 0;
    for (const planet of SUPPLY) {
      const [at] = board.sectorsOf(planet);
      if (at === undefined) continue;
      const turns = eye.turns(player.sector, at);
      aims.push(aim('buy', at, planet, offerOf(eye, planet, at) + tank + hoard, turns));
      if (resting) aims.push(aim('rest', at, planet, 350 * sulking, turns));
    }
  }
  // Whoever has nothing else to do earns a little on the nearest planet.
  const near = board.planetary(player.sector) ? player.sector : board.within(player.sector, 4).find((sector) => board.planetary(sector));
  if (near !== undefined) aims.push(aim('toil', near, near, player.cash < 300 && fuel === 0 ? 450 : 40, eye.turns(player.sector, near)));
  return aims.sort((a, b) => b.rate - a.rate);
}

function taskOf(eye: Eye, aim: Aim): Task {
  const refuels = aim.do === 'buy' || aim.do === 'rest';
  if (aim.do !== 'work') return { aim, stops: [{ at: aim.at, load: 0 }], value: aim.value, refuels, contact: null, fresh: false };
  const { steps, contact } = jobCard(aim.what);
  const begun = eye.player.active.find(({ ref }) => ref === aim.what);
  const stops: Stop[] = [];
  let from = eye.player.sector;
  for (const step of steps.slice(begun?.step ?? 0)) {
    const at = nearestTo(eye, step.at, from) ?? from;
    stops.push({ at, load: amountOf(step.load) - amountOf(step.deliver) });
    from = at;
  }
  return { aim, stops, value: aim.value, refuels, contact, fresh: begun === undefined };
}

/** Turns that a flight takes, by its length: burns that may be cut short. */
const flights = new Map<number, number[]>();
function burnsFor(range: number, far: number): number {
  let table = flights.get(range);
  if (!table) {
    table = [0];
    for (let d = 1; d <= 60; d++) {
      let turns = 1;
      let flown = 1;
      for (let n = 1; n < Math.min(d, range); n++) {
        turns += flown * STOPPED * (table[d - n] ?? 0);
        flown *= 1 - STOPPED;
      }
      if (d > range) turns += flown * (table[d - range] ?? 0);
      table.push(turns);
    }
    flights.set(range, table);
  }
  return table[Math.min(far, 60)] ?? far;
}

/** A moment in a plan: turns from now, and the action the current turn began with. */
interface Moment {
  turns: number;
  begun: ActionKind | null;
}

/** After an action that is no flight; a turn has two, of different kinds. */
function acted({ turns, begun }: Moment, kind: ActionKind): Moment {
  if (begun === null) return { turns, begun: kind };
  return begun === kind ? { turns: turns + 1, begun: kind } : { turns: turns + 1, begun: null };
}

/** After a flight of so many burns, one a turn. */
function flown({ turns, begun }: Moment, burns: number): Moment {
  if (begun === null) return { turns: turns + burns - 1, begun: 'fly' };
  return begun === 'fly' ? { turns: turns + burns, begun: 'fly' } : { turns: turns + burns, begun: null };
}

const KINDS: Readonly<Record<Aim['do'], ActionKind>> = {
  work: 'work',
  goal: 'work',
  toil: 'work',
  deal: 'deal',
  sell: 'deal',
  buy: 'buy',
  rest: 'buy',
};

/** The first thing to do of the best way to spend the next turns, if there is anything to do at all. */
export function planOf(eye: Eye, ready: (aim: Aim) => boolean = () => true, barred: readonly SectorId[] = []): Aim | null {
  const { G, p, player, board } = eye;
  const tasks = allAims(eye)
    .filter(({ value, at }) => value > 0 && !barred.includes(at))
    .slice(0, CHOICE)
    .map((one) => taskOf(eye, one));
  const range = Math.max(1, burnRange(G, p));
  const flight = G.stack.find((frame) => frame.kind === 'fly' && frame.p === p);
  const reach = flight?.kind === 'fly' ? flight.range : 0;
  const used = G.turn.player === p ? G.turn.used : [];
  const done = tasks.map(() => 0);
  /** Contacts won over on the way, and jobs that may still be begun. */
  const won: (ContactId | null)[] = [];
  let free = activeLimit(G, p) - player.active.length;
  /** What all that is not yet done would bring. */
  let left = tasks.reduce((sum, { value }) => sum + value, 0);
  let first: Aim | null = null;
  let most = Number.NEGATIVE_INFINITY;

  function legOf(at: SectorId, to: SectorId, moment: Moment, fuel: number, depth: number): Moment {
    const far = board.distance(at, to);
    if (far === 0) return moment;
    if (depth === 0 && reach > 0 && far <= reach) return moment;
    const burns = fuel > 0 || far === 1 ? burnsFor(range, depth === 0 ? far - reach : far) : far;
    return flown(moment, G.cutters.includes(to) ? burns + WAIT : burns);
  }

  /** Goes on from here, and keeps the best of what it finds. */
  function look(start: Aim | null, at: SectorId, moment: Moment, fuel: number, space: number, gained: number, depth: number): void {
    const score = gained + timeAfter(moment.turns + (moment.begun === null ? 0 : 0.5));
    if (start && score > most) {
      first = start;
      most = score;
    }
    // Not even with all of the rest at once.
    if (depth === STOPS || gained + later(left, moment.turns) + timeAfter(moment.turns) <= most) return;
    for (let i = 0; i < tasks.length; i++) {
      const task = tasks[i] as Task;
      const nth = done[i] as number;
      const stop = task.stops[nth];
      const begins = task.fresh && nth === 0;
      if (!stop || stop.load > space || (begins && free <= 0)) continue;
      const kind = KINDS[task.aim.do];
      if (depth === 0 && stop.at === at && !used.includes(kind) && !ready(task.aim)) continue;
      const there = legOf(at, stop.at, moment, fuel, depth);
      const last = nth + 1 === task.stops.length;
      const gain = last ? later(won.includes(task.contact) ? task.value - task.aim.standing : task.value, there.turns) : 0;
      const room = (last && task.contact ? 1 : 0) - (begins ? 1 : 0);
      const burns = Math.ceil(board.distance(at, stop.at) / range);
      done[i] = nth + 1;
      free += room;
      won.push(last ? task.contact : null);
      if (last) left -= task.value;
      look(
        start ?? task.aim,
        stop.at,
        acted(there, kind),
        task.refuels ? FULL : Math.max(0, fuel - burns),
        space - stop.load,
        gained + gain,
        depth + 1,
      );
      won.pop();
      if (last) left += task.value;
      free -= room;
      done[i] = nth;
    }
  }

  const begun: Moment = used.length >= 2 ? { turns: 1, begun: null } : { turns: 0, begun: used[0] ?? null };
  look(null, player.sector, begun, eye.fuel, roomFor(G, p, 'cargo'), 0, 0);
  if (tasks.length > 0 && isIdle(first)) {
    // Better something that takes long than nothing at all.
    const other = tasks.find(({ aim: one }) => one.value >= WORTHWHILE && (one.at !== player.sector || ready(one)));
    return other?.aim ?? first;
  }
  return first;
}

/** What an aim must be worth to set out for it when there is nothing else to do. */
const WORTHWHILE = 200;

const isIdle = (one: Aim | null): boolean => one === null || one.do === 'toil';
