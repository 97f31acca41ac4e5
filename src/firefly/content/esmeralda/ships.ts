import type { ShipCard } from '../types';

export const ships: ShipCard[] = [
  {
    id: 'esmeralda', name: 'Esmeralda', set: 'esmeralda', class: 'Firefly IV', crewMax: 5, hold: 12, stash: 0, fuelStash: 6,
    upgradeSlots: 2, drive: 'graviton-accelerator-v1', driveReplaceable: false, startingUpgrades: ['caravan-pods', 'full-mess-deck'],
    value: 9300,
    abilities: [{ when: 'alliance-contact', modifier: { noSeize: ['fugitives'] } }],
  },
];
