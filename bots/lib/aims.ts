import { jobsToStart } from '../../src/firefly/actions/shared-jobs';
import { contactCard, jobCard } from '../../src/firefly/cards';
import { contactsInPlay } from '../../src/firefly/contacts/standing';
import type { ContactId, Freight, SectorId } from '../../src/firefly/content/types';
import { meets } from '../../src/firefly/need';
import { isOutlaw } from '../../src/firefly/outlaw';
import { stepsOf } from '../../src/firefly/setup/steps';
import { SUPPLY } from '../../src/firefly/setup/table';
import { HIDDEN, type Player, type Ref, type State } from '../../src/firefly/state';
import type { Eye } from './eye';
import { testOdds } from './odds';
import { shopping } from './shopping';
import { nearestTo, type Prospect, standingWorth, surplus } from './worth';

/** Something worth flying for: what to do where, what it brings, and how much that is for each turn it takes. */
export interface Aim {
  do: 'work' | 'goal' | 'deal' | 'buy' | 'rest' | 'sell' | 'toil';
  at: SectorId;
  /** The job, goal, contact or planet. */
  what: string;
  value: number;
  turns: number;
  /** Value by turns. */
  rate: number;
  /** What of the value comes from a contact's good opinion. */
  standing: number;
}

export function aim(doing: Aim['do'], at: SectorId, what: string, value: number, turns: number, standing = 0): Aim {
  return { do: doing, at, what, value, turns, rate: value / (turns + 0.6), standing };
}

/** Jobs begun and jobs in hand that can be done, with what they bring. */
interface Job {
  ref: Ref;
  prospect: Prospect;
}

function jobsOf(eye: Eye): Job[] {
  const { active, hand } = eye.player;
  const jobs: Job[] = [];
  for (const { ref, step } of active) {
    const prospect = eye.prospect(ref, step);
    if (prospect) jobs.push({ ref, prospect });
  }
  for (const ref of eye.demands.shared ? jobsToStart(eye.G, eye.p) : hand) {
    const prospect = ref === HIDDEN ? undefined : eye.prospect(ref, 0);
    if (prospect) jobs.push({ ref, prospect });
  }
  return jobs;
}

/** Jobs that can be gone on with, and the next goal. */
function addWork(eye: Eye, jobs: readonly Job[], aims: Aim[]): void {
  for (const { ref, prospect } of jobs)
    if (prospect.value > 0) aims.push(aim('work', prospect.at, ref, prospect.value, prospect.turns, prospect.standing));
  addGoal(eye, aims);
}

/** What the work at hand comes to. */
export function workAims(eye: Eye): Aim[] {
  const aims: Aim[] = [];
  addWork(eye, jobsOf(eye), aims);
  return aims;
}

/** All that this player could set out for, best first. */
export function aimsOf(eye: Eye): Aim[] {
  const { G, p } = eye;
  const aims: Aim[] = [];
  const jobs = jobsOf(eye);
  addWork(eye, jobs, aims);
  // What has been done this turn is not what to fly for.
  const used = G.turn.player === p ? G.turn.used : [];
  if (!used.includes('deal')) addDeals(eye, jobs, aims);
  if (!used.includes('buy')) addSupply(eye, aims);
  return aims.sort((a, b) => b.rate - a.rate);
}

/** The chance to bring off the next goal as things stand. */
export function goalOdds(eye: Eye): number {
  const { G, p, demands, player } = eye;
  const { next, cash } = demands;
  if (!next || (next.needs && !meets(G, { p }, next.needs))) return 0;
  if (next.test && cash > player.cash && next.test.bands.some(({ effects }) => effects.some((effect) => effect.do === 'choose'))) return 0;
  return eye.odds ** (next.misbehave ?? 0) * (next.test ? testOdds(eye, next.test) : 1);
}

function addGoal(eye: Eye, aims: Aim[]): void {
  const { next, place } = eye.demands;
  const { sector } = eye.player;
  const home = place && meets(eye.G, { p: eye.p }, place.needs) ? nearestTo(eye, place.at, sector) : undefined;
  if (home !== undefined) aims.push(aim('goal', home, 'home', 14000, eye.turns(sector, home)));
  if (!next) return;
  const odds = goalOdds(eye);
  const at = next.at === null ? sector : nearestTo(eye, next.at, sector);
  if (at === undefined || odds < 0.2) return;
  aims.push(aim('goal', at, String(next.goal), 12000 * odds - 1500 * (1 - odds), eye.turns(sector, at)));
}

/** What it is worth to have more jobs to choose from, by the number of good ones at hand. */
const MORE_WORK = [2300, 1500, 700] as const;

function addDeals(eye: Eye, jobs: readonly Job[], aims: Aim[]): void {
  const { G, p, player, temper, solid } = eye;
  const good = jobs.filter(({ prospect }) => prospect.value > 500).length;
  const banned = stepsOf(G).contacts?.ban;
  for (const contact of contactsInPlay(G)) {
    if (banned?.includes(contact)) continue;
    // Harken does not deal with outlaws, and his ship arrests them.
    if (contact === 'harken' && isOutlaw(G, p)) continue;
    const at = nearestTo(eye, contactCard(contact).at, player.sector);
    if (at === undefined) continue;
    const wanted = standingWorth(eye, contact) > 1000 && !holdsJobOf(player, contact);
    const crime = contact === 'harken' || contact === 'amnon-duul' ? 1 : temper.crime;
    const work = (MORE_WORK[good] ?? 0) * crime + (wanted ? 2500 : 0);
    const goods = solid.includes(contact) ? saleOf(G, p, contact) : 0;
    aims.push(aim('deal', at, contact, work + goods, eye.turns(player.sector, at) + (work > goods ? 3.5 : 0)));
  }
}

/** Whether a job for that contact is begun or in hand. */
export const holdsJobOf = ({ active, hand }: Player, contact: ContactId): boolean =>
  active.some(({ ref }) => jobCard(ref).contact === contact) || hand.some((ref) => ref !== HIDDEN && jobCard(ref).contact === contact);

export function saleOf(G: State, p: string, contact: ContactId): number {
  const { buys } = contactCard(contact);
  let sum = 0;
  for (const good in buys) sum += (buys[good as keyof typeof buys] ?? 0) * Math.max(0, surplus(G, p, good as Freight));
  return sum;
}

/** Money free to be spent on cards: not what fuel costs, and not what a goal that is near asks for. */
export function spareMoney({ player: { cash }, demands }: Eye): number {
  const needed = demands.cash;
  return cash - (needed > 0 && cash > 0.8 * needed ? needed : 200);
}

function addSupply(eye: Eye, aims: Aim[]): void {
  const { player, board, fuel } = eye;
  const money = spareMoney(eye);
  const tank = fuel < 3 && player.cash >= 100 ? 450 * (3 - fuel) : 0;
  const sulking = player.crew.filter(({ disgruntled }) => disgruntled).length;
  const resting = sulking > 0 && player.cash >= 100 * player.crew.length;
  const gains = money >= 100 ? shopping(eye, SUPPLY, money) : [];
  for (const [i, planet] of SUPPLY.entries()) {
    const [at] = board.sectorsOf(planet);
    if (at === undefined) continue;
    const turns = eye.turns(player.sector, at);
    aims.push(aim('buy', at, planet, (gains[i] ?? 0) + tank, turns + 0.4));
    if (resting) aims.push(aim('rest', at, planet, 350 * sulking, turns));
  }
}
