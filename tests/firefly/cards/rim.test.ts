import type { Has, Scene, Table } from '../scenario';
import { scene } from '../scenario';

const BLUE_SUN = { sets: ['base', 'blue-sun'] };
const KALIDASA = { sets: ['base', 'kalidasa'] };
const HOMES = ['burnham-2-01', 'burnham-2-02', 'burnham-2-03'];
const ship: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', hold: { fuel: 3 }, at: 'regina' };

/** Player 0 burns from Regina to Ezra and draws this card. */
const draws = (card: string, me: Has, table: Table = {}): Scene =>
  scene({ players: 3, options: BLUE_SUN, cruiser: 'santo', top: { 'nav-border': [card] }, ...table, me: { ...ship, ...me } }).play(
    'fullBurn',
    'ezra',
  );
const crewOf = (s: Scene, p = '0') => s.player(p).crew.map(({ ref }) => ref);

describe('Hull-Mounted Flak Gun', () => {
  const flak: Has = { ...ship, upgrades: ['hull-mounted-flak-gun'], crew: ['lund'], hold: { fuel: 2, passengers: 1 } };

  test('at the start of a turn it is used up, drives the Cutter here one sector off and spares the ship', () => {
    const s = scene({ options: BLUE_SUN, rival: flak, cutters: ['regina', ...HOMES.slice(1)] }).play('endTurn');
    s.play('useAbility', 'hull-mounted-flak-gun', 0);
    expect([s.turn, s.offered('moveCutter').sort()]).toEqual(['1', ['boros', 'ezra', 'kerry', 'priam-ithaca']]);
    s.play('moveCutter', 'regina', 'kerry');
    expect([s.G.cutters[0], s.rival.upgrades, s.rival.hold.passengers, s.stage]).toEqual(['kerry', [], 1, 'turn']);
  });

  test('against the Reaver Cutter card it spares the ship, which keeps flying', () => {
    const s = draws('reaver-cutter', flak).play('chooseCutter', 'burnham-2-01');
    expect([s.turn, s.stage]).toEqual(['0', 'reaver']);
    s.play('useAbility', 'hull-mounted-flak-gun', 0).play('moveCutter', 'ezra', 'boros');
    expect([s.G.cutters[0], s.me.hold.passengers, s.can('flyOn'), crewOf(s)]).toEqual(['boros', 1, true, ['malcolm', 'lund']]);
  });

  test('it may be kept', () => {
    const s = draws('reaver-cutter', flak).play('chooseCutter', 'burnham-2-01').play('stand');
    expect([s.stage, s.me.upgrades]).toEqual(['choose', ['hull-mounted-flak-gun']]);
  });
});

test('Electronic Defense Suite: for a Fuel the ship evades the Reaver Cutter card as well', () => {
  const s = draws(
    'reaver-cutter',
    { upgrades: ['electronic-defense-suite'], hold: { fuel: 2, passengers: 1 } },
    { options: { sets: [...BLUE_SUN.sets, 'pirates'] } },
  );
  s.play('chooseCutter', 'burnham-2-01').play('useAbility', 'electronic-defense-suite', 1).play('evadeTo', 'boros');
  expect([s.me.sector, s.me.hold, s.stage, s.can('mosey')]).toEqual([
    'boros',
    expect.objectContaining({ fuel: 0, passengers: 1 }),
    'turn',
    false,
  ]);
});

describe('Reaver-Flage', () => {
  const flage: Has = { ...ship, upgrades: ['reaver-flage'] };

  test('lets a Full Burn into a Cutter’s sector', () => {
    const table: Table = { options: BLUE_SUN, cutters: ['ezra', ...HOMES.slice(1)] };
    expect(scene({ ...table, me: ship }).can('fullBurn', 'ezra')).toBe(false);
    expect(scene({ ...table, me: flage }).can('fullBurn', 'ezra')).toBe(true);
  });

  test('is discarded when Reavers kill somebody aboard, and only then', () => {
    const fight = (crew: string[]) =>
      draws('reaver-cutter', { ...flage, crew }, { dice: [1, 1] })
        .play('chooseCutter', 'burnham-2-01')
        .play('chooseOption', 0);
    const lost = fight(['lund', 'bester']).play('chooseVictim', 'lund').play('chooseVictim', 'bester');
    expect([crewOf(lost), lost.me.upgrades]).toEqual([['malcolm'], []]);
    expect(fight([]).me.upgrades).toEqual(['reaver-flage']);
  });
});

describe('Xunsu Whisper X1', () => {
  const whisper: Has = { ...ship, drive: 'xunsu-whisper-x1', at: 'persephone', warrants: 1, cash: 3000 };
  /** Player 0 lets the Cruiser come to Persephone, where player 1 is. */
  const patrol = (dice: number[]): Scene =>
    scene({
      players: 3,
      options: BLUE_SUN,
      cruiser: 'pelorum',
      me: { ...ship, at: 'valentine' },
      rival: whisper,
      dice,
      top: { 'nav-alliance': ['cruiser-patrol'] },
    })
      .play('fullBurn', 'white-sun-4-07')
      .play('moveCruiser', 'persephone');

  test('its owner may slip away before the Cruiser makes contact', () => {
    const s = patrol([3]);
    expect([s.turn, s.legal]).toEqual(['1', ['yes', 'no']]);
    s.play('yes').play('evadeTo', 'border-1-05');
    expect([s.rival.sector, s.rival.warrants, s.rival.cash, s.turn]).toEqual(['border-1-05', 1, 3000, '0']);
  });

  test('on a 1 or 2 it is too late, and so for whoever does not try', () => {
    for (const s of [patrol([2]).play('yes'), patrol([6]).play('no')])
      expect([s.rival.sector, s.rival.warrants, s.rival.cash, s.turn]).toEqual(['persephone', 0, 2000, '0']);
  });

  test('it works against the Reaver Cutter card', () => {
    const s = draws('reaver-cutter', { drive: 'xunsu-whisper-x1', hold: { fuel: 2, passengers: 1 } }, { dice: [5] });
    s.play('chooseCutter', 'burnham-2-01').play('yes').play('evadeTo', 'boros');
    expect([s.me.sector, s.me.hold.passengers, s.stage, s.can('mosey')]).toEqual(['boros', 1, 'turn', false]);
    expect([s.G.cutters[0], s.G.decks['nav-border'].discard]).toEqual(['ezra', []]);
  });
});

test('Modded Fuel Catalyzer: a Fuel buys two sectors more as a burn starts', () => {
  const s = draws('the-big-black~28', { upgrades: ['modded-fuel-catalyzer'] });
  const left = () => (s.G.stack.at(-1) as { range: number }).range;
  expect([s.me.sector, left(), s.me.hold.fuel]).toEqual(['regina', 5, 2]);
  s.play('useAbility', 'modded-fuel-catalyzer', 0);
  expect([s.me.sector, left(), s.me.hold.fuel, s.can('useAbility')]).toEqual(['ezra', 6, 1, false]);
});

test('Nav System on the Fritz: the player to the right moves the ship two sectors, never onto a Cutter', () => {
  const s = scene({
    players: 3,
    options: BLUE_SUN,
    me: { ...ship, at: 'rim-1-26' },
    cutters: ['kerry', ...HOMES.slice(1)],
    top: { 'nav-rim': ['nav-system-on-the-fritz'] },
  });
  s.play('fullBurn', 'rim-1-27').play('chooseOption', 0);
  expect(s.turn).toBe('2');
  expect(s.offered('moveShip')).toEqual(expect.arrayContaining(['georgia-3-06', 'miranda']));
  for (const sector of ['kerry', 'burnham-2-02', 'three-hills', 'rim-1-27']) expect(s.offered('moveShip')).not.toContain(sector);
  s.play('moveShip', 'georgia-3-06');
  expect([s.me.sector, s.turn, s.can('flyOn')]).toEqual(['georgia-3-06', '0', true]);
});

test('FLY-07 Nav System on the Fritz: nor through one', () => {
  const blown = (cutters: string[]) =>
    scene({ players: 3, options: BLUE_SUN, me: { ...ship, at: 'rim-1-26' }, cutters, top: { 'nav-rim': ['nav-system-on-the-fritz'] } })
      .play('fullBurn', 'rim-1-27')
      .play('chooseOption', 0)
      .offered('moveShip');
  // The ways on from the far side of Reaver Space lead through all three of its sectors.
  expect(blown(['kerry', 'boros', 'ezra'])).toContain('miranda');
  expect(blown(HOMES)).not.toContain('miranda');
});

test('Fuel Coupling Failure: every further sector costs a Fuel, that of an Evade too', () => {
  const s = scene({
    options: { sets: ['base', 'blue-sun', 'kalidasa'] },
    me: { ...ship, at: 'rim-1-26', hold: { fuel: 5 } },
    corvette: 'beaumonde',
    cutters: ['kerry', 'boros', 'regina'],
    top: { 'nav-rim': ['fuel-coupling-failure', 'storms-gettin-worse'] },
  });
  s.play('fullBurn', 'rim-1-27').play('chooseOption', 1);
  expect(s.me.hold.fuel).toBe(4);
  s.play('flyOn', 'rim-1-26');
  expect(s.me.hold.fuel).toBe(3);
  s.play('chooseOption', 1).play('evadeTo', String(s.offered('evadeTo')[0]));
  expect([s.me.hold.fuel, s.stage]).toEqual([2, 'turn']);
});

test('Wash’s Hawaiian Shirt: a nav deck of its owner’s choice is shuffled anew', () => {
  const shirt = 'washs-hawaiian-shirt';
  const s = scene({ options: KALIDASA, me: { ...ship, gear: [shirt] }, discards: { 'nav-rim': ['the-big-black~49'] } });
  s.play('useAbility', shirt, 0);
  expect(s.offered('reshuffle')).toEqual(['nav-alliance', 'nav-border', 'nav-rim']);
  s.play('reshuffle', 'nav-rim');
  expect([s.G.decks['nav-rim'].discard, s.G.decks['nav-rim'].draw.length, s.me.gear]).toEqual([[], 31, []]);
});

/** Any Port in a Storm, with a Cruiser at Pelorum that a nav card will set in motion. */
const patrol = (more: Parameters<typeof scene>[0]) =>
  scene({
    players: 3,
    options: BLUE_SUN,
    story: 'any-port-in-a-storm',
    cruiser: 'pelorum',
    me: { ...ship, at: 'valentine' },
    top: { 'nav-alliance': ['cruiser-patrol'] },
    ...more,
  });

test('Any Port in a Storm: a Cruiser that comes to a haven is moved on by the player to the right', () => {
  const s = patrol({ rival: { at: 'persephone', warrants: 1, cash: 3000 } });
  s.rival.haven = 'persephone';
  s.G.alerts = {};
  s.play('fullBurn', 'white-sun-4-07').play('moveCruiser', 'persephone');
  expect([s.turn, s.offered('moveCruiser').sort()]).toEqual(['2', ['pelorum', 'white-sun-4-02', 'white-sun-4-03']]);
  s.play('moveCruiser', 'pelorum');
  expect([s.G.cruiser, s.rival.warrants, s.turn, s.can('flyOn')]).toEqual(['pelorum', 1, '0', true]);
});

test('ALLIANCE-13 Any Port in a Storm: whoever is where the Cruiser is moved on to meets it once', () => {
  const s = patrol({ rival: { at: 'pelorum', crew: ['jayne'] }, dice: [2, 1] });
  s.rival.haven = 'persephone';
  s.G.alerts = {};
  s.play('fullBurn', 'white-sun-4-07').play('moveCruiser', 'persephone').play('moveCruiser', 'pelorum');
  expect([s.G.log.filter(({ kind }) => kind === 'alliance').length, crewOf(s, '1')]).toEqual([1, [s.rival.leader, 'jayne']]);
});

test('Horowitz’s Trading Scow: goods are swapped for goods of another kind; where none fits they are kept', () => {
  const trades = (me: Has): Scene => {
    const s = scene({
      options: KALIDASA,
      me: { ...ship, at: 'rim-1-10', ...me },
      top: { 'nav-rim': ['horowitzs-trading-scow'] },
      dice: [1],
    });
    s.play('fullBurn', 'cortex-relay-2').play('chooseOption', 1);
    return s.stage === 'test' ? s.play('roll') : s;
  };
  const s = trades({ cash: 0, hold: { fuel: 2, cargo: 2 } }).play('drop', 'cargo', 1);
  expect(s.legal).toEqual(['load contraband 1', 'load fuel 1', 'load parts 1']);
  s.play('load', 'contraband', 1).play('drop', 'fuel', 1).play('load', 'parts', 1);
  expect([s.stage, s.me.hold]).toEqual(['turn', expect.objectContaining({ cargo: 1, fuel: 0, parts: 1 })]);
  const sets = [...KALIDASA.sets, 'jetwash'];
  const jetwash: Has = { ship: 'jetwash', cash: 0, hold: { cargo: 12 }, stash: { fuel: 3 } };
  const full = scene({
    options: { sets },
    me: { ...ship, ...jetwash, at: 'rim-1-10' },
    top: { 'nav-rim': ['horowitzs-trading-scow'] },
    dice: [1],
  });
  full.play('fullBurn', 'cortex-relay-2').play('chooseOption', 1);
  full.play('drop', 'fuel', 1);
  expect([full.stage, full.me.hold.cargo, full.me.stash.fuel]).toEqual(['turn', 12, 2]);
});

test('TURN-07 what works at any moment of the own turn works in the middle of a burn too, but not what asks for a stop (U-29)', () => {
  const charts = 'nav-charts-border-space';
  const top = { 'nav-border': ['the-big-black~28', 'derelict-ship', 'ghost-ship'] };
  const s = scene({ options: KALIDASA, me: { ...ship, gear: [charts] }, cutter: 'hera', top }).play('fullBurn', 'ezra');
  s.play('useAbility', charts, 0).play('putNext', 'ghost-ship');
  while (s.stage === 'peek') s.play('putNext', String(s.offered('putNext')[0]));
  expect([s.stage, s.me.gear, s.G.decks['nav-border'].draw.at(-1)]).toEqual(['fly', [], 'ghost-ship']);
  const [next] = scene({ options: KALIDASA, me: { at: 'harvest' }, cutter: 'hera' }).offered('mosey');
  const over = scene({ options: KALIDASA, me: { ...ship, at: String(next), crew: ['mudder'] }, cutter: 'hera', top });
  over.play('fullBurn', 'harvest');
  expect([over.stage, over.can('useAbility', 'mudder')]).toEqual(['fly', false]);
  expect(over.play('stop').can('useAbility', 'mudder')).toBe(true);
});
