import { Match } from '../../engine/match';
import type { Ruleset } from '../../engine/ruleset';
import { fetchGame } from '../games';
import type { GameFile, SavedGame } from './saved';

/** The replay file of a game; plays it through once, since the hash proves how it ends. */
export function gameFile<G>(rules: Ruleset<G, unknown>, { name, seats, replay }: SavedGame): GameFile {
  const match = Match.start(rules, replay.seed, replay.players, replay.options);
  for (const [player, move, ...args] of replay.moves) match.play(player, { move, args });
  return { ...replay, hash: match.hash(), name, seats };
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name.replace(/[^\w -]+/g, '').trim() || 'game'}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Even a game that cannot be played through any more can be taken away as it is. */
export async function exportGame(saved: SavedGame): Promise<void> {
  const game = await fetchGame(saved.replay.game);
  let file: GameFile = { ...saved.replay, hash: '', name: saved.name, seats: saved.seats };
  try {
    if (game) file = gameFile(game.rules, saved);
  } catch {
    // It goes out without the hash of its end.
  }
  download(saved.name, JSON.stringify(file));
}
