import type { Move } from '../../../engine/moves';
import type { Band, Option, Skill, Test } from '../../../firefly/content/types';
import { oddsOf } from '../../../firefly/odds';
import type { Scene } from '../../../firefly/scene';
import type { Ref, State } from '../../../firefly/state';
import { newTest, pointsFor, type TestFrame } from '../../../firefly/test';

/** The odds of a test taken with one skill. */
export interface Chances {
  skill: Skill;
  points: number;
  outcomes: { band: Band; chance: number }[];
}

function chancesOf(view: State, frame: TestFrame): Chances[] {
  const outcomes = oddsOf(view, frame);
  if (outcomes.length === 0 || !frame.skill) return [];
  return [{ skill: frame.skill, points: frame.test.oneCrew && !frame.crew ? 0 : pointsFor(view, frame), outcomes }];
}

/** The odds of a test before it begins, for every skill it can be taken with. */
function ahead(view: State, scene: Scene, test: Test): Chances[] {
  const skills: Skill[] = Array.isArray(test.skill) ? test.skill : test.skill === 'random' ? ['fight', 'tech', 'negotiate'] : [test.skill];
  return skills.flatMap((skill) => chancesOf(view, { ...newTest(scene, test), skill }));
}

/** The option of a card this move picks. */
export function optionOf(view: State, { move, args }: Move): Option | undefined {
  const frame = view.stack.at(-1);
  return frame?.kind === 'choose' && move === 'chooseOption' ? frame.options[Number(args[0])] : undefined;
}

/** The odds after this move, where it leads into a test or is part of one. */
export function chancesAfter(view: State, picked: Move): Chances[] {
  const { move, args } = picked;
  const frame = view.stack.at(-1);
  if (frame?.kind === 'choose') {
    const test = optionOf(view, picked)?.test;
    return test ? ahead(view, frame.scene, test) : [];
  }
  if (frame?.kind !== 'test') return [];
  if (move === 'testSkill' && !frame.mystic) return chancesOf(view, { ...frame, skill: args[0] as Skill });
  if (move === 'testAs') return chancesOf(view, { ...frame, skill: args[1] as Skill });
  if (move === 'testCrew') return chancesOf(view, { ...frame, crew: args[0] as Ref });
  if (move === 'bribe') return chancesOf(view, { ...frame, bribes: Number(args[0]) });
  return [];
}

/** The odds as things stand. */
export const chancesNow = (view: State, frame: TestFrame): Chances | undefined => chancesOf(view, frame)[0];

export const percent = (chance: number): number => Math.round(100 * chance);
