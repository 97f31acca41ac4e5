import type { UpgradeCard } from '../types';

export const upgrades: UpgradeCard[] = [
  {
    id: 'board-game-collection', name: 'Board Game Collection', set: 'kalidasa', kind: 'upgrade', decks: { beaumonde: { kalidasa: 1 } },
    cost: 200,
    abilities: [{ when: 'shore-leave', modifier: { shoreLeave: { at: 'anywhere' } }, may: true }],
  },
  {
    id: 'emissions-recycler', name: 'Emissions Recycler', set: 'kalidasa', kind: 'upgrade',
    decks: { 'space-bazaar': { kalidasa: 1 }, regina: { kalidasa: 1 }, beaumonde: { kalidasa: 1 } },
    cost: 800,
    abilities: [
      { when: 'full-burn', modifier: { burnRange: { add: 1 } } },
      {
        when: 'full-burn',
        needs: [{ consecutiveNav: { card: 'the-big-black', n: 2 } }],
        do: [{ do: 'load', goods: { fuel: 1 } }],
        may: true, once: 'action',
      },
    ],
  },
  {
    id: 'hydraulic-docking-clamps', name: 'Hydraulic Docking Clamps', set: 'kalidasa', kind: 'upgrade',
    decks: { persephone: { kalidasa: 1 }, beaumonde: { kalidasa: 1 } },
    cost: 600,
    abilities: [{ when: 'job-complete', modifier: { alsoSalvage: { types: ['crime'] } } }],
  },
];
