import { must } from '../../../engine/must';
import type { ShowdownFrame } from '../../showdown';
import { skillTotal } from '../../skills';
import type { State } from '../../state';
import { pointsFor, type TestFrame } from '../../test';
import { list, signed } from '../english';
import type { Names } from '../moves/label';
import { cardName } from '../name';

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** "8 or more is best" */
function target(frame: TestFrame): string {
  const best = frame.test.bands.at(-1);
  if (frame.showdown || !best) return 'the higher total wins';
  return frame.test.bands.length > 2 ? `${best.min} or more is best` : `${best.min} or more wins`;
}

/** "Roll {fight}: 8 or more wins, you add 5" */
export function askTest(G: State, frame: TestFrame): string {
  if (frame.at === 'skill' || !frame.skill) return 'Which skill do you put to the test?';
  if (frame.at === 'crew') return `Who takes the {${frame.skill}} test?`;
  if (frame.mystic) return `Which skill gets ${signed(frame.mystic.add)} in this {${frame.skill}} test?`;
  const added = pointsFor(G, frame);
  if (frame.at !== 'rolled') return `Roll {${frame.skill}}: ${target(frame)}, you add ${added}`;
  return `You rolled ${list(frame.dice.map(String))} and have ${sum(frame.dice) + added} {${frame.skill}}: ${target(frame)}`;
}

/** Who stands against the side that decides. */
function opponent(frame: ShowdownFrame, names: Names): string {
  if (frame.whose === 'defence') return names(frame.p);
  return frame.defence.p === null ? cardName(must(frame.lone, 'opponent')) : names(frame.defence.p);
}

export function askShowdown(G: State, frame: ShowdownFrame, names: Names): string {
  const mine = frame[frame.whose];
  const theirs = frame[frame.whose === 'attack' ? 'defence' : 'attack'];
  switch (frame.at) {
    case 'ready':
      return `Showdown with ${opponent(frame, names)}: do you arrange anything before it begins?`;
    case 'skill': {
      const named = theirs.skill
        ? `, who comes with ${theirs.p === null ? 0 : skillTotal(G, { p: theirs.p }, theirs.skill)} {${theirs.skill}}`
        : '';
      return `Which skill do you set against ${opponent(frame, names)}${named}?`;
    }
    case 'speak':
    case 'roll':
    case 'answer':
      return `Showdown: you have ${mine.points + sum(mine.dice)}, ${opponent(frame, names)} has ${theirs.points + sum(theirs.dice)}; shall dice be rolled again?`;
  }
}
