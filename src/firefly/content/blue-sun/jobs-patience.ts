import type { JobCard } from '../types';

export const patienceJobs: JobCard[] = [
  {
    id: 'patience-aggressive-recruitment', name: 'Aggressive Recruitment', set: 'blue-sun',
    contact: 'patience', types: ['transport'], legal: false, immoral: true,
    steps: [
      { at: 'new-canaan', order: ['misbehave', 'load'], misbehave: 2, load: { fugitives: 4 } },
      {
        at: 'athens', order: ['test', 'deliver'], deliver: { fugitives: 4 },
        test: { skill: 'fight', bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 3400 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-foodstuffs-for-the-downtrodden', name: 'Foodstuffs for the Downtrodden', set: 'blue-sun',
    contact: 'patience', types: ['shipping'], legal: true,
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 3 } },
      { at: 'shadow', order: ['deliver'], deliver: { cargo: 3 } },
    ],
    pay: { base: 2800 },
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
  {
    id: 'patience-gold-rush', name: 'Gold Rush', set: 'blue-sun',
    contact: 'patience', types: ['smuggling'], legal: false,
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
      { at: 'athens', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { contraband: 3 } },
    ],
    pay: { base: 2800 },
  },
  {
    id: 'patience-low-down-dirty-dealings', name: 'Low Down Dirty Dealings', set: 'blue-sun',
    contact: 'patience', types: ['smuggling'], legal: false,
    steps: [
      { at: 'fury', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 4 } },
      {
        at: 'athens', order: ['test', 'deliver'], deliver: { contraband: 4 },
        test: { skill: 'fight', bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-stealin-steers', name: "Stealin' Steers", set: 'blue-sun',
    contact: 'patience', types: ['smuggling'], legal: false,
    steps: [
      { at: 'deadwood', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 4 } },
      {
        at: 'athens', order: ['test', 'deliver'], deliver: { contraband: 4 },
        test: { skill: 'fight', bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
];
