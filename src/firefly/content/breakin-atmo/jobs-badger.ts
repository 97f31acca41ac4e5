import type { JobCard } from '../types';

export const badgerJobs: JobCard[] = [
  {
    id: 'badger-data-jacking', name: 'Data Jacking', set: 'breakin-atmo',
    contact: 'badger', types: ['smuggling'], legal: false,
    needs: [{ skill: 'tech', min: 2 }, { keyword: 'hacking-rig' }],
    steps: [
      { at: 'londinium', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 1 } },
      { at: 'ezra', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 1 } },
    ],
    pay: { base: 1000, extra: { amount: 500, per: 'tech' } },
  },
  {
    id: 'badger-delaying-the-dive', name: 'Delaying the Dive', set: 'breakin-atmo',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [{ at: 'aphrodite', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 500, extra: { amount: 500, per: 'negotiate' } },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-filling-up-their-dance-cards', name: 'Filling Up Their Dance Cards', set: 'breakin-atmo',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [{ at: 'santo', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 500, extra: { amount: 500, per: 'negotiate' } },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-street-sweepers', name: 'Street Sweepers', set: 'breakin-atmo',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [{ at: 'persephone', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 300, extra: { amount: 300, per: 'fight' } },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'badger-talkin-all-respectable-like', name: "Talkin' All Respectable-Like", set: 'breakin-atmo',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [{ at: 'aesir', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 500, extra: { amount: 500, per: 'negotiate' } },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
];
