import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const JOB = 'badger-losing-patience-with-patience';
const EASY: Ref[] = ['a-little-job-on-the-side', 'an-unexpected-opportunity'];
/** A table whose story changes nothing; Corbin (2 tech, 1 negotiate) leads. */
const game = (me: Has, table: Table = {}): Scene =>
  scene({ cruiser: 'santo', story: 'king-of-all-londinium', ...table, me: { leader: 'corbin', ...me } });
/** Works at Athens with these cards on top. */
const faces = (cards: Ref[], me: Has, dice: number[] = []): Scene =>
  game({ at: 'athens', hand: [JOB], ...me }, { top: { misbehave: cards }, dice })
    .play('work', JOB)
    .play('setOut');
const refs = (s: Scene, p = '0'): Ref[] => s.player(p).crew.map(({ ref }) => ref);
const added = (s: Scene): number | undefined => s.G.log.flatMap((entry) => (entry.kind === 'test' ? [entry.added] : []))[0];

describe('Bridgit, Saffron and Yolonda', () => {
  const three: Ref[] = ['bridgit', 'saffron', 'yolonda'];
  const homes = { bridgit: 'regina', saffron: 'silverhold', yolonda: 'osiris' } as const;

  test.each(three)('%s leaves the game when somebody hires one of the others, whoever it is', (ref) => {
    for (const other of three.filter((one) => one !== ref) as (keyof typeof homes)[]) {
      const table: Table = { discards: { [homes[other]]: [other] }, rival: { crew: [ref, 'kaylee'] } };
      const s = game({ at: homes[other] }, table).play('buy').play('considerCards').play('takeFromDiscard', other).play('draw');
      expect(refs(s, '1')).toContain(ref);
      s.play('keep', other);
      expect([refs(s), refs(s, '1').includes(ref), refs(s, '1').includes('kaylee')]).toEqual([['corbin', other], false, true]);
      expect(s.G.box).toContain(ref);
    }
  });

  test('so she does aboard the same ship, and nobody minds another hire', () => {
    const buys = (ref: Ref): Scene =>
      game({ at: 'silverhold', crew: ['bridgit'] }, { discards: { silverhold: [ref] } })
        .play('buy')
        .play('considerCards')
        .play('takeFromDiscard', ref)
        .play('draw')
        .play('keep', ref);
    expect([refs(buys('saffron')), refs(buys('lund'))]).toEqual([
      ['corbin', 'saffron'],
      ['corbin', 'bridgit', 'lund'],
    ]);
  });
});

test('Hill Folk fight where there are three of them', () => {
  const fight = (crew: Ref[]) => added(faces(['gun-play'], { crew }, [1]).play('chooseOption', 0));
  expect(fight(['hill-folk', 'hill-folk~2'])).toBe(0);
  // Doralee is one of them, and says the same of herself.
  expect(fight(['hill-folk', 'hill-folk~2', 'doralee'])).toBe(3);
});

test('4WD Mule: a crime done brings one cargo more', () => {
  const s = faces(EASY, { gear: ['4wd-mule'] }, [6, 1])
    .play('chooseOption', 1)
    .play('chooseOption', 1);
  expect([s.me.solid.badger, s.me.hold.cargo + s.me.stash.cargo]).toEqual([JOB, 1]);
  const without = faces(EASY, {}, [6, 1]).play('chooseOption', 1).play('chooseOption', 1);
  expect([without.me.solid.badger, without.me.hold.cargo]).toEqual([JOB, 0]);
});

test.each<[Ref, Ref, 'ace' | number]>([
  ['explosive-charge', 'we-need-a-distraction', 0],
  ['fast-horses', 'old-fashioned-shoot-out', 1],
  ['hastily-forged-documents', 'alliance-patrol', 'ace'],
])('WORK-11 %s stands in for the real thing, to answer %s, and is used up', (gear, card, way) => {
  const open = (s: Scene): boolean => (way === 'ace' ? s.can('ace') : s.can('chooseOption', way));
  expect(open(faces([card], {}))).toBe(false);
  const s = faces([card, 'a-little-job-on-the-side'], { gear: [gear] });
  expect(open(s)).toBe(true);
  if (way === 'ace') s.play('ace');
  else s.play('chooseOption', way);
  expect([s.me.gear, s.me.misbehaved]).toEqual([[], 1]);
});

test.each([
  ['explosive-charge', 'gun-play', 0],
  ['hastily-forged-documents', 'a-formal-affair', 1],
] as const)('%s may be thrown in after the roll for one point', (gear, card, option) => {
  const s = faces([card], { gear: [gear] }, [1]).play('chooseOption', option);
  expect(s.can('useAbility', gear)).toBe(true);
  const before = faces([card], {}, [1]).play('chooseOption', option);
  s.play('useAbility', gear, 1);
  expect([added(s), s.me.gear]).toEqual([(added(before) ?? 0) + 1, []]);
});

describe('WORK-11 what stands in for the real thing brings its bonuses too, and is used up', () => {
  const system = 'state-of-the-art-security-system';
  const rig = 'improvised-hacking-rig';

  test('in a test, before the roll, once and as its owner likes', () => {
    // Corbin's two Tech and a 1.
    const tested = (gear: Ref[]): Scene => faces([system], { gear, crew: ['jayne'] }, [1]).play('chooseOption', 0);
    const s = tested([rig, `${rig}~2`]);
    expect([s.stage, s.offered('useAbility')]).toEqual(['test', [0, 0]]);
    s.play('useAbility', rig, 0);
    expect([s.me.gear.map(({ ref }) => ref), s.can('useAbility', `${rig}~2`, 0)]).toEqual([[`${rig}~2`], false]);
    expect(added(s.play('accept'))).toBe(2 + 3);
    const kept = tested([rig]).play('roll').play('accept');
    expect([added(kept), kept.me.gear.length]).toEqual([2, 1]);
    expect(added(tested(['kaylees-reprogrammer']))).toBe(2 + 2 + 3);
  });

  test('and for a job done', () => {
    const job = 'higgins-mud-run-aberdeen';
    const done = (gear: Ref[]): Scene =>
      game(
        { at: 'aberdeen', gear, active: [{ ref: job, step: 1 }], hold: { cargo: 12 }, ship: 'ss-walden', cash: 0 },
        { options: { sets: ['base', 'kalidasa', 'pirates'] } },
      )
        .play('work', job)
        .play('setOut');
    const [bare, mule] = [done([]), done(['4wd-mule'])];
    expect([bare.stage, mule.stage, mule.me.cash - bare.me.cash]).toEqual(['turn', 'turn', 200]);
    const horses = () => done(['fast-horses']);
    const used = horses().play('chooseOption', 0);
    expect([used.me.cash - bare.me.cash, used.me.gear]).toEqual([200, []]);
    const kept = horses().play('decline');
    expect([kept.me.cash, kept.me.gear.length]).toEqual([bare.me.cash, 1]);
  });
});

describe('Compression Coils', () => {
  const upgrades = ['compression-coils'];
  /** Burns to Persephone and draws a breakdown there, with a 1 to roll. */
  const breaksDown = (card: Ref, has: Has, table: Table = {}): Scene =>
    game({ at: 'pelorum', hold: { fuel: 1 }, leader: 'nandi', ...has }, { dice: [1], ...table, top: { 'nav-alliance': [card] } }).play(
      'fullBurn',
      'persephone',
    );

  test('a Mosey goes two sectors', () => {
    const s = game({ at: 'londinium', upgrades }).play('mosey', 'sihnon').play('flyOn', 'gonghe');
    expect([s.me.sector, s.stage]).toEqual(['gonghe', 'turn']);
  });

  test.each(['minor-technical-difficulty', 'ifn-the-coil-busts-were-driftin', 'whats-going-on-in-the-engine-room'])(
    'a breakdown (%s) has no effect: no test, and the ship keeps flying',
    (card) => {
      const s = breaksDown(card, { upgrades }).play('chooseOption', 0);
      expect([s.can('flyOn'), s.G.log.some(({ kind }) => kind === 'test')]).toEqual([true, false]);
      expect(breaksDown(card, {}).play('chooseOption', 0).can('flyOn')).toBe(false);
    },
  );

  test('one that asks for parts or a mechanic asks for neither', () => {
    const rim = (card: Ref, has: Has): Scene =>
      scene({
        story: 'king-of-all-londinium',
        options: { sets: ['base', 'blue-sun', 'kalidasa'] },
        cruiser: 'santo',
        cutters: ['kerry', 'boros', 'regina'],
        me: { at: 'rim-1-26', leader: 'nandi', hold: { fuel: 1, parts: 1 }, ...has },
        top: { 'nav-rim': [card] },
      }).play('fullBurn', 'rim-1-27');
    const coupling = rim('fuel-coupling-failure', { upgrades, hold: { fuel: 1 } });
    expect([coupling.can('chooseOption', 0), rim('fuel-coupling-failure', { hold: { fuel: 1 } }).can('chooseOption', 0)]).toEqual([
      true,
      false,
    ]);
    const kept = rim('fuel-coupling-failure', { upgrades }).play('chooseOption', 0);
    expect([kept.me.hold.parts, kept.can('flyOn')]).toEqual([1, true]);
    const fritz = rim('nav-system-on-the-fritz', { upgrades });
    expect([fritz.can('chooseOption', 1), rim('nav-system-on-the-fritz', {}).can('chooseOption', 1)]).toEqual([true, false]);
  });
});

test.each<[Ref, Ref, 'ace' | number]>([
  ['glucklich-jia-642x', 'ambush', 'ace'],
  ['official-lookin-vehicle', 'old-fashioned-shoot-out', 1],
])('%s is as good as its keyword in %s, and stays', (gear, card, way) => {
  const open = (s: Scene): boolean => (way === 'ace' ? s.can('ace') : s.can('chooseOption', way));
  const s = faces([card], { gear: [gear] });
  expect([open(s), open(faces([card], {}))]).toEqual([true, false]);
  if (way === 'ace') s.play('ace');
  else s.play('chooseOption', way);
  expect(s.me.gear).toHaveLength(1);
});
