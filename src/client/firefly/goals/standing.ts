import type { PlayerID } from '../../../engine/moves';
import { storyCard } from '../../../firefly/cards';
import type { Count, Win } from '../../../firefly/content/types';
import { countOf } from '../../../firefly/count';
import { playerOf, type State } from '../../../firefly/state';
import { winOf } from '../../../firefly/win';
import { money } from '../../../firefly/words';

/** How far a player is, by what the story compares. */
export interface Standing {
  /** As a number, for sorting and bars. */
  value: number;
  /** What it takes to win; undefined where there is no mark to reach. */
  of?: number;
  text: string;
}

const amount = (count: Count, n: number): string => (count === 'cash' ? money(n) : String(n));

/** What is counted towards winning; null where it is goals done. */
function countedIn(win: Win): { count: Count; min?: number } | null {
  if (win.type === 'most') return { count: win.count };
  if (win.type !== 'first') return null;
  const need = win.needs.find((one) => 'count' in one);
  return need && 'count' in need ? { count: need.count, ...(need.min === undefined ? {} : { min: need.min }) } : null;
}

export function standingOf(view: State, p: PlayerID): Standing {
  const { goals = [] } = storyCard(view.options.story);
  const win = winOf(view.options);
  if (win.type === 'chosen-goal')
    return { value: 0, text: view.chosenGoal === null ? 'no goal picked yet' : `working on goal ${view.chosenGoal}` };
  const counted = countedIn(win);
  if (!counted) {
    const last = win.type === 'goals' ? win.last : goals.length;
    const { goalsDone } = playerOf(view, p);
    return { value: goalsDone, of: last, text: `${goalsDone} of ${last} goals` };
  }
  const value = countOf(view, { p }, counted.count);
  const mark = counted.min === undefined ? '' : ` of ${amount(counted.count, counted.min)}`;
  return { value, ...(counted.min === undefined ? {} : { of: counted.min }), text: `${amount(counted.count, value)}${mark}` };
}
