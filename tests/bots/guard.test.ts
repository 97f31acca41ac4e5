import { decide, decideLater, onceEach, patience } from '../../bots/guard';
import type { Move } from '../../src/engine/moves';

const legal: Move[] = [
  { move: 'fly', args: ['athens'] },
  { move: 'fly', args: ['ariel'] },
  { move: 'endTurn', args: [] },
];

test('a legal move is played as it is', () => {
  expect(decide(legal, 'x', () => ({ move: 'fly', args: ['ariel'] }))).toEqual({ move: legal[1], fault: null });
});

test.each<[string, () => Move, string]>([
  [
    'throws',
    () => {
      throw new Error('No course.');
    },
    'No course',
  ],
  [
    'throws something that is no error',
    () => {
      throw 'overboard';
    },
    'overboard',
  ],
  ['wants the impossible', () => ({ move: 'fly', args: ['earth'] }), 'it wanted something that is not possible'],
  ['answers nothing', () => undefined as unknown as Move, 'it wanted something that is not possible'],
  ['answers with junk', () => ({ move: 'fly', args: 'ariel' }) as unknown as Move, 'it wanted something that is not possible'],
])('for a bot that %s a legal move is played, the same for the same seed', (_, choose, fault) => {
  const decision = decide(legal, 'seed', choose);
  expect(decision.fault).toBe(fault);
  expect(legal).toContain(decision.move);
  expect(decide(legal, 'seed', choose)).toEqual(decision);
});

test('the same holds for a bot that thinks elsewhere', async () => {
  expect(await decideLater(legal, 'x', async () => ({ move: 'endTurn', args: [] }))).toEqual({ move: legal[2], fault: null });
  const { move, fault } = await decideLater(legal, 'x', () => Promise.reject(new Error('it took too long')));
  expect(legal).toContain(move);
  expect(fault).toBe('it took too long');
});

test('each bot is told of once, by name', () => {
  const told: string[] = [];
  const report = onceEach((name, fault) => told.push(`${name}: ${fault}`));
  report('a', null);
  report('a', 'x');
  report('b', 'y');
  report('a', 'z');
  expect(told).toEqual(['a: x', 'b: y']);
});

test('a bot is given more time than its budget before it counts as hanging', () => {
  expect(patience({ ms: 100 })).toBeGreaterThan(1000);
  expect(patience({ iterations: 100 })).toBeGreaterThan(10_000);
});
