import type { JobCard } from '../types';

export const patienceJobs: JobCard[] = [
  {
    id: 'patience-robbing-heaven', name: 'Robbing Heaven', set: 'kalidasa',
    contact: 'patience', types: ['crime'], legal: false, immoral: true,
    needs: [{ profession: 'grifter' }],
    steps: [{ at: 'heaven', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3600 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-salisbury-steaks', name: 'Salisbury Steaks', set: 'kalidasa',
    contact: 'patience', types: ['smuggling'], legal: false,
    steps: [
      { at: 'athens', order: ['load'], load: { contraband: 4 } },
      { at: 'salisbury', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { contraband: 4 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
  {
    id: 'patience-the-beaumonde-derby', name: 'The Beaumonde Derby', set: 'kalidasa',
    contact: 'patience', types: ['shipping'], legal: true,
    steps: [
      { at: 'kerry', order: ['load'], load: { cargo: 1 } },
      { at: 'beaumonde', order: ['deliver'], deliver: { cargo: 1 } },
    ],
    pay: { base: 2200 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [
      {
        when: 'deliver',
        cost: [{ do: 'pay', amount: 500 }],
        do: [{ do: 'gamble', draw: 1, call: 'suit', match: 1, win: [{ do: 'take', amount: 3000 }] }],
        may: true,
      },
    ],
  },
  {
    id: 'patience-the-sho-je-downs', name: 'The Sho-Je Downs', set: 'kalidasa',
    contact: 'patience', types: ['shipping'], legal: true,
    steps: [
      { at: 'three-hills', order: ['load'], load: { cargo: 1 } },
      { at: 'sho-je-downs', order: ['deliver'], deliver: { cargo: 1 } },
    ],
    pay: { base: 2200 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [
      {
        when: 'deliver',
        cost: [{ do: 'pay', amount: 500 }],
        do: [{ do: 'gamble', draw: 1, call: 'suit', match: 1, win: [{ do: 'take', amount: 3000 }] }],
        may: true,
      },
    ],
  },
  {
    id: 'patience-the-zephyr-stakes', name: 'The Zephyr Stakes', set: 'kalidasa',
    contact: 'patience', types: ['shipping'], legal: true,
    steps: [
      { at: 'boros', order: ['load'], load: { cargo: 1 } },
      { at: 'zephyr', order: ['deliver'], deliver: { cargo: 1 } },
    ],
    pay: { base: 2200 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [
      {
        when: 'deliver',
        cost: [{ do: 'pay', amount: 500 }],
        do: [{ do: 'gamble', draw: 1, call: 'suit', match: 1, win: [{ do: 'take', amount: 3000 }] }],
        may: true,
      },
    ],
  },
];
