import type { LeaderCard } from '../types';

export const leaders: LeaderCard[] = [
  {
    id: 'jubal-early', name: 'Jubal Early', set: 'pirates', kind: 'leader', fight: 1, tech: 1, negotiate: 1, professions: ['pilot'],
    abilities: [
      { when: 'showdown', needs: [{ attacking: true }], modifier: { skillBonus: { skill: 'fight', add: 2 } } },
      { when: 'carry', modifier: { gearLimit: { set: 2 } } },
    ],
  },
  {
    id: 'sash', name: 'Sash', set: 'pirates', kind: 'leader', tech: 1, negotiate: 2, keywords: ['hacking-rig'],
    abilities: [{ when: 'job-complete', needs: [{ job: { types: ['piracy'] } }], do: [{ do: 'steal', amount: 500 }] }],
  },
];
