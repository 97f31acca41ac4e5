import type { JobCard } from '../types';

export const niskaJobs: JobCard[] = [
  {
    id: 'niska-meridian-credit-exchange-heist', name: 'Meridian Credit Exchange Heist', set: 'blue-sun',
    contact: 'niska', types: ['crime'], legal: false,
    steps: [
      {
        at: 'meridian', order: ['misbehave', 'options'], misbehave: 3,
        options: [
          { test: { skill: 'tech', bands: [{ min: 1, max: 7, effects: [{ do: 'warrant' }] }, { min: 8, effects: [{ do: 'proceed' }] }] } },
          {
            needs: [{ keyword: 'explosives' }],
            effects: [{ do: 'pay-modifier', factor: 0.5, round: 'down', bonuses: false }, { do: 'proceed' }],
          },
        ],
      },
    ],
    pay: { base: 5000 },
  },
  {
    id: 'niska-non-profit-profiteering', name: 'Non-Profit Profiteering', set: 'blue-sun',
    contact: 'niska', types: ['smuggling'], legal: false,
    steps: [
      { at: 'gonghe', order: ['misbehave', 'load'], misbehave: 3, load: { contraband: 3 } },
      { at: 'shadow', order: ['deliver'], deliver: { contraband: 3 } },
    ],
    pay: { base: 4000 },
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
  {
    id: 'niska-reavers-schmeavers', name: 'Reavers Schmeavers', set: 'blue-sun',
    contact: 'niska', types: ['smuggling'], legal: false,
    needs: [{ keyword: 'explosives' }, { keyword: 'transport' }],
    steps: [
      { at: 'miranda', order: ['load'], load: { any: 'no-limit' } },
      { at: 'ezra', order: ['misbehave', 'deliver'], misbehave: 3, deliver: { contraband: 3 } },
    ],
    pay: { base: 2000 },
  },
  {
    id: 'niska-snake-oil-vaccinations', name: 'Snake Oil Vaccinations', set: 'blue-sun',
    contact: 'niska', types: ['smuggling'], legal: false, immoral: true,
    steps: [
      { at: 'ezra', order: ['load'], load: { contraband: 2 } },
      {
        at: 'muir', order: ['misbehave', 'deliver', 'test'], misbehave: 3, deliver: { contraband: 2 },
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'pay-modifier', amount: -1000 }, { do: 'proceed' }] },
            { min: 6, max: 7, effects: [{ do: 'proceed' }] },
            { min: 8, effects: [{ do: 'pay-modifier', amount: 1000 }, { do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 3500 },
  },
  {
    id: 'niska-this-is-why-you-cant-have-nice-things', name: "This Is Why You Can't Have Nice Things", set: 'blue-sun',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ skill: 'tech', min: 3 }, { keyword: 'fake-id' }],
    steps: [{ at: 'highgate', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 0, per: { crew: 'on-job' }, load: { any: 1 } },
  },
];
