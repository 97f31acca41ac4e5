import { isNamed } from '../../src/firefly/cards';
import { misbehave, supply } from '../../src/firefly/content';
import type { Band, Effect, Keyword, MisbehaveCard, Need, Option, Profession } from '../../src/firefly/content/types';
import type { LogEntry } from '../../src/firefly/log';
import { PLAYABLE } from '../../src/firefly/setup/options';
import type { Ref } from '../../src/firefly/state';
import { type Has, type Scene, scene } from './scenario';

/** A crime of two cards with no needs; the second card is never gone into. */
const JOB = 'badger-losing-patience-with-patience';
const NEXT = 'a-little-job-on-the-side';

type Verdict = 'proceed' | 'botch' | 'warrant';
const isVerdict = (effect: Effect): effect is Extract<Effect, { do: Verdict }> => ['proceed', 'botch', 'warrant'].includes(effect.do);

/** Whoever or whatever brings it, preferably without anything else to say. */
function bearer(kind: 'crew' | 'gear', fits: (card: (typeof supply)[number]) => boolean): Ref {
  const all = supply
    .filter((card) => card.kind === kind && fits(card))
    .sort((a, b) => (a.abilities?.length ?? 0) - (b.abilities?.length ?? 0));
  if (!all[0]) throw new Error(`no such ${kind}`);
  return all[0].id;
}
const withKeyword = (keyword: Keyword): Ref =>
  bearer('gear', (card) => card.keywords?.includes(keyword) === true && !card.abilities?.some(({ modifier }) => modifier?.carryNeeds));
const withProfession = (profession: Profession): Ref => bearer('crew', (card) => card.professions?.includes(profession) === true);

/** What a crew must have so that this is met. */
function meeting(need: Need): Has {
  if ('keyword' in need) return { gear: [withKeyword(need.keyword)] };
  if ('gearSkill' in need) return { gear: ['vera'] };
  if ('gear' in need) return { gear: [need.gear] };
  if ('profession' in need) return { crew: [withProfession(need.profession)] };
  if ('crew' in need) return { crew: [bearer('crew', ({ id }) => isNamed(id, need.crew))] };
  if ('solid' in need) return { solid: [need.solid === 'any' ? 'patience' : need.solid] };
  if ('count' in need) return need.min === undefined ? {} : { crew: ['lund', 'fendris', 'stark', 'skunk'] };
  throw new Error(`nobody knows how to meet ${JSON.stringify(need)}`);
}

/** About to set out, with the card on top and a crew that has this. Corbin cannot fight, and hill folk can do nothing alone. */
const about = (card: Ref, has: Has, dice: number[] = [], leader = 'corbin'): Scene =>
  scene({
    cruiser: 'santo',
    story: 'king-of-all-londinium',
    options: { sets: PLAYABLE },
    me: { leader, at: 'athens', hand: [JOB], hold: { cargo: 1 }, ...has },
    top: { misbehave: [card, ...[NEXT].filter((ref) => ref !== card)] },
    dice,
  }).play('work', JOB);
/** The card lies open. */
const faces = (card: Ref, has: Has, dice: number[] = [], leader = 'corbin'): Scene => about(card, has, dice, leader).play('setOut');

const rich = (option: Option): Has => {
  const all = (option.needs ?? []).map(meeting);
  return {
    crew: ['hill-folk', ...all.flatMap(({ crew }) => crew ?? [])],
    gear: all.flatMap(({ gear }) => gear ?? []),
    solid: ['badger', ...all.flatMap(({ solid }) => solid ?? [])],
  };
};

/** Goes on with whatever asks least, up to the next card or the end of the action; tells all that happened. */
function seeThrough(s: Scene, name: string, ...args: number[]): LogEntry[] {
  s.play(name, ...args);
  const told = [...s.G.log];
  const isNext = () => s.G.stack.some((frame) => frame.kind === 'misbehave' && frame.card !== null && frame.left < 2);
  for (let n = 0; s.stage !== 'turn' && !isNext(); n++) {
    if (n > 60) throw new Error(`still at ${s.stage}`);
    const legal = s.match.legal(s.turn).filter(({ move }) => !['jettison', 'putOff', 'dismiss', 'scrap'].includes(move));
    const quiet = legal.find(({ move }) => ['roll', 'accept', 'enough', 'no', 'noMedic', 'part'].includes(move)) ?? legal[0];
    if (!quiet) throw new Error(`nothing to do at ${s.stage}`);
    s.match.play(s.turn, quiet);
    told.push(...s.G.log);
  }
  return told;
}

const verdictIn = (told: readonly LogEntry[]): Verdict => {
  if (told.some(({ kind }) => kind === 'proceed')) return 'proceed';
  return told.some(({ kind }) => kind === 'job-lost') ? 'warrant' : 'botch';
};

/** How a list of effects ends, where nothing in it asks, rolls or draws again. */
function endOf(effects: readonly Effect[] = []): Verdict | null {
  const open: Effect['do'][] = [
    'choose',
    'if',
    'test',
    'for-each',
    'draw-misbehave',
    'split-crew',
    'wanted-roll',
    'gamble',
    'roll-against',
  ];
  if (effects.some((effect) => open.includes(effect.do))) return null;
  return effects.find(isVerdict)?.do ?? null;
}

const fits = ({ min, max }: Band, total: number): boolean => total >= min && (max === undefined || total <= max);

/** What this way through the card must come to, given what was rolled. */
function promised(option: Option, told: readonly LogEntry[]): Verdict | null {
  if (!option.test) return endOf(option.effects);
  const roll = told.find((entry) => entry.kind === 'test');
  const band = option.test.bands.find((one) => roll?.kind === 'test' && fits(one, roll.total));
  return endOf(band?.effects);
}

/** A card that leaves no choice is gone through at once. */
const isAsked = (id: string): boolean => misbehave.some((card) => card.id === id && (card.options.length > 1 || card.ace !== undefined));

function picks(id: string, option: number, has: Has, dice: number[]): LogEntry[] {
  const s = faces(id, has, dice);
  expect(s.offered('chooseOption')).toContain(option);
  return seeThrough(s, 'chooseOption', option);
}

const ways = misbehave.flatMap((card) => card.options.map((option, i) => [card.id, i, option] as const));

test.each(ways)('MISB-04 MISB-14 %s, option %d: it can be picked, and ends as the card says whatever is rolled', (id, i, option) => {
  const ends = new Set<Verdict>();
  for (const dice of [
    [1, 1, 1],
    [3, 3, 3],
    [4, 4, 4],
    [5, 5, 5],
    [6, 6, 6, 1],
  ]) {
    const told = isAsked(id) ? picks(id, i, rich(option), dice) : seeThrough(about(id, rich(option), dice), 'setOut');
    const verdict = promised(option, told);
    if (verdict === null) continue;
    expect([dice, verdictIn(told)]).toEqual([dice, verdict]);
    ends.add(verdict);
  }
  // A test with two plain ends must have been seen to come to either.
  const plain = new Set((option.test?.bands ?? []).map(({ effects }) => endOf(effects)));
  if (option.test && !plain.has(null)) expect(ends).toEqual(plain);
});

const aces = misbehave.flatMap((card: MisbehaveCard) => (card.ace ? [[card.id, card.ace] as const] : []));

test.each(aces)('MISB-05 the ace of %s is for those who have it, and proceeds without a test', (id, ace) => {
  const s = faces(id, meeting(ace));
  expect(s.can('ace')).toBe(true);
  const told = seeThrough(s, 'ace');
  expect([verdictIn(told), told.some(({ kind }) => kind === 'test')]).toEqual(['proceed', false]);
  const without = ['corbin', 'burgess', 'womack'].map((leader) => faces(id, {}, [], leader).can('ace'));
  expect(without).toContain(false);
});
