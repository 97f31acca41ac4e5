import type { SetId, Zone } from '../../src/firefly/content/types';
import { boardFor } from '../../src/firefly/map';

const base: SetId[] = ['base'];
const blueSun: SetId[] = ['base', 'blue-sun'];
const kalidasa: SetId[] = ['base', 'kalidasa'];
const both: SetId[] = ['base', 'blue-sun', 'kalidasa'];
const every: [string, SetId[]][] = [base, blueSun, kalidasa, both].map((sets) => [sets.join(' + '), sets]);

test('SETUP-01 each box adds its board: sectors, and borders between them', () => {
  const size = (sets: SetId[]) => {
    const board = boardFor(sets);
    return [board.sectors.length, board.sectors.reduce((borders, id) => borders + board.neighbours(id).length, 0) / 2];
  };
  expect(size(base)).toEqual([100, 250]);
  expect(size(blueSun)).toEqual([124, 315]);
  expect(size(kalidasa)).toEqual([128, 326]);
  expect(size(both)).toEqual([152, 391]);
});

test('boxes without a board change nothing, and a board is laid only once', () => {
  expect(boardFor(['pirates', 'base', 'crime'])).toBe(boardFor(base));
  expect(boardFor(['kalidasa', 'base', 'blue-sun'])).toBe(boardFor(both));
});

describe.each(every)('%s', (_, sets) => {
  const board = boardFor(sets);

  test('MAP-01 sectors are neighbours of each other, or neither is, and never of themselves', () => {
    for (const id of board.sectors) {
      expect(board.neighbours(id)).not.toContain(id);
      expect(new Set(board.neighbours(id)).size).toBe(board.neighbours(id).length);
      for (const next of board.neighbours(id)) expect([id, next, board.adjacent(next, id)]).toEqual([id, next, true]);
    }
  });

  test('every sector can be reached from every other', () => {
    for (const id of board.sectors) expect([id, board.within(id, board.sectors.length).length]).toEqual([id, board.sectors.length - 1]);
  });

  test('distances agree with neighbours, paths and ranges', () => {
    const agree = (a: string, b: string) => {
      const far = board.distance(a, b);
      return (
        far === board.distance(b, a) &&
        (far === 0) === (a === b) &&
        (far === 1) === board.adjacent(a, b) &&
        board.within(a, 3).includes(b) === (far > 0 && far <= 3)
      );
    };
    expect(board.sectors.flatMap((a) => board.sectors.filter((b) => !agree(a, b)).map((b) => [a, b]))).toEqual([]);
    for (const b of board.sectors) {
      const path = board.path('londinium', b);
      expect(path).toHaveLength(board.distance('londinium', b));
      for (const [i, id] of (path ?? []).entries()) expect(board.adjacent(path?.[i - 1] ?? 'londinium', id)).toBe(true);
    }
  });

  test('a range is listed nearest first', () => {
    const distances = board.within('persephone', 6).map((id) => board.distance('persephone', id));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
});

test.each([
  ['londinium', 'bernadette', 1],
  ['regina', 'ezra', 1],
  ['osiris', 'athens', 2],
  ['persephone', 'space-bazaar', 3],
  ['londinium', 'persephone', 4],
  ['persephone', 'silverhold', 6],
  ['persephone', 'regina', 7],
  ['ezra', 'space-bazaar', 9],
  ['londinium', 'londinium', 0],
])('%s to %s is %d moves', (a, b, moves) => {
  expect(boardFor(base).distance(a, b)).toBe(moves);
});

test('the outer boards lie far apart', () => {
  expect(boardFor(both).distance('meridian', 'beaumonde')).toBe(15);
});

describe('paths', () => {
  const board = boardFor(both);

  test('lead around what is to be avoided', () => {
    const straight = board.path('londinium', 'persephone') ?? [];
    const shut = straight.slice(0, -1);
    const around = board.path('londinium', 'persephone', shut) ?? [];
    expect(around.at(-1)).toBe('persephone');
    expect(around.filter((id) => shut.includes(id))).toEqual([]);
    expect(around.length).toBeGreaterThanOrEqual(straight.length);
  });

  test('are as short as the avoided sectors allow', () => {
    expect(board.path('pelorum', 'persephone')).toEqual(['persephone']);
    expect(board.path('bernadette', 'liann-jiun')).toHaveLength(2);
    expect(board.path('bernadette', 'liann-jiun', ['londinium', 'sihnon', 'white-sun-2-04'])?.length).toBeGreaterThan(2);
  });

  test('are not there when there is no way, or the end itself is to be avoided', () => {
    expect(board.path('santo', 'londinium', board.neighbours('santo'))).toBeUndefined();
    expect(board.path('santo', 'londinium', ['londinium'])).toBeUndefined();
  });

  test('may start in an avoided sector, and are empty when one is there already', () => {
    expect(board.path('regina', 'ezra', ['regina'])).toEqual(['ezra']);
    expect(board.path('regina', 'regina')).toEqual([]);
  });

  test('a range does not go through avoided sectors either', () => {
    expect(board.within('santo', 9, board.neighbours('santo'))).toEqual([]);
    expect([...board.within('londinium', 1, ['sihnon'])].sort()).toEqual(['bernadette', 'liann-jiun', 'white-sun-2-04']);
    expect([...board.within('londinium', 4, [])].sort()).toEqual([...board.within('londinium', 4)].sort());
  });
});

test.each<[Zone, number[]]>([
  ['alliance', [32, 32, 32, 32]],
  ['border', [68, 69, 70, 71]],
  ['rim', [0, 23, 26, 49]],
])('MAP-02 sectors of %s space', (zone, sizes) => {
  expect(every.map(([, sets]) => boardFor(sets).inZone(zone).length)).toEqual(sizes);
  for (const id of boardFor(both).inZone(zone)) expect(boardFor(both).zone(id)).toBe(zone);
});

test('star systems have their sectors; open space is no system', () => {
  const board = boardFor(both);
  expect(board.inSystem('lux')).toEqual(['persephone', 'pelorum']);
  expect(board.inSystem('white-sun')).toHaveLength(29);
  expect(board.system('persephone')).toBe('lux');
  expect(board.system('border-1-06')).toBeUndefined();
  expect(boardFor(base).inSystem('kalidasa')).toEqual([]);
});

describe('what is where', () => {
  test('MAP-03 MAP-04 planetary sectors: the Space Bazaar and the Cortex Relays count', () => {
    expect(every.map(([, sets]) => boardFor(sets).sectors.filter((id) => boardFor(sets).planetary(id)).length)).toEqual([35, 45, 51, 61]);
    for (const id of ['space-bazaar', 'cortex-relay-2', 'cortex-relay-7', 'priam-ithaca']) expect(boardFor(both).planetary(id)).toBe(true);
    expect(boardFor(both).planetary('border-1-06')).toBe(false);
  });

  test('MAP-05 Reaver Space is three sectors of the rim', () => {
    const board = boardFor(blueSun);
    expect(board.sectorsOf('reaver-space')).toHaveLength(3);
    for (const id of board.sectorsOf('reaver-space')) expect([board.zone(id), board.planetary(id)]).toEqual(['rim', false]);
    expect(boardFor(base).sectorsOf('reaver-space')).toEqual([]);
  });

  test('MAP-06 MAP-07 MAP-08 a region is all of its sectors', () => {
    const board = boardFor(both);
    expect(board.sectorsOf('motherlode')).toEqual(['jiangyin', 'new-melbourne']);
    expect(board.sectorsOf('uroboros-belt')).toHaveLength(4);
    expect(board.sectorsOf('uroboros-belt').filter((id) => board.planetary(id))).toEqual(['dragons-egg', 'deadwood']);
  });

  test('a planet or a sector is one sector; what is not in play is none', () => {
    expect(boardFor(base).sectorsOf('ithaca')).toEqual(['priam-ithaca']);
    expect(boardFor(base).sectorsOf('border-1-06')).toEqual(['border-1-06']);
    expect(boardFor(base).sectorsOf('meridian')).toEqual([]);
    expect(boardFor(base).sectorsOf('earth-that-was')).toEqual([]);
  });

  test('MAP-09 MAP-10 supply planets and contacts, as far as in play', () => {
    const supplies = (sets: SetId[]) => boardFor(sets).sectors.flatMap((id) => boardFor(sets).supplyAt(id) ?? []);
    const contacts = (sets: SetId[]) => boardFor(sets).sectors.flatMap((id) => boardFor(sets).contactAt(id) ?? []);
    expect(supplies(base).sort()).toEqual(['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar']);
    expect(supplies(both)).toHaveLength(7);
    expect(contacts(base).sort()).toEqual(['amnon-duul', 'badger', 'niska', 'patience']);
    expect(contacts(blueSun)).toHaveLength(6);
    expect(contacts(both)).toHaveLength(8);
  });

  test('SETUP-18 Higgins is on Harvest only with Kalidasa; the sector stays what it is', () => {
    expect(boardFor(blueSun).contactAt('harvest')).toBeUndefined();
    expect(boardFor(kalidasa).contactAt('harvest')).toBe('higgins');
    expect(boardFor(kalidasa).neighbours('harvest')).toEqual(boardFor(base).neighbours('harvest'));
    expect(boardFor(base).planetary('harvest')).toBe(true);
  });

  test('Shadow is empty space at the edge without Blue Sun', () => {
    expect(boardFor(base).sector('shadow').name).toBeUndefined();
    expect(boardFor(base).planetary('shadow')).toBe(false);
    expect(boardFor(base).neighbours('shadow')).toEqual(['aphrodite', 'hera']);
    expect(boardFor(blueSun).planetary('shadow')).toBe(true);
    expect(boardFor(blueSun).neighbours('shadow')).toHaveLength(5);
  });
});

test('a sector that is not in play is a clear error', () => {
  expect(boardFor(base).has('meridian')).toBe(false);
  expect(() => boardFor(base).neighbours('meridian')).toThrow('there is no sector meridian on this board');
  expect(() => boardFor(base).distance('londinium', 'meridian')).toThrow('there is no sector meridian on this board');
});
