import type { Need } from '../content/types';
import { bounds } from './count';
import { list, nothingElse, sentence, several } from './english';
import { job } from './filter';
import { goods } from './goods';
import { KEYWORD, KEYWORDS, someone } from './keyword';
import { nameOf, SHIP, setName } from './name';
import { at, place } from './place';
import { noun, someone as someCrew } from './who';

/** A need in every dress it goes in. */
interface Condition {
  /** After "Needs": "a pilot". Left out when it is not a thing to have or be. */
  needs?: string;
  /** After "if": "you have a pilot". */
  if: string;
  /** Of somebody else: "has a pilot". */
  it: string;
}

function have(what: string): Condition {
  return { needs: what, if: `you have ${what}`, it: `has ${what}` };
}
function haveNo(what: string): Condition {
  return { needs: `no ${what}`, if: `you have no ${what}`, it: `has no ${what}` };
}
function be(what: string, not = false): Condition {
  return { ...(not ? {} : { needs: what }), if: `you are ${not ? 'not ' : ''}${what}`, it: `is ${not ? 'not ' : ''}${what}` };
}
function so(clause: string): Condition {
  return { if: clause, it: `sees that ${clause}` };
}

/** A need, or with `not` its opposite, as parts of speech. */
function condition(need: Need, not = false): Condition {
  const orNo = (what: string) => (not ? haveNo(what.replace(/^(a|an) /, '')) : have(what));
  const either = (yes: string, no: string) => so(not ? no : yes);
  if ('keyword' in need) return orNo(KEYWORD[need.keyword]);
  if ('profession' in need) return orNo(someone(need.profession));
  if ('crew' in need) return either(`${nameOf(need.crew)} is in your crew`, `${nameOf(need.crew)} is not in your crew`);
  if ('gear' in need) return orNo(nameOf(need.gear));
  if ('solid' in need) return be(`{solid} with ${need.solid === 'any' ? 'any contact' : nameOf(need.solid)}`, not);
  if ('skill' in need) return not ? have(`less than ${need.min} {${need.skill}}`) : have(`${need.min} {${need.skill}}`);
  if ('count' in need) return counted(need, not);
  if ('has' in need) return orNo(goods(need.has));
  if ('room' in need) return orNo(`room for ${'crew' in need.room ? `${need.room.crew} crew` : goods(need.room)}`);
  if ('outlaw' in need) return { ...be('an outlaw', not), needs: `${not ? 'no' : 'an'} outlaw ship` };
  if ('at' in need) return be(at(need.at), not);
  if ('inPlay' in need) return either(`${setName(need.inPlay)} is in play`, `${setName(need.inPlay)} is not in play`);
  if ('job' in need) return either(`it is ${job(need.job)}`, `it is not ${job(need.job)}`);
  if ('activeJob' in need) return orNo(job(need.activeJob).replace(/^(an?) /, 'an active '));
  if ('not' in need) return condition(need.not, !not);
  if ('any' in need) return anyOf(need.any, not);
  if ('carrying' in need)
    return either(`this crew carries ${KEYWORD[need.carrying]}`, `this crew carries no ${KEYWORD[need.carrying].replace(/^an? /, '')}`);
  if ('carrier' in need) return carrier(need.carrier, not);
  if ('gearSkill' in need) {
    const { keyword, skill, min } = need.gearSkill;
    return orNo(`${KEYWORDS[keyword]} worth ${min} {${skill}}`);
  }
  if ('outfights' in need) {
    const side = noun(need.outfights, true);
    return either(
      `your ${side} outfight the rest of the crew, gear counted`,
      `your ${side} do not outfight the rest of the crew, gear counted`,
    );
  }
  if ('testSkill' in need) return either(`it is a {${need.testSkill}} test`, `it is not a {${need.testSkill}} test`);
  if ('attacking' in need) return be('the attacker', not);
  if ('rivalRolled' in need) return either(`your rival rolls a ${need.rivalRolled}`, `your rival does not roll a ${need.rivalRolled}`);
  if ('hired' in need) return either(`anyone hires ${hired(need)}`, `nobody hires ${hired(need)}`);
  if ('consecutiveNav' in need) {
    const { card, n } = need.consecutiveNav;
    return either(
      `you draw ${nameOf(card)} ${several(n, 'time')} in a row`,
      `you do not draw ${nameOf(card)} ${several(n, 'time')} in a row`,
    );
  }
  if ('ship' in need) return either(shipMoves(need), `it is not so that ${shipMoves(need)}`);
  if ('navCard' in need)
    return either(`the nav card ${nameOf(need.navCard)} moves it`, `it is not the nav card ${nameOf(need.navCard)} that moves it`);
  if ('flying' in need) return be('flying', not);
  if ('working' in need) return be(`working a ${need.working}`, not);
  if ('passedSameSuit' in need)
    return either(
      `${need.passedSameSuit} {misbehave} cards you passed share a suit`,
      `no ${need.passedSameSuit} {misbehave} cards you passed share a suit`,
    );
  if ('moneyShare' in need) {
    const much = `more than ${need.moneyShare === 0.5 ? 'half' : `${need.moneyShare * 100}%`} of all money`;
    return either(`you hold ${much}, the bank's included`, `you do not hold ${much}, the bank's included`);
  }
  return nothingElse(need);
}

function counted(need: Extract<Need, { count: unknown }>, not: boolean): Condition {
  const { count } = need;
  // "not at least 3" is "at most 2", and the other way round
  const min = not ? (need.max === undefined ? undefined : need.max + 1) : need.min;
  const max = not ? (need.min === undefined ? undefined : need.min - 1) : need.max;
  if (count === 'solid') return be(`{solid} with ${bounds(count, min, max).replace(' you are {solid} with', '')}`);
  if (count === 'player' || count === 'empty-contact') return so(`there are ${bounds(count, min, max)}`);
  if (count === 'deck-size') return so(`the deck has ${bounds(count, min, max).replace(' in the deck', '')}`);
  if (count === 'misbehave-total') return so(`you have passed ${bounds(count, min, max).replace(' passed', '')}`);
  return have(bounds(count, min, max));
}

/** Standing comes last, or what follows would seem to be somebody to be {solid} with. */
function standingLast(needs: readonly Need[]): Need[] {
  const isStanding = (need: Need): boolean => 'solid' in need || ('count' in need && need.count === 'solid');
  return [...needs.filter((need) => !isStanding(need)), ...needs.filter(isStanding)];
}

function anyOf(needs: Need[], not: boolean): Condition {
  const all = standingLast(needs).map((need) => condition(need, not));
  const joiner = not ? 'and' : 'or';
  const named = all.flatMap((one) => one.needs ?? []);
  return {
    ...(named.length === all.length ? { needs: list(named, joiner) } : {}),
    if: together(
      all.map((one) => one.if),
      joiner,
    ),
    it: list(
      all.map((one) => one.it),
      joiner,
    ),
  };
}

function carrier(need: Need, not: boolean): Condition {
  const is = 'profession' in need ? someone(need.profession) : undefined;
  if (is) return so(`the carrier is ${not ? 'not ' : ''}${is}`);
  return so(
    condition(need, not)
      .if.replace(/^you have/, 'the carrier has')
      .replace(/^you are/, 'the carrier is'),
  );
}

/** "Saffron or Yolonda", "a {wanted} crew" */
export function hired(need: Extract<Need, { hired: unknown }>): string {
  const { crew: named, wanted } = need.hired;
  return list([...(named ?? []).map(nameOf), ...(wanted ? ['a {wanted} crew'] : [])], 'or');
}

/** "the Cruiser or the Corvette enters your sector" */
export function shipMoves(need: Extract<Need, { ship: unknown }>): string {
  const { is, at: where } = need.ship;
  const ships = list(
    is.map((ship) => SHIP[ship]),
    'or',
  );
  return where === undefined ? `${ships} moves` : `${ships} enters ${place(where)}`;
}

/** Clauses as one: "you have a pilot and a mechanic", "you are flying and it is a {fight} test". */
function together(clauses: string[], joiner: 'and' | 'or'): string {
  const said = share(share(clauses, 'you are {solid} with ', joiner), 'you have ', joiner);
  return list(
    said.map((clause, i) => (i > 0 ? clause.replace(/^you /, '') : clause)),
    joiner,
  );
}

/** What starts alike is said once: "{solid} with Badger and Niska". */
function share(clauses: string[], head: string, joiner: 'and' | 'or'): string[] {
  const first = clauses.findIndex((clause) => clause.startsWith(head));
  const tails = clauses.filter((clause) => clause.startsWith(head)).map((clause) => clause.slice(head.length));
  return clauses.flatMap((clause, i) => (i === first ? [head + list(tails, joiner)] : clause.startsWith(head) ? [] : [clause]));
}

/** Things needed, as one. */
function things(needs: readonly Need[]): string {
  return list(
    share(
      standingLast(needs).flatMap((need) => condition(need).needs ?? []),
      '{solid} with ',
      'and',
    ),
  );
}

/** After "if" or "while": "you have a pilot and a mechanic". */
export function ifClause(needs: readonly Need[]): string {
  return together(
    needs.map((need) => condition(need).if),
    'and',
  );
}

/** "if you have a pilot, ", to start a sentence with; nothing where nothing is needed. */
export function whenClause(needs: readonly Need[] = []): string {
  return needs.length ? `if ${ifClause(needs)}, ` : '';
}

/** "with explosives", or "if ..." where it is nothing to have. */
export function withClause(needs: readonly Need[]): string {
  return needs.every((need) => condition(need).needs !== undefined && !('at' in need || 'outlaw' in need || 'solid' in need))
    ? `with ${things(needs)}`
    : `if ${ifClause(needs)}`;
}

/** "Needs a pilot and a mechanic." */
export function needsText(needs: readonly Need[]): string {
  const clauses = needs.filter((need) => condition(need).needs === undefined);
  return [
    ...(clauses.length < needs.length ? [`Needs ${things(needs)}.`] : []),
    ...(clauses.length ? [sentence(`only if ${ifClause(clauses)}`)] : []),
  ].join(' ');
}

/** One need by itself, as a sentence. */
export function needText(need: Need): string {
  return needsText([need]);
}

/** Of somebody else: "is an outlaw", "has no active Patience job". */
export function thirdPerson(needs: readonly Need[]): string {
  return list(needs.map((need) => condition(need).it));
}

/** A need as a thing: "a companion", "Jayne", "{solid} with Badger". */
export function thing(need: Need): string {
  if ('crew' in need) return someCrew(need.crew);
  return condition(need).needs ?? condition(need).if;
}
