import type { PlayerID } from '../engine/moves';
import { aboard } from './scene';
import { playerOf, type State } from './state';
import { isWanted } from './who';

/** OUTLAW-01 to 05: a warrant, contraband, a fugitive or a wanted crew member aboard; derived, never stored (OUTLAW-06). */
export function isOutlaw(G: State, p: PlayerID): boolean {
  const player = playerOf(G, p);
  return player.warrants > 0 || aboard(G, p, 'contraband') > 0 || aboard(G, p, 'fugitives') > 0 || player.crew.some(isWanted);
}
