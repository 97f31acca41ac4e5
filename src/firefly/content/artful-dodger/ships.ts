import type { ShipCard } from '../types';

export const ships: ShipCard[] = [
  {
    id: 'artful-dodger', name: 'Artful Dodger', set: 'artful-dodger', class: 'Firefly III', crewMax: 7, hold: 6, stash: 4, fuelStash: 0,
    upgradeSlots: 3, drive: 'modified-radion-accelerator-mark-ii', driveReplaceable: true, value: 8500,
  },
];
