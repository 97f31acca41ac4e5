import type { ContactCard } from '../types';

export const contacts: ContactCard[] = [
  {
    id: 'amnon-duul', name: 'Amnon Duul', set: 'base', at: 'space-bazaar',
    buys: { cargo: 600, contraband: 500 },
    solidBy: 'job',
    abilities: [
      {
        when: 'deal',
        needs: [{ solid: 'amnon-duul' }, { at: 'space-bazaar' }],
        do: [{ do: 'load', goods: { passengers: 'no-limit' } }, { do: 'load', goods: { fugitives: 'no-limit' } }],
        may: true,
      },
    ],
  },
  {
    id: 'badger', name: 'Badger', set: 'base', at: 'persephone',
    buys: { cargo: 400, contraband: 700 },
    solidBy: 'job',
    abilities: [
      {
        when: 'deal',
        needs: [{ solid: 'badger' }],
        cost: [{ do: 'pay', amount: 1000 }],
        do: [{ do: 'clear-warrants', n: 'all' }],
        may: true,
      },
    ],
  },
  {
    id: 'patience', name: 'Patience', set: 'base', at: 'athens',
    buys: { cargo: 500, contraband: 600 },
    solidBy: 'job',
    abilities: [{ when: 'deal', needs: [{ solid: 'patience' }], modifier: { considerJobs: { set: 4 } }, may: true }],
  },
  {
    id: 'niska', name: 'Niska', set: 'base', at: 'ezra',
    buys: { cargo: 400, contraband: 800 },
    solidBy: 'job',
    abilities: [{ when: 'warrant', needs: [{ job: { contact: 'niska' } }], do: [{ do: 'kill', n: 1 }] }],
  },
  {
    id: 'harken', name: 'Harken', set: 'base', at: 'cruiser',
    sells: { fuel: 100 },
    solidBy: 'job',
    abilities: [
      { when: 'encounter', needs: [{ solid: 'harken' }], modifier: { ignoreNav: ['customs-inspection'] }, may: true },
      { when: 'warrant', do: [{ do: 'lose-solid', contact: 'harken' }] },
      { when: 'gain-solid', modifier: { solidNeeds: [{ not: { count: 'warrant', min: 1 } }] } },
    ],
  },
];
