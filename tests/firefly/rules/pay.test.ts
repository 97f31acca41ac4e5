import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const GUN_RUN = 'amnon-duul-gun-running-jiangyin';
const RELOCATION = 'harken-forced-settler-relocation-aphrodite';
const EASY: Ref[] = ['a-little-job-on-the-side', 'an-unexpected-opportunity', 'a-vote-of-no-confidence'];

const game = (me: Has, table: Table = {}): Scene =>
  scene({ story: 'king-of-all-londinium', me: { leader: 'marco', cash: 0, ...me }, ...table });
const work = (s: Scene, job: Ref): Scene => s.play('work', job).play('setOut');
/** About to hand over the guns: $2,000, and $300 for a soldier. */
const gunRun = (me: Has = {}): Scene => game({ at: 'jiangyin', hold: { contraband: 2 }, active: [{ ref: GUN_RUN, step: 1 }], ...me });
/** About to finish an immoral job: $900, and $300 for a soldier. */
const relocation = (me: Has): Scene =>
  game({ at: 'aphrodite', hold: { passengers: 2, cargo: 1 }, active: [{ ref: RELOCATION, step: 1 }], ...me });
const disgruntled = (s: Scene): Ref[] => s.me.crew.filter((crew) => crew.disgruntled).map(({ ref }) => ref);

test('PAY-01 with the last step done the printed pay is taken from the bank', () => {
  const s = work(gunRun(), GUN_RUN);
  expect(s.me.cash).toBe(2000);
  expect(s.me.active).toEqual([]);
});

test('PAY-02 pay by the head counts the passengers delivered', () => {
  const job = 'patience-ranch-hand-recruitment-aphrodite';
  const s = game({ leader: 'burgess', at: 'aphrodite', hold: { passengers: 4 }, active: [{ ref: job, step: 1 }] });
  work(s, job).play('deliver', 'passengers', 3);
  expect(s.me.cash).toBe(900);
});

test('PAY-02 pay in goods counts the crew on the job, as the card says', () => {
  const job = 'niska-whats-yours-is-mine';
  const s = game({ leader: 'corbin', at: 'triumph', crew: ['inara', 'jayne'], hand: [job] }, { top: { misbehave: EASY } });
  s.play('work', job).play('leaveAboard', 'jayne').play('setOut').play('chooseOption', 1).play('chooseOption', 1);
  expect(s.me.hold.contraband + s.me.stash.contraband).toBe(2);
});

test('PAY-02 pay by skill counts the points of those on the job with their gear, and what River Tam may roll is none', () => {
  const job = 'harken-cortex-relay-maintenance-albion';
  const paid = (left: Ref[]): number => {
    const has: Has = { at: 'albion', crew: ['kaylee', 'wash', 'river-tam'], gear: ['nav-charts-alliance-space'], hand: [job] };
    const s = game(has, { options: { sets: ['base', 'breakin-atmo'] }, cruiser: 'osiris' });
    expect(s.me.gear[0]?.by).toBe('marco');
    s.play('work', job);
    for (const ref of left) s.play('leaveAboard', ref);
    return s.play('setOut').me.cash;
  };
  // Kaylee has 3 tech, Wash and Marco 1 each, and the charts 1.
  expect([paid([]), paid(['wash']), paid(['marco', 'wash'])]).toEqual([1400, 1200, 800]);
});

test('PAY-02 a deal made with a rival crew at the pick-up halves the pay at the drop-off, and a botch undoes it', () => {
  const top = { misbehave: ['a-rival-crew'] };
  const s = work(game({ at: 'santo', hand: [GUN_RUN] }, { top }), GUN_RUN).play('chooseOption', 1);
  s.me.sector = 'jiangyin';
  expect(work(s.play('endTurn').play('endTurn'), GUN_RUN).me.cash).toBe(1000);
  const longer = 'amnon-duul-gun-running-special-order';
  const botched = game(
    { at: 'londinium', hand: [longer] },
    { cruiser: 'osiris', top: { misbehave: ['a-rival-crew', 'gun-play', ...EASY] } },
  );
  work(botched, longer).play('chooseOption', 1).play('chooseOption', 1);
  work(botched.play('endTurn').play('endTurn'), longer).play('chooseOption', 1).play('chooseOption', 1);
  botched.me.sector = 'ezra';
  expect(work(botched.play('endTurn').play('endTurn'), longer).me.cash).toBe(2500);
});

test('PAY-03 a bonus is added once, and only if somebody on the job earns it', () => {
  const paid = (crew: Ref[], left: Ref[] = []): number => {
    const s = gunRun({ crew }).play('work', GUN_RUN);
    for (const ref of left) s.play('leaveAboard', ref);
    return s.play('setOut').me.cash;
  };
  expect(paid(['zoe'])).toBe(2300);
  expect(paid(['zoe', 'fendris', 'lund'])).toBe(2300);
  expect(paid(['zoe'], ['zoe'])).toBe(2000);
});

test('PAY-04 pay comes first, then morals, then cuts, then standing', () => {
  const s = work(relocation({ crew: ['zoe', 'jayne'] }), RELOCATION);
  // With no money before, the cuts can be paid out of the pay; by then the moral ones have their token, and Harken still waits.
  expect(s.me.cash).toBe(1200);
  expect(disgruntled(s)).toEqual(['zoe']);
  expect(s.me.solid.harken).toBeUndefined();
  s.play('payAll');
  expect(s.me.cash).toBe(600);
  expect(s.me.solid.harken).toBe(RELOCATION);
});

test('PAY-05 a completed immoral job leaves every moral crew member disgruntled, the leader and those aboard too', () => {
  const s = relocation({ leader: 'malcolm', crew: ['zoe', 'inara', 'jayne'] });
  s.play('work', RELOCATION).play('leaveAboard', 'inara').play('setOut').play('payCut', 'jayne').play('donePaying');
  // Zoe and Inara went unpaid on top of it and left.
  expect(s.me.crew.map(({ ref }) => ref)).toEqual(['malcolm', 'jayne']);
  expect(disgruntled(s)).toEqual(['malcolm']);
  const paid = relocation({ leader: 'malcolm', crew: ['zoe', 'inara', 'jayne'] });
  paid.play('work', RELOCATION).play('leaveAboard', 'inara').play('setOut').play('payAll');
  expect(disgruntled(paid)).toEqual(['malcolm', 'zoe', 'inara']);
});

test('PAY-04 E-52 a moral leader who takes a second token loses all others, owes them nothing, and still becomes Solid', () => {
  const s = relocation({ leader: 'malcolm', crew: [{ ref: 'malcolm', disgruntled: true }, 'jayne', 'wash'] });
  work(s, RELOCATION);
  expect(s.stage).toBe('turn');
  expect(s.me.crew).toEqual([{ ref: 'malcolm', disgruntled: false, wanted: false }]);
  expect(s.me.cash).toBe(1200);
  expect(s.me.solid.harken).toBe(RELOCATION);
});

test('PAY-06 PAY-07 PAY-08 everyone is owed a cut, on the job or not, and the player pays whom he likes', () => {
  const s = gunRun({ crew: ['jayne', 'wash', 'kaylee'] });
  s.play('work', GUN_RUN).play('leaveAboard', 'kaylee').play('setOut');
  expect(s.offered('payCut')).toEqual(['jayne', 'wash', 'kaylee']);
  s.play('payCut', 'kaylee').play('payCut', 'wash').play('donePaying');
  expect(s.me.cash).toBe(1500);
  expect(disgruntled(s)).toEqual(['jayne']);
});

test('PAY-09 E-85 cuts are owed even if the job paid no cash', () => {
  const job = 'niska-jump-and-hump-the-competition';
  const s = game({ leader: 'corbin', at: 'space-bazaar', crew: ['jayne'], cash: 500, hand: [job] }, { top: { misbehave: EASY } });
  work(s, job);
  for (let i = 0; i < 3; i++) s.play('chooseOption', 1);
  expect(s.me.cash).toBe(500);
  expect(s.offered('payCut')).toEqual(['jayne']);
  s.play('payAll');
  expect(s.me.cash).toBe(200);
});

test('PAY-08 PAY-09 who cannot be paid at all goes without and is disgruntled', () => {
  const job = 'niska-jump-and-hump-the-competition';
  const s = game({ leader: 'corbin', at: 'space-bazaar', crew: ['jayne'], hand: [job] }, { top: { misbehave: EASY } });
  work(s, job);
  for (let i = 0; i < 3; i++) s.play('chooseOption', 1);
  expect(s.stage).toBe('turn');
  expect(disgruntled(s)).toEqual(['jayne']);
});

test('PAY-10 the leader takes no cut', () => {
  const s = work(gunRun(), GUN_RUN);
  expect(s.stage).toBe('turn');
  expect(disgruntled(s)).toEqual([]);
});

test('PAY-11 no cut is due for Make-Work, for a goal, or for money from a misbehave card', () => {
  const idle = game({ at: 'jiangyin', crew: ['jayne'] }).play('makeWork');
  expect(idle.stage).toBe('turn');
  expect(idle.me.cash).toBe(200);

  const job = 'badger-losing-patience-with-patience';
  const side = game({ at: 'athens', crew: ['kaylee'], hand: [job] }, { top: { misbehave: ['a-little-job-on-the-side'] }, dice: [5] });
  work(side, job).play('chooseOption', 0).play('accept');
  expect(side.me.cash).toBe(1500);
  expect(side.stage).toBe('turn');

  const goal = game({ at: 'jiangyin', crew: ['inara'], cash: 9000 }, { top: { misbehave: EASY }, dice: [5] });
  goal.play('workGoal', 1).play('setOut').play('chooseOption', 1).play('chooseOption', 1).play('accept').play('chooseOption', 0);
  expect(goal.me.goalsDone).toBe(1);
  expect(goal.stage).toBe('turn');
  expect(disgruntled(goal)).toEqual([]);
});
