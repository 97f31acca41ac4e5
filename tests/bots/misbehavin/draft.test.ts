import { bots } from '../../../bots/misbehavin';
import { toolsFor } from '../../../bots/tools';
import { Match } from '../../../src/engine/match';
import { seededRandom } from '../../../src/engine/random';
import { misbehavin } from '../../../src/misbehavin/rules';

test.each(bots.map((bot) => [bot.name, bot] as const))('%s chooses a faction and supply sets where that is left to the table', (_, bot) => {
  const match = Match.start(misbehavin, 'draft', 4, { factions: 'choose', supply: 'draft' });
  while (match.G.turn.number === 0) {
    const player = match.active()[0]!.player;
    const view = match.view(player);
    match.play(player, bot.choose(view, match.legal(player), toolsFor(misbehavin, view, player, seededRandom('draft'), { iterations: 3 })));
  }
  expect(Object.values(match.G.players).every(({ faction }) => faction !== null)).toBe(true);
});
