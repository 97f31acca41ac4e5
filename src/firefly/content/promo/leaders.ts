import type { LeaderCard } from '../types';

export const leaders: LeaderCard[] = [
  {
    id: 'malcolm-bdh', name: 'Malcolm', set: 'promo', kind: 'leader', variantOf: 'malcolm', fight: 2, negotiate: 1,
    professions: ['pilot', 'soldier'], moral: true,
    abilities: [
      { when: 'job-complete', needs: [{ job: { types: ['crime'] } }], do: [{ do: 'take', amount: 500 }] },
      { when: 'misbehave-proceed', do: [{ do: 'take', amount: 100 }] },
    ],
  },
];
