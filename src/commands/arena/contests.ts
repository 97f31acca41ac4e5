import { type BotGame, gameNamed } from '../../../bots/games';
import { must } from '../../engine/must';
import { firefly } from '../../firefly/rules';
import { misbehavin } from '../../misbehavin/rules';
import type { Contest } from './contest';
import { contest as fireflyContest } from './firefly/contest';
import { contest as misbehavinContest } from './misbehavin/contest';

const contests: Readonly<Record<string, Contest<unknown, unknown>>> = {
  [firefly.name]: fireflyContest,
  [misbehavin.name]: misbehavinContest,
};

/** A game with its bots and what it adds to tournaments; BadInput says which games there are. */
export function contestNamed(name: string): BotGame & { contest: Contest<unknown, unknown> } {
  const game = gameNamed(name);
  return { ...game, contest: must(contests[name], 'contest') };
}
