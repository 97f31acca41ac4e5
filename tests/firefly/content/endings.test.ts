import { contactEvents, jobs, misbehave, nav, stories } from '../../../src/firefly/content';
import type { Effect, Step } from '../../../src/firefly/content/types';
import { type Ending, type Way, ways, waysOfOption, waysOfTest } from './endings';

const NAV: Ending[] = ['keep-flying', 'full-stop', 'evade'];
const MISBEHAVE: Ending[] = ['proceed', 'botch', 'warrant', 'another-card'];
const STEP: Ending[] = ['proceed', 'botch', 'warrant'];
const GOAL: Ending[] = ['goal-done', 'botch', 'warrant'];

/** Ways that do not end in exactly one of the endings. */
const odd = (all: readonly Way[]) => all.filter((way) => way.length !== 1);

test('the walker finds no end, one end and two ends', () => {
  const stop: Effect = { do: 'full-stop' };
  expect(ways([{ do: 'kill', n: 1 }], NAV)).toEqual([[]]);
  expect(ways([{ do: 'kill', n: 1 }, stop], NAV)).toEqual([['full-stop']]);
  expect(ways([stop, { do: 'evade' }], NAV)).toEqual([['full-stop', 'evade']]);
  expect(ways([{ do: 'if', needs: [{ outlaw: true }], then: [stop] }], NAV)).toEqual([['full-stop'], []]);
  expect(ways([{ do: 'evade', may: true }], NAV)).toEqual([[], ['evade']]);
});

test.each(nav.map((card) => [card.id, card] as const))(
  'nav %s: every way through ends in one of keep-flying, full-stop, evade',
  (_, card) => {
    for (const option of card.options) expect(odd(waysOfOption(option, NAV))).toEqual([]);
    expect(ways(card.onDraw ?? [], NAV)).toEqual([[]]);
  },
);

test.each(misbehave.map((card) => [card.id, card] as const))(
  'misbehave %s: every way through ends in one of proceed, botch, warrant, another card',
  (_, card) => {
    for (const option of card.options) expect(odd(waysOfOption(option, MISBEHAVE))).toEqual([]);
  },
);

test('every test and option of a job step ends in one of proceed, botch, warrant', () => {
  const steps = jobs.flatMap((job) =>
    [...job.steps, ...(job.bonusOpportunity ? [job.bonusOpportunity] : [])].map((step) => ({ id: job.id, step })),
  );
  const stepWays = (step: Step) => [
    ...(step.test ? waysOfTest(step.test, STEP) : []),
    ...(step.options ?? []).flatMap((option) => waysOfOption(option, STEP)),
  ];
  expect(steps.filter(({ step }) => odd(stepWays(step)).length > 0).map(({ id }) => id)).toEqual([]);
  expect(steps.filter(({ step }) => ways(step.effects ?? [], STEP).some((way) => way.length > 0)).map(({ id }) => id)).toEqual([]);
});

test('every test of a goal ends in one of goal-done, botch, warrant', () => {
  const goals = stories.flatMap((story) => (story.goals ?? []).map((goal) => ({ id: `${story.id} ${goal.goal}`, goal })));
  expect(goals.filter(({ goal }) => goal.test && odd(waysOfTest(goal.test, GOAL)).length > 0).map(({ id }) => id)).toEqual([]);
});

test('Reavers always end in an evasion', () => {
  const reavers = contactEvents.find((event) => event.id === 'reaver-contact');
  expect(reavers?.options?.flatMap((option) => waysOfOption(option, NAV))).toEqual([['evade'], ['evade']]);
});
