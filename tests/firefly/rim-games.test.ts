import { canonical } from '../../src/engine/hash';
import { Match } from '../../src/engine/match';
import type { SetId } from '../../src/firefly/content/types';
import { boardFor } from '../../src/firefly/map';
import { firefly } from '../../src/firefly/rules';
import type { State } from '../../src/firefly/state';
import { playOn } from './ramble';

const BOXES: SetId[][] = [
  ['base', 'blue-sun'],
  ['base', 'kalidasa'],
  ['base', 'blue-sun', 'kalidasa'],
];
const SETUPS = ['standard', 'awful-crowded-in-my-sky', 'the-rims-the-thing'];

/** What is true of the ships of the law and the Reavers whenever somebody has a choice. */
function faults(G: State): string[] {
  const board = boardFor(G.options.sets);
  const starts: string[] = G.options.sets.includes('blue-sun') ? [...board.sectorsOf('reaver-space')] : ['border-2-06'];
  const moving = G.stack.some(({ kind }) => kind === 'move-npc');
  return [
    ...(board.zone(G.cruiser) === 'alliance' ? [] : ['NAV-20 the Cruiser has left Alliance Space']),
    ...(G.cutters.every((sector) => board.zone(sector) !== 'alliance') ? [] : ['NAV-21 a Cutter is in Alliance Space']),
    ...(new Set(G.cutters).size === G.cutters.length ? [] : ['NAV-22 two Cutters share a sector']),
    ...(G.corvette === null || !starts.includes(G.corvette) ? [] : ['CORVETTE-09 the Corvette is where Cutters start']),
    ...(G.corvette === null || moving || !G.cutters.includes(G.corvette) ? [] : ['CORVETTE-10 Corvette and Cutter share a sector']),
    ...(Object.values(G.alerts).every(({ alliance, reaver }) => alliance + reaver > 0) ? [] : ['no tokens are no entry']),
    ...(G.options.sets.includes('blue-sun') || Object.values(G.alerts).every(({ reaver }) => reaver === 0) ? [] : ['SCOPE-08']),
  ];
}

const games = BOXES.flatMap((sets) => [1, 2, 4].flatMap((players) => SETUPS.map((setup) => ({ sets, players, setup }))))
  .filter(({ sets, setup }) => setup !== 'awful-crowded-in-my-sky' || sets.includes('blue-sun'))
  .filter(({ sets, setup }) => setup !== 'the-rims-the-thing' || sets.includes('kalidasa'));

test.each(games)('ships and tokens stay where they may be: $sets, $players players, $setup', ({ sets, players, setup }) => {
  const match = Match.start(firefly, `${sets} ${players}`, players, { sets, setup, turnCap: 30 });
  playOn(match, setup, 900, () => {
    if (match.G.phase === 'play') expect(faults(match.G)).toEqual([]);
  });
  const before = canonical({ ...match.G, log: [] });
  const twin = Match.resume(firefly, JSON.parse(JSON.stringify(match.G)) as State, match.dice());
  playOn(match.clone(), 'on', 60);
  expect(canonical({ ...match.G, log: [] })).toBe(before);
  playOn(match, 'on', 60);
  playOn(twin, 'on', 60);
  expect(canonical(twin.G)).toBe(canonical(match.G));
});
