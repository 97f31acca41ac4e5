import type { JobCard } from '../types';

export const harkenJobs: JobCard[] = [
  {
    id: 'harken-cortex-relay-maintenance-albion', name: 'Cortex Relay Maintenance', set: 'breakin-atmo',
    contact: 'harken', types: ['task'], legal: true,
    needs: [{ skill: 'tech', min: 1 }],
    steps: [{ at: 'albion', order: [] }],
    pay: { base: 200, extra: { amount: 200, per: 'tech' } },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'harken-cortex-relay-maintenance-valentine', name: 'Cortex Relay Maintenance', set: 'breakin-atmo',
    contact: 'harken', types: ['task'], legal: true,
    needs: [{ skill: 'tech', min: 1 }],
    steps: [{ at: 'valentine', order: [] }],
    pay: { base: 200, extra: { amount: 200, per: 'tech' } },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'harken-riot-suppression-dock-worker-strike', name: 'Riot Suppression: Dock Worker Strike', set: 'breakin-atmo',
    contact: 'harken', types: ['task'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 1 }],
    steps: [{ at: 'persephone', order: [] }],
    pay: { base: 200, extra: { amount: 200, per: 'fight' } },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-riot-suppression-ezra-food-shortage', name: 'Riot Suppression: Ezra Food Shortage', set: 'breakin-atmo',
    contact: 'harken', types: ['task'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 1 }],
    steps: [{ at: 'ezra', order: [] }],
    pay: { base: 200, extra: { amount: 200, per: 'fight' } },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-riot-suppression-rancher-protest', name: 'Riot Suppression: Rancher Protest', set: 'breakin-atmo',
    contact: 'harken', types: ['task'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 1 }],
    steps: [{ at: 'athens', order: [] }],
    pay: { base: 200, extra: { amount: 200, per: 'fight' } },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
];
