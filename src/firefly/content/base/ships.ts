import type { ShipCard } from '../types';

export const ships: ShipCard[] = [
  {
    id: 'serenity', name: 'Serenity', set: 'base', class: 'Firefly III', crewMax: 6, hold: 8, stash: 4, fuelStash: 0, upgradeSlots: 3,
    drive: 'radion-accelerator-mark-i', driveReplaceable: true, value: 7800,
  },
  {
    id: 'yun-qi', name: 'Yun Qi', set: 'base', class: 'Firefly III', crewMax: 6, hold: 8, stash: 4, fuelStash: 0, upgradeSlots: 3,
    drive: 'radion-accelerator-mark-i', driveReplaceable: true, value: 7800,
  },
  {
    id: 'bonanza', name: 'Bonanza', set: 'base', class: 'Firefly III', crewMax: 6, hold: 8, stash: 4, fuelStash: 0, upgradeSlots: 3,
    drive: 'radion-accelerator-mark-i', driveReplaceable: true, value: 7800,
  },
  {
    id: 'bonnie-mae', name: 'Bonnie Mae', set: 'base', class: 'Firefly III', crewMax: 6, hold: 8, stash: 4, fuelStash: 0, upgradeSlots: 3,
    drive: 'radion-accelerator-mark-i', driveReplaceable: true, value: 7800,
  },
];
