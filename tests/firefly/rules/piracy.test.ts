import { firefly } from '../../../src/firefly/rules';
import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const DUUL = 'amnon-duul-contract-jumper';
const BADGER = 'badger-pilfer-purloin-and-plunder';
const HARKEN = 'harken-alliance-commission';
const NISKA = 'niska-a-message-from-niska';
const PATIENCE = 'patience-hard-rustlin';
const SPACE = 'border-1-04';
const OTHER_JOBS: Ref[] = ['harken-cargo-delivery-osiris', 'patience-dung-run-newhope', 'niska-jump-and-hump-the-competition'];

/** Marco (2 fight, 1 tech) beside Corbin (2 tech, 1 negotiate), neither of them moral, in deep space. */
const game = (me: Has = {}, rival: Has = {}, table: Table = {}): Scene =>
  scene({
    story: 'king-of-all-londinium',
    options: { sets: ['base', 'pirates'] },
    me: { leader: 'marco', ship: 'serenity', at: SPACE, hand: [BADGER], ...me },
    rival: { leader: 'corbin', ship: 'yun-qi', at: SPACE, ...rival },
    ...table,
  });
const board = (s: Scene, job: Ref = BADGER): Scene => s.roll(5).play('raid', job, '1').play('setOut').play('testSkill', 'tech');
function fight(s: Scene, attack: number, defence: number): Scene {
  while (s.can('ready')) s.play('ready');
  return s.play('fightWith', 'fight').roll(attack, defence).play('fightWith', 'tech');
}
const win = (s: Scene, job: Ref = BADGER): Scene => fight(board(s, job), 5, 1);
const lose = (s: Scene, job: Ref = BADGER): Scene => fight(board(s, job), 1, 5);

test('PIRACY-01 a piracy job is worked where the rival’s ship is, and nowhere else', () => {
  expect(game().can('raid', BADGER, '1')).toBe(true);
  expect(game({ at: 'border-1-05' }).can('raid')).toBe(false);
  expect(game().can('work', BADGER)).toBe(false);
});

test('PIRACY-01 each card names whom it is meant for', () => {
  const against = (job: Ref, rival: Has): boolean => game({ hand: [job] }, rival).can('raid', job, '1');
  expect([against(HARKEN, {}), against(HARKEN, { warrants: 1 })]).toEqual([false, true]);
  expect([against(NISKA, { solid: ['niska'] }), against(NISKA, {})]).toEqual([false, true]);
  const rustled = { active: ['patience-dung-run-newhope'] };
  expect([against(PATIENCE, rustled), against(PATIENCE, {})]).toEqual([false, true]);
});

test('PIRACY-02, E-73 an attempt makes the card active, and three active jobs leave no room for it', () => {
  const s = game().play('raid', BADGER, '1');
  expect(s.me.hand).toEqual([]);
  expect(s.me.active).toMatchObject([{ ref: BADGER }]);
  expect(game({ active: OTHER_JOBS }).can('raid')).toBe(false);
  expect(game({ hand: [], active: [BADGER, ...OTHER_JOBS.slice(1)] }).can('raid', BADGER, '1')).toBe(true);
});

test('PIRACY-03 boarding comes first, then the showdown, then what the card says', () => {
  const s = game({}, { hold: { cargo: 2 } })
    .roll(5)
    .play('raid', BADGER, '1')
    .play('setOut');
  expect(s.stage).toBe('test');
  expect(s.play('testSkill', 'tech').stage).toBe('showdown');
  expect(fight(s, 5, 1).stage).toBe('loot');
});

test('PIRACY-04, E-95 after a failed Boarding Test the job stays active and can be tried again', () => {
  const s = game().roll(1).play('raid', BADGER, '1').play('setOut').play('testSkill', 'tech');
  expect(s.me.active).toMatchObject([{ ref: BADGER, step: 0 }]);
  expect(s.stage).toBe('turn');
  expect(s.can('raid')).toBe(false);
  s.play('endTurn').play('endTurn');
  expect(s.can('raid', BADGER, '1')).toBe(true);
});

test('PIRACY-05 winning the showdown completes the job, even with nothing to take', () => {
  const s = win(game({ cash: 0 }));
  expect(s.me).toMatchObject({ active: [], solid: { badger: BADGER }, cash: 0 });
});

test('PIRACY-06 every attempt names its victim anew', () => {
  const s = game({}, {}, { players: 3, seats: { '2': { leader: 'womack', ship: 'bonnie-mae', at: SPACE } } });
  expect(s.offered('raid')).toEqual(['1', '2']);
  s.roll(1).play('raid', BADGER, '1').play('setOut').play('testSkill', 'tech');
  s.play('endTurn').play('endTurn').play('endTurn');
  expect(s.offered('raid')).toEqual(['1', '2']);
});

test('PIRACY-07 the job is immoral if and only if the target’s leader is moral', () => {
  const book = (leader: string) =>
    game({ crew: ['shepherd-book'] }, { leader })
      .play('raid', BADGER, '1')
      .offered('leaveAboard');
  expect(book('corbin')).toContain('shepherd-book');
  expect(book('nandi')).not.toContain('shepherd-book');
  const crowd = win(game({ crew: ['wash'] }, { leader: 'corbin', crew: ['simon-tam'] }));
  expect(crowd.me.crew.some(({ disgruntled }) => disgruntled)).toBe(false);
});

test('PIRACY-08, E-101 robbing a moral leader upsets all the moral crew, aboard too, and a moral leader, but only when it succeeds', () => {
  const robbed = (end: typeof win) => {
    const s = game({ leader: 'malcolm', crew: ['kaylee', 'jayne', 'wash'] }, { leader: 'nandi' });
    s.roll(6, 6).play('raid', BADGER, '1').play('leaveAboard', 'kaylee').play('setOut').play('testSkill', 'tech');
    return end === win ? fight(s, 5, 1) : fight(s, 1, 5).play('chooseVictim', 'jayne');
  };
  const upset = (s: Scene) => s.me.crew.filter(({ disgruntled }) => disgruntled).map(({ ref }) => ref);
  expect(upset(robbed(win))).toEqual(['malcolm', 'kaylee', 'wash']);
  expect(upset(robbed(lose))).toEqual([]);
});

test('PIRACY-09, PIRACY-10, E-98 the target may shift goods into the stash until the showdown is rolled, and they are safe there', () => {
  const s = board(game({}, { hold: { contraband: 2, cargo: 1 } }));
  expect([s.turn, s.legal]).toEqual(['1', ['stow', 'ready']]);
  s.play('stow').play('stash', 'cargo', 0).play('stash', 'contraband', 2);
  expect(s.rival).toMatchObject({ hold: { contraband: 0, cargo: 1 }, stash: { contraband: 2 } });
  s.play('fightWith', 'fight');
  expect(s.can('stow')).toBe(false);
  s.roll(5, 1).play('fightWith', 'tech');
  expect([s.turn, s.stage]).toEqual(['0', 'loot']);
  expect(s.legal).toEqual(['take cargo 1', 'enough']);
});

test('PIRACY-10 what lies in the stash cannot be taken', () => {
  const s = win(game({}, { hold: { fuel: 1 }, stash: { contraband: 2 } }));
  expect(s.legal).toEqual(['take fuel 1', 'enough']);
});

test('PIRACY-11 the pirate takes no more than the card allows and no more than fits', () => {
  const s = win(game({}, { hold: { cargo: 8 } }));
  expect(s.offered('take')).toEqual([1, 2, 3, 4, 5, 6]);
  s.play('take', 'cargo', 4);
  expect(s.offered('take')).toEqual([1, 2]);
  s.play('take', 'cargo', 2);
  expect(s.me.hold.cargo + s.me.stash.cargo).toBe(6);
  expect(s.rival.hold.cargo).toBe(2);
  const full = win(game({ hold: { cargo: 8 }, stash: { cargo: 2 } }, { hold: { cargo: 8 } }));
  expect(full.offered('take')).toEqual([1, 2]);
});

test('PIRACY-11 Niska sets no limit', () => {
  const s = win(game({ hand: [NISKA], ship: 'ss-walden', drive: 'tri-capissen-28hd' }, { hold: { parts: 16 } }), NISKA);
  expect(s.offered('take')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  s.play('take', 'parts', 8).play('take', 'parts', 8);
  expect(s.me.hold.parts).toBe(16);
});

test('PIRACY-12 own tokens may be thrown off before anything is taken, riders only where there is a planet', () => {
  const load = { hold: { cargo: 6, passengers: 2 }, stash: { contraband: 4 } };
  const s = win(game(load, { hold: { cargo: 3 } }));
  expect(s.legal).toEqual(['jettison cargo', 'jettison contraband', 'enough']);
  s.play('jettison', 'cargo').play('jettison', 'cargo');
  expect(s.offered('take')).toEqual([1, 2]);
  const landed = win(game({ ...load, at: 'persephone' }, { hold: { cargo: 3 }, at: 'persephone' }));
  expect(landed.can('putOff', 'passengers')).toBe(true);
});

test('PIRACY-12, E-100 with a hold full of passengers in deep space nothing can be put off and nothing stolen', () => {
  const s = win(game({ hold: { passengers: 8 }, stash: { passengers: 4 }, cash: 0 }, { hold: { cargo: 3 } }));
  expect(s.stage).toBe('turn');
  expect(s.me).toMatchObject({ hold: { passengers: 8, cargo: 0 }, solid: { badger: BADGER }, cash: 0 });
  expect(s.rival.hold.cargo).toBe(3);
});

test('PIRACY-13 once something is taken nothing more goes overboard', () => {
  const s = win(game({ hold: { cargo: 2 } }, { hold: { cargo: 3, fuel: 1 } }));
  expect(s.can('jettison', 'cargo')).toBe(true);
  s.play('take', 'fuel', 1);
  expect(s.can('jettison')).toBe(false);
  expect(s.can('take', 'cargo', 1)).toBe(true);
});

test('PIRACY-14 stolen jobs may pass the hand limit, which holds again before the action ends', () => {
  const mine = ['badger-pilfer-purloin-and-plunder~2', 'harken-alliance-commission', 'niska-a-message-from-niska'];
  const s = win(game({ hand: [DUUL, ...mine], cash: 0 }, { hand: OTHER_JOBS }), DUUL);
  expect(s.offered('takeJob')).toEqual(OTHER_JOBS);
  for (const job of OTHER_JOBS) s.play('takeJob', job);
  expect(s.rival.hand).toEqual([]);
  expect(s.stage).toBe('discard-jobs');
  expect(s.me.hand).toHaveLength(6);
  for (const job of mine) s.play('discardJob', job);
  expect(s.me.hand).toEqual(OTHER_JOBS);
  expect(s.me.cash).toBe(3 * 800);
});

test('PIRACY-14 the thief alone looks through the hand', () => {
  const s = win(game({ hand: [DUUL] }, { hand: OTHER_JOBS }), DUUL);
  expect(s.stage).toBe('steal-jobs');
  expect(firefly.view(s.G, '0').players['1']?.hand).toEqual(OTHER_JOBS);
  expect(firefly.view(s.G, null).players['1']?.hand).toEqual(['?', '?', '?']);
  s.play('takeJob', OTHER_JOBS[0] as Ref).play('enough');
  expect(firefly.view(s.G, '0').players['1']?.hand).toEqual(['?', '?']);
});

test('PIRACY-15, E-103 Agent McGinnis’ warrant comes after the job is done: it stays completed and paid, and costs only Harken', () => {
  const s = win(game({ cash: 0, solid: ['harken', 'niska'] }, { hold: { cargo: 1 }, crew: ['agent-mcginnis'] }));
  expect(s.me.warrants).toBe(0);
  s.play('take', 'cargo', 1);
  expect(s.me).toMatchObject({ warrants: 1, cash: 200, active: [], hold: { cargo: 1 } });
  expect(Object.keys(s.me.solid).sort()).toEqual(['badger', 'niska']);
});

test('PIRACY-15 Agent McGinnis says nothing when his side wins', () => {
  expect(lose(game({ crew: ['gun-hand'] }, { crew: ['agent-mcginnis'] })).play('chooseVictim', 'gun-hand').me.warrants).toBe(1);
});

test('PIRACY-16 losing the showdown brings the card’s losing result; a warrant discards the job and the standing', () => {
  const s = lose(game({ crew: ['gun-hand'], solid: ['badger'] })).play('chooseVictim', 'gun-hand');
  expect(s.me).toMatchObject({ warrants: 1, active: [], solid: {} });
  expect(s.G.decks.badger.discard).toContain(BADGER);
  expect(s.stage).toBe('turn');
});

test('PIRACY-09 only the one attacked shifts tokens before the showdown', () => {
  const s = board(game({ hold: { cargo: 2 } }, { hold: { cargo: 2 } }));
  expect([s.turn, s.can('stow')]).toEqual(['1', true]);
  expect([s.play('ready').turn, s.offered('fightWith')]).toEqual(['0', ['fight', 'tech', 'negotiate']]);
});
