import type { Ref } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** A crime of two cards and a negotiation, with no needs; one for Niska of three cards. */
const BADGER_JOB = 'badger-losing-patience-with-patience';
const NISKA_JOB = 'niska-her-majesty-the-mayor-of-whitefall';
const SIDE = 'a-little-job-on-the-side';
const CHANCE = 'an-unexpected-opportunity';
const VOTE = 'a-vote-of-no-confidence';
/** Its second option botches outright. */
const GUN_PLAY = 'gun-play';

/** Both jobs are at Athens; Marco (2 fight, 1 tech, transport) leads. */
const game = (cards: Ref[], me: Has = {}, table: Table = {}): Scene =>
  scene({
    story: 'king-of-all-londinium',
    me: { leader: 'marco', at: 'athens', hand: [BADGER_JOB, NISKA_JOB], ...me },
    top: { misbehave: cards },
    ...table,
  });
const work = (s: Scene, job = BADGER_JOB): Scene => s.play('work', job).play('setOut');
const nextTurn = (s: Scene): Scene => s.play('endTurn').play('endTurn');
const deck = (s: Scene) => s.G.decks.misbehave;
/** The misbehave card lying open. */
const open = (s: Scene): Ref | null => s.G.stack.flatMap((frame) => (frame.kind === 'misbehave' ? [frame.card] : []))[0] ?? null;

test('MISB-01 MISB-14 the job says how many cards must be passed, and then the step goes on', () => {
  const two = work(game([SIDE, CHANCE, VOTE], {}, { dice: [3] })).play('chooseOption', 1);
  expect(two.me.active).toMatchObject([{ step: 0 }]);
  two.play('chooseOption', 1);
  expect(two.me.solid.badger).toBe(BADGER_JOB);
  expect(deck(two).draw.at(-1)).toBe(VOTE);

  const three = work(game([SIDE, CHANCE, VOTE]), NISKA_JOB)
    .play('chooseOption', 1)
    .play('chooseOption', 1);
  expect(three.me.solid.niska).toBeUndefined();
  expect(open(three)).toBe(VOTE);
  three.play('chooseOption', 1);
  expect(three.me.solid.niska).toBe(NISKA_JOB);
});

test('MISB-02 cards are drawn one at a time, the next only after Proceed', () => {
  const s = work(game([SIDE, CHANCE]));
  expect(open(s)).toBe(SIDE);
  expect(deck(s).draw.at(-1)).toBe(CHANCE);
  s.play('chooseOption', 1);
  expect(open(s)).toBe(CHANCE);
});

test('MISB-03 once begun, misbehaving cannot be broken off', () => {
  const s = work(game([SIDE, CHANCE])).play('chooseOption', 1);
  expect(s.legal).toEqual(['chooseOption 0', 'chooseOption 1']);
});

test('MISB-04 an option whose requirement or price cannot be met cannot be picked', () => {
  expect(work(game(['knife-fight'])).legal).toEqual(['chooseOption 1']);
  expect(work(game(['knife-fight'], { gear: ['pistol'] })).can('chooseOption', 0)).toBe(true);
  expect(work(game(['locals-in-need'])).legal).toEqual(['chooseOption 1']);
  const s = work(game(['locals-in-need'], { hold: { cargo: 1 } })).play('chooseOption', 0);
  expect(s.me.hold.cargo).toBe(0);
});

test('MISB-05 the Ace is one more option for those who have what it names, and proceeds without a test', () => {
  expect(work(game(['alliance-patrol'])).can('ace')).toBe(false);
  const s = work(game(['alliance-patrol', SIDE], { crew: ['shepherd-book'] }));
  expect(s.legal).toEqual(expect.arrayContaining(['chooseOption 0', 'chooseOption 1', 'ace']));
  s.play('ace');
  expect(open(s)).toBe(SIDE);
  expect(s.G.log.some(({ kind }) => kind === 'test')).toBe(false);
});

test('MISB-06 E-77 crew sent back to the ship takes no further part, and cannot be hit', () => {
  // River Tam's own die shows 1: back to the ship. Marco's 1 tech and a 4 silence the alarm.
  const s = work(game(['kill-the-alarm', 'alliance-operatives'], { crew: ['river-tam', 'zoe'] }, { dice: [1, 4] }));
  s.play('chooseOption', 0);
  expect(open(s)).toBe('alliance-operatives');
  expect(s.can('ace')).toBe(false);
  // Marco and Zoe fight with 4 and a 1: everyone on the job is killed, all but River Tam.
  s.roll(1).play('chooseOption', 1).play('accept');
  expect(s.me.crew.map(({ ref }) => ref)).toEqual(['marco', 'river-tam']);
  expect(work(game(['alliance-operatives'], { crew: ['river-tam'] })).can('ace')).toBe(true);
});

test('MISB-12 every card goes to the discard pile, passed or not', () => {
  const s = work(game([SIDE, GUN_PLAY]))
    .play('chooseOption', 1)
    .play('chooseOption', 1);
  expect(deck(s).discard).toEqual([SIDE, GUN_PLAY]);
  expect(open(s)).toBeNull();
});

test('MISB-13 after a reshuffle card the deck, the discard pile and the card itself make a new deck', () => {
  const s = game([SIDE, 'alliance-operatives'], {}, { discards: { misbehave: [CHANCE, VOTE] } });
  const cards = [...deck(s).draw, ...deck(s).discard];
  work(s).play('chooseOption', 1);
  expect(deck(s).discard).toEqual([CHANCE, VOTE, SIDE]);
  s.play('chooseOption', 0);
  expect(deck(s).discard).toEqual([]);
  expect([...deck(s).draw].sort()).toEqual(cards.sort());
});

test('MISB-15 E-74 a botch ends the action, the job stays active, and next time the full set is drawn anew', () => {
  const s = work(game([SIDE, CHANCE, 'kill-the-alarm', VOTE], {}, { dice: [1] }), NISKA_JOB);
  s.play('chooseOption', 1).play('chooseOption', 1).play('chooseOption', 0);
  expect(s.stage).toBe('turn');
  expect(s.can('work')).toBe(false);
  expect(s.me.active).toMatchObject([{ ref: NISKA_JOB, step: 0 }]);
  expect(s.me.warrants).toBe(0);
  deck(s).draw.push('everything-thats-not-nailed-down', 'everything-thats-not-nailed-down~2');
  const before = deck(s).discard.length;
  work(nextTurn(s), NISKA_JOB).play('chooseOption', 1).play('chooseOption', 1);
  expect(s.me.active).toMatchObject([{ ref: NISKA_JOB, step: 0 }]);
  s.play('chooseOption', 1);
  expect(deck(s).discard).toHaveLength(before + 3);
  expect(s.me.solid.niska).toBe(NISKA_JOB);
});

test('MISB-16 MISB-17 a warrant ends the action and costs the job and the standing with its contact', () => {
  const s = work(game(['alliance-patrol'], { solid: ['badger', 'patience', 'harken'] }, { dice: [1] })).play('chooseOption', 0);
  expect(s.stage).toBe('turn');
  expect(s.me.warrants).toBe(1);
  expect(s.me.active).toEqual([]);
  expect(s.G.decks.badger.discard.at(-1)).toBe(BADGER_JOB);
  expect(Object.keys(s.me.solid)).toEqual(['patience']);
});

test.each([[['niska']], [[]]] as const)(
  'MISB-18 a warrant on a job for Niska also kills one of the crew, Solid with him or not (%j)',
  (solid) => {
    const s = work(game(['alliance-patrol'], { crew: ['jayne', 'wash'], solid: [...solid] }, { dice: [1] }), NISKA_JOB).play(
      'chooseOption',
      0,
    );
    s.play('chooseVictim', 'jayne');
    expect(s.me.crew.map(({ ref }) => ref)).toEqual(['marco', 'wash']);
    expect(s.G.box).toContain('jayne');
    expect(s.me.warrants).toBe(1);
    expect(s.G.decks.niska.discard.at(-1)).toBe(NISKA_JOB);
    expect(s.me.solid).toEqual({});
  },
);

test("MISB-19 a warrant from a job's own test has the same effects", () => {
  const job = 'badger-withdraw-from-the-1st-bank-and-trust';
  const s = game([SIDE, CHANCE], { at: 'st-albans', hand: [job], solid: ['badger'] }, { dice: [4] });
  work(s, job).play('chooseOption', 1).play('chooseOption', 1).play('chooseOption', 0);
  expect(s.me).toMatchObject({ warrants: 1, active: [], solid: {} });
  expect(s.G.decks.badger.discard.at(-1)).toBe(job);
});

test('MISB-20 E-38 a warrant from a nav card costs Harken, but no job and no other standing', () => {
  const s = scene({
    story: 'king-of-all-londinium',
    me: { at: 'londinium', hold: { fuel: 3, contraband: 1 }, active: [BADGER_JOB, NISKA_JOB], solid: ['harken', 'badger'] },
    top: { 'nav-alliance': ['customs-inspection'] },
  });
  const [to] = s.offered('fullBurn');
  s.play('fullBurn', String(to)).play('face').play('chooseOption', 1);
  expect(s.me.warrants).toBe(1);
  expect(s.me.active.map(({ ref }) => ref)).toEqual([BADGER_JOB, NISKA_JOB]);
  expect(Object.keys(s.me.solid)).toEqual(['badger']);
});

test('MISB-04 MISB-15 whoever is alone on the job takes the test that is for one, and bears what comes of it', () => {
  // Marco fights with 2: a 3 is one short of what the old vendetta asks for.
  const alone = work(game(['old-vendetta'], {}, { dice: [3] })).play('chooseOption', 0);
  expect([alone.stage, alone.me.crew]).toEqual(['turn', [{ ref: 'marco', disgruntled: true, wanted: false }]]);
  const sent = game(['old-vendetta'], { crew: ['jayne'] }, { dice: [1] }).play('work', BADGER_JOB);
  sent.play('leaveAboard', 'marco').play('setOut').play('chooseOption', 0);
  expect([sent.me.crew.map(({ ref }) => ref), sent.G.box.includes('jayne')]).toEqual([['marco'], true]);
});
