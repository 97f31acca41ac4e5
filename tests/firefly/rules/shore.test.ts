import { type Has, scene } from '../scenario';

const CREW = ['gun-hand', 'wash', 'jesse', 'tracey'];
const ashore = (has: Has = {}) => scene({ me: { at: 'persephone', leader: 'womack', crew: CREW, ...has } });

test('SHORE-01 Shore Leave costs $100 for everybody aboard, the leader and the content included', () => {
  const s = ashore({ crew: ['gun-hand', 'wash', { ref: 'jesse', disgruntled: true }] }).play('shoreLeave');
  expect(s.me.cash).toBe(2600);
});

test('SHORE-02 Shore Leave takes every Disgruntled token off crew and leader', () => {
  const s = ashore({
    crew: [
      { ref: 'womack', disgruntled: true },
      { ref: 'wash', disgruntled: true },
      { ref: 'jesse', disgruntled: true },
    ],
  });
  s.play('shoreLeave');
  expect(s.me.crew.map(({ disgruntled }) => disgruntled)).toEqual([false, false, false]);
});

test('SHORE-03 E-68 Shore Leave is for the whole crew or not at all: five aboard and $400 get none', () => {
  expect(ashore({ cash: 400 }).can('shoreLeave')).toBe(false);
  const s = ashore({ cash: 500 }).play('shoreLeave');
  expect(s.me.cash).toBe(0);
});
