import { scene } from '../scenario';

test('MAKEWORK-01 in any planetary sector a Work action may be spent to take $200, even with a job at hand', () => {
  const s = scene({ me: { at: 'londinium', cash: 0, hand: ['harken-cargo-delivery-osiris'] } });
  s.play('makeWork');
  expect(s.me.cash).toBe(200);
  expect(s.G.turn.used).toEqual(['work']);
  expect(s.can('makeWork')).toBe(false);
  expect(s.can('work')).toBe(false);
});

test('MAKEWORK-02 E-91 deep space offers none, the Cruiser there or not', () => {
  const empty = scene();
  expect(empty.can('makeWork')).toBe(false);
  expect(scene({ cruiser: empty.me.sector }).can('makeWork')).toBe(false);
});
