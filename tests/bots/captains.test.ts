import { botNamed } from '../../bots';
import { toolsFor, USUAL } from '../../bots/tools';
import { Match } from '../../src/engine/match';
import { must } from '../../src/engine/must';
import { seededRandom } from '../../src/engine/random';
import { firefly } from '../../src/firefly/rules';
import { storiesFor } from '../../src/firefly/setup/options';

/** Who wins a game of the base box: this captain, or one of three who play at random. */
function winner(captain: string, game: number): string | null {
  const stories = storiesFor(['base'], 4);
  const seed = `captains ${game}`;
  const match = Match.start(firefly, seed, 4, { sets: ['base'], story: must(stories[game % stories.length]).id, turnCap: 100 });
  const seats = ['0', '1', '2', '3'].map((_, i) => botNamed(i === game % 4 ? captain : 'random'));
  const dice = seats.map((_, i) => seededRandom(`${seed}/${i}`));
  while (!match.over) {
    const { player } = must(match.active()[0]);
    const view = match.view(player);
    const tools = toolsFor(firefly, view, player, must(dice[Number(player)]), USUAL);
    match.play(player, must(seats[Number(player)]).choose(view, match.legal(player), tools));
  }
  return match.over.winner === null ? null : must(seats[Number(match.over.winner)]).name;
}

test.each(['trader', 'outlaw', 'hunter'])(
  '%s wins all but at most one of ten games against chance, every story twice',
  (captain) => {
    const wins = Array.from({ length: 10 }, (_, game) => winner(captain, game)).filter((name) => name === captain);
    expect(wins.length).toBeGreaterThanOrEqual(9);
  },
  120_000,
);
