import type { LeaderCard } from '../types';

export const leaders: LeaderCard[] = [
  {
    id: 'wright', name: 'Wright', set: 'kalidasa', kind: 'leader', fight: 1, tech: 1, negotiate: 1, professions: ['grifter'],
    abilities: [
      {
        when: 'deliver',
        needs: [{ count: 'fugitive', min: 1 }],
        do: [{ do: 'take', amount: 100, per: 'fugitive' }, { do: 'disgruntle', who: 'moral' }],
        may: true,
      },
    ],
  },
];
