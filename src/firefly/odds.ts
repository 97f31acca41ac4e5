import type { Band } from './content/types';
import { type DiceRules, diceRules } from './dice';
import { teamOf } from './scene';
import type { State } from './state';
import { mysticRolls, pointsFor, rerolls, sceneOf, type TestFrame, takesPart } from './test';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const PLAIN: DiceRules = { tame: false, noOnes: false, best: 1 };

/** The chance of each face of one throw; a 1 may be thrown once more. */
const face = (pips: number, { noOnes }: DiceRules): number => (noOnes ? (pips === 1 ? 1 / 36 : 7 / 36) : 1 / 6);

/** The chance that one throw shows so much or less. */
const atMost = (pips: number, rules: DiceRules): number => FACES.reduce((sum, one) => sum + (one <= pips ? face(one, rules) : 0), 0);

/** The chance that a die with all that follows a 6 comes to at least so much; the first die may be the best of several. */
function reaches(need: number, rules: DiceRules, throws = rules.best): number {
  if (need <= 1) return 1;
  let chance = 0;
  for (const pips of FACES) {
    const shown = atMost(pips, rules) ** throws - atMost(pips - 1, rules) ** throws;
    if (pips < 6 || rules.tame) chance += pips >= need ? shown : 0;
    else chance += shown * reaches(need - 6, rules, 1);
  }
  return chance;
}

/** The chance that a plain die, bonus dice and all, brings what is added to a target number. */
export const chanceOf = (added: number, target: number): number => reaches(target - added, PLAIN);

/** The chance of each band, lowest first, of one throw of the dice; below the lowest counts as the lowest. */
function spread(bands: readonly Band[], points: number, rules: DiceRules): number[] {
  const from = bands.map(({ min }, i) => (i === 0 ? 1 : reaches(min - points, rules)));
  return from.map((chance, i) => chance - (from[i + 1] ?? 0));
}

const sum = (chances: readonly number[]): number => chances.reduce((total, chance) => total + chance, 0);

/** Another throw is worth it when something better is likelier than something worse. */
const isWorthIt = (at: number, again: readonly number[]): boolean => sum(again.slice(at + 1)) > sum(again.slice(0, at));

/** The same with so many throws to spare: whoever may roll again does so when it is worth it. */
function withRerolls(once: readonly number[], spare: number): number[] {
  if (spare <= 0) return [...once];
  const again = withRerolls(once, spare - 1);
  const chances = once.map(() => 0);
  once.forEach((chance, i) => {
    if (isWorthIt(i, again)) again.forEach((other, j) => (chances[j] = (chances[j] ?? 0) + chance * other));
    else chances[i] = (chances[i] ?? 0) + chance;
  });
  return chances;
}

/** What may be added before the roll by those who see things coming, with the chance of it (SKILL-13). */
function visions(G: State, frame: TestFrame): { add: number; chance: number }[] {
  if (frame.mystic) return [{ add: frame.mystic.add, chance: 1 }];
  if (frame.at === 'before' || frame.at === 'rolled') return [{ add: 0, chance: 1 }];
  return mysticRolls(G, frame.scene).reduce(
    (seen, { bandOf, src }) =>
      seen.flatMap(({ add, chance }) =>
        FACES.map((pips) => {
          const { band } = bandOf(pips);
          const helps = 'skill' in band && (band.skill === 'choose' || band.skill === frame.skill) && takesPart(frame, src);
          return { add: add + (helps ? band.add : 0), chance: chance / 6 };
        }),
      ),
    [{ add: 0, chance: 1 }],
  );
}

/** Points of the test; where one crew member goes alone and is not named yet, those of the best. */
function points(G: State, frame: TestFrame): number {
  if (!frame.test.oneCrew || frame.crew) return pointsFor(G, frame);
  return Math.max(...teamOf(G, frame.scene).map(({ ref }) => pointsFor(G, { ...frame, crew: ref })));
}

/**
 * The chance of each outcome of a test as things stand, lowest first: skill, dice and rerolls that cost nothing are counted, what would use
 * up a card or money is not. Empty while the skill is not settled, and for a showdown, whose outcome is not the roll's alone.
 */
export function oddsOf(G: State, frame: TestFrame): { band: Band; chance: number }[] {
  const { bands } = frame.test;
  if (!frame.skill || bands.length === 0) return [];
  const rules = diceRules(G, sceneOf(frame), frame.skill);
  const spare = rerolls(G, frame).filter(({ ability }) => !ability.discard && !ability.cost?.length).length;
  const added = points(G, frame);
  const chances = bands.map(() => 0);
  for (const { add, chance } of visions(G, frame)) {
    const once = spread(bands, added + add, rules);
    const ends = frame.at === 'rolled' ? fromHere(frame, added, once, spare) : withRerolls(once, spare);
    ends.forEach((end, i) => (chances[i] = (chances[i] ?? 0) + chance * end));
  }
  return bands.map((band, i) => ({ band, chance: chances[i] ?? 0 }));
}

/** The dice lie on the table. */
function fromHere({ test, dice }: TestFrame, added: number, once: readonly number[], spare: number): number[] {
  const total = added + sum(dice);
  const at = Math.max(
    0,
    test.bands.findLastIndex(({ min }) => total >= min),
  );
  const again = withRerolls(once, spare - 1);
  return spare > 0 && isWorthIt(at, again) ? again : once.map((_, i) => (i === at ? 1 : 0));
}
