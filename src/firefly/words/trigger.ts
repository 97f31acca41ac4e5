import type { Ability, Need, Trigger } from '../content/types';
import { bounds } from './count';
import { job } from './filter';
import { SHIP } from './name';
import { hired, ifClause, shipMoves } from './need';

/** Whose card an ability stands on, where that changes how it is said. */
export type Bearer = 'job' | 'contact' | undefined;

/** The moment, with nothing more known about it. */
const MOMENT: Record<Exclude<Trigger, 'always' | 'action'>, string> = {
  carry: 'when you hand out gear',
  job: 'when you pick crew for a job',
  test: 'before a test',
  'after-roll': 'after a test roll',
  need: 'when something is needed',
  turn: 'on your turn',
  'any-time': 'at any time',
  buy: 'in a Buy action',
  hire: 'when you hire crew',
  deal: 'in a Deal',
  sell: 'when you sell to a contact',
  'shore-leave': 'when you take shore leave',
  fly: 'in a Fly action',
  'full-burn': 'in a full burn',
  encounter: 'when you meet the Cruiser, a Cutter or the Corvette',
  'ship-moves': 'when a player moves the Cruiser, a Cutter or the Corvette',
  'alliance-contact': 'at Alliance contact',
  'crew-lost-to-reavers': 'when Reavers cost you crew',
  'medic-check': 'at a medic check',
  'wanted-roll': 'at {wanted} rolls',
  warrant: 'when a {warrant} is issued to you',
  'gain-solid': 'when you would become {solid}',
  'lose-solid': 'when you would lose {solid}',
  kill: 'when crew would be killed',
  disgruntle: 'when crew would be {disgruntled}',
  'gear-discard': 'when a gear card would be discarded',
  work: 'when you work a job',
  misbehave: 'while misbehaving',
  'misbehave-proceed': 'each time you proceed past a {misbehave} card',
  deliver: 'when you deliver',
  'job-complete': 'when you finish a job',
  'job-botched': 'when you botch a job',
  'job-discarded': 'when a job is discarded',
  salvage: 'at a Salvage Op',
  'make-work': 'when you Make-Work',
  goal: 'each time you gain a {goal} token',
  showdown: 'in a showdown',
  'showdown-lost': 'when you lose a showdown',
  boarding: 'at a boarding test',
  bounty: 'on a bounty',
  'bounty-delivered': 'when you deliver a bounty',
  'bank-empty': 'when the bank runs dry',
  'timer-empty': 'when the last timer token is gone',
  'contact-decks-empty': 'when a contact runs out of jobs',
  'game-end': 'when the game ends',
};

const ACTION = { any: 'an action', fly: 'a Fly action', buy: 'a Buy action', deal: 'a Deal action', work: 'a Work action' };

/** When an ability works, with such needs as go into the same breath; and the needs left to be said. */
export function moment(of: Ability, on: Bearer): { when: string; needs: Need[] } {
  const needs = of.needs ?? [];
  const found = needs.map((need) => fuse(of.when, need)).find((when) => when !== undefined);
  if (found) return { when: found, needs: needs.filter((need) => fuse(of.when, need) === undefined) };
  return { when: plainMoment(of, on), needs };
}

function plainMoment(of: Ability, on: Bearer): string {
  if (of.when === 'always') return '';
  if (of.when === 'action') return `as ${ACTION[of.action ?? 'any']}${of.anywhere ? ' anywhere' : ''}`;
  if (on === 'job' && of.when === 'job-complete') return 'when you finish this job';
  if (on === 'job' && of.when === 'deliver') return 'when you deliver on this job';
  if (on === 'contact' && of.when === 'deal') return 'in a Deal with this contact';
  if (of.when === 'buy' && of.do) return 'when you buy this card';
  if (of.when === 'boarding' && of.modifier?.skillBonus?.whose) return 'when you are boarded';
  return MOMENT[of.when];
}

/** A moment and a need said as one: "when you finish a Crime job". */
function fuse(when: Trigger, need: Need): string | undefined {
  if ('job' in need) {
    if (when === 'job-complete') return `when you finish ${job(need.job)}`;
    if (when === 'work') return `when you work ${job(need.job)}`;
    if (when === 'warrant') return `when a {warrant} is issued to you on ${job(need.job)}`;
  }
  if ('testSkill' in need) {
    if (when === 'test') return `before a {${need.testSkill}} test`;
    if (when === 'after-roll') return `after a {${need.testSkill}} roll`;
  }
  if ('attacking' in need && when === 'showdown') return 'in a showdown where you attack';
  if ('rivalRolled' in need && when === 'boarding') return `when a rival boards you and rolls a ${need.rivalRolled}`;
  if ('working' in need && when === 'warrant') return 'when a {warrant} is issued to you on a goal';
  if ('hired' in need && when === 'hire') return `when anyone hires ${hired(need)}`;
  if ('count' in need && when === 'deliver') return `when you deliver ${bounds(need.count, need.min, need.max)}`;
  if ('count' in need && need.count === 'empty-contact' && when === 'contact-decks-empty') return `when ${ifClause([need])}`;
  if ('ship' in need && when === 'ship-moves') return `when ${shipMoves(need)}`;
  if ('at' in need && when === 'encounter' && (need.at === 'cruiser' || need.at === 'cutter')) return `when you meet ${SHIP[need.at]}`;
  return undefined;
}
