import type { GearCard } from '../types';

export const gear: GearCard[] = [
  {
    id: 'alliance-body-armor', name: 'Alliance Body Armor', set: 'breakin-atmo', kind: 'gear', decks: { osiris: { 'breakin-atmo': 2 } },
    cost: 400, fight: 1,
    abilities: [{ when: 'kill', modifier: { saveRoll: { who: 'carrier', min: 4 } } }],
  },
  {
    id: 'breaching-tool', name: 'Breaching Tool', set: 'breakin-atmo', kind: 'gear', decks: { 'space-bazaar': { 'breakin-atmo': 2 } },
    cost: 1200, tech: 1, keywords: ['explosives'],
    abilities: [{ when: 'salvage', do: [{ do: 'load', goods: { contraband: 1 } }] }],
  },
  {
    id: 'cortex-uplink', name: 'Cortex Uplink', set: 'breakin-atmo', kind: 'gear', decks: { persephone: { 'breakin-atmo': 2 } },
    cost: 1200, tech: 1, negotiate: 1,
    abilities: [{ when: 'action', action: 'deal', anywhere: true, do: [{ do: 'consider', contact: 'any', n: 1 }], may: true }],
  },
  {
    id: 'gentlemans-dueling-sword', name: "Gentleman's Dueling Sword", set: 'breakin-atmo', kind: 'gear',
    decks: { persephone: { 'breakin-atmo': 1 } },
    cost: 1000, fight: 1, keywords: ['fancy-duds', 'knife'],
    abilities: [
      {
        when: 'after-roll',
        needs: [{ testSkill: 'fight' }],
        modifier: { skillBonus: { skill: 'fight', add: 1 } },
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'mud-dog-atv', name: 'Mud Dog ATV', set: 'breakin-atmo', kind: 'gear', decks: { regina: { 'breakin-atmo': 2 } },
    cost: 1000, keywords: ['transport'],
    abilities: [{ when: 'job-complete', needs: [{ job: { types: ['smuggling'] } }], do: [{ do: 'load', goods: { contraband: 1 } }] }],
  },
  {
    id: 'nandis-gun-collection', name: "Nandi's Gun Collection", set: 'breakin-atmo', kind: 'gear',
    decks: { regina: { 'breakin-atmo': 1 } },
    cost: 1200, fight: 1, keywords: ['fancy-duds', 'firearm'],
    abilities: [{ when: 'after-roll', modifier: { rerollOnes: { skill: 'negotiate' } } }],
  },
  {
    id: 'tall-playing-cards', name: 'Tall Playing Cards', set: 'breakin-atmo', kind: 'gear',
    decks: { 'space-bazaar': { 'breakin-atmo': 1 } },
    cost: 0,
    abilities: [
      {
        when: 'turn',
        cost: [{ do: 'pay', amount: 500 }],
        do: [{ do: 'gamble', draw: 5, match: 3, win: [{ do: 'take', amount: 1500 }] }],
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'the-best-in-the-house', name: '"The Best in the House"', set: 'breakin-atmo', kind: 'gear',
    decks: { silverhold: { 'breakin-atmo': 1 } },
    cost: 400,
    abilities: [{ when: 'turn', do: [{ do: 'clear-disgruntled', who: 'all' }], may: true, discard: true }],
  },
  {
    id: 'two-frys-carbine', name: "Two-Fry's Carbine", set: 'breakin-atmo', kind: 'gear', decks: { regina: { 'breakin-atmo': 1 } },
    cost: 1200, fight: 1, keywords: ['firearm', 'sniper-rifle'],
    abilities: [{ when: 'after-roll', modifier: { rerollOnes: { skill: 'fight' } } }],
  },
  {
    id: 'universal-encyclopedia', name: 'Universal Encyclopedia', set: 'breakin-atmo', kind: 'gear',
    decks: { osiris: { 'breakin-atmo': 1 } },
    cost: 1200, tech: 1,
    abilities: [
      { when: 'action', action: 'deal', anywhere: true, do: [{ do: 'peek', deck: 'misbehave', n: 3, mode: 'reorder' }], may: true },
    ],
  },
  {
    id: 'vehicle-mounted-bfg', name: 'Vehicle Mounted BFG', set: 'breakin-atmo', kind: 'gear', decks: { silverhold: { 'breakin-atmo': 2 } },
    cost: 600, fight: 2, keywords: ['firearm'],
    abilities: [{ when: 'carry', modifier: { carryNeeds: [{ keyword: 'transport' }] } }],
  },
];
