import { type Has, scene, type Table } from '../scenario';

const at = (sector: string, has: Has = {}, table: Table = {}) =>
  scene({ story: 'respectable-persons-of-business', ...table, me: { at: sector, leader: 'womack', ...has } });
const JOBS = ['badger-bilking-the-yokels', 'badger-pushing-drops', 'badger-sowing-chaos'];
const HAND = ['harken-cargo-delivery-albion', 'harken-cargo-delivery-ariel', 'harken-cargo-delivery-osiris'];
const MISBEHAVE = { misbehave: ['a-rival-crew'] };

test('DEAL-01 a Deal takes the sector of a contact, and Harken is where the Cruiser is', () => {
  expect(at('persephone').offered('deal')).toEqual(['badger']);
  expect(at('athens').offered('deal')).toEqual(['patience']);
  expect(at('osiris').offered('deal')).toEqual([]);
  expect(at('osiris', {}, { cruiser: 'osiris' }).offered('deal')).toEqual(['harken']);
});

test('DEAL-01 E-71 with the Cruiser in the sector of Badger one of the two is dealt with, the other needs another turn', () => {
  const s = at('persephone', {}, { cruiser: 'persephone' });
  expect(s.offered('deal').sort()).toEqual(['badger', 'harken']);
  s.play('deal', 'badger').play('doneDealing');
  expect(s.offered('deal')).toEqual([]);
});

test('DEAL-02 a Deal considers three jobs of that contact and keeps two, once', () => {
  const s = at('persephone', {}, { top: { badger: JOBS } })
    .play('deal', 'badger')
    .play('considerJobs');
  if (s.can('draw')) s.play('draw');
  expect(s.offered('keep')).toEqual(JOBS);
  s.play('keep', 'badger-pushing-drops').play('keep', 'badger-sowing-chaos');
  expect(s.me.hand).toEqual(['badger-pushing-drops', 'badger-sowing-chaos']);
  expect(s.G.decks.badger.discard).toContain('badger-bilking-the-yokels');
  expect(s.stage).toBe('deal');
  expect(s.can('considerJobs')).toBe(false);
});

test('DEAL-03 DEAL-04 a Solid player sells and considers jobs in the same Deal; without standing nothing is sold', () => {
  const s = at('persephone', { hold: { cargo: 2, contraband: 1 }, solid: ['badger'] })
    .play('deal', 'badger')
    .play('sell', 'cargo', 2);
  expect(s.can('considerJobs')).toBe(true);
  s.play('sell', 'contraband', 1);
  expect(s.me.cash).toBe(3000 + 2 * 400 + 700);
  expect(s.me.hold).toMatchObject({ cargo: 0, contraband: 0 });
  expect(
    at('persephone', { hold: { cargo: 2 } })
      .play('deal', 'badger')
      .offered('sell'),
  ).toEqual([]);
});

test.each([
  ['amnon-duul', 'space-bazaar', 600, 500],
  ['patience', 'athens', 500, 600],
  ['badger', 'persephone', 400, 700],
  ['niska', 'ezra', 400, 800],
] as const)('DEAL-04 %s buys cargo and contraband at the printed prices', (contact, sector, cargo, contraband) => {
  const s = at(sector, { cash: 0, hold: { cargo: 1, contraband: 1, fuel: 1 }, solid: [contact] }, { cruiser: 'londinium' }).play(
    'deal',
    contact,
  );
  expect(s.offered('sell')).toHaveLength(2);
  expect(s.play('sell', 'cargo', 1).me.cash).toBe(cargo);
  expect(s.play('sell', 'contraband', 1).me.cash).toBe(cargo + contraband);
});

test('DEAL-07 Badger clears all warrants of a Solid player for $1000', () => {
  const s = at('persephone', { warrants: 2, solid: ['badger'] }).play('deal', 'badger');
  s.play('askFavour', Number(s.offered('askFavour')[0]));
  expect(s.me.warrants).toBe(0);
  expect(s.me.cash).toBe(2000);
  expect(at('persephone', { warrants: 2 }).play('deal', 'badger').offered('askFavour')).toEqual([]);
});

test('DEAL-07 Harken sells fuel at the Cruiser to a Solid player', () => {
  const s = at('osiris', { solid: ['harken'] }, { cruiser: 'osiris' })
    .play('deal', 'harken')
    .play('buyFrom', 'fuel', 4);
  expect(s.me.hold.fuel).toBe(4);
  expect(s.me.cash).toBe(2600);
  expect(at('osiris', {}, { cruiser: 'osiris' }).play('deal', 'harken').offered('buyFrom')).toEqual([]);
});

test('DEAL-07 Amnon Duul has passengers and fugitives for a Solid player, as many as fit', () => {
  expect(at('space-bazaar').play('deal', 'amnon-duul').can('askFavour')).toBe(false);
  const s = at('space-bazaar', { solid: ['amnon-duul'] }).play('deal', 'amnon-duul');
  s.play('askFavour', Number(s.offered('askFavour')[0]));
  s.play('load', 'passengers', 3).play('enough').play('load', 'fugitives', 2).play('enough');
  expect([s.me.hold.passengers + s.me.stash.passengers, s.me.hold.fugitives + s.me.stash.fugitives, s.stage]).toEqual([3, 2, 'deal']);
  expect(s.can('askFavour')).toBe(false);
});

test('DEAL-07 Patience lets a Solid player consider four jobs', () => {
  const s = at('athens', { solid: ['patience'] })
    .play('deal', 'patience')
    .play('considerJobs');
  if (s.can('draw')) s.play('draw');
  const top = s.G.stack.at(-1);
  expect(top?.kind === 'keep' && top.drawn.length + top.taken.length).toBe(4);
});

test('DEAL-08 DEAL-09 E-70 three in hand and two more kept: two of the player’s choice go before the Deal ends', () => {
  const s = at('persephone', { hand: HAND }, { top: { badger: JOBS } })
    .play('deal', 'badger')
    .play('considerJobs');
  if (s.can('draw')) s.play('draw');
  s.play('keep', JOBS[0] as string).play('keep', JOBS[1] as string);
  expect(s.me.hand).toHaveLength(5);
  expect(s.can('doneDealing')).toBe(false);
  expect(s.offered('discardJob')).toHaveLength(5);
  s.play('discardJob', HAND[1] as string)
    .play('discardJob', JOBS[0] as string)
    .play('doneDealing');
  expect(s.me.hand).toEqual([HAND[0], HAND[2], JOBS[1]]);
  expect(s.G.decks.harken.discard).toContain(HAND[1]);
});

test('DEAL-10 jobs in hand are discarded during a Deal and not otherwise', () => {
  const s = at('persephone', { hand: HAND });
  expect(s.can('discardJob')).toBe(false);
  s.play('deal', 'badger')
    .play('discardJob', HAND[0] as string)
    .play('doneDealing');
  expect(s.me.hand).toHaveLength(2);
  expect(s.can('discardJob')).toBe(false);
});

test('DEAL-11 with three jobs active no other is started, and those active can be worked', () => {
  const hand = ['badger-hard-goods-for-hard-times'];
  expect(at('persephone', { hand, active: HAND.slice(1) }).offered('work')).toEqual(hand);
  expect(at('persephone', { hand, active: HAND }).offered('work')).toEqual([]);
  expect(at('sihnon', { hand, active: HAND }).offered('work')).toContain(HAND[0]);
});

test('DEAL-12 an active job cannot be discarded, not even in a Deal', () => {
  const s = at('persephone', { active: HAND }).play('deal', 'badger');
  expect(s.offered('discardJob')).toEqual([]);
});

test('DEAL-12 an active job leaves play by a warrant received while working it', () => {
  const s = at('athens', { active: ['badger-losing-patience-with-patience'] }, { top: MISBEHAVE, dice: [1] });
  s.play('work', 'badger-losing-patience-with-patience').play('setOut').play('chooseOption', 0);
  while (s.stage !== 'turn') s.play(...((s.legal[0] as string).split(' ') as [string, ...string[]]));
  expect(s.me.warrants).toBe(1);
  expect(s.me.active).toEqual([]);
  expect(s.G.decks.badger.discard).toContain('badger-losing-patience-with-patience');
});

test('DEAL-12 E-124 when the crew a job needs is gone at the drop-off, it cannot be worked and stays active', () => {
  const job = { ref: 'badger-making-the-love-connection', step: 1 };
  const has = { active: [job], hold: { passengers: 1 } };
  expect(at('boros', { ...has, leader: 'womack' }).offered('work')).toEqual([job.ref]);
  const s = at('boros', { ...has, leader: 'corbin' });
  expect(s.offered('work')).toEqual([]);
  s.play('endTurn');
  expect(s.me.active).toHaveLength(1);
});

/** With Blue Sun and Kalidasa. */
const wide = (sector: string, has: Has = {}, table: Table = {}) =>
  at(sector, has, { options: { sets: ['base', 'blue-sun', 'kalidasa'] }, ...table });

test('DEAL-05 Lord Harrow sells cargo at $300 to a Solid player, as much as fits and can be paid', () => {
  expect(wide('highgate').play('deal', 'lord-harrow').offered('buyFrom')).toEqual([]);
  const s = wide('highgate', { solid: ['lord-harrow'], cash: 1000, hold: { fuel: 2 } }).play('deal', 'lord-harrow');
  expect(s.legal.filter((move) => move.startsWith('buyFrom'))).toEqual(['buyFrom cargo 1', 'buyFrom cargo 2', 'buyFrom cargo 3']);
  s.play('buyFrom', 'cargo', 3);
  expect(s.me).toMatchObject({ cash: 100, hold: { cargo: 3 } });
  const full = wide('highgate', { solid: ['lord-harrow'], cash: 9000, ship: 'serenity', hold: { cargo: 7 }, stash: { cargo: 4 } });
  expect(full.play('deal', 'lord-harrow').offered('buyFrom')).toEqual([1]);
});

test('DEAL-06 Fanty & Mingo sell contraband at $400 to a Solid player', () => {
  expect(wide('beaumonde').play('deal', 'fanty-mingo').can('buyFrom')).toBe(false);
  const s = wide('beaumonde', { solid: ['fanty-mingo'], cash: 900 }).play('deal', 'fanty-mingo');
  expect(s.offered('buyFrom')).toEqual([1, 2]);
  s.play('buyFrom', 'contraband', 2);
  expect(s.me.cash).toBe(100);
  expect(s.me.hold.contraband + s.me.stash.contraband).toBe(2);
});

test('DEAL-13 Solid with Higgins a fourth job may be active', () => {
  const hand = ['badger-hard-goods-for-hard-times'];
  expect(wide('persephone', { hand, active: HAND }).offered('work')).toEqual([]);
  expect(wide('persephone', { hand, active: HAND, solid: ['higgins'] }).offered('work')).toEqual(hand);
  const four = [...HAND, 'harken-cargo-delivery-sihnon'];
  expect(wide('persephone', { hand, active: four, solid: ['higgins'] }).offered('work')).toEqual([]);
});

test('DEAL-14 a warrant on a job of Higgins takes that job, so that three are left and no other goes', () => {
  const job = { ref: 'higgins-mud-pipeline-ariel', step: 1 };
  const s = wide(
    'ariel',
    { active: [...HAND, job], solid: ['higgins'], hold: { contraband: 3 } },
    { options: { sets: ['base', 'kalidasa'] }, top: MISBEHAVE, dice: [1] },
  );
  s.play('work', job.ref).play('setOut').play('chooseOption', 0);
  while (s.stage !== 'turn') s.match.play(s.turn, s.match.legal(s.turn)[0] as { move: string; args: [] });
  expect(s.me.solid).toEqual({});
  expect(s.me.active.map(({ ref }) => ref)).toEqual(HAND);
});

test('DEAL-15 Solid with Mr. Universe five cards may be held', () => {
  const hand = [...HAND, JOBS[0] as string];
  const limited = (solid: 'mr-universe' | 'badger') => wide('persephone', { hand, solid: [solid] }).play('deal', 'badger');
  expect(limited('mr-universe').can('doneDealing')).toBe(true);
  expect(limited('badger').can('doneDealing')).toBe(false);
  const six = wide('persephone', { hand: [...HAND, ...JOBS], solid: ['mr-universe'] }).play('deal', 'badger');
  expect(six.can('doneDealing')).toBe(false);
  expect(six.play('discardJob', JOBS[0] as string).can('doneDealing')).toBe(true);
});

test('DEAL-16 losing Mr. Universe the player discards down to three at once, of his choice', () => {
  const job = { ref: 'lord-harrow-fun-with-rocks', step: 1, challenge: 'mr-universe-play-merry-hob' };
  const hand = [...HAND, ...JOBS.slice(0, 2)];
  const s = wide('athens', { active: [job], hand, solid: ['mr-universe'], hold: { contraband: 5 } }, { top: MISBEHAVE, dice: [1] });
  s.play('work', job.ref).play('setOut').play('chooseOption', 0);
  while (s.stage === 'kill') s.match.play(s.turn, s.match.legal(s.turn)[0] as { move: string; args: [] });
  expect(s.legal).toEqual(hand.map((ref) => `discardJob ${ref}`));
  s.play('discardJob', HAND[0] as string).play('discardJob', JOBS[0] as string);
  expect(s.stage).toBe('turn');
  expect(s.me.hand).toEqual([HAND[1], HAND[2], JOBS[1]]);
});

test('DEAL-17 Solid with Mr. Universe he may be dealt with from any sector', () => {
  expect(wide('osiris').offered('deal')).toEqual([]);
  expect(wide('osiris', { solid: ['mr-universe'] }).offered('deal')).toEqual(['mr-universe']);
  expect(wide('cortex-relay-7').offered('deal')).toEqual(['mr-universe']);
  expect(
    wide('border-1-05', { solid: ['mr-universe'] })
      .play('deal', 'mr-universe')
      .can('considerJobs'),
  ).toBe(true);
});

test('DEAL-18 with Jayne in the crew there is no dealing with Higgins, not through Fess either, and no work for him', () => {
  const job = 'higgins-mud-run-heaven';
  const grab = { ref: 'higgins-mudder-grab-hera', step: 1 };
  expect(wide('harvest', { hand: [job] }).offered('deal')).toEqual(['higgins']);
  expect(wide('harvest', { hand: [job], crew: ['jayne'] }).offered('deal')).toEqual([]);
  expect(wide('harvest', { hand: [job] }).offered('work')).toEqual([job]);
  expect(wide('harvest', { hand: [job], crew: ['jayne'] }).offered('work')).toEqual([]);
  expect(wide('osiris', { crew: ['fess'] }).can('useAbility', 'fess')).toBe(true);
  expect(wide('osiris', { crew: ['fess', 'jayne'] }).can('useAbility', 'fess')).toBe(false);
  expect(wide('zeus', { active: [grab], hold: { cargo: 2 } }).can('workBonus')).toBe(true);
  expect(wide('zeus', { active: [grab], hold: { cargo: 2 }, crew: ['jayne'] }).can('workBonus')).toBe(false);
});
