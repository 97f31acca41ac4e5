import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** Misbehave cards whose second option proceeds, and what the last of them loads is of no matter here. */
const EASY: Ref[] = [
  'a-little-job-on-the-side',
  'an-unexpected-opportunity',
  'a-vote-of-no-confidence',
  'everything-thats-not-nailed-down',
];
const KING = 'king-of-all-londinium';

const game = (story: string, me: Has, table: Table = {}): Scene =>
  scene({ story, me: { leader: 'marco', ...me }, top: { misbehave: EASY }, ...table });
const tryGoal = (s: Scene, goal: number): Scene => s.play('workGoal', goal).play('setOut');
function proceed(s: Scene, cards: number): Scene {
  for (let i = 0; i < cards; i++) s.play('chooseOption', 1);
  return s;
}
const nextTurn = (s: Scene): Scene => s.play('endTurn').play('endTurn');

test('GOAL-01 The King of All Londinium is won with the third goal', () => {
  // Marco and Jayne fight with 4: a 6 and a 1 make 11.
  const s = game(KING, { at: 'boros', crew: ['jayne'], goals: 2 }, { dice: [6, 1] });
  proceed(tryGoal(s, 3), 4);
  expect(s.G.over).toEqual({ winner: '0', reason: 'story' });
});

test("GOAL-01 Harken's Folly is won with the intel at Ariel", () => {
  const s = game('harkens-folly', { leader: 'nandi', at: 'ariel', crew: ['lucy'], goals: 2 }, { dice: [4] });
  proceed(tryGoal(s, 3), 3);
  expect(s.G.over).toEqual({ winner: '0', reason: 'story' });
});

test("GOAL-01 First Time in the Captain's Chair is won by paying the debt at Ezra", () => {
  const story = 'first-time-in-the-captains-chair';
  expect(game(story, { at: 'ezra', goals: 2, cash: 5999 }).can('workGoal')).toBe(false);
  const s = tryGoal(game(story, { at: 'ezra', goals: 2, cash: 6500 }), 3);
  expect(s.me.cash).toBe(500);
  expect(s.G.over).toEqual({ winner: '0', reason: 'story' });
});

test('GOAL-01 in Desperadoes who has the nest egg may call the end: the others have one more turn, and most cash wins', () => {
  const call = (rival: number): Scene => {
    const s = game('desperadoes', { at: 'londinium', cash: 15000 }, { rival: { at: 'persephone', cash: rival } });
    s.play('useAbility', 'desperadoes', 1, 'work');
    expect(s.turn).toBe('1');
    expect(s.G.over).toBeNull();
    return s.play('makeWork').play('endTurn');
  };
  expect(call(14700).G.over).toMatchObject({ winner: '0' });
  expect(call(14900).G.over).toMatchObject({ winner: '1' });
  expect(game('desperadoes', { at: 'londinium', cash: 14999 }).can('useAbility', 'desperadoes')).toBe(false);
});

test('GOAL-01 in Desperadoes the end is called once', () => {
  const s = game('desperadoes', { cash: 15000 }, { rival: { cash: 15000 } });
  s.play('useAbility', 'desperadoes', 1, 'deal');
  expect([s.turn, s.rival.goalTokens, s.can('useAbility', 'desperadoes')]).toEqual(['1', 1, false]);
});

test.each(['desperadoes', 'respectable-persons-of-business'])(
  'GOAL-01 alone %s is won by calling the end, and lost when the time is up before that',
  (story) => {
    const options = { sets: ['base', 'kalidasa'], setup: 'times-not-on-our-side' };
    const start = () => game(story, { cash: 20000 }, { players: 1, options });
    const call = start();
    const [first] = call.match.legal('0').filter(({ move, args }) => move === 'useAbility' && args[0] === story);
    call.match.play('0', first as NonNullable<typeof first>);
    expect(call.G.over).toEqual({ winner: '0', reason: 'story' });
    const late = start();
    late.G.timer = 1;
    late.play('endTurn');
    expect([late.G.timer, late.G.over, late.can('useAbility', story)]).toEqual([0, null, false]);
    expect(late.play('endTurn').G.over).toEqual({ winner: null, reason: 'story' });
  },
);

test('GOAL-01 "Respectable" Persons of Business pay the bank for unfinished jobs before the money is counted', () => {
  const s = game(
    'respectable-persons-of-business',
    { cash: 12000, hand: ['patience-dung-run-newhope'], active: ['harken-cargo-delivery-osiris'] },
    { rival: { cash: 10000 } },
  );
  s.play('useAbility', 'respectable-persons-of-business', 0, 'deal').play('endTurn');
  expect(s.me.cash).toBe(9900);
  expect(s.G.over).toMatchObject({ winner: '1' });
});

const lonely = (chosen: number, me: Has): Scene => {
  const s = game('awful-lonely-in-the-big-black', me, { players: 1 });
  s.G.timer = 1;
  s.G.chosenGoal = chosen;
  return s;
};

test.each([
  [1, 15000, null],
  [2, 15000, '0'],
  [2, 14700, null],
  [2, 14800, '0'],
])('GOAL-01 alone in the Big Black the chosen goal %j is looked at after the last turn: with $%j won by %j', (goal, cash, winner) => {
  const s = lonely(goal, { at: 'londinium', cash });
  s.play('mosey', String(s.offered('mosey')[0]));
  // The last timer token is gone with the flight, which ends the turn; one more follows, without flying.
  expect(s.G.timer).toBe(0);
  expect(s.G.over).toBeNull();
  expect(s.offered('mosey')).toEqual([]);
  s.me.sector = 'londinium';
  s.play('makeWork').play('endTurn');
  expect(s.G.over).toMatchObject({ winner });
});

test('GOAL-01 alone in the Big Black each flight takes one timer token and ends the turn, and all four actions can be had', () => {
  const s = lonely(1, { at: 'persephone' });
  s.G.timer = 20;
  s.play('makeWork');
  const { number } = s.G.turn;
  s.play('mosey', String(s.offered('mosey')[0]));
  expect(s.G.timer).toBe(19);
  expect(s.G.turn.number).toBe(number + 1);
  expect(s.G.barred).toEqual([]);
});

test('GOAL-01 TURN-10 alone in the Big Black an extra action is one more of any kind', () => {
  const job = 'badger-losing-patience-with-patience';
  const s = game(
    'awful-lonely-in-the-big-black',
    { at: 'athens', hand: [job] },
    { players: 1, options: { sets: ['base', 'crime'] }, top: { misbehave: ['we-got-a-plan-anyone'] } },
  );
  s.play('work', job).play('setOut').play('chooseOption', 1).play('yes');
  expect([s.stage, s.can('makeWork'), s.can('deal')]).toEqual(['turn', true, true]);
  s.play('makeWork');
  expect([s.can('makeWork'), s.can('deal')]).toEqual([false, true]);
});

test('GOAL-02 numbered goals are done in order', () => {
  expect(game(KING, { at: 'londinium', goals: 0 }).can('workGoal')).toBe(false);
  expect(game(KING, { at: 'londinium', goals: 1 }).offered('workGoal')).toEqual([2]);
  expect(game(KING, { at: 'londinium', goals: 2 }).can('workGoal')).toBe(false);
});

test('GOAL-03 a goal with a test or misbehaving takes a Work action at its place', () => {
  expect(game(KING, { at: 'persephone' }).can('workGoal')).toBe(false);
  const s = game(KING, { at: 'jiangyin' }).play('makeWork');
  expect(s.can('workGoal')).toBe(false);
  const goal = game(KING, { at: 'jiangyin' });
  tryGoal(goal, 1);
  expect(goal.G.turn.used).toEqual(['work']);
});

test('GOAL-04 a goal that is only a condition is gained the moment it holds', () => {
  const s = game('desperadoes', { at: 'londinium', cash: 14900 });
  expect(s.me.goalsDone).toBe(0);
  s.play('makeWork');
  expect(s.me).toMatchObject({ goalsDone: 1, goalTokens: 1 });
});

test('GOAL-02 GOAL-04 E-88 a condition that holds already is gained at once with the goal before it', () => {
  const job = 'harken-cargo-delivery-osiris';
  const s = game('first-time-in-the-captains-chair', {
    at: 'osiris',
    cash: 8000,
    solid: ['badger'],
    hold: { cargo: 1 },
    active: [{ ref: job, step: 1 }],
  });
  expect(s.me.goalsDone).toBe(0);
  s.play('work', job).play('setOut');
  expect(s.me).toMatchObject({ goalsDone: 2, goalTokens: 2 });
});

test("GOAL-04 in Harken's Folly the first goal is gained with the last of four contacts", () => {
  const job = 'patience-dung-run-newhope';
  const me: Has = { at: 'harvest', hold: { cargo: 2 }, active: [{ ref: job, step: 1 }], solid: ['amnon-duul', 'badger', 'niska'] };
  const s = game('harkens-folly', me);
  expect(s.me.goalsDone).toBe(0);
  s.play('work', job).play('setOut');
  expect(s.me).toMatchObject({ goalsDone: 1, goalTokens: 1 });
});

test("GOAL-03 in Harken's Folly the second goal lures the Cruiser to Valentine, and the ship gets away", () => {
  const s = game(
    'harkens-folly',
    { leader: 'corbin', at: 'valentine', crew: ['med-staff'], goals: 1 },
    { dice: [5], cruiser: 'londinium' },
  );
  proceed(tryGoal(s, 2), 3);
  const [to] = s.offered('evadeTo');
  s.play('evadeTo', String(to));
  expect(s.G.cruiser).toBe('valentine');
  expect(s.me).toMatchObject({ sector: to, goalsDone: 2, goalTokens: 2 });
});

test('GOAL-05 misbehaving on a goal comes before its test', () => {
  const s = tryGoal(game(KING, { at: 'jiangyin', cash: 3000 }, { dice: [2] }), 1);
  expect(s.stage).toBe('choose');
  s.play('chooseOption', 1);
  expect(s.me.cash).toBe(3000);
  // The second card passed, a negotiation of 2 costs $1,000 and botches.
  s.play('chooseOption', 1);
  expect(s.me.cash).toBe(2000);
});

test('GOAL-09 in The King of All Londinium the crown may be left with its seller, or cost too much', () => {
  const bargain = (cash: number) => proceed(tryGoal(game(KING, { at: 'jiangyin', crew: ['lucy'], cash }, { dice: [5] }), 1), 2);
  const left = bargain(9000).play('chooseOption', 1);
  expect([left.stage, left.me.cash, left.me.goalsDone]).toEqual(['turn', 9000, 0]);
  expect(bargain(6900).offered('chooseOption')).toEqual([1]);
  expect(nextTurn(left).can('workGoal', 1)).toBe(true);
});

test('GOAL-06 E-89 abilities once a job are for jobs, not for goals', () => {
  const job = 'badger-losing-patience-with-patience';
  const cards = { top: { misbehave: ['a-formal-affair'] } };
  const onJob = game(KING, { at: 'athens', crew: ['stitch'], hand: [job] }, cards)
    .play('work', job)
    .play('setOut')
    .play('chooseOption', 1);
  expect(onJob.offered('testAs')).toEqual(['fight']);
  const onGoal = tryGoal(game(KING, { at: 'jiangyin', crew: ['stitch'] }, { ...cards, dice: [1] }), 1).play('chooseOption', 1);
  expect(onGoal.can('testAs')).toBe(false);
  expect(onGoal.stage).toBe('turn');
});

test('GOAL-06 Two-Fry and a sniper rifle spare a card on jobs, not on goals', () => {
  const has = { crew: ['two-fry'], gear: ['vera'] };
  const cards = (s: Scene) => s.G.stack.flatMap((frame) => (frame.kind === 'misbehave' ? [frame.left] : []));
  const carry = (s: Scene) =>
    s.play('handOutGear').play('handOver', 'vera').play('giveTo', 'two-fry').play('doneOutfitting').play('setOut');
  const job = 'badger-losing-patience-with-patience';
  expect(cards(carry(game(KING, { ...has, at: 'athens', hand: [job] }).play('work', job)))).toEqual([1]);
  expect(cards(carry(game(KING, { ...has, at: 'jiangyin' }).play('workGoal', 1)))).toEqual([2]);
});

test('GOAL-06 what cards add for completing a crime is not paid for a goal', () => {
  const s = game(KING, { leader: 'malcolm', at: 'jiangyin', crew: ['lucy'], cash: 9000 }, { dice: [6, 1] });
  proceed(tryGoal(s, 1), 2).play('chooseOption', 0);
  expect(s.me).toMatchObject({ goalsDone: 1, cash: 4000 });
});

test('GOAL-07 with A Rival Crew no deal can be made while working a goal', () => {
  const cards = { top: { misbehave: ['a-rival-crew'] } };
  const job = 'badger-losing-patience-with-patience';
  expect(tryGoal(game(KING, { at: 'jiangyin' }, cards), 1).offered('chooseOption')).toEqual([0]);
  const onJob = game(KING, { at: 'athens', hand: [job] }, cards)
    .play('work', job)
    .play('setOut');
  expect(onJob.offered('chooseOption')).toEqual([0, 1]);
});

test('GOAL-08 a goal once gained is kept when its condition fails later', () => {
  const s = game('first-time-in-the-captains-chair', { at: 'londinium', crew: ['jayne'], cash: 5900, solid: ['badger', 'niska'] });
  expect(s.me.goalsDone).toBe(1);
  s.play('makeWork');
  expect(s.me.goalsDone).toBe(2);
  s.me.solid = {};
  s.me.cash = 0;
  nextTurn(s);
  expect(s.me).toMatchObject({ goalsDone: 2, goalTokens: 2 });
});

test('GOAL-09 a botched goal may be tried again on a later turn', () => {
  const s = tryGoal(game(KING, { at: 'jiangyin' }, { top: { misbehave: ['gun-play'] } }), 1).play('chooseOption', 1);
  expect(s.stage).toBe('turn');
  expect(s.me.goalsDone).toBe(0);
  expect(s.can('workGoal')).toBe(false);
  expect(nextTurn(s).offered('workGoal')).toEqual([1]);
});

test('GOAL-10 E-86 a warrant on a goal costs no job and leaves the goal open', () => {
  const active = ['badger-losing-patience-with-patience', 'patience-dung-run-newhope'];
  const s = game(KING, { at: 'londinium', goals: 1, active, solid: ['harken', 'badger'] }, { dice: [3], cruiser: 'osiris' });
  proceed(tryGoal(s, 2), 3);
  expect(s.me).toMatchObject({ warrants: 1, goalsDone: 1, goalTokens: 1 });
  expect(s.me.active.map(({ ref }) => ref)).toEqual(active);
  expect(Object.keys(s.me.solid)).toEqual(['badger']);
  expect(nextTurn(s).offered('workGoal')).toEqual([2]);
});

test('GOAL-11 crew and gear are chosen for a goal as for a job', () => {
  const s = game(KING, { at: 'jiangyin', crew: ['shepherd-book'], gear: ['pistol'] }, { top: { misbehave: ['alliance-patrol'] } });
  s.play('workGoal', 1);
  expect(s.can('handOutGear')).toBe(true);
  s.play('leaveAboard', 'shepherd-book').play('setOut');
  // The false papers stayed aboard with him.
  expect(s.can('ace')).toBe(false);
});

test('GOAL-12 a completed goal is marked with a goal token', () => {
  const s = game(KING, { at: 'jiangyin', crew: ['lucy'], cash: 9000 }, { dice: [5] });
  proceed(tryGoal(s, 1), 2).play('chooseOption', 0);
  expect(s.me).toMatchObject({ goalTokens: 1, goalsDone: 1, cash: 2000 });
  expect(s.offered('workGoal')).toEqual([]);
});
