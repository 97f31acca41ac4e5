import { scene } from '../scenario';

test('MB-FIGHT-01 a fight opens with a set FIGHT card from hand or tableau', () => {
  const s = scene({
    me: { hand: ['se-mal', 'se-inara'], tableau: ['se-zoe', { ref: 'se-jayne', triggered: true }, 'se-wash'] },
    rival: { tableau: ['nk-thug'] },
  });
  s.play('pickFight');
  expect(s.offered('commit')).toEqual(['se-mal', 'se-zoe']);
  s.play('commit', 'se-zoe');
  expect(s.where('se-zoe')).toBe('display 0');
  expect(scene({ me: { hand: ['se-inara'] }, rival: { tableau: ['nk-thug'] } }).can('pickFight')).toBe(false);
});

test("MB-FIGHT-02 the attacker announces nab or dispatch and one card in another player's tableau", () => {
  const s = scene({
    players: 3,
    me: { hand: ['se-mal'], tableau: ['se-wash'] },
    rival: { tableau: ['nk-thug', 'nk-skyplex'] },
    seats: { 2: { tableau: ['al-order'] } },
  });
  s.play('pickFight').play('commit', 'se-mal');
  const cards = ['nk-thug', 'nk-skyplex', 'al-order'];
  expect([s.offered('nab'), s.offered('dispatch')]).toEqual([cards, cards]);
});

test('MB-FIGHT-03 MB-FIGHT-04 further FIGHT cards may be added; the strength is the sum of power in the display', () => {
  const s = scene({
    me: { hand: ['se-mal', 'su-misbehave'], tableau: ['se-zoe'] },
    rival: { tableau: ['nk-skyplex'] },
  });
  s.attack('se-mal', 'dispatch', 'nk-skyplex').play('commit', 'su-misbehave').play('commit', 'se-zoe').settle();
  expect(s.G.log).toContainEqual({ kind: 'fought', p: '0', rival: '1', card: 'nk-skyplex', attack: 6, defense: 4, won: true });
});

test('MB-FIGHT-05 MB-FIGHT-10 MB-EX-08 the cost defends, not the power, and the attacker wins a tie', () => {
  const table = { me: { hand: ['se-mal', 'bo-gunboat'], verse: 0 }, rival: { tableau: ['nk-skyplex'], verse: 0 } };
  const tie = scene(table).attack('se-mal', 'dispatch', 'nk-skyplex').play('commit', 'bo-gunboat').settle();
  expect(tie.G.log).toContainEqual({ kind: 'fought', p: '0', rival: '1', card: 'nk-skyplex', attack: 4, defense: 4, won: true });
  expect(tie.where('nk-skyplex')).toBe('recycle 1');
  const short = scene(table).attack('se-mal', 'dispatch', 'nk-skyplex').settle();
  expect(short.where('nk-skyplex')).toBe('tableau 1');
});

test('MB-FIGHT-06 MB-EX-10 the target lends nothing to its own defense', () => {
  const s = scene({ me: { hand: ['se-mal'] }, rival: { tableau: ['nk-crow', 'nk-thug'] } });
  s.attack('se-mal', 'nab', 'nk-crow').answer();
  expect([s.turn, s.offered('commit')]).toEqual(['1', ['nk-thug']]);
});

test('MB-FIGHT-07 the target cannot be discarded before the end of the fight', () => {
  const table = { me: { hand: ['se-mal'] }, rival: { tableau: [{ ref: 'nk-crow', warrant: true }, 'co-papers', 'nk-thug'] } };
  const target = scene(table).attack('se-mal', 'nab', 'co-papers').answer();
  expect([target.turn, target.can('useAbility', 'co-papers')]).toEqual(['1', false]);
  const other = scene(table).attack('se-mal', 'nab', 'nk-thug').answer();
  expect([other.turn, other.can('useAbility', 'co-papers')]).toEqual(['1', true]);
});

test('MB-FIGHT-08 the defender adds the power of FIGHT cards from hand and tableau', () => {
  const s = scene({ me: { hand: ['se-mal'], verse: 0 }, rival: { hand: ['nk-thug'], tableau: ['nk-ledger', 'nk-crow'], verse: 0 } });
  s.attack('se-mal', 'nab', 'nk-ledger').answer().play('commit', 'nk-thug').play('commit', 'nk-crow');
  s.settle();
  expect(s.G.log).toContainEqual({ kind: 'fought', p: '0', rival: '1', card: 'nk-ledger', attack: 2, defense: 4, won: false });
});

test('MB-FIGHT-09 both go on adding by turns until neither will', () => {
  const s = scene({ me: { hand: ['se-mal', 'se-zoe', 'se-jayne'] }, rival: { hand: ['nk-thug', 'nk-crow'], tableau: ['nk-ledger'] } });
  s.attack('se-mal', 'nab', 'nk-ledger').play('hold');
  expect(s.turn).toBe('1');
  s.play('commit', 'nk-thug').play('hold');
  expect(s.turn).toBe('0');
  s.play('commit', 'se-zoe').play('hold');
  expect(s.turn).toBe('1');
  s.play('hold');
  // The defender has passed; the attacker may still add, and then the defender again.
  expect([s.turn, s.stage]).toEqual(['0', 'fight']);
  s.play('hold');
  expect(s.stage).toBe('reward');
});

test('MB-FIGHT-11 MB-EX-19 activations gained in a fight may be used in it; what the defender still has then is lost', () => {
  const table = {
    me: { hand: ['se-mal'], verse: 0 },
    rival: { hand: ['su-full-burn'], tableau: ['nk-ledger', 'bo-transport', 'bo-pilot'], verse: 0 },
  };
  const s = scene(table).attack('se-mal', 'nab', 'nk-ledger').answer().play('useCard', 'su-full-burn', 1);
  expect(s.offered('trigger')).toEqual(['bo-transport']);
  s.settle();
  while (s.stage !== 'turn') s.play('takeReward', 'credit');
  expect(s.where('su-full-burn')).toBe('supply');
  s.play('endTurn');
  expect(s.G.turn.activations).toMatchObject({ any: 1, trigger: 0 });
  const used = scene(table)
    .attack('se-mal', 'nab', 'nk-ledger')
    .answer()
    .play('useCard', 'su-full-burn', 1)
    .play('trigger', 'bo-transport');
  expect([used.rival.hand.length, used.placed('bo-transport').triggered]).toEqual([1, true]);
});

test('MB-FIGHT-11 the attacker may use own activations inside the fight, to play or trigger', () => {
  const s = scene({
    me: { hand: ['se-mal', 'se-zoe'], tableau: ['se-landing'] },
    rival: { tableau: ['nk-ledger'] },
    activations: { any: 2 },
  });
  s.attack('se-mal', 'nab', 'nk-ledger');
  expect([s.offered('play'), s.offered('trigger')]).toEqual([['se-zoe'], ['se-landing']]);
  s.play('trigger', 'se-landing');
  expect(s.G.turn.activations.any).toBe(0);
});

test("MB-FIGHT-12 a nabbed card goes to the attacker's hand, for good", () => {
  const s = scene({
    me: { hand: ['se-mal'], verse: 0 },
    rival: { tableau: [{ ref: 'nk-thug', tokens: [{ n: 1, until: 'leaves-play' }] }] },
  });
  s.attack('se-mal', 'nab', 'nk-thug').settle();
  expect(s.where('nk-thug')).toBe('hand 0');
  s.play('takeReward', 'credit').play('endTurn');
  expect(s.where('nk-thug')).toBe('recycle 0');
});

test("MB-FIGHT-13 a dispatched card goes to the defender's recycle pile", () => {
  const s = scene({ me: { hand: ['se-mal'] }, rival: { tableau: ['nk-thug'] } });
  s.attack('se-mal', 'dispatch', 'nk-thug').settle();
  expect(s.where('nk-thug')).toBe('recycle 1');
});

test('MB-FIGHT-14 if the defender wins the target stays', () => {
  const s = scene({ me: { hand: ['se-zoe'] }, rival: { tableau: ['nk-thug'] } });
  s.attack('se-zoe', 'nab', 'nk-thug').settle();
  expect([s.where('nk-thug'), s.turn, s.stage]).toEqual(['tableau 1', '1', 'reward']);
});

test('MB-FIGHT-15 the winner, of either side, takes one of three rewards', () => {
  const won = () =>
    scene({ me: { hand: ['se-mal'], verse: 0 }, rival: { tableau: ['nk-thug'], verse: 0 } })
      .attack('se-mal', 'dispatch', 'nk-thug')
      .settle();
  expect(won().offered('takeReward')).toEqual(['draw', 'credit', 'verse']);
  expect(won().play('takeReward', 'draw').me.hand).toHaveLength(1);
  expect(won().play('takeReward', 'credit').me.credits).toBe(2);
  expect(won().play('takeReward', 'verse').me.verse).toBe(1);
  const full = scene({ me: { hand: ['se-mal'], verse: 6 }, rival: { tableau: ['nk-thug'] } })
    .attack('se-mal', 'dispatch', 'nk-thug')
    .settle();
  expect(full.offered('takeReward')).toEqual(['draw', 'credit']);
  const lost = scene({ me: { hand: ['se-zoe'] }, rival: { tableau: ['nk-thug'] } })
    .attack('se-zoe', 'nab', 'nk-thug')
    .settle();
  expect(lost.play('takeReward', 'credit').rival.credits).toBe(2);
});

test('MB-FIGHT-16 both displays are cleared: own cards to the recycle piles, supply cards to the supply', () => {
  const s = scene({
    me: { hand: ['se-mal', 'su-misbehave'], verse: 0 },
    rival: { hand: ['nk-thug', 'su-misbehave~2'], tableau: ['nk-ledger'], verse: 0 },
  });
  s.attack('se-mal', 'dispatch', 'nk-ledger').play('commit', 'su-misbehave').answer();
  s.play('commit', 'nk-thug').play('commit', 'su-misbehave~2').settle().play('takeReward', 'credit');
  expect(['se-mal', 'su-misbehave', 'nk-thug', 'su-misbehave~2'].map((ref) => s.where(ref))).toEqual([
    'recycle 0',
    'supply',
    'recycle 1',
    'supply',
  ]);
});

test('MB-FIGHT-17 who loses an asset in a fight cannot be attacked until after the next own turn', () => {
  const s = scene({
    players: 3,
    me: { hand: ['se-mal'], verse: 0 },
    rival: { tableau: ['ri-whitefall', 'nk-thug'], verse: 0, faction: 'niska' },
    seats: { 2: { faction: 'alliance', hand: ['al-harken'], tableau: ['al-order'] } },
    activations: { any: 2 },
  });
  s.play('pickFight').play('commit', 'se-mal').play('dispatch', 'ri-whitefall').settle();
  expect(s.where('ri-whitefall')).toBe('tableau 1');
  const lost = scene({
    players: 3,
    me: { hand: ['se-mal', 'bo-gunboat', 'se-zoe'], verse: 0 },
    rival: { tableau: ['ri-whitefall', 'nk-thug'], verse: 0 },
    seats: { 2: { faction: 'alliance', hand: ['al-harken'], tableau: ['al-order'] } },
    activations: { any: 2 },
  });
  lost.attack('se-mal', 'dispatch', 'ri-whitefall').play('commit', 'bo-gunboat').settle().play('takeReward', 'credit');
  expect(lost.where('ri-whitefall')).toBe('recycle 1');
  lost.play('pickFight').play('commit', 'se-zoe');
  expect(lost.offered('nab')).toEqual(['al-order']);
  lost.play('nab', 'al-order').settle();
  while (lost.stage !== 'turn') lost.play(lost.can('done') ? 'done' : 'takeReward', ...(lost.can('done') ? [] : ['credit']));
  lost.play('endTurn');
  // The immune player's own turn: they may attack meanwhile.
  expect([lost.turn, lost.rival.immune]).toEqual(['1', 1]);
  lost.play('endTurn');
  expect(lost.rival.immune).toBe(0);
  expect(lost.play('pickFight').play('commit', 'al-harken').offered('nab')).toContain('nk-thug');
});

test('MB-EX-11 a card committed from the tableau goes to the recycle pile or, for a token, to hand, never back', () => {
  const fought = () => {
    const s = scene({ me: { hand: ['se-zoe'], verse: 0 }, rival: { tableau: ['nk-ledger', 'nk-crow'], verse: 1 } });
    return s.attack('se-zoe', 'nab', 'nk-ledger').answer().play('commit', 'nk-crow').settle().play('takeReward', 'credit');
  };
  expect([fought().turn, fought().stage]).toEqual(['1', 'retain']);
  expect(fought().play('done').where('nk-crow')).toBe('recycle 1');
  const kept = fought().play('retain', 'nk-crow');
  expect([kept.where('nk-crow'), kept.rival.verse]).toEqual(['hand 1', 0]);
});

test('MB-EX-13 a nabbed asset may be played the same turn with another activation; its owner is immune', () => {
  const s = scene({
    me: { hand: ['se-mal', 'su-misbehave', 'bo-gunboat'], verse: 0 },
    rival: { tableau: ['co-londinium', 'nk-thug'], verse: 0 },
    activations: { any: 2 },
  });
  s.attack('se-mal', 'nab', 'co-londinium')
    .play('commit', 'su-misbehave')
    .play('commit', 'bo-gunboat')
    .settle()
    .play('takeReward', 'credit');
  expect([s.where('co-londinium'), s.rival.immune]).toEqual(['hand 0', 1]);
  s.play('play', 'co-londinium');
  expect(s.where('co-londinium')).toBe('tableau 0');
});

test('MB-EX-14 the loss of a character makes nobody immune, unless the table plays it so', () => {
  const table = {
    me: { hand: ['se-mal', 'se-zoe'], verse: 0 },
    rival: { tableau: ['nk-thug', 'nk-ledger'], verse: 0 },
    activations: { any: 2 },
  };
  const s = scene(table).attack('se-mal', 'dispatch', 'nk-thug').settle().play('takeReward', 'credit');
  expect(s.can('pickFight')).toBe(true);
  const any = scene({ ...table, options: { immunity: 'any' } })
    .attack('se-mal', 'dispatch', 'nk-thug')
    .settle()
    .play('takeReward', 'credit');
  expect(any.can('pickFight')).toBe(false);
});

const raid = (target: string, more = {}) =>
  scene({
    me: { faction: 'niska', hand: ['nk-crow'], verse: 1 },
    rival: { faction: 'serenity', tableau: ['se-kaylee', 'se-wash', 'se-ship'], verse: 0, ...more },
  })
    .attack('nk-crow', 'nab', target)
    .answer();

test('MB-FX-01 MB-EX-16 an evaded fight ends at once: no winner, no reward, the activation gone, cards may be retained', () => {
  const s = raid('se-kaylee').play('useAbility', 'se-wash', 0);
  expect([s.placed('se-wash').triggered, s.placed('se-ship').triggered, s.where('se-kaylee')]).toEqual([true, true, 'tableau 1']);
  expect([s.turn, s.stage]).toEqual(['0', 'retain']);
  s.play('retain', 'nk-crow');
  expect([s.where('nk-crow'), s.G.turn.activations.any, s.me.credits, s.rival.credits]).toEqual(['hand 0', 0, 1, 1]);
  expect(raid('se-kaylee').play('useAbility', 'se-wash', 0).play('done').where('nk-crow')).toBe('recycle 0');
});

test('MB-EX-17 the ability of the target is off', () => {
  // With nothing to add the defender is not even asked.
  expect(raid('se-wash').stage).toBe('reward');
  // Nor does the target lend itself to another card's price.
  expect(raid('se-ship').stage).toBe('reward');
});

test('a surgeon brings a dispatched character back to hand, but not a nabbed one', () => {
  const table = { me: { hand: ['se-mal'], verse: 0 }, rival: { tableau: ['nk-thug', 'co-surgeon'], verse: 0 } };
  const s = scene(table).attack('se-mal', 'dispatch', 'nk-thug').settle();
  expect([s.turn, s.stage]).toEqual(['1', 'rescue']);
  s.play('useAbility', 'co-surgeon', 0);
  expect([s.where('nk-thug'), s.placed('co-surgeon').triggered]).toEqual(['hand 1', true]);
  expect(scene(table).attack('se-mal', 'dispatch', 'nk-thug').settle().play('pass').where('nk-thug')).toBe('recycle 1');
  expect(scene(table).attack('se-mal', 'nab', 'nk-thug').settle().where('nk-thug')).toBe('hand 0');
});

test('what cards add by lying in the display is counted by itself, where their condition holds', () => {
  const s = scene({
    me: { faction: 'niska', hand: ['nk-crow', 'ri-gang', 'co-blue-gloves'], tableau: ['nk-skyplex'] },
    rival: { tableau: ['se-mal'], faction: 'serenity' },
  });
  s.attack('nk-crow', 'nab', 'se-mal').play('commit', 'ri-gang').play('commit', 'co-blue-gloves').settle();
  expect(s.G.log).toContainEqual(expect.objectContaining({ kind: 'fought', attack: 2 + 1 + 2 + 1 + 3 + 1 }));
  const item = scene({ me: { hand: ['ri-gang', 'co-blue-gloves'] }, rival: { tableau: ['nk-ledger'] } });
  item.attack('ri-gang', 'nab', 'nk-ledger').play('commit', 'co-blue-gloves').settle();
  expect(item.G.log).toContainEqual(expect.objectContaining({ kind: 'fought', attack: 2 + 3 }));
});

test('a dreadnought hardens its neighbours while it is set', () => {
  const attack = (triggered: boolean) =>
    scene({ me: { hand: ['se-mal'] }, rival: { tableau: ['nk-ledger', { ref: 'co-dreadnought', triggered }] } })
      .attack('se-mal', 'nab', 'nk-ledger')
      .settle();
  expect(attack(false).G.log).toContainEqual(expect.objectContaining({ kind: 'fought', defense: 2 }));
  expect(attack(true).G.log).toContainEqual(expect.objectContaining({ kind: 'fought', defense: 1 }));
});

test('a bounty hunter is paid for a fight won as attacker, against Reavers too', () => {
  const reavers = scene({
    options: { reavers: true },
    me: { hand: ['bo-bounty-hunter', 'se-zoe'], verse: 0, credits: 0 },
    market: { rim: ['rv-scouts', 'ri-still'] },
  });
  reavers.attack('bo-bounty-hunter', 'repel', 'rv-scouts').play('commit', 'se-zoe').settle();
  expect([reavers.where('rv-scouts'), reavers.me.credits]).toEqual(['box', 1 + 2]);
  const s = scene({ me: { hand: ['bo-bounty-hunter'], verse: 0 }, rival: { tableau: ['nk-ledger'] } });
  expect(s.attack('bo-bounty-hunter', 'nab', 'nk-ledger').settle().me.credits).toBe(3);
});
