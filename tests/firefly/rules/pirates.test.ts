import { Match } from '../../../src/engine/match';
import { idOf } from '../../../src/firefly/cards';
import { bounties, jobs, ships, supply } from '../../../src/firefly/content';
import { firefly } from '../../../src/firefly/rules';
import type { Ref, State } from '../../../src/firefly/state';
import { type Has, type Scene, scene, type Table } from '../scenario';

const options = { sets: ['base', 'pirates'] };
const BADGER = 'badger-pilfer-purloin-and-plunder';
const HARKEN = 'harken-alliance-commission';
const SPACE = 'border-1-04';
const WALDEN: Has = { ship: 'ss-walden', drive: 'tri-capissen-28hd' };
const INTERCEPTOR: Has = { ship: 'interceptor', drive: 'echelon-lr-8' };

/** Marco has no say in any of this. */
const game = (me: Has = {}, table: Table = {}): Scene =>
  scene({ story: 'king-of-all-londinium', options, me: { leader: 'marco', at: SPACE, ...me }, ...table });
/** Dalin, who is wanted, lies in irons under a bounty. */
const PRISONER: Ref = 'dalin';
const captor = (s: Scene): Scene => {
  s.me.bound.push({ bounty: 'bounty-dalin', crew: [{ ref: PRISONER, disgruntled: false, wanted: true }] });
  return s;
};
const piracy = new Set(jobs.filter(({ types }) => types.includes('piracy')).map(({ id }) => id));
const piracyIn = (G: State): Ref[] => [
  ...Object.values(G.decks).flatMap(({ draw, discard }) => [...draw, ...discard].filter((ref) => piracy.has(idOf(ref)))),
  ...Object.values(G.players).flatMap(({ hand }) => hand.filter((ref) => piracy.has(idOf(ref)))),
];

test('SETUP-38 three bounties are turned face up, and none without the set', () => {
  const { G } = game();
  const known = bounties.filter(({ crewSet }) => options.sets.includes(crewSet));
  expect(G.bounties).toHaveLength(3);
  expect(G.bounties.every((ref) => known.some(({ id }) => id === idOf(ref)))).toBe(true);
  expect(scene().G.bounties).toEqual([]);
});

test('SETUP-42 the sectors of a story’s goals bear nothing that changes anything', () => {
  const { G } = scene({ options, story: 'jail-break' });
  expect([G.seeds, G.alerts]).toEqual([{}, {}]);
});

test('CORE-33 the Walden and the Interceptor keep their own drive core', () => {
  const core = 'enhanced-graviton-accelerator';
  const shops = (me: Has) =>
    game({ at: 'osiris', cash: 9000, ...me }, { discards: { osiris: [core] } })
      .play('buy')
      .play('considerCards')
      .play('takeFromDiscard', core)
      .play('draw')
      .can('keep', core);
  expect(shops({ ship: 'serenity' })).toBe(true);
  expect(shops(WALDEN)).toBe(false);
  expect(shops(INTERCEPTOR)).toBe(false);
});

test('CORE-34 the Walden and the Interceptor count as Fireflies for whatever looks for one', () => {
  for (const ship of [WALDEN, INTERCEPTOR]) {
    const s = game(
      { at: 'pelorum', hold: { fuel: 2 } },
      { rival: { ...ship, at: 'londinium' }, top: { 'nav-alliance': ['alliance-entanglements'] } },
    );
    s.play('fullBurn', 'persephone').play('chooseOption', 0);
    expect(s.offered('moveCruiser')).toContain('sihnon');
    expect(s.offered('moveCruiser')).not.toContain('londinium');
  }
});

test('CORE-35 lawmen cost nothing to hire and take no cut', () => {
  const lawmen = supply.filter(({ professions }) => professions?.includes('lawman'));
  expect(lawmen.map(({ cost }) => cost)).toEqual(lawmen.map(() => 0));
  const s = game({ at: 'regina', cash: 0 }, { discards: { regina: ['deputy'] } });
  s.play('buy').play('considerCards').play('takeFromDiscard', 'deputy').play('draw').play('keep', 'deputy');
  expect(s.me.crew.map(({ ref }) => ref)).toContain('deputy');
  const job = 'harken-cargo-delivery-osiris';
  const paid = game({ at: 'osiris', crew: ['deputy'], active: [{ ref: job, step: 1 }], hold: { cargo: 1 }, cash: 0 });
  paid.play('work', job).play('setOut');
  expect([paid.stage, paid.me.crew[1]?.disgruntled]).toEqual(['turn', false]);
  expect(paid.me.cash).toBeGreaterThan(0);
});

test('CORE-35 lawmen stay aboard during illegal jobs and come along to legal ones', () => {
  const on = (job: Ref) => {
    const s = game({ hand: [job], crew: ['dobson'] }, { rival: { leader: 'corbin', at: SPACE, warrants: 1 } }).play('raid', job, '1');
    return s.offered('leaveAboard').includes('dobson');
  };
  expect(on(BADGER)).toBe(false);
  expect(on(HARKEN)).toBe(true);
});

test('OUTLAW-08, ALLIANCE-11, E-35 a bound bounty makes no outlaw: the Cruiser takes no notice of it', () => {
  const s = captor(game({ at: 'pelorum' }, { cruiser: 'persephone', dice: [1, 1, 1] })).play('mosey', 'persephone');
  expect(s.me).toMatchObject({ cash: 3000, bound: [{ bounty: 'bounty-dalin', crew: [{ ref: PRISONER }] }] });
  expect(s.G.log.some(({ kind }) => kind === 'alliance')).toBe(false);
});

test('OUTLAW-08, E-35 the Operative takes no notice of a bound bounty either', () => {
  const table: Table = { options: { sets: ['base', 'pirates', 'kalidasa'] }, corvette: 'persephone' };
  const met = (me: Has) => game({ at: 'pelorum', ...me }, table);
  const s = captor(met({})).play('mosey', 'persephone');
  expect(s.me.bound).toHaveLength(1);
  expect(s.G.log.some(({ kind }) => kind === 'corvette')).toBe(false);
  expect(
    met({ warrants: 1 })
      .play('mosey', 'persephone')
      .G.log.some(({ kind }) => kind === 'corvette'),
  ).toBe(true);
});

test('ALLIANCE-11 bound bounties are neither seized nor rolled for when an outlaw is caught', () => {
  const s = captor(game({ at: 'pelorum', crew: ['jayne'], hold: { fugitives: 1 } }, { cruiser: 'persephone', dice: [2, 1] }));
  s.play('mosey', 'persephone');
  expect(s.me.hold.fugitives + s.me.stash.fugitives).toBe(0);
  expect(s.me.bound).toHaveLength(1);
  expect(s.G.log.filter(({ kind }) => kind === 'die')).toMatchObject([{ die: 2, why: 'jayne' }]);
});

test('NAV-11, E-26 the Alliance Cruiser card puts the open bounties under their deck and turns up three others', () => {
  const s = game({ at: 'pelorum', hold: { fuel: 2 } }, { top: { 'nav-alliance': ['alliance-cruiser'] } });
  const before = [...s.G.bounties];
  const next = s.G.decks.bounty.draw.slice(-3).reverse();
  s.play('fullBurn', 'persephone');
  expect(s.G.bounties).toEqual(next);
  expect([...s.G.decks.bounty.draw.slice(0, 3)].sort()).toEqual(before.sort());
  expect(s.G.cruiser).toBe('persephone');
  expect([s.stage, s.me.cash]).toEqual(['turn', 3000]);
});

test('REAVER-05 bound bounties are lost to Reavers like fugitives and leave the game', () => {
  const s = captor(game({ at: SPACE, crew: ['gun-hand'] }, { cutter: SPACE, rival: { at: 'londinium' } }));
  s.play('endTurn').play('endTurn').play('chooseOption', 0);
  expect(s.me.bound).toEqual([]);
  expect(s.G.box).toEqual(expect.arrayContaining([PRISONER, 'bounty-dalin']));
});

test('SOLID-12 a bounty delivered makes nobody a friend', () => {
  const card = bounties.find(({ id }) => id === 'bounty-dalin');
  expect(card?.dropOff).toBe('cruiser');
  const s = captor(game({ at: 'londinium' }, { cruiser: 'londinium' })).play('turnIn', 'bounty-dalin');
  expect(s.me.solid).toEqual({});
  expect(s.me.cash).toBe(3000 + (card?.pay.base ?? 0));
});

test('SCOPE-05 the set brings piracy, bounties, lawmen and two ships, and nothing of them is there without it', () => {
  const count = (sets: string[]) => {
    const { G } = scene({ options: { sets } });
    const cards = Object.values(G.decks).flatMap(({ draw, discard }) => [...draw, ...discard]);
    const lawmen = supply.filter(({ professions }) => professions?.includes('lawman')).map(({ id }) => id);
    return [piracyIn(G).length, G.bounties.length, cards.filter((ref) => lawmen.includes(idOf(ref))).length];
  };
  expect(count(['base'])).toEqual([0, 0, 0]);
  expect(count(['base', 'pirates'])).toEqual([25, 3, 5]);
  expect(ships.filter(({ set }) => set === 'pirates').map(({ id }) => id)).toEqual(['interceptor', 'ss-walden']);
});

test('SCOPE-09 a table may leave out bounties or piracy, each by itself', () => {
  const dealt = (more: object) => {
    const { G } = scene({ options: { ...options, ...more } });
    return [G.bounties.length + G.decks.bounty.draw.length > 0, piracyIn(G).length > 0];
  };
  expect(dealt({})).toEqual([true, true]);
  expect(dealt({ bounties: false })).toEqual([false, true]);
  expect(dealt({ piracy: false })).toEqual([true, false]);
});

test('SCOPE-09 a story about a bounty cannot be played without them', () => {
  expect(() => Match.start(firefly, 'scope', 2, { ...options, story: 'jail-break', bounties: false })).toThrow('Jail Break');
  expect(() => Match.start(firefly, 'scope', 2, { ...options, bounties: 1 })).toThrow('bounties must be true or false');
});
