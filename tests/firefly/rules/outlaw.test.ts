import { type Has, type Scene, scene } from '../scenario';

const met = (s: Scene): boolean => s.G.log.some(({ kind }) => kind === 'alliance');
/** Player 0 moves into the Cruiser's sector; it stops outlaws and nobody else. */
const enters = (me: Has, dice: number[] = [6, 6, 6]): Scene =>
  scene({ cruiser: 'persephone', me: { at: 'pelorum', leader: 'marco', ...me }, dice }).play('mosey', 'persephone');

test('OUTLAW-01 a ship with a Warrant is an Outlaw Ship', () => {
  expect([met(enters({ warrants: 1 })), met(enters({ warrants: 2 })), met(enters({}))]).toEqual([true, true, false]);
});

test('OUTLAW-02 a ship with Contraband anywhere aboard is an Outlaw Ship', () => {
  expect([met(enters({ hold: { contraband: 1 } })), met(enters({ stash: { contraband: 1 } }))]).toEqual([true, true]);
});

test('OUTLAW-03 a ship with a Fugitive anywhere aboard is an Outlaw Ship', () => {
  expect([met(enters({ hold: { fugitives: 1 } })), met(enters({ stash: { fugitives: 1 } }))]).toEqual([true, true]);
});

test('OUTLAW-04 a ship with a Wanted crew member is an Outlaw Ship', () => {
  expect([met(enters({ crew: ['jayne'] })), met(enters({ crew: ['kaylee'] }))]).toEqual([true, false]);
});

test('OUTLAW-05 Wanted by printed symbol or by token is the same', () => {
  for (const crew of ['jayne', { ref: 'kaylee', wanted: true }]) {
    const ref = typeof crew === 'string' ? crew : crew.ref;
    const taken = enters({ crew: [crew] }, [1]);
    expect([met(taken), taken.G.box.includes(ref)]).toEqual([true, true]);
    const spared = enters({ crew: [crew] }, [2]);
    expect([met(spared), spared.me.crew.some((one) => one.ref === ref)]).toEqual([true, true]);
  }
});

test('OUTLAW-06 a ship is an Outlaw the moment there is a cause', () => {
  const s = scene({ cruiser: 'persephone', me: { at: 'persephone', leader: 'marco' }, discards: { persephone: ['billy'] }, dice: [6] });
  s.play('buy').play('considerCards').play('takeFromDiscard', 'billy').play('draw');
  expect(met(s)).toBe(false);
  s.play('keep', 'billy');
  expect(met(s)).toBe(true);
});

test('OUTLAW-06 and no longer when the cause is gone', () => {
  const s = scene({ cruiser: 'persephone', me: { at: 'pelorum', leader: 'marco', crew: ['jayne'], stash: { contraband: 1 } } });
  s.play('jettison', 'contraband').play('dismiss', 'jayne').play('mosey', 'persephone');
  expect(met(s)).toBe(false);
});

test('OUTLAW-07 Cargo, Passengers, Fuel and Parts never make a ship an Outlaw', () => {
  const s = enters({ hold: { cargo: 2, passengers: 2, fuel: 2, parts: 2 }, stash: { cargo: 1, passengers: 1, fuel: 1, parts: 1 } });
  expect(met(s)).toBe(false);
  expect(s.me.hold).toMatchObject({ cargo: 2, passengers: 2, fuel: 2, parts: 2 });
});
