import type { LeaderCard } from '../types';

export const leaders: LeaderCard[] = [
  {
    id: 'malcolm', name: 'Malcolm', set: 'base', kind: 'leader', fight: 2, negotiate: 1, professions: ['pilot', 'soldier'], moral: true,
    abilities: [{ when: 'job-complete', needs: [{ job: { types: ['crime'] } }], do: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'monty', name: 'Monty', set: 'base', kind: 'leader', fight: 2, tech: 1, professions: ['mechanic', 'soldier'], moral: true,
    abilities: [{ when: 'job-complete', needs: [{ job: { types: ['smuggling'] } }], do: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'nandi', name: 'Nandi', set: 'base', kind: 'leader', fight: 1, negotiate: 2, professions: ['companion'], moral: true,
    abilities: [{ when: 'hire', modifier: { discount: { kinds: ['crew'], factor: 0 } }, may: true }],
  },
  {
    id: 'marco', name: 'Marco', set: 'base', kind: 'leader', fight: 2, tech: 1, keywords: ['transport'],
    abilities: [{ when: 'buy', modifier: { discount: { kinds: ['gear'], keywords: ['explosives', 'firearm'], factor: 0.5 } }, may: true }],
  },
  {
    id: 'womack', name: 'Womack', set: 'base', kind: 'leader', fight: 2, negotiate: 1, professions: ['soldier'],
    abilities: [{ when: 'job-complete', needs: [{ job: { immoral: true } }], do: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'burgess', name: 'Burgess', set: 'base', kind: 'leader', fight: 1, tech: 1, negotiate: 1, keywords: ['fancy-duds'],
    abilities: [{ when: 'job-complete', needs: [{ job: { types: ['shipping'] } }], do: [{ do: 'load', goods: { cargo: 1 } }] }],
  },
  {
    id: 'corbin', name: 'Corbin', set: 'base', kind: 'leader', tech: 2, negotiate: 1, professions: ['mechanic'],
    abilities: [{ when: 'buy', modifier: { discount: { kinds: ['upgrade', 'drive'], factor: 0.5 } }, may: true }],
  },
];
