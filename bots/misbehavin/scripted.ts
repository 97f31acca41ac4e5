import { playerOf } from '../../src/misbehavin/state';
import { player } from './lib/player';
import { tempers } from './lib/tempers';

export const bot = player(
  'scripted',
  'Plays every faction after its own manner.',
  // While factions are still being chosen one manner is as good as another.
  (G, p) => tempers[playerOf(G, p).faction ?? 'serenity'],
);
