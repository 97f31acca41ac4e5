import fc from 'fast-check';
import { applied, difference } from '../../src/server/patch';

// Nobody can have a field `__proto__`: boardgame.io's client would refuse to write it.
const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('"__proto__"')) as fc.Arbitrary<unknown>;

test('a difference makes the one out of the other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const copy = structuredClone(before);
      expect(applied(before, difference(before, after))).toEqual(after);
      expect(before).toEqual(copy);
    }),
  );
});

test('it names only what has changed', () => {
  const piles = { a: ['?', '?', '?'], b: ['x', 'y', 'z'], 'c/d~e': 1 };
  expect(difference(piles, piles)).toEqual([]);
  expect(difference(piles, structuredClone(piles))).toEqual([]);
  expect(difference(piles, { ...piles, a: ['?', '?'] })).toEqual([{ op: 'remove', path: '/a/2' }]);
  expect(difference(piles, { ...piles, b: ['x', 'q', 'y', 'z'] })).toEqual([{ op: 'add', path: '/b/1', value: 'q' }]);
  expect(difference(piles, { ...piles, b: ['x', 'q', 'z'] })).toEqual([{ op: 'replace', path: '/b/1', value: 'q' }]);
  expect(difference(piles, { ...piles, 'c/d~e': 2 })).toEqual([{ op: 'replace', path: '/c~1d~0e', value: 2 }]);
  expect(difference({ a: undefined }, { a: 1, b: undefined })).toEqual([{ op: 'add', path: '/a', value: 1 }]);
});

test('what does not fit is not applied', () => {
  expect(() => applied({ a: 1 }, [{ op: 'remove', path: '/b' }])).toThrow('nothing to remove at /b');
  expect(() => applied({ a: [1] }, [{ op: 'replace', path: '/a/1', value: 2 }])).toThrow('nothing to replace at /a/1');
  expect(() => applied({ a: 1 }, [{ op: 'add', path: '/b/c', value: 2 }])).toThrow('nothing to add at /b/c');
});
