import { type Has, type Scene, scene } from '../scenario';

const captain: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', at: 'persephone', cash: 3000 };

/** The kinds of Action still open, by their moves. */
const open = (s: Scene) => ['mosey', 'buy', 'deal', 'makeWork'].filter((name) => s.can(name));
const buys = (s: Scene) => s.play('buy').play('doneBuying');
const deals = (s: Scene) => s.play('deal', 'badger').play('doneDealing');

test('TURN-01 a turn has two Actions, of different kinds, in any order', () => {
  const s = buys(scene({ me: captain }));
  expect(open(s)).toEqual(['mosey', 'deal', 'makeWork']);
  s.play('makeWork');
  expect(open(s)).toEqual([]);
  const other = scene({ me: captain }).play('makeWork');
  expect(open(other)).toEqual(['mosey', 'buy', 'deal']);
  expect(open(buys(other))).toEqual([]);
});

test('TURN-02 the kinds of Action are Fly, Buy, Deal and Work', () => {
  const s = scene({ me: { ...captain, hold: { fuel: 1 } } });
  expect(open(s)).toEqual(['mosey', 'buy', 'deal', 'makeWork']);
  const used = [
    scene({ me: captain }).play('mosey', 'pelorum'),
    buys(scene({ me: captain })),
    deals(scene({ me: captain })),
    scene({ me: captain }).play('makeWork'),
  ].map(({ G }) => G.turn.used);
  expect(used).toEqual([['fly'], ['buy'], ['deal'], ['work']]);
});

test('TURN-03 either or both Actions may be left unused', () => {
  expect(scene({ me: captain }).play('endTurn').turn).toBe('1');
  expect(buys(scene({ me: captain })).play('endTurn').turn).toBe('1');
});

test('TURN-04 a Job step, a Goal and Make-Work are all the one Work action of the turn', () => {
  const job = 'badger-try-one-of-the-border-planets';
  const hired: Has = { ...captain, hand: [job], crew: ['kaylee'] };
  const worked = scene({ me: hired }).play('work', job).play('setOut');
  expect([worked.me.hold.contraband + worked.me.stash.contraband, worked.can('makeWork'), worked.can('work')]).toEqual([2, false, false]);
  const made = scene({ me: hired }).play('makeWork');
  expect([made.me.cash, made.can('makeWork'), made.can('work', job)]).toEqual([3200, false, false]);
  const goal: Has = { ...captain, at: 'jiangyin' };
  expect(scene({ me: goal, story: 'king-of-all-londinium' }).can('workGoal', 1)).toBe(true);
  expect(scene({ me: goal, story: 'king-of-all-londinium' }).play('makeWork').can('workGoal')).toBe(false);
});

test('TURN-05 TURN-06 a turn that begins with a Cutter resolves contact first, and both Actions remain', () => {
  const s = scene({ rival: { ...captain, at: 'regina', crew: ['kaylee'], hold: { fuel: 1 } }, cutter: 'regina' }).play('endTurn');
  expect([s.turn, s.legal]).toEqual(['1', ['chooseOption 0', 'chooseOption 1']]);
  s.play('chooseOption', 1).play('evadeTo', 'ezra');
  expect([s.G.turn.used, open(s)]).toEqual([[], ['mosey', 'deal', 'makeWork']]);
});

test('TURN-06 Alliance Contact uses no Action', () => {
  const s = scene({ me: { ...captain, at: 'pelorum', warrants: 1 }, cruiser: 'persephone' }).play('mosey', 'persephone');
  expect([s.me.warrants, s.G.turn.used, open(s)]).toEqual([0, ['fly'], ['buy', 'deal', 'makeWork']]);
});

test('TURN-07 Free Actions cost no Action and come before, between, during and after Actions', () => {
  const s = scene({ me: { ...captain, hold: { cargo: 4, fuel: 1 } }, cruiser: 'santo', top: { 'nav-alliance': ['the-big-black'] } });
  s.play('jettison', 'cargo').play('makeWork').play('jettison', 'cargo');
  s.play('fullBurn', 'pelorum').play('jettison', 'cargo').play('stop').play('jettison', 'cargo');
  expect([s.me.hold.cargo, s.G.turn.used]).toEqual([0, ['work', 'fly']]);
});

test('TURN-08 when a turn ends, play passes to the left and around the table', () => {
  const s = scene({ players: 3 });
  const seen = [s.turn, s.play('endTurn').turn, s.play('endTurn').turn, s.play('endTurn').turn];
  expect(seen).toEqual(['0', '1', '2', '0']);
  expect(s.G.turn.used).toEqual([]);
});

test('TURN-09 (E-119) Alliance and Reaver ships are moved by the player to the right; of two, by the opponent', () => {
  const flies: Has = { ...captain, at: 'pelorum', hold: { fuel: 1 } };
  const patrol = { 'nav-alliance': ['cruiser-patrol'] };
  const three = scene({ players: 3, me: flies, cruiser: 'londinium', top: patrol }).play('fullBurn', 'persephone');
  expect([three.turn, three.can('moveCruiser')]).toEqual(['2', true]);
  const rival: Has = { at: 'sihnon', warrants: 1, cash: 3000 };
  const two = scene({ me: flies, rival, cruiser: 'londinium', top: patrol }).play('fullBurn', 'persephone');
  expect([two.turn, two.can('moveCruiser', 'sihnon')]).toEqual(['1', true]);
  two.play('moveCruiser', 'bernadette');
  expect(two.rival.warrants).toBe(1);
});

test('TURN-10 no kind of Action twice in a turn, unless a card allows it', () => {
  const s = scene({ me: captain }).play('mosey', 'pelorum');
  expect([s.can('mosey'), s.can('fullBurn'), s.can('makeWork')]).toEqual([false, false, true]);
  const calms = scene({ me: { ...captain, crew: ['emma', { ref: 'jayne', disgruntled: true }] } });
  calms.play('makeWork');
  expect(calms.can('makeWork')).toBe(false);
});

test('TURN-10 an extra Action may be of a kind already used, and the others are still two different ones', () => {
  const job = 'badger-losing-patience-with-patience';
  const top = { misbehave: ['we-got-a-plan-anyone'] };
  const s = scene({ options: { sets: ['base', 'crime'] }, me: { ...captain, leader: 'marco', at: 'athens', hand: [job] }, top });
  s.play('work', job).play('setOut').play('chooseOption', 1).play('yes').play('makeWork');
  expect([s.can('makeWork'), s.can('work'), s.can('mosey')]).toEqual([false, false, true]);
  s.play('deal', 'patience').play('doneDealing');
  expect([s.can('mosey'), s.can('deal')]).toEqual([false, false]);
});
