import type { LeaderCard } from '../types';

export const leaders: LeaderCard[] = [
  {
    id: 'zoe-leader', name: 'Zoe', set: 'jetwash', kind: 'leader', fight: 3, professions: ['soldier'], moral: true, removesCrew: ['zoe'],
    abilities: [
      { when: 'disgruntle', modifier: { noUnpaidDisgruntle: { professions: ['soldier'] } } },
      { when: 'carry', modifier: { gearLimit: { set: 2 } } },
    ],
  },
];
