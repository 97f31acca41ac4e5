import type { LeaderCard } from '../types';

export const leaders: LeaderCard[] = [
  {
    id: 'atherton', name: 'Atherton', set: 'blue-sun', kind: 'leader', fight: 1, negotiate: 2, keywords: ['fake-id', 'fancy-duds'],
    abilities: [{ when: 'hire', modifier: { cannotHire: { professions: ['companion'] } } }],
  },
  {
    id: 'murphy', name: 'Murphy', set: 'blue-sun', kind: 'leader', fight: 1, tech: 2, professions: ['mechanic', 'medic'], moral: true,
    abilities: [{ when: 'sell', modifier: { sellBonus: { cargo: 100, contraband: 100 } } }],
  },
];
