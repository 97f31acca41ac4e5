import { toolsFor } from '../../bots/tools';
import { Match } from '../../src/engine/match';
import { seededRandom } from '../../src/engine/random';
import { boardFor } from '../../src/firefly/map';
import { firefly } from '../../src/firefly/rules';
import type { State } from '../../src/firefly/state';
import { ramble } from '../firefly/ramble';

/** The first moment of random play that fits, seen by whoever decides then. */
function moment(fits: (G: State) => boolean) {
  for (let game = 0; game < 50; game++) {
    const match = Match.start(firefly, `tools ${game}`, 3, {});
    const random = seededRandom(`tools ${game}`);
    for (let n = 0; n < 1500 && !match.over; n++) {
      const player = match.active()[0]!.player;
      if (fits(match.G)) return { view: match.view(player), player, legal: match.legal(player) };
      match.play(player, ramble(match.G, player, match.legal(player), random));
    }
  }
  throw new Error('it never came');
}

const toolsAt = ({ view, player }: { view: State; player: string }, seed = 'x') => toolsFor(firefly, view, player, seededRandom(seed));

test('the odds of the test being taken add up to one; elsewhere there are none', () => {
  // Once its skill is settled: before that there is nothing to reckon with.
  const isTaken = ({ stack }: State): boolean => {
    const frame = stack.at(-1);
    return frame?.kind === 'test' && frame.skill !== null;
  };
  const odds = toolsAt(moment(isTaken)).odds();
  expect(odds.length).toBeGreaterThan(1);
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(toolsAt(moment(({ stack }) => stack.at(-1)?.kind === 'turn')).odds()).toEqual([]);
});

test('a path leads from border to border', () => {
  const at = moment(({ phase }) => phase === 'play');
  const from = at.view.players[at.player]!.sector;
  const [to = ''] = boardFor(at.view.options.sets).sectorsOf('persephone');
  const path = toolsAt(at).path(from, to) ?? [];
  expect(path.at(-1)).toBe(to);
  [from, ...path].slice(1).forEach((sector, i) => {
    expect(boardFor(at.view.options.sets).adjacent([from, ...path][i]!, sector)).toBe(true);
  });
});

test('a determinized match can be played on, hides nothing, and does not touch the view', () => {
  const at = moment(({ turn }) => turn.number > 5);
  const before = JSON.stringify(at.view);
  const match = toolsAt(at).determinize();
  expect(JSON.stringify(match.G)).not.toContain('"?"');
  expect(match.legal(at.player)).toEqual(at.legal);
  match.play(at.player, at.legal[0]!);
  expect(JSON.stringify(at.view)).toBe(before);
  expect(toolsAt(at).determinize().hash()).toBe(toolsAt(at).determinize().hash());
});
