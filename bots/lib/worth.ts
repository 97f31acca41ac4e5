import { canBoard } from '../../src/firefly/boarding';
import { crewCard, crewCost, driveCard, gearCard, isLeader, jobCard, supplyCard } from '../../src/firefly/cards';
import type { ContactId, Freight, Goods, JobCard, Place, SectorId, Skill, Step } from '../../src/firefly/content/types';
import { crewRoom, roomFor, slotRoom } from '../../src/firefly/goods';
import { meets, spendFor } from '../../src/firefly/need';
import { aboard } from '../../src/firefly/scene';
import { HIDDEN, playerOf, type Ref, rivals, type State } from '../../src/firefly/state';
import type { Eye } from './eye';
import { hasOne, testOdds } from './odds';
import type { Temper } from './temper';

const SKILLS: readonly Skill[] = ['fight', 'tech', 'negotiate'];

/** The nearest sector that is such a place. */
export function nearestTo(eye: Eye, place: Place, from: SectorId): SectorId | undefined {
  if (place === 'here' || place === 'anywhere') return from;
  const sectors = eye.sectorsFor(place);
  if (sectors.length === 1) return sectors[0];
  let best: SectorId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const sector of sectors) {
    const far = eye.board.distance(from, sector);
    if (far >= least) continue;
    least = far;
    best = sector;
  }
  return best;
}

const most = (n: unknown, otherwise: number): number => (typeof n === 'number' ? n : otherwise);

function goodsFor(G: State, p: string, goods: Goods | undefined, have: 'room' | 'aboard'): boolean {
  return Object.entries(goods ?? {}).every(([token, n]) => {
    if (token === 'of' || token === 'any') return true;
    const wanted = most(n, 1);
    return have === 'room' ? roomFor(G, p, token as Freight) >= wanted : aboard(G, p, token as Freight) >= wanted;
  });
}

/** How much of a good is aboard beyond what jobs in progress wait for. */
export function surplus(G: State, p: string, good: Freight): number {
  const owed = playerOf(G, p).active.flatMap(({ ref, step }) =>
    jobCard(ref)
      .steps.slice(step)
      .map(({ deliver }) => deliver?.[good as 'cargo']),
  );
  return aboard(G, p, good) - owed.reduce<number>((sum, n) => sum + (n === undefined ? 0 : most(n, 99)), 0);
}

/** The chance to come out on top against another crew. */
const SHOWDOWN = 0.55;

/** The nearest ship that can be raided in this step. */
function preyFor({ G, p, board }: Eye, { target }: Step, from: SectorId): SectorId | undefined {
  let best: SectorId | undefined;
  for (const rival of rivals(G, p)) {
    const { sector } = playerOf(G, rival);
    if (sector === '' || !target || !meets(G, { p: rival }, target.needs) || !canBoard(G, rival)) continue;
    if (best === undefined || board.distance(from, sector) < board.distance(from, best)) best = sector;
  }
  return best;
}

/** The chance to get through a step. */
function stepOdds(eye: Eye, { misbehave, test, showdown }: Step): number {
  return (misbehave ? eye.odds ** misbehave : 1) * (test ? testOdds(eye, test) : 1) * (showdown ? SHOWDOWN : 1);
}

/** A job as a plan: where it goes on, what it brings, how long it takes. */
export interface Prospect {
  at: SectorId;
  value: number;
  /** What of it comes from the contact's good opinion, which can be won only once. */
  standing: number;
  /** Turns from here to the end of it. */
  turns: number;
}

/** What a completed job for this contact is worth beside its pay. */
export function standingWorth({ demands, solid }: Eye, contact: ContactId): number {
  if (solid.includes(contact)) return 0;
  if (demands.contacts.includes(contact)) return 3500;
  return demands.solid > 0 && solid.length < demands.solid ? 3500 : 500;
}

/** What somebody's job would bring this player from the step it is at; undefined when it cannot be done. */
export function prospectOf(eye: Eye, ref: Ref, step: number, start: SectorId = eye.player.sector): Prospect | undefined {
  const { G, p, temper } = eye;
  const card = jobCard(ref);
  if (card.attach || card.steps.length <= step) return undefined;
  if (card.needs && spendFor(G, { p }, card.needs) === null) return undefined;
  let at: SectorId | undefined;
  let from = start;
  let turns = 0;
  let odds = 1;
  for (let i = step; i < card.steps.length; i++) {
    const one = card.steps[i] as Step;
    const target = one.at === 'rival-ship' ? preyFor(eye, one, from) : nearestTo(eye, one.at, from);
    if (target === undefined) return undefined;
    if (i === step) {
      at = target;
      if (one.deliver && !goodsFor(G, p, one.deliver, 'aboard')) return undefined;
      if (one.load && !goodsFor(G, p, one.load, 'room')) return undefined;
    }
    turns += Math.max(i === step ? 0 : 1, eye.turns(from, target));
    odds *= stepOdds(eye, one);
    from = target;
  }
  if (at === undefined) return undefined;
  const standing = standingWorth(eye, card.contact) * odds;
  return {
    at,
    value: (payOf(eye, card) + tokenWorth(eye, card, from)) * odds + standing - lossOf(card, temper) * (1 - odds),
    standing,
    turns: turns + 1,
  };
}

/** What a goal token is worth that comes with the completed job. */
function tokenWorth({ G, demands }: Eye, card: JobCard, at: SectorId): number {
  if (demands.seeds && (G.seeds[at] ?? 0) > 0) return TOKEN;
  return demands.tokenJobs.length > 0 && card.types.some((type) => demands.tokenJobs.includes(type)) ? TOKEN : 0;
}
const TOKEN = 3500;

/** The contacts whom some job begun or in hand will win over. */
export function promisesOf(eye: Eye): Set<ContactId> {
  const { active, hand } = eye.player;
  const contacts = new Set<ContactId>();
  for (const { ref, step } of active) if (prospectOf(eye, ref, step)) contacts.add(jobCard(ref).contact);
  for (const ref of hand) if (ref !== HIDDEN && prospectOf(eye, ref, 0)) contacts.add(jobCard(ref).contact);
  return contacts;
}

function payOf({ player, thrift, temper }: Eye, card: JobCard): number {
  const { base, per, extra, load } = card.pay;
  const units = per === undefined ? 1 : 3;
  let pay = base * units + (extra ? 4 * extra.amount : 0);
  for (const n of Object.values(load ?? {})) pay += 300 * most(n, 0);
  let cuts = 0;
  let moral = 0;
  for (const { ref } of player.crew) {
    cuts += crewCost(ref);
    if (card.immoral === true && crewCard(ref).moral) moral += 250;
  }
  const cash = Math.max(pay * 0.2, pay - cuts) * thrift - moral;
  return cash * (card.legal ? 1 : temper.crime) * (card.types.includes('piracy') ? temper.piracy : 1);
}

const lossOf = (card: JobCard, temper: Temper): number => (card.legal ? 100 : temper.warrant * 0.6);

/** What so many points of a skill are good for: the first few most, so that a crew is balanced, then up to what the story asks for. */
function skillCurve(points: number, target: number, focus: boolean): number {
  return (
    Math.min(points, 5) + (focus ? 1.2 : 0.5) * Math.max(0, Math.min(points, target) - 5) + 0.12 * Math.max(0, points - Math.max(5, target))
  );
}

/** Worth of what the crew can do. */
export function skillWorth(eye: Eye): number {
  const { skills, stress, focus } = eye.demands;
  let sum = 0;
  for (const skill of SKILLS) sum += skillCurve(eye.points(skill), skills[skill], skill === focus);
  return stress * eye.temper.skill * sum;
}

/** What a player has and lacks, so that many cards can be looked at without counting again. */
export interface Outfit {
  /** What a dollar is worth. */
  thrift: number;
  stress: number;
  focus: Skill | null;
  /** Points now, and points asked for. */
  has: Readonly<Record<Skill, number>>;
  wants: Readonly<Record<Skill, number>>;
  crew: number;
  crewRoom: number;
  slots: number;
  range: number;
  gear: number;
  keywords: ReadonlySet<string>;
  missing: readonly string[];
  /** With every berth taken: what is lost with the one who is missed least, and what points are left; null where there is room. */
  weakest: { worth: number; has: Readonly<Record<Skill, number>> } | null;
  /** With every hand full: what is lost with the gear that is missed least; null where somebody has none. */
  lightest: number | null;
}

export function outfitOf(eye: Eye): Outfit {
  const { G, p, player, thrift } = eye;
  const { skills, stress, focus } = eye.demands;
  const outfit: Outfit = {
    thrift,
    stress,
    focus,
    has: { fight: eye.points('fight'), tech: eye.points('tech'), negotiate: eye.points('negotiate') },
    wants: skills,
    crew: player.crew.length,
    crewRoom: crewRoom(G, p),
    slots: slotRoom(G, p),
    range: player.drive ? driveCard(player.drive).range : 5,
    gear: player.gear.length,
    keywords: new Set(player.gear.flatMap(({ ref }) => gearCard(ref).keywords ?? [])),
    missing: ['pilot', 'mechanic', 'medic'].filter((one) => !hasOne(G, p, one)),
    weakest: null,
    lightest: null,
  };
  if (outfit.gear >= outfit.crew) outfit.lightest = Math.min(...player.gear.map(({ ref }) => carriedWorth(outfit, ref, eye.temper)));
  if (outfit.crewRoom > 0) return outfit;
  for (const { ref } of player.crew) {
    if (isLeader(ref)) continue;
    const worth = memberWorth(outfit, ref, eye.temper);
    if (!outfit.weakest || worth < outfit.weakest.worth) outfit.weakest = { worth, has: pointsWithout(outfit, supplyCard(ref)) };
  }
  return outfit;
}

/** The points that would be left without a card. */
function pointsWithout({ has }: Outfit, card: Partial<Record<Skill, number>>): Record<Skill, number> {
  const left = { ...has };
  for (const skill of SKILLS) left[skill] = Math.max(0, left[skill] - (card[skill] ?? 0));
  return left;
}

/** What gear aboard is good for: what would be missing without it. */
export function carriedWorth(outfit: Outfit, ref: Ref, temper: Temper): number {
  const card = gearCard(ref);
  return points({ ...outfit, has: pointsWithout(outfit, card) }, card, temper) + KEYWORD * (card.keywords?.length ?? 0);
}

/** What somebody aboard is good for: what would be missing without them. */
export const memberWorth = (outfit: Outfit, ref: Ref, temper: Temper): number =>
  Math.max(0, supplyWorth({ ...outfit, has: pointsWithout(outfit, supplyCard(ref)), crewRoom: 3, weakest: null }, ref, temper));

/** What a new card must be better by to take another's place. */
const CHANGE = 300;
/** What a kind of gear is worth that jobs and cards may ask for. */
const KEYWORD = 220;

/** What a supply card would be worth to such a player, its price not yet taken off. */
export function supplyWorth(outfit: Outfit, ref: Ref, temper: Temper): number {
  const card = supplyCard(ref);
  switch (card.kind) {
    case 'crew': {
      if (outfit.weakest !== null) {
        const { worth, has } = outfit.weakest;
        return supplyWorth({ ...outfit, has, crewRoom: 3, weakest: null }, ref, temper) - worth - CHANGE;
      }
      if (outfit.crewRoom <= 0) return 0;
      // The last berths are for somebody who is good at something.
      const berth = outfit.crewRoom <= 2 ? 0.8 * outfit.stress * temper.skill : 0;
      const wanted = outfit.stress > 1 || outfit.crew <= temper.crew ? 1 : 0.4;
      const special = card.professions?.some((one) => outfit.missing.includes(one));
      return wanted * (points(outfit, card, temper) + (special ? 300 : 0) + 100) - 0.9 * outfit.thrift * (card.cost ?? 0) - berth;
    }
    case 'gear': {
      const fresh = (card.keywords ?? []).filter((keyword) => !outfit.keywords.has(keyword));
      return points(outfit, card, temper) + KEYWORD * fresh.length - (outfit.lightest === null ? 0 : outfit.lightest + CHANGE);
    }
    case 'upgrade':
      return outfit.slots > 0 ? 0.75 * (card.cost ?? 0) : 0;
    case 'drive':
      return 500 * (card.range - outfit.range);
  }
}

function points({ has, wants, stress, focus }: Outfit, card: Partial<Record<Skill, number>>, temper: Temper): number {
  let gain = 0;
  for (const skill of SKILLS) {
    const more = card[skill] ?? 0;
    const focused = skill === focus;
    if (more > 0) gain += skillCurve(has[skill] + more, wants[skill], focused) - skillCurve(has[skill], wants[skill], focused);
  }
  return stress * temper.skill * gain;
}

/** A card's worth less its price; nothing for what cannot be paid. */
export function bargain(outfit: Outfit, ref: Ref, money: number, temper: Temper): number {
  const { cost, kind } = supplyCard(ref);
  const price = cost ?? 0;
  return price > money ? Number.NEGATIVE_INFINITY : supplyWorth(outfit, ref, temper) - (kind === 'crew' ? 0.3 : 1) * outfit.thrift * price;
}
