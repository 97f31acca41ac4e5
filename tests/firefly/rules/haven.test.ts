import { Match } from '../../../src/engine/match';
import { boardFor } from '../../../src/firefly/map';
import { firefly } from '../../../src/firefly/rules';
import type { Options, State } from '../../../src/firefly/state';
import { scene } from '../scenario';

const pirates = ['base', 'pirates'];
const TREASURE = 'another-mans-treasure';
const PORT = 'any-port-in-a-storm';

/** A draft played through, with every choice made: who, what, and what else there was. */
function draft(options: Record<string, unknown>, players = 3) {
  const match: Match<State, Options> = Match.start(firefly, 'haven', players, options);
  const made: { p: string; move: string; offered: string[] }[] = [];
  while (match.G.phase === 'draft') {
    const p = match.active()[0]?.player ?? '';
    const legal = match.legal(p);
    const next = legal.find(({ move }) => move.startsWith('done')) ?? legal[Number(p)] ?? legal[0];
    if (!next) throw new Error('nothing to choose');
    made.push({ p, move: next.move, offered: legal.map(({ args }) => String(args[0])) });
    match.play(p, next);
  }
  return { G: match.G, made };
}

test('HAVEN-01 there are havens only where a story or setup card says so', () => {
  const plain = draft({ sets: pirates, story: 'the-choices-we-make' });
  expect(plain.made.some(({ move }) => move === 'placeHaven')).toBe(false);
  expect(Object.values(plain.G.players).map(({ haven }) => haven)).toEqual([null, null, null]);
  for (const options of [
    { sets: pirates, story: TREASURE },
    { sets: ['base', 'blue-sun'], story: PORT },
    { sets: ['base', 'tenth'], setup: 'home-sweet-haven', story: 'desperadoes' },
  ])
    expect(Object.values(draft(options).G.players).every(({ haven }) => haven !== null)).toBe(true);
});

test('HAVEN-02 they are placed after leaders are chosen, in place of ships and in the same order, the last to choose first', () => {
  const { made, G } = draft({ sets: pirates, story: TREASURE });
  const moves = made.map(({ move }) => move);
  expect(moves).not.toContain('placeShip');
  expect(moves.lastIndexOf('chooseLeader')).toBeLessThan(moves.indexOf('placeHaven'));
  const order = made.filter(({ move }) => move === 'placeHaven').map(({ p }) => p);
  expect(order).toEqual([2, 1, 0].map((seat) => String((Number(G.first) + seat) % 3)));
});

test('HAVEN-03 a haven is on a planet that is neither a supply nor a contact planet', () => {
  for (const options of [
    { sets: pirates, story: TREASURE, zone: 'border' },
    { sets: ['base', 'blue-sun'], story: PORT, zone: 'alliance' },
  ]) {
    const { zone, ...rest } = options;
    const board = boardFor(options.sets as never[]);
    const offered = draft(rest).made.find(({ move }) => move === 'placeHaven')?.offered ?? [];
    expect(offered.length).toBeGreaterThan(1);
    const quiet = board.sectors.filter(
      (sector) =>
        board.planetary(sector) &&
        !board.supplyAt(sector) &&
        !board.contactAt(sector) &&
        board.zone(sector) === zone &&
        !board.sectorsOf('londinium').includes(sector),
    );
    expect([...offered].sort()).toEqual([...quiet].sort());
  }
});

test('HAVEN-04 two havens are never in one sector', () => {
  const { made, G } = draft({ sets: pirates, story: TREASURE }, 4);
  const placed = made.filter(({ move }) => move === 'placeHaven').map(({ p }) => G.players[p]?.haven ?? '');
  expect(new Set(placed).size).toBe(4);
  made
    .filter(({ move }) => move === 'placeHaven')
    .forEach(({ offered }, i) => {
      for (const earlier of placed.slice(0, i)) expect(offered).not.toContain(earlier);
    });
});

test('HAVEN-05 ships start at their haven', () => {
  const { G } = draft({ sets: pirates, story: TREASURE });
  for (const { sector, haven } of Object.values(G.players)) expect(sector).toBe(haven);
});

test('HAVEN-06 nobody is boarded at home in Another Man’s Treasure, neither for loot nor for a bounty', () => {
  const table = (haven: string) =>
    scene({
      options: { sets: pirates },
      story: TREASURE,
      bounties: ['bounty-bree', 'bounty-jayne', 'bounty-stitch'],
      me: { at: 'athens', haven: 'three-hills', hand: ['badger-pilfer-purloin-and-plunder'] },
      rival: { at: 'athens', haven, crew: ['bree'], bound: { 'bounty-billy': ['billy'] } },
    });
  const away = table('ezra');
  expect(away.legal).toEqual(expect.arrayContaining(['apprehend bounty-bree bree', 'jumpBounty bounty-billy']));
  expect(away.can('raid')).toBe(true);
  const home = table('athens');
  for (const move of ['raid', 'apprehend', 'jumpBounty']) expect(home.can(move)).toBe(false);
});

test('HAVEN-06 in Any Port in a Storm one Buy at the own haven gives fuel and shore leave for nothing, at a rival’s for money', () => {
  const table = (own: string, rival: string) =>
    scene({
      options: { sets: ['base', 'blue-sun'] },
      story: PORT,
      me: { at: 'bellerophon', haven: own, cash: 1000, crew: [{ ref: 'wash', disgruntled: true }] },
      rival: { haven: rival },
    });
  const home = table('bellerophon', 'ariel').play('buy').play('takeFuel', 4).play('shoreLeave').play('doneBuying');
  expect(home.me).toMatchObject({ cash: 1000, crew: [{}, { ref: 'wash', disgruntled: false }] });
  expect(home.me.hold.fuel + home.me.stash.fuel).toBe(4);
  const guest = table('ariel', 'bellerophon').play('buy');
  expect(guest.can('takeFuel')).toBe(false);
  guest.play('buyGoods', 'fuel', 2).play('shoreLeave');
  expect(guest.me.cash).toBeLessThan(800);
  expect(table('ariel', 'osiris').can('buy')).toBe(false);
});

test('HAVEN-06 with Home Sweet Haven shore leave at the own haven is free and clears wanted tokens', () => {
  const s = scene({
    options: { sets: ['base', 'tenth'], setup: 'home-sweet-haven' },
    me: { at: 'athens', haven: 'athens', cash: 0, crew: [{ ref: 'wash', disgruntled: true, wanted: true }] },
  });
  s.play('shoreLeave');
  expect(s.me.crew[1]).toEqual({ ref: 'wash', disgruntled: false, wanted: false });
  expect(s.me.cash).toBe(0);
});

test('HAVEN-06 in Any Port in a Storm the Cruiser does not stay at a haven: the player on the right moves it on', () => {
  const sets = ['base', 'blue-sun'];
  const s = scene({
    options: { sets },
    story: PORT,
    cruiser: 'londinium',
    me: { at: 'osiris', haven: 'ariel', hold: { fuel: 2 } },
    rival: { haven: 'white-sun-3-06' },
    top: { 'nav-alliance': ['alliance-cruiser'] },
  });
  s.play('fullBurn', 'white-sun-3-06');
  expect(s.turn).toBe('1');
  const board = boardFor(s.G.options.sets);
  const near = board.neighbours('white-sun-3-06').filter((sector) => board.zone(sector) === 'alliance');
  expect(s.offered('moveCruiser').sort()).toEqual([...near].sort());
  s.play('moveCruiser', String(near[0]));
  expect(s.G.cruiser).toBe(near[0]);
});

test('HAVEN-06 with Home Sweet Haven every Misbehave card passed around the haven’s sun pays', () => {
  const job = 'badger-losing-patience-with-patience';
  const pass = (haven: string) =>
    scene({
      options: { sets: ['base', 'tenth'], setup: 'home-sweet-haven' },
      me: { at: 'athens', haven, leader: 'womack', cash: 0, active: [job] },
      top: { misbehave: ['a-rival-crew'] },
      dice: [6, 6, 6],
    })
      .play('work', job)
      .play('setOut')
      .play('chooseOption', 0);
  const system = boardFor(['base']).system('athens');
  const elsewhere = boardFor(['base']).sectors.find((sector) => ![undefined, system].includes(boardFor(['base']).system(sector))) ?? '';
  const paid = (haven: string) => pass(haven).G.log.some((entry) => entry.kind === 'cash' && entry.amount === 100);
  expect(paid('athens')).toBe(true);
  expect(paid(elsewhere)).toBe(false);
});
