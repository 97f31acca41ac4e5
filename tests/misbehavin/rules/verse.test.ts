import { verseLeft } from '../../../src/misbehavin/tokens';
import { scene } from '../scenario';

test("MB-VERSE-01 both steps of the own 'verse card give one token, once a turn", () => {
  const alliance = scene({ me: { faction: 'alliance', hand: ['al-order', 'al-pistol'], tableau: ['al-officer'] } });
  alliance.play('acquire').play('chooseCard', 'al-order');
  expect([alliance.me.verse, alliance.where('al-order'), alliance.can('acquire')]).toEqual([2, 'recycle 0', false]);
  const lawless = scene({
    me: { faction: 'alliance', hand: ['al-order'], tableau: ['al-outpost', { ref: 'al-officer', triggered: true }] },
  });
  expect(lawless.can('acquire')).toBe(false);
  const eavesdown = scene({
    me: { faction: 'eavesdown', hand: ['ev-knockoffs', 'ev-hat'] },
    market: { core: ['co-papers', 'co-bank'], border: [], rim: [] },
  });
  eavesdown.play('acquire').play('chooseCard', 'co-papers');
  expect([eavesdown.me.verse, eavesdown.where('ev-knockoffs'), eavesdown.where('co-bank')]).toEqual([2, 'recycle 0', 'market']);
  expect(scene({ me: { faction: 'eavesdown', hand: ['ev-hat'] } }).can('acquire')).toBe(false);
  const serenity = scene({ me: { hand: ['se-oddjobs'], tableau: [{ ref: 'se-ship', triggered: true }, 'se-zoe'] } });
  serenity.play('acquire').play('chooseOption', 1);
  expect([serenity.me.verse, serenity.placed('se-zoe').triggered]).toEqual([2, true]);
  expect(scene({ me: { hand: ['se-oddjobs'], tableau: ['se-zoe'] } }).can('acquire')).toBe(false);
});

test('MB-VERSE-01 Niska discards a character and needs a set FIGHT card that is still there afterwards', () => {
  const s = scene({ me: { faction: 'niska', tableau: ['nk-crow'], hand: ['nk-ledger'] } });
  expect(s.can('acquire')).toBe(false);
  const two = scene({ me: { faction: 'niska', tableau: ['nk-crow', 'nk-thug'], hand: ['nk-interrogator'] } });
  two.play('acquire');
  expect(two.offered('chooseCard')).toEqual(['nk-interrogator', 'nk-crow', 'nk-thug']);
  expect(two.play('chooseCard', 'nk-thug').me.verse).toBe(2);
});

test('MB-EX-37 Niska himself, discarded from hand, meets both steps', () => {
  const s = scene({ me: { faction: 'niska', hand: ['nk-niska', 'nk-interrogator'] } });
  s.play('acquire');
  expect([s.where('nk-niska'), s.me.verse, s.where('nk-interrogator')]).toEqual(['recycle 0', 2, 'hand 0']);
});

test('MB-VERSE-02 a faction has six tokens; holding all of them none can be gained', () => {
  const s = scene({ me: { hand: ['se-oddjobs'], tableau: ['se-ship', 'bo-memorial'], verse: 6 } });
  expect(s.can('acquire')).toBe(false);
  expect(s.play('verse', 'keep-flying').can('acquire')).toBe(true);
});

test("MB-VERSE-03 MB-VERSE-07 on the own turn tokens may be spent at any time, in a fight too, on the actions of the own 'verse card", () => {
  const s = scene({ me: { hand: ['se-mal', 'se-zoe'], verse: 3 }, rival: { tableau: ['nk-ledger'] } });
  expect(s.offered('verse')).toEqual(['keep-flying']);
  s.play('verse', 'keep-flying').attack('se-mal', 'nab', 'nk-ledger').play('verse', 'keep-flying');
  expect([s.me.verse, s.me.hand.length]).toEqual([1, 3]);
});

test("MB-VERSE-04 on another's turn a fighter may spend tokens to retain, and a defender of Serenity to slip away", () => {
  const s = scene({
    me: { faction: 'niska', hand: ['nk-crow'], verse: 0 },
    rival: { faction: 'serenity', hand: ['se-mal'], tableau: ['se-oddjobs'], verse: 5 },
  });
  s.attack('nk-crow', 'nab', 'se-oddjobs').answer();
  expect(s.offered('verse')).toEqual(['slip-away']);
  s.play('commit', 'se-mal').play('verse', 'slip-away');
  expect([s.turn, s.stage]).toEqual(['1', 'retain']);
  expect(s.play('retain', 'se-mal').where('se-mal')).toBe('hand 1');
  expect(s.rival.verse).toBe(0);
});

test('MB-VERSE-08 a token replays a maneuver', () => {
  const s = scene({ me: { hand: ['su-full-burn'], tableau: ['se-ship'], verse: 1 } });
  s.play('useCard', 'su-full-burn', 0).play('replay', 1);
  expect([s.me.hand.length, s.G.turn.activations.trigger, s.me.verse, s.where('su-full-burn')]).toEqual([2, 1, 0, 'supply']);
});

test('MB-VERSE-09 a token retains one used card that is no supply card; it can be used again this turn', () => {
  const s = scene({
    me: { hand: ['se-mal', 'su-misbehave', 'se-zoe'], verse: 1 },
    rival: { tableau: ['nk-ledger', 'nk-thug'], verse: 0 },
    activations: { any: 2 },
  });
  s.attack('se-mal', 'dispatch', 'nk-ledger').play('commit', 'su-misbehave').settle().play('takeReward', 'credit');
  expect(s.legal).toEqual(['done', 'retain se-mal']);
  s.play('retain', 'se-mal');
  expect(s.play('pickFight').offered('commit')).toContain('se-mal');
});

test('a token won as reward may pay for retaining', () => {
  const s = scene({ me: { hand: ['se-mal'], verse: 0 }, rival: { tableau: ['nk-ledger'] } });
  s.attack('se-mal', 'nab', 'nk-ledger').settle().play('takeReward', 'verse').play('retain', 'se-mal');
  expect([s.where('se-mal'), s.me.verse]).toEqual(['hand 0', 0]);
});

test('MB-VERSE-10 MB-WARR-01 the Alliance puts one of two tokens on a character of another player', () => {
  const s = scene({ me: { faction: 'alliance', verse: 3 }, rival: { faction: 'niska', tableau: ['nk-crow', 'nk-thug', 'nk-ledger'] } });
  s.play('verse', 'warrant');
  expect(s.offered('chooseCard')).toEqual(['nk-crow', 'nk-thug']);
  s.play('chooseCard', 'nk-crow');
  expect([s.placed('nk-crow').warrant, s.me.verse, verseLeft(s.G, '0')]).toEqual([true, 1, 4]);
});

test('MB-VERSE-11 the Alliance taxes: a credit of another player, or two of the bank', () => {
  const table = { me: { faction: 'alliance' as const, credits: 0 }, rival: { credits: 3 } };
  const player = scene(table).play('verse', 'tax').play('chooseOption', 0);
  expect([player.me.credits, player.rival.credits]).toEqual([1, 2]);
  const bank = scene(table).play('verse', 'tax').play('chooseOption', 1);
  expect([bank.me.credits, bank.rival.credits, bank.me.verse]).toEqual([2, 3, 0]);
});

test('MB-VERSE-12 Eavesdown takes two credits of a player or of the bank', () => {
  const table = { me: { faction: 'eavesdown' as const, credits: 0 }, rival: { credits: 3 } };
  const player = scene(table).play('verse', 'steal').play('chooseOption', 0);
  expect([player.me.credits, player.rival.credits]).toEqual([2, 1]);
  expect(scene(table).play('verse', 'steal').play('chooseOption', 1).rival.credits).toBe(3);
});

test('Eavesdown haggles once a turn for an activation to deal; Niska muscles in for one to fight', () => {
  const haggle = scene({ me: { faction: 'eavesdown', verse: 2 } }).play('verse', 'haggle');
  expect([haggle.G.turn.activations.deal, haggle.can('verse', 'haggle')]).toEqual([1, false]);
  expect(scene({ me: { faction: 'niska', verse: 2 } }).play('verse', 'muscle-in').G.turn.activations.fight).toBe(1);
});

test('MB-VERSE-13 MB-EX-38 Niska uses a triggered card again for a token, each card once a turn', () => {
  const s = scene({
    me: { faction: 'niska', tableau: ['nk-skyplex', { ref: 'nk-thug', triggered: true }], verse: 2 },
    rival: { faction: 'serenity' },
  });
  expect(s.can('verse', 're-trigger')).toBe(false);
  s.play('trigger', 'nk-skyplex').play('verse', 're-trigger');
  expect([s.me.hand.length, s.G.turn.activations, s.me.verse]).toEqual([2, { any: 0, play: 0, trigger: 0, fight: 2, deal: 0 }, 1]);
  expect(s.can('verse', 're-trigger')).toBe(false);
});

const train = { options: { episode: 'ep-train-job' } };

test('MB-VERSE-14 MB-EPI-02 a step is marked with a token; without one to place it does not count', () => {
  const table = (verse: number) => scene({ ...train, me: { hand: ['se-mal'], verse }, rival: { tableau: ['nk-ledger'], verse: 0 } });
  const s = table(1).attack('se-mal', 'dispatch', 'nk-ledger').settle().play('takeReward', 'credit');
  expect([s.stage, s.legal]).toEqual(['mark', ['mark win-attack', 'decline']]);
  s.play('mark', 'win-attack');
  expect([s.me.marks, s.me.verse, verseLeft(s.G, '0')]).toEqual([['win-attack'], 0, 5]);
  const none = table(0).attack('se-mal', 'dispatch', 'nk-ledger').settle().play('takeReward', 'credit');
  expect([none.me.marks, none.stage]).toEqual([[], 'turn']);
  // The reward comes first and may be the token.
  expect(table(0).attack('se-mal', 'dispatch', 'nk-ledger').settle().play('takeReward', 'verse').stage).toBe('mark');
});

test('MB-VERSE-15 MB-EX-43 a marker may be spent; the step is then lost and must be done again', () => {
  const s = scene({
    ...train,
    me: { hand: ['se-mal'], verse: 0, marks: ['win-attack', 'big-deal', 'payday'] },
    rival: { tableau: ['nk-ledger'] },
  });
  s.attack('se-mal', 'dispatch', 'nk-ledger').settle().play('takeReward', 'credit');
  expect(s.stage).toBe('retain');
  s.play('takeBack', 'payday').play('retain', 'se-mal');
  expect([s.me.marks, s.where('se-mal'), s.me.verse]).toEqual([['win-attack', 'big-deal'], 'hand 0', 0]);
});

test('MB-WARR-02 a warranted character lends nothing, is not reset and does not leave by its own will', () => {
  const s = scene({
    me: { tableau: [{ ref: 'se-mal', warrant: true, triggered: true }, { ref: 'se-kaylee', warrant: true }, 'se-oddjobs'] },
    rival: { faction: 'alliance', tableau: ['al-order'] },
  });
  expect(s.offered('trigger')).toEqual([]);
  // Two and one influence more would be enough for a Shiny.
  expect([s.can('pickFight'), s.can('recruit')]).toEqual([false, false]);
  expect(s.play('clearOut').offered('dismiss')).toEqual(['se-oddjobs']);
  s.play('done').until('0');
  expect([s.placed('se-mal').triggered, s.me.hand.length]).toEqual([true, 4]);
});

test("MB-WARR-03 a warranted character earns no 'verse token", () => {
  const s = scene({
    me: { faction: 'niska', hand: ['nk-interrogator'], tableau: [{ ref: 'nk-crow', warrant: true }] },
    rival: { faction: 'alliance' },
  });
  expect(s.can('acquire')).toBe(false);
});

test('MB-WARR-04 a warranted character counts for every win', () => {
  const s = scene({
    me: { tableau: ['ri-miranda', 'bo-transport', { ref: 'se-mal', warrant: true }, 'bo-pilot', 'bo-shepherd'] },
    rival: { faction: 'alliance' },
  });
  expect(s.play('endTurn').play('endTurn').match.over?.winner).toBe('0');
});

const wanted = () =>
  scene({
    players: 3,
    me: { faction: 'niska', hand: ['nk-ledger'], tableau: [{ ref: 'nk-crow', warrant: true }], verse: 1 },
    seats: { 1: { faction: 'alliance', verse: 0 }, 2: { faction: 'serenity' } },
  });

test('MB-WARR-05 MB-WARR-06 MB-EX-34 a deal clears a warrant: no influence, no card, the token goes home, the card used may be retained', () => {
  const s = wanted();
  expect(verseLeft(s.G, '1')).toBe(5);
  s.play('makeDeal').play('commit', 'nk-ledger').play('clearWarrant', 'nk-crow');
  expect([s.placed('nk-crow').warrant, verseLeft(s.G, '1'), s.stage]).toEqual([false, 6, 'retain']);
  s.play('retain', 'nk-ledger');
  expect([s.me.hand, s.G.turn.activations.any]).toEqual([['nk-ledger'], 0]);
});

test('MB-WARR-05 such a deal can be cancelled, and starts no recruitment then', () => {
  const s = scene({
    me: { faction: 'niska', hand: ['nk-ledger'], tableau: [{ ref: 'nk-crow', warrant: true }] },
    rival: { faction: 'alliance', tableau: ['al-harken'] },
  });
  s.play('makeDeal').play('commit', 'nk-ledger').play('pass').play('clearWarrant', 'nk-crow').play('useAbility', 'al-harken', 0);
  expect([s.placed('nk-crow').warrant, s.stage, s.where('nk-ledger')]).toEqual([true, 'turn', 'recycle 0']);
});

test('MB-EX-35 a dispatched character goes to its recycle pile and the warrant home', () => {
  const s = scene({
    players: 3,
    me: { hand: ['se-mal', 'se-zoe'], verse: 0 },
    seats: { 1: { faction: 'niska', tableau: [{ ref: 'nk-crow', warrant: true }], verse: 0 }, 2: { faction: 'alliance', verse: 0 } },
  });
  s.attack('se-mal', 'dispatch', 'nk-crow').play('commit', 'se-zoe').settle();
  expect([s.where('nk-crow'), verseLeft(s.G, '2')]).toEqual(['recycle 1', 6]);
});

test('forged papers answer a warrant at once', () => {
  const s = scene({ me: { faction: 'alliance', verse: 2 }, rival: { faction: 'niska', tableau: ['nk-crow', 'co-papers'] } });
  s.play('verse', 'warrant');
  expect([s.turn, s.stage]).toEqual(['1', 'react']);
  s.play('useAbility', 'co-papers', 0);
  expect([s.placed('nk-crow').warrant, s.where('co-papers'), s.turn]).toEqual([false, 'recycle 1', '0']);
});
