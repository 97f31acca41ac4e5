import type { ShipCard } from '../types';

export const ships: ShipCard[] = [
  {
    id: 'jetwash', name: 'Jetwash', set: 'jetwash', class: 'Firefly IV', crewMax: 5, hold: 12, stash: 0, fuelStash: 6, upgradeSlots: 2,
    drive: 'graviton-accelerator-v1', driveReplaceable: false, startingUpgrades: ['decoy-nav-sat-cluster', 'xunsu-emergency-ram-jets'],
    value: 9500,
    abilities: [{ when: 'need', cost: [{ do: 'spend', goods: { parts: 1 } }], modifier: { countAs: { profession: 'pilot' } }, may: true }],
  },
];
