import type { DriveCard } from '../types';

export const drives: DriveCard[] = [
  {
    id: 'xunsu-whisper-x1', name: 'Xunsu Whisper X1', set: 'blue-sun', kind: 'drive', decks: { meridian: { 'blue-sun': 1 } },
    cost: 1600, range: 6, fuel: 1,
    abilities: [
      {
        when: 'ship-moves',
        needs: [{ ship: { is: ['cruiser', 'corvette', 'cutter'], at: 'here' } }],
        do: [{ do: 'roll', bands: [{ min: 1, max: 2, effects: [] }, { min: 3, effects: [{ do: 'evade' }] }] }],
        may: true,
      },
    ],
  },
];
