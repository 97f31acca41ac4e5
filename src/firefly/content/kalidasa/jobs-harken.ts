import type { JobCard } from '../types';

export const harkenJobs: JobCard[] = [
  {
    id: 'harken-enforced-exile-constance', name: 'Enforced Exile: Constance', set: 'kalidasa',
    contact: 'harken', types: ['transport'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'sihnon', order: ['load'], load: { passengers: 3 } },
      { at: 'constance', order: ['deliver'], deliver: { passengers: 3 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-enforced-exile-new-kasmir', name: 'Enforced Exile: New Kasmir', set: 'kalidasa',
    contact: 'harken', types: ['transport'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'londinium', order: ['load'], load: { passengers: 3 } },
      { at: 'new-kasmir', order: ['deliver'], deliver: { passengers: 3 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-repair-team-transport', name: 'Repair Team Transport', set: 'kalidasa',
    contact: 'harken', types: ['transport'], legal: true,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'persephone', order: ['load'], load: { passengers: 2 } },
      { at: 'cortex-relay-2', order: ['deliver'], deliver: { passengers: 2 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 2 } }] }],
  },
  {
    id: 'harken-survey-team-transport', name: 'Survey Team Transport', set: 'kalidasa',
    contact: 'harken', types: ['transport'], legal: true,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'persephone', order: ['load'], load: { passengers: 2 } },
      { at: 'beylix', order: ['deliver'], deliver: { passengers: 2 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 2 } }] }],
  },
  {
    id: 'harken-trade-negotiations', name: 'Trade Negotiations', set: 'kalidasa',
    contact: 'harken', types: ['transport', 'shipping'], legal: true,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [
      { at: 'bernadette', order: ['load'], load: { passengers: 1, cargo: 1 } },
      { at: 'sho-je-downs', order: ['deliver'], deliver: { passengers: 1, cargo: 1 } },
    ],
    pay: { base: 1500 },
  },
];
