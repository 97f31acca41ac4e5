import type { DriveCard } from '../types';

export const drives: DriveCard[] = [
  {
    id: 'graviton-accelerator-v1', name: 'Graviton Accelerator V1', set: 'jetwash', kind: 'drive', withShip: { esmeralda: 1, jetwash: 1 },
    cost: null, range: 5, fuel: 1,
    abilities: [
      { when: 'full-burn', cost: [{ do: 'spend', goods: { fuel: 1 } }], modifier: { burnRange: { add: 2 } }, may: true, once: 'turn' },
    ],
  },
];
