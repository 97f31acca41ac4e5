import { boardFor } from '../../../src/firefly/map';
import { type Has, type Scene, scene, type Table } from '../scenario';

const BLUE_SUN = { sets: ['base', 'blue-sun'] };
const KALIDASA = { sets: ['base', 'kalidasa'] };
const BOTH = { sets: ['base', 'blue-sun', 'kalidasa'] };
const calm = { 'nav-alliance': ['the-big-black'], 'nav-border': ['the-big-black~28'], 'nav-rim': ['the-big-black~49'] };
const HOMES = ['burnham-2-01', 'burnham-2-02', 'burnham-2-03'];
const ship: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', hold: { fuel: 3 } };

/** Player 0 of three, next to Ezra in Border Space or to Persephone in Alliance Space, in a quiet sky. */
const sky = (table: Table): Scene =>
  scene({ players: 3, options: BLUE_SUN, cruiser: 'santo', top: calm, ...table, me: { ...ship, at: 'regina', ...table.me } });
const inAlliance = (table: Table): Scene => sky({ options: KALIDASA, ...table, me: { at: 'pelorum', ...table.me } });
/** Alert dice rolled in the last move, by kind. */
const rolled = (s: Scene) => s.G.log.flatMap((entry) => (entry.kind === 'alert' ? [`${entry.alert} ${entry.die}/${entry.tokens}`] : []));

test.each<[string, (s: Scene) => Scene]>([
  ['a Full Burn', (s) => s.play('fullBurn', 'ezra')],
  ['a Mosey', (s) => s.play('mosey', 'ezra')],
])('ALERT-01 tokens are rolled for on entering their sector by %s', (_, enter) => {
  const s = enter(sky({ alerts: { ezra: { reaver: 1 } }, dice: [6] }));
  expect(rolled(s)).toEqual(['reaver 6/1']);
  expect(s.G.alerts).toEqual({});
});

test('ALERT-01 tokens are rolled for on entering their sector by Evade, on any turn', () => {
  const s = sky({
    alerts: { ezra: { reaver: 1 } },
    cutters: ['regina', ...HOMES.slice(1)],
    rival: { ...ship, crew: ['kaylee'], at: 'regina' },
  });
  s.play('endTurn').play('chooseOption', 1).roll(6).play('evadeTo', 'ezra');
  expect([rolled(s), s.rival.sector, s.stage, s.can('mosey')]).toEqual([['reaver 6/1'], 'ezra', 'turn', true]);
});

test.each([
  [1, 1, true],
  [2, 1, false],
  [2, 2, true],
  [3, 2, false],
])('ALERT-02 a die of %d with %d tokens: a Cutter comes: %s', (die, reaver, comes) => {
  const s = sky({ alerts: { ezra: { reaver } }, dice: [die] }).play('mosey', 'ezra');
  if (comes) s.play('chooseCutter', 'burnham-2-01');
  expect(s.G.cutters.includes('ezra')).toBe(comes);
});

test('ALERT-03 E-13 after the roll the tokens of that kind are gone, whatever it showed', () => {
  const s = sky({ alerts: { ezra: { reaver: 1 } }, dice: [5] }).play('mosey', 'ezra');
  expect([s.G.alerts, s.G.cutters]).toEqual([{}, HOMES]);
  const brought = sky({ alerts: { ezra: { reaver: 3 } }, dice: [3] })
    .play('mosey', 'ezra')
    .play('chooseCutter', 'burnham-2-01');
  expect(brought.G.alerts).toEqual({ 'burnham-2-01': { alliance: 0, reaver: 1 } });
});

test('ALERT-04 each Alert printed in Reaver Space counts like a token and never goes', () => {
  const away = ['ezra', 'boros', 'kerry'];
  const enter = (dice: number[], alerts = {}) => sky({ me: { at: 'rim-1-26' }, cutters: away, dice, alerts }).play('mosey', 'burnham-2-01');
  expect(rolled(enter([2]))).toEqual(['reaver 2/1']);
  const called = enter([1]).play('chooseCutter', 'boros');
  expect(called.G.cutters).toEqual(['ezra', 'burnham-2-01', 'kerry']);
  const more = enter([3], { 'burnham-2-01': { reaver: 1 } });
  expect(rolled(more)).toEqual(['reaver 3/2']);
  expect(more.G.alerts).toEqual({});
  const again = enter([2]).play('endTurn').play('endTurn').play('endTurn').play('mosey', 'rim-1-26').play('endTurn');
  again.play('endTurn').play('endTurn').roll(4).play('mosey', 'burnham-2-01');
  expect(rolled(again)).toEqual(['reaver 4/1']);
  for (const home of HOMES) {
    const from = boardFor(BLUE_SUN.sets as never)
      .neighbours(home)
      .find((next) => !HOMES.includes(next)) as string;
    expect(rolled(sky({ me: { at: from }, cutters: away, dice: [6] }).play('mosey', home))).toEqual(['reaver 6/1']);
  }
});

test('ALERT-05 a sector holds several tokens of both kinds, and more can always come, in Reaver Space too', () => {
  const s = sky({
    options: BOTH,
    cutters: ['ezra', ...HOMES.slice(1)],
    me: { at: 'rim-1-26', crew: ['wash'] },
    dice: [6],
    top: { 'nav-rim': ['reaver-booby-trap', 'alliance-spy-satellite'] },
  });
  s.play('fullBurn', 'burnham-2-01').play('chooseOption', 0);
  expect(s.G.alerts).toEqual({ 'burnham-2-01': { alliance: 0, reaver: 1 } });
  s.play('stop').play('endTurn').play('endTurn').play('endTurn');
  s.play('mosey', 'rim-1-27').play('endTurn').play('endTurn').play('endTurn');
  s.roll(6).play('fullBurn', 'burnham-2-01').play('chooseOption', 0);
  expect(s.G.alerts).toEqual({ 'burnham-2-01': { alliance: 1, reaver: 0 } });
  const both = sky({ alerts: { ezra: { alliance: 2, reaver: 3 } }, dice: [6, 6] }).play('mosey', 'ezra');
  expect(rolled(both)).toEqual(['alliance 6/2', 'reaver 6/3']);
});

test('ALERT-05 a card puts one token in each sector that fits, beside those already there', () => {
  const s = sky({
    options: KALIDASA,
    me: { at: 'pelorum', warrants: 1 },
    rival: { at: 'athens', warrants: 1 },
    alerts: { athens: { alliance: 1, reaver: 1 } },
    top: { 'nav-alliance': ['enhanced-enforcement'] },
  });
  s.play('fullBurn', 'persephone');
  expect(s.G.alerts).toEqual({ athens: { alliance: 2, reaver: 1 }, persephone: { alliance: 1, reaver: 0 } });
  const around = inAlliance({ top: { 'nav-alliance': ['alliance-harassment'] } }).play('fullBurn', 'persephone');
  expect(Object.keys(around.G.alerts).sort()).toEqual([...boardFor(['base', 'kalidasa']).neighbours('persephone')].sort());
});

test('ALERT-06 with both kinds there, the Alliance tokens are rolled for first', () => {
  const s = sky({ options: BOTH, alerts: { ezra: { alliance: 2, reaver: 1 } }, dice: [3, 2] }).play('mosey', 'ezra');
  expect(rolled(s)).toEqual(['alliance 3/2', 'reaver 2/1']);
  expect(s.G.alerts).toEqual({});
});

test('ALERT-07 E-14 if the Alliance roll brings a ship, the Reaver tokens there go without a roll', () => {
  const s = sky({ options: BOTH, alerts: { ezra: { alliance: 1, reaver: 5 } }, dice: [1, 1] }).play('mosey', 'ezra');
  expect([s.G.corvette, rolled(s), s.G.alerts, s.G.cutters]).toEqual(['ezra', ['alliance 1/1'], {}, HOMES]);
  const cruiser = sky({ me: { at: 'pelorum' }, alerts: { persephone: { alliance: 1, reaver: 5 } }, dice: [1, 1] }).play(
    'mosey',
    'persephone',
  );
  expect([cruiser.G.cruiser, rolled(cruiser), cruiser.G.alerts]).toEqual(['persephone', ['alliance 1/1'], {}]);
});

test('ALERT-08 in Alliance Space the player to the right says whether Cruiser or Corvette comes', () => {
  const s = inAlliance({ alerts: { persephone: { alliance: 1 } }, dice: [1] }).play('mosey', 'persephone');
  expect([s.turn, s.offered('answerAlert')]).toEqual(['2', ['cruiser', 'corvette']]);
  s.play('answerAlert', 'corvette');
  expect([s.G.cruiser, s.G.corvette, s.turn]).toEqual(['santo', 'persephone', '0']);
});

test('ALERT-08 (U-20) a ship that is there already is not called; the other one comes', () => {
  const s = inAlliance({ cruiser: 'persephone', alerts: { persephone: { alliance: 1 } }, dice: [1] }).play('mosey', 'persephone');
  expect([s.G.corvette, s.turn, s.stage]).toEqual(['persephone', '0', 'turn']);
});

test.each([
  ['regina', 'ezra'],
  ['rim-1-10', 'cortex-relay-2'],
])('ALERT-09 outside Alliance Space only the Corvette comes: from %s to %s', (from, to) => {
  const s = sky({ options: KALIDASA, me: { at: from }, corvette: 'beaumonde', alerts: { [to]: { alliance: 1 } }, dice: [1] }).play(
    'mosey',
    to,
  );
  expect([s.G.cruiser, s.G.corvette, s.turn, s.stage]).toEqual(['santo', to, '0', 'turn']);
});

test('ALERT-10 the player to the right says which Cutter answers', () => {
  const s = sky({ alerts: { ezra: { reaver: 1 } }, dice: [1] }).play('mosey', 'ezra');
  expect([s.turn, s.offered('chooseCutter')]).toEqual(['2', HOMES]);
  s.play('chooseCutter', 'burnham-2-03');
  expect([s.G.cutters, s.turn]).toEqual([['burnham-2-01', 'burnham-2-02', 'ezra'], '0']);
});

test('ALERT-10 (U-20, NAV-22) a Cutter already there keeps the others away', () => {
  const s = sky({ cutters: ['ezra', ...HOMES.slice(1)], alerts: { ezra: { reaver: 6 } }, dice: [1] }).play('mosey', 'ezra');
  expect([s.G.cutters, s.G.alerts, s.turn, s.stage]).toEqual([['ezra', 'burnham-2-02', 'burnham-2-03'], {}, '0', 'turn']);
});

test('ALERT-11 E-16 a clean ship has no contact with whoever comes, draws its Nav card and may go on', () => {
  for (const called of ['cruiser', 'corvette']) {
    const s = inAlliance({ me: { cash: 3000 }, alerts: { persephone: { alliance: 1 } }, dice: [1] }).play('fullBurn', 'persephone');
    s.play('answerAlert', called);
    expect([s.turn, s.can('flyOn'), s.me.cash, s.G.decks['nav-alliance'].discard]).toEqual(['0', true, 3000, ['the-big-black']]);
  }
});

test('E-17 an Outlaw in the same case has the contact, stops, draws no Nav card and keeps an Action', () => {
  const s = inAlliance({ me: { cash: 3000, warrants: 1 }, alerts: { persephone: { alliance: 1 } }, dice: [1] });
  s.play('fullBurn', 'persephone').play('answerAlert', 'cruiser');
  expect([s.me.cash, s.me.warrants, s.stage, s.can('fullBurn'), s.can('buy')]).toEqual([2000, 0, 'turn', false, true]);
  expect(s.G.decks['nav-alliance'].discard).toEqual([]);
});

test('ALERT-01 (U-01) whoever is there is met first; the tokens are rolled for all the same, and no Nav card is drawn', () => {
  const s = inAlliance({ cruiser: 'persephone', me: { warrants: 1, cash: 3000 }, alerts: { persephone: { alliance: 1 } }, dice: [6] });
  s.play('fullBurn', 'persephone');
  expect(s.G.log.map(({ kind }) => kind).filter((kind) => kind === 'alliance' || kind === 'alert')).toEqual(['alliance', 'alert']);
  expect([s.me.cash, s.G.alerts, s.stage, s.G.decks['nav-alliance'].discard]).toEqual([2000, {}, 'turn', []]);
});

test('ALERT-12 E-10 with a Cutter called on a Full Burn the Nav card is still drawn, and Keep Flying lets the ship leave', () => {
  const s = sky({ me: { hold: { fuel: 1, passengers: 1 } }, alerts: { ezra: { reaver: 1 } }, dice: [1] })
    .play('fullBurn', 'ezra')
    .play('chooseCutter', 'burnham-2-01');
  expect([s.G.cutters.includes('ezra'), s.G.decks['nav-border'].discard.includes('the-big-black~28'), s.turn]).toEqual([true, true, '0']);
  s.play('flyOn', 'boros');
  expect([s.me.sector, s.me.hold.passengers]).toEqual(['boros', 1]);
});

test('ALERT-12 NAV-14 E-11 when the Nav card then is Reaver Cutter, no other Cutter moves and contact comes at once', () => {
  const s = sky({
    alerts: { ezra: { reaver: 1 } },
    dice: [1],
    me: { crew: ['kaylee'] },
    top: { 'nav-border': ['reaver-cutter'] },
    discards: { 'nav-border': ['the-big-black~28'] },
  });
  s.play('fullBurn', 'ezra').play('chooseCutter', 'burnham-2-01');
  expect([s.G.cutters, s.turn, s.stage]).toEqual([['ezra', 'burnham-2-02', 'burnham-2-03'], '0', 'choose']);
  s.play('chooseOption', 1).play('evadeTo', 'boros');
  expect([s.stage, s.G.decks['nav-border'].discard]).toEqual(['turn', []]);
});

test('ALERT-13 a Cutter that moves leaves a Reaver token in the sector it left', () => {
  const hunted = sky({
    cutters: ['kerry', ...HOMES.slice(1)],
    alerts: { kerry: { reaver: 1 } },
    top: { 'nav-border': ['reavers-on-the-hunt'] },
  });
  hunted.play('fullBurn', 'ezra').play('chooseCutter', 'kerry').play('moveCutter', 'kerry', 'boros');
  expect(hunted.G.alerts).toEqual({ kerry: { alliance: 0, reaver: 2 } });
  const alone = scene({ me: { ...ship, at: 'regina' }, cutter: 'kerry', top: { 'nav-border': ['reavers-on-the-hunt'] } });
  alone.play('fullBurn', 'ezra').play('moveCutter', 'kerry', 'boros');
  expect(alone.G.alerts).toEqual({});
});

test('ALERT-14 neither Cruiser nor Corvette leaves a token', () => {
  const s = inAlliance({ corvette: 'beaumonde', top: { 'nav-alliance': ['cruiser-patrol', 'persistent-pursuit'] } });
  s.play('fullBurn', 'persephone').play('moveCruiser', s.offered('moveCruiser')[0] as string);
  s.play('flyOn', 'white-sun-4-02').play('moveCorvette', 'salisbury');
  expect([s.G.corvette, s.G.alerts]).toEqual(['salisbury', {}]);
});

describe('ALERT-15 the Long-Range Scanner Array', () => {
  const scanner: Has = { ...ship, upgrades: ['long-range-scanner-array'], at: 'regina' };
  const card: [string, number] = ['long-range-scanner-array', 0];

  test('ALERT-15 lets its owner roll for tokens next door before setting off, again and again, and then fly', () => {
    const s = sky({ me: scanner, alerts: { ezra: { reaver: 1 }, boros: { reaver: 1 } }, dice: [1, 6] });
    s.play('prepareFlight', ...card);
    expect([s.turn, s.offered('scan').sort()]).toEqual(['0', ['boros', 'ezra']]);
    s.play('scan', 'ezra').play('chooseCutter', 'burnham-2-01');
    expect([s.G.cutters[0], s.me.sector, s.stage]).toEqual(['ezra', 'regina', 'set-off']);
    s.play('useAbility', ...card);
    expect([rolled(s), s.can('useAbility'), s.can('fullBurn', 'ezra'), s.can('mosey', 'ezra')]).toEqual([
      ['reaver 6/1'],
      false,
      false,
      true,
    ]);
    s.play('fullBurn', 'boros');
    expect([s.me.sector, s.me.hold.fuel, s.stage]).toEqual(['boros', 2, 'fly']);
  });

  test('ALERT-15 works in the middle of a Fly action, which goes on', () => {
    const s = sky({ me: scanner, alerts: { 'georgia-2-02': { reaver: 1 } }, dice: [2] });
    expect(s.can('prepareFlight')).toBe(false);
    s.play('fullBurn', 'ezra').play('useAbility', ...card);
    expect([rolled(s), s.G.alerts, s.can('flyOn', 'georgia-2-02')]).toEqual([['reaver 2/1'], {}, true]);
  });

  test('ALERT-15 takes the Fly action, even if the ship then stays', () => {
    const s = sky({ me: scanner, alerts: { ezra: { reaver: 1 } }, dice: [6] })
      .play('prepareFlight', ...card)
      .play('stop');
    expect([s.me.sector, s.stage, s.can('mosey'), s.G.turn.used]).toEqual(['regina', 'turn', false, ['fly']]);
  });

  test('ALERT-15 nobody without it may', () => {
    expect(sky({ alerts: { ezra: { reaver: 1 } } }).can('prepareFlight')).toBe(false);
  });
});

test('ALERT-16 E-19 without Kalidasa an Alliance Alert in Border Space brings nobody, and its tokens go', () => {
  const s = sky({ alerts: { ezra: { alliance: 6 } }, dice: [1] }).play('mosey', 'ezra');
  expect([s.G.cruiser, s.G.corvette, s.G.alerts, s.stage]).toEqual(['santo', null, {}, 'turn']);
  const home = sky({ me: { at: 'pelorum' }, alerts: { persephone: { alliance: 1 } }, dice: [1] }).play('mosey', 'persephone');
  expect([home.G.cruiser, home.turn, home.stage]).toEqual(['persephone', '0', 'turn']);
});

test('ALERT-16 (U-18) an Alliance Alert in Reaver Space brings nobody, not even the Corvette', () => {
  const s = sky({
    options: BOTH,
    cutters: ['ezra', ...HOMES.slice(1)],
    me: { at: 'rim-1-26' },
    alerts: { 'burnham-2-01': { alliance: 6 } },
    dice: [1, 6],
  });
  s.play('mosey', 'burnham-2-01');
  expect([s.G.corvette, s.G.alerts, rolled(s)]).toEqual(['cortex-relay-2', {}, ['alliance 1/6', 'reaver 6/1']]);
});

test('E-20 an Alert die is not rolled again, whatever crew can reroll tests', () => {
  const s = sky({ me: { crew: ['zoe', 'kaylee', 'inara'] }, alerts: { ezra: { reaver: 1 } }, dice: [1] }).play('mosey', 'ezra');
  expect([s.turn, s.stage]).toEqual(['2', 'move-npc']);
});
