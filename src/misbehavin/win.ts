import type { PlayerID } from '../engine/moves';
import { episodeOf } from './cards';
import { meets } from './filter';
import { note, playerIds, playerOf, type State, type Table } from './state';
import { powerOf, requirement } from './values';

/** Has the power that wins; an episode may ask for more than that, or want something else altogether (MB-WIN-04). */
function winsByPower(G: State, p: PlayerID): boolean {
  const episode = episodeOf(G);
  const counts = episode === undefined || (episode.standardWin && meets(G, { p, card: '' }, episode.standardNeed));
  return counts && powerOf(playerOf(G, p)) >= requirement(G, p);
}

/** How a player who starts the turn now wins, if so (MB-WIN-01, MB-WIN-04). */
export function victoryOf(G: State, p: PlayerID): 'power' | 'episode' | undefined {
  if (winsByPower(G, p)) return 'power';
  return episodeOf(G)?.win.some(({ need }) => meets(G, { p, card: '' }, need)) ? 'episode' : undefined;
}

export function endGame(t: Table, winner: PlayerID | null, reason: string): void {
  t.G.over = { winner, reason };
  note(t, { kind: 'over', winner, reason });
}

/** Nobody has won in time: most power, then credits, then tokens; else nobody (MB-OQ-42). */
export function judge(t: Table): void {
  const { G } = t;
  const score = (p: PlayerID) => {
    const player = playerOf(G, p);
    return [powerOf(player), player.credits, player.verse];
  };
  const better = (a: PlayerID, b: PlayerID): number => {
    const [x, y] = [score(a), score(b)];
    const at = x.findIndex((n, i) => n !== y[i]);
    return at < 0 ? 0 : (y[at] ?? 0) - (x[at] ?? 0);
  };
  const [first, second] = [...playerIds(G)].sort(better);
  const isDraw = first === undefined || (second !== undefined && better(first, second) === 0);
  endGame(t, isDraw ? null : first, 'turn-cap');
}

/** Who reaches the power that wins says so at once (MB-WIN-03). */
export function announce(t: Table): void {
  const { G } = t;
  for (const p of playerIds(G)) {
    const player = playerOf(G, p);
    if (player.faction === null) continue;
    const reached = winsByPower(G, p);
    if (reached === player.announced) continue;
    player.announced = reached;
    if (reached) note(t, { kind: 'announced', p, power: powerOf(player) });
  }
}
