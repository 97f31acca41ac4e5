import type { UpgradeCard } from '../types';

export const upgrades: UpgradeCard[] = [
  {
    id: 'hull-mounted-flak-gun', name: 'Hull-Mounted Flak Gun', set: 'blue-sun', kind: 'upgrade', decks: { meridian: { 'blue-sun': 2 } },
    cost: 400,
    abilities: [
      {
        when: 'encounter',
        needs: [{ at: 'cutter' }],
        do: [
          { do: 'ignore-encounter', ship: 'cutter' },
          { do: 'move-ship', ship: 'cutter', by: 'active', steps: { min: 1, max: 1, within: ['border', 'rim'] } },
        ],
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'long-range-scanner-array', name: 'Long-Range Scanner Array', set: 'blue-sun', kind: 'upgrade',
    decks: { meridian: { 'blue-sun': 1 } },
    cost: 800,
    abilities: [{ when: 'fly', do: [{ do: 'resolve-alerts', at: { adjacentTo: 'here' } }], may: true }],
  },
  {
    id: 'modded-fuel-catalyzer', name: 'Modded Fuel Catalyzer', set: 'blue-sun', kind: 'upgrade', decks: { meridian: { 'blue-sun': 1 } },
    cost: 600,
    abilities: [
      { when: 'full-burn', cost: [{ do: 'spend', goods: { fuel: 1 } }], modifier: { burnRange: { add: 2 } }, may: true, once: 'turn' },
    ],
  },
  {
    id: 'reaver-flage', name: 'Reaver-Flage', set: 'blue-sun', kind: 'upgrade', decks: { meridian: { 'blue-sun': 2 } },
    cost: 600,
    abilities: [
      { when: 'fly', modifier: { enterReaverSector: true }, may: true },
      { when: 'crew-lost-to-reavers', do: [{ do: 'discard-card', card: 'self' }] },
    ],
  },
];
