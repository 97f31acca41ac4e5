import { scene, type Table } from '../scenario';

const dealer: Table = {
  me: { faction: 'eavesdown', hand: ['ev-gobetween', 'ev-hat'], credits: 2, verse: 0 },
  market: { core: ['co-executive', 'co-papers'], border: [], rim: [] },
};
const guarded: Table = { ...dealer, rival: { faction: 'alliance', tableau: ['al-harken'] } };

test('MB-DEAL-01 a deal opens with a set DEAL card from hand or tableau', () => {
  const s = scene({ me: { hand: ['se-inara', 'se-zoe'], tableau: ['se-oddjobs', { ref: 'se-mal', triggered: true }] } });
  s.play('makeDeal');
  expect(s.legal).toEqual(['commit se-inara', 'commit se-oddjobs']);
  expect(scene({ me: { hand: ['se-zoe'] } }).can('makeDeal')).toBe(false);
});

test('MB-DEAL-02 further set cards need no DEAL', () => {
  const s = scene({ me: { hand: ['se-inara', 'se-zoe', 'se-jayne'], tableau: ['se-wash', { ref: 'se-mal', triggered: true }] } });
  s.play('makeDeal').play('commit', 'se-inara');
  // Jayne has no influence and would add nothing.
  expect(s.offered('commit')).toEqual(['se-zoe', 'se-wash']);
});

test('MB-DEAL-03 MB-DEAL-04 MB-FX-03 the total is the influence in the display and one more for every credit spent', () => {
  const s = scene(dealer).play('makeDeal').play('commit', 'ev-gobetween');
  expect(s.offered('bargain')).toEqual(['co-papers', 'su-shiny~6', 'su-palaver~5', 'su-crazy-ivan~5', 'su-full-burn~5']);
  s.play('bargain', 'co-papers', 0);
  expect([s.where('co-papers'), s.me.credits]).toEqual(['hand 0', 1]);
});

test("MB-DEAL-05 MB-VERSE-05 'verse tokens help towards cards with the own icon, as many for each influence as it shows icons", () => {
  const s = scene({
    me: { hand: ['se-inara'], verse: 4, credits: 0 },
    market: { core: ['co-training-house', 'co-reader', 'co-marshal'], border: [], rim: [] },
  });
  s.play('makeDeal').play('commit', 'se-inara');
  // Influence 2: three tokens for the house at one each; six would be needed for the reader at two each; none help with the marshal.
  expect(s.offered('bargain')).toContain('co-training-house');
  expect(s.can('bargain', 'co-reader')).toBe(false);
  expect(s.can('bargain', 'co-marshal')).toBe(false);
  s.play('bargain', 'co-training-house', 3);
  expect(s.me.verse).toBe(1);
});

test('MB-DEAL-05 credits and tokens can be mixed', () => {
  const s = scene({ me: { hand: ['se-inara'], verse: 4, credits: 2 }, market: { core: ['co-training-house'], border: [], rim: [] } });
  s.play('makeDeal').play('commit', 'se-inara');
  expect(s.legal.filter((move) => move.includes('co-training-house'))).toEqual([
    'bargain co-training-house 1',
    'bargain co-training-house 2',
    'bargain co-training-house 3',
  ]);
  s.play('bargain', 'co-training-house', 1).play('done');
  expect([s.me.verse, s.me.credits]).toEqual([3, 0]);
});

test('MB-DEAL-06 MB-EX-23 the gained card comes to hand, of market or supply, and costs at most the total', () => {
  const s = scene({ ...dealer, market: { core: ['co-executive', 'co-estate'], border: [], rim: [] } });
  s.play('makeDeal').play('commit', 'ev-gobetween').play('commit', 'ev-hat');
  expect(s.can('bargain', 'co-estate')).toBe(false);
  s.play('bargain', 'co-executive', 0);
  expect([s.where('co-executive'), s.me.credits, s.where('ev-gobetween'), s.where('ev-hat')]).toEqual([
    'hand 0',
    0,
    'recycle 0',
    'recycle 0',
  ]);
  const supply = scene(dealer).play('makeDeal').play('commit', 'ev-gobetween').play('bargain', 'su-shiny~6', 0);
  expect([supply.me.hand, supply.stack('shiny')]).toEqual([['ev-hat', 'su-shiny~6'], 5]);
});

test('MB-DEAL-07 the display is cleared after a deal, and the dealer may retain first', () => {
  const s = scene({ ...dealer, me: { ...dealer.me, hand: ['su-palaver', 'ev-hat', 'ev-gobetween'], verse: 1 } });
  s.play('makeDeal').play('commit', 'su-palaver').play('commit', 'ev-hat').play('bargain', 'co-papers', 0);
  expect(s.legal).toEqual(['done', 'retain ev-hat']);
  s.play('retain', 'ev-hat');
  expect([s.where('ev-hat'), s.where('su-palaver'), s.me.verse]).toEqual(['hand 0', 'supply', 0]);
});

test('MB-DEAL-08 a deal may be cancelled when announced, or when it is seen what was committed', () => {
  const s = scene(guarded).play('makeDeal').play('commit', 'ev-gobetween');
  expect([s.turn, s.legal]).toEqual(['1', ['useAbility al-harken 0', 'pass']]);
  s.play('pass').play('bargain', 'co-papers', 0);
  expect([s.turn, s.legal]).toEqual(['1', ['useAbility al-harken 0', 'pass']]);
  expect(s.play('pass').where('co-papers')).toBe('hand 0');
});

test('MB-DEAL-08 only those who can cancel are asked, clockwise, and one cancel is enough', () => {
  const s = scene({
    ...dealer,
    players: 4,
    seats: {
      1: { faction: 'serenity' },
      2: { faction: 'alliance', tableau: ['al-harken'] },
      3: { faction: 'niska', hand: ['su-palaver'] },
    },
  });
  s.play('makeDeal').play('commit', 'ev-gobetween');
  expect(s.turn).toBe('2');
  s.play('pass');
  expect(s.turn).toBe('3');
  s.play('useCard', 'su-palaver', 0);
  expect([s.turn, s.stage, s.where('su-palaver')]).toEqual(['0', 'cancelled', 'supply']);
});

test('MB-DEAL-09 a cancelled deal costs the activation, but neither credits nor tokens', () => {
  const s = scene({
    me: { hand: ['se-inara'], verse: 2, credits: 1 },
    rival: { faction: 'alliance', tableau: ['al-harken'] },
    market: { core: ['co-training-house'], border: [], rim: [] },
    recruitments: 0,
  });
  s.play('makeDeal').play('commit', 'se-inara').play('pass').play('bargain', 'co-training-house', 2);
  expect([s.me.credits, s.me.verse]).toEqual([0, 0]);
  s.play('useAbility', 'al-harken', 0);
  expect([s.me.credits, s.me.verse, s.G.turn.activations.any, s.where('co-training-house')]).toEqual([1, 2, 0, 'market']);
});

test('MB-DEAL-10 the cards of a cancelled deal may be used for a recruitment at once', () => {
  const s = scene(guarded).play('makeDeal').play('commit', 'ev-gobetween').play('useAbility', 'al-harken', 0);
  expect([s.turn, s.legal]).toEqual(['0', ['recruitInstead', 'giveUp']]);
  s.play('recruitInstead').play('commit', 'ev-hat').play('recruitCard', 'co-papers');
  expect([s.where('co-papers'), s.where('ev-gobetween'), s.G.turn.recruitments]).toEqual(['recycle 0', 'recycle 0', 0]);
});

test('MB-EX-26 without a recruitment or an activation left the cards are discarded, supply cards to the supply', () => {
  const s = scene({ ...guarded, me: { ...guarded.me, hand: ['ev-gobetween', 'su-palaver'] }, recruitments: 0 });
  s.play('makeDeal').play('commit', 'su-palaver').play('pass').play('commit', 'ev-gobetween').play('bargain', 'co-papers', 0);
  s.play('useAbility', 'al-harken', 0);
  expect([s.stage, s.where('ev-gobetween'), s.where('su-palaver')]).toEqual(['turn', 'recycle 0', 'supply']);
});

test('MB-DEAL-10 a recruitment that could gain nothing is not asked for and stays for later', () => {
  const s = scene({ ...guarded, me: { ...guarded.me, hand: ['ev-gobetween'] } });
  s.play('makeDeal').play('commit', 'ev-gobetween').play('useAbility', 'al-harken', 0);
  expect([s.stage, s.where('ev-gobetween'), s.G.turn.recruitments]).toEqual(['turn', 'recycle 0', 1]);
});

test('MB-DEAL-11 MB-EX-25 with another activation the dealer may try again with the same cards; a triggered card cancels no more', () => {
  const s = scene({ ...guarded, activations: { any: 2 } });
  s.play('makeDeal').play('commit', 'ev-gobetween').play('pass').play('commit', 'ev-hat').play('bargain', 'co-executive', 0);
  s.play('useAbility', 'al-harken', 0);
  expect(s.legal).toEqual(['retry', 'recruitInstead', 'giveUp']);
  s.play('retry');
  expect([s.turn, s.stage, s.G.turn.activations.any, s.placed('al-harken').triggered]).toEqual(['0', 'deal', 0, true]);
  expect(s.play('bargain', 'co-executive', 0).where('co-executive')).toBe('hand 0');
});

test('MB-TURN-02 MB-MAN-04 supply cards and maneuvers can be used inside the own deal', () => {
  const s = scene({
    me: { hand: ['se-oddjobs', 'su-full-burn', 'su-shiny'], tableau: ['se-ship'], top: ['se-inara', 'se-wash'], credits: 0, verse: 0 },
    market: { core: ['co-hospital'], border: [], rim: [] },
  });
  s.play('makeDeal');
  expect(s.can('useCard')).toBe(false);
  s.play('commit', 'se-oddjobs').play('useCard', 'su-full-burn', 0);
  expect([s.stage, s.offered('commit')]).toEqual(['deal', ['su-shiny', 'se-inara', 'se-wash']]);
  s.play('useCard', 'su-shiny', 0);
  expect([s.me.credits, s.where('su-full-burn'), s.where('su-shiny')]).toEqual([2, 'supply', 'supply']);
  s.play('commit', 'se-inara').play('bargain', 'co-hospital', 0);
  expect([s.where('co-hospital'), s.me.credits]).toEqual(['hand 0', 1]);
});

test('a deal that is abandoned loses the activation and the cards', () => {
  const s = scene(dealer).play('makeDeal').play('commit', 'ev-gobetween').play('abandon');
  expect([s.where('ev-gobetween'), s.me.credits, s.G.turn.activations.any]).toEqual(['recycle 0', 2, 0]);
});

test('a dealer pays Patience or is cancelled', () => {
  const table: Table = { ...dealer, rival: { faction: 'niska', tableau: ['ri-patience'], credits: 0 }, recruitments: 0 };
  const s = scene(table).play('makeDeal').play('commit', 'ev-gobetween').play('useAbility', 'ri-patience', 0);
  expect([s.turn, s.legal]).toEqual(['0', ['chooseOption 0', 'chooseOption 1']]);
  s.play('chooseOption', 0);
  expect([s.stage, s.me.credits, s.rival.credits]).toEqual(['deal', 0, 2]);
  const poor = scene({ ...table, me: { ...dealer.me, credits: 1 } })
    .play('makeDeal')
    .play('commit', 'ev-gobetween')
    .play('useAbility', 'ri-patience', 0);
  expect([poor.stage, poor.where('ev-gobetween')]).toEqual(['turn', 'recycle 0']);
});

test('Badger adds to a deal from the tableau and stays there', () => {
  const s = scene({
    ...dealer,
    me: { ...dealer.me, tableau: ['ev-badger'], credits: 0 },
    market: { core: ['co-papers', 'co-marshal'], border: [], rim: [] },
  });
  s.play('makeDeal').play('commit', 'ev-gobetween').play('useAbility', 'ev-badger', 0);
  expect([s.placed('ev-badger').triggered, s.can('bargain', 'co-marshal')]).toEqual([true, true]);
});

test('MB-RECRUIT-01 set cards with influence, or influence X, count, from hand and tableau', () => {
  const s = scene({
    me: { hand: ['se-inara', 'se-jayne', 'ri-informant'], tableau: ['se-zoe', { ref: 'se-wash', triggered: true }, 'se-landing'] },
  });
  s.play('recruit');
  expect(s.offered('commit')).toEqual(['se-inara', 'ri-informant', 'se-zoe', 'se-landing']);
  const x = scene({
    me: { hand: ['ri-informant'], tableau: ['se-landing', 'ri-haven'] },
    market: { core: ['co-marshal', 'co-hospital'], border: [], rim: [] },
  });
  x.play('recruit').play('commit', 'ri-informant');
  expect([x.can('recruitCard', 'co-marshal'), x.can('recruitCard', 'co-hospital')]).toEqual([true, false]);
});

test('MB-RECRUIT-02 MB-EX-29 the influence must reach the cost; credits do not count', () => {
  const s = scene({
    me: { hand: ['se-inara', 'se-mal'], credits: 3, verse: 0 },
    market: { core: ['co-executive', 'co-papers'], border: [], rim: [] },
  });
  s.play('recruit').play('commit', 'se-inara').play('commit', 'se-mal');
  expect([s.can('recruitCard', 'co-executive'), s.can('recruitCard', 'co-papers')]).toEqual([false, true]);
});

test("MB-RECRUIT-03 'verse tokens help at the same rate", () => {
  const s = scene({ me: { hand: ['se-inara'], verse: 3 }, market: { core: ['co-training-house', 'co-reader'], border: [], rim: [] } });
  s.play('recruit').play('commit', 'se-inara');
  expect([s.can('recruitCard', 'co-reader'), s.can('recruitCard', 'co-training-house')]).toEqual([false, true]);
  s.play('recruitCard', 'co-training-house');
  expect(s.me.verse).toBe(0);
});

test('MB-RECRUIT-04 MB-RECRUIT-05 the gained card and the cards used go to the recycle pile, supply cards to the supply; nothing is retained', () => {
  const s = scene({ me: { hand: ['su-shiny', 'se-inara'], verse: 2 }, market: { core: ['co-companion'], border: [], rim: [] } });
  s.play('recruit').play('commit', 'su-shiny').play('commit', 'se-inara').play('recruitCard', 'co-companion');
  expect([s.where('co-companion'), s.where('se-inara'), s.where('su-shiny'), s.stage]).toEqual([
    'recycle 0',
    'recycle 0',
    'supply',
    'turn',
  ]);
});

test('MB-RECRUIT-06 MB-EX-28 with two recruitments the influence is one pool', () => {
  const s = scene({
    me: { hand: ['su-shiny', 'bo-grifter'], verse: 0 },
    market: { core: ['co-marshal', 'co-surgeon'], border: [], rim: [] },
    recruitments: 2,
  });
  s.play('recruit').play('commit', 'su-shiny').play('commit', 'bo-grifter').play('recruitCard', 'co-marshal');
  expect([s.can('recruitCard', 'co-surgeon'), s.can('stop')]).toEqual([true, true]);
  s.play('recruitCard', 'co-surgeon');
  expect([s.where('co-marshal'), s.where('co-surgeon'), s.G.turn.recruitments]).toEqual(['recycle 0', 'recycle 0', 0]);
  const one = scene({
    me: { hand: ['su-shiny', 'bo-grifter'], verse: 0 },
    market: { core: ['co-marshal', 'co-surgeon'], border: [], rim: [] },
  });
  one.play('recruit').play('commit', 'su-shiny').play('commit', 'bo-grifter').play('recruitCard', 'co-marshal');
  expect([one.stage, one.can('recruit')]).toEqual(['turn', false]);
});

test('MB-RECRUIT-07 nobody can cancel a recruitment', () => {
  const s = scene({
    me: { hand: ['se-inara'] },
    rival: { faction: 'alliance', tableau: ['al-harken'], hand: ['su-palaver'] },
    market: { core: ['co-papers'] },
  });
  s.play('recruit').play('commit', 'se-inara').play('recruitCard', 'co-papers');
  expect([s.turn, s.where('co-papers')]).toEqual(['0', 'recycle 0']);
});

test('MB-RECRUIT-08 the choice is among face-up market cards and stacks that are not empty', () => {
  const table: Table = { me: { hand: ['se-inara', 'se-mal'], verse: 0 }, market: { core: ['co-papers'], border: [], rim: [] } };
  const s = scene(table).play('recruit').play('commit', 'se-inara').play('commit', 'se-mal');
  expect(s.offered('recruitCard')).toEqual([
    'co-papers',
    'su-shiny~6',
    'su-palaver~5',
    'su-misbehave~5',
    'su-crazy-ivan~5',
    'su-full-burn~5',
  ]);
  const bare = scene({ ...table, rival: { recycle: ['su-palaver', 'su-palaver~2', 'su-palaver~3', 'su-palaver~4', 'su-palaver~5'] } });
  expect(bare.play('recruit').play('commit', 'se-inara').offered('recruitCard')).toEqual(['co-papers', 'su-shiny~6']);
});
