import { scene } from '../scenario';

test('MB-ZONE-01 cards of a recruitment go to the display, are no part of the tableau, and leave when it is done', () => {
  const s = scene({ me: { hand: ['se-inara', 'se-mal'] }, market: { core: ['co-papers'] } });
  s.play('recruit').play('commit', 'se-inara');
  expect(s.where('se-inara')).toBe('display 0');
  expect(s.power()).toBe(0);
  s.play('recruitCard', 'co-papers');
  expect(s.where('se-inara')).toBe('recycle 0');
  expect(s.me.display).toEqual([]);
});

test('MB-ZONE-02 MB-ZONE-03 MB-ZONE-04 assets have their own area; characters and items share the other; a full area takes no more', () => {
  const full = scene({
    me: { hand: ['bo-transport', 'se-mal', 'co-papers'], tableau: ['se-ship', 'se-landing'] },
  });
  // Serenity has room for two assets and five others.
  expect(full.offered('play')).toEqual(['se-mal', 'co-papers']);
  const crowded = scene({
    me: { hand: ['se-mal', 'co-papers', 'se-landing'], tableau: ['se-zoe', 'se-wash', 'se-kaylee', 'se-jayne', 'se-oddjobs'] },
  });
  expect(crowded.offered('play')).toEqual(['se-landing']);
});

test('MB-ZONE-05 a tableau card that moves to the display frees its place at once', () => {
  const s = scene({
    me: { hand: ['se-mal'], tableau: ['se-zoe', 'se-wash', 'se-kaylee', 'se-jayne', 'se-oddjobs'] },
    rival: { tableau: ['nk-ledger'] },
    activations: { any: 2 },
  });
  expect(s.offered('play')).toEqual([]);
  s.attack('se-zoe', 'dispatch', 'nk-ledger');
  expect(s.offered('play')).toEqual(['se-mal']);
});

test('MB-CARD-01 assets, characters and items are played to the tableau', () => {
  const s = scene({ me: { hand: ['se-ship', 'se-mal', 'se-oddjobs'] } });
  expect(s.offered('play')).toEqual(['se-ship', 'se-mal', 'se-oddjobs']);
  expect(s.play('play', 'se-oddjobs').where('se-oddjobs')).toBe('tableau 0');
});

test('MB-CARD-02 supply cards never go to the tableau', () => {
  const s = scene({ me: { hand: ['su-shiny', 'su-misbehave', 'su-full-burn', 'su-the-black'] } });
  expect(s.offered('play')).toEqual([]);
});

test('MB-CARD-03 a supply card goes back to its stack as soon as its effect is done', () => {
  const s = scene({ me: { hand: ['su-shiny'] } });
  expect(s.stack('shiny')).toBe(5);
  s.play('useCard', 'su-shiny', 0);
  expect([s.where('su-shiny'), s.stack('shiny'), s.me.credits]).toEqual(['supply', 6, 3]);
});

test('MB-CARD-04 MB-EX-22 a supply card discarded from hand goes to the recycle pile', () => {
  const s = scene({ me: { hand: ['su-shiny'] } });
  s.play('endTurn');
  expect(s.where('su-shiny')).toBe('recycle 0');
  expect(s.stack('shiny')).toBe(5);
});

test('MB-CARD-05 triggering turns a card sideways, resetting turns it upright', () => {
  const s = scene({ me: { tableau: ['se-ship', 'se-kaylee'] }, activations: { any: 2 } });
  s.play('trigger', 'se-ship');
  expect(s.placed('se-ship').triggered).toBe(true);
  s.play('trigger', 'se-kaylee');
  expect(s.placed('se-ship').triggered).toBe(false);
});

test('MB-CARD-06 a card with a prerequisite works only beside a card that shows the icon', () => {
  const lone = scene({ me: { tableau: ['ri-militia'], credits: 2 } });
  expect(lone.can('trigger', 'ri-militia')).toBe(false);
  const settled = scene({ me: { tableau: ['ri-militia', 'se-landing'], credits: 2 } });
  expect(settled.can('trigger', 'ri-militia')).toBe(true);
});

test('MB-CARD-07 a triggered ability takes an activation and turns the card', () => {
  const s = scene({ me: { tableau: ['se-landing', 'se-ship'] } });
  s.play('trigger', 'se-landing');
  expect([s.placed('se-landing').triggered, s.me.hand.length, s.G.turn.activations.any]).toEqual([true, 1, 0]);
  expect(s.can('trigger', 'se-ship')).toBe(false);
});

test("MB-CARD-08 an innate ability takes no activation and works on others' turns too", () => {
  const s = scene({
    me: { hand: ['se-inara'] },
    rival: { faction: 'alliance', tableau: ['al-harken'] },
    market: { core: ['co-papers'] },
  });
  s.play('makeDeal').play('commit', 'se-inara');
  expect([s.turn, s.stage]).toEqual(['1', 'cancel']);
  expect(s.can('useAbility', 'al-harken', 0)).toBe(true);
  const own = scene({ me: { tableau: ['ri-still'] }, activations: { any: 0 } });
  expect(own.can('useAbility', 'ri-still', 0)).toBe(true);
});

test('MB-CARD-09 a triggered card lends neither influence nor power, and no ability of it works, innate ones included', () => {
  const s = scene({
    me: {
      tableau: [
        { ref: 'se-mal', triggered: true },
        { ref: 'ri-still', triggered: true },
        { ref: 'se-inara', triggered: true },
      ],
    },
    rival: { tableau: ['nk-thug'] },
  });
  expect(s.legal.filter((move) => !/endTurn|clearOut|verse/.test(move))).toEqual([]);
});

test('MB-CARD-10 where an innate ability asks for it, using it triggers the card', () => {
  const s = scene({ me: { hand: ['nk-thug'], faction: 'niska' }, rival: { faction: 'serenity', tableau: ['se-zoe', 'se-kaylee'] } });
  s.attack('nk-thug', 'nab', 'se-kaylee').answer().play('useAbility', 'se-zoe', 0);
  expect([s.placed('se-zoe').triggered, s.where('se-zoe')]).toEqual([true, 'tableau 1']);
});

test('MB-CARD-11 some innate abilities work without triggering the card', () => {
  const s = scene({ me: { tableau: ['co-estate'], credits: 0 } });
  s.until('0');
  expect([s.me.credits, s.placed('co-estate').triggered]).toEqual([1, false]);
});

test('MB-CARD-12 what a card does is done in the order it stands there', () => {
  const s = scene({ me: { hand: ['se-oddjobs'], tableau: ['se-mal'], top: ['se-zoe', 'se-wash'] } });
  s.play('trigger', 'se-mal');
  // Drawn first, so the drawn cards can be discarded.
  expect(s.offered('chooseCard')).toEqual(['se-oddjobs', 'se-zoe', 'se-wash']);
});

test('MB-CARD-13 an ability may be left out', () => {
  const s = scene({ me: { hand: ['se-landing'] } });
  s.play('play', 'se-landing').play('leaveSet');
  expect([s.placed('se-landing').triggered, s.me.hand]).toEqual([false, []]);
  const niska = scene({ me: { faction: 'niska', hand: ['nk-niska', 'nk-thug'], tableau: ['nk-crow'] } });
  niska.play('acquire');
  expect(niska.offered('chooseCard')).toContain('nk-thug');
});

test('MB-CARD-14 a required effect happens whether or not an ability is used', () => {
  const s = scene({ me: { hand: ['ri-whitefall'] } });
  s.play('play', 'ri-whitefall');
  expect([s.where('ri-whitefall'), s.me.recycle]).toEqual(['tableau 0', ['su-the-black~12']]);
  const gain = scene({ me: { hand: ['se-mal', 'se-inara'] }, market: { border: ['bo-contraband'] } });
  gain.play('recruit').play('commit', 'se-mal').play('commit', 'se-inara').play('recruitCard', 'bo-contraband');
  expect(gain.me.recycle).toContain('su-the-black~12');
});

test('MB-CARD-15 a used ability is carried out as far as possible and no part of it can be skipped', () => {
  const s = scene({ me: { tableau: ['se-mal'] } });
  s.play('trigger', 'se-mal');
  expect([s.stage, s.legal.every((move) => move.startsWith('chooseCard'))]).toEqual(['pick', true]);
  // Nobody has a credit to take: the rest still happens.
  const poor = scene({ me: { faction: 'alliance', tableau: ['al-inspector'], credits: 0 }, rival: { credits: 0 } });
  expect(poor.play('trigger', 'al-inspector').me.credits).toBe(1);
});
