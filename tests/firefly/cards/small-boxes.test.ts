import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const game = (sets: string[], me: Has, table: Table = {}): Scene =>
  scene({ story: 'king-of-all-londinium', options: { sets: ['base', ...sets] }, me: { leader: 'marco', ...me }, ...table });
const atmo = (me: Has, table: Table = {}): Scene => game(['breakin-atmo'], me, table);
const promo = (me: Has, table: Table = {}): Scene => game(['promo'], me, table);

/** A crime of two cards and a negotiation at Athens, with no needs. */
const CRIME = 'badger-losing-patience-with-patience';
const GUNS = 'amnon-duul-gun-running-jiangyin';
const EASY: Ref[] = ['a-little-job-on-the-side', 'an-unexpected-opportunity'];
const smuggler: Has = { at: 'jiangyin', active: [{ ref: GUNS, step: 1 }], hold: { contraband: 2 } };
const work = (s: Scene, job = CRIME): Scene => s.play('work', job).play('setOut');
/** The total of the test just taken. */
const total = (s: Scene): number => s.G.log.flatMap((entry) => (entry.kind === 'test' ? [entry.total] : []))[0] ?? Number.NaN;

describe("Breakin' Atmo: crew", () => {
  test('the Accountant makes $500 of every goal', () => {
    const s = scene({
      story: 'first-time-in-the-captains-chair',
      options: { sets: ['base', 'breakin-atmo'] },
      me: { ...smuggler, leader: 'marco', crew: ['accountant'], solid: ['badger'], cash: 0 },
    });
    work(s, GUNS).play('payAll');
    expect([s.me.goalsDone, s.me.cash]).toEqual([1, 2000 - 300 + 500]);
  });

  test('Elder Gommen stays aboard on immoral jobs', () => {
    const immoral = 'niska-her-majesty-the-mayor-of-whitefall';
    const goes = (job: Ref) =>
      atmo({ at: 'athens', crew: ['elder-gommen'], hand: [job] })
        .play('work', job)
        .offered('leaveAboard')
        .includes('elder-gommen');
    expect([goes(CRIME), goes(immoral)]).toEqual([true, false]);
  });

  test('the Head Goon talks better with two other mercs at his back', () => {
    const talk = (crew: Ref[]) =>
      total(
        work(atmo({ at: 'athens', hand: [CRIME], crew }, { top: { misbehave: EASY }, dice: [3] }))
          .play('chooseOption', 1)
          .play('chooseOption', 1),
      );
    expect([talk(['head-goon', 'jayne']), talk(['head-goon', 'jayne', 'crow'])]).toEqual([3, 5]);
  });

  test('SOLID-08 E-40 the Helmsman counts as Solid with Harken, warrants or not', () => {
    const deal = (crew: Ref[]) =>
      atmo({ leader: 'malcolm', at: 'londinium', crew, warrants: 2, cash: 5000 }, { cruiser: 'londinium' })
        .play('deal', 'harken')
        .can('buyFrom', 'fuel');
    expect([deal([]), deal(['helmsman'])]).toEqual([false, true]);
  });

  test('the Merchant gets $100 more for cargo', () => {
    const sold = (crew: Ref[]) =>
      atmo({ at: 'persephone', crew, solid: ['badger'], hold: { cargo: 1 }, cash: 0 })
        .play('deal', 'badger')
        .play('sell', 'cargo', 1).me.cash;
    expect(sold(['merchant']) - sold([])).toBe(100);
  });

  test('The Fixer is a fake ID, The Specialist a firearm and a sniper rifle with no hand for more', () => {
    const aced = (card: Ref, crew: Ref[]) => work(atmo({ at: 'athens', hand: [CRIME], crew }, { top: { misbehave: [card] } })).can('ace');
    expect([aced('keep-a-low-profile', []), aced('keep-a-low-profile', ['the-specialist'])]).toEqual([false, true]);
    const id = work(
      game(['breakin-atmo', 'crime'], { at: 'athens', hand: [CRIME], crew: ['the-fixer'] }, { top: { misbehave: ['stop-and-frisk'] } }),
    );
    expect(id.can('ace')).toBe(true);
    expect(atmo({ leader: 'corbin', crew: ['the-specialist'], gear: ['pistol', 'pistol~2'] }).me.gear.map(({ by }) => by)).toEqual([
      'corbin',
      null,
    ]);
  });
});

describe("Breakin' Atmo: gear", () => {
  test('Alliance Body Armor saves its carrier on a 4', () => {
    const struck = (die: number) => {
      const s = work(
        atmo(
          { leader: 'corbin', at: 'athens', hand: [CRIME], gear: ['alliance-body-armor'], crew: ['kaylee'] },
          { top: { misbehave: ['gun-play'] }, dice: [1, die] },
        ),
      );
      s.play('chooseOption', 0);
      if (s.can('chooseVictim')) s.play('chooseVictim', 'corbin');
      return s.me.crew[0]?.disgruntled;
    };
    expect([struck(3), struck(4)]).toEqual([true, false]);
  });

  test('the Breaching Tool finds contraband at every Salvage Op', () => {
    const found = (gear: Ref[]) => {
      const s = atmo({ leader: 'malcolm', at: 'pelorum', gear, hold: { fuel: 2 } }, { top: { 'nav-alliance': ['abandoned-ship'] } });
      s.play('fullBurn', 'persephone').play('chooseOption', 0);
      return s.me.hold.contraband + s.me.stash.contraband;
    };
    expect([found([]), found(['breaching-tool'])]).toEqual([2, 3]);
  });

  test('the Cortex Uplink takes a Deal to look at the top job of any contact, from anywhere', () => {
    const job = 'niska-her-majesty-the-mayor-of-whitefall';
    const s = atmo({ gear: ['cortex-uplink'] }, { top: { niska: [job] } })
      .play('useAbility', 'cortex-uplink', 0, 'deal')
      .play('considerFrom', 'niska');
    expect(s.offered('keep')).toEqual([job]);
    s.play('keep', job);
    expect([s.me.hand, s.G.turn.used]).toEqual([[job], ['deal']]);
    expect(s.can('useAbility')).toBe(false);
  });

  test('the Cortex Uplink does not lift the hand limit', () => {
    const hand = [CRIME, GUNS, 'amnon-duul-gun-running-three-hills'];
    const job = 'niska-her-majesty-the-mayor-of-whitefall';
    const s = atmo({ hand, gear: ['cortex-uplink'] }, { top: { niska: [job] } })
      .play('useAbility', 'cortex-uplink', 0, 'deal')
      .play('considerFrom', 'niska')
      .play('keep', job);
    expect(s.offered('discardJob')).toEqual([...hand, job]);
    expect(s.play('discardJob', CRIME).stage).toBe('turn');
  });

  test("the Gentleman's Dueling Sword is thrown after a fight for one more", () => {
    const s = work(
      atmo({ at: 'athens', hand: [CRIME], gear: ['gentlemans-dueling-sword'] }, { top: { misbehave: ['gun-play', ...EASY] }, dice: [3] }),
    ).play('chooseOption', 0);
    // Marco's 2, the sword's 1 and a 3 make 6; one short.
    expect(s.can('useAbility', 'gentlemans-dueling-sword')).toBe(true);
    s.play('useAbility', 'gentlemans-dueling-sword', 0);
    expect([s.me.gear, s.me.crew[0]?.disgruntled]).toEqual([[], false]);
  });

  test('the Mud Dog ATV brings a contraband home from every smuggling job', () => {
    const s = work(atmo({ ...smuggler, gear: ['mud-dog-atv'] }), GUNS);
    expect(s.me.hold.contraband + s.me.stash.contraband).toBe(1);
  });

  test.each([
    ['nandis-gun-collection', 'negotiate'],
    ['two-frys-carbine', 'fight'],
  ])('%s rolls ones again in %s tests', (gear, skill) => {
    const dice = [1, 5];
    const cards = skill === 'fight' ? ['gun-play', ...EASY] : EASY;
    const s = work(atmo({ at: 'athens', hand: [CRIME], gear: [gear] }, { top: { misbehave: cards }, dice }));
    if (skill === 'fight') s.play('chooseOption', 0);
    else s.play('chooseOption', 1).play('chooseOption', 1);
    // Marco has 2 fight and no way with words.
    expect(total(s)).toBe(skill === 'fight' ? 2 + 1 + 5 : 5);
  });

  test('"The Best in the House" calms everybody and is drunk up', () => {
    const s = atmo({
      crew: [
        { ref: 'jayne', disgruntled: true },
        { ref: 'kaylee', disgruntled: true },
      ],
      gear: ['the-best-in-the-house'],
    });
    s.play('useAbility', 'the-best-in-the-house', 0);
    expect([s.me.crew.some(({ disgruntled }) => disgruntled), s.me.gear]).toEqual([false, []]);
  });

  test('the Vehicle Mounted BFG needs a vehicle', () => {
    const carrier = (leader: Ref, gear: Ref[]) => atmo({ leader, gear }).me.gear.find(({ ref }) => ref === 'vehicle-mounted-bfg')?.by;
    expect([carrier('corbin', ['vehicle-mounted-bfg']), carrier('marco', ['vehicle-mounted-bfg'])]).toEqual([null, 'marco']);
  });
});

describe('promotional cards', () => {
  test.each([
    ['jayne', 'jayne-bdh'],
    ['kaylee', 'kaylee-bdh'],
    ['wash', 'wash-bdh'],
    ['zoe', 'zoe-bdh'],
  ] as const)('%s takes the place of the first printing and earns $100 for every misbehave card passed', (old, ref) => {
    const s = promo({ at: 'athens', hand: [CRIME], crew: [ref], cash: 0 }, { top: { misbehave: EASY } });
    const all = Object.values(s.G.decks).flatMap(({ draw, discard }) => [...draw, ...discard]);
    expect(all).not.toContain(old);
    work(s).play('chooseOption', 1);
    expect(s.me.cash).toBe(100);
  });

  test('Malcolm earns $100 for every card beside what he always earns', () => {
    const s = promo({ leader: 'malcolm-bdh', at: 'athens', hand: [CRIME], cash: 0 }, { top: { misbehave: EASY }, dice: [6, 6, 6, 1] });
    const plain = game([], { leader: 'malcolm', at: 'athens', hand: [CRIME], cash: 0 }, { top: { misbehave: EASY }, dice: [6, 6, 6, 1] });
    for (const one of [s, plain]) work(one).play('chooseOption', 1).play('chooseOption', 1);
    expect(s.me.cash - plain.me.cash).toBe(200);
  });

  test('Loot Crate: it is opened for the next gear of Silverhold, the rest is discarded', () => {
    const s = game(['promo'], { gear: ['loot-crate-silverhold'] });
    const { draw } = s.G.decks.silverhold;
    const gear = draw.findLast((ref) => ref.startsWith('pistol') || ref.startsWith('vera')) ?? '';
    const crew = draw.filter((ref) => ref.endsWith('-bdh'));
    s.G.decks.silverhold.draw = [...draw.filter((ref) => ref !== gear && !crew.includes(ref)), gear, ...crew];
    const before = s.G.decks.silverhold.discard.length;
    s.play('useAbility', 'loot-crate-silverhold', 0);
    expect(s.me.gear.map(({ ref }) => ref)).toEqual([gear]);
    expect(s.G.decks.silverhold.discard.slice(before)).toEqual([...crew].reverse());
    expect([s.G.box.includes('loot-crate-silverhold'), s.me.cash]).toEqual([true, 3000]);
  });

  test("Mal's Pretty Floral Bonnet hides its wearer from the law and takes up no hand", () => {
    const s = promo(
      { leader: 'malcolm', at: 'pelorum', crew: ['crow'], gear: ['pistol', 'mals-pretty-floral-bonnet'], warrants: 1 },
      { cruiser: 'persephone', dice: [1] },
    );
    const bonnet = s.me.gear.find(({ ref }) => ref === 'mals-pretty-floral-bonnet');
    if (bonnet) bonnet.by = 'crow';
    s.play('mosey', 'persephone');
    expect(s.me.crew.map(({ ref }) => ref)).toEqual(['malcolm', 'crow']);
    expect(promo({ leader: 'malcolm', gear: ['pistol', 'mals-pretty-floral-bonnet'] }).me.gear.map(({ by }) => by)).toEqual([
      'malcolm',
      'malcolm',
    ]);
  });

  test("Wash's Lucky Dinosaurs roll ones again in flight, and only there", () => {
    const gear = ['washs-lucky-dinosaurs'];
    const top = { misbehave: ['gun-play', ...EASY], 'nav-alliance': ['minor-technical-difficulty'] };
    const fight = work(promo({ at: 'athens', hand: [CRIME], gear }, { top, dice: [1, 5] })).play('chooseOption', 0);
    expect(total(fight)).toBe(3);
    const flight = promo({ at: 'pelorum', gear, hold: { fuel: 2 } }, { top, dice: [1, 5] }).play('fullBurn', 'persephone');
    flight.play('chooseOption', Number(flight.offered('chooseOption').at(-1)));
    expect(total(flight)).toBe(6);
  });
});
