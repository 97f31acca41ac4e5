import { Match } from '../../engine/match';
import type { PlayerID } from '../../engine/moves';
import type { Replay } from '../../engine/replay';
import type { Ruleset } from '../../engine/ruleset';

/** A state is kept every so many moves, so that going back and forth is quick. */
const STRIDE = 40;

/** Shows what a seat saw after so many moves. The list of moves may grow and shrink. */
export function rewinder<G>(rules: Ruleset<G, unknown>, { seed, players, options }: Omit<Replay, 'hash'>, moves: Replay['moves']) {
  const kept: { at: number; last: string; match: Match<G, unknown> }[] = [];

  /** What was kept of moves taken back since is of no use. */
  const isValid = ({ at, last }: { at: number; last: string }) =>
    at <= moves.length && (at === 0 || JSON.stringify(moves[at - 1]) === last);

  return (n: number, viewer: PlayerID | null): G => {
    while (kept.length > 0 && !kept.every(isValid)) kept.pop();
    let from = { at: 0, match: Match.start(rules, seed, players, options) };
    for (const { at, match } of kept) if (at <= n && at > from.at) from = { at, match: match.clone() };
    const { match } = from;
    for (let at = from.at; at < Math.min(n, moves.length); at++) {
      const [player, move, ...args] = moves[at] as Replay['moves'][number];
      match.play(player, { move, args });
      const done = at + 1;
      if (done % STRIDE === 0 && !kept.some((one) => one.at === done))
        kept.push({ at: done, last: JSON.stringify(moves[at]), match: match.clone() });
    }
    return match.view(viewer);
  };
}
