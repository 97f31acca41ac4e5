import { Match } from '../../../src/engine/match';
import { must } from '../../../src/engine/must';
import { jobCard } from '../../../src/firefly/cards';
import { firefly } from '../../../src/firefly/rules';
import { type Has, scene, type Table } from '../scenario';

const game = (setup: string, sets: string[], me: Has, table: Table = {}) =>
  scene({ story: 'king-of-all-londinium', me: { leader: 'malcolm', ...me }, ...table, options: { sets: ['base', ...sets], setup } });

/** Drafts, taking the last of what is offered. */
function draft(options: object, players = 2) {
  const match = Match.start(firefly, 'setups', players, options);
  while (match.G.phase === 'draft') {
    const { player } = must(match.active()[0], 'decider');
    match.play(player, must(match.legal(player).at(-1), 'choice'));
  }
  return match.G;
}

describe('Alliance High Alert', () => {
  const options = { sets: ['base', 'crime'], setup: 'alliance-high-alert', story: 'king-of-all-londinium' };

  test('SETUP-21 an Alliance Alert is in play from the start, and only because the card says so', () => {
    const G = draft(options);
    expect([G.alertCards.length, G.decks.alert.draw.length]).toEqual([1, 9]);
    expect(draft({ ...options, setup: 'standard' }).alertCards).toEqual([]);
  });

  test('SETUP-21 with a story that wants one too there is still only one', () => {
    expect(draft({ ...options, story: 'wanted-men' }).alertCards).toHaveLength(1);
    expect(draft({ ...options, story: '' }).alertCards).toHaveLength(1);
  });

  test('three starting jobs come from any contacts but Harken, who deals with nobody', () => {
    const G = draft(options);
    for (const { hand } of Object.values(G.players)) {
      expect(hand).toHaveLength(3);
      expect(hand.map((ref) => jobCard(ref).contact)).not.toContain('harken');
    }
    expect(game('alliance-high-alert', ['crime'], { at: 'londinium' }, { cruiser: 'londinium' }).offered('deal')).toEqual([]);
  });
});

describe('Clearer Skies, Better Days', () => {
  const flight = (me: Has, dice: number[]) =>
    game(
      'clearer-skies-better-days',
      ['crime'],
      { at: 'pelorum', drive: 'radion-accelerator-mark-i', hold: { fuel: 3 }, ...me },
      { dice, cruiser: 'londinium', top: { 'nav-alliance': ['abandoned-ship'] } },
    );

  test('a die says how many sectors of a Full Burn are crossed without nav cards', () => {
    const s = flight({}, [2]).play('fullBurn', 'persephone');
    expect([s.G.decks['nav-alliance'].draw.at(-1), s.can('flyOn', 'pelorum')]).toEqual(['abandoned-ship', true]);
    s.play('flyOn', 'pelorum');
    expect(s.G.decks['nav-alliance'].draw.at(-1)).toBe('abandoned-ship');
    s.play('flyOn', 'persephone');
    expect([s.stage, s.G.decks['nav-alliance'].draw.includes('abandoned-ship')]).toEqual(['choose', false]);
  });

  test('the law still stops an Outlaw on the way, and a Mosey needs no die', () => {
    const s = game(
      'clearer-skies-better-days',
      ['crime'],
      { at: 'pelorum', hold: { fuel: 3 }, warrants: 1 },
      { dice: [6], cruiser: 'persephone' },
    );
    s.play('fullBurn', 'persephone');
    expect([s.stage, s.me.warrants, s.can('fullBurn')]).toEqual(['turn', 0, false]);
    const mosey = flight({}, [6]).play('mosey', 'persephone');
    expect(mosey.G.log.some(({ kind }) => kind === 'die')).toBe(false);
  });

  test('there are no alert tokens, neither at the start nor from moving Cutters', () => {
    const G = draft({ sets: ['base', 'blue-sun', 'crime'], setup: 'clearer-skies-better-days', story: 'any-port-in-a-storm' });
    expect(Object.values(G.alerts).every(({ alliance, reaver }) => alliance + reaver === 0)).toBe(true);
  });
});

describe("Time's Not on Our Side", () => {
  test('three jobs come from one contact, and a token goes with every turn of the first player', () => {
    const G = draft({ sets: ['base', 'kalidasa'], setup: 'times-not-on-our-side', story: 'king-of-all-londinium' });
    for (const { hand } of Object.values(G.players)) expect(new Set(hand.map((ref) => jobCard(ref).contact)).size).toBe(1);
    expect(G.timer).toBe(19);
  });

  test('with the last token everybody has one last turn, then the richest wins if nobody has finished', () => {
    const s = game('times-not-on-our-side', ['kalidasa'], { cash: 1000 }, { rival: { cash: 2000 } });
    s.G.timer = 1;
    s.play('endTurn').play('endTurn');
    expect([s.turn, s.G.timer, s.G.over]).toEqual(['0', 0, null]);
    expect(s.play('endTurn').G.over).toBeNull();
    expect(s.turn).toBe('1');
    expect(s.play('endTurn').G.over).toEqual({ winner: '1', reason: 'story' });
  });

  test('SETUP-05 a story with tokens of its own is left to them', () => {
    const s = scene({ story: 'its-all-in-who-you-know', options: { sets: ['base', 'kalidasa'], setup: 'times-not-on-our-side' } });
    expect(s.G.timer).toBe(6);
    expect(s.play('endTurn').play('endTurn').G.timer).toBe(6);
  });
});

test('The Blitz: as many rounds as players, each takes one of the cards turned up free, and six more are turned up in each deck', () => {
  const G = draft({ sets: ['base', 'coachworks'], setup: 'the-blitz', story: 'king-of-all-londinium' }, 3);
  for (const player of Object.values(G.players)) {
    const taken = player.crew.length - 1 + player.gear.length + player.upgrades.length;
    expect(taken).toBeGreaterThan(0);
    expect([taken <= 3, player.cash]).toEqual([true, 3000]);
  }
  expect(G.decks.regina.discard).toHaveLength(6);
});
