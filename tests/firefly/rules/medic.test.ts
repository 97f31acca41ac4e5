import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** A fight in deep space that is lost by a roll of 1 and kills one crew member. */
const AMBUSH = 'scrapper-ambush';
const JOB = 'badger-losing-patience-with-patience';
const refs = (s: Scene): Ref[] => s.me.crew.map(({ ref }) => ref);

/** Player 0 has lost that fight; the first die is used up. */
function ambushed(crew: Has['crew'], dice: number[], table: Has = {}): Scene {
  const s = scene({
    cruiser: 'santo',
    me: { at: 'regina', leader: 'marco', hold: { fuel: 1 }, crew: crew ?? [], ...table },
    top: { 'nav-border': [AMBUSH] },
    dice: [1, ...dice],
  });
  return s.play('fullBurn', 'ezra').play('chooseOption', 1);
}
/** Player 0 works at Athens and faces these cards. */
function misbehaves(crew: Ref[], cards: Ref[], table: Table = {}, aboard: Ref[] = []): Scene {
  const s = scene({
    cruiser: 'santo',
    ...table,
    me: { at: 'athens', leader: 'malcolm', crew, hand: [JOB], ...table.me },
    top: { misbehave: cards },
  });
  s.play('work', JOB);
  for (const ref of aboard) s.play('leaveAboard', ref);
  return s.play('setOut');
}

test('MEDIC-01 with a Medic the owner may roll for a killed crew member: 5 or more brings them back', () => {
  const saved = ambushed(['med-staff', 'kaylee'], [5]).play('chooseVictim', 'kaylee');
  expect(saved.legal.sort()).toEqual(['medic kaylee', 'noMedic kaylee']);
  saved.play('medic', 'kaylee');
  expect(refs(saved)).toContain('kaylee');
  const lost = ambushed(['med-staff', 'kaylee'], [4]).play('chooseVictim', 'kaylee').play('medic', 'kaylee');
  expect([refs(lost).includes('kaylee'), lost.G.box.includes('kaylee')]).toEqual([false, true]);
  const unaided = ambushed(['med-staff', 'kaylee'], [6]).play('chooseVictim', 'kaylee').play('noMedic', 'kaylee');
  expect(unaided.G.box).toContain('kaylee');
});

test('MEDIC-01 a Medic left aboard is of no use on a job', () => {
  const s = misbehaves(['med-staff', 'kaylee'], ['gun-play'], { dice: [1] }, ['med-staff']);
  s.play('chooseOption', 0).play('chooseVictim', 'kaylee');
  expect(s.G.box).toContain('kaylee');
});

test('MEDIC-02 E-49 only one roll is made for each killed crew member, however many Medics there are', () => {
  const s = ambushed(['med-staff', 'doralee', 'kaylee'], [4, 6]).play('chooseVictim', 'kaylee').play('medic', 'kaylee');
  expect(s.G.box).toContain('kaylee');
  expect(s.stage).not.toBe('kill');
});

test('MEDIC-03 a Medic may roll for itself', () => {
  const s = ambushed(['med-staff', 'kaylee'], [5]).play('chooseVictim', 'med-staff').play('medic', 'med-staff');
  expect(refs(s)).toContain('med-staff');
});

test('MEDIC-04 E-47 a Medic may roll for the Leader, who takes no Disgruntled token if saved', () => {
  const disgruntled = (die: number): boolean | undefined =>
    ambushed(['med-staff'], [die]).play('chooseVictim', 'marco').play('medic', 'marco').me.crew[0]?.disgruntled;
  expect([disgruntled(5), disgruntled(4)]).toEqual([false, true]);
});

test('MEDIC-05 every Medic can do it, even if the card does not say so', () => {
  for (const medic of ['doralee', 'interrogator', 'med-staff', 'simon-tam'])
    expect(ambushed([medic, 'kaylee'], []).play('chooseVictim', 'kaylee').can('medic', 'kaylee')).toBe(true);
  expect(ambushed(['jayne', 'kaylee'], []).play('chooseVictim', 'kaylee').stage).not.toBe('kill');
});

test('MEDIC-06 a crew member saved on a job is back aboard and out of the rest of that action', () => {
  // 2 Fight of Malcolm, 2 of Jayne: 9 kills one and goes on; without Jayne a 4 makes 6, which loses Gun Play.
  const s = misbehaves(['med-staff', 'jayne'], ['the-sheriffs-justice', 'gun-play'], { dice: [5, 5, 4] });
  s.play('chooseOption', 1).play('chooseVictim', 'jayne').play('medic', 'jayne');
  expect(refs(s)).toContain('jayne');
  s.play('chooseOption', 0);
  expect(s.stage).toBe('kill');
  expect(s.offered('chooseVictim').sort()).toEqual(['malcolm', 'med-staff']);
});

test('MEDIC-07 cards that name the Medic Check change the roll', () => {
  const saves = (crew: Ref[], die: number, has: Has = {}): boolean =>
    refs(
      ambushed([...crew, 'kaylee'], [die], has)
        .play('chooseVictim', 'kaylee')
        .play('medic', 'kaylee'),
    ).includes('kaylee');
  expect([saves(['med-staff'], 3), saves(['simon-tam'], 3), saves(['simon-tam'], 2)]).toEqual([false, true, false]);
  expect([saves(['med-staff'], 4), saves(['med-staff'], 4, { gear: ['simons-surgical-kit'] })]).toEqual([false, true]);
  const bay = ambushed(['med-staff', 'kaylee'], [1, 5], { upgrades: ['fully-equipped-med-bay'] });
  bay.play('chooseVictim', 'kaylee').play('medic', 'kaylee').play('reroll');
  expect(refs(bay)).toContain('kaylee');
});

test('MEDIC-07 cards that change tests do not change it', () => {
  const s = ambushed(['med-staff', 'zoe', 'kaylee'], [4, 6]).play('accept').play('chooseVictim', 'kaylee').play('medic', 'kaylee');
  expect(s.G.box).toContain('kaylee');
});

test('MEDIC-08 E-29 there is no Medic roll for crew the law takes', () => {
  const s = scene({ cruiser: 'persephone', me: { at: 'pelorum', leader: 'marco', crew: ['jayne', 'med-staff'] }, dice: [1, 6] });
  s.play('mosey', 'persephone');
  expect([s.G.box.includes('jayne'), s.stage]).toEqual([true, 'turn']);
});

test('MEDIC-08 there is no Medic roll for crew who leave of themselves', () => {
  const crew = ['med-staff', { ref: 'kaylee', disgruntled: true }];
  const s = scene({
    cruiser: 'santo',
    me: { at: 'pelorum', leader: 'marco', crew, hold: { fuel: 1 } },
    top: { 'nav-alliance': ['distress-signal'] },
  });
  s.play('fullBurn', 'persephone').play('chooseOption', 1);
  expect(s.stage).not.toBe('kill');
  expect(s.G.decks.regina.discard).toContain('kaylee');
});
