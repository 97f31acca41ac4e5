import { Match } from '../../../src/engine/match';
import { must } from '../../../src/engine/must';
import { idOf } from '../../../src/firefly/cards';
import { contactsInPlay } from '../../../src/firefly/contacts/standing';
import { contacts, jobs, stories, supply } from '../../../src/firefly/content';
import { firefly } from '../../../src/firefly/rules';
import { scene } from '../scenario';

test('SCOPE-01 without Blue Sun a Mosey never enters a Cutter’s sector and no money goes far away', () => {
  const s = scene({ me: { at: 'persephone', hold: { fuel: 2 } }, cutter: 'border-1-04' });
  expect(s.offered('mosey')).not.toContain('border-1-04');
  expect(s.offered('mosey')).toContain('border-1-05');
  expect(s.can('giveMoney')).toBe(false);
});

test('SCOPE-01 no card of another set is in a base game, and no token', () => {
  const { G } = scene();
  const others = new Set([...supply, ...jobs].filter(({ set }) => set !== 'base').map(({ id }) => id));
  const cards = Object.values(G.decks).flatMap(({ draw, discard }) => [...draw, ...discard]);
  expect(others.size).toBeGreaterThan(0);
  expect(cards.filter((ref) => others.has(idOf(ref)))).toEqual([]);
  expect(G.alerts).toEqual({});
  expect(G.bounties).toEqual([]);
  expect(G.alertCards).toEqual([]);
});

test('SCOPE-01 a story of another set is refused', () => {
  const foreign = must(
    stories.find(({ set }) => set !== 'base'),
    'story of another box',
  );
  expect(() => Match.start(firefly, 'scope', 2, { story: foreign.id })).toThrow(foreign.name);
});

test('SCOPE-02 the base game has two Nav decks, one Cutter, five contacts, five supply decks and the Misbehave deck', () => {
  const { G } = scene();
  const filled = Object.entries(G.decks).filter(([, { draw, discard }]) => draw.length + discard.length > 0);
  const planets = ['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar'];
  const givers = ['amnon-duul', 'badger', 'harken', 'niska', 'patience'];
  expect(filled.map(([deck]) => deck).sort()).toEqual([...planets, ...givers, 'misbehave', 'nav-alliance', 'nav-border'].sort());
  expect([...contactsInPlay(G)].sort()).toEqual(givers);
  expect(contacts.length).toBeGreaterThan(5);
  expect(G.cutters).toHaveLength(1);
  expect(G.corvette).toBeNull();
});

test('E-118 no ship is placed in the sector of another, but flying there later is fine', () => {
  const match = Match.start(firefly, 'places', 2, {});
  const play = (name: string, sector?: string) => {
    const p = match.active()[0]?.player as string;
    const found = match.legal(p).find(({ move, args }) => move === name && (sector === undefined || args[0] === sector));
    if (found) match.play(p, found);
    return found !== undefined;
  };
  for (let i = 0; i < 2; i++) for (const name of ['chooseLeader', 'chooseShip']) play(name);
  expect(play('placeShip', 'persephone')).toBe(true);
  expect(play('placeShip', 'persephone')).toBe(false);
  expect(play('placeShip', 'pelorum')).toBe(true);
  const s = scene({ me: { at: 'pelorum' }, rival: { at: 'persephone' } }).play('mosey', 'persephone');
  expect(s.me.sector).toBe(s.rival.sector);
});

test('E-121 with two players both Nav decks hold their reshuffle cards and the discard piles are empty', () => {
  const { G } = Match.start(firefly, 'nav', 2, {});
  expect(G.decks['nav-alliance'].draw).toContain('alliance-cruiser');
  expect(G.decks['nav-border'].draw.some((ref) => idOf(ref) === 'reaver-cutter')).toBe(true);
  expect(G.decks['nav-alliance'].discard).toEqual([]);
  expect(G.decks['nav-border'].discard).toEqual([]);
});
