import type { UpgradeCard } from '../types';

export const upgrades: UpgradeCard[] = [
  {
    id: 'decoy-nav-sat-cluster', name: 'Decoy Nav Sat Cluster', set: 'jetwash', kind: 'upgrade', decks: { 'space-bazaar': { jetwash: 1 } },
    withShip: { jetwash: 1 },
    cost: 400,
    abilities: [{ when: 'fly', modifier: { navAsBigBlack: { moves: ['cruiser', 'corvette', 'cutter'] } }, may: true, discard: true }],
  },
  {
    id: 'xunsu-emergency-ram-jets', name: 'Xunsu Emergency Ram Jets', set: 'jetwash', kind: 'upgrade',
    decks: { 'space-bazaar': { jetwash: 1 } }, withShip: { jetwash: 1 },
    cost: 600,
    abilities: [{ when: 'action', action: 'any', do: [{ do: 'full-burn' }], may: true, discard: true }],
  },
];
