import { Bucket, visitorAt } from '../../src/server/limits';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, visitor) => {
  expect(visitorAt(address)).toBe(visitor);
});

test('who has asked too much may ask again after a while', () => {
  jest.useFakeTimers();
  const bucket = new Bucket(2, 1);
  const asked = () => [bucket.take(), bucket.take(), bucket.take()];
  expect(asked()).toEqual([true, true, false]);
  expect(bucket.full).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual([true, false, false]);
  jest.advanceTimersByTime(60_000);
  expect(bucket.full).toBe(true);
  expect(asked()).toEqual([true, true, false]);
  jest.useRealTimers();
});
