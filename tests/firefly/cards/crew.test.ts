import { bountyCard, jobCard } from '../../../src/firefly/cards';
import { boardFor } from '../../../src/firefly/map';
import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const JOB = 'badger-losing-patience-with-patience';
const EASY: Ref[] = ['a-little-job-on-the-side', 'an-unexpected-opportunity'];
/** A table whose story changes nothing; Corbin (2 tech, 1 negotiate, not moral) leads. */
const game = (me: Has, table: Table = {}): Scene =>
  scene({ cruiser: 'santo', story: 'king-of-all-londinium', ...table, me: { leader: 'corbin', ...me } });
/** Works at Athens with these cards on top. */
const faces = (cards: Ref[], me: Has, dice: number[] = [], table: Table = {}): Scene =>
  game({ at: 'athens', hand: [JOB], ...me }, { top: { misbehave: cards }, dice, ...table })
    .play('work', JOB)
    .play('setOut');
/** Burns to Ezra, in Border Space, and draws this card. */
const border = (card: Ref, me: Has, dice: number[] = []): Scene =>
  game({ at: 'regina', hold: { fuel: 1 }, ...me }, { dice, top: { 'nav-border': [card] } }).play('fullBurn', 'ezra');
const refs = (s: Scene): Ref[] => s.me.crew.map(({ ref }) => ref);
const sulking = (s: Scene): Ref[] => s.me.crew.filter(({ disgruntled }) => disgruntled).map(({ ref }) => ref);
const all = (s: Scene, token: 'cargo' | 'contraband' | 'fuel' | 'parts'): number => s.me.hold[token] + s.me.stash[token];
const dice = (s: Scene): number[] | undefined => s.G.log.flatMap((entry) => (entry.kind === 'test' ? [entry.dice] : []))[0];
const added = (s: Scene): number | undefined => s.G.log.flatMap((entry) => (entry.kind === 'test' ? [entry.added] : []))[0];

test.each([
  ['billy', 'cargo'],
  ['jesse', 'contraband'],
  ['scrapper-mechanic', 'parts'],
] as const)('%s finds one more %s at a Salvage Op', (ref, token) => {
  const wreck = (crew: Ref[]) => border('derelict-ship', { crew }).play('chooseOption', 0);
  expect(all(wreck([ref]), token) - all(wreck([]), token)).toBe(1);
});

test('Bree sells parts at $300 wherever goods are bought from her captain', () => {
  const deals = (crew: Ref[], solid: Has['solid']): Scene =>
    game({ at: 'persephone', crew, solid: solid ?? [], hold: { parts: 2, cargo: 1 }, cash: 0 }).play('deal', 'badger');
  expect(deals(['bree'], ['badger']).play('sell', 'parts', 2).me.cash).toBe(600);
  expect(deals([], ['badger']).can('sell', 'parts')).toBe(false);
  expect(deals(['bree'], []).can('sell')).toBe(false);
  const me: Has = { at: 'osiris', crew: ['bree'], solid: ['harken'], hold: { parts: 2 } };
  const harken = game(me, { cruiser: 'osiris' }).play('deal', 'harken');
  expect([harken.can('buyFrom', 'fuel'), harken.can('sell')]).toEqual([true, false]);
});

test('Fendris takes the sulking of the leader upon himself, and leaves when it is too much', () => {
  const killed = (crew: Has['crew']) =>
    border('scrapper-ambush', { crew: crew ?? [] }, [1])
      .play('chooseOption', 1)
      .play('chooseVictim', 'corbin');
  const s = killed(['fendris']);
  expect([refs(s), sulking(s)]).toEqual([['corbin', 'fendris'], ['fendris']]);
  const twice = killed([{ ref: 'fendris', disgruntled: true }]);
  expect([refs(twice), sulking(twice)]).toEqual([['corbin'], []]);
  expect(sulking(killed(['kaylee']))).toEqual(['corbin']);
});

test('the Grange Brothers carry two, and both must get past the law', () => {
  const s = game({ crew: ['grange-brothers'], gear: ['pistol', 'knife', 'vera'] });
  expect(s.me.gear.map(({ by }) => by)).toEqual(['corbin', 'grange-brothers', 'grange-brothers']);
  const caught = (...rolls: number[]): Scene =>
    game({ at: 'pelorum', crew: ['grange-brothers'] }, { cruiser: 'persephone', dice: rolls }).play('mosey', 'persephone');
  expect([caught(2, 2), caught(1, 6), caught(6, 1)].map((one) => refs(one).length)).toEqual([2, 1, 1]);
});

test.each(['stark', 'the-patron', 'doralee', 'hill-folk'])('%s fights better among three hill folk', (ref) => {
  const three = [ref, 'hill-folk~2', ref === 'doralee' ? 'stark' : 'doralee'];
  const fight = (crew: Ref[]) => added(faces(['gun-play'], { crew }, [1]).play('chooseOption', 0)) ?? 0;
  const [alone, others] = [fight([ref]), fight(three.slice(1))];
  expect(fight(three) - alone - others).toBe(3);
});

test('Tracey is the first to die, wherever he is at risk', () => {
  const s = border('scrapper-ambush', { crew: ['kaylee', 'tracey'] }, [1]).play('chooseOption', 1);
  expect([s.stage === 'kill', refs(s)]).toEqual([false, ['corbin', 'kaylee']]);
  const aboard = game({ at: 'athens', hand: [JOB], crew: ['kaylee', 'tracey'] }, { top: { misbehave: ['gun-play'] }, dice: [1] })
    .play('work', JOB)
    .play('leaveAboard', 'tracey')
    .play('setOut')
    .play('chooseOption', 0);
  expect(aboard.offered('chooseVictim')).toEqual(['corbin', 'kaylee']);
});

test.each(['alliance-ident-card', 'concealed-smuggling-compartments'])('%s: whom it hides is not rolled for', (card) => {
  const has: Has = card === 'alliance-ident-card' ? { gear: ['pistol', card] } : { upgrades: [card] };
  const caught = (more: Has): Scene =>
    game(
      { at: 'pelorum', crew: ['jayne', 'billy', { ref: 'kaylee', wanted: true }], ...more },
      { cruiser: 'persephone', options: { sets: ['base', 'breakin-atmo'] }, dice: [1, 1, 1] },
    ).play('mosey', 'persephone');
  expect(refs(caught({}))).toEqual(['corbin']);
  const s = caught(has);
  if (s.stage === 'wanted-roll') {
    // Two of the three, of the owner's choice.
    s.play('hide', 'billy').play('hide', 'kaylee');
    expect(refs(s)).toEqual(['corbin', 'billy', 'kaylee']);
  } else expect(refs(s)).toEqual(['corbin', 'jayne']);
});

test('Concealed Smuggling Compartments are two more squares of stash', () => {
  const room = (upgrades: Ref[]): number => {
    const s = game({ at: 'persephone', ship: 'serenity', upgrades, cash: 9000 }).play('buy');
    while (s.can('buyGoods', 'fuel', 8)) s.play('buyGoods', 'fuel', 8);
    while (s.can('buyGoods', 'fuel', 1)) s.play('buyGoods', 'fuel', 1);
    return all(s, 'fuel');
  };
  expect(room(['concealed-smuggling-compartments']) - room([])).toBe(4);
});

test.each([
  ['crows-knife', 'gun-play', 0, 2],
  ['improvised-hacking-rig', 'kill-the-alarm', 0, 1],
] as const)('%s may be thrown in after the roll of %s', (gear, card, option, more) => {
  const s = faces([card], { gear: [gear] }, [1]).play('chooseOption', option);
  const place = Number(s.match.legal('0').find(({ move, args }) => move === 'useAbility' && args[0] === gear)?.args[1]);
  const before =
    added(
      faces([card], { gear: [gear] }, [1])
        .play('chooseOption', option)
        .play('accept'),
    ) ?? 0;
  s.play('useAbility', gear, place);
  expect([added(s), s.me.gear]).toEqual([before + more, []]);
});

test('Jayne’s Cunning Hat: a 1 while misbehaving is rolled once more, elsewhere it stands', () => {
  const s = faces(['gun-play'], { gear: ['jaynes-cunning-hat'] }, [1, 4]).play('chooseOption', 0);
  expect(dice(s)).toEqual([4]);
  const twice = faces(['gun-play'], { gear: ['jaynes-cunning-hat'] }, [1, 1]).play('chooseOption', 0);
  expect(dice(twice)).toEqual([1]);
  expect(dice(border('scrapper-ambush', { gear: ['jaynes-cunning-hat'] }, [1, 4]).play('chooseOption', 1))).toEqual([1]);
});

test('Kaylee’s Fluffy Pink Dress: three cards may be bought in one Buy', () => {
  const buys = (gear: Ref[]): Scene => {
    const s = game({ at: 'persephone', gear, cash: 9000 }, { top: { persephone: ['emma', 'billy', 'bree'] } });
    return s.play('buy').play('considerCards').play('draw').play('keep', 'emma').play('keep', 'billy');
  };
  expect(buys([]).can('keep')).toBe(false);
  expect(refs(buys(['kaylees-fluffy-pink-dress']).play('keep', 'bree'))).toEqual(['corbin', 'emma', 'billy', 'bree']);
});

test('Full Tune-Up & Retro-Fit: breakdowns have no effect', () => {
  const burns = (upgrades: Ref[]) => border('whats-that-noise', { leader: 'nandi', upgrades }, [1]).play('chooseOption', 0).can('flyOn');
  expect([burns(['full-tune-up-retro-fit']), burns([])]).toEqual([true, false]);
});

test('Sky Hook: a crime done with a pilot along brings one contraband more', () => {
  const done = (crew: Ref[]): number =>
    all(
      faces(EASY, { upgrades: ['sky-hook'], crew }, [6, 1])
        .play('chooseOption', 1)
        .play('chooseOption', 1),
      'contraband',
    );
  expect([done(['scrapper-pilot']), done(['jayne'])]).toEqual([1, 0]);
});

test('Monty takes $500 more for smuggling', () => {
  const ref = 'amnon-duul-gun-running-jiangyin';
  const paid = (leader: string): number =>
    game({ leader, at: 'jiangyin', cash: 0, hold: { contraband: 2 }, active: [{ ref, step: 1 }] })
      .play('work', ref)
      .play('setOut').me.cash;
  // He is a soldier besides, for whom this job has $300.
  expect([paid('monty'), paid('marco')]).toEqual([2800, 2000]);
});

test('Hot Cargo for Cold Settlers: the moral ones are content again', () => {
  const ref = 'amnon-duul-hot-cargo-for-cold-settlers';
  const crew: Has['crew'] = [
    { ref: 'kaylee', disgruntled: true },
    { ref: 'jayne', disgruntled: true },
  ];
  const [at = ''] = boardFor(['base']).sectorsOf(jobCard(ref).steps[1]?.at as string);
  const s = game({ at, crew, active: [{ ref, step: 1 }], hold: { contraband: 8 }, stash: { cargo: 4 }, cash: 5000 });
  s.play('work', ref).play('setOut');
  while (s.stage === 'choose' && s.can('chooseOption', 1)) s.play('chooseOption', 1);
  expect(sulking(s)).toEqual(['jayne']);
});

const LAW = { options: { sets: ['base', 'pirates'] } };

test.each(['agent-mcginnis', 'sheriff-bourne'])(
  '%s adds $500 to every bounty turned in, and stays aboard when it is against the law',
  (ref) => {
    const paid = (crew: Ref[]): number => {
      const at = bountyCard('bounty-bree').dropOff as string;
      return game({ at, crew, bound: { 'bounty-bree': ['bree'] }, cash: 0 }, LAW).play('turnIn', 'bounty-bree').me.cash;
    };
    expect(paid([ref]) - paid([])).toBe(500);
    const illegal = game({ at: 'athens', hand: [JOB], crew: [ref, 'jayne'] }, LAW).play('work', JOB);
    expect(illegal.offered('leaveAboard')).toEqual(['corbin', 'jayne']);
  },
);

describe('the Big Damn Heroes', () => {
  const heroes = { options: { sets: ['base', 'promo'] } };

  test('Jayne carries three', () => {
    const s = game({ crew: ['jayne-bdh'], gear: ['pistol', 'knife', 'vera', 'pistol~2', 'knife~2'] }, heroes);
    expect(s.me.gear.filter(({ by }) => by === 'jayne-bdh')).toHaveLength(3);
  });

  test('Wash adds a sector to a Full Burn', () => {
    const range = (crew: Ref[]): number => {
      const top = Array.from({ length: 8 }, (_, i) => `the-big-black~${i + 2}`);
      const s = game(
        { at: 'londinium', drive: 'radion-accelerator-mark-i', hold: { fuel: 1 }, crew },
        { ...heroes, top: { 'nav-alliance': top } },
      );
      s.play('fullBurn', 'sihnon');
      let n = 1;
      for (; s.stage === 'fly'; n++) s.play('flyOn', n % 2 ? 'londinium' : 'sihnon');
      return n;
    };
    expect(range(['wash-bdh']) - range([])).toBe(1);
  });

  test.each([
    ['kaylee-bdh', 'kill-the-alarm', 'gun-play'],
    ['zoe-bdh', 'gun-play', 'kill-the-alarm'],
  ])('%s rolls again in %s and not in %s', (ref, own, other) => {
    const s = faces([own], { crew: [ref] }, [1, 3], heroes).play('chooseOption', 0);
    s.play('useAbility', ref, 0);
    if (s.stage === 'test') s.play('accept');
    expect(dice(s)).toEqual([3]);
    expect(
      faces([other], { crew: [ref] }, [1], heroes)
        .play('chooseOption', 0)
        .can('useAbility', ref),
    ).toBe(false);
  });
});
