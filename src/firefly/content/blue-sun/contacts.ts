import type { ContactCard } from '../types';

export const contacts: ContactCard[] = [
  {
    id: 'lord-harrow', name: 'Lord Harrow', set: 'blue-sun', at: 'highgate',
    sells: { cargo: 300 },
    solidBy: 'job',
    abilities: [
      {
        when: 'job-complete',
        needs: [{ solid: 'lord-harrow' }, { job: { types: ['smuggling', 'shipping'] } }],
        do: [{ do: 'take', amount: 500 }],
      },
    ],
  },
  {
    id: 'mr-universe', name: 'Mr. Universe', set: 'blue-sun', at: 'cortex-relay-7', solidBy: 'challenge',
    abilities: [
      { when: 'always', needs: [{ solid: 'mr-universe' }], modifier: { handLimit: { add: 2 } } },
      { when: 'deal', needs: [{ solid: 'mr-universe' }], modifier: { dealFrom: 'anywhere' }, may: true },
    ],
  },
];
