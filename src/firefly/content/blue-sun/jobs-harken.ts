import type { JobCard } from '../types';

export const harkenJobs: JobCard[] = [
  {
    id: 'harken-boots-on-the-ground', name: 'Boots on the Ground', set: 'blue-sun',
    contact: 'harken', types: ['transport'], legal: true, immoral: true,
    needs: [{ skill: 'fight', min: 3 }],
    steps: [
      { at: 'osiris', order: ['load'], load: { passengers: 6 } },
      { at: 'shadow', order: ['deliver'], deliver: { passengers: 6 } },
    ],
    pay: { base: 1000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'harken-cortex-relay-7-service-call', name: 'Cortex Relay 7 Service Call', set: 'blue-sun',
    contact: 'harken', types: ['task'], legal: true,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [{ at: 'cortex-relay-7', order: [] }],
    pay: { base: 900 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'harken-cortex-relay-7-restock-order', name: 'Cortex Relay 7 Restock Order', set: 'blue-sun',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'persephone', order: ['load'], load: { parts: 4 } },
      { at: 'cortex-relay-7', order: ['deliver'], deliver: { parts: 4 } },
    ],
    pay: { base: 900 },
  },
  {
    id: 'harken-courier-service-meridian', name: 'Courier Service: Meridian', set: 'blue-sun',
    contact: 'harken', types: ['task'], legal: true,
    steps: [{ at: 'meridian', order: [] }],
    pay: { base: 600 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'harken-winning-hearts-and-minds', name: 'Winning Hearts & Minds', set: 'blue-sun',
    contact: 'harken', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 3 } },
      { at: 'shadow', order: ['deliver'], deliver: { cargo: 3 } },
    ],
    pay: { base: 1000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
];
