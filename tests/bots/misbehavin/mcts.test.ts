import { bot } from '../../../bots/misbehavin/mcts';
import { toolsFor } from '../../../bots/tools';
import { Match } from '../../../src/engine/match';
import { seededRandom } from '../../../src/engine/random';
import { misbehavin } from '../../../src/misbehavin/rules';
import { type Scene, scene } from '../../misbehavin/scenario';

const toolsIn = (s: Scene) => toolsFor(misbehavin, s.match.view('0'), '0', seededRandom('mcts'), { iterations: 60 });
const chosen = (s: Scene) => bot.choose(s.match.view('0'), s.match.legal('0'), toolsIn(s));

/** A rival who wins when the next turn starts, with one weak card, and two ways to use the only activation. */
const lastChance = () =>
  scene({
    players: 2,
    me: { hand: ['se-mal', 'se-zoe', 'bo-transport'], deck: ['se-oddjobs'], verse: 0 },
    rival: {
      tableau: ['ri-miranda', 'co-dreadnought', 'ri-tracker', 'nk-ledger', 'nk-thug'],
      hand: [],
      deck: ['nk-blood-money'],
      verse: 0,
    },
  });

test('mcts stops who would win otherwise', () => {
  const s = lastChance();
  expect(chosen(s)).toEqual({ move: 'pickFight', args: [] });
});

test('mcts does not think where there is nothing to think about, and tells why it likes a move', () => {
  const s = lastChance();
  const advice = bot.explain!(s.match.view('0'), s.match.legal('0'), toolsIn(s));
  expect(advice.length).toBeGreaterThan(1);
  expect(advice[0]!.move).toEqual({ move: 'pickFight', args: [] });
  for (const { estimate, why } of advice) {
    expect(estimate).toBeGreaterThanOrEqual(0);
    expect(estimate).toBeLessThanOrEqual(1);
    expect(why).toMatch(/^Tried out .*\.$/);
  }
  s.play('pickFight');
  expect(chosen(s)).toEqual({ move: 'commit', args: ['se-mal'] });
});

test('the same dice make the same game, from the choice of factions and supplies on', () => {
  const game = () => {
    const match = Match.start(misbehavin, 'twice', 2, { factions: 'choose', supply: 'draft' });
    const random = seededRandom('twice');
    for (let n = 0; n < 120 && !match.over; n++) {
      const { player } = match.active()[0]!;
      const view = match.view(player);
      match.play(player, bot.choose(view, match.legal(player), toolsFor(misbehavin, view, player, random, { iterations: 3 })));
    }
    expect(match.G.turn.number).toBeGreaterThan(4);
    return match.hash();
  };
  expect(game()).toBe(game());
});
