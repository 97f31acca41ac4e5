import { memories } from '../../bots/memories';

test('a seat finds again what it has kept, and of many the one asked the longest ago is forgotten', () => {
  const memoryOf = memories(2);
  memoryOf('a').set('plan', 1);
  memoryOf('b').set('plan', 2);
  expect(memoryOf('a').get('plan')).toBe(1);
  memoryOf('c');
  expect([memoryOf('a').get('plan'), memoryOf('b').get('plan')]).toEqual([1, undefined]);
});
