import { nearest } from '../engine/frames';
import { modifiersOf } from './abilities';
import type { Skill } from './content/types';
import type { Scene } from './scene';
import type { State, Table } from './state';

/** Heroics: a 6 is rolled again and added, as long as it lasts (SKILL-05). */
export function heroics(throwOne: () => number, first = throwOne()): number[] {
  const dice = [first];
  while (dice.at(-1) === 6) dice.push(throwOne());
  return dice;
}

/** How the dice of a test fall. */
export interface DiceRules {
  /** A 6 is just a 6 (SKILL-06). */
  tame: boolean;
  /** A 1 is thrown once more. */
  noOnes: boolean;
  /** The first die is the best of so many. */
  best: number;
}

/** What cards make of the dice of a test of this skill. */
export function diceRules(G: State, scene: Scene, skill: Skill): DiceRules {
  const misbehaving = nearest(G, 'misbehave')?.p === scene.p;
  const flying = nearest(G, 'fly')?.p === scene.p;
  return {
    tame: modifiersOf(G, scene, 'noHeroics', 'test').some(({ value }) => value.skill === skill),
    noOnes: modifiersOf(G, scene, 'rerollOnes', 'after-roll').some(({ value }) =>
      'skill' in value ? value.skill === skill : value.during === 'fly' ? flying : misbehaving,
    ),
    best: modifiersOf(G, scene, 'rollKeepBest', 'test').find(({ value }) => value.skill === skill)?.value.dice ?? 1,
  };
}

/** The dice of a test of this skill as cards change them. */
export function rollFor(t: Table, scene: Scene, skill: Skill): number[] {
  const { tame, noOnes, best } = diceRules(t.G, scene, skill);
  const throwOne = (): number => {
    const die = t.random.D6();
    return die === 1 && noOnes ? t.random.D6() : die;
  };
  let die = throwOne();
  for (let i = 1; i < best; i++) die = Math.max(die, throwOne());
  return tame ? [die] : heroics(throwOne, die);
}
