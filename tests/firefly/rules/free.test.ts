import { type Has, scene, type Table } from '../scenario';

const HERE = 'persephone';
const meet = (me: Has = {}, rival: Has = {}, table: Table = {}) =>
  scene({ ...table, me: { at: HERE, leader: 'womack', ...me }, rival: { at: HERE, leader: 'burgess', ...rival } });
const FULL = ['gun-hand', 'gun-hand~2', 'tracey', 'jesse', 'helen'];
const SULKING: Has = { crew: [{ ref: 'wash', disgruntled: true }, { ref: 'kaylee', disgruntled: true }, 'lucy'] };

test('FREE-01 free actions are for one’s own turn', () => {
  const s = meet({ hold: { fuel: 2 } }, SULKING);
  for (const name of ['jettison', 'hireAway', 'stow']) expect(s.can(name)).toBe(true);
  s.play('endTurn');
  expect(s.turn).toBe('1');
  expect(s.match.legal('0')).toEqual([]);
});

test('FREE-02 players stopped in one sector trade on either one’s turn, players apart do not', () => {
  const s = meet();
  expect(s.offered('offerTrade')).toEqual(['1']);
  expect(s.play('endTurn').offered('offerTrade')).toEqual(['0']);
  expect(meet({}, { at: 'athens' }).offered('offerTrade')).toEqual([]);
});

test('FREE-02 E-112 in the middle of a Fly action no trade is offered', () => {
  const s = meet({ at: 'osiris', hold: { fuel: 3 } }, { at: 'white-sun-3-06' }, { top: { 'nav-alliance': ['the-big-black'] } });
  s.play('fullBurn', 'white-sun-3-06');
  expect(s.stage).toBe('fly');
  expect(s.me.sector).toBe(s.rival.sector);
  expect(s.can('offerTrade')).toBe(false);
  expect(s.play('stop').can('offerTrade')).toBe(true);
});

test('FREE-03 money, goods, crew, gear and upgrades change hands', () => {
  const s = meet(
    { hold: { cargo: 1, parts: 1 }, crew: ['wash'] },
    { hold: { contraband: 1, fuel: 1 }, gear: ['pistol'], upgrades: ['cry-baby'] },
  ).play('offerTrade', '1');
  s.play('give', 'cash', 500).play('give', 'goods', 'cargo').play('give', 'goods', 'parts').play('give', 'crew', 'wash');
  s.play('want', 'goods', 'contraband').play('want', 'goods', 'fuel').play('want', 'gear', 'pistol').play('want', 'upgrades', 'cry-baby');
  s.play('propose').play('accept');
  expect([s.me.cash, s.rival.cash]).toEqual([2500, 3500]);
  expect(s.rival.hold.cargo + s.rival.stash.cargo).toBe(1);
  expect(s.rival.hold.parts + s.rival.stash.parts).toBe(1);
  expect(s.me.hold.contraband + s.me.stash.contraband).toBe(1);
  expect(s.me.hold.fuel + s.me.stash.fuel).toBe(1);
  expect(s.rival.crew.map(({ ref }) => ref)).toEqual(['burgess', 'wash']);
  expect(s.me.gear.map(({ ref }) => ref)).toEqual(['pistol']);
  expect([s.me.upgrades, s.rival.upgrades]).toEqual([['cry-baby'], []]);
});

test('FREE-04 E-115 jobs, passengers, fugitives, drive cores and leaders are not traded', () => {
  const job = 'badger-pushing-drops';
  const s = meet({ hold: { passengers: 1, fugitives: 1, cargo: 1 }, hand: [job], active: ['badger-sowing-chaos'] }).play('offerTrade', '1');
  expect(s.legal.filter((move) => move.startsWith('give') && !move.startsWith('give cash'))).toEqual(['give goods cargo']);
  for (const what of ['passengers', 'fugitives']) expect(() => s.play('give', 'goods', what)).toThrow();
  expect(() => s.play('give', 'crew', 'womack')).toThrow();
});

test('FREE-05 a trade needs the consent of the other', () => {
  const s = meet().play('offerTrade', '1').play('want', 'cash', 1000).play('propose');
  expect(s.turn).toBe('1');
  s.play('decline');
  expect([s.me.cash, s.rival.cash]).toEqual([3000, 3000]);
});

test('FREE-05 a trade must leave both ships within their limits', () => {
  const s = meet({ crew: ['wash'], hold: { cargo: 1 } }, { crew: FULL, hold: { cargo: 8 }, stash: { cargo: 4 } });
  s.play('offerTrade', '1').play('give', 'crew', 'wash');
  expect(s.can('propose')).toBe(false);
  s.play('want', 'crew', 'tracey');
  expect(s.can('propose')).toBe(true);
  s.play('give', 'goods', 'cargo');
  expect(s.can('propose')).toBe(false);
});

test('FREE-06 the chance to trade ends when one of them leaves', () => {
  const s = meet().play('mosey', 'pelorum');
  expect(s.stage).toBe('turn');
  expect(s.can('offerTrade')).toBe(false);
});

test('FREE-07 a rival’s Disgruntled crew in the same sector is hired for its cost; the content and the leader are not', () => {
  const rival: Has = { crew: [{ ref: 'burgess', disgruntled: true }, { ref: 'wash', disgruntled: true }, 'lucy'] };
  const s = meet({}, rival);
  expect(s.offered('hireAway')).toEqual(['wash']);
  s.play('hireAway', '1', 'wash');
  expect(s.me.cash).toBe(2800);
  expect(s.rival.cash).toBe(3000);
  expect(meet({}, { ...rival, at: 'athens' }).can('hireAway')).toBe(false);
  expect(meet({ cash: 100 }, rival).can('hireAway')).toBe(false);
});

test('FREE-07 no Better Offer in the middle of a Fly action', () => {
  const s = meet({ at: 'osiris', hold: { fuel: 3 } }, { ...SULKING, at: 'white-sun-3-06' }, { top: { 'nav-alliance': ['the-big-black'] } });
  s.play('fullBurn', 'white-sun-3-06');
  expect(s.can('hireAway')).toBe(false);
  expect(s.play('stop').can('hireAway')).toBe(true);
});

test('FREE-08 FREE-10 the rival is not asked, and the crew joins content', () => {
  const s = meet({}, { crew: [{ ref: 'wash', disgruntled: true }] }).play('hireAway', '1', 'wash');
  expect(s.turn).toBe('0');
  expect(s.stage).toBe('turn');
  expect(s.rival.crew).toHaveLength(1);
  expect(s.me.crew[1]).toEqual({ ref: 'wash', disgruntled: false, wanted: false });
});

test('FREE-10 E-55 a Wanted token stays on crew hired away', () => {
  const s = meet({}, { crew: [{ ref: 'wash', disgruntled: true, wanted: true }] }).play('hireAway', '1', 'wash');
  expect(s.me.crew[1]).toEqual({ ref: 'wash', disgruntled: false, wanted: true });
});

test('FREE-09 several are hired in one go while they fit', () => {
  const s = meet({}, SULKING).play('hireAway', '1', 'wash').play('hireAway', '1', 'kaylee');
  expect(s.me.crew).toHaveLength(3);
  expect(meet({ crew: FULL }, SULKING).can('hireAway')).toBe(false);
  expect(
    meet({ crew: FULL.slice(1) }, SULKING)
      .play('hireAway', '1', 'wash')
      .can('hireAway'),
  ).toBe(false);
});

test('FREE-09 E-113 one Better Offer a turn: after it no other rival gets one', () => {
  const s = meet({}, SULKING, { players: 3, seats: { '2': { at: HERE, crew: [{ ref: 'emma', disgruntled: true }] } } });
  expect(s.legal).toContain('hireAway 2 emma');
  s.play('hireAway', '1', 'wash');
  expect(s.legal).not.toContain('hireAway 2 emma');
  s.play('doneHiring');
  expect(s.can('hireAway')).toBe(false);
});

test('FREE-11 Nandi hires free with a Better Offer too', () => {
  const s = meet({ leader: 'nandi', cash: 0 }, SULKING).play('hireAway', '1', 'wash');
  expect(s.me.crew[1]?.ref).toBe('wash');
  expect(s.me.cash).toBe(0);
});

test('FREE-12 goods and upgrades are jettisoned anywhere, also within another action', () => {
  const has: Has = { hold: { fuel: 3, parts: 1, cargo: 1, contraband: 1 }, upgrades: ['cry-baby'] };
  const thrown = ['jettison cargo', 'jettison contraband', 'jettison fuel', 'jettison parts', 'scrap cry-baby'];
  const s = meet({ ...has, at: 'white-sun-3-06' }, {}, { top: { 'nav-alliance': ['the-big-black'] } });
  expect(s.legal).toEqual(expect.arrayContaining(thrown));
  s.play('jettison', 'cargo').play('scrap', 'cry-baby');
  expect(s.me.hold.cargo).toBe(0);
  expect(s.me.upgrades).toEqual([]);
  s.play('fullBurn', String(s.offered('fullBurn')[0]));
  expect(s.legal).toContain('jettison contraband');
  expect(meet(has).play('buy').legal).toEqual(expect.arrayContaining(thrown));
});

test('FREE-12 E-34 contraband thrown off before the Cruiser’s sector on the same Full Burn: no contact', () => {
  const table: Table = { top: { 'nav-alliance': ['the-big-black', 'the-big-black~2'] }, cruiser: 'albion' };
  const s = meet({ at: 'white-sun-3-06', hold: { fuel: 3, contraband: 1 } }, {}, table).play('fullBurn', 'osiris');
  s.play('jettison', 'contraband').play('flyOn', 'albion');
  expect(s.G.log.some(({ kind }) => kind === 'alliance')).toBe(false);
  expect(s.stage).toBe('fly');
});

test('FREE-13 crew, passengers and fugitives leave only in a planetary sector', () => {
  const has: Has = { crew: ['wash'], hold: { passengers: 1, fugitives: 1, fuel: 1 } };
  const off = ['dismiss wash', 'putOff passengers', 'putOff fugitives'];
  expect(meet(has).legal).toEqual(expect.arrayContaining(off));
  expect(meet(has).play('buy').legal).toEqual(expect.arrayContaining(off));
  const { legal } = meet({ ...has, at: 'white-sun-3-06' });
  for (const move of off) expect(legal).not.toContain(move);
});

test('FREE-13 E-53 in deep space a Disgruntled crew cannot be dismissed, but leaves with its second token', () => {
  const crew = [{ ref: 'wash', disgruntled: true }];
  const s = meet({ at: 'osiris', crew, hold: { fuel: 3 } }, {}, { top: { 'nav-alliance': ['distress-signal'] } });
  s.play('fullBurn', 'white-sun-3-06');
  expect(s.can('dismiss')).toBe(false);
  s.play('chooseOption', 1);
  expect(s.me.crew).toHaveLength(1);
  expect(s.G.decks['space-bazaar'].discard).toContain('wash');
});

test('FREE-14 riders put off leave the ship one by one and are nowhere else', () => {
  const s = meet({ hold: { passengers: 2 }, stash: { fugitives: 1 } })
    .play('putOff', 'passengers')
    .play('putOff', 'fugitives');
  expect(s.me.hold.passengers).toBe(1);
  expect(s.me.stash.fugitives).toBe(0);
  expect(s.rival.hold).toMatchObject({ passengers: 0, fugitives: 0 });
});

test('E-116 without Blue Sun no money is given to a player elsewhere', () => {
  const s = meet({}, { at: 'athens' });
  expect(s.can('giveMoney')).toBe(false);
  expect(() => s.play('giveMoney', '1')).toThrow();
});

test('E-119 with two players the opponent moves the Cruiser, also onto their own ship', () => {
  const s = meet(
    { at: 'osiris', hold: { fuel: 3 } },
    { at: 'white-sun-2-04' },
    { top: { 'nav-alliance': ['cruiser-patrol'] }, cruiser: 'londinium' },
  );
  s.play('fullBurn', 'white-sun-3-06');
  expect(s.turn).toBe('1');
  expect(s.legal.some((move) => move.endsWith('white-sun-2-04'))).toBe(true);
});

test('FREE-15 E-116 with Blue Sun money goes to any player anywhere, on one’s own turn', () => {
  const s = meet({ cash: 700 }, { at: 'athens', cash: 0 }, { options: { sets: ['base', 'blue-sun'] } }).play('giveMoney', '1');
  expect(s.legal).toEqual(['handMoney 100', 'handMoney 500', 'enough']);
  s.play('handMoney', 500).play('handMoney', 100).play('enough');
  expect([s.me.cash, s.rival.cash]).toEqual([100, 600]);
  expect([s.turn, s.stage, s.G.turn.used]).toEqual(['0', 'turn', []]);
});

test('FREE-15 E-116 and on another’s turn, when that player asks for it', () => {
  const s = meet({ cash: 0 }, { at: 'athens', cash: 1200 }, { options: { sets: ['base', 'blue-sun'] } });
  expect(s.can('giveMoney')).toBe(false);
  s.play('askForMoney', '1');
  expect([s.turn, s.stage]).toEqual(['1', 'gift']);
  s.play('handMoney', 1000).play('enough');
  expect([s.me.cash, s.rival.cash]).toEqual([1000, 200]);
  s.play('askForMoney', '1').play('enough').play('askForMoney', '1').play('enough');
  expect(s.can('askForMoney')).toBe(false);
  expect(s.can('giveMoney')).toBe(true);
});

test('FREE-03 (U-10) traded crew take their Disgruntled and Wanted tokens along', () => {
  const s = meet({ crew: [{ ref: 'wash', disgruntled: true, wanted: true }] }).play('offerTrade', '1');
  s.play('give', 'crew', 'wash').play('propose').play('accept');
  expect(s.rival.crew).toContainEqual({ ref: 'wash', disgruntled: true, wanted: true });
});

test('FREE-05 an offer may be dropped before it is made, and then nothing has changed hands', () => {
  const s = meet({ crew: ['wash'] })
    .play('offerTrade', '1')
    .play('give', 'crew', 'wash')
    .play('dropTrade');
  expect([s.turn, s.stage, s.me.crew.length, s.rival.crew.length]).toEqual(['0', 'turn', 2, 1]);
});
