import type { DriveCard } from '../types';

export const drives: DriveCard[] = [
  {
    id: 'enhanced-graviton-accelerator', name: 'Enhanced Graviton Accelerator', set: 'base', kind: 'drive', decks: { osiris: { base: 1 } },
    cost: 2400, range: 6, fuel: 1,
    abilities: [
      { when: 'fly', modifier: { moseyRange: { set: 2 } } },
      { when: 'fly', modifier: { ignoreBreakdowns: true } },
    ],
  },
  {
    id: 'hyper-efficient-radion-accelerator-mark-iii', name: 'Hyper-Efficient Radion Accelerator Mark III', set: 'base', kind: 'drive',
    decks: { osiris: { base: 2 } },
    cost: 800, range: 4, fuel: 0,
  },
  {
    id: 'modified-radion-accelerator-mark-ii', name: 'Modified Radion Accelerator Mark II', set: 'base', kind: 'drive',
    decks: { osiris: { base: 2 } }, withShip: { 'artful-dodger': 1 },
    cost: 1200, range: 6, fuel: 1,
  },
  {
    id: 'radion-accelerator-mark-i', name: 'Radion Accelerator Mark I', set: 'base', kind: 'drive',
    withShip: { serenity: 1, 'yun-qi': 1, bonanza: 1, 'bonnie-mae': 1 },
    cost: null, range: 5, fuel: 1,
  },
];
