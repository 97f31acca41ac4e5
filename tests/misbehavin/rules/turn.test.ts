import { type Has, scene } from '../scenario';

test('MB-TURN-01 after the win check all own triggered cards are reset', () => {
  const s = scene({ me: { tableau: [{ ref: 'se-ship', triggered: true }] }, rival: { tableau: [{ ref: 'nk-skyplex', triggered: true }] } });
  s.play('endTurn');
  expect([s.turn, s.placed('nk-skyplex').triggered, s.placed('se-ship').triggered]).toEqual(['1', false, true]);
  s.play('endTurn');
  expect(s.placed('se-ship').triggered).toBe(false);
});

test("MB-TURN-02 activation, recruitment, acquisition and 'verse come in any order", () => {
  const s = scene({
    me: { hand: ['se-inara', 'se-mal', 'se-oddjobs', 'se-oddjobs~2'], tableau: ['se-ship'], verse: 2 },
    market: { core: ['co-papers'] },
  });
  s.play('verse', 'keep-flying');
  s.play('recruit').play('commit', 'se-inara').play('recruitCard', 'co-papers');
  s.play('acquire').play('chooseCard', 'se-oddjobs');
  s.play('play', 'se-mal').play('leaveSet').play('verse', 'keep-flying');
  expect(s.stage).toBe('turn');
});

test("MB-TURN-03 each of the first three once a turn; 'verse as often as there are tokens", () => {
  const s = scene({
    me: { hand: ['se-inara', 'se-mal', 'se-zoe'], tableau: ['se-ship'], verse: 3 },
    market: { core: ['co-papers', 'co-terminal'] },
  });
  s.play('recruit').play('commit', 'se-inara').play('recruitCard', 'co-papers');
  expect(s.can('recruit')).toBe(false);
  s.play('acquire').play('chooseCard', 'se-zoe');
  expect(s.can('acquire')).toBe(false);
  s.play('play', 'se-mal').play('leaveSet');
  expect(s.offered('play')).toEqual([]);
  expect(s.me.verse).toBe(4);
  for (let i = 0; i < 4; i++) s.play('verse', 'keep-flying');
  expect([s.me.verse, s.can('verse')]).toEqual([0, false]);
});

test('MB-TURN-04 the turn closes with the end steps', () => {
  const s = scene({ me: { hand: ['se-mal', 'se-zoe'] } });
  s.play('endTurn');
  expect([s.turn, s.where('se-mal'), s.me.hand.length]).toEqual(['1', 'recycle 0', 5]);
});

test('MB-ACT-01 one activation a turn and what effects grant; what is not used is lost', () => {
  const s = scene({ me: { hand: ['su-misbehave', 'se-mal', 'se-zoe', 'se-jayne'] } });
  s.play('useCard', 'su-misbehave', 0);
  expect(s.G.turn.activations.any).toBe(2);
  s.play('play', 'se-zoe').play('play', 'se-jayne');
  expect(s.offered('play')).toEqual([]);
  const idle = scene({ me: { hand: ['su-misbehave'] } });
  idle.play('useCard', 'su-misbehave', 0).until('0');
  expect(idle.G.turn.activations.any).toBe(1);
});

test('MB-ACT-02 an activation is for one of four uses; a restricted one only for its own', () => {
  const table = { me: { hand: ['se-mal'], tableau: ['se-ship'] }, rival: { tableau: ['nk-thug'] } };
  const open = scene(table);
  for (const name of ['play', 'trigger', 'pickFight', 'makeDeal']) expect(open.can(name)).toBe(true);
  open.play('play', 'se-mal').play('leaveSet');
  for (const name of ['play', 'trigger', 'pickFight', 'makeDeal']) expect(open.can(name)).toBe(false);
  const fight = scene({ ...table, activations: { any: 0, fight: 1 } });
  expect(['play', 'trigger', 'pickFight', 'makeDeal'].filter((name) => fight.can(name))).toEqual(['pickFight']);
});

test('MB-ACT-03 MB-ACT-04 playing moves a card from hand to its area, set', () => {
  const s = scene({ me: { hand: ['se-zoe'] } });
  s.play('play', 'se-zoe');
  expect([s.where('se-zoe'), s.placed('se-zoe').triggered, s.G.turn.activations.any]).toEqual(['tableau 0', false, 0]);
});

test('MB-ACT-05 a played card may be triggered at once within the same activation', () => {
  const s = scene({ me: { hand: ['bo-memorial'], verse: 1 } });
  s.play('play', 'bo-memorial').play('triggerNow');
  expect([s.placed('bo-memorial').triggered, s.me.verse]).toEqual([true, 2]);
});

test('MB-ACT-06 MB-EX-07 not used at once, the ability costs another activation later in the turn', () => {
  const table = { me: { faction: 'alliance' as const, hand: ['al-outpost'] } };
  const one = scene(table);
  one.play('play', 'al-outpost').play('leaveSet');
  expect(one.can('trigger', 'al-outpost')).toBe(false);
  const two = scene({ ...table, activations: { any: 2 } });
  two.play('play', 'al-outpost').play('leaveSet').play('trigger', 'al-outpost');
  expect([two.me.credits, two.G.turn.activations.any]).toEqual([2, 0]);
});

test("MB-ACT-07 nobody plays a card to the tableau on another player's turn", () => {
  const s = scene({
    me: { hand: ['se-mal'] },
    rival: { hand: ['nk-thug', 'nk-thug~2', 'nk-crow', 'su-full-burn'], tableau: ['nk-ledger', 'bo-transport', 'nk-skyplex'] },
  });
  s.attack('se-mal', 'dispatch', 'nk-ledger').answer().play('useCard', 'su-full-burn', 1).play('done');
  expect([s.turn, s.offered('trigger')]).toEqual(['1', ['bo-transport', 'nk-skyplex']]);
  expect(s.offered('play')).toEqual([]);
});

test('MB-ACT-08 MB-EX-02 no card is played that lifts the power above the requirement', () => {
  const s = scene({
    me: { hand: ['bo-transport', 'se-zoe'], tableau: ['se-mal', 'bo-shepherd', 'ri-miranda', 'bo-pilot', 'ri-gang'] },
  });
  expect(s.power()).toBe(12);
  expect(s.offered('play')).toEqual(['se-zoe']);
  s.play('play', 'se-zoe');
  expect(s.power()).toBe(13);
});

test('MB-ACT-09 triggering uses the ability of a set card of the own tableau', () => {
  const s = scene({
    me: { tableau: ['se-landing', { ref: 'se-ship', triggered: true }, 'se-zoe'], hand: ['se-kaylee'] },
    rival: { tableau: ['nk-skyplex'] },
  });
  expect(s.offered('trigger')).toEqual(['se-landing']);
  s.play('trigger', 'se-landing');
  expect([s.placed('se-landing').triggered, s.me.hand.length, s.G.turn.activations.any]).toEqual([true, 2, 0]);
});

test('MB-END-01 the whole hand is discarded', () => {
  const s = scene({ me: { hand: ['se-mal', 'se-zoe', 'su-shiny'] } });
  s.play('endTurn');
  expect(s.me.recycle).toEqual(['se-mal', 'se-zoe', 'su-shiny']);
});

test('MB-END-02 any cards of the tableau may be discarded too', () => {
  const s = scene({ me: { tableau: ['se-mal', 'se-zoe', 'se-ship'] } });
  s.play('clearOut').play('dismiss', 'se-zoe').play('dismiss', 'se-ship').play('done');
  expect([s.where('se-mal'), s.where('se-zoe'), s.where('se-ship')]).toEqual(['tableau 0', 'recycle 0', 'recycle 0']);
});

test('MB-EX-05 a full command area takes no character; after one was discarded it does in the next turn', () => {
  const s = scene({ me: { top: ['se-mal'], hand: ['se-inara'], tableau: ['se-zoe', 'se-wash', 'se-kaylee', 'se-jayne', 'co-papers'] } });
  expect(s.can('play', 'se-inara')).toBe(false);
  s.play('clearOut').play('dismiss', 'se-jayne').play('done').play('endTurn');
  expect(s.can('play', 'se-mal')).toBe(true);
});

test('MB-END-03 five cards are drawn, one fewer for each triggered card left in the tableau', () => {
  const s = scene({ me: { tableau: [{ ref: 'se-mal', triggered: true }, { ref: 'se-ship', triggered: true }, 'se-zoe'] } });
  s.play('endTurn');
  expect(s.me.hand).toHaveLength(3);
});

test('MB-END-04 MB-EX-40 when the deck runs out the recycle pile, the discarded hand in it, is shuffled and drawing goes on', () => {
  const s = scene({
    me: {
      deck: ['se-mal', 'se-zoe', 'se-wash'],
      hand: ['se-inara', 'se-jayne'],
      recycle: ['se-kaylee', 'se-landing', 'se-oddjobs', 'se-oddjobs~2'],
    },
  });
  s.play('endTurn');
  expect(s.me.hand.slice(0, 3)).toEqual(['se-mal', 'se-zoe', 'se-wash']);
  expect([s.me.hand.length, s.me.deck.length, s.me.recycle.length]).toEqual([5, 4, 0]);
  expect([...s.me.hand.slice(3), ...s.me.deck].sort()).toEqual(
    ['se-inara', 'se-jayne', 'se-kaylee', 'se-landing', 'se-oddjobs', 'se-oddjobs~2'].sort(),
  );
});

test('MB-END-05 MB-EX-41 an empty market place is filled only at the end of the turn; a cycled card is replaced at once', () => {
  const s = scene({
    me: { faction: 'eavesdown', hand: ['ev-badger', 'ev-hat'], tableau: ['ev-docks'] },
    market: { core: ['co-papers', 'co-terminal'], rim: ['ri-rifle', 'ri-still'] },
  });
  s.play('recruit').play('commit', 'ev-hat').play('recruitCard', 'co-papers');
  expect(s.G.market.core.open).toEqual([null, 'co-terminal']);
  s.play('trigger', 'ev-docks').play('chooseCard', 'ri-rifle');
  expect(s.G.market.rim.open[0]).not.toBeNull();
  expect(s.G.market.core.open[0]).toBeNull();
  s.play('endTurn');
  expect(s.G.market.core.open[0]).not.toBeNull();
});

test('MB-WIN-01 MB-EX-01 who starts the turn with the required power wins before anything is reset', () => {
  const s = scene({ me: { tableau: ['ri-miranda', 'bo-transport', 'se-mal', 'bo-pilot', { ref: 'bo-shepherd', triggered: true }] } });
  expect(s.power()).toBe(13);
  s.play('endTurn').play('endTurn');
  expect(s.match.over).toEqual({ winner: '0', reason: 'power' });
  expect(s.placed('bo-shepherd').triggered).toBe(true);
});

test('MB-EX-04 triggered cards lower the draw but count for the win', () => {
  const s = scene({
    me: {
      tableau: ['ri-miranda', 'bo-transport', { ref: 'se-mal', triggered: true }, 'bo-pilot', { ref: 'bo-shepherd', triggered: true }],
    },
  });
  s.play('endTurn');
  expect(s.me.hand).toHaveLength(3);
  s.play('endTurn');
  expect(s.match.over?.winner).toBe('0');
});

test('MB-WIN-01 power short of the requirement, or lost in time, does not win', () => {
  const s = scene({
    me: { tableau: ['ri-miranda', 'bo-transport', 'se-mal', 'bo-pilot', 'bo-shepherd'], verse: 0 },
    rival: { hand: ['su-misbehave', 'nk-crow'], verse: 0 },
  });
  s.play('endTurn');
  s.attack('nk-crow', 'dispatch', 'bo-shepherd').play('commit', 'su-misbehave').settle();
  s.play('takeReward', 'credit').play('endTurn');
  expect([s.match.over, s.turn]).toEqual([undefined, '0']);
});

test('MB-WIN-03 reaching the requirement is announced at once', () => {
  const s = scene({ me: { hand: ['se-zoe'], tableau: ['se-mal', 'bo-shepherd', 'ri-miranda', 'bo-pilot', 'ri-gang'] } });
  s.play('play', 'se-zoe');
  expect(s.G.log).toContainEqual({ kind: 'announced', p: '0', power: 13 });
});

test('a game that nobody wins is judged after the last round: most power, then credits, then tokens', () => {
  const s = scene({ me: { tableau: ['se-zoe'] }, rival: { tableau: ['nk-crow'] }, options: { turnCap: 1 } });
  s.play('endTurn').play('endTurn');
  expect(s.match.over).toEqual({ winner: '1', reason: 'turn-cap' });
  const judged = (me: Has, rival: Has) =>
    scene({ me, rival, options: { turnCap: 1 } })
      .play('endTurn')
      .play('endTurn').match.over?.winner;
  expect(judged({ tableau: ['se-zoe'], credits: 2 }, { tableau: ['nk-thug'], credits: 3, verse: 0 })).toBe('1');
  expect(judged({ tableau: ['se-zoe'], credits: 3, verse: 2 }, { tableau: ['nk-thug'], credits: 3, verse: 1 })).toBe('0');
  const even = scene({ options: { turnCap: 1 } });
  expect(even.play('endTurn').play('endTurn').match.over).toEqual({ winner: null, reason: 'turn-cap' });
});
