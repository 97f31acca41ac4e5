import type { DriveCard } from '../types';

export const drives: DriveCard[] = [
  {
    id: 'echelon-lr-8', name: 'Echelon LR-8', set: 'pirates', kind: 'drive', withShip: { interceptor: 1 },
    cost: null, range: 8, fuel: 0,
    abilities: [{ when: 'always', modifier: { driveLocked: 'interceptor' } }],
  },
  {
    id: 'tri-capissen-28hd', name: 'Tri-Capissen 28HD', set: 'pirates', kind: 'drive', withShip: { 'ss-walden': 1 },
    cost: null, range: 4, fuel: 1,
    abilities: [
      { when: 'always', modifier: { driveLocked: 'ss-walden' } },
      { when: 'fly', modifier: { heavyLoadImmune: true } },
    ],
  },
];
