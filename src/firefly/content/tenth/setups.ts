import type { SetupCard } from '../types';

export const setups: SetupCard[] = [
  {
    id: 'aint-all-buttons-and-charts', name: "Ain't All Buttons & Charts", set: 'tenth', requires: ['still-flyin'], inherits: 'standard',
    players: 'any',
    order: ['story', 'nav', 'npcShips', 'leaders', 'shuttles', 'supplies', 'jobs', 'prime'],
    setup: {
      nav: { reshuffle: [{ start: 'in-deck' }] },
      shuttles: { pick: 1 },
      jobs: { mode: 'one-each', contacts: ['amnon-duul', 'lord-harrow', 'higgins'], capers: 1 },
    },
  },
  {
    id: 'home-sweet-haven', name: 'Home Sweet Haven', set: 'tenth', inherits: 'standard', players: 'any',
    order: ['story', 'nav', 'npcShips', 'leaders', 'supplies', 'jobs', 'prime'],
    setup: {
      nav: { reshuffle: [{ start: 'in-deck' }] },
      havens: { at: { planetary: true, adjacentTo: { supply: true }, without: ['haven', 'contact'] } },
      leaders: { placement: { at: 'own-haven' } },
    },
    abilities: [
      { when: 'shore-leave', modifier: { shoreLeave: { at: 'own-haven', cost: 0 } } },
      { when: 'shore-leave', needs: [{ at: 'own-haven' }], do: [{ do: 'clear-wanted', who: 'all' }] },
      { when: 'misbehave-proceed', needs: [{ at: 'own-haven-system' }], do: [{ do: 'take', amount: 100 }] },
    ],
  },
];
