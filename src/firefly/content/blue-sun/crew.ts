import type { CrewCard } from '../types';

export const crew: CrewCard[] = [
  {
    id: 'cortland', name: 'Cortland', set: 'blue-sun', kind: 'crew', decks: { meridian: { 'blue-sun': 1 } },
    cost: 300, fight: 1, tech: 1, professions: ['mechanic', 'soldier'],
    abilities: [{ when: 'test', modifier: { bribes: { skill: 'negotiate', except: ['showdown'] } }, may: true }],
  },
  {
    id: 'sheydra', name: 'Sheydra', set: 'blue-sun', kind: 'crew', decks: { meridian: { 'blue-sun': 1 } },
    cost: 300, tech: 1, negotiate: 2, keywords: ['fancy-duds'], professions: ['companion'], moral: true,
    abilities: [{ when: 'test', modifier: { treatTestAs: { from: 'fight', to: 'negotiate' } }, may: true, once: 'job' }],
  },
  {
    id: 'the-middleman', name: 'The Middleman', set: 'blue-sun', kind: 'crew', decks: { meridian: { 'blue-sun': 1 } },
    cost: 200, fight: 1, negotiate: 1, professions: ['grifter'], wanted: true,
    abilities: [{ when: 'sell', modifier: { sellBonus: { contraband: 100 } } }],
  },
  {
    id: 'the-salesman', name: 'The Salesman', set: 'blue-sun', kind: 'crew', decks: { meridian: { 'blue-sun': 1 } },
    cost: 200, negotiate: 1, professions: ['grifter'],
    abilities: [
      {
        when: 'action', action: 'buy', anywhere: true,
        do: [{ do: 'gain-card', kinds: ['upgrade', 'drive'], n: 1, from: { discard: 'any' }, factor: 0.5 }],
        may: true, discard: true,
      },
    ],
  },
];
