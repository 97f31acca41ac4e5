import { move } from '../../engine/moves';
import { storyCard } from '../cards';
import { number, text } from '../menu';
import { note, type State } from '../state';
import { removeDoubles } from './draft-captains';
import type { Part } from './draft-part';
import { planRest } from './draft-plan';
import { storiesFor } from './options';
import { timerOf } from './steps';
import { layTable, turnUpAlerts } from './table';

/** SETUP-30, U-32: the first player says which story it is, before any haven or ship is placed. */
export const story: Part<'story'> = {
  moves: ['chooseStory'],
  choices: ({ options }) => storiesFor(options.sets, options.players, options.bounties).map(({ id }) => move('chooseStory', id)),
  decide(t, _frame, { p }, _name, args) {
    t.G.options = { ...t.G.options, story: text(args) };
    note(t, { kind: 'story', p, story: text(args) });
    layTable(t);
    turnUpAlerts(t);
    return true;
  },
};

/** Leaders and story are known, so all that follows is. */
export const plan: Part<'plan'> = {
  begin(t, frame) {
    removeDoubles(t);
    t.G.timer = timerFor(t.G);
    frame.queue.splice(1, 0, ...planRest(t.G));
  },
};

function timerFor(G: State): number | null {
  const timer = timerOf(G);
  return timer ? (timer.n ?? 0) + (timer.perPlayer ?? 0) * G.options.players : null;
}

export const goal: Part<'goal'> = {
  moves: ['chooseGoal'],
  choices: (G) => (storyCard(G.options.story).goals ?? []).filter(({ pick }) => pick).map((one) => move('chooseGoal', one.goal)),
  decide(t, _frame, { p }, _name, args) {
    t.G.chosenGoal = number(args);
    note(t, { kind: 'goal-chosen', p, n: number(args) });
    return true;
  },
};
