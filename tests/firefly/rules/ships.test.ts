import { Match } from '../../../src/engine/match';
import { must } from '../../../src/engine/must';
import { firefly } from '../../../src/firefly/rules';
import { type Has, type Scene, scene, type Table } from '../scenario';

const sets = ['base', 'jetwash', 'esmeralda', 'artful-dodger'];
const GRAVITON = 'graviton-accelerator-v1';
const calm = 'the-big-black';
/** A game with the small ships; the decks of the nav zones hold nothing but calm on top. */
const game = (me: Has, table: Table = {}): Scene =>
  scene({ story: 'king-of-all-londinium', options: { sets }, me: { leader: 'malcolm', ...me }, ...table });

/** Drafts with these ships, the first player's first. */
function draft(ships: string[], options: object = {}) {
  const match = Match.start(firefly, 'ships', ships.length, { sets, ...options });
  for (let n = 0; match.G.phase === 'draft' && n < 500; n++) {
    const player = must(match.active()[0], 'decider').player;
    const legal = match.legal(player);
    const wanted = legal.find(({ move, args }) => move === 'chooseShip' && ships.includes(String(args[0])));
    match.play(player, must(wanted ?? legal.find(({ move }) => move.startsWith('done')) ?? legal[0], 'choice'));
  }
  return Object.values(match.G.players);
}

test('SETUP-33 ships with starting upgrades pay for them out of the starting cash', () => {
  const [jetwash, esmeralda, dodger] = ['jetwash', 'esmeralda', 'artful-dodger'].map((id) =>
    must(
      draft(['jetwash', 'esmeralda', 'artful-dodger']).find(({ ship }) => ship === id),
      id,
    ),
  );
  expect([jetwash?.cash, esmeralda?.cash, dodger?.cash]).toEqual([2000, 2200, 3000]);
  expect(jetwash?.upgrades.map((ref) => ref.replace(/~.*/, ''))).toEqual(['decoy-nav-sat-cluster', 'xunsu-emergency-ram-jets']);
  expect(esmeralda?.upgrades.map((ref) => ref.replace(/~.*/, ''))).toEqual(['caravan-pods', 'full-mess-deck']);
  expect([jetwash?.drive, esmeralda?.drive].map((ref) => ref?.replace(/~.*/, ''))).toEqual([GRAVITON, GRAVITON]);
  expect(jetwash?.drive).not.toBe(esmeralda?.drive);
});

test('CORE-04 the stash of Jetwash and Esmeralda holds fuel and nothing else', () => {
  for (const player of draft(['jetwash', 'esmeralda'])) expect([player.stash.fuel, player.hold.fuel, player.hold.parts]).toEqual([6, 0, 2]);
  for (const ship of ['jetwash', 'esmeralda']) {
    // Twelve squares are full: six fuel still fit, a seventh or a part does not.
    const s = game({ ship, at: 'persephone', hold: { cargo: 12 }, cash: 5000 }).play('buy');
    expect([s.offered('buyGoods').length, s.can('buyGoods', 'fuel', 6), s.can('buyGoods', 'parts')]).toEqual([6, true, false]);
    s.play('buyGoods', 'fuel', 6);
    expect([s.me.stash.fuel, s.can('buyGoods')]).toEqual([6, false]);
  }
});

test('CORE-04 nothing but fuel can be stowed there', () => {
  const s = game({ ship: 'jetwash', hold: { contraband: 2, fuel: 2 } }).play('stow');
  expect(s.legal).toEqual(['stash fuel 0', 'stash fuel 1', 'stash fuel 2']);
  s.play('stash', 'fuel', 2);
  expect([s.stage, s.me.stash.fuel, s.me.stash.contraband]).toEqual(['turn', 2, 0]);
});

test('CORE-32 the drive core of Jetwash and Esmeralda cannot be swapped; that of the Artful Dodger can', () => {
  const drive = 'xunsu-whisper-x1';
  const keeps = (ship: string) => {
    const s = game(
      { ship, at: 'osiris', cash: 9000, drive: ship === 'artful-dodger' ? 'radion-accelerator-mark-i' : GRAVITON },
      { discards: { osiris: [drive] } },
    );
    return s.play('buy').play('considerCards').play('takeFromDiscard', drive).play('draw').can('keep', drive);
  };
  expect([keeps('jetwash'), keeps('esmeralda'), keeps('artful-dodger')]).toEqual([false, false, true]);
});

describe('Jetwash', () => {
  const at: Has = { ship: 'jetwash', drive: GRAVITON, at: 'pelorum' };

  test('the Graviton Accelerator goes two sectors further for a second fuel, if it is paid as the burn starts', () => {
    const skies = (n: number) => Array.from({ length: n }, (_, i) => (i ? `${calm}~${i + 1}` : calm));
    const burn = (fuel: number) => game({ ...at, stash: { fuel } }, { top: { 'nav-alliance': skies(10) } }).play('fullBurn', 'persephone');
    const range = (s: Scene) => s.G.stack.flatMap((frame) => (frame.kind === 'fly' ? [frame.range] : []))[0];
    const s = burn(3);
    expect([s.me.sector, s.me.stash.fuel, s.offered('flyOn'), s.can('stop')]).toEqual(['pelorum', 2, ['persephone'], false]);
    s.play('useAbility', GRAVITON, 0);
    expect([s.me.sector, range(s), s.me.stash.fuel]).toEqual(['persephone', 6, 1]);
    const short = burn(3).play('flyOn', 'persephone');
    expect([short.me.sector, range(short), short.me.stash.fuel, short.can('useAbility')]).toEqual(['persephone', 4, 2, false]);
    // Whoever cannot pay is not asked.
    expect(burn(1).me.sector).toBe('persephone');
  });

  test('a part stands in for a pilot', () => {
    const job = 'amnon-duul-gun-running-jiangyin';
    const s = game({ ...at, leader: 'marco', at: 'jiangyin', active: [{ ref: job, step: 1 }], hold: { contraband: 2, parts: 1 } });
    expect(s.can('work', job)).toBe(true);
    const reavers = (parts: number) =>
      game({ ...at, leader: 'monty', at: 'harvest', hold: { parts, fuel: 2 } }, { cutter: 'harvest' })
        .play('endTurn')
        .play('endTurn');
    const ivan = reavers(1);
    expect([reavers(0).can('chooseOption', 1), ivan.can('chooseOption', 1)]).toEqual([false, true]);
    ivan.play('chooseOption', 1);
    expect([ivan.me.hold.parts, ivan.me.hold.fuel]).toEqual([0, 1]);
  });

  test('a decoy is set out as a burn starts: all cards of it that would move a ship are The Big Black', () => {
    const DECOY = 'decoy-nav-sat-cluster';
    const fly = (...cards: string[]) =>
      game(
        { ...at, upgrades: [DECOY], drive: 'radion-accelerator-mark-i', stash: { fuel: 3 } },
        { cruiser: 'londinium', top: { 'nav-alliance': cards } },
      ).play('fullBurn', 'persephone');
    const s = fly('cruiser-patrol', 'cruiser-patrol~2', 'customs-inspection');
    expect([s.me.sector, s.legal.filter((one) => !one.startsWith('jettison') && !one.startsWith('scrap'))]).toEqual([
      'pelorum',
      ['flyOn persephone', `useAbility ${DECOY} 0`],
    ]);
    s.play('useAbility', DECOY, 0);
    expect([s.me.sector, s.G.cruiser, s.can('flyOn'), s.me.upgrades]).toEqual(['persephone', 'londinium', true, []]);
    expect(s.G.decks['space-bazaar'].discard).toContain(DECOY);
    s.play('flyOn', 'pelorum');
    expect([s.G.cruiser, s.can('flyOn'), s.G.decks['nav-alliance'].discard.length]).toEqual(['londinium', true, 2]);
    s.play('flyOn', 'persephone');
    expect(s.stage).toBe('choose');
    const shuffled = fly('alliance-cruiser').play('useAbility', DECOY, 0);
    expect([shuffled.G.cruiser, shuffled.can('flyOn'), shuffled.G.decks['nav-alliance'].discard]).toEqual(['londinium', true, []]);
    const kept = fly('alliance-cruiser').play('flyOn', 'persephone');
    expect([kept.G.cruiser, kept.me.upgrades]).toEqual(['persephone', [DECOY]]);
    const late = fly(calm, 'alliance-cruiser').play('flyOn', 'persephone');
    expect(late.can('useAbility')).toBe(false);
  });

  test('a burn that the ram jets grant can start with a decoy too', () => {
    const DECOY = 'decoy-nav-sat-cluster';
    const upgrades = [DECOY, 'xunsu-emergency-ram-jets'];
    const s = game(
      { ...at, upgrades, drive: 'radion-accelerator-mark-i', stash: { fuel: 3 } },
      { cruiser: 'londinium', top: { 'nav-alliance': ['alliance-cruiser'] } },
    );
    s.play('useAbility', 'xunsu-emergency-ram-jets', 0, 'work').play('useAbility', DECOY, 0).play('flyOn', 'persephone');
    expect([s.G.cruiser, s.can('flyOn'), s.me.upgrades]).toEqual(['londinium', true, []]);
  });

  test('the ram jets make a Full Burn of any action, even after one', () => {
    const s = game({ ...at, upgrades: ['xunsu-emergency-ram-jets'], stash: { fuel: 3 } }, { top: { 'nav-alliance': [calm, `${calm}~2`] } });
    s.play('fullBurn', 'persephone').play('flyOn', 'persephone').play('stop');
    expect(s.can('fullBurn')).toBe(false);
    s.play('useAbility', 'xunsu-emergency-ram-jets', 0, 'work').play('flyOn', 'pelorum');
    expect([s.me.sector, s.me.stash.fuel, s.me.upgrades]).toEqual(['pelorum', 1, []]);
    expect(game({ ...at, upgrades: ['xunsu-emergency-ram-jets'] }).can('useAbility')).toBe(false);
  });

  test('CORE-21 an upgrade that came with the ship goes to the discard pile of its deck like any other', () => {
    const s = game({ ...at, upgrades: ['decoy-nav-sat-cluster~2'] }).play('scrap', 'decoy-nav-sat-cluster~2');
    expect(s.G.decks['space-bazaar'].discard).toContain('decoy-nav-sat-cluster~2');
  });

  test('SETUP-28 Zoe as leader carries two, and soldiers do not mind going unpaid', () => {
    const job = 'amnon-duul-gun-running-jiangyin';
    const s = game({
      ...at,
      leader: 'zoe-leader',
      crew: ['skunk', 'jayne'],
      gear: ['pistol', 'pistol~2', 'pistol~3'],
      at: 'jiangyin',
      active: [{ ref: job, step: 1 }],
      hold: { contraband: 2 },
    });
    expect(s.me.gear.filter(({ by }) => by === 'zoe-leader')).toHaveLength(2);
    s.play('work', job).play('setOut').play('donePaying');
    expect(s.me.crew.map(({ disgruntled }) => disgruntled)).toEqual([false, false, true]);
  });
});

describe('Esmeralda', () => {
  const at: Has = { ship: 'esmeralda', drive: GRAVITON, at: 'pelorum' };

  test('the law does not find the fugitives, but the contraband', () => {
    const s = game({ ...at, hold: { contraband: 1, fugitives: 2 } }, { cruiser: 'persephone' }).play('mosey', 'persephone');
    expect([s.me.hold.contraband, s.me.hold.fugitives]).toEqual([0, 2]);
  });

  test('caravan pods take two riders and a crew member more, and cannot be scrapped while they are needed', () => {
    const full = { ...at, at: 'persephone', hold: { cargo: 12, passengers: 2 }, upgrades: ['caravan-pods'] };
    expect(game(full).can('scrap')).toBe(false);
    expect(game({ ...full, hold: { cargo: 12 } }).can('scrap', 'caravan-pods')).toBe(true);
    const crew = ['kaylee', 'wash', 'zoe', 'inara'];
    const hire = (upgrades: string[]) => {
      const s = game({ ...at, at: 'silverhold', crew, upgrades, cash: 5000 }, { discards: { silverhold: ['jayne'] } });
      return s.play('buy').play('considerCards').play('takeFromDiscard', 'jayne').play('draw').can('keep', 'jayne');
    };
    expect([hire([]), hire(['caravan-pods'])]).toEqual([false, true]);
  });

  test('a good meal in flight calms everybody for one cargo or contraband', () => {
    const upset: Has = { ...at, crew: [{ ref: 'jayne', disgruntled: true }], upgrades: ['full-mess-deck'], hold: { cargo: 1 } };
    const s = game(upset).play('mosey', 'persephone').play('useAbility', 'full-mess-deck', 0);
    expect([s.me.crew[1]?.disgruntled, s.me.hold.cargo]).toEqual([false, 0]);
    expect(
      game({ ...upset, hold: {} })
        .play('mosey', 'persephone')
        .can('useAbility'),
    ).toBe(false);
  });
});

test('the Artful Dodger has room for seven, six squares, four to hide in and three upgrades', () => {
  const [dodger] = draft(['artful-dodger']).filter(({ ship }) => ship === 'artful-dodger');
  expect(dodger).toMatchObject({ cash: 3000, upgrades: [] });
  const s = game({ ship: 'artful-dodger', at: 'persephone', cash: 9000 }).play('buy');
  expect(s.can('buyGoods', 'parts', 8)).toBe(true);
  s.play('buyGoods', 'parts', 8).play('buyGoods', 'parts', 8);
  expect(s.offered('buyGoods').filter((n) => n === 4)).toHaveLength(2);
  expect(s.can('buyGoods', 'parts', 5)).toBe(false);
});
