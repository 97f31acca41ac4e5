import type { GameMap } from '../types';
import { planets } from './planets';
import { regions } from './regions';
import { baseSectors } from './sectors-base';
import { blueSunSectors } from './sectors-blue-sun';
import { kalidasaSectors } from './sectors-kalidasa';
import { suns } from './suns';

/** The map with all three boards side by side; map.ts says what of it is in play. */
export const map: GameMap = {
  sectors: [...baseSectors, ...blueSunSectors, ...kalidasaSectors],
  planets,
  regions,
  suns,
  seams: [
    { a: 'border-2-22', b: 'shadow', needs: 'blue-sun' },
    { a: 'border-2-24', b: 'shadow', needs: 'blue-sun' },
  ],
  permanentReaverAlerts: ['burnham-2-01', 'burnham-2-02', 'burnham-2-03'],
  plane: { width: 1000, height: 400, boards: { base: [198, 800], 'blue-sun': [0, 198], kalidasa: [800, 1000] } },
};
