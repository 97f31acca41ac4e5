import type { GearCard } from '../types';

export const gear: GearCard[] = [
  {
    id: 'alliance-sonic-rifle', name: 'Alliance Sonic Rifle', set: 'pirates', kind: 'gear', decks: { osiris: { pirates: 2 } },
    cost: 800,
    abilities: [{ when: 'showdown', modifier: { kosherized: { whose: 'rival' } } }],
  },
  {
    id: 'dobsons-vector-pistol', name: "Dobson's Vector Pistol", set: 'pirates', kind: 'gear', decks: { persephone: { pirates: 1 } },
    cost: 600, fight: 1, keywords: ['firearm'],
    abilities: [
      { when: 'test', modifier: { countsKosherized: 'this-gear' } },
      { when: 'carry', modifier: { freeCarry: true } },
    ],
  },
  {
    id: 'earlys-combat-armor', name: "Early's Combat Armor", set: 'pirates', kind: 'gear', decks: { 'space-bazaar': { pirates: 1 } },
    cost: 1000, fight: 1, tech: 1,
    abilities: [{ when: 'kill', modifier: { saveRoll: { who: 'carrier', min: 4 } } }],
  },
  {
    id: 'earlys-datascope', name: "Early's Datascope", set: 'pirates', kind: 'gear', decks: { 'space-bazaar': { pirates: 1 } },
    cost: 1000, keywords: ['hacking-rig'],
    abilities: [{ when: 'action', action: 'work', do: [{ do: 'reveal-discard', deck: 'supply-here', n: 3 }], may: true }],
  },
  {
    id: 'earlys-pistol', name: "Early's Pistol", set: 'pirates', kind: 'gear', decks: { 'space-bazaar': { pirates: 1 } },
    cost: 600, fight: 1, keywords: ['firearm'],
    abilities: [{ when: 'showdown', modifier: { skillBonus: { skill: 'fight', add: 2 } } }],
  },
  {
    id: 'friendly-game-of-cards', name: '"Friendly" Game of Cards', set: 'pirates', kind: 'gear', decks: { silverhold: { pirates: 1 } },
    cost: 0,
    abilities: [
      {
        when: 'turn',
        cost: [{ do: 'pay', amount: 300 }],
        do: [{ do: 'gamble', draw: 3, call: 'suit', each: [{ do: 'take', amount: 500 }, { do: 'clear-disgruntled', who: 'any', n: 1 }] }],
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'sashs-hand-cannon', name: "Sash's Hand Cannon", set: 'pirates', kind: 'gear', decks: { regina: { pirates: 1 } },
    cost: 800, fight: 1, negotiate: 1, keywords: ['firearm'],
    abilities: [{ when: 'showdown', do: [{ do: 'disgruntle', who: 'rival-leader' }] }],
  },
  {
    id: 'scan-proof-shades', name: 'Scan-Proof Shades', set: 'pirates', kind: 'gear', decks: { persephone: { pirates: 1 } },
    cost: 1000, negotiate: 1, keywords: ['fancy-duds'],
    abilities: [{ when: 'wanted-roll', modifier: { ignoreWanted: { who: 'carrier' } } }],
  },
];
