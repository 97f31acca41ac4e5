import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { type Change, modifiersOf } from './abilities';
import { isUsable, noteUse, spendAbility, trigger } from './ability';
import { boardingSkills } from './boarding';
import { crewCard, idOf } from './cards';
import type { ModifierKey, Skill, Test } from './content/types';
import { countOf } from './count';
import { leaveJob } from './crew';
import { heroics, rollFor } from './dice';
import { bandFor, marksOf, runEffects } from './effects';
import { number, text } from './menu';
import { toBank } from './money';
import { answersTo, meets, payable } from './need';
import { type Scene, teamOf } from './scene';
import { tally } from './showdown';
import { isBarred, isProhibited, skillOfCrew, skillTotal } from './skills';
import { type Kind, note, playerOf, type Ref, type State, type Table } from './state';
import { select } from './who';

/** A skill test from its first choice to its outcome. */
export interface TestFrame {
  kind: 'test';
  ask: PlayerID | null;
  scene: Scene;
  test: Test;
  /** One side's roll of a showdown: its total is compared with the other side's (SHOW-08). */
  showdown: boolean;
  at: 'skill' | 'crew' | 'mystic' | 'before' | 'rolled';
  /** The skill tested, once it is settled. */
  skill: Skill | null;
  /** The one crew member whose skill counts, where the card says so. */
  crew: Ref | null;
  /** What abilities and bribes have added. */
  bonus: number;
  bribes: number;
  /** Points of another skill that count here too, and whose. */
  borrowed: { skill: Skill; crew: Ref }[];
  dice: number[];
  /** Points without the dice as they were when these fell: what is used up afterwards has counted. */
  points: number | null;
  /** Abilities used in this test. */
  used: string[];
  /** A pre-test roll whose skill the player must name. */
  mystic: { add: number } | null;
}

/** When cards that change a test speak. */
type Moment = 'test' | 'boarding' | 'showdown';

/** A test that has not begun. */
export const newTest = (scene: Scene, test: Test, showdown = false): TestFrame => ({
  kind: 'test',
  ask: null,
  scene,
  test,
  showdown,
  at: 'skill',
  skill: null,
  crew: null,
  bonus: 0,
  bribes: 0,
  borrowed: [],
  dice: [],
  points: null,
  used: [],
  mystic: null,
});

export function startTest(t: Table, scene: Scene, test: Test, showdown = false): void {
  t.G.stack.push(newTest(scene, test, showdown));
}

const key = (change: { src: Ref; index: number }): string => `${change.src}/${change.index}`;
export const sceneOf = (frame: TestFrame): Scene => (frame.skill ? { ...frame.scene, skill: frame.skill } : frame.scene);

/** Skills that may be named: those of the card, and those a card lets stand in for them. */
function skillChoices(G: State, frame: TestFrame): Move[] {
  const { skill } = frame.test;
  // In a showdown the skill has been named by now (SHOW-06).
  if (frame.showdown) return [move('testSkill', skill as Skill)];
  const listed = (Array.isArray(skill) ? skill : skill === 'random' ? [] : [skill]).filter((one) => !isShut(G, frame, one));
  const moves = listed.map((one) => move('testSkill', one));
  for (const change of modifiersOf(G, frame.scene, 'treatTestAs', 'test')) {
    const { from, to } = change.value;
    if (isUsable(G, change) && listed.includes(from) && !listed.includes(to)) moves.push(move('testAs', change.src, to));
  }
  return moves;
}

/** A rival's ship may be closed to boarders. */
function isShut(G: State, { scene, test }: TestFrame, skill: Skill): boolean {
  return test.boarding === true && scene.rival !== undefined && !boardingSkills(G, scene.rival).includes(skill);
}

/** Skill points without the die: crew, gear, the card's own bonus and what was added. */
export function pointsFor(G: State, frame: TestFrame): number {
  if (frame.points !== null) return frame.points;
  const scene = sceneOf(frame);
  const skill = must(frame.skill, 'skill');
  let points = frame.bonus + frame.bribes;
  if (!isProhibited(G, scene, skill)) {
    const kosherized = frame.test.kosherized === true;
    points += frame.crew ? skillOfCrew(G, scene.p, frame.crew, skill, kosherized) : skillTotal(G, scene, skill, kosherized);
  }
  for (const { skill: other, crew } of frame.borrowed)
    if (!isProhibited(G, scene, other) && teamOf(G, scene).some(({ ref }) => ref === crew)) points += skillOfCrew(G, scene.p, crew, other);
  for (const { needs, per, add } of frame.test.bonus ?? [])
    if (meets(G, scene, needs ?? [])) points += add * (per ? countOf(G, scene, per) : 1);
  for (const when of momentsOf(frame)) points += bonusAt(G, scene, skill, when, undefined, frame.test.kosherized);
  if (scene.rival !== undefined) {
    const { rival, p } = scene;
    for (const when of momentsOf(frame)) points += bonusAt(G, { p: rival, rival: p }, skill, when, 'rival');
  }
  return points;
}

const momentsOf = ({ test, showdown }: TestFrame): Moment[] => [
  'test',
  ...(test.boarding ? (['boarding'] as const) : []),
  ...(showdown ? (['showdown'] as const) : []),
];

/** What cards add without being asked: to their owner's total, or to that of the other side. */
function bonusAt(G: State, scene: Scene, skill: Skill, when: Moment, whose: 'rival' | undefined, kosherized = false): number {
  return modifiersOf(G, scene, 'skillBonus', when)
    .filter(({ value, ability }) => !ability.may && value.whose === whose && (value.skill === 'any' || value.skill === skill))
    .filter(({ value, src }) => !(kosherized && value.skill === 'fight' && isBarred(G, scene.p, src)))
    .reduce((sum, { value }) => sum + value.add, 0);
}

/** Bribes worth paying: each $100 adds 1, up to what makes the best outcome certain (SKILL-09). */
function mostBribes(G: State, frame: TestFrame): number {
  const allowed = frame.test.bribes || modifiersOf(G, frame.scene, 'bribes', 'test').some(({ value }) => value.skill === frame.skill);
  if (!allowed || frame.showdown || frame.skill !== 'negotiate') return 0;
  const best = must(frame.test.bands[frame.test.bands.length - 1]).min;
  return Math.max(0, Math.min(Math.floor(playerOf(G, frame.scene.p).cash / 100), best - 1 - pointsFor(G, frame)));
}

/** Optional abilities of this moment that change the test and have not been used in it. */
function optional<K extends ModifierKey>(G: State, frame: TestFrame, modifier: K, when: Moment | 'after-roll'): Change<K>[] {
  return modifiersOf(G, sceneOf(frame), modifier, when).filter(
    (change) => change.ability.may && !frame.used.includes(key(change)) && payable(G, change.scene, change.ability.cost ?? []),
  );
}

/** Points a card may add to this test: neither of a skill a challenge forbids, nor gear's fight where that does not count. */
const bonuses = (G: State, frame: TestFrame, when: 'test' | 'after-roll'): Change<'skillBonus'>[] =>
  optional(G, frame, 'skillBonus', when).filter(({ value: { skill }, src, scene }) => {
    if (!concerns(skill, frame)) return false;
    if (skill !== 'any' && isProhibited(G, sceneOf(frame), skill)) return false;
    return !(frame.test.kosherized && skill === 'fight' && isBarred(G, scene.p, src));
  });

const concerns = (skill: Skill | 'any' | undefined, frame: TestFrame): boolean =>
  skill === undefined || skill === 'any' || skill === frame.skill;

/** A one-use card that would earn a bonus of this test. */
interface Lent {
  change: Change<'countAs'>;
  add: number;
  /** No bonus is earned twice (CORE-27). */
  bonus: string;
}

/** Cards that can be used up for what a bonus of the test asks for and nobody has (WORK-11). */
function lendable(G: State, frame: TestFrame): Lent[] {
  const scene = sceneOf(frame);
  return (frame.test.bonus ?? []).flatMap(({ needs = [], add }, i) => {
    const [missing, ...more] = needs.filter((need) => !meets(G, scene, [need]));
    const bonus = `bonus/${i}`;
    if (!missing || more.length > 0 || frame.used.includes(bonus)) return [];
    return answersTo(G, scene, missing).map((change) => ({ change, add, bonus }));
  });
}

function before(G: State, frame: TestFrame): Move[] {
  const moves: Move[] = lendable(G, frame).map(({ change: { src, index } }) => move('useAbility', src, index));
  for (const { src, index } of bonuses(G, frame, 'test')) moves.push(move('useAbility', src, index));
  for (const change of optional(G, frame, 'addSkill', 'test'))
    if (change.value.to === frame.skill && takesPart(frame, change.scene.by)) moves.push(move('useAbility', change.src, change.index));
  if (frame.bribes === 0) for (let n = 1; n <= mostBribes(G, frame); n++) moves.push(move('bribe', n));
  return moves;
}

function after(G: State, frame: TestFrame): Move[] {
  const moves: Move[] = [];
  for (const change of bonuses(G, frame, 'after-roll')) moves.push(move('useAbility', change.src, change.index));
  for (const change of rerolls(G, frame)) moves.push(move('useAbility', change.src, change.index));
  for (const change of optional(G, frame, 'setRoll', 'after-roll'))
    if (concerns(change.value.skill, frame)) moves.push(move('useAbility', change.src, change.index));
  return moves;
}

/** Whether this crew member's points count: everybody's, or only those of the one the card lets go alone. */
export const takesPart = ({ test: { oneCrew }, crew }: TestFrame, ref: Ref | undefined): boolean => !oneCrew || crew === ref;

/** What lets the player roll again. */
export const rerolls = (G: State, frame: TestFrame): Change<'reroll'>[] =>
  [...optional(G, frame, 'reroll', 'after-roll'), ...(frame.test.boarding ? optional(G, frame, 'reroll', 'boarding') : [])].filter(
    ({ value }) => value.whose === 'own' && concerns(value.skill, frame),
  );

function roll(t: Table, frame: TestFrame): void {
  frame.dice = rollFor(t, sceneOf(frame), must(frame.skill, 'skill'));
}

const total = (G: State, frame: TestFrame): number => pointsFor(G, frame) + frame.dice.reduce((sum, die) => sum + die, 0);

export const test: Kind<TestFrame> = {
  moves: ['testSkill', 'testAs', 'testCrew', 'useAbility', 'bribe', 'roll', 'accept'],
  step(t, frame) {
    const { G } = t;
    const { p } = frame.scene;
    switch (frame.at) {
      case 'skill': {
        if (frame.test.skill === 'random') {
          const die = t.random.D6();
          note(t, { kind: 'die', p, die, why: 'skill' });
          return settleSkill(frame, bandFor(frame.test.skillRoll ?? [], die).skill);
        }
        const choices = skillChoices(G, frame);
        if (choices.length > 1) frame.ask = p;
        else settleSkill(frame, text(must(choices[0]).args) as Skill);
        return;
      }
      case 'crew': {
        const [only, ...more] = teamOf(G, frame.scene);
        if (!frame.test.oneCrew || frame.crew || !only) frame.at = 'mystic';
        else if (more.length > 0) frame.ask = p;
        else sendIn(frame, only.ref);
        return;
      }
      case 'mystic':
        frame.at = 'before';
        return mystic(t, frame);
      case 'before':
        if (frame.mystic || before(G, frame).length > 0) {
          frame.ask = p;
          return;
        }
        return throwDice(t, frame);
      case 'rolled':
        // In a showdown both sides wait until all dice lie there (showdown.ts).
        if (!frame.showdown && after(G, frame).length > 0) frame.ask = p;
        else outcome(t, frame);
    }
  },
  choices(G, frame) {
    if (frame.at === 'skill') return skillChoices(G, frame);
    if (frame.at === 'crew') return teamOf(G, frame.scene).map(({ ref }) => move('testCrew', ref));
    if (frame.mystic) return (['fight', 'tech', 'negotiate'] as const).map((skill) => move('testSkill', skill));
    return frame.at === 'before' ? [...before(G, frame), move('roll')] : [...after(G, frame), move('accept')];
  },
  decide(t, frame, name, args) {
    switch (name) {
      case 'testSkill':
        if (frame.mystic) {
          if (text(args) === frame.skill) frame.bonus += frame.mystic.add;
          frame.mystic = null;
          return;
        }
        return settleSkill(frame, text(args) as Skill);
      case 'testAs': {
        const change = modifiersOf(t.G, frame.scene, 'treatTestAs', 'test').find(({ src }) => src === text(args));
        if (change) noteUse(t, change);
        note(t, { kind: 'ability', p: frame.scene.p, card: text(args) });
        return settleSkill(frame, text(args, 1) as Skill);
      }
      case 'testCrew':
        return sendIn(frame, text(args));
      case 'bribe':
        frame.bribes = number(args);
        return note(t, { kind: 'bribe', p: frame.scene.p, amount: toBank(t, frame.scene.p, 100 * number(args)) });
      case 'roll':
        return throwDice(t, frame);
      case 'useAbility':
        return use(t, frame, text(args), number(args, 1));
      default:
        return outcome(t, frame);
    }
  },
};

function settleSkill(frame: TestFrame, skill: Skill): void {
  frame.skill = skill;
  frame.at = 'crew';
}

/** One alone takes the test, and is `that-crew` to what comes of it. */
function sendIn(frame: TestFrame, crew: Ref): void {
  frame.crew = crew;
  frame.scene = { ...frame.scene, that: crew };
}

/** Those who roll a die of their own before a test, and what each face of it brings. */
export const mysticRolls = (G: State, scene: Scene) =>
  modifiersOf(G, scene, 'preTestRoll', 'test').map(({ value, src, scene: own }) => {
    const add = modifiersOf(G, scene, 'preTestRollBonus', 'test')
      .filter((bonus) => bonus.value.crew === idOf(src))
      .reduce((sum, bonus) => sum + bonus.value.add, 0);
    const bandOf = (face: number) => {
      const die = Math.min(6, face + add);
      return { die, band: bandFor(value.bands, die) };
    };
    return { bandOf, src, scene: own };
  });

/** SKILL-13: River Tam's own roll, after the option is chosen and before its test. */
function mystic(t: Table, frame: TestFrame): void {
  const { scene } = frame;
  for (const { bandOf, src, scene: own } of mysticRolls(t.G, scene)) {
    const { die, band } = bandOf(t.random.D6());
    note(t, { kind: 'die', p: scene.p, die, why: crewCard(src).id });
    if ('effects' in band) {
      leaveJob(t, scene.p, src);
      runEffects(t, own, band.effects);
    } else if (!takesPart(frame, src) || isProhibited(t.G, scene, must(frame.skill, 'skill'))) continue;
    else if (band.skill === 'choose') frame.mystic = { add: band.add };
    else if (band.skill === frame.skill) frame.bonus += band.add;
  }
}

function throwDice(t: Table, frame: TestFrame): void {
  roll(t, frame);
  frame.points = pointsFor(t.G, frame);
  frame.at = 'rolled';
  trigger(t, sceneOf(frame), 'test');
}

function use(t: Table, frame: TestFrame, src: Ref, index: number): void {
  const scene = sceneOf(frame);
  const at = frame.at === 'before' ? 'test' : 'after-roll';
  const find = <K extends ModifierKey>(modifier: K) =>
    optional(t.G, frame, modifier, at).find((change) => change.src === src && change.index === index);
  const bonus = find('skillBonus');
  const borrow = find('addSkill');
  const fixed = find('setRoll');
  const again = frame.at === 'rolled' ? rerolls(t.G, frame).find((change) => change.src === src && change.index === index) : undefined;
  const lent = frame.at === 'before' ? lendable(t.G, frame).find(({ change: one }) => one.src === src && one.index === index) : undefined;
  const change = must(bonus ?? borrow ?? fixed ?? again ?? lent?.change, 'ability');
  frame.used.push(key(change), ...(lent ? [lent.bonus] : []));
  note(t, { kind: 'ability', p: scene.p, card: src });
  if (bonus && frame.points !== null) frame.points += bonus.value.add;
  else if (bonus) frame.bonus += bonus.value.add;
  if (borrow) {
    const { from, who } = borrow.value;
    frame.borrowed = [...frame.borrowed, ...select(t.G, borrow.scene, who).map((crew) => ({ skill: from, crew }))];
  }
  if (lent) frame.bonus += lent.add;
  if (fixed) frame.dice = heroics(() => t.random.D6(), fixed.value.to);
  if (again) roll(t, frame);
  spendAbility(t, change.scene, change.ability);
}

function outcome(t: Table, frame: TestFrame): void {
  const { scene, skill } = frame;
  const sum = total(t.G, frame);
  const marks = frame.showdown ? {} : { marks: marksOf(frame.test.bands) };
  note(t, { kind: 'test', p: scene.p, skill: must(skill), dice: [...frame.dice], added: pointsFor(t.G, frame), total: sum, ...marks });
  finish(t);
  if (frame.showdown) return tally(t, scene.p, must(frame.points, 'points'), frame.dice);
  const band = bandFor(frame.test.bands, sum);
  if (band.salvage) trigger(t, scene, 'salvage');
  runEffects(t, scene, band.effects);
  // What boarders run into comes before what the roll brings.
  if (frame.test.boarding && scene.rival !== undefined)
    trigger(t, { p: scene.rival, rival: scene.p, die: must(frame.dice[0], 'die') }, 'boarding');
}
