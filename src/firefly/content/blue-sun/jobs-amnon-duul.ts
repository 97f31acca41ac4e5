import type { JobCard } from '../types';

export const amnonDuulJobs: JobCard[] = [
  {
    id: 'amnon-duul-discreet-transportation', name: 'Discreet Transportation', set: 'blue-sun',
    contact: 'amnon-duul', types: ['transport'], legal: false,
    needs: [{ skill: 'fight', min: 3 }],
    steps: [
      { at: 'space-bazaar', order: ['misbehave', 'load'], misbehave: 1, load: { fugitives: 'no-limit' } },
      { at: 'deadwood', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-miner-transport-dragons-egg', name: "Miner Transport: Dragon's Egg", set: 'blue-sun',
    contact: 'amnon-duul', types: ['transport'], legal: true,
    needs: [{ skill: 'fight', min: 3 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { passengers: 'no-limit' } },
      { at: 'dragons-egg', order: ['deliver'], deliver: { passengers: 'no-limit' } },
    ],
    pay: { base: 200, per: 'passenger', special: true },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'amnon-duul-settler-transport-muir', name: 'Settler Transport: Muir', set: 'blue-sun',
    contact: 'amnon-duul', types: ['transport'], legal: true,
    needs: [{ skill: 'fight', min: 3 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { passengers: 'no-limit' } },
      { at: 'muir', order: ['deliver'], deliver: { passengers: 'no-limit' } },
    ],
    pay: { base: 200, per: 'passenger', special: true },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'amnon-duul-war-victims-relief-fund-charter', name: 'War Victims Relief Fund Charter', set: 'blue-sun',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    steps: [
      { at: 'bernadette', order: ['load'], load: { cargo: 3 } },
      { at: 'shadow', order: ['deliver'], deliver: { cargo: 3 } },
    ],
    pay: { base: 1800 },
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
  {
    id: 'amnon-duul-zir-com-deliveries-vip-special-order', name: 'Zir Com Deliveries: VIP Special Order', set: 'blue-sun',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    steps: [
      {
        at: 'miranda', order: ['test'],
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'load', goods: { any: 3 }, upTo: true }, { do: 'proceed' }] },
            { min: 5, max: 7, effects: [{ do: 'load', goods: { any: 6 }, upTo: true }, { do: 'proceed' }] },
            { min: 8, effects: [{ do: 'load', goods: { any: 'no-limit' } }, { do: 'proceed' }] },
          ],
        },
      },
      { at: 'space-bazaar', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { cargo: 2 } },
    ],
    pay: { base: 2000 },
  },
];
