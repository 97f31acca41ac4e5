import { bots } from '../../../bots';
import { toolsFor } from '../../../bots/tools';
import type { Bot } from '../../../bots/types';
import { must } from '../../engine/must';
import { seededRandom } from '../../engine/random';
import { firefly } from '../../firefly/rules';
import type { State } from '../../firefly/state';
import { raceApart } from './apart';
import { atLeast, atMost, type Measure, seconds } from './measure';
import { startMatch } from './record';

/** Those that plan by rule; the others either do anything or take the time they are given. */
const captains = bots.filter(({ name }) => name !== 'random' && name !== 'mcts');

/** Every decision of a game among these bots, with what it takes to ask for it again. */
function decisions(seed: string, players: readonly Bot<State>[], most: number): (() => void)[] {
  const match = startMatch('base', seed);
  const asked: (() => void)[] = [];
  while (!match.over && asked.length < most) {
    const { player } = must(match.active()[0]);
    const bot = must(players[Number(player) % players.length]);
    const view = structuredClone(match.view(player));
    const legal = match.legal(player);
    const choose = () => bot.choose(view, legal, toolsFor(firefly, view, player, seededRandom(`${seed} ${asked.length}`)));
    asked.push(choose);
    match.play(player, choose());
  }
  return asked;
}

/** The best of a few tries for each decision, so that what counts is the bot and not the machine's bad moments. */
function deciding(): Measure {
  const asked = [...decisions('captains 0', captains, 700), ...decisions('captains 1', captains, 700)];
  const times = asked.map((ask) => 1000 * Math.min(seconds(ask), seconds(ask), seconds(ask))).sort((a, b) => a - b);
  return atMost('milliseconds of a scripted decision at the 99th percentile, of 5', must(times[Math.floor(0.99 * times.length)]), 5, 1);
}

async function thinking(): Promise<Measure> {
  const [ours, peer] = await raceApart(new URL('./think.ts', import.meta.url), [['ours'], ['stock']], 8);
  return atLeast('search iterations a second, mcts by MCTSBot with the same rollout length', 1 / ours, 1 / peer, 30);
}

export const botMeasures: readonly (() => Measure | Promise<Measure>)[] = [deciding, thinking];
