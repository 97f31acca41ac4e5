import { type Has, scene, type Table } from '../scenario';

const at = (sector: string, has: Has = {}, table: Table = {}) => scene({ ...table, me: { at: sector, leader: 'womack', ...has } });
/** At Persephone with these cards on top of the deck, already set out. */
const shop = (cards: string[], has: Has = {}, deck: 'persephone' | 'osiris' = 'persephone') =>
  at(deck, has, { top: { [deck]: cards } })
    .play('buy')
    .play('considerCards')
    .play('draw');
const FIVE = ['gun-hand', 'gun-hand~2', 'wash', 'jesse', 'tracey'];

test('BUY-01 a Buy takes a supply planet', () => {
  expect(at('persephone').can('buy')).toBe(true);
  expect(at('athens').can('buy')).toBe(false);
  expect(at('athens').can('shoreLeave')).toBe(false);
});

test('BUY-02 a Buy is a purchase or a Shore Leave, never both', () => {
  expect(at('persephone').play('shoreLeave').can('buy')).toBe(false);
  const s = at('persephone').play('buy');
  expect(s.can('shoreLeave')).toBe(false);
  expect(s.play('doneBuying').can('shoreLeave')).toBe(false);
});

test('BUY-03 a purchase considers three cards and keeps two at their printed cost, once', () => {
  const s = shop(['shepherd-book', 'emma', 'a-very-fine-hat']);
  expect(s.offered('keep')).toEqual(['shepherd-book', 'emma', 'a-very-fine-hat']);
  s.play('keep', 'emma').play('keep', 'a-very-fine-hat');
  expect(s.me.cash).toBe(3000 - 200 - 1000);
  expect(s.me.crew.map(({ ref }) => ref)).toContain('emma');
  expect(s.me.gear.map(({ ref }) => ref)).toEqual(['a-very-fine-hat']);
  expect(s.G.decks.persephone.discard).toContain('shepherd-book');
  expect(s.stage).toBe('purchase');
  expect(s.can('considerCards')).toBe(false);
});

test('BUY-04 fuel at $100 and parts at $300 come in any amount with the same purchase', () => {
  const s = at('persephone').play('buy').play('buyGoods', 'fuel', 8).play('buyGoods', 'fuel', 3).play('buyGoods', 'parts', 2);
  expect(s.me.cash).toBe(3000 - 1100 - 600);
  expect(s.me.hold).toMatchObject({ fuel: 11, parts: 2 });
  expect(s.can('considerCards')).toBe(true);
});

test('BUY-05 BUY-06 E-65 with full quarters somebody is dismissed before a crew is kept, and is not part of this Consider', () => {
  const s = shop(['shepherd-book', 'emma', 'billy'], { crew: FIVE });
  expect(s.offered('keep')).toEqual([]);
  s.play('dismiss', 'gun-hand');
  expect(s.G.decks['space-bazaar'].discard).toContain('gun-hand');
  expect(s.offered('keep')).toEqual(['shepherd-book', 'emma', 'billy']);
  s.play('keep', 'emma');
  expect(s.me.crew).toHaveLength(6);
  expect(s.offered('keep')).toEqual([]);
});

test('BUY-05 BUY-06 with all slots full an upgrade is scrapped before another is kept', () => {
  const s = shop(
    ['exterior-cargo-pods', 'fully-equipped-med-bay', 'med-staff'],
    { upgrades: ['sky-hook', 'cry-baby', 'cry-baby~2'] },
    'osiris',
  );
  expect(s.offered('keep')).toEqual(['med-staff']);
  s.play('scrap', 'sky-hook').play('keep', 'exterior-cargo-pods');
  expect(s.me.upgrades).toEqual(['cry-baby', 'cry-baby~2', 'exterior-cargo-pods']);
  expect(s.G.decks.regina.discard).toContain('sky-hook');
});

test('BUY-05 crew may be dismissed during the purchase outside the Consider as well', () => {
  const s = at('persephone', { crew: ['wash'] })
    .play('buy')
    .play('dismiss', 'wash');
  expect(s.me.crew).toHaveLength(1);
  expect(s.stage).toBe('purchase');
});

test('BUY-06 a new drive core takes the place of the old one', () => {
  const s = shop(['modified-radion-accelerator-mark-ii', 'med-staff', 'med-staff~2'], {}, 'osiris').play(
    'keep',
    'modified-radion-accelerator-mark-ii',
  );
  expect(s.me.drive).toBe('modified-radion-accelerator-mark-ii');
  expect(s.me.cash).toBe(1800);
});

test('BUY-07 gear may be bought beyond what the crew can carry', () => {
  const s = shop(['a-very-fine-hat', 'kaylees-fluffy-pink-dress', 'emma'])
    .play('keep', 'a-very-fine-hat')
    .play('keep', 'kaylees-fluffy-pink-dress');
  expect(s.me.gear.map(({ by }) => by)).toEqual(['womack', null]);
});

test('BUY-08 a card that cannot be paid in full cannot be kept', () => {
  const s = shop(['shepherd-book', 'emma', 'a-very-fine-hat'], { cash: 300 });
  expect(s.offered('keep')).toEqual(['shepherd-book', 'emma']);
  s.play('keep', 'emma');
  expect(s.me.cash).toBe(100);
  expect(at('persephone', { cash: 250 }).play('buy').offered('buyGoods')).toEqual([1, 2]);
});

test('E-62 three cards taken from the discard pile: none is drawn, two at most are kept, the rest go back', () => {
  const cards = ['emma', 'billy', 'bree'];
  const s = at('persephone', {}, { discards: { persephone: cards } });
  const left = s.G.decks.persephone.draw.length;
  s.play('buy').play('considerCards');
  for (const card of cards) s.play('takeFromDiscard', card);
  expect(s.offered('keep')).toEqual(cards);
  s.play('keep', 'emma').play('keep', 'billy');
  expect(s.stage).toBe('purchase');
  expect(s.G.decks.persephone.discard).toContain('bree');
  expect(s.G.decks.persephone.draw).toHaveLength(left);
});

test('E-64 after the deck has filled up, no more cards come from the discard pile', () => {
  const s = at('persephone', {}, { discards: { persephone: ['emma', 'billy'] }, top: { persephone: ['bree', 'simon-tam'] } });
  s.play('buy').play('considerCards').play('takeFromDiscard', 'emma').play('draw');
  expect(s.offered('takeFromDiscard')).toEqual([]);
  expect(s.offered('keep')).toEqual(['emma', 'bree', 'simon-tam']);
});

test('E-67 one half-free square takes one fuel and no more', () => {
  const s = at('persephone', { cash: 1000, hold: { cargo: 7, fuel: 1 }, stash: { cargo: 4 } }).play('buy');
  expect(s.legal.filter((move) => move.startsWith('buyGoods'))).toEqual(['buyGoods fuel 1', 'buyGoods parts 1']);
  s.play('buyGoods', 'fuel', 1);
  expect(s.offered('buyGoods')).toEqual([]);
});
