import type { Amount, CrewName, Who } from '../content/types';
import { a, list, nothingElse } from './english';
import { KEYWORD, PROFESSION, professions } from './keyword';
import { isCommon, nameOf } from './name';

/** Those crew, as somebody something happens to: "all {moral} crew", or with a number "2 {wanted} crew". */
export function crew(who: Who, n?: Amount, upTo?: boolean): string {
  if (n === undefined || isOne(who)) return everyone(who);
  if (n === 'all') return everyone(who);
  if (n === 'no-limit') return `any number of ${noun(who, true)}`;
  const number = typeof n === 'number' ? `${n}` : 'so many';
  return `${upTo ? 'up to ' : ''}${number} ${who === 'rival-crew' ? "of the rival's crew" : noun(who, n !== 1)}`;
}

/** All of them. */
function everyone(who: Who): string {
  switch (who) {
    case 'all':
      return 'your whole crew';
    case 'on-job':
      return 'everyone on the job';
    case 'not-leader':
      return 'everyone but the leader';
    case 'leader':
      return 'the leader';
    case 'any':
      return 'any crew';
    case 'other':
      return 'all other crew';
    case 'self':
      return 'this crew';
    case 'carrier':
      return 'the carrier';
    case 'that-crew':
      return 'that crew';
    case 'team':
      return 'the team';
    case 'highest-fight':
    case 'highest-cost':
      return `the ${noun(who)}`;
    case 'rival':
      return 'the rival';
    case 'rival-leader':
      return "the rival's leader";
    case 'rival-crew':
      return "the rival's whole crew";
    case 'on-job-without-gear':
    case 'moral':
    case 'wanted':
    case 'wanted-on-job':
    case 'disgruntled':
      return `all ${noun(who)}`;
  }
  return 'crew' in who ? someone(who.crew) : `all ${noun(who, true)}`;
}

/** "Jayne", "an Enforcer" */
export function someone(crew: CrewName): string {
  return isCommon(crew) ? a(nameOf(crew)) : nameOf(crew);
}

/** What such crew are called, without saying how many. */
export function noun(who: Who, many = false): string {
  switch (who) {
    case 'all':
    case 'any':
      return 'crew';
    case 'on-job':
      return 'crew on the job';
    case 'on-job-without-gear':
      return `crew on the job who ${many ? 'carry' : 'carries'} no gear`;
    case 'moral':
      return '{moral} crew';
    case 'wanted':
      return '{wanted} crew';
    case 'wanted-on-job':
      return '{wanted} crew on the job';
    case 'disgruntled':
      return '{disgruntled} crew';
    case 'not-leader':
      return 'crew other than the leader';
    case 'leader':
      return 'leader';
    case 'other':
      return 'other crew';
    case 'self':
      return 'of this crew';
    case 'carrier':
      return 'carrier';
    case 'that-crew':
      return 'of that crew';
    case 'team':
      return 'crew of the team';
    case 'highest-fight':
      return 'crew with the highest {fight}';
    case 'highest-cost':
      return 'crew who costs the most to hire';
    case 'rival':
      return 'rival';
    case 'rival-leader':
      return 'rival leader';
    case 'rival-crew':
      return 'rival crew';
  }
  if ('professions' in who)
    return list(
      who.professions.map((p) => (many ? professions(p) : PROFESSION[p])),
      many ? 'and' : 'or',
    );
  if ('carrying' in who) return `crew with ${KEYWORD[who.carrying]}`;
  if ('skillOnCard' in who) return `crew with {${who.skillOnCard}} of their own`;
  if ('crew' in who) return nameOf(who.crew);
  return nothingElse(who);
}

/** Words that mean one crew, so that a number adds nothing. */
export function isOne(who: Who): boolean {
  return who === 'self' || who === 'carrier' || who === 'that-crew' || who === 'leader' || who === 'rival-leader';
}
