import { Match } from '../../../src/engine/match';
import { crewCost, deckOf, idOf, misbehaveCard, navCard } from '../../../src/firefly/cards';
import { supply } from '../../../src/firefly/content';
import { boardFor } from '../../../src/firefly/map';
import { firefly } from '../../../src/firefly/rules';
import type { DeckId, Options, Ref, State } from '../../../src/firefly/state';
import { loaded, scene } from '../scenario';

type Game = Match<State, Options>;
const upgrades = new Set(supply.filter(({ kind }) => kind === 'upgrade').map(({ id }) => id));

/** A new game before its first choice. */
const fresh = (players: number, options: Record<string, unknown> = {}, dice: number[] = [], seed = 'setup'): Game => {
  const random = loaded(dice, seed);
  return new Match(firefly, firefly.setup(firefly.options({ story: 'king-of-all-londinium', ...options }, players), random), random);
};
const decider = (game: Game): string => game.active()[0]?.player ?? '';
const offered = (game: Game) => game.legal(decider(game));
const names = (game: Game): string[] => [...new Set(offered(game).map(({ move }) => move))];
const answers = (game: Game, name: string): string[] =>
  offered(game)
    .filter(({ move }) => move === name)
    .map(({ args }) => String(args[0]));
function choose(game: Game, name: string, arg?: string): string {
  const player = decider(game);
  game.play(player, { move: name, args: arg === undefined ? [] : [arg] });
  return player;
}
/** Takes the first answer until this move is offered, or play begins. */
function upTo(game: Game, name: string): Game {
  while (game.G.phase === 'draft' && !names(game).includes(name)) {
    const [first] = offered(game);
    if (!first) throw new Error('nothing to choose');
    game.play(decider(game), first);
  }
  return game;
}
/** Through the whole draft, dropping jobs only where the player must. */
function through(game: Game): Game {
  while (game.G.phase === 'draft') {
    const legal = offered(game);
    const move = legal.find((one) => one.move.startsWith('done')) ?? legal[0];
    if (!move) throw new Error('nothing to choose');
    game.play(decider(game), move);
  }
  return game;
}
const NAV: readonly DeckId[] = ['nav-alliance', 'nav-border'];
const SUPPLY: readonly DeckId[] = ['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar'];
const reshuffles = (refs: readonly Ref[]): number => refs.filter((ref) => navCard(ref).reshuffle).length;
const contactsOf = (refs: readonly Ref[]) => refs.map((ref) => deckOf(ref)).sort();
const FIVE = ['amnon-duul', 'badger', 'harken', 'niska', 'patience'];

test('SETUP-02 every deck is shuffled, each game its own way', () => {
  const one = fresh(2, {}, [], 'one').G.decks;
  const two = fresh(2, {}, [], 'two').G.decks;
  for (const deck of [...SUPPLY, ...NAV, 'misbehave', 'harken', 'badger'] as DeckId[]) {
    expect(one[deck].draw).not.toEqual(two[deck].draw);
    expect([...one[deck].draw].sort()).toEqual([...two[deck].draw].sort());
  }
});

test('SETUP-03 one Setup Card is used; it may change any step and the order of the steps', () => {
  const coachworks = { sets: ['base', 'coachworks'], story: '' };
  const primed = (game: Game) => new Set(SUPPLY.map((deck) => game.G.decks[deck].discard.length));
  // The usual one: captains before the story, three cards turned up.
  const usual = fresh(2, coachworks);
  expect(names(usual)).toEqual(['chooseLeader']);
  expect(primed(through(usual))).toEqual(new Set([3]));
  // The Blitz: the story first, cards for everybody from one deck, and six turned up.
  const blitz = fresh(2, { ...coachworks, setup: 'the-blitz' });
  expect(names(blitz)).toEqual(['chooseStory']);
  choose(blitz, 'chooseStory', 'king-of-all-londinium');
  expect(names(upTo(blitz, 'chooseDeck'))).toEqual(['chooseDeck']);
  choose(blitz, 'chooseDeck', 'osiris');
  through(blitz);
  expect(SUPPLY.filter((deck) => deck !== 'osiris').map((deck) => blitz.G.decks[deck].discard.length)).toEqual([6, 6, 6, 6]);
});

test('SETUP-03 two Setup Cards, or one there is not, are refused', () => {
  expect(() => fresh(2, { setup: ['standard', 'standard'] })).toThrow('standard');
  expect(() => fresh(2, { setup: 'no-such-card' })).toThrow('standard');
  expect(() => fresh(2, { setup: 'the-blitz' })).toThrow('coachworks');
});

test('SETUP-04 SETUP-05 a story changes the steps it speaks of, and all others are done the standard way', () => {
  const { G } = through(fresh(2, { story: 'desperadoes' }));
  for (const player of Object.values(G.players)) {
    expect([player.warrants, player.cash]).toEqual([1, 3000]);
    expect(contactsOf(player.hand)).not.toContain('harken');
  }
  const first = upTo(fresh(2, { story: 'first-time-in-the-captains-chair' }), 'dropJob');
  expect(contactsOf(answers(first, 'dropJob'))).toEqual(['amnon-duul', 'harken']);
  expect(first.G.cruiser).toBe('londinium');
});

test('SETUP-06 with three or more players the reshuffle card of each Nav deck starts face up in its discard pile', () => {
  for (const players of [3, 4])
    for (const deck of NAV) {
      const { draw, discard } = fresh(players).G.decks[deck];
      expect([discard.length, reshuffles(discard), reshuffles(draw)]).toEqual([1, 1, 0]);
    }
});

test('SETUP-07 E-121 with one or two players the reshuffle cards are in the Nav decks and the discard piles empty', () => {
  for (const [players, story] of [
    [1, 'awful-lonely-in-the-big-black'],
    [2, 'desperadoes'],
  ] as const)
    for (const deck of NAV) {
      const { draw, discard } = fresh(players, { story }).G.decks[deck];
      expect([discard, reshuffles(draw)]).toEqual([[], 1]);
    }
});

test('SETUP-10 a Nav deck is shuffled with its reshuffle card in it, so that the card lies anywhere', () => {
  const places = Array.from({ length: 12 }, (_, i) =>
    fresh(2, {}, [], `deal ${i}`).G.decks['nav-border'].draw.findIndex((ref) => navCard(ref).reshuffle),
  );
  expect(new Set(places).size).toBeGreaterThan(4);
});

test('SETUP-11 the reshuffle card of the Misbehave deck is in that deck, whatever the number of players', () => {
  for (const players of [2, 4]) {
    const { draw, discard } = fresh(players).G.decks.misbehave;
    expect(draw.filter((ref) => misbehaveCard(ref).reshuffle).map(idOf)).toEqual(['alliance-operatives']);
    expect([draw.length, discard.length]).toEqual([40, 0]);
  }
});

test('SETUP-15 no Nav deck contains more than one reshuffle card', () => {
  for (const players of [2, 3])
    for (const deck of NAV) {
      const { draw, discard } = fresh(players).G.decks[deck];
      expect(reshuffles([...draw, ...discard])).toBe(1);
      expect(draw.length + discard.length).toBe(40);
    }
});

test('SETUP-22 the Cruiser starts at Londinium, with Harken on it', () => {
  const { G } = through(fresh(2));
  expect(G.cruiser).toBe('londinium');
  const s = scene({ story: 'king-of-all-londinium', me: { at: 'londinium' } });
  expect(s.can('deal', 'harken')).toBe(true);
  expect(scene({ story: 'king-of-all-londinium', me: { at: 'londinium' }, cruiser: 'santo' }).can('deal', 'harken')).toBe(false);
});

test('SETUP-23 the one Cutter starts in the sector with the Firefly logo', () => {
  const { G } = fresh(2);
  expect(G.cutters).toEqual(['border-2-06']);
  expect(boardFor(['base']).zone('border-2-06')).toBe('border');
});

test('SETUP-26 the highest die chooses first, ties roll again, and the others choose clockwise', () => {
  const game = fresh(4, {}, [2, 5, 5, 1, 3, 4]);
  const order: string[] = [];
  for (let i = 0; i < 4; i++) {
    const leaders = answers(game, 'chooseLeader');
    order.push(choose(game, 'chooseLeader', leaders[0]));
    const ships = answers(game, 'chooseShip');
    expect(leaders).toHaveLength(7 - i);
    // The last ship left is no choice.
    if (i < 3) expect(ships).toHaveLength(4 - i);
    if (ships.length > 0) choose(game, 'chooseShip', ships[0]);
  }
  expect(new Set(Object.values(game.G.players).map(({ ship }) => ship)).size).toBe(4);
  expect(order).toEqual(['2', '3', '0', '1']);
  const drives = Object.values(game.G.players).map(({ drive }) => drive);
  expect(drives.map(idOf)).toEqual(Array(4).fill('radion-accelerator-mark-i'));
  expect(new Set(drives).size).toBe(4);
});

test('SETUP-27 E-118 the last to choose places first, then anticlockwise, anywhere but with another player', () => {
  const game = upTo(fresh(3, {}, [1, 6, 2]), 'placeShip');
  expect(answers(game, 'placeShip')).toContain('persephone');
  const order = [choose(game, 'placeShip', 'persephone')];
  expect(answers(game, 'placeShip')).not.toContain('persephone');
  expect(() => choose(game, 'placeShip', 'persephone')).toThrow();
  order.push(choose(game, 'placeShip', 'athens'));
  order.push(choose(game, 'placeShip', String(boardFor(['base']).sectors.find((sector) => !boardFor(['base']).planetary(sector)))));
  expect(order).toEqual(['0', '2', '1']);
});

test('SETUP-27 E-118 flying later to where another player is is fine', () => {
  const s = scene({ me: { at: 'pelorum' }, rival: { at: 'persephone' } });
  expect(s.can('mosey', 'persephone')).toBe(true);
});

test('SETUP-29 who chose first and placed last takes the first turn; turns go clockwise', () => {
  const game = through(fresh(3, {}, [1, 6, 2]));
  const turns: string[] = [];
  for (let i = 0; i < 4; i++) {
    turns.push(game.G.turn.player);
    choose(game, 'endTurn');
  }
  expect(turns).toEqual(['1', '2', '0', '1']);
});

test('SETUP-30 one story is chosen once the leaders are; no other has a say', () => {
  const game = upTo(fresh(2, { story: '' }), 'chooseStory');
  expect(Object.values(game.G.players).every(({ leader, ship }) => leader !== '' && ship !== '')).toBe(true);
  expect(answers(game, 'chooseStory')).toEqual(expect.arrayContaining(['desperadoes', 'harkens-folly', 'king-of-all-londinium']));
  choose(game, 'chooseStory', 'desperadoes');
  expect(names(game)).not.toContain('chooseStory');
  through(game);
  expect(Object.values(game.G.players).map(({ warrants }) => warrants)).toEqual([1, 1]);
  const other = upTo(fresh(2, { story: '' }), 'chooseStory');
  choose(other, 'chooseStory', 'harkens-folly');
  expect(Object.values(through(other).G.players).map(({ warrants }) => warrants)).toEqual([0, 0]);
});

test('SETUP-30 a table may choose the story first, and is then not asked', () => {
  const game = fresh(2, { story: 'desperadoes' });
  const asked = new Set<string>();
  while (game.G.phase === 'draft') {
    for (const name of names(game)) asked.add(name);
    const legal = offered(game);
    const move = legal.find((one) => one.move.startsWith('done')) ?? legal[0];
    if (move) game.play(decider(game), move);
  }
  expect([asked.has('chooseStory'), game.G.players['0']?.warrants]).toEqual([false, 1]);
  expect(() => fresh(2, { story: 'no-such-story' })).toThrow('desperadoes');
});

test('SETUP-31 SETUP-32 everybody starts with $3,000, 6 fuel and 2 parts, which fill four squares', () => {
  const game = through(fresh(4));
  for (const { cash, hold, stash } of Object.values(game.G.players))
    expect([cash, hold.fuel + stash.fuel, hold.parts + stash.parts]).toEqual([3000, 6, 2]);
  const p = decider(game);
  const player = game.G.players[p];
  if (!player) throw new Error('no player');
  // Twelve squares: four are taken, sixteen further halves fit.
  player.sector = 'persephone';
  player.cash = 10000;
  choose(game, 'buy');
  for (const n of [8, 8]) game.play(p, { move: 'buyGoods', args: ['fuel', n] });
  expect(names(game)).not.toContain('buyGoods');
});

test('SETUP-34 one job from each of the five contacts is dealt; any number goes back, at most three are kept', () => {
  const game = upTo(fresh(2), 'dropJob');
  const p = decider(game);
  const dealt = answers(game, 'dropJob');
  expect(contactsOf(dealt)).toEqual(FIVE);
  expect(names(game)).toEqual(['dropJob']);
  choose(game, 'dropJob', dealt[0]);
  expect(names(game)).toEqual(['dropJob']);
  choose(game, 'dropJob', dealt[1]);
  expect(names(game)).toContain('doneJobs');
  choose(game, 'dropJob', dealt[2]);
  choose(game, 'doneJobs');
  expect(game.G.players[p]?.hand).toEqual(dealt.slice(3));
});

test('SETUP-34 all five may go back', () => {
  const game = upTo(fresh(2), 'dropJob');
  const p = decider(game);
  for (const ref of answers(game, 'dropJob')) choose(game, 'dropJob', ref);
  if (names(game).includes('doneJobs') && decider(game) === p) choose(game, 'doneJobs');
  expect(through(game).G.players[p]?.hand).toEqual([]);
});

test('SETUP-35 jobs thrown back lie face up in the discard piles of their contacts', () => {
  const game = upTo(fresh(2), 'dropJob');
  const dropped = answers(game, 'dropJob').slice(0, 2);
  for (const ref of dropped) choose(game, 'dropJob', ref);
  through(game);
  for (const ref of dropped) expect(game.G.decks[deckOf(ref) as DeckId].discard).toContain(ref);
});

test('SETUP-36 beginners are dealt jobs from Harken, Amnon Duul and Patience only', () => {
  const game = upTo(fresh(2, { beginner: true }), 'dropJob');
  expect(contactsOf(answers(game, 'dropJob'))).toEqual(['amnon-duul', 'harken', 'patience']);
});

test('SETUP-37 after the starting jobs the top three cards of every supply deck are turned up', () => {
  const game = upTo(fresh(2), 'dropJob');
  const tops = SUPPLY.map((deck) => game.G.decks[deck].draw.slice(-3).sort());
  for (const deck of SUPPLY) expect(game.G.decks[deck].discard).toEqual([]);
  through(game);
  expect(SUPPLY.map((deck) => [...game.G.decks[deck].discard].sort())).toEqual(tops);
});

test('SETUP-28 E-110 with Zoe as a leader no Zoe is in the decks of Silverhold or of the bounties', () => {
  const sets = ['base', 'pirates', 'jetwash'];
  const zoes = (game: Game, deck: DeckId) => game.G.decks[deck].draw.filter((ref) => idOf(ref).includes('zoe'));
  const led = (leader: string): Game => {
    const game = upTo(fresh(2, { sets }), 'chooseLeader');
    expect([zoes(game, 'silverhold').length, zoes(game, 'bounty').length]).toEqual([1, 1]);
    choose(game, 'chooseLeader', leader);
    return upTo(game, 'placeShip');
  };
  const zoe = led('zoe-leader');
  expect([zoes(zoe, 'silverhold'), zoes(zoe, 'bounty')]).toEqual([[], []]);
  expect(zoe.G.box.filter((ref) => idOf(ref).includes('zoe'))).toHaveLength(2);
  expect(zoes(led('malcolm'), 'silverhold')).toHaveLength(1);
});

test('SETUP-39 the Browncoat Way: each pays the value of the ship, which covers the upgrades it comes with', () => {
  const options = { sets: ['base', 'coachworks', 'jetwash'], setup: 'the-browncoat-way' };
  const buys = (ship: string) => {
    const game = upTo(fresh(2, options), 'chooseShip');
    expect(game.G.players[decider(game)]?.cash).toBe(12000);
    const p = choose(game, 'chooseShip', ship);
    const paid = 12000 - (game.G.players[p]?.cash ?? 0);
    // Nothing else is bought on the way.
    while (game.G.phase === 'draft') {
      const legal = offered(game);
      const move = legal.find((one) => one.move === 'stockUp' && one.args[1] === 0) ?? legal[0];
      if (move) game.play(decider(game), move);
    }
    return [paid, 12000 - (game.G.players[p]?.cash ?? 0), game.G.players[p]?.upgrades.length];
  };
  expect(buys('serenity')).toEqual([7800, 7800, 0]);
  expect(buys('jetwash')).toEqual([9500, 9500, 2]);
});

test('SETUP-27 REAVER-01 a ship may start in any sector; whoever starts beside a Cutter meets it on the first turn', () => {
  const metBy = (sector: (game: Game) => string) => {
    const game = upTo(fresh(1, { story: 'desperadoes' }), 'placeShip');
    expect(answers(game, 'placeShip')).toHaveLength(boardFor(['base']).sectors.length);
    choose(game, 'placeShip', sector(game));
    const seen: string[] = [];
    while (game.G.turn.number < 1) {
      const move = game.legal('0')[0]!;
      game.play('0', move);
      seen.push(...game.G.log.map(({ kind }) => kind));
    }
    return seen.includes('reavers');
  };
  expect([metBy(() => 'persephone'), metBy(({ G }) => G.cutters[0]!)]).toEqual([false, true]);
});

describe('SETUP-05 alone in the Big Black', () => {
  const alone = () => upTo(fresh(1, { story: 'awful-lonely-in-the-big-black' }), 'pickCrew');
  const aboard = (game: Game) => (game.G.players['0']?.crew ?? []).slice(1).map(({ ref }) => ref);
  const cost = (refs: readonly Ref[]) => refs.reduce((sum, ref) => sum + crewCost(ref), 0);

  test('one of the goals is chosen before play', () => {
    const game = upTo(fresh(1, { story: 'awful-lonely-in-the-big-black' }), 'chooseGoal');
    expect(answers(game, 'chooseGoal')).toEqual(['1', '2', '3']);
    game.play(decider(game), { move: 'chooseGoal', args: [2] });
    expect(game.G.chosenGoal).toBe(2);
  });

  test('up to four crew come along for nothing, deck by deck, together worth no more than $1,000', () => {
    const game = alone();
    const first = answers(game, 'pickCrew');
    expect(names(game)).toEqual(['pickCrew', 'nextDeck', 'doneCrew']);
    choose(game, 'nextDeck');
    expect(answers(game, 'pickCrew')).not.toEqual(first);
    while (names(game).includes('pickCrew')) {
      const [dearest] = answers(game, 'pickCrew').sort((a, b) => crewCost(b) - crewCost(a));
      choose(game, 'pickCrew', dearest);
      expect(cost(aboard(game))).toBeLessThanOrEqual(1000);
    }
    expect(aboard(game).length).toBeLessThanOrEqual(4);
    expect(cost(aboard(game))).toBeGreaterThan(600);
    expect(through(game).G.players['0']?.cash).toBe(3000);
  });

  test('and nobody need be taken', () => {
    const game = alone();
    choose(game, 'doneCrew');
    expect([names(game).includes('pickCrew'), aboard(game)]).toEqual([false, []]);
  });
});

test('CORE-31 in The Blitz an old upgrade may make way for a new one', () => {
  const options = { sets: ['base', 'coachworks', 'esmeralda'], setup: 'the-blitz' };
  const game = upTo(fresh(5, options), 'chooseShip');
  const p = choose(game, 'chooseShip', 'esmeralda');
  choose(upTo(game, 'chooseDeck'), 'chooseDeck', 'osiris');
  let dropped: string | undefined;
  while (game.G.phase === 'draft' && dropped === undefined) {
    if (decider(game) === p && names(game).includes('dropUpgrade')) {
      dropped = answers(game, 'dropUpgrade')[0];
      choose(game, 'dropUpgrade', dropped);
    } else game.play(decider(game), offered(game).at(-1) ?? { move: '', args: [] });
  }
  expect(dropped).toBeDefined();
  expect(game.G.players[p]?.upgrades).not.toContain(dropped);
  expect(answers(game, 'takeCard').some((ref) => upgrades.has(idOf(ref)))).toBe(true);
});
