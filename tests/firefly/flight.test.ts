import { scene } from './scenario';

test('FLY-06 a Mosey moves one sector, costs no fuel and draws no nav card', () => {
  const s = scene({ me: { at: 'persephone', hold: { fuel: 2 } } });
  const before = s.G.decks['nav-alliance'].draw.length;
  const [to] = s.offered('mosey');
  s.play('mosey', String(to));
  expect(s.me.sector).toBe(to);
  expect(s.me.hold.fuel).toBe(2);
  expect(s.G.decks['nav-alliance'].draw).toHaveLength(before);
  expect(s.stage).toBe('turn');
});

test('FLY-02 FLY-03 a Full Burn costs a fuel when it starts, and without one there is none', () => {
  const s = scene({ me: { at: 'persephone', hold: { fuel: 1 } }, top: { 'nav-alliance': ['the-big-black'] } });
  s.play('fullBurn', String(s.offered('fullBurn')[0]));
  expect(s.me.hold.fuel).toBe(0);
  expect(scene({ me: { at: 'persephone' } }).offered('fullBurn')).toEqual([]);
});
