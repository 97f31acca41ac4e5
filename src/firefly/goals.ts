import type { PlayerID } from '../engine/moves';
import { trigger } from './ability';
import { storyCard } from './cards';
import * as content from './content';
import type { Goal } from './content/types';
import { runEffects } from './effects';
import { meets, payable } from './need';
import { isAt } from './place';
import { workOf } from './scene';
import { note, playerIds, playerOf, type State, type Table } from './state';

/** The next numbered goal of this player, in order (GOAL-02). */
export function nextGoal(G: State, p: PlayerID): Goal | undefined {
  const goals = storyCard(G.options.story).goals ?? [];
  return goals.find((goal) => !goal.pick && (goal.repeat || goal.goal === playerOf(G, p).goalsDone + 1));
}

/** Whether the next goal can be tried here by that action. */
export function canTryGoal(G: State, p: PlayerID, action: 'work' | 'deal'): Goal | undefined {
  const goal = nextGoal(G, p);
  if (goal?.action !== action) return undefined;
  if (goal.at !== null && !isAt(G, { p }, goal.at, playerOf(G, p).sector)) return undefined;
  return meets(G, { p }, goal.needs ?? []) && payable(G, { p }, goal.cost ?? []) ? goal : undefined;
}

/** Stories with goals that are only conditions. */
const conditional = new Set(content.stories.filter(({ goals }) => goals?.some(({ action }) => action === 'none')).map(({ id }) => id));

/** GOAL-04: a goal that is only a condition is gained the moment it holds. */
export function checkGoals(t: Table): void {
  if (!conditional.has(t.G.options.story)) return;
  for (const p of playerIds(t.G)) {
    const goal = nextGoal(t.G, p);
    if (goal?.action !== 'none' || goal.checked) continue;
    if (goal.at !== null && !isAt(t.G, { p }, goal.at, playerOf(t.G, p).sector)) continue;
    if (!meets(t.G, { p }, goal.needs ?? [])) continue;
    reach(t, p, goal.goal);
    runEffects(
      t,
      { p },
      (goal.effects ?? []).filter((effect) => effect.do !== 'goal-done'),
    );
  }
}

/** A goal done in a Deal: paid and gained on the spot. */
export function startGoal(t: Table, p: PlayerID, n: number): void {
  const goal = storyCard(t.G.options.story).goals?.find((one) => one.goal === n);
  if (!goal) return;
  runEffects(t, { p }, goal.effects ?? []);
  runEffects(t, { p }, goal.cost ?? []);
}

/** This goal is reached (GOAL-08, GOAL-12). */
export function goalDone(t: Table, p: PlayerID): void {
  const work = workOf(t.G, p);
  if (work) work.mark = 'proceed';
  reach(t, p, work?.goal ?? playerOf(t.G, p).goalsDone + 1);
}

function reach(t: Table, p: PlayerID, n: number): void {
  playerOf(t.G, p).goalsDone = n;
  gainGoalTokens(t, p, 1);
  note(t, { kind: 'goal', p, n });
}

export function gainGoalTokens(t: Table, p: PlayerID, n: number): void {
  playerOf(t.G, p).goalTokens += n;
  for (let i = 0; i < n; i++) trigger(t, { p }, 'goal');
}
