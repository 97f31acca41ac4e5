import { games } from '../../bots/games';
import { toolsFor } from '../../bots/tools';
import { canonical } from '../../src/engine/hash';
import { Match } from '../../src/engine/match';
import type { Move } from '../../src/engine/moves';
import { must } from '../../src/engine/must';
import { type SeededRandom, seededRandom } from '../../src/engine/random';
import { PLAYABLE, storiesFor } from '../../src/firefly/setup/options';
import type { State } from '../../src/firefly/state';
import { ramble } from '../firefly/ramble';
import { ramble as rambleOn, TABLES } from '../misbehavin/ramble';

const POSITIONS = 500;
const SEATS = 3;

interface Position {
  view: unknown;
  player: string;
  legal: readonly Move[];
}

/** How games are played at random so that they get somewhere. */
interface Ramble {
  options(game: number): Record<string, unknown>;
  move(G: unknown, player: string, legal: readonly Move[], random: SeededRandom): Move;
}

const rambles: Record<string, Ramble> = {
  // Every base story, and with all boxes.
  firefly: {
    options(game) {
      const sets = game % 2 === 0 ? (['base'] as const) : PLAYABLE;
      const stories = storiesFor(sets, SEATS);
      return { sets, story: must(stories[game % stories.length]).id, turnCap: 30 };
    },
    move: (G, player, legal, random) => ramble(G as State, player, legal, random),
  },
  misbehavin: {
    options: (game) => must(TABLES[game % TABLES.length]),
    move: (_G, _player, legal, random) => rambleOn(legal, random) ?? must(legal[0]),
  },
};

describe.each(games.map((game) => [game.rules.name, game] as const))('%s', (name, { rules, bots }) => {
  const { options, move } = must(rambles[name]);

  /** Positions with something to choose, from random play. */
  function positions(): Position[] {
    const found: Position[] = [];
    for (let game = 0; found.length < POSITIONS; game++) {
      const match = Match.start(rules, `fair ${game}`, SEATS, options(game));
      const random = seededRandom(`fair ${game}`);
      const before = found.length;
      for (let n = 0; n < 1500 && !match.over && found.length < before + 25 && found.length < POSITIONS; n++) {
        const { player } = must(match.active()[0]);
        const legal = match.legal(player);
        if (legal.length > 1 && n % 23 === 7) found.push({ view: structuredClone(match.view(player)), player, legal });
        match.play(player, move(match.G, player, legal, random));
      }
    }
    return found;
  }

  /** The same position with everything dealt anew that the seat cannot see, and seen by it again. */
  function permuted({ view, player }: Position, n: number): { state: unknown; view: unknown } {
    const dealt = rules.determinize(structuredClone(view), player, seededRandom(`permute ${n}`)) as object;
    // A copy begins without news, which everybody has heard.
    const state = { ...dealt, log: (view as { log: unknown }).log };
    return { state, view: rules.view(state, player) };
  }

  const all = positions();

  test('hidden cards really change places, and a seat sees none of it', () => {
    let different = 0;
    all.forEach((position, n) => {
      const one = permuted(position, n);
      const two = permuted(position, n + 1e6);
      if (canonical(one.state) !== canonical(two.state)) different++;
      const seen = canonical(position.view);
      expect([one, two].every(({ view }) => canonical(view) === seen)).toBe(true);
    });
    expect(different).toBeGreaterThan(0.9 * POSITIONS);
  }, 60_000);

  test.each(bots.map((bot) => [bot.name, bot] as const))(
    '%s chooses the same whatever it cannot see',
    (_, bot) => {
      for (let n = 0; n < POSITIONS; n++) {
        const position = must(all[n]);
        const { player, legal } = position;
        const choose = (view: unknown) =>
          bot.choose(view, legal, toolsFor(rules, view, player, seededRandom(`dice ${n}`), { iterations: 2 }));
        const chosen = choose(position.view);
        expect(legal).toContainEqual(chosen);
        expect(choose(permuted(position, n).view)).toEqual(chosen);
      }
    },
    120_000,
  );
});
