import type { CrewCard } from '../types';

export const crew: CrewCard[] = [
  {
    id: 'accountant', name: 'Accountant', set: 'breakin-atmo', kind: 'crew', decks: { persephone: { 'breakin-atmo': 1 } },
    cost: 300, tech: 1, negotiate: 1, professions: ['grifter'],
    abilities: [{ when: 'goal', do: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'elder-gommen', name: 'Elder Gommen', set: 'breakin-atmo', kind: 'crew', decks: { silverhold: { 'breakin-atmo': 1 } },
    cost: 0, negotiate: 2, professions: ['hill-folk'], moral: true,
    abilities: [{ when: 'job', modifier: { stayAboard: { immoral: true } } }],
  },
  {
    id: 'head-goon', name: 'Head Goon', set: 'breakin-atmo', kind: 'crew',
    decks: { silverhold: { 'breakin-atmo': 1 }, meridian: { 'blue-sun': 1 } },
    cost: 300, fight: 2, professions: ['merc'],
    abilities: [
      {
        when: 'always',
        needs: [{ count: { crew: { professions: ['merc'] } }, min: 3 }],
        modifier: { skillBonus: { skill: 'negotiate', add: 2 } },
      },
    ],
  },
  {
    id: 'helmsman', name: 'Helmsman', set: 'breakin-atmo', kind: 'crew', decks: { osiris: { 'breakin-atmo': 2 } },
    cost: 200, tech: 1, professions: ['pilot'], moral: true,
    abilities: [{ when: 'need', modifier: { countAs: { solid: 'harken' } } }],
  },
  {
    id: 'merchant', name: 'Merchant', set: 'breakin-atmo', kind: 'crew', decks: { 'space-bazaar': { 'breakin-atmo': 2 } },
    cost: 200, tech: 1, negotiate: 1,
    abilities: [{ when: 'sell', modifier: { sellBonus: { cargo: 100 } } }],
  },
  {
    id: 'the-fixer', name: 'The Fixer', set: 'breakin-atmo', kind: 'crew', decks: { persephone: { 'breakin-atmo': 1 } },
    cost: 300, tech: 1, negotiate: 1, keywords: ['fake-id'], professions: ['grifter'], wanted: true,
  },
  {
    id: 'the-specialist', name: 'The Specialist', set: 'breakin-atmo', kind: 'crew', decks: { regina: { 'breakin-atmo': 1 } },
    cost: 300, fight: 1, tech: 1, keywords: ['firearm', 'sniper-rifle'], professions: ['soldier'], wanted: true,
    abilities: [{ when: 'carry', modifier: { gearLimit: { set: 0 } } }],
  },
];
