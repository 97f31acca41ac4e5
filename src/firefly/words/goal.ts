import type { Goal, Need } from '../content/types';
import { capital, said, sentence } from './english';
import { ifClause, needsText } from './need';
import { at } from './place';
import { inOrder } from './step';

/** A goal's title, what it needs, and what is done. */
export function goalTexts(goal: Goal): string[] {
  return said(goalTitle(goal), goal.action !== 'none' && needsText(goal.needs ?? []), goalText(goal));
}

/** "Goal 1: Buy a fake crown." */
export function goalTitle(goal: Goal): string {
  return sentence(`Goal ${goal.goal}: ${capital(goal.label)}`);
}

/** What is done for a goal: "Work at Londinium: face 3 {misbehave} cards, then ..." */
export function goalText(goal: Goal): string {
  const place = goal.at === null ? [] : [goal.at];
  const needs: Need[] = [...place.map((where) => ({ at: where })), ...(goal.needs ?? [])];
  const when =
    goal.action === 'none'
      ? `${goal.checked ? 'when the game ends, if' : 'as soon as'} ${ifClause(needs)},`
      : `${[goal.action, ...place.map(at)].join(' ')}:`;
  return said(
    inOrder(when, goal.order, goal),
    goal.pick && 'Only if you picked this one before play.',
    goal.repeat && 'May be done again.',
  ).join(' ');
}
