import type { GearCard } from '../types';

export const gear: GearCard[] = [
  {
    id: 'fruity-oaty-bar', name: 'Fruity Oaty Bar', set: 'blue-sun', kind: 'gear',
    decks: { persephone: { promo: 1 }, meridian: { 'blue-sun': 2 } },
    cost: 100,
    abilities: [
      { when: 'test', modifier: { skillBonus: { skill: 'any', add: 1 } }, may: true, discard: true },
      { when: 'turn', do: [{ do: 'clear-disgruntled', who: 'carrier' }], may: true, discard: true },
    ],
  },
  {
    id: 'heist-intel', name: 'Heist Intel', set: 'blue-sun', kind: 'gear', decks: { meridian: { 'blue-sun': 1 } },
    cost: 500,
    abilities: [{ when: 'turn', do: [{ do: 'peek', deck: 'misbehave', n: 3, mode: 'reorder-or-discard-all' }], may: true, discard: true }],
  },
  {
    id: 'kaylees-parasol', name: "Kaylee's Parasol", set: 'blue-sun', kind: 'gear', decks: { meridian: { 'blue-sun': 1 } },
    cost: 0, negotiate: 1,
    abilities: [{ when: 'carry', modifier: { freeCarry: true } }],
  },
  {
    id: 'love-bot', name: 'Love Bot', set: 'blue-sun', kind: 'gear', decks: { meridian: { 'blue-sun': 1 } },
    cost: 1200, negotiate: 1, professions: ['companion'],
    abilities: [{ when: 'action', action: 'any', do: [{ do: 'clear-disgruntled', who: 'any', n: 1 }], may: true }],
  },
  {
    id: 'mals-brown-coat', name: "Mal's Brown Coat", set: 'blue-sun', kind: 'gear', decks: { meridian: { 'blue-sun': 1 } },
    cost: 800,
    abilities: [
      {
        when: 'test',
        cost: [{ do: 'disgruntle', who: 'carrier' }],
        modifier: { addSkill: { from: 'fight', to: 'negotiate', who: 'carrier' } },
        may: true,
      },
      { when: 'carry', modifier: { freeCarry: true } },
    ],
  },
  {
    id: 'mals-frontier-model-b', name: "Mal's Frontier Model B", set: 'blue-sun', kind: 'gear', decks: { meridian: { 'blue-sun': 1 } },
    cost: 800, fight: 2, keywords: ['firearm'],
    abilities: [{ when: 'test', needs: [{ testSkill: 'fight' }], do: [{ do: 'clear-disgruntled', who: 'carrier' }] }],
  },
  {
    id: 'maque-tiles', name: 'Maque Tiles', set: 'blue-sun', kind: 'gear', decks: { meridian: { 'blue-sun': 1 } },
    cost: 200,
    abilities: [
      {
        when: 'turn',
        do: [{ do: 'gamble', draw: 2, call: 'colour', match: 2, win: [{ do: 'take', amount: 1200 }] }],
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'mf-813-flying-mule', name: 'MF-813 Flying Mule', set: 'blue-sun', kind: 'gear', decks: { meridian: { 'blue-sun': 1 } },
    cost: 1400, keywords: ['transport'],
    abilities: [
      {
        when: 'job-complete',
        needs: [{ job: { types: ['crime'] } }],
        do: [{ do: 'load', goods: { any: { base: 6, extra: { amount: -1, per: { crew: 'on-job' } } } } }],
      },
    ],
  },
  {
    id: 'simons-sonic-stun-baton', name: "Simon's Sonic Stun Baton", set: 'blue-sun', kind: 'gear', decks: { meridian: { 'blue-sun': 1 } },
    cost: 1000, keywords: ['fake-id'],
    abilities: [
      {
        when: 'after-roll',
        needs: [{ testSkill: 'fight' }],
        modifier: { setRoll: { skill: 'fight', to: 6, heroics: true } },
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'the-operatives-sword', name: "The Operative's Sword", set: 'blue-sun', kind: 'gear', decks: { meridian: { 'blue-sun': 1 } },
    cost: 1000, fight: 2, keywords: ['knife'],
    abilities: [{ when: 'need', modifier: { countAs: { ace: true } }, may: true, discard: true }],
  },
];
