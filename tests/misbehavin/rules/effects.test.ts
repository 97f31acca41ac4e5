import { scene } from '../scenario';

test('MB-FX-02 cycling shuffles a face-up card into its deck and turns up another', () => {
  const s = scene({ me: { hand: ['su-palaver'] }, market: { core: ['co-papers', 'co-bank'], border: [], rim: [] } });
  const before = s.G.market.core.draw.length;
  s.play('useCard', 'su-palaver', 1);
  expect(s.offered('chooseCard')).toEqual(['co-papers', 'co-bank']);
  s.play('chooseCard', 'co-bank');
  const { draw, open } = s.G.market.core;
  expect([draw.length, open.includes(null), s.me.credits]).toEqual([before, false, 2]);
  expect([...draw, ...open].filter((ref) => ref === 'co-bank')).toHaveLength(1);
});

test('MB-FX-03 credits are the price on cards: a mercenary gets better', () => {
  const s = scene({ me: { hand: ['bo-mercenary'], credits: 2 }, rival: { tableau: ['nk-crow'] } });
  s.attack('bo-mercenary', 'nab', 'nk-crow').play('useAbility', 'bo-mercenary', 0);
  expect(s.offered('pay')).toEqual([1, 2]);
  s.play('pay', 2).settle();
  expect([s.me.credits, s.stage, s.where('nk-crow')]).toEqual([0, 'reward', 'hand 0']);
});

test('MB-FX-04 cards in hand count as set and can never be triggered', () => {
  const s = scene({ me: { hand: ['se-landing', 'se-mal'] }, rival: { tableau: ['nk-ledger'] } });
  expect(s.can('trigger')).toBe(false);
  expect(s.can('pickFight')).toBe(true);
});

test('MB-FX-05 cards in a tableau are in play, triggered or not; a discarded one is not', () => {
  const hand = ['su-full-burn'];
  expect(scene({ me: { hand, tableau: [{ ref: 'se-ship', triggered: true }] } }).can('useCard', 'su-full-burn')).toBe(true);
  expect(scene({ me: { hand, recycle: ['se-ship'] } }).can('useCard', 'su-full-burn')).toBe(false);
});

test('MB-FX-06 a card can be triggered without effect, at no cost of an activation', () => {
  const s = scene({
    me: { tableau: ['co-sonic-rifle'] },
    rival: { tableau: ['nk-niska', 'nk-skyplex'], hand: ['nk-thug'] },
    activations: { any: 0 },
  });
  s.play('useAbility', 'co-sonic-rifle', 0);
  expect([s.placed('nk-niska').triggered, s.placed('nk-skyplex').triggered, s.rival.hand.length]).toEqual([true, false, 1]);
});

test('MB-FX-07 a card triggered without effect can be used again only if it has a triggered ability', () => {
  const table = (ref: string) => scene({ me: { faction: 'niska', tableau: [{ ref, triggered: true }] }, rival: { faction: 'serenity' } });
  expect(table('nk-crow').can('verse', 're-trigger')).toBe(false);
  expect(table('nk-skyplex').play('verse', 're-trigger').me.hand).toHaveLength(1);
});

test('MB-FX-08 power tokens raise the power as long as they stay', () => {
  const s = scene({ me: { tableau: ['ri-militia', 'se-landing'], credits: 4 }, activations: { any: 2 } });
  expect(s.power()).toBe(2);
  s.play('trigger', 'ri-militia');
  expect([s.power(), s.me.credits]).toEqual([3, 2]);
  s.until('0');
  expect(s.power()).toBe(3);
  s.play('clearOut').play('dismiss', 'ri-militia').play('done');
  expect(s.power()).toBe(0);
  const foundry = scene({ me: { tableau: ['bo-foundry', 'co-papers', 'se-oddjobs'], credits: 2 } });
  foundry.play('trigger', 'bo-foundry');
  expect(foundry.offered('chooseCard')).toEqual(['co-papers', 'se-oddjobs']);
  expect(foundry.play('chooseCard', 'se-oddjobs').power()).toBe(4);
});

test('MB-SUPPLY-04 a supply card is used for its attribute or for one ability, not both', () => {
  const table = { me: { hand: ['su-misbehave'] }, rival: { tableau: ['nk-ledger'] } };
  const special = scene(table).play('useCard', 'su-misbehave', 0);
  expect([special.where('su-misbehave'), special.can('pickFight')]).toEqual(['supply', false]);
  const attribute = scene(table).attack('su-misbehave', 'nab', 'nk-ledger').settle();
  expect([attribute.G.turn.activations.any, attribute.stage]).toEqual([0, 'reward']);
});

test('MB-BLACK-01 The Black can neither be recruited nor gained in a deal', () => {
  const s = scene({ me: { hand: ['se-inara', 'se-mal'], credits: 20 } });
  const black = (moves: string[]) => moves.filter((move) => move.includes('black'));
  expect(black(s.play('makeDeal').play('commit', 'se-inara').legal)).toEqual([]);
  const recruit = scene({ me: { hand: ['se-inara', 'se-mal'] } })
    .play('recruit')
    .play('commit', 'se-mal');
  expect(black(recruit.legal)).toEqual([]);
});

test("MB-BLACK-02 effects put The Black into a recycle pile, and it stays among that player's cards", () => {
  const s = scene({
    options: { supply: 'xie-xie' },
    me: { hand: ['su-fei-wu'], tableau: ['se-landing'], verse: 0 },
    rival: { deck: [], recycle: [] },
  });
  s.play('useCard', 'su-fei-wu', 2);
  expect([s.rival.recycle, s.stack('the-black')]).toEqual([['su-the-black~12'], 11]);
  s.play('endTurn').play('endTurn');
  expect(s.rival.hand).toEqual(['su-the-black~12']);
});

test('MB-BLACK-03 playing or triggering a location returns a copy from hand', () => {
  const played = scene({ me: { hand: ['su-the-black', 'se-landing'] } }).play('play', 'se-landing');
  expect(played.where('su-the-black')).toBe('supply');
  const triggered = scene({ me: { hand: ['su-the-black'], tableau: ['se-landing'] } }).play('trigger', 'se-landing');
  expect(triggered.where('su-the-black')).toBe('supply');
  const ship = scene({ me: { hand: ['su-the-black'], tableau: ['bo-transport'] } }).play('trigger', 'bo-transport');
  expect(ship.where('su-the-black')).toBe('hand 0');
});

test('MB-BLACK-04 each such play or trigger returns one copy', () => {
  const s = scene({
    me: { hand: ['su-the-black', 'su-the-black~2', 'su-the-black~3', 'se-landing'], tableau: ['bo-memorial'] },
    activations: { any: 2 },
  });
  s.play('play', 'se-landing').play('leaveSet');
  expect(s.me.hand).toHaveLength(2);
  s.play('trigger', 'bo-memorial');
  expect(s.me.hand).toHaveLength(1);
});

test('MB-EX-31 playing a location and triggering it at once returns one copy', () => {
  const s = scene({ me: { hand: ['su-the-black', 'su-the-black~2', 'bo-memorial'] } });
  s.play('play', 'bo-memorial').play('triggerNow');
  expect([s.me.hand.length, s.me.verse]).toEqual([1, 2]);
});

test('MB-EX-32 without a copy left none is added and the play stands', () => {
  const copies = ['su-the-black', ...Array.from({ length: 11 }, (_, i) => `su-the-black~${i + 2}`)];
  const s = scene({ me: { hand: ['ri-miranda'] }, rival: { recycle: copies } });
  s.play('play', 'ri-miranda');
  expect([s.where('ri-miranda'), s.me.recycle]).toEqual(['tableau 0', []]);
});

test('MB-MAN-01 a maneuver needs no activation', () => {
  const s = scene({ me: { hand: ['su-full-burn'], tableau: ['se-ship'], verse: 0 }, activations: { any: 0 } });
  expect(s.play('useCard', 'su-full-burn', 0).me.hand).toHaveLength(2);
});

test('MB-MAN-02 its prerequisite is met by a card in the tableau, triggered or not', () => {
  const can = (tableau: ({ ref: string; triggered?: boolean } | string)[]) =>
    scene({ me: { hand: ['su-full-burn'], tableau } }).can('useCard', 'su-full-burn', 0);
  expect([can([]), can(['se-zoe']), can(['se-kaylee']), can([{ ref: 'se-ship', triggered: true }])]).toEqual([false, false, true, true]);
});

test('MB-MAN-03 it goes to the display, is resolved, and returns to the supply', () => {
  const s = scene({
    me: {
      hand: ['su-crazy-ivan'],
      tableau: [
        { ref: 'se-ship', triggered: true },
        { ref: 'se-mal', triggered: true },
      ],
      verse: 0,
    },
  });
  s.play('useCard', 'su-crazy-ivan', 1);
  expect(s.where('su-crazy-ivan')).toBe('display 0');
  s.play('chooseCard', 'se-mal');
  expect([s.where('su-crazy-ivan'), s.placed('se-mal').triggered, s.placed('se-ship').triggered]).toEqual(['supply', false, true]);
});

test('MB-MAN-04 it is played only on the own turn or while in a fight', () => {
  const maneuver = { hand: ['su-full-burn'], tableau: ['nk-ledger', 'bo-transport'], faction: 'niska' as const };
  const s = scene({
    players: 3,
    me: { hand: ['se-mal'] },
    seats: { 1: maneuver, 2: { faction: 'alliance', hand: ['su-full-burn~2'], tableau: ['al-cruiser', 'al-pistol'] } },
  });
  s.attack('se-mal', 'nab', 'nk-ledger').answer();
  expect([s.turn, s.can('useCard', 'su-full-burn', 0)]).toEqual(['1', true]);
  s.settle();
  // The third player was never asked.
  expect(s.stage).toBe('reward');
});

test('MB-MAN-05 MB-EX-20 each token carries a maneuver out again, with any of its effects, before it returns once', () => {
  const s = scene({
    options: { supply: 'xie-xie' },
    me: { hand: ['su-fei-wu', 'su-the-black', 'su-the-black~2', 'se-oddjobs'], verse: 2, top: ['se-mal'] },
  });
  s.play('useCard', 'su-fei-wu', 0).play('replay', 1).play('chooseCard', 'se-oddjobs').play('replay', 0);
  expect([s.stack('the-black'), s.where('se-oddjobs'), s.where('se-mal'), s.me.verse, s.stack('fei-wu')]).toEqual([
    12,
    'box',
    'hand 0',
    0,
    5,
  ]);
});

test('The Dart triggers any set card of another player but the fight target, and discards to draw', () => {
  const s = scene({
    options: { supply: 'xie-xie' },
    me: { hand: ['su-the-dart', 'se-mal'], tableau: ['se-zoe'], verse: 0 },
    rival: { tableau: ['nk-ledger', 'nk-thug', 'nk-crow'] },
  });
  s.attack('se-mal', 'nab', 'nk-ledger').play('useCard', 'su-the-dart', 0);
  expect(s.offered('chooseCard')).toEqual(['nk-thug', 'nk-crow']);
  const alone = scene({ options: { supply: 'xie-xie' }, me: { hand: ['su-the-dart'], tableau: ['se-zoe'] }, rival: {} });
  expect(alone.can('useCard', 'su-the-dart')).toBe(false);
});

test('the top of the deck is looked at, one card kept, the rest put back in any order', () => {
  const s = scene({ me: { tableau: ['co-terminal'], top: ['se-mal', 'se-zoe', 'se-wash'] } });
  s.play('trigger', 'co-terminal');
  expect(s.match.view('1').stack.find(({ kind }) => kind === 'look')).toMatchObject({ seen: ['?', '?', '?'] });
  s.play('keep', 'se-zoe').play('putBack', 'se-mal');
  expect([s.where('se-zoe'), s.me.deck.at(-1), s.me.deck.at(-2)]).toEqual(['hand 0', 'se-wash', 'se-mal']);
});

test('Niska makes another player discard at random; an enforcer lets them choose', () => {
  const s = scene({ me: { faction: 'niska', tableau: ['nk-niska'] }, rival: { faction: 'serenity', hand: ['se-mal', 'se-zoe'] } });
  expect(s.play('trigger', 'nk-niska').rival.hand).toHaveLength(1);
  const debt = scene({ me: { tableau: ['ri-enforcer'], credits: 0 }, rival: { hand: ['nk-thug', 'nk-crow'], credits: 2 } });
  debt.play('trigger', 'ri-enforcer');
  expect(debt.turn).toBe('1');
  debt.play('chooseOption', 1).play('chooseCard', 'nk-crow');
  expect([debt.where('nk-crow'), debt.me.credits]).toEqual(['recycle 1', 0]);
});

test('an interrogator robs whom he triggered; a hideout hides until after the next own turn; a derelict yields a supply card', () => {
  const s = scene({
    players: 3,
    me: { faction: 'niska', tableau: ['nk-interrogator'], credits: 0 },
    seats: { 1: { faction: 'serenity', credits: 2 }, 2: { faction: 'alliance', tableau: ['al-officer'], credits: 2 } },
  });
  s.play('trigger', 'nk-interrogator');
  expect([s.placed('al-officer').triggered, s.me.credits, s.player('2').credits]).toEqual([true, 1, 1]);
  const hidden = scene({ me: { tableau: ['ri-hideout'] }, rival: { hand: ['nk-crow'] } })
    .play('trigger', 'ri-hideout')
    .play('endTurn');
  expect([hidden.turn, hidden.can('pickFight')]).toEqual(['1', false]);
  hidden.play('endTurn').play('endTurn');
  expect(hidden.me.immune).toBe(0);
  const derelict = scene({ me: { tableau: ['ri-derelict'] } }).play('trigger', 'ri-derelict');
  expect(derelict.offered('chooseCard')).toEqual(['su-shiny~6', 'su-palaver~5', 'su-crazy-ivan~5', 'su-full-burn~5']);
});
