import { type Has, scene, type Table } from '../scenario';

const at = (sector: string, has: Has = {}, table: Table = {}) =>
  scene({ story: 'respectable-persons-of-business', ...table, me: { at: sector, leader: 'womack', ...has } });
const ALBION = { ref: 'harken-cargo-delivery-albion', step: 1 };
const DUNG = { ref: 'patience-dung-run-newhope', step: 1 };
const HEIST = 'badger-losing-patience-with-patience';
const DROP = { ref: 'badger-try-one-of-the-border-planets', step: 1 };
const INSPECTED = { top: { 'nav-alliance': ['customs-inspection'] }, cruiser: 'londinium' } satisfies Table;

/** Badger's heist at Athens goes wrong: a warrant. */
const caught = (has: Has = {}) => {
  const s = at(
    'athens',
    { active: [HEIST], ...has },
    { top: { misbehave: ['a-rival-crew', 'everything-thats-not-nailed-down'] }, dice: [1] },
  );
  s.play('work', HEIST).play('setOut').play('chooseOption', 0);
  while (s.stage !== 'turn') s.match.play(s.turn, s.match.legal(s.turn)[0] as { move: string; args: [] });
  expect(s.me.warrants).toBe(1);
  return s;
};

test('SOLID-01 SOLID-02 completing a job makes the player Solid with its contact, and the card is kept as the mark', () => {
  const s = at('albion', { active: [ALBION], hold: { cargo: 2 } })
    .play('work', ALBION.ref)
    .play('setOut');
  expect(s.me.solid).toEqual({ harken: ALBION.ref });
  expect(s.me.active).toEqual([]);
  expect(s.G.box).not.toContain(ALBION.ref);
});

test('SOLID-03 E-43 already Solid with Patience, the next completed card goes to the box', () => {
  const s = at('harvest', { active: [DUNG], hold: { cargo: 2 }, solid: ['patience'] });
  const mark = s.me.solid.patience;
  s.play('work', DUNG.ref).play('setOut');
  expect(s.me.cash).toBe(4500);
  expect(s.me.solid.patience).toBe(mark);
  expect(s.G.box).toContain(DUNG.ref);
});

test('SOLID-04 E-41 with a warrant on the ship a Harken job pays and leaves no standing', () => {
  const s = at('albion', { active: [ALBION], hold: { cargo: 2 }, warrants: 1 }, { cruiser: 'londinium' });
  s.play('work', ALBION.ref).play('setOut');
  expect(s.me.cash).toBe(3600);
  expect(s.me.solid).toEqual({});
  expect(s.me.active).toEqual([]);
});

test('SOLID-05 the standing comes when pay and cuts are settled, so it cannot serve the job that brings it', () => {
  const s = at('harvest', { active: [DUNG], hold: { cargo: 2 }, crew: ['wash'] })
    .play('work', DUNG.ref)
    .play('setOut');
  expect(s.stage).toBe('pay-crew');
  expect(s.me.cash).toBe(4500);
  expect(s.me.solid).toEqual({});
  expect(s.play('payAll').me.solid).toEqual({ patience: DUNG.ref });
});

test('SOLID-06 a warrant while working for Badger loses Solid with Badger, to the box, and with no other', () => {
  const s = at('athens', { solid: ['badger'] });
  const mark = s.me.solid.badger;
  const after = caught({ solid: ['badger', 'niska'] });
  expect(mark).toBeDefined();
  expect(Object.keys(after.me.solid)).toEqual(['niska']);
  expect(after.G.box).toContain(mark);
});

test('SOLID-07 a warrant on the job of another contact loses Solid with Harken too', () => {
  expect(Object.keys(caught({ solid: ['harken', 'patience'] }).me.solid)).toEqual(['patience']);
});

test('SOLID-07 E-38 a warrant from a nav card loses Harken, and no job and no other standing', () => {
  const s = at('osiris', { hold: { fuel: 4 }, active: ['harken-cargo-delivery-albion', DUNG.ref], solid: ['harken', 'badger'] }, INSPECTED);
  s.play('fullBurn', 'white-sun-3-06').play('face').play('chooseOption', 1);
  expect(s.me.warrants).toBe(1);
  expect(Object.keys(s.me.solid)).toEqual(['badger']);
  expect(s.me.active).toHaveLength(2);
});

test('SOLID-08 E-40 warrants do not switch off a card that counts as Solid with Harken', () => {
  const fly = (has: Has) =>
    at('osiris', { hold: { fuel: 4 }, warrants: 2, ...has }, { ...INSPECTED, options: { sets: ['base', 'breakin-atmo'] } }).play(
      'fullBurn',
      'white-sun-3-06',
    );
  expect(fly({ gear: ['alliance-ident-card'] }).can('ignoreCard')).toBe(true);
  expect(fly({ crew: ['helmsman'] }).can('ignoreCard')).toBe(true);
  expect(fly({}).can('ignoreCard')).toBe(false);
});

test('SOLID-09 a lost standing is earned again with another job of that contact', () => {
  const s = caught({ solid: ['badger'], active: [HEIST, DROP], hold: { contraband: 2 } });
  expect(s.me.solid.badger).toBeUndefined();
  s.play('endTurn').play('endTurn').play('work', DROP.ref).play('setOut').play('chooseOption', 1);
  while (s.stage !== 'turn') s.match.play(s.turn, s.match.legal(s.turn)[0] as { move: string; args: [] });
  expect(s.me.solid.badger).toBe(DROP.ref);
});

/** With Blue Sun and Kalidasa; the rest of the work is done by whatever comes first. */
const completed = (sector: string, has: Has, table: Table = {}) => {
  const s = at(sector, { cash: 0, ...has }, { options: { sets: ['base', 'blue-sun', 'kalidasa'] }, ...table });
  s.play('work', s.me.active[0]?.ref as string).play('setOut');
  while (s.can('chooseOption', 1)) s.play('chooseOption', 1);
  while (s.stage !== 'turn') s.match.play(s.turn, s.match.legal(s.turn).at(-1) as { move: string; args: [] });
  return s;
};

test('SOLID-10 Solid with Lord Harrow each completed Smuggling or Shipping job brings $500 more', () => {
  const shipping = { active: [ALBION], hold: { cargo: 2 } };
  const smuggling = { active: [{ ref: 'lord-harrow-mercy-is-the-mark-of-a-great-man', step: 1 }], hold: { contraband: 3 } };
  const transport = { active: [{ ref: 'harken-enforced-exile-constance', step: 1 }], hold: { passengers: 3 }, crew: ['zoe'] };
  const gain = (sector: string, has: Has) => completed(sector, { ...has, solid: ['lord-harrow'] }).me.cash - completed(sector, has).me.cash;
  expect(gain('albion', shipping)).toBe(500);
  expect(gain('shadow', smuggling)).toBe(500);
  expect(gain('constance', transport)).toBe(0);
});

test('SOLID-10 the job that brings the standing does not profit from it', () => {
  const s = completed('shadow', { active: [{ ref: 'lord-harrow-mercy-is-the-mark-of-a-great-man', step: 1 }], hold: { contraband: 3 } });
  expect(s.me.solid['lord-harrow']).toBeDefined();
  expect(s.me.cash).toBe(2300);
});

test('SOLID-10 WORK-21 E-125 a job that is both Shipping and Smuggling brings the $500 of Lord Harrow once', () => {
  const job = { ref: 'fanty-mingo-two-for-the-price-of-one', step: 1 };
  const cash = (solid: Has['solid']) => completed('londinium', { active: [job], hold: { contraband: 2 }, solid: solid ?? [] }).me.cash;
  expect(cash([])).toBe(1000);
  expect(cash(['lord-harrow'])).toBe(1500);
});

test('SOLID-11 Solid with Fanty & Mingo each completed Transport job brings $500 more', () => {
  const gain = (sector: string, has: Has) => completed(sector, { ...has, solid: ['fanty-mingo'] }).me.cash - completed(sector, has).me.cash;
  expect(gain('constance', { active: [{ ref: 'harken-enforced-exile-constance', step: 1 }], hold: { passengers: 3 }, crew: ['zoe'] })).toBe(
    500,
  );
  expect(gain('albion', { active: [ALBION], hold: { cargo: 2 } })).toBe(0);
});

test.each([
  ['the Helmsman', { crew: ['helmsman', 'jayne'] }, ['marco', 'jayne']],
  ['who carries the Ident Card', { leader: 'jubal-early', gear: ['alliance-ident-card'], crew: ['jayne'] }, ['jayne']],
] as const)('SOLID-08 WORK-10 where a job needs Solid with Harken, %s cannot be left aboard', (_said, has, others) => {
  const job = 'fanty-mingo-the-double-dip';
  const options = { sets: ['base', 'breakin-atmo', 'pirates', 'kalidasa'] };
  const me = { leader: 'marco', ...has, crew: [...has.crew], gear: 'gear' in has ? [...has.gear] : [], hand: [job] };
  const s = at('londinium', me, { options, cruiser: 'osiris' }).play('work', job);
  expect(s.offered('leaveAboard')).toEqual(others);
  for (const ref of others) s.play('leaveAboard', ref);
  expect([s.can('setOut'), s.can('callOff')]).toEqual([true, false]);
});
