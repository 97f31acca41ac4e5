import { scene } from '../scenario';

test('END-01 END-02 whoever meets the last requirement wins at once, in the middle of the turn', () => {
  const s = scene({
    story: 'first-time-in-the-captains-chair',
    me: { at: 'ezra', cash: 6000, goals: 2 },
    rival: { cash: 50000, goals: 2 },
  });
  s.play('workGoal', 3);
  expect(s.match.over).toBeUndefined();
  s.play('setOut');
  expect(s.match.over).toMatchObject({ winner: '0' });
  expect(s.match.legal('0')).toEqual([]);
});

test('END-01 one goal short is no win', () => {
  const s = scene({ story: 'first-time-in-the-captains-chair', me: { at: 'ezra', cash: 6000, goals: 0 } });
  expect(s.can('workGoal')).toBe(false);
  s.play('endTurn');
  expect(s.match.over).toBeUndefined();
});

test('END-03 Desperadoes sets its own end: one calls it, the others have a last turn, the richest wins', () => {
  const s = scene({ story: 'desperadoes', players: 3, me: { cash: 15000 }, rival: { cash: 20000 } });
  expect(s.match.over).toBeUndefined();
  expect(s.me.goalTokens).toBe(1);
  const call = s.match.legal('0').find(({ move, args }) => move === 'useAbility' && args[0] === 'desperadoes');
  s.match.play('0', call as NonNullable<typeof call>);
  expect(s.match.over).toBeUndefined();
  expect(s.turn).toBe('1');
  s.play('endTurn');
  expect(s.turn).toBe('2');
  s.play('endTurn');
  expect(s.match.over).toMatchObject({ winner: '1' });
});

test('END-04 whoever has lost everything but the leader still takes turns', () => {
  const s = scene({
    me: { at: 'osiris', leader: 'malcolm', crew: [{ ref: 'malcolm', disgruntled: true }, 'jesse'], cash: 0, hold: { fuel: 1 } },
    top: { 'nav-alliance': ['distress-signal'] },
  });
  s.play('fullBurn', 'white-sun-3-06').play('chooseOption', 1);
  expect(s.me.crew.map(({ ref }) => ref)).toEqual(['malcolm']);
  if (s.can('stop')) s.play('stop');
  s.play('endTurn').play('endTurn');
  expect(s.turn).toBe('0');
  expect(s.can('mosey')).toBe(true);
});

test('END-03 (U-30) of players with the same money the one whose turn it is comes first, then who sits to the left', () => {
  const s = scene({ story: 'desperadoes', players: 3, me: { cash: 15000 }, rival: { cash: 15000 }, seats: { '2': { cash: 15000 } } });
  s.play('useAbility', 'desperadoes', 1, 'fly').play('endTurn').play('endTurn');
  expect(s.match.over).toMatchObject({ winner: '2' });
});
