import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const LONDINIUM_OSIRIS = 'harken-cargo-delivery-osiris';
const DUNG_RUN = 'patience-dung-run-newhope';
const HUMP = 'niska-jump-and-hump-the-competition';
/** Three misbehave cards whose second option proceeds. */
const EASY: Ref[] = ['a-little-job-on-the-side', 'an-unexpected-opportunity', 'a-vote-of-no-confidence'];

/** A table whose story adds nothing to jobs; Marco (2 fight, 1 tech, transport) has no say in them either. */
const game = (me: Has, table: Table = {}): Scene => scene({ story: 'king-of-all-londinium', me: { leader: 'marco', ...me }, ...table });
const nextTurn = (s: Scene): Scene => s.play('endTurn').play('endTurn');
const work = (s: Scene, job: Ref): Scene => s.play('work', job).play('setOut');
function proceed(s: Scene, cards: number): Scene {
  for (let i = 0; i < cards; i++) s.play('chooseOption', 1);
  return s;
}

test('WORK-01 a Work action advances one job by one step, and no second one', () => {
  const s = work(game({ at: 'londinium', hand: [LONDINIUM_OSIRIS, 'harken-cargo-delivery-sihnon'] }), LONDINIUM_OSIRIS);
  expect(s.me.active).toMatchObject([{ ref: LONDINIUM_OSIRIS, step: 1 }]);
  expect(s.me.hand).toEqual(['harken-cargo-delivery-sihnon']);
  expect(s.me.hold.cargo + s.me.stash.cargo).toBe(1);
  expect(s.can('work')).toBe(false);
  expect(s.can('makeWork')).toBe(false);
});

test('WORK-02 anyone may be left aboard, and then does not count among those on the job', () => {
  const cargoWith = (left: Ref[]): number => {
    const s = game({ at: 'space-bazaar', crew: ['kaylee', 'jayne'], hand: [HUMP] }, { top: { misbehave: EASY } });
    s.play('work', HUMP);
    for (const ref of left) s.play('leaveAboard', ref);
    proceed(s.play('setOut'), 3);
    return s.me.hold.cargo + s.me.stash.cargo;
  };
  expect(cargoWith([])).toBe(3);
  expect(cargoWith(['jayne'])).toBe(2);
  expect(cargoWith(['jayne', 'marco'])).toBe(1);
});

test('WORK-03 Shepherd Book stays aboard for an immoral job and comes along to any other', () => {
  const job = 'harken-forced-settler-relocation-aphrodite';
  const crew = ['shepherd-book', 'zoe'];
  expect(
    game({ at: 'sihnon', crew, hand: [job] })
      .play('work', job)
      .offered('leaveAboard'),
  ).toEqual(['marco', 'zoe']);
  expect(
    game({ at: 'newhope', crew, hand: [DUNG_RUN] })
      .play('work', DUNG_RUN)
      .offered('leaveAboard'),
  ).toContain('shepherd-book');
});

test('WORK-04 gear is handed out before setting out and does not change hands until the action ends', () => {
  const job = 'patience-swipe-settler-rations-brisingamen';
  const s = game(
    { at: 'brisingamen', crew: ['zoe'], gear: ['pistol', 'knife'], hand: [job] },
    { top: { misbehave: ['knife-fight', 'a-little-job-on-the-side'] } },
  );
  const carrier = s.me.gear.find(({ ref }) => ref === 'pistol')?.by;
  s.play('work', job).play('handOutGear').play('handOver', 'pistol').play('stowGear').play('doneOutfitting').play('setOut');
  expect(carrier).not.toBeNull();
  // Without the firearm in hand the first option of Knife Fight is closed, and nothing lets them take it up again.
  expect(s.can('chooseOption', 0)).toBe(false);
  expect(s.can('outfit')).toBe(false);
  expect(s.can('handOutGear')).toBe(false);
});

test('WORK-04 gear is handed out at most twice before setting out, so that it ends', () => {
  const s = game({ at: 'newhope', crew: ['zoe'], gear: ['pistol'], hand: [DUNG_RUN] }).play('work', DUNG_RUN);
  s.play('handOutGear').play('doneOutfitting').play('handOutGear').play('doneOutfitting');
  expect([s.can('handOutGear'), s.can('setOut')]).toEqual([false, true]);
});

test('WORK-10 a Sky Hook is a transport only with a Pilot on the job', () => {
  const job = 'badger-the-alliance-payroll-caper';
  const can = (crew: Ref[]) => game({ leader: 'womack', at: 'jiangyin', crew, upgrades: ['sky-hook'], hand: [job] }).can('work', job);
  expect([can(['jayne']), can(['scrapper-pilot'])]).toEqual([false, true]);
});

test('WORK-05 E-76 the Ace of crew and gear left aboard cannot be used', () => {
  const job = 'badger-losing-patience-with-patience';
  const start = () =>
    game({ at: 'athens', crew: ['simon-tam'], hand: [job] }, { top: { misbehave: ['it-was-the-best-day-ever'] } }).play('work', job);
  expect(start().play('setOut').can('ace')).toBe(true);
  expect(start().play('leaveAboard', 'simon-tam').play('setOut').can('ace')).toBe(false);

  const carrying = () => game({ at: 'athens', crew: ['zoe'], hand: [job] }, { top: { misbehave: ['alliance-patrol'] } });
  const withId = carrying();
  withId.me.gear.push({ ref: 'bona-fide-credentials', by: 'zoe' });
  expect(work(withId, job).can('ace')).toBe(true);
  const idAboard = carrying();
  idAboard.me.gear.push({ ref: 'bona-fide-credentials', by: null });
  expect(work(idAboard, job).can('ace')).toBe(false);
});

test('WORK-05 crew aboard give no skill points, no medic roll, and are not hit by the results', () => {
  const job = 'badger-losing-patience-with-patience';
  // Marco fights with 2: with the die at 4 he stays below the 7 that Gun Play asks for; Jayne's 2 would have done it.
  const s = game({ at: 'athens', crew: ['jayne', 'doralee', 'gun-hand'], hand: [job] }, { top: { misbehave: ['gun-play'] }, dice: [3] });
  s.play('work', job).play('leaveAboard', 'jayne').play('leaveAboard', 'doralee').play('setOut').play('chooseOption', 0);
  expect(s.offered('chooseVictim')).toEqual(['marco', 'gun-hand']);
  s.play('chooseVictim', 'gun-hand');
  expect(s.stage).toBe('turn');
  expect(s.me.crew.map(({ ref }) => ref)).toEqual(['marco', 'jayne', 'doralee']);

  const upset = game({ at: 'athens', crew: ['zoe', 'inara'], hand: [job] }, { top: { misbehave: ['time-for-some-thrillin-heroics'] } });
  upset.play('work', job).play('leaveAboard', 'inara').play('setOut').play('chooseOption', 1);
  expect(upset.me.crew).toMatchObject([{}, { ref: 'zoe', disgruntled: true }, { ref: 'inara', disgruntled: false }]);
});

test('WORK-06 crew and gear are chosen afresh for every Work action', () => {
  const s = game({ at: 'newhope', crew: ['zoe'], hand: [DUNG_RUN] });
  s.play('work', DUNG_RUN).play('leaveAboard', 'zoe').play('setOut');
  s.me.sector = 'harvest';
  nextTurn(s).play('work', DUNG_RUN);
  expect(s.offered('leaveAboard')).toContain('zoe');
});

test('WORK-07 a job worked for the first time is turned face up and becomes active', () => {
  const s = game({ at: 'newhope', hand: [DUNG_RUN] });
  work(s, DUNG_RUN);
  expect(s.me.hand).toEqual([]);
  expect(s.me.active.map(({ ref }) => ref)).toEqual([DUNG_RUN]);
});

test('WORK-08 no job is started while three are active, but those three can be worked', () => {
  const active = ['harken-cargo-delivery-sihnon', DUNG_RUN, 'patience-feed-for-the-herds-priam'];
  expect(game({ at: 'londinium', active, hand: [LONDINIUM_OSIRIS] }).offered('work')).toEqual(['harken-cargo-delivery-sihnon']);
  expect(game({ at: 'londinium', active: active.slice(1), hand: [LONDINIUM_OSIRIS] }).offered('work')).toEqual([LONDINIUM_OSIRIS]);
});

test('WORK-09 WORK-13 the pick-up comes first and at its place, the drop-off later and at its own', () => {
  expect(game({ at: 'osiris', hold: { cargo: 1 }, hand: [LONDINIUM_OSIRIS] }).can('work')).toBe(false);
  expect(game({ at: 'londinium', hand: [LONDINIUM_OSIRIS] }).can('work', LONDINIUM_OSIRIS)).toBe(true);
  const active = [{ ref: LONDINIUM_OSIRIS, step: 1 }];
  expect(game({ at: 'londinium', hold: { cargo: 1 }, active }).can('work')).toBe(false);
  expect(game({ at: 'osiris', hold: { cargo: 1 }, active }).can('work', LONDINIUM_OSIRIS)).toBe(true);
});

test('WORK-10 E-124 the needs must be met at every Work action, or the job stays where it is', () => {
  expect(game({ leader: 'corbin', at: 'newhope', hand: [DUNG_RUN] }).can('work')).toBe(false);
  const s = game({ leader: 'corbin', at: 'newhope', crew: ['jayne'], hand: [DUNG_RUN] });
  s.play('work', DUNG_RUN);
  // Whoever the needs depend on cannot be left aboard.
  expect(s.offered('leaveAboard')).toEqual(['corbin']);
  s.play('setOut');
  s.me.sector = 'harvest';
  s.me.crew = s.me.crew.filter(({ ref }) => ref !== 'jayne');
  nextTurn(s);
  expect(s.can('work')).toBe(false);
  expect(s.me.active).toMatchObject([{ ref: DUNG_RUN, step: 1 }]);
});

test("WORK-10 E-61 what River Tam may roll does not count towards a job's needs", () => {
  const job = 'niska-hit-the-relief-supplies-convoy';
  expect(game({ leader: 'marco', at: 'aesir', crew: ['river-tam'], hand: [job] }).can('work')).toBe(false);
  expect(game({ leader: 'corbin', at: 'aesir', crew: ['river-tam'], hand: [job] }).can('work', job)).toBe(true);
});

test('WORK-11 E-82 a one-use item that meets a need is used up, and the next try needs another', () => {
  const job = 'badger-hump-em-let-em-twist';
  const s = game(
    { leader: 'corbin', at: 'silverhold', gear: ['improvised-hacking-rig'], hand: [job] },
    { top: { misbehave: ['reaver-raid'] }, dice: [6, 1] },
  );
  work(s, job);
  expect(s.me.gear).toEqual([]);
  s.play('chooseOption', 1);
  expect(s.me.active).toMatchObject([{ ref: job, step: 0 }]);
  expect(nextTurn(s).can('work')).toBe(false);
});

test('WORK-11 CORE-27 a one-use item may be given for the bonus of a test, which is earned once', () => {
  const job = 'badger-losing-patience-with-patience';
  const top = { misbehave: ['state-of-the-art-security-system', ...EASY] };
  const faces = (gear: Ref[], dice: number[]) =>
    work(game({ at: 'athens', crew: ['zoe'], gear, hand: [job] }, { top, dice }), job).play('chooseOption', 0);
  // Marco has 1 tech, 9 is asked for, and a hacking rig adds 3.
  const [one, two] = ['improvised-hacking-rig', 'improvised-hacking-rig~2'];
  const s = faces([one, two], [5]);
  expect(s.legal).toEqual([`useAbility ${one} 0`, `useAbility ${two} 0`, 'roll']);
  s.play('useAbility', two, 0);
  expect(s.legal).toEqual([`useAbility ${one} 1`, 'accept']);
  s.play('accept');
  expect([s.can('chooseOption', 1), s.me.gear.map(({ ref }) => ref)]).toEqual([true, [one]]);
  const kept = faces([one], [5]).play('roll');
  expect(kept.legal).toEqual([`useAbility ${one} 1`, 'accept']);
  expect(kept.play('accept').me).toMatchObject({ warrants: 1, gear: [{ ref: one }] });
  // With a rig that stays, none is used up.
  expect(faces([one, 'kaylees-reprogrammer'], [4]).me.gear).toHaveLength(2);
});

test('WORK-12 a job with a test in place of needs is open to anyone, and takes the test where it says so', () => {
  const job = 'badger-bilking-the-yokels';
  const cashAfter = (die: number): number => {
    const s = game({ at: 'albion', hand: [job], cash: 0 }, { dice: [die] });
    work(s, job);
    expect(s.stage).toBe('turn');
    s.me.sector = 'brisingamen';
    work(nextTurn(s), job);
    return s.me.cash;
  };
  // Marco cannot negotiate: the die decides.
  expect(cashAfter(3)).toBe(1000);
  expect(cashAfter(5)).toBe(1500);
});

test('WORK-14 misbehaving comes before the other instructions of the step', () => {
  const job = 'amnon-duul-gun-running-three-hills';
  const s = game({ at: 'persephone', hand: [job] }, { top: { misbehave: EASY } });
  work(s, job);
  expect(s.stage).toBe('choose');
  expect(s.me.hold.contraband + s.me.stash.contraband).toBe(0);
  s.play('chooseOption', 1);
  expect(s.me.hold.contraband + s.me.stash.contraband).toBe(2);

  const botched = game({ at: 'persephone', hand: [job] }, { top: { misbehave: ['gun-play'] } });
  work(botched, job).play('chooseOption', 1);
  expect(botched.me.hold.contraband + botched.me.stash.contraband).toBe(0);
});

test('WORK-15 E-80 of a free load and a free delivery the player chooses how many, at least one', () => {
  const job = 'amnon-duul-homesteader-transport-three-hills';
  const s = game({ at: 'space-bazaar', hand: [job] });
  work(s, job);
  expect(s.can('enough')).toBe(false);
  expect(s.can('load', 'passengers', 0)).toBe(false);
  s.play('load', 'passengers', 3).play('enough');
  expect(s.me.hold.passengers + s.me.stash.passengers).toBe(3);
  s.me.sector = 'three-hills';
  work(nextTurn(s), job);
  expect(s.offered('deliver')).toEqual([1, 2, 3]);
  s.play('deliver', 'passengers', 2);
  expect(s.me.hold.passengers + s.me.stash.passengers).toBe(1);
});

test('WORK-16 a delivery takes one Work action at the pick-up and another at the drop-off', () => {
  const s = game({ at: 'londinium', hand: [LONDINIUM_OSIRIS], cash: 0 });
  work(s, LONDINIUM_OSIRIS);
  s.me.sector = 'osiris';
  expect(s.can('work')).toBe(false);
  expect(s.me.cash).toBe(0);
  work(nextTurn(s), LONDINIUM_OSIRIS);
  expect(s.me.cash).toBe(600);
  expect(s.me.active).toEqual([]);
});

test('WORK-17 tokens lost after the pick-up are not picked up again', () => {
  const active = [{ ref: LONDINIUM_OSIRIS, step: 1 }];
  expect(game({ at: 'londinium', active }).can('work')).toBe(false);
  expect(game({ at: 'osiris', active }).can('work')).toBe(false);
});

// Desperadoes pays $1,000 for every illegal job.
const paidIn = (job: Ref, at: string, hold: Has['hold']): Scene =>
  work(scene({ me: { leader: 'burgess', crew: ['jayne', 'kaylee', 'inara'], at, hold, cash: 0, active: [{ ref: job, step: 1 }] } }), job);

test('WORK-18 shipping is legal and carries cargo, smuggling is illegal and carries contraband', () => {
  const shipping = paidIn('amnon-duul-irrigation-supply-run', 'harvest', { cargo: 2, contraband: 2 });
  expect(shipping.me.hold).toMatchObject({ contraband: 2 });
  expect(shipping.me.cash).toBe(1200);
  const smuggling = paidIn('patience-guns-for-my-gun-hands-athens', 'athens', { cargo: 2, contraband: 2 });
  expect(smuggling.me.hold).toMatchObject({ cargo: 2, contraband: 0 });
  expect(smuggling.me.cash).toBe(3400);
});

test('WORK-19 transport carries passengers or fugitives, and fugitives are illegal', () => {
  const legal = paidIn('badger-breaking-into-new-markets', 'jubilee', { passengers: 3, fugitives: 1 });
  expect(legal.me.hold).toMatchObject({ passengers: 0, fugitives: 1 });
  expect(legal.me.cash).toBe(1500);
  const illegal = paidIn('niska-stranger-to-a-strange-land', 'triumph', { passengers: 3, fugitives: 1 });
  expect(illegal.me.hold).toMatchObject({ passengers: 3, fugitives: 0 });
  expect(illegal.me.cash).toBe(5000);
});

test('WORK-20 a crime has a single target: done there, the job is complete', () => {
  const job = 'patience-swipe-settler-rations-brisingamen';
  const s = game({ at: 'brisingamen', hand: [job], cash: 0 }, { top: { misbehave: EASY } });
  proceed(work(s, job), 2);
  expect(s.me.cash).toBe(2800);
  expect(s.me.active).toEqual([]);
  expect(s.me.solid.patience).toBe(job);
});

/** With Blue Sun and Kalidasa. */
const wide = (me: Has, table: Table = {}): Scene =>
  game({ cash: 0, ...me }, { options: { sets: ['base', 'blue-sun', 'kalidasa'] }, ...table });

test('WORK-21 a job of two types counts as both: as Transport for Fanty & Mingo, as Smuggling for Lord Harrow', () => {
  const ref = 'fanty-mingo-serving-two-masters';
  const cash = (solid: Has['solid']) =>
    work(wide({ at: 'beaumonde', active: [{ ref, step: 1 }], stash: { contraband: 2, fugitives: 2 }, solid: solid ?? [] }), ref).me.cash;
  expect(cash([])).toBe(3500);
  expect(cash(['fanty-mingo'])).toBe(4000);
  expect(cash(['fanty-mingo', 'lord-harrow'])).toBe(4500);
});

test('WORK-22 a job of the type Salvage Op is one when it is completed', () => {
  const upgrades = ['onboard-chop-shop'];
  const ref = 'fanty-mingo-horowitzs-double-hook-up';
  const hold = { contraband: 1, cargo: 1, parts: 2, fuel: 2 };
  const salvage = wide({ at: 'gonghe', active: [{ ref, step: 1 }], hold, upgrades }, { top: { misbehave: EASY } });
  proceed(work(salvage, ref), 1);
  expect(salvage.me.cash).toBe(1800 + 500);
  expect(salvage.me.hold.contraband + salvage.me.stash.contraband).toBe(1);
  const other = 'fanty-mingo-two-by-two';
  expect(work(wide({ at: 'beylix', active: [{ ref: other, step: 1 }], hold: { fugitives: 2 }, upgrades }), other).me.cash).toBe(3000);
});

test('WORK-23 WORK-24 WORK-25 E-83 a bonus opportunity takes a Work action, after the start, pays at once, costs no cut and comes once', () => {
  const ref = 'higgins-mudder-grab-hera';
  const hold = { cargo: 2 };
  expect(wide({ at: 'zeus', hand: [ref], hold }).can('workBonus')).toBe(false);
  const s = wide({ at: 'zeus', crew: ['zoe'], active: [{ ref, step: 1 }], hold });
  s.play('workBonus', ref).play('setOut');
  expect(s.stage).toBe('turn');
  expect(s.me).toMatchObject({ cash: 1400, hold: { cargo: 0 }, active: [{ ref, step: 1, bonusDone: true }] });
  expect(s.can('makeWork')).toBe(false);
  s.me.hold.cargo = 2;
  expect(nextTurn(s).can('workBonus')).toBe(false);
  expect(s.can('makeWork')).toBe(true);
});

test('WORK-23 a bonus opportunity is optional: the job is completed without it', () => {
  const ref = 'higgins-mudder-grab-hera';
  const s = work(wide({ at: 'harvest', active: [{ ref, step: 1 }], hold: { passengers: 2 } }), ref).play('deliver', 'passengers', 2);
  expect(s.me).toMatchObject({ cash: 600, active: [] });
});

test('WORK-24 it is open as soon as the first attempt was made, and gone with the job', () => {
  const ref = 'niska-heavens-rejects';
  const table = { top: { misbehave: ['a-little-job-on-the-side'] }, dice: [1] };
  const s = work(wide({ at: 'heaven', hand: [ref] }, table), ref).play('chooseOption', 0);
  expect(s.me.active).toMatchObject([{ ref, step: 0 }]);
  s.me.sector = 'bernadette';
  expect(nextTurn(s).can('workBonus', ref)).toBe(true);
});

test('WORK-25 a bonus opportunity that is botched stays open', () => {
  const ref = 'niska-heavens-rejects';
  const s = wide({ at: 'bernadette', active: [{ ref, step: 1 }] }, { top: { misbehave: EASY }, dice: [1] });
  s.play('workBonus', ref).play('setOut').play('chooseOption', 0);
  expect(s.me).toMatchObject({ cash: 0, active: [{ ref, step: 1, bonusDone: false }] });
  proceed(nextTurn(s).play('workBonus', ref).play('setOut'), 2);
  expect(s.me).toMatchObject({ cash: 2000, active: [{ ref, step: 1, bonusDone: true }] });
});

test('WORK-15 where passengers and fugitives are both welcome, at least one of either is handed over', () => {
  const ref = 'higgins-mudder-grab-hera';
  const drop = (hold: Has['hold']) => wide({ at: 'harvest', active: [{ ref, step: 1 }], hold: hold ?? {} });
  expect(drop({}).can('work')).toBe(false);
  const s = work(drop({ passengers: 1, fugitives: 2 }), ref);
  expect(s.legal).toEqual(['deliver passengers 0', 'deliver passengers 1']);
  s.play('deliver', 'passengers', 0);
  expect(s.legal).toEqual(['deliver fugitives 1', 'deliver fugitives 2']);
  s.play('deliver', 'fugitives', 2);
  expect(s.me).toMatchObject({ cash: 600, hold: { passengers: 1, fugitives: 0 } });
});

test('WORK-01 what another active job says has no bearing on the job at hand', () => {
  // Double the Fun pays $2,000 more for two cards of one suit passed, but only on that job.
  const other = 'fanty-mingo-double-the-fun';
  const ref = 'fanty-mingo-two-by-two';
  const s = work(wide({ at: 'beylix', active: [{ ref, step: 1 }, other], hold: { fugitives: 2 } }), ref);
  expect(s.me.cash).toBe(3000);
  const suited = wide(
    { at: 'ariel', active: ['fanty-mingo-two-by-two', other] },
    { top: { misbehave: ['a-little-job-on-the-side', 'an-unexpected-opportunity', 'a-vote-of-no-confidence'] } },
  );
  proceed(work(suited, ref), 3);
  expect(suited.me.cash).toBe(0);
});

test('WORK-14 (U-07) what was loaded on the way leaves no room for a fixed load: the attempt is botched', () => {
  const job = 'amnon-duul-gun-running-jiangyin';
  const s = game(
    { at: 'santo', ship: 'serenity', hold: { cargo: 8 }, stash: { cargo: 2 }, hand: [job] },
    { top: { misbehave: ['everything-thats-not-nailed-down'] } },
  );
  work(s, job).play('chooseOption', 0).play('load', 'contraband', 2);
  expect(s.stage).toBe('turn');
  expect(s.me).toMatchObject({ active: [{ ref: job, step: 0 }], stash: { cargo: 2, contraband: 2 } });
});

test('WORK-10 who lays down what the job needs cannot set out: it is taken up again, or the attempt is called off', () => {
  const job = 'badger-hump-em-let-em-twist';
  const start = () => game({ leader: 'corbin', at: 'silverhold', gear: ['improvised-hacking-rig'], hand: [job] }).play('work', job);
  const idle = start().play('handOutGear').play('handOver', 'improvised-hacking-rig').play('stowGear');
  if (idle.can('doneOutfitting')) idle.play('doneOutfitting');
  expect([idle.can('setOut'), idle.can('callOff'), start().can('callOff')]).toEqual([false, true, false]);
  idle.play('callOff');
  expect([idle.stage, idle.G.turn.used, idle.me.gear.length]).toEqual(['turn', ['work'], 1]);
  expect(idle.me.active).toMatchObject([{ ref: job, step: 0 }]);
});
