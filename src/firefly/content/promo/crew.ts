import type { CrewCard } from '../types';

export const crew: CrewCard[] = [
  {
    id: 'jayne-bdh', name: 'Jayne', set: 'promo', kind: 'crew', group: 'jayne', variantOf: 'jayne', decks: { silverhold: { promo: 1 } },
    cost: 300, fight: 2, professions: ['merc'], wanted: true,
    abilities: [
      { when: 'carry', modifier: { gearLimit: { set: 3 } } },
      { when: 'misbehave-proceed', do: [{ do: 'take', amount: 100 }] },
    ],
  },
  {
    id: 'kaylee-bdh', name: 'Kaylee', set: 'promo', kind: 'crew', group: 'kaylee', variantOf: 'kaylee', decks: { regina: { promo: 1 } },
    cost: 300, tech: 3, professions: ['mechanic'], moral: true,
    abilities: [
      { when: 'after-roll', modifier: { reroll: { whose: 'own', skill: 'tech' } }, may: true },
      { when: 'misbehave-proceed', do: [{ do: 'take', amount: 100 }] },
    ],
  },
  {
    id: 'wash-bdh', name: 'Wash', set: 'promo', kind: 'crew', group: 'wash', variantOf: 'wash', decks: { 'space-bazaar': { promo: 1 } },
    cost: 200, tech: 1, negotiate: 1, professions: ['pilot'], moral: true,
    abilities: [
      { when: 'full-burn', modifier: { burnRange: { add: 1 } } },
      { when: 'misbehave-proceed', do: [{ do: 'take', amount: 100 }] },
    ],
  },
  {
    id: 'zoe-bdh', name: 'Zoe', set: 'promo', kind: 'crew', group: 'zoe', variantOf: 'zoe', decks: { silverhold: { promo: 1 } },
    cost: 300, fight: 2, professions: ['soldier'], moral: true, wanted: true,
    abilities: [
      { when: 'after-roll', modifier: { reroll: { whose: 'own', skill: 'fight' } }, may: true },
      { when: 'misbehave-proceed', do: [{ do: 'take', amount: 100 }] },
    ],
  },
];
