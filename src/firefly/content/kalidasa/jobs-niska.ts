import type { JobCard } from '../types';

export const niskaJobs: JobCard[] = [
  {
    id: 'niska-all-manner-of-unwelcomed', name: 'All Manner of Unwelcomed', set: 'kalidasa',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ keyword: 'explosives' }, { keyword: 'firearm' }],
    steps: [{ at: 'whittier', order: ['misbehave'], misbehave: 4 }],
    pay: { base: 4000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'niska-heavens-rejects', name: "Heaven's Rejects", set: 'kalidasa',
    contact: 'niska', types: ['transport', 'crime'], legal: false,
    steps: [
      { at: 'heaven', order: ['misbehave', 'load'], misbehave: 3, load: { fugitives: 4 } },
      { at: 'ezra', order: ['deliver'], deliver: { fugitives: 4 } },
    ],
    pay: { base: 3000 },
    bonusOpportunity: { at: 'bernadette', order: ['misbehave', 'effects'], misbehave: 2, effects: [{ do: 'take', amount: 2000 }] },
  },
  {
    id: 'niska-the-expendable', name: 'The Expendable', set: 'kalidasa',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ keyword: 'sniper-rifle' }, { profession: 'merc' }],
    steps: [
      { at: 'whittier', order: ['misbehave', 'effects'], misbehave: 3, effects: [{ do: 'kill', n: 1, who: { professions: ['merc'] } }] },
    ],
    pay: { base: 4000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'niska-the-vaults-of-olympus', name: 'The Vaults of Olympus', set: 'kalidasa',
    contact: 'niska', types: ['crime'], legal: false,
    steps: [
      {
        at: 'zeus', order: ['misbehave', 'options'], misbehave: 4,
        options: [
          { test: { skill: 'tech', bands: [{ min: 1, max: 7, effects: [{ do: 'warrant' }] }, { min: 8, effects: [{ do: 'proceed' }] }] } },
          {
            needs: [{ keyword: 'explosives' }],
            effects: [{ do: 'pay-modifier', factor: 0.5, round: 'down', bonuses: false }, { do: 'proceed' }],
          },
        ],
      },
    ],
    pay: { base: 6000 },
  },
  {
    id: 'niska-where-angels-fear-to-tread', name: 'Where Angels Fear to Tread', set: 'kalidasa',
    contact: 'niska', types: ['crime'], legal: false,
    steps: [
      {
        at: 'angel', order: ['misbehave', 'options'], misbehave: 4,
        options: [
          { needs: [{ profession: 'companion' }], effects: [{ do: 'proceed' }] },
          {
            test: {
              skill: 'fight',
              bands: [
                { min: 1, max: 7, effects: [{ do: 'kill', n: 2 }, { do: 'proceed' }] },
                { min: 8, effects: [{ do: 'kill', n: 1 }, { do: 'proceed' }] },
              ],
            },
          },
        ],
      },
    ],
    pay: { base: 4000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 500 }] }],
  },
];
