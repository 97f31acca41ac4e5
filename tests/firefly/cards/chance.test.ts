import { misbehaveCard } from '../../../src/firefly/cards';
import { firefly } from '../../../src/firefly/rules';
import { HIDDEN, type Ref } from '../../../src/firefly/state';
import { type Has, loaded, type Scene, scene, type Table } from '../scenario';

const game = (sets: string[], me: Has, table: Table = {}): Scene =>
  scene({ story: 'king-of-all-londinium', options: { sets: ['base', ...sets] }, me: { leader: 'malcolm', ...me }, ...table });

/** Misbehave cards of the base game by suit. */
function suited(s: Scene, suit: string, n: number): Ref[] {
  const { draw } = s.G.decks.misbehave;
  return draw.filter((ref) => misbehaveCard(ref).suit === suit && !misbehaveCard(ref).reshuffle).slice(0, n);
}

/** Lays so many cards of each suit on top. */
function stack(s: Scene, ...suits: string[]): Scene {
  const cards = suits.map((suit, i) => suited(s, suit, i + 1)[i] ?? '');
  const pile = s.G.decks.misbehave;
  pile.draw = [...pile.draw.filter((ref) => !cards.includes(ref)), ...cards.reverse()];
  return s;
}

describe('gambling', () => {
  test('Tall Playing Cards: $500 in, and three of one suit among five bring $1,500', () => {
    const play = (...suits: string[]) => {
      const s = stack(game(['breakin-atmo'], { gear: ['tall-playing-cards'], cash: 1000 }), ...suits);
      s.play('useAbility', 'tall-playing-cards', 0);
      expect(s.me.gear).toEqual([]);
      expect(s.G.decks.misbehave.discard).toHaveLength(5);
      return s.me.cash;
    };
    expect(play('hearts', 'clubs', 'hearts', 'spades', 'hearts')).toBe(2000);
    expect(play('hearts', 'clubs', 'hearts', 'spades', 'clubs')).toBe(500);
    expect(game(['breakin-atmo'], { gear: ['tall-playing-cards'], cash: 400 }).can('useAbility')).toBe(false);
  });

  test('Maque Tiles: a colour is called, and both cards must have it', () => {
    const play = (call: string, ...suits: string[]) =>
      stack(game(['blue-sun'], { gear: ['maque-tiles'], cash: 0 }), ...suits)
        .play('useAbility', 'maque-tiles', 0)
        .play('call', call).me.cash;
    expect([play('red', 'hearts', 'diamonds'), play('black', 'hearts', 'diamonds'), play('red', 'hearts', 'clubs')]).toEqual([1200, 0, 0]);
  });

  test('"Friendly" Game of Cards: every card of the suit called pays and makes a friend', () => {
    const upset: Has = {
      gear: ['friendly-game-of-cards'],
      crew: [
        { ref: 'jayne', disgruntled: true },
        { ref: 'kaylee', disgruntled: true },
      ],
      cash: 300,
    };
    const s = stack(game(['pirates'], upset), 'clubs', 'hearts', 'clubs').play('useAbility', 'friendly-game-of-cards', 0);
    expect(s.offered('call')).toEqual(['clubs', 'diamonds', 'hearts', 'spades']);
    s.play('call', 'clubs').play('chooseCrew', 'jayne');
    expect([s.me.cash, s.me.crew.some(({ disgruntled }) => disgruntled)]).toEqual([1000, false]);
  });

  test.each([
    ['patience-the-beaumonde-derby', 'beaumonde'],
    ['patience-the-sho-je-downs', 'sho-je-downs'],
    ['patience-the-zephyr-stakes', 'zephyr'],
  ])('%s: whoever delivers may bet $500 on a suit, and wins $3,000', (ref, at) => {
    const deliver = (cash: number) =>
      stack(game(['blue-sun', 'kalidasa'], { at, cash, active: [{ ref, step: 1 }], hold: { cargo: 1 } }), 'hearts')
        .play('work', ref)
        .play('setOut');
    const bet = (suit: string) => deliver(500).play('yes').play('call', suit).me.cash;
    expect([bet('hearts'), bet('clubs'), deliver(500).play('no').me.cash]).toEqual([5200, 2200, 2700]);
    expect(deliver(400).me.cash).toBe(2600);
  });

  test('Billiards Betting: two dice pay $100 a pip as it is bought, and it is spent', () => {
    const table: Table = { dice: [3, 5], discards: { beaumonde: ['billiards-betting'] } };
    const s = game(['kalidasa'], { at: 'beaumonde', cash: 500 }, table).play('buy').play('considerCards');
    s.play('takeFromDiscard', 'billiards-betting').play('draw').play('keep', 'billiards-betting');
    expect([s.me.cash, s.me.gear, s.stage]).toEqual([800, [], 'keep']);
    expect(s.G.decks.beaumonde.discard).toContain('billiards-betting');
  });

  test('Billiards Betting had in another way pays nothing, at a later Buy neither', () => {
    const s = game(['kalidasa'], { at: 'persephone', gear: ['billiards-betting'], cash: 0 })
      .play('buy')
      .play('doneBuying');
    expect([s.me.cash, s.me.gear.length]).toEqual([0, 1]);
  });

  test('the casino ship takes a stake of up to $1,000 and pays it back threefold', () => {
    const s = game(['kalidasa'], { at: 'beaumonde', hold: { fuel: 3 }, cash: 700 }, { top: { 'nav-rim': ['fly-by-night-casino-ship'] } });
    stack(s, 'spades', 'spades', 'spades', 'hearts', 'clubs');
    s.play('fullBurn', String(s.offered('fullBurn')[0])).play('chooseOption', 1);
    expect(s.offered('stake')).toEqual([0, 100, 200, 300, 400, 500, 600, 700]);
    s.play('stake', 700);
    expect([s.me.cash, s.stage]).toEqual([2100, 'turn']);
  });

  test('CORE-25 a reshuffle card turned up in a gamble has its deck reshuffled', () => {
    const s = game(['blue-sun'], { gear: ['maque-tiles'], cash: 0 });
    const pile = s.G.decks.misbehave;
    const again = pile.draw.filter((ref) => misbehaveCard(ref).reshuffle);
    pile.draw = [...pile.draw.filter((ref) => !again.includes(ref)), ...again];
    s.play('useAbility', 'maque-tiles', 0).play('call', 'red');
    expect([s.G.decks.misbehave.draw.length, s.G.decks.misbehave.discard.length]).toEqual([40, 0]);
  });
});

describe('looking at decks', () => {
  const three = ['gun-play', 'knife-fight', 'kill-the-alarm'];
  const reader = (sets: string[], gear: Ref) => game(sets, { gear: [gear] }, { top: { misbehave: three } });
  const book = 'universal-encyclopedia';

  test('Universal Encyclopedia: for a Deal the top three misbehave cards go back in any order', () => {
    const s = reader(['breakin-atmo'], book).play('useAbility', book, 0, 'deal');
    expect(s.offered('putNext')).toEqual(three);
    expect(s.can('discardAll')).toBe(false);
    s.play('putNext', 'kill-the-alarm').play('putNext', 'gun-play');
    expect(s.G.decks.misbehave.draw.slice(-3).reverse()).toEqual(['kill-the-alarm', 'gun-play', 'knife-fight']);
    expect([s.G.turn.used, s.me.gear.length]).toEqual([['deal'], 1]);
  });

  test('INFO-03 only the reader sees them', () => {
    const s = reader(['breakin-atmo'], book).play('useAbility', book, 0, 'deal').play('putNext', 'knife-fight');
    const seen = (p: string) => s.match.view(p).stack.flatMap((frame) => (frame.kind === 'peek' ? [...frame.seen, ...frame.order] : []));
    expect(seen('0').sort()).toEqual([...three].sort());
    expect(seen('1')).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    const guess = firefly.determinize(s.match.view('1'), '1', loaded([], 'guess'));
    const cards = [
      ...guess.decks.misbehave.draw,
      ...guess.stack.flatMap((frame) => (frame.kind === 'peek' ? [...frame.seen, ...frame.order] : [])),
    ];
    expect(new Set(cards).size).toBe(40);
    expect(cards).not.toContain(HIDDEN);
  });

  test('Heist Intel: they may all be thrown away instead', () => {
    const s = reader(['blue-sun'], 'heist-intel').play('useAbility', 'heist-intel', 0).play('discardAll');
    expect([...s.G.decks.misbehave.discard].sort()).toEqual([...three].sort());
    expect([s.me.gear, s.stage]).toEqual([[], 'turn']);
    const kept = reader(['blue-sun'], 'heist-intel').play('useAbility', 'heist-intel', 0).play('putNext', 'gun-play');
    expect(kept.can('discardAll')).toBe(false);
  });

  test.each(['alliance', 'border', 'rim'])('Nav Charts: the next five cards of %s space', (zone) => {
    const chart = `nav-charts-${zone}-space`;
    const s = game(['kalidasa'], { gear: [chart] }).play('useAbility', chart, 0);
    const pile = s.G.decks[`nav-${zone}` as 'nav-rim'];
    const before = pile.draw.length;
    while (s.stage === 'peek') s.play('putNext', String(s.offered('putNext').at(-1)));
    expect([pile.draw.length, s.me.gear]).toEqual([before + 5, []]);
  });

  test("Wash's Nav Charts: those of a deck of one's choice", () => {
    const s = game(['kalidasa'], { gear: ['washs-nav-charts'] }).play('useAbility', 'washs-nav-charts', 0);
    expect(s.offered('pickDeck')).toEqual(['nav-alliance', 'nav-border', 'nav-rim']);
    s.play('pickDeck', 'nav-border');
    expect(s.G.stack.find(({ kind }) => kind === 'peek')).toMatchObject({ deck: 'nav-border' });
  });
});
