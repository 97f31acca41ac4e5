import type { PlayerID } from '../engine/moves';
import { modifiersOf } from './abilities';
import type { Skill, Test } from './content/types';
import type { State, Table } from './state';
import { startTest } from './test';

/** SHOW-02: Tech or Negotiate, six or more; a failure ends the attempt (SHOW-04). */
export const boardingTest: Test = {
  skill: ['tech', 'negotiate'],
  boarding: true,
  bands: [
    { min: 1, max: 5, effects: [{ do: 'botch' }] },
    { min: 6, effects: [{ do: 'proceed' }] },
  ],
};

/** Skills with which this player's ship can be boarded; none when it is closed to everybody. */
export function boardingSkills(G: State, owner: PlayerID): Skill[] {
  const shut = modifiersOf(G, { p: owner }, 'noBoarding').flatMap(({ value }) => value);
  return (['tech', 'negotiate'] as const).filter((skill) => !shut.includes(skill));
}

export const canBoard = (G: State, rival: PlayerID): boolean => boardingSkills(G, rival).length > 0;

/** The Boarding Test that comes before any hostile act aboard a rival's ship (SHOW-01). */
export function startBoarding(t: Table, p: PlayerID, rival: PlayerID): void {
  startTest(t, { p, rival }, boardingTest);
}
