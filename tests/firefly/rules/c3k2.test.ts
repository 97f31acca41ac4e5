import type { ContactId } from '../../../src/firefly/content/types';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** What is under consideration, and what the deck has. */
const considered = (s: Scene): string[] => {
  const frame = s.G.stack[s.G.stack.length - 1];
  if (frame?.kind !== 'keep') throw new Error(`at ${frame?.kind}`);
  return [...frame.taken, ...frame.drawn];
};
const OPEN = ['knife', 'pistol', 'vera', 'jayne'];
const TOP = ['zoe', 'stark', 'skunk'];
/** Player 0 buys at Silverhold, with these cards and no others in the discard pile. */
function buys(me: Has = {}, table: Table = {}): Scene {
  const has = { at: 'silverhold', leader: 'marco', cash: 9000, ...me };
  const s = scene({ cruiser: 'santo', me: has, top: { silverhold: ['zoe', 'stark', 'skunk'] }, ...table });
  const pile = s.G.decks.silverhold;
  pile.draw.unshift(...pile.discard.splice(0));
  for (const ref of ['knife~3', 'pistol~2', 'vera', 'jayne']) {
    const at = pile.draw.indexOf(ref);
    if (at < 0) throw new Error(`no ${ref}`);
    pile.draw.splice(at, 1);
    pile.discard.push(ref);
  }
  return s.play('buy').play('considerCards');
}
const names = (refs: readonly unknown[]): string[] => refs.map((ref) => String(ref).replace(/~.*/, '')).sort();
function deals(contact: ContactId, at: string, me: Has = {}): Scene {
  const s = scene({ cruiser: 'santo', story: 'king-of-all-londinium', me: { at, leader: 'marco', ...me } });
  return s.play('deal', contact).play('considerJobs');
}

test('C3K2-01 first the player looks through the whole discard pile and sets aside none to three cards', () => {
  const s = buys();
  expect(names(s.offered('takeFromDiscard'))).toEqual([...OPEN].sort());
  expect(s.can('draw')).toBe(true);
  s.play('takeFromDiscard', 'vera').play('takeFromDiscard', 'jayne');
  expect(s.can('takeFromDiscard', 'pistol~2')).toBe(true);
  s.play('takeFromDiscard', 'pistol~2');
  expect(s.can('takeFromDiscard')).toBe(false);
});

test('C3K2-02 then cards are drawn until three are under consideration', () => {
  expect(considered(buys().play('draw'))).toEqual(TOP);
  expect(considered(buys().play('takeFromDiscard', 'vera').play('draw'))).toEqual(['vera', 'zoe', 'stark']);
});

test('C3K2-02 C3K2-04 E-62 with three taken none is drawn, two are kept at most, and the rest goes back', () => {
  const s = buys();
  const before = s.G.decks.silverhold.draw.length;
  s.play('takeFromDiscard', 'vera').play('takeFromDiscard', 'jayne').play('takeFromDiscard', 'pistol~2');
  expect(s.G.decks.silverhold.draw).toHaveLength(before);
  s.play('keep', 'vera').play('keep', 'jayne');
  expect(s.stage).toBe('purchase');
  expect(s.G.decks.silverhold.discard).toEqual(['knife~3', 'pistol~2']);
});

test('C3K2-03 E-64 once cards are drawn no other may be taken from the discard pile', () => {
  const s = buys().play('takeFromDiscard', 'vera').play('draw');
  expect(s.can('takeFromDiscard')).toBe(false);
  expect(s.can('keep', 'jayne')).toBe(false);
  expect(() => s.play('takeFromDiscard', 'jayne')).toThrow();
});

test('C3K2-04 none, one or two are kept, never three', () => {
  const none = buys().play('draw').play('doneKeeping');
  expect([none.me.crew.length, none.me.cash]).toEqual([1, 9000]);
  const one = buys().play('draw').play('keep', 'zoe').play('doneKeeping');
  expect(one.me.crew.map(({ ref }) => ref)).toEqual(['marco', 'zoe']);
  const two = buys().play('draw').play('keep', 'zoe').play('keep', 'stark');
  expect([two.stage, two.me.crew.length]).toEqual(['purchase', 3]);
});

test('C3K2-05 a supply card kept is paid for at once', () => {
  const s = buys({ cash: 300 }).play('draw').play('keep', 'zoe');
  expect(s.me.cash).toBe(0);
  expect(s.can('keep', 'stark')).toBe(false);
});

test('C3K2-05 a job kept goes to the hand and costs nothing', () => {
  const s = deals('badger', 'persephone').play('draw');
  const jobs = considered(s).slice(0, 2);
  for (const job of jobs) s.play('keep', job);
  expect([s.me.hand, s.me.cash]).toEqual([jobs, 3000]);
});

test('C3K2-06 cards not kept go face up to the discard pile of that deck', () => {
  const s = buys().play('takeFromDiscard', 'vera').play('draw').play('keep', 'zoe').play('doneKeeping');
  expect(names(s.G.decks.silverhold.discard)).toEqual(['jayne', 'knife', 'pistol', 'stark', 'vera']);
});

test('C3K2-07 as a second action too the choice is finished before the turn passes: the next player meets what it left', () => {
  const rival: Has = { at: 'silverhold', leader: 'nandi', cash: 9000 };
  const s = scene({ cruiser: 'santo', me: { at: 'silverhold', leader: 'marco', cash: 9000 }, rival, top: { silverhold: TOP } });
  s.play('makeWork').play('buy').play('considerCards').play('draw');
  expect([s.turn, s.can('endTurn'), s.match.legal('1')]).toEqual(['0', false, []]);
  s.play('keep', 'zoe').play('doneKeeping').play('doneBuying');
  // Both actions are used, yet ending the turn is the player's word.
  expect([s.turn, s.can('buy'), s.can('mosey')]).toEqual(['0', false, false]);
  s.play('endTurn');
  expect(s.turn).toBe('1');
  s.play('buy').play('considerCards');
  expect([s.can('takeFromDiscard', 'stark'), s.can('takeFromDiscard', 'skunk'), s.can('takeFromDiscard', 'zoe')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('C3K2-08 a contact that shows more jobs changes only that number; two are kept', () => {
  const three = deals('patience', 'athens').play('draw');
  expect(considered(three)).toHaveLength(3);
  const four = deals('patience', 'athens', { solid: ['patience'] }).play('draw');
  expect(considered(four)).toHaveLength(4);
  for (const job of considered(four).slice(0, 2)) four.play('keep', job);
  expect([four.stage, four.me.hand.length]).toEqual(['deal', 2]);
});

test('C3K2-08 so does a card', () => {
  const s = deals('badger', 'persephone', { gear: ['a-very-fine-hat'] }).play('draw');
  expect(considered(s)).toHaveLength(4);
  for (const job of considered(s).slice(0, 2)) s.play('keep', job);
  expect(s.stage).toBe('deal');
});

test('C3K2-03 E-65 whoever is dismissed for a new one lies in the discard pile and is not part of the choice', () => {
  const s = buys({ crew: ['kaylee', 'lund', 'fendris', 'the-patron', 'doralee'] }).play('draw');
  expect(s.can('keep', 'zoe')).toBe(false);
  s.play('dismiss', 'fendris');
  expect([s.G.decks.silverhold.discard.includes('fendris'), s.can('keep', 'fendris'), s.can('takeFromDiscard')]).toEqual([
    true,
    false,
    false,
  ]);
  s.play('keep', 'zoe');
  expect(s.me.crew.map(({ ref }) => ref)).toContain('zoe');
});
