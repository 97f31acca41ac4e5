import type { GearCard } from '../types';

export const gear: GearCard[] = [
  {
    id: 'billiards-betting', name: 'Billiards Betting', set: 'kalidasa', kind: 'gear', decks: { beaumonde: { kalidasa: 1 } },
    cost: 500,
    abilities: [{ when: 'buy', do: [{ do: 'gamble', dice: 2, win: [{ do: 'take', amount: 100, per: 'pip' }] }], discard: true }],
  },
  {
    id: 'extra-ammo-clips', name: 'Extra Ammo Clips', set: 'kalidasa', kind: 'gear',
    decks: { silverhold: { kalidasa: 2 }, beaumonde: { kalidasa: 1 } },
    cost: 200,
    abilities: [{ when: 'after-roll', modifier: { reroll: { whose: 'own', skill: 'fight' } }, may: true, discard: true }],
  },
  {
    id: 'inaras-bow', name: "Inara's Bow", set: 'kalidasa', kind: 'gear', decks: { beaumonde: { kalidasa: 1 } },
    cost: 500, fight: 2,
    abilities: [{ when: 'after-roll', needs: [{ carrier: { profession: 'companion' } }], modifier: { rerollOnes: { skill: 'fight' } } }],
  },
  {
    id: 'inaras-guild-papers', name: "Inara's Guild Papers", set: 'kalidasa', kind: 'gear', decks: { beaumonde: { kalidasa: 1 } },
    cost: 1000, negotiate: 2, professions: ['companion'],
  },
  {
    id: 'jaynes-holdout-pistol', name: "Jayne's Holdout Pistol", set: 'kalidasa', kind: 'gear', decks: { beaumonde: { kalidasa: 1 } },
    cost: 500, fight: 1, keywords: ['firearm'],
    abilities: [
      { when: 'test', modifier: { countsKosherized: 'this-gear' } },
      { when: 'carry', modifier: { freeCarry: true } },
    ],
  },
  {
    id: 'labor-contract-persephone', name: 'Labor Contract: Persephone', set: 'kalidasa', kind: 'gear',
    decks: { beaumonde: { kalidasa: 1 } },
    cost: 500,
    abilities: [
      {
        when: 'action', action: 'buy', anywhere: true,
        do: [{ do: 'gain-card', kinds: ['crew'], n: 1, from: { discard: 'persephone' }, factor: 0 }],
        may: true,
      },
    ],
  },
  {
    id: 'labor-contract-regina', name: 'Labor Contract: Regina', set: 'kalidasa', kind: 'gear', decks: { beaumonde: { kalidasa: 1 } },
    cost: 500,
    abilities: [
      {
        when: 'action', action: 'buy', anywhere: true,
        do: [{ do: 'gain-card', kinds: ['crew'], n: 1, from: { discard: 'regina' }, factor: 0 }],
        may: true,
      },
    ],
  },
  {
    id: 'labor-contract-silverhold', name: 'Labor Contract: Silverhold', set: 'kalidasa', kind: 'gear',
    decks: { beaumonde: { kalidasa: 1 } },
    cost: 500,
    abilities: [
      {
        when: 'action', action: 'buy', anywhere: true,
        do: [{ do: 'gain-card', kinds: ['crew'], n: 1, from: { discard: 'silverhold' }, factor: 0 }],
        may: true,
      },
    ],
  },
  {
    id: 'labor-contract-space-bazaar', name: 'Labor Contract: Space Bazaar', set: 'kalidasa', kind: 'gear',
    decks: { beaumonde: { kalidasa: 1 } },
    cost: 500,
    abilities: [
      {
        when: 'action', action: 'buy', anywhere: true,
        do: [{ do: 'gain-card', kinds: ['crew'], n: 1, from: { discard: 'space-bazaar' }, factor: 0 }],
        may: true,
      },
    ],
  },
  {
    id: 'mals-sniper-rifle', name: "Mal's Sniper Rifle", set: 'kalidasa', kind: 'gear', decks: { beaumonde: { kalidasa: 1 } },
    cost: 800, fight: 1, keywords: ['firearm', 'sniper-rifle'],
    abilities: [{ when: 'test', needs: [{ testSkill: 'fight' }], do: [{ do: 'clear-disgruntled', who: 'carrier' }] }],
  },
  {
    id: 'med-foam', name: 'Med Foam', set: 'kalidasa', kind: 'gear', decks: { osiris: { kalidasa: 2 }, beaumonde: { kalidasa: 1 } },
    cost: 300,
    abilities: [{ when: 'medic-check', modifier: { medicSuccess: true }, may: true, discard: true }],
  },
  {
    id: 'nav-charts-alliance-space', name: 'Nav Charts: Alliance Space', set: 'kalidasa', kind: 'gear',
    decks: { 'space-bazaar': { kalidasa: 1 }, osiris: { kalidasa: 2 } },
    cost: 300, tech: 1,
    abilities: [{ when: 'turn', do: [{ do: 'peek', deck: 'nav-alliance', n: 5, mode: 'reorder' }], may: true, discard: true }],
  },
  {
    id: 'nav-charts-border-space', name: 'Nav Charts: Border Space', set: 'kalidasa', kind: 'gear',
    decks: { 'space-bazaar': { kalidasa: 1 }, regina: { kalidasa: 2 } },
    cost: 300, tech: 1,
    abilities: [{ when: 'turn', do: [{ do: 'peek', deck: 'nav-border', n: 5, mode: 'reorder' }], may: true, discard: true }],
  },
  {
    id: 'nav-charts-rim-space', name: 'Nav Charts: Rim Space', set: 'kalidasa', kind: 'gear',
    decks: { 'space-bazaar': { kalidasa: 1 }, persephone: { kalidasa: 2 } },
    cost: 300, tech: 1,
    abilities: [{ when: 'turn', do: [{ do: 'peek', deck: 'nav-rim', n: 5, mode: 'reorder' }], may: true, discard: true }],
  },
  {
    id: 'washs-hawaiian-shirt', name: "Wash's Hawaiian Shirt", set: 'kalidasa', kind: 'gear', decks: { 'space-bazaar': { kalidasa: 1 } },
    cost: 300, negotiate: 1,
    abilities: [{ when: 'turn', do: [{ do: 'reshuffle', deck: 'nav-any' }], may: true, discard: true }],
  },
  {
    id: 'washs-nav-charts', name: "Wash's Nav Charts", set: 'kalidasa', kind: 'gear', decks: { beaumonde: { kalidasa: 1 } },
    cost: 300, tech: 1,
    abilities: [{ when: 'turn', do: [{ do: 'peek', deck: 'nav-any', n: 5, mode: 'reorder' }], may: true, discard: true }],
  },
  {
    id: 'yolondas-pistol', name: "Yolonda's Pistol", set: 'kalidasa', kind: 'gear', decks: { osiris: { kalidasa: 1 } },
    cost: 400, fight: 1, keywords: ['firearm'],
    abilities: [{ when: 'after-roll', modifier: { reroll: { whose: 'own', skill: 'fight' } }, may: true, discard: true }],
  },
  {
    id: 'zoes-flak-jacket', name: "Zoe's Flak Jacket", set: 'kalidasa', kind: 'gear', decks: { beaumonde: { kalidasa: 1 } },
    cost: 200,
    abilities: [{ when: 'kill', modifier: { prevent: { event: 'kill', who: 'carrier' } }, discard: true }],
  },
  {
    id: 'zoes-mares-leg-rifle', name: "Zoe's Mare's Leg Rifle", set: 'kalidasa', kind: 'gear', decks: { beaumonde: { kalidasa: 1 } },
    cost: 800, fight: 1, keywords: ['firearm'],
    abilities: [{ when: 'test', modifier: { rollKeepBest: { skill: 'fight', dice: 2 } } }],
  },
];
