import { Match } from '../../../src/engine/match';
import { BadInput } from '../../../src/engine/moves';
import { marketRefs, reaversRefs, startingRefs } from '../../../src/misbehavin/cards';
import { supply } from '../../../src/misbehavin/content';
import { misbehavin } from '../../../src/misbehavin/rules';
import type { State } from '../../../src/misbehavin/state';
import { requirement } from '../../../src/misbehavin/values';
import { scene } from '../scenario';

const start = (players = 4, options: Record<string, unknown> = {}, seed = 'setup') => Match.start(misbehavin, seed, players, options);
const sets = (G: State) => Object.keys(G.supply).sort();

test('MB-SETUP-01 each player has another faction, its ten cards, one token and one credit', () => {
  const { G } = start();
  const players = Object.values(G.players);
  expect(new Set(players.map(({ faction }) => faction)).size).toBe(4);
  for (const { faction, deck, hand, credits, verse } of players) {
    expect([...deck, ...hand].sort()).toEqual(startingRefs(faction!).sort());
    expect(deck.length + hand.length).toBe(10);
    expect([credits, verse]).toEqual([1, 1]);
  }
  expect(start(3, { factions: ['niska', 'alliance', 'serenity'] }).G.players['1']?.faction).toBe('alliance');
});

test('MB-SETUP-01 factions may be chosen at the table, none twice', () => {
  const match = start(3, { factions: 'choose' });
  for (let i = 0; i < 3; i++) {
    const [{ player, stage }] = match.active() as [{ player: string; stage: string }];
    expect(stage).toBe('faction');
    expect(match.legal(player)).toHaveLength(4 - i);
    match.play(player, match.legal(player)[0]!);
    expect(match.G.players[player]?.hand).toHaveLength(5);
  }
  expect(match.active()[0]?.stage).toBe('turn');
});

test('MB-SETUP-02 boards lie on side A unless side B, with room for one more, is asked for', () => {
  expect(start().G.options.side).toBe('A');
  const full = { hand: ['se-mal'], tableau: ['se-zoe', 'se-wash', 'se-kaylee', 'se-jayne', 'se-oddjobs'] };
  expect(scene({ me: full }).can('play', 'se-mal')).toBe(false);
  expect(scene({ me: full, options: { side: 'B' } }).can('play', 'se-mal')).toBe(true);
});

test('MB-SETUP-03 the usual supply is Shiny, The Black, Palaver, Misbehave, Crazy Ivan and Full Burn', () => {
  expect(sets(start().G)).toEqual(['crazy-ivan', 'full-burn', 'misbehave', 'palaver', 'shiny', 'the-black']);
});

test('MB-SETUP-04 MB-SUPPLY-05 another supply can be chosen: a recommended one, a draft, or what an episode prescribes', () => {
  const always = ['shiny', 'the-black'];
  expect(sets(start(2, { supply: 'down-n-dirty' }).G)).toEqual([...always, 'negotiation', 'misbehave', 'full-burn', 'crazy-ivan'].sort());
  expect(sets(start(2, { supply: 'wheel-and-deal' }).G)).toEqual([...always, 'palaver', 'double-cross', 'fei-wu', 'the-dart'].sort());
  expect(sets(start(2, { supply: 'xie-xie' }).G)).toEqual([...always, 'negotiation', 'the-dart', 'full-burn', 'fei-wu'].sort());
  expect(start(2, { supply: 'draft' }).active()[0]?.stage).toBe('draft');
  expect(start(2, { episode: 'ep-shindig' }).G.options.supply).toBe('wheel-and-deal');
});

test('MB-SETUP-05 three market decks with two cards face up each', () => {
  const { G } = start();
  for (const deck of ['core', 'border', 'rim'] as const) {
    const { draw, open } = G.market[deck];
    expect(open).toHaveLength(2);
    expect([...draw, ...open].sort()).toEqual(marketRefs(deck).sort());
  }
});

test('MB-SETUP-06 tokens, credits and power tokens come from a common stock: credits are never short, tokens are six a faction', () => {
  const s = scene({ me: { hand: ['su-shiny'], credits: 40, verse: 6, tableau: ['bo-memorial'] } });
  expect(s.play('useCard', 'su-shiny', 0).me.credits).toBe(42);
  expect(s.play('trigger', 'bo-memorial').me.verse).toBe(6);
});

test('MB-SETUP-07 everybody starts with a shuffled deck and five cards in hand', () => {
  const [a, b] = [start(2, {}, 'one').G, start(2, {}, 'two').G];
  for (const G of [a, b]) for (const { deck, hand } of Object.values(G.players)) expect([deck.length, hand.length]).toEqual([5, 5]);
  expect(a.players['0']?.hand).not.toEqual(b.players['0']?.hand);
});

test('MB-SETUP-08 the first player is drawn by lot and play goes to the left', () => {
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => start(3, {}, seed).G.first)).size).toBeGreaterThan(1);
  const match = start(3);
  const first = Number(match.G.first);
  expect(match.active()[0]?.player).toBe(String(first));
  match.play(String(first), { move: 'endTurn', args: [] });
  expect(match.active()[0]?.player).toBe(String((first + 1) % 3));
});

test('MB-SUPPLY-01 MB-SUPPLY-02 a set goes only into a place of its kind or the free one; The Dart is a fight and a maneuver set', () => {
  const match = start(2, { supply: 'draft' });
  const offered = (set: string) =>
    match
      .legal(match.active()[0]!.player)
      .filter(({ args }) => args[0] === set)
      .map(({ args }) => args[1]);
  expect(offered('negotiation')).toEqual(['deal', 'any']);
  expect(offered('palaver')).toEqual(['deal', 'any']);
  expect(offered('double-cross')).toEqual(['fight', 'any']);
  expect(offered('misbehave')).toEqual(['fight', 'any']);
  for (const set of ['crazy-ivan', 'fei-wu', 'full-burn']) expect(offered(set)).toEqual(['maneuver', 'any']);
  expect(offered('the-dart')).toEqual(['fight', 'maneuver', 'any']);
  expect(offered('shiny')).toEqual([]);
  match.play(match.active()[0]!.player, { move: 'placeSet', args: ['the-dart', 'fight'] });
  expect(offered('misbehave')).toEqual(['any']);
  expect(offered('the-dart')).toEqual([]);
});

test('MB-SUPPLY-03 a stack holds five cards, Shiny six, The Black twelve', () => {
  expect(Object.fromEntries(supply.map(({ supplySet, copies }) => [supplySet, copies]))).toMatchObject({ shiny: 6, 'the-black': 12 });
  const { G } = start();
  expect(['palaver', 'misbehave', 'crazy-ivan', 'full-burn'].map((set) => G.supply[set as 'palaver']?.length)).toEqual([5, 5, 5, 5]);
  expect([G.supply.shiny?.length, G.supply['the-black']?.length]).toEqual([6, 12]);
});

/** Drafts with the first set that fits and tells who chose. */
function drafted(players: number): { choosers: number[]; first: number } {
  const match = start(players, { supply: 'draft' });
  const from = Number(match.G.first);
  const choosers: number[] = [];
  while (match.active()[0]?.stage === 'draft') {
    const { player } = match.active()[0]!;
    choosers.push((Number(player) - from + players) % players);
    match.play(player, match.legal(player)[0]!);
  }
  expect(Object.keys(match.G.supply)).toHaveLength(6);
  return { choosers, first: (Number(match.active()[0]?.player) - from + players) % players };
}

test('MB-SUPPLY-06 in a draft sets are placed counter-clockwise, and who placed last begins', () => {
  expect(drafted(4)).toEqual({ choosers: [0, 3, 2, 1], first: 1 });
  expect(drafted(2)).toEqual({ choosers: [0, 1, 0, 1], first: 1 });
});

test('MB-SUPPLY-07 with three the first chooser also places the fourth, and the player on their left begins', () => {
  expect(drafted(3)).toEqual({ choosers: [0, 2, 1, 0], first: 1 });
});

test('MB-WIN-02 the requirement is 13, 12 or 11 power for 2, 3 or 4 players, less on side B', () => {
  expect([2, 3, 4].map((players) => requirement(start(players).G, '0'))).toEqual([13, 12, 11]);
  expect([2, 3, 4].map((players) => requirement(start(players, { side: 'B' }).G, '0'))).toEqual([11, 10, 9]);
});

test('MB-EPI-01 an episode prescribes board side, supply and Reavers, and nothing else can be asked for', () => {
  const { options } = start(2, { episode: 'ep-bushwhacked' }).G;
  expect(options).toMatchObject({ side: 'A', supply: 'default', reavers: true });
  expect(start(2, { episode: 'ep-shindig' }).G.options.side).toBe('B');
  expect(() => start(2, { episode: 'ep-shindig', side: 'A' })).toThrow(BadInput);
});

test('MB-REAV-01 the four Reavers cards are shuffled into the deck of the rim after the first market', () => {
  const { G } = start(2, { reavers: true });
  expect(G.market.rim.open.some((ref) => ref?.startsWith('rv-'))).toBe(false);
  expect(G.market.rim.draw.filter((ref) => ref.startsWith('rv-')).sort()).toEqual(reaversRefs().sort());
  expect(start(2).G.market.rim.draw.some((ref) => ref.startsWith('rv-'))).toBe(false);
});

test('later seats may start with one more credit', () => {
  const { G } = start(3, { catchUp: true });
  expect(Object.entries(G.players).map(([p, { credits }]) => credits - (p === G.first ? 1 : 2))).toEqual([0, 0, 0]);
});

test.each([
  [{ seats: 2 }, 'There is no option'],
  [{ factions: ['niska', 'niska'] }, 'different'],
  [{ side: 'C' }, 'A, B'],
  [{ supply: 'x' }, 'draft'],
  [{ episode: 'x' }, 'ep-shindig'],
  [{ reavers: 1 }, 'true or false'],
  [{ turnCap: -1 }, 'whole number'],
  [{ players: 3 }, 'number of seats'],
  ['x', 'must be an object'],
])('options %j are refused in one sentence', (options, says) => {
  expect(() => Match.start(misbehavin, 'x', 2, options)).toThrow(says);
});
