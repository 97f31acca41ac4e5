import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const BADGER = 'badger-pilfer-purloin-and-plunder';
const HARKEN = 'harken-alliance-commission';

/** Marco (2 fight, 1 tech) beside Corbin (2 tech, 1 negotiate) in deep space; neither has a say in showdowns, neither is moral. */
const game = (me: Has = {}, rival: Has = {}, table: Table = {}): Scene =>
  scene({
    story: 'king-of-all-londinium',
    options: { sets: ['base', 'pirates'] },
    me: { leader: 'marco', ship: 'serenity', at: 'border-1-04', hand: [BADGER], ...me },
    rival: { leader: 'corbin', ship: 'yun-qi', at: 'border-1-04', ...rival },
    ...table,
  });
const raid = (s: Scene, job: Ref = BADGER): Scene => s.play('raid', job, '1').play('setOut');
/** Past the Boarding Test: Marco's one point and a five. */
const board = (s: Scene, job: Ref = BADGER): Scene => raid(s.roll(5), job).play('testSkill', 'tech');
const last = (s: Scene) => s.G.log.find((entry) => entry.kind === 'showdown');

test('SHOW-01 nobody fights aboard a rival’s ship before a passed Boarding Test', () => {
  const s = raid(game());
  expect([s.turn, s.stage]).toEqual(['0', 'test']);
  expect(s.legal).toEqual(['testSkill tech', 'testSkill negotiate']);
  expect(s.roll(5).play('testSkill', 'tech').stage).toBe('showdown');
});

test('SHOW-02 the Boarding Test is Tech or Negotiate, as the attacker likes, and takes a six', () => {
  expect(raid(game()).offered('testSkill')).toEqual(['tech', 'negotiate']);
  expect(raid(game().roll(5)).play('testSkill', 'tech').stage).toBe('showdown');
  expect(raid(game().roll(4)).play('testSkill', 'tech').stage).toBe('turn');
  expect(raid(game().roll(5)).play('testSkill', 'negotiate').stage).toBe('turn');
});

test('SHOW-03 a six is rolled again in a Boarding Test', () => {
  expect(raid(game().roll(6, 1)).play('testSkill', 'negotiate').stage).toBe('showdown');
  expect(raid(game().roll(6, 1)).play('testSkill', 'negotiate').G.log).toContainEqual(
    expect.objectContaining({ kind: 'test', dice: [6, 1], total: 7 }),
  );
});

test('SHOW-04, E-95 a failed Boarding Test ends the Work action, and the job stays active', () => {
  const s = raid(game().roll(1)).play('testSkill', 'negotiate');
  expect(s.stage).toBe('turn');
  expect(s.G.turn.used).toEqual(['work']);
  expect(s.can('raid')).toBe(false);
  expect(s.me.active).toMatchObject([{ ref: BADGER, step: 0 }]);
  expect(s.me.warrants).toBe(0);
});

test('SHOW-05 the active player attacks, the other side defends', () => {
  const s = board(game()).play('fightWith', 'fight').roll(6, 4, 1).play('fightWith', 'tech');
  expect(last(s)).toMatchObject({ p: '0', rival: '1', attack: 12, defence: 3, won: true });
});

test('SHOW-06 the attacker names a skill first, then the defender, who knows it', () => {
  const s = board(game());
  expect([s.turn, s.stage]).toEqual(['0', 'showdown']);
  s.play('fightWith', 'fight');
  expect([s.turn, s.stage]).toEqual(['1', 'showdown']);
  expect(s.G.stack.at(-1)).toMatchObject({ kind: 'showdown', attack: { skill: 'fight' }, defence: { skill: null } });
});

test('SHOW-07, E-97 each side may name any of the three skills, and they need not match', () => {
  const s = board(game());
  expect(s.offered('fightWith')).toEqual(['fight', 'tech', 'negotiate']);
  s.play('fightWith', 'negotiate');
  expect(s.offered('fightWith')).toEqual(['fight', 'tech', 'negotiate']);
  s.roll(3, 3).play('fightWith', 'tech');
  expect(last(s)).toMatchObject({ attack: 3, defence: 5 });
});

test('SHOW-08 each side adds its skill to one die, and a six is rolled again on either side', () => {
  const s = board(game()).play('fightWith', 'fight').roll(6, 2, 6, 6, 1).play('fightWith', 'tech');
  expect(last(s)).toMatchObject({ attack: 2 + 8, defence: 2 + 13 });
});

test('SHOW-08 cards that change a roll are used once the dice of both sides lie there, and the other side may answer', () => {
  const s = board(game({ gear: ['knife'] }, { crew: ['zoe'] }));
  s.play('ready').play('fightWith', 'fight').roll(3, 4).play('fightWith', 'fight');
  expect([s.turn, s.legal]).toEqual(['0', ['useAbility knife 0', 'accept']]);
  s.play('useAbility', 'knife', 0);
  expect([s.turn, s.legal]).toEqual(['1', ['useAbility zoe 0', 'accept']]);
  s.roll(1).play('useAbility', 'zoe', 0);
  expect(last(s)).toMatchObject({ attack: 2 + 3 + 1, defence: 2 + 1, won: true });
});

test('SHOW-09 a tie is no victory for the attacker', () => {
  const dice = (attack: number, defence: number): boolean | undefined =>
    last(board(game()).play('fightWith', 'fight').roll(attack, defence).play('fightWith', 'tech'))?.won;
  expect(dice(3, 3)).toBe(false);
  expect(dice(4, 3)).toBe(true);
});

test('SHOW-10 both sides may hand gear on before the roll, within the limits and among those who take part', () => {
  const s = game({ crew: ['zoe', 'wash'], gear: ['pistol', 'knife'] }, { crew: ['jayne'], gear: ['vera', 'crows-knife'] });
  const mine = Object.fromEntries(s.me.gear.map(({ ref, by }) => [ref, by]));
  expect(mine).toEqual({ pistol: 'marco', knife: 'zoe' });
  s.roll(4).play('raid', BADGER, '1').play('leaveAboard', 'zoe').play('setOut').play('testSkill', 'tech');
  // The knife stays aboard with Zoe; Marco and Wash may share what they brought.
  expect(s.legal).toEqual(['handOutGear', 'ready']);
  s.play('handOutGear');
  expect(s.offered('handOver')).toEqual(['pistol']);
  s.play('handOver', 'pistol');
  expect(s.offered('giveTo')).toEqual(['wash']);
  s.play('giveTo', 'wash').play('doneOutfitting');
  expect(s.me.gear.find(({ ref }) => ref === 'pistol')?.by).toBe('wash');
  expect([s.turn, s.legal]).toEqual(['1', ['handOutGear', 'ready']]);
  s.play('handOutGear').play('handOver', 'vera').play('giveTo', 'jayne').play('doneOutfitting');
  expect(s.rival.gear.map(({ by }) => by)).toEqual(['jayne', 'jayne']);
  expect(s.offered('fightWith')).toHaveLength(3);
});

test('SHOW-10 the defender may take up what lies about the ship, the attacker only what was brought along', () => {
  const s = game({ gear: ['pistol', 'crows-knife'] }, { gear: ['knife', 'vera'] });
  expect([s.me.gear, s.rival.gear].map((gear) => gear.map(({ by }) => by))).toEqual([
    ['marco', null],
    ['corbin', null],
  ]);
  board(s).play('handOutGear');
  expect(s.offered('handOver')).toEqual(['pistol']);
  s.play('doneOutfitting');
  s.play('handOutGear').play('handOver', 'knife').play('stowGear');
  expect(s.offered('handOver')).toContain('vera');
  s.play('handOver', 'vera').play('giveTo', 'corbin');
  if (s.can('doneOutfitting')) s.play('doneOutfitting');
  if (s.can('ready')) s.play('ready');
  s.play('fightWith', 'fight').roll(1, 1).play('fightWith', 'fight');
  // Vera fights with two.
  expect(last(s)).toMatchObject({ attack: 2 + 1 + 1, defence: 2 + 1 });
});

test('SHOW-10 gear is fixed again once the sides are ready', () => {
  const s = board(game({ gear: ['pistol'], crew: ['jayne'] }));
  s.play('ready');
  expect(s.can('handOutGear')).toBe(false);
  expect(s.can('fightWith')).toBe(true);
});

test('SHOW-11 the attacker fights with those on the job, the defender with everybody', () => {
  const s = game({ crew: ['jayne', 'gun-hand'] }, { crew: ['lund', 'bester'] });
  s.roll(5).play('raid', BADGER, '1').play('leaveAboard', 'jayne').play('setOut').play('testSkill', 'tech');
  s.play('fightWith', 'fight').roll(1, 1).play('fightWith', 'fight');
  expect(last(s)).toMatchObject({ attack: 2 + 1 + 1, defence: 2 + 1 });
});

test('SHOW-12 a bound bounty lends its captor no skill', () => {
  const s = game({}, { crew: ['jayne'] });
  s.me.bound.push({ bounty: 'bounty-the-fixer', crew: [{ ref: 'kaylee', disgruntled: false, wanted: false }] });
  raid(s.roll(2)).play('testSkill', 'tech');
  expect(s.stage).toBe('turn');
});

test('SHOW-13 the card says what winning and losing do, and its “attacker” is the active player', () => {
  const lost = (job: Ref) =>
    board(game({ hand: [job], crew: ['gun-hand'] }, { warrants: 1 }), job)
      .play('fightWith', 'fight')
      .roll(1, 5)
      .play('fightWith', 'tech')
      .play('chooseVictim', 'gun-hand');
  expect(lost(BADGER).me).toMatchObject({ warrants: 1, active: [] });
  const harken = lost(HARKEN);
  expect(harken.me).toMatchObject({ warrants: 0, active: [{ ref: HARKEN }] });
  expect(harken.me.crew.map(({ ref }) => ref)).toEqual(['marco']);
  expect(harken.rival.crew).toHaveLength(1);
});

test('SHOW-14 without a piracy job or a bounty no rival can be attacked', () => {
  expect(game({ hand: [] }).can('raid')).toBe(false);
  expect(game().can('raid', BADGER, '1')).toBe(true);
});

test('SHOW-08 SKILL-10 no bribe helps in a showdown, not even with Cortland', () => {
  const s = board(game({ crew: ['cortland'], cash: 5000 }, {}, { options: { sets: ['base', 'blue-sun', 'pirates'] } }));
  s.play('fightWith', 'negotiate').play('fightWith', 'tech');
  expect(s.can('bribe')).toBe(false);
  expect(s.stage).not.toBe('test');
});
