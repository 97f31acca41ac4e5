import type { ContactId } from '../../../src/firefly/content/types';
import { boardFor } from '../../../src/firefly/map';
import { type Has, scene } from '../scenario';

const board = boardFor(['base']);
const ship: Has = { leader: 'malcolm', drive: 'radion-accelerator-mark-i', hold: { fuel: 1 } };
/** A story that lets everybody deal with Harken. */
const story = 'king-of-all-londinium';
const at = (sector: string, has: Has = {}) => scene({ cruiser: 'santo', me: { ...ship, ...has, at: sector } });

test('MAP-01 a ship moves to the sectors that share a border with its own, and to no other', () => {
  expect(at('regina').offered('mosey')).toEqual(['boros', 'ezra', 'kerry', 'priam-ithaca']);
  expect(at('santo').offered('mosey')).toEqual(['white-sun-3-06', 'white-sun-4-09', 'white-sun-4-10']);
  expect(() => at('osiris').play('mosey', 'athens')).toThrow();
});

test('MAP-02 blue borders are Alliance Space and yellow ones Border Space: the Nav deck tells', () => {
  const decks = (to: string, from: string) => {
    const s = scene({
      cruiser: 'santo',
      me: { ...ship, at: from },
      top: { 'nav-alliance': ['the-big-black'], 'nav-border': ['the-big-black~28'] },
    });
    s.play('fullBurn', to);
    return [s.G.decks['nav-alliance'].discard.length, s.G.decks['nav-border'].discard.length];
  };
  expect([decks('white-sun-4-14', 'athens'), decks('athens', 'white-sun-4-14')]).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect([board.inZone('alliance').length, board.inZone('border').length, board.inZone('rim').length]).toEqual([32, 68, 0]);
});

test('MAP-03 a planetary sector is one with a named planet: only there can Crew be dismissed or work be made', () => {
  for (const [sector, planet] of [
    ['priam-ithaca', true],
    ['triumph', true],
    ['georgia-2-02', false],
    ['shadow', false],
  ] as const) {
    const s = at(sector, { crew: ['wash'] });
    expect([sector, s.can('makeWork'), s.can('dismiss', 'wash')]).toEqual([sector, planet, planet]);
  }
});

test('MAP-04 the Space Bazaar counts as a planet, the Cruiser does not', () => {
  expect(at('space-bazaar').can('makeWork')).toBe(true);
  const s = scene({ story, cruiser: 'white-sun-2-01', me: { ...ship, at: 'white-sun-2-01' } });
  expect([s.can('deal', 'harken'), s.can('makeWork')]).toEqual([true, false]);
});

test('MAP-06 a name covering several sectors means any of them: Motherlode is Jiangyin and New Melbourne', () => {
  const job = 'amnon-duul-heavy-load-motherlode-ore-albion';
  const here = (sector: string) => at(sector, { hand: [job] }).can('work', job);
  expect(['jiangyin', 'new-melbourne', 'st-albans'].map(here)).toEqual([true, true, false]);
});

test('MAP-09 cards are bought at Silverhold, Osiris, Regina, Persephone and the Space Bazaar', () => {
  const markets = board.sectors.filter((sector) => at(sector).can('buy'));
  expect([...markets].sort()).toEqual(['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar']);
});

test('MAP-10 each Contact is dealt with at the own planet, and only there', () => {
  const homes: [string, ContactId][] = [
    ['persephone', 'badger'],
    ['athens', 'patience'],
    ['ezra', 'niska'],
    ['space-bazaar', 'amnon-duul'],
  ];
  const found = board.sectors
    .filter((sector) => sector !== 'santo')
    .flatMap((sector) =>
      at(sector)
        .offered('deal')
        .map((contact) => [sector, contact]),
    );
  expect(found.sort()).toEqual(homes.sort());
});

test('MAP-11 Harken is wherever the Cruiser is, and goes where it goes', () => {
  expect(scene({ story, cruiser: 'santo', me: { ...ship, at: 'santo' } }).offered('deal')).toEqual(['harken']);
  const s = scene({ story, cruiser: 'londinium', me: { ...ship, at: 'pelorum' }, top: { 'nav-alliance': ['alliance-cruiser'] } });
  s.play('fullBurn', 'persephone');
  expect([...s.offered('deal')].sort()).toEqual(['badger', 'harken']);
});

test('MAP-12 (E-118) any number of ships may share a sector', () => {
  const s = scene({ players: 3, me: { ...ship, at: 'pelorum' }, rival: { at: 'persephone' }, seats: { 2: { at: 'persephone' } } });
  s.play('mosey', 'persephone');
  expect([s.me.sector, s.rival.sector, s.player('2').sector]).toEqual(['persephone', 'persephone', 'persephone']);
});

test('MAP-13 without Blue Sun the Cutter starts in the sector with the Firefly logo', () => {
  expect(scene().G.cutters).toEqual(['border-2-06']);
});

test('MAP-14 a place given as the Cruiser is the sector the Cruiser is in now', () => {
  const outlaw: Has = { ...ship, at: 'pelorum', upgrades: ['cry-baby'], warrants: 1 };
  const s = scene({ story, cruiser: 'persephone', me: outlaw }).play('mosey', 'persephone');
  expect(s.offered('useAbility')).toHaveLength(1);
  s.play('useAbility', 'cry-baby', 0).play('moveCruiser', 'pelorum');
  expect([s.G.cruiser, s.me.warrants, s.me.upgrades, s.can('deal', 'harken')]).toEqual(['pelorum', 1, [], false]);
});
