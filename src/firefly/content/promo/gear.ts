import type { GearCard } from '../types';

export const gear: GearCard[] = [
  {
    id: 'loot-crate-silverhold', name: 'Loot Crate: Silverhold', set: 'promo', kind: 'gear', decks: { persephone: { promo: 1 } },
    cost: 300,
    abilities: [
      {
        when: 'turn',
        do: [{ do: 'remove-card', card: 'self' }, { do: 'draw-until', deck: 'silverhold', kinds: ['gear'], rest: 'discard' }],
        may: true,
      },
    ],
  },
  {
    id: 'mals-pretty-floral-bonnet', name: "Mal's Pretty Floral Bonnet", set: 'promo', kind: 'gear', decks: { silverhold: { promo: 1 } },
    cost: 0,
    abilities: [
      { when: 'wanted-roll', modifier: { ignoreWanted: { who: 'carrier' } } },
      { when: 'carry', modifier: { freeCarry: true } },
    ],
  },
  {
    id: 'washs-lucky-dinosaurs', name: "Wash's Lucky Dinosaurs", set: 'promo', kind: 'gear', decks: { 'space-bazaar': { promo: 1 } },
    cost: 0,
    abilities: [
      { when: 'after-roll', modifier: { rerollOnes: { during: 'fly' } } },
      { when: 'carry', modifier: { freeCarry: true } },
    ],
  },
];
