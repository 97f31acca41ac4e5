import type { Add, Modifier, ModifierKey, PreTestBand, Trigger } from '../content/types';
import { numberOf, per } from './count';
import { effects, kinds, priceFactor } from './effect';
import { list, money, range, several, signed } from './english';
import { job, jobs } from './filter';
import { prices } from './goods';
import { KEYWORDS } from './keyword';
import { nameOf, SHIP } from './name';
import { ifClause, thing, withClause } from './need';
import { at, atAll } from './place';
import { crew, noun } from './who';

type Value<K extends ModifierKey> = NonNullable<Modifier[K]>;
/** `offered`: it follows "you may" or a price, so it must be something to do. */
type Words = { [K in ModifierKey]: (value: Value<K>, offered: boolean) => string };

const WORDS: Words = {
  burnRange: ({ add, per: each }, offered) =>
    `${add < 0 ? `take ${-add} off` : `add ${add} to`} your full burn range${each ? ` ${per(each)}` : ''}${offered ? ' as you set off' : ''}`,
  moseyRange: ({ set }) => `you can mosey up to ${several(set, 'sector')}`,
  heavyLoad: ({ add }) => `heavy load: once it is aboard, starting a full burn costs ${add} more {fuel}`,
  crewMax: ({ add }) => `your ship has room for ${add} more crew`,
  hold: ({ add, only }) =>
    `your hold has ${several(add, 'more space', 'more spaces')}${only ? `, for ${list(only.map((kind) => `{${kind}}`))} only` : ''}`,
  stash: ({ add }) => `your stash has ${several(add, 'more space', 'more spaces')}`,
  gearLimit: ({ set }) => (set === 0 ? 'this crew carries no gear' : `this crew carries up to ${set} gear`),
  crewOnJobLimit: ({ set }) => `take at most ${set} crew on the job`,
  misbehaveCards: ({ add, min }) =>
    `face ${Math.abs(add)} ${add < 0 ? '' : 'more '}{misbehave} ${Math.abs(add) === 1 ? 'card' : 'cards'}${add < 0 ? ' fewer' : ''}${min === undefined ? '' : `, but at least ${min}`}`,
  handLimit: (limit) =>
    'add' in limit
      ? `you can hold ${more(limit, 'job')} in hand`
      : limit.set === 0
        ? 'you hold no jobs in hand'
        : `you can hold up to ${several(limit.set, 'job')} in hand`,
  activeJobs: (limit) => `you can have ${more(limit, 'active job')}`,
  considerJobs: ({ set }) => `consider ${several(set, 'job')}`,
  buyCards: ({ set }) => `buy up to ${several(set, 'card')}`,
  medicBonus: ({ add }) => `add ${add} to medic checks`,
  bountyBonus: ({ add }) => `each bounty you deliver pays ${money(add)} more`,
  wantedRolls: ({ set }) => `this crew must pass ${several(set, '{wanted} roll')}`,
  shipSteps: ({ add }) => `move it ${several(add, 'sector')} further`,

  skillBonus: ({ skill, add, whose }, offered) => {
    const points = `${signed(add)} ${skill === 'any' ? 'to the total' : `{${skill}}`}`;
    if (whose) return `your rival gets ${points}`;
    return offered ? `get ${points}` : points;
  },
  addSkill: ({ from, to, who }) => `add ${crew(who)}'s {${from}} to a {${to}} test`,
  treatTestAs: ({ from, to }) => `turn a {${from}} test into a {${to}} test`,
  preTestRoll: ({ bands }) => `roll a die before each test: ${bands.map(preTestBand).join('; ')}`,
  preTestRollBonus: ({ crew: name, add }) => `add ${add} to ${nameOf(name)}'s own roll before each test`,
  reroll: ({ whose, skill }) =>
    whose === 'rival' ? `make your rival roll${skill ? ` {${skill}}` : ''} again` : skill ? `re-roll a {${skill}} test` : 're-roll',
  rerollOnes: (dice) =>
    'skill' in dice ? `re-roll 1s in {${dice.skill}} tests` : `re-roll 1s while ${dice.during === 'fly' ? 'flying' : 'misbehaving'}`,
  rollKeepBest: ({ skill, dice }) => `roll ${several(dice, 'die', 'dice')} in {${skill}} tests and keep the best`,
  setRoll: ({ to }) => `count the die as a ${to}, bonus die and all`,
  noHeroics: ({ skill }) => `a 6 earns no bonus die in {${skill}} tests`,
  bribes: ({ skill, except }) => `bribe before any {${skill}} test, ${list(except.map((there) => `${there}s`))} excepted`,
  kosherized: () => 'your rival fights kosherized',
  countsKosherized: (which) =>
    `count the {fight} of ${which === 'this-gear' ? 'this gear' : 'all gear this crew carries'} in kosherized tests`,
  prohibitSkill: (skill) => `{${skill}} adds nothing to tests on the job`,

  freeCarry: () => 'this card does not count toward the gear limit',
  cannotCarry: (need) => `this crew cannot carry ${thing(need)}`,
  carryNeeds: (needs) => `only crew ${withClause(needs)} can carry this`,
  useNeeds: (needs) => `this card works only ${withClause(needs)}`,
  countAs: (what, offered) =>
    'ace' in what
      ? 'ace a {misbehave} card'
      : `${offered ? 'have it count' : 'solid' in what ? 'you count' : 'this card counts'} as ${thing(what)}`,
  stayAboard: (which) => `this crew stays aboard on ${jobs(which)}`,
  prohibitGear: () => 'no gear works on the job',
  cannotHire: (who) => `you cannot hire ${noun(who, true)}`,
  driveLocked: (ship) => `this core fits only the ${nameOf(ship)} and is never replaced`,

  saveRoll: ({ who, min }) => `a roll of ${min}+ saves ${crew(who)} from being killed`,
  prevent: ({ event, who }) =>
    event === 'kill' ? `save ${who ? crew(who) : 'them'} from being killed` : event === 'warrant' ? 'cancel it' : 'keep it',
  killFirst: () => 'this crew must be the first one killed',
  killInstead: (events) => `kill this crew in place of another who would be ${list(events.map(fate), 'or')}`,
  killedTo: () => 'when killed, this crew goes to the discard pile',
  medicSuccess: () => 'pass a medic check',
  redirectDisgruntle: ({ from, to }) => `whatever would disgruntle ${crew(from)} disgruntles ${crew(to)} instead`,
  noUnpaidDisgruntle: (who) => `${noun(who, true)} do not mind missing their cut`,
  goodDeeds: () => 'a good deed: {moral} crew take no cut and do not mind',
  ignoreWanted: ({ who, n }) =>
    n === undefined ? `${crew(who)} skips {wanted} rolls` : `${n} crew of your choice ${n === 1 ? 'skips' : 'skip'} {wanted} rolls`,
  dodgeAbove: (count) => `any {wanted} crew get away only on a roll above ${numberOf(count)}`,
  keepOnRoll: ({ min }) => `a roll of ${min}${min === 6 ? '' : '+'} keeps it`,

  ignoreBreakdowns: () => 'ignore Breakdowns',
  heavyLoadImmune: () => 'ignore heavy loads',
  enterReaverSector: () => 'fly into sectors with Reavers',
  navAsBigBlack: ({ moves }) =>
    `have nav cards that would move ${list(
      moves.map((ship) => SHIP[ship]),
      'or',
    )} count as ${nameOf('the-big-black')} on the full burn you set off on`,
  ignoreNav: (cards) => `ignore the nav card ${list(cards.map(nameOf), 'or')}`,
  freeSectors: () => 'roll a die at the start: that many sectors are crossed without nav cards',
  noSeize: (kinds) =>
    `the Alliance cannot take your ${list(
      kinds.map((kind) => `{${kind}}`),
      'or',
    )}`,
  noBoarding: (skills) =>
    `rivals cannot board you with ${list(
      skills.map((skill) => `{${skill}}`),
      'or',
    )}`,
  noBountyJump: () => 'rivals cannot jump your bounties',
  noAlertTokens: () => 'alert tokens are not used',

  discount: ({ kinds: of, keywords, factor }) =>
    `${of.includes('crew') ? 'hire' : 'buy'} ${keywords ? list(keywords.map((keyword) => KEYWORDS[keyword])) : kinds(of, 2).replace(' or ', ' and ')} ${priceFactor(factor)}`,
  sellBonus: (goods) => `contacts pay ${list(Object.entries(goods).map(([kind, dollars]) => `${money(dollars)} more for each {${kind}}`))}`,
  sellGoods: (goods) => `sell ${prices(goods)} each to any contact who buys from you`,
  noSell: (kinds) =>
    `you cannot sell ${list(
      kinds.map((kind) => `{${kind}}`),
      'or',
    )} to contacts`,
  shoreLeave: ({ at: where, cost }) =>
    `take shore leave ${atAll(where)}${cost === undefined ? '' : cost === 0 ? ' for free' : ` at ${money(cost)} per crew`}`,
  oneAction: (what) => `one action covers ${list(what.map((one) => (one === 'buy-fuel' ? 'buying {fuel}' : 'taking shore leave')))}`,
  freeFuel: (n) => `take up to ${n} {fuel} for free`,
  noBuyAt: (planets) =>
    `you cannot buy at ${list(
      planets.map((one) => (one === 'supply-under-alert' ? 'the planet whose deck this lies on' : nameOf(one))),
      'or',
    )}`,
  noDealWith: (contacts) =>
    `you cannot deal with ${list(
      contacts.map((one) => (one === 'contact-under-alert' ? 'the contact whose deck this lies on' : nameOf(one))),
      'or',
    )}`,
  noWorkFor: (contacts) => `you cannot work for ${list(contacts.map(nameOf), 'or')}`,
  dealFrom: (where) => `deal with this contact from ${at(where)}`,
  only: (what) => `you can only ${list(what.map((one) => one.replace('-', ' ')))}`,
  notSolid: (contact) => `nobody counts as {solid} with ${nameOf(contact)}`,
  solidNeeds: (needs) => `you become {solid} with this contact only if ${ifClause(needs)}`,
  keepSolid: (contacts) => `you stay {solid} with ${list(contacts.map(nameOf))}`,
  alsoSalvage: (which) => `finishing ${job(which)} is a Salvage Op too`,
  sharedJobs: () => 'the top job of each contact lies face up, open to all',
  mayStart: () => 'you can start any job that lies open to all and make it your own',
  actions: ({ fly, buy, deal, work }) =>
    `each turn you have ${fly} Fly, ${buy} Buy, ${deal} Deal and ${work} Work ${work === 1 ? 'action' : 'actions'}, in any order`,
};

/** The moments a modifier speaks of by itself, so that they need no mention. */
const HOME: Partial<Record<ModifierKey, Trigger[]>> = {
  burnRange: ['full-burn'],
  heavyLoad: ['full-burn'],
  gearLimit: ['carry'],
  freeCarry: ['carry'],
  cannotCarry: ['carry'],
  carryNeeds: ['carry'],
  crewOnJobLimit: ['job'],
  stayAboard: ['job'],
  prohibitGear: ['job'],
  misbehaveCards: ['misbehave'],
  moseyRange: ['fly'],
  medicBonus: ['medic-check'],
  medicSuccess: ['medic-check'],
  bountyBonus: ['bounty'],
  noBountyJump: ['bounty'],
  wantedRolls: ['wanted-roll'],
  ignoreWanted: ['wanted-roll'],
  dodgeAbove: ['wanted-roll'],
  addSkill: ['test'],
  treatTestAs: ['test'],
  preTestRoll: ['test'],
  preTestRollBonus: ['test'],
  rollKeepBest: ['test'],
  noHeroics: ['test'],
  bribes: ['test'],
  countsKosherized: ['test'],
  prohibitSkill: ['test'],
  reroll: ['after-roll'],
  rerollOnes: ['after-roll'],
  countAs: ['need'],
  discount: ['hire', 'buy'],
  cannotHire: ['hire'],
  saveRoll: ['kill'],
  prevent: ['kill'],
  killFirst: ['kill'],
  killInstead: ['kill'],
  killedTo: ['kill'],
  redirectDisgruntle: ['disgruntle'],
  noUnpaidDisgruntle: ['disgruntle'],
  goodDeeds: ['job-complete'],
  alsoSalvage: ['job-complete'],
  ignoreBreakdowns: ['fly'],
  heavyLoadImmune: ['fly'],
  enterReaverSector: ['fly'],
  navAsBigBlack: ['fly'],
  ignoreNav: ['encounter'],
  noSeize: ['alliance-contact'],
  noBoarding: ['boarding'],
  sellBonus: ['sell'],
  sellGoods: ['sell'],
  shoreLeave: ['shore-leave'],
  oneAction: ['buy'],
  dealFrom: ['deal'],
  solidNeeds: ['gain-solid'],
  mayStart: ['work'],
};

/** What is different, as clauses joined: "get +2 {fight}". */
export function modifier(of: Modifier, offered = false): string {
  const clauses = keys(of).map((key) => word(key, of, offered));
  const ban = 'you cannot ';
  return clauses.every((clause) => clause.startsWith(ban))
    ? ban + endingAlike(clauses.map((clause) => clause.slice(ban.length)))
    : list(clauses);
}

/** What ends alike is ended once: "deal with or work for Niska". */
function endingAlike(clauses: readonly string[]): string {
  const [first = [], ...others] = clauses.map((clause) => clause.split(' '));
  const differs = (at: number) => others.some((words) => words.at(-at) !== first.at(-at));
  let tail = 0;
  while (others.length > 0 && tail < first.length && !differs(tail + 1)) tail++;
  const heads = [first, ...others].map((words) => words.slice(0, words.length - tail).join(' '));
  return [list(heads, 'or'), ...first.slice(first.length - tail)].join(' ');
}

/** Whether the moment goes without saying. */
export function isHome(of: Modifier, when: Trigger): boolean {
  return when === 'always' || keys(of).every((key) => HOME[key]?.includes(when));
}

function word<K extends ModifierKey>(key: K, of: Modifier, offered: boolean): string {
  const value = of[key];
  return value === undefined ? '' : WORDS[key](value as Value<K>, offered);
}

function keys(of: Modifier): ModifierKey[] {
  return Object.keys(of) as ModifierKey[];
}

function preTestBand(band: PreTestBand): string {
  const what =
    'effects' in band
      ? effects(band.effects)
      : band.skill === 'choose'
        ? `add ${band.add} to any one skill`
        : `add ${band.add} {${band.skill}}`;
  return `${range(band.min, band.max)} ${what}`;
}

function more({ add }: Add, noun: string): string {
  return several(add, `more ${noun}`);
}

function fate(event: 'kill' | 'apprehend' | 'seize'): string {
  return { kill: 'killed', apprehend: 'apprehended', seize: 'seized' }[event];
}
