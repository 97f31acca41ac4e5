import type { FactionId } from '../../../src/misbehavin/content/types';
import { type Has, type Scene, scene, type Table } from '../scenario';

const FACTIONS: Readonly<Record<string, FactionId>> = { al: 'alliance', ev: 'eavesdown', nk: 'niska', se: 'serenity' };
/** The faction a card belongs to; Serenity plays those of the market. */
const ownerOf = (ref: string): FactionId => FACTIONS[ref.slice(0, 2)] ?? 'serenity';

/** Triggers a card of a player with 2 credits; the rival has 2 as well, and one character. */
function triggered(ref: string, me: Has = {}, table: Table = {}): Scene {
  return scene({
    ...table,
    me: { faction: ownerOf(ref), credits: 2, ...me, tableau: [ref, ...(me.tableau ?? [])] },
    rival: { credits: 2, tableau: ['ri-hired-gun'] },
  }).play('trigger', ref);
}

test.each([
  ['al-outpost', 3, 1, 2],
  ['al-cruiser', 2, 1, 2],
  ['al-inspector', 4, 0, 1],
  ['ev-pickpocket', 3, 1, 1],
  ['se-landing', 2, 1, 2],
  ['se-ship', 2, 1, 2],
  ['co-londinium', 3, 1, 2],
  ['co-bank', 5, 0, 2],
  ['co-executive', 4, 0, 2],
  ['bo-paradiso', 4, 0, 2],
  ['bo-transport', 2, 1, 2],
  ['bo-grifter', 4, 0, 0],
  ['ri-mudworks', 4, 0, 3],
  ['ri-tracker', 3, 0, 1],
])('triggering %s leaves %d credits and %d cards in hand, and the rival %d credits', (ref, credits, cards, left) => {
  const s = triggered(ref);
  expect([s.me.credits, s.me.hand.length, s.rival.credits]).toEqual([credits, cards, left]);
  expect(s.placed('ri-hired-gun').triggered).toBe(['al-cruiser', 'ri-tracker'].includes(ref));
});

test.each([
  ['ev-den', { recruitments: 2 }],
  ['bo-persephone', { recruitments: 2 }],
  ['nk-skyplex', { fight: 1 }],
  ['co-operative', { fight: 1 }],
  ['bo-smuggler', { deal: 1 }],
])('triggering %s grants %j', (ref, granted) => {
  const { recruitments, activations } = triggered(ref).G.turn;
  expect({ recruitments, ...activations }).toEqual({ recruitments: 1, any: 0, play: 0, trigger: 0, fight: 0, deal: 0, ...granted });
});

test('a bazaar cycles two market cards, one after the other, and grants a recruitment', () => {
  const s = triggered('bo-bazaar', {}, { market: { core: ['co-papers', 'co-bank'], border: [], rim: [] } });
  expect(s.offered('chooseCard')).toEqual(['co-papers', 'co-bank']);
  s.play('chooseCard', 'co-papers');
  expect(s.stage).toBe('pick');
  s.play('chooseCard', 'co-bank');
  expect([s.stage, s.G.turn.recruitments]).toEqual(['turn', 2]);
});

test('docks and a city cycle a card; then a credit or a card comes', () => {
  const market = { core: ['co-papers'], border: [], rim: [] };
  const docks = triggered('ev-docks', {}, { market });
  expect([docks.me.credits, docks.G.market.core.open[0]]).toEqual([3, expect.any(String)]);
  expect(triggered('co-ariel-city', {}, { market }).me.hand).toHaveLength(1);
});

test('Kaylee and a training house reset another card, an engineer only a ship or an item, and each draws', () => {
  const tableau = ['se-ship', 'co-papers', 'se-zoe'].map((ref) => ({ ref, triggered: true }));
  for (const [ref, cards] of [
    ['se-kaylee', ['se-ship', 'co-papers', 'se-zoe']],
    ['co-training-house', ['se-ship', 'co-papers', 'se-zoe']],
    ['bo-engineer', ['se-ship', 'co-papers']],
  ] as const) {
    const s = triggered(ref, { tableau });
    expect(s.offered('chooseCard').filter((one) => one !== ref)).toEqual(cards);
    expect(s.offered('chooseCard')).not.toContain(ref);
    s.play('chooseCard', 'co-papers');
    expect([s.placed('co-papers').triggered, s.placed('se-ship').triggered, s.me.hand.length]).toEqual([false, true, 1]);
  }
});

test('a hospital brings a character back from the recycle pile, a haven draws two and discards one', () => {
  const s = triggered('co-hospital', { recycle: ['se-mal', 'se-ship', 'se-zoe'] });
  expect(s.offered('chooseCard')).toEqual(['se-mal', 'se-zoe']);
  expect(s.play('chooseCard', 'se-zoe').where('se-zoe')).toBe('hand 0');
  const haven = triggered('ri-haven', { top: ['se-mal', 'se-zoe'] }).play('chooseCard', 'se-mal');
  expect([haven.me.hand, haven.where('se-mal')]).toEqual([['se-zoe'], 'recycle 0']);
});

test('a fence takes an item of the hand for three credits, and cannot be triggered without one', () => {
  const s = triggered('bo-fence', { hand: ['se-oddjobs', 'se-mal'] });
  expect([s.where('se-oddjobs'), s.me.credits]).toEqual(['recycle 0', 5]);
  expect(scene({ me: { hand: ['se-mal'], tableau: ['bo-fence'] } }).can('trigger', 'bo-fence')).toBe(false);
});

test('Serenity takes The Black out of the hand, a shepherd out of the recycle pile too', () => {
  expect(triggered('se-ship', { top: ['su-the-black'] }).where('su-the-black')).toBe('supply');
  expect(triggered('se-ship', { recycle: ['su-the-black'] }).where('su-the-black')).toBe('recycle 0');
  expect(triggered('bo-shepherd', { recycle: ['su-the-black'] }).where('su-the-black')).toBe('supply');
});

test('knock-offs are turned into a credit from hand, medicine into three and a still into an activation from the tableau', () => {
  const s = scene({
    me: { faction: 'eavesdown', hand: ['ev-knockoffs', 'co-medicine'], tableau: ['ri-still'], credits: 0 },
  });
  expect(s.can('useAbility', 'co-medicine', 0)).toBe(false);
  s.play('useAbility', 'ev-knockoffs', 0);
  expect([s.me.credits, s.where('ev-knockoffs')]).toEqual([1, 'recycle 0']);
  s.play('useAbility', 'ri-still', 0);
  expect([s.G.turn.activations.any, s.where('ri-still')]).toEqual([2, 'recycle 0']);
  s.play('play', 'co-medicine').play('useAbility', 'co-medicine', 0);
  expect([s.me.credits, s.where('co-medicine')]).toEqual([4, 'recycle 0']);
});

/** Niska attacks this card with Crow and adds nothing; Serenity is to answer. */
const attacked = (target: string, rival: Has) =>
  scene({ me: { faction: 'niska', hand: ['nk-crow'], verse: 0 }, rival: { faction: 'serenity', verse: 0, ...rival } })
    .attack('nk-crow', 'nab', target)
    .answer();
const outcome = (s: Scene) => s.G.log.find(({ kind }) => kind === 'fought');

test('Zoë adds 1 and armor 3 to a defense, from where they lie', () => {
  const zoe = attacked('se-kaylee', { tableau: ['se-kaylee', 'se-zoe'] })
    .play('useAbility', 'se-zoe', 0)
    .settle();
  expect([outcome(zoe), zoe.where('se-zoe')]).toEqual([expect.objectContaining({ attack: 3, defense: 3 }), 'tableau 1']);
  const armor = attacked('se-kaylee', { tableau: ['se-kaylee', 'bo-armor'] })
    .play('useAbility', 'bo-armor', 0)
    .settle();
  expect([outcome(armor), armor.placed('bo-armor').triggered]).toEqual([expect.objectContaining({ defense: 5, won: false }), true]);
});

test('Jayne adds 1 for a credit once a fight, a go-between 1 for each of up to three', () => {
  const jayne = attacked('se-kaylee', { hand: ['se-jayne'], tableau: ['se-kaylee'], credits: 2 });
  expect(jayne.can('useAbility', 'se-jayne')).toBe(false);
  jayne.play('commit', 'se-jayne').play('useAbility', 'se-jayne', 0);
  expect([jayne.rival.credits, jayne.can('useAbility', 'se-jayne')]).toEqual([1, false]);
  expect(outcome(jayne.settle())).toMatchObject({ attack: 3, defense: 2 + 1 + 1 });
  const between = attacked('ev-hat', { faction: 'eavesdown', tableau: ['ev-hat', 'ev-gobetween'], credits: 5 });
  between.play('useAbility', 'ev-gobetween', 0);
  expect(between.offered('pay')).toEqual([1, 2, 3]);
  between.play('pay', 3);
  expect([between.rival.credits, between.can('useAbility')]).toEqual([2, false]);
  expect(outcome(between.settle())).toMatchObject({ defense: 1 + 3 });
});

test('a pilot with a ship evades, a target cannot', () => {
  const tableau = ['se-kaylee', 'bo-pilot', 'se-ship'];
  const s = attacked('se-kaylee', { tableau }).play('useAbility', 'bo-pilot', 0);
  expect([s.where('se-kaylee'), outcome(s), s.placed('se-ship').triggered]).toEqual(['tableau 1', undefined, false]);
  expect(attacked('se-kaylee', { tableau: ['se-kaylee', 'bo-pilot'] }).stage).toBe('reward');
  expect(attacked('bo-pilot', { tableau }).stage).toBe('reward');
});

test('a sniper adds 1 from the tableau and charges 3 when discarded, with muscle in the tableau, to an attack', () => {
  const rival: Has = { tableau: ['nk-skyplex'], verse: 0 };
  const sniper = scene({ me: { hand: ['se-mal'], tableau: ['ri-sniper'], verse: 0 }, rival }).attack('se-mal', 'nab', 'nk-skyplex');
  sniper.play('useAbility', 'ri-sniper', 0).settle();
  expect([outcome(sniper), sniper.where('ri-sniper')]).toEqual([expect.objectContaining({ attack: 3 }), 'tableau 0']);
  const armed = (tableau: string[]) => scene({ me: { hand: ['se-mal'], tableau, verse: 0 }, rival }).attack('se-mal', 'nab', 'nk-skyplex');
  expect(armed(['bo-charges']).can('useAbility', 'bo-charges')).toBe(false);
  const charges = armed(['bo-charges', 'se-jayne']).play('useAbility', 'bo-charges', 0).settle();
  expect([outcome(charges), charges.where('bo-charges')]).toEqual([expect.objectContaining({ attack: 5, won: true }), 'recycle 0']);
});

test('a ballgown adds 2 to a deal of somebody with a face', () => {
  const deal = (tableau: string[]) =>
    scene({
      me: { hand: ['se-oddjobs'], tableau, credits: 0, verse: 0 },
      market: { core: ['co-marshal'], border: [], rim: [] },
    })
      .play('makeDeal')
      .play('commit', 'se-oddjobs');
  expect(deal(['co-ballgown']).can('useAbility', 'co-ballgown')).toBe(false);
  const s = deal(['co-ballgown', 'se-inara']);
  expect(s.can('bargain', 'co-marshal')).toBe(false);
  s.play('useAbility', 'co-ballgown', 0);
  expect([s.can('bargain', 'co-marshal'), s.placed('co-ballgown').triggered]).toEqual([true, true]);
});

test('a reader cancels a deal, a double-cross robs the dealer of a credit as well', () => {
  const deal = (rival: Has) =>
    scene({
      options: { supply: 'wheel-and-deal' },
      me: { hand: ['se-inara'], credits: 2 },
      rival: { credits: 0, ...rival },
      recruitments: 0,
    })
      .play('makeDeal')
      .play('commit', 'se-inara');
  const reader = deal({ tableau: ['co-reader'] }).play('useAbility', 'co-reader', 0);
  expect([reader.stage, reader.placed('co-reader').triggered, reader.me.credits]).toEqual(['turn', true, 2]);
  const crossed = deal({ hand: ['su-double-cross'] }).play('useCard', 'su-double-cross', 0);
  expect([crossed.stage, crossed.me.credits, crossed.rival.credits, crossed.where('su-double-cross')]).toEqual(['turn', 1, 1, 'supply']);
  const robbed = scene({ options: { supply: 'wheel-and-deal' }, me: { hand: ['su-double-cross'] }, rival: { credits: 3 } });
  expect(robbed.play('useCard', 'su-double-cross', 1).rival.credits).toBe(1);
});

test('negotiation grants a recruitment or two cards; The Dart discards one to draw two', () => {
  const negotiation = (use: number) =>
    scene({ options: { supply: 'xie-xie' }, me: { hand: ['su-negotiation'] } }).play('useCard', 'su-negotiation', use);
  expect([negotiation(0).G.turn.recruitments, negotiation(1).me.hand.length]).toEqual([2, 2]);
  const dart = scene({ options: { supply: 'xie-xie' }, me: { hand: ['su-the-dart', 'se-oddjobs'], tableau: ['se-zoe'], verse: 0 } });
  dart.play('useCard', 'su-the-dart', 1);
  expect([dart.where('se-oddjobs'), dart.me.hand.length, dart.where('su-the-dart')]).toEqual(['recycle 0', 2, 'supply']);
});

test('gloved agents bring The Black when played, a cutter and a beacon too', () => {
  for (const [ref, copies] of [
    ['co-blue-gloves', 1],
    ['ri-cutter', 1],
    ['ri-miranda', 2],
  ] as const)
    expect(scene({ me: { hand: [ref] } }).play('play', ref).me.recycle).toHaveLength(copies);
});
