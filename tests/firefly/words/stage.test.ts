import { brief } from '../../../src/firefly/words/english';
import { question } from '../../../src/firefly/words/stage';
import { type Has, type Scene, scene, type Table } from '../scenario';

const game = (me: Has, table: Table = {}): Scene =>
  scene({ cruiser: 'santo', story: 'king-of-all-londinium', ...table, me: { leader: 'marco', ...me } });
const asked = (s: Scene): string => question(s.G);

test('a turn says which actions are left', () => {
  const s = game({ at: 'persephone' });
  expect(asked(s)).toBe('Your turn: you can still Fly, Buy, Deal or Work.');
  expect(asked(s.play('makeWork'))).toBe('Your turn: you can still Fly, Buy or Deal.');
  expect(asked(s.play('mosey', 'pelorum'))).toBe('Your actions are used up: anything else?');
});

test('a test says what is needed and what is added', () => {
  const job = 'badger-losing-patience-with-patience';
  const s = game({ at: 'athens', hand: [job], crew: ['inara'], cash: 1000 }, { top: { misbehave: ['keep-a-low-profile'] }, dice: [2] });
  expect(asked(s.play('work', job))).toBe('Who goes to work on Losing Patience with Patience..., and who stays aboard?');
  expect(asked(s.play('setOut'))).toBe('You run into Keep a Low Profile: how do you get past?');
  expect(asked(s.play('chooseOption', 1))).toBe('Roll Negotiate: 9 or more wins, you add 3.');
  expect(asked(s.play('bribe', 2))).toBe('You rolled 2 and have 7 Negotiate: 9 or more wins.');
});

test('a name that ends in a stop of its own needs no other', () => {
  const s = game({ at: 'regina', hold: { fuel: 1 } }, { top: { 'nav-border': ['whats-that-noise'] } });
  expect(asked(s.play('fullBurn', 'ezra'))).toBe("You fly into What's That Noise? How do you go about it?");
});

test('goods to give up or to take are counted', () => {
  const kalidasa = { options: { sets: ['base', 'kalidasa'] }, top: { 'nav-rim': ['orphaned-cargo-pod'] } };
  const s = game({ at: 'whittier', hold: { fuel: 1 } }, kalidasa)
    .play('fullBurn', 'beaumonde')
    .play('chooseOption', 1);
  expect(asked(s)).toBe('Which goods do you load, 2 in all?');
  expect(asked(s.play('load', 'parts', 1))).toBe('Which good do you load?');
});

test('a trade says what is offered', () => {
  const rival = { at: 'persephone', leader: 'nandi', crew: ['jayne'] };
  const s = game({ at: 'persephone', hold: { fuel: 2 } }, { rival }).play('offerTrade', '1');
  expect(asked(s)).toBe('What do you offer Nandi, and for what?');
  s.play('give', 'goods', 'fuel');
  expect(asked(s)).toBe('You offer Nandi 1 fuel for nothing: what else?');
  expect(asked(s.play('want', 'cash', 500).play('propose'))).toBe('Marco offers you 1 fuel for $500: is it a deal?');
});

test('who must part with something is told how much', () => {
  const s = game(
    { at: 'regina', crew: ['zoe', 'med-staff'], hold: { fuel: 1 } },
    { dice: [1, 1, 3], top: { 'nav-border': ['ghost-ship'] } },
  ).play('fullBurn', 'ezra');
  expect(asked(s)).toBe('You fly into Ghost Ship: how do you go about it?');
  expect(asked(s.play('chooseOption', 1).play('accept'))).toBe('Who is hit (2 to name)?');
  expect(asked(s.play('chooseVictim', 'zoe').play('chooseVictim', 'med-staff'))).toBe('Does the medic try to save them with a 5 or more?');
});

test('a showdown says against whom and against what', () => {
  const options = { sets: ['base', 'pirates'] };
  const me = { at: 'regina', leader: 'marco', hand: ['niska-a-message-from-niska'], crew: ['kaylee'] };
  const s = game(me, { options, rival: { at: 'regina', leader: 'nandi', crew: ['jayne'] }, dice: [6, 6, 1] });
  s.play('raid', 'niska-a-message-from-niska', '1').play('setOut').play('testSkill', 'tech');
  while (s.stage === 'test') s.play('accept');
  expect(asked(s)).toBe('Which skill do you set against Nandi?');
  expect(asked(s.play('fightWith', 'tech'))).toBe('Which skill do you set against Marco, who comes with 4 Tech?');
});

test('brief says no more than fits and leaves no word dangling', () => {
  expect(brief('a very long sentence that goes on and on, and then some, until nobody listens any more', 'a short one')).toBe(
    'A short one',
  );
  expect(brief('spend 1 {fuel} to clear {disgruntled} from all {moral} crew, take $200, then come to a full stop')).toBe(
    'Spend 1 fuel to clear disgruntled from all moral crew, take $200 …',
  );
});
