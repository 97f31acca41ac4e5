import type { ShipCard } from '../types';

export const ships: ShipCard[] = [
  {
    id: 'interceptor', name: 'Interceptor', set: 'pirates', class: 'Thunderbird', crewMax: 4, hold: 4, stash: 0, fuelStash: 0,
    upgradeSlots: 2, drive: 'echelon-lr-8', driveReplaceable: false, value: 7500,
    abilities: [
      { when: 'boarding', modifier: { reroll: { whose: 'own', skill: 'tech' } }, may: true },
      { when: 'always', modifier: { burnRange: { add: -1, per: 'upgrade' } } },
    ],
  },
  {
    id: 'ss-walden', name: 'S.S. Walden', set: 'pirates', class: 'Salvage Scow', crewMax: 6, hold: 15, stash: 0, fuelStash: 0,
    upgradeSlots: 3, drive: 'tri-capissen-28hd', driveReplaceable: false, value: 8600,
    abilities: [{ when: 'job-complete', modifier: { alsoSalvage: { types: ['piracy'] } } }],
  },
];
