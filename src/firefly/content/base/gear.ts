import type { GearCard } from '../types';

export const gear: GearCard[] = [
  {
    id: '4wd-mule', name: '4WD Mule', set: 'base', kind: 'gear', decks: { 'space-bazaar': { base: 1 }, persephone: { base: 2 } },
    cost: 1000, keywords: ['transport'],
    abilities: [{ when: 'job-complete', needs: [{ job: { types: ['crime'] } }], do: [{ do: 'load', goods: { cargo: 1 } }] }],
  },
  {
    id: 'a-very-fine-hat', name: 'A Very Fine Hat', set: 'base', kind: 'gear', decks: { persephone: { base: 1 } },
    cost: 1000, negotiate: 1, keywords: ['fancy-duds'],
    abilities: [{ when: 'deal', modifier: { considerJobs: { set: 4 } }, may: true }],
  },
  {
    id: 'alliance-ident-card', name: 'Alliance Ident Card', set: 'base', kind: 'gear', decks: { osiris: { base: 1 } },
    cost: 1600, negotiate: 2, keywords: ['fake-id'],
    abilities: [
      { when: 'need', modifier: { countAs: { solid: 'harken' } } },
      { when: 'wanted-roll', modifier: { ignoreWanted: { who: 'carrier' } } },
    ],
  },
  {
    id: 'bona-fide-credentials', name: '"Bona Fide" Credentials', set: 'base', kind: 'gear',
    decks: { 'space-bazaar': { base: 1 }, persephone: { base: 1 }, osiris: { base: 1 } },
    cost: 1000, negotiate: 1, keywords: ['fake-id'],
  },
  {
    id: 'burgesss-hovering-bad-ass-space-jeep', name: "Burgess's Hovering Bad-Ass Space Jeep", set: 'base', kind: 'gear',
    decks: { silverhold: { base: 1 } },
    cost: 1600, fight: 2, keywords: ['firearm', 'transport'],
  },
  {
    id: 'burgesss-laser', name: "Burgess's Laser", set: 'base', kind: 'gear', decks: { silverhold: { base: 1 } },
    cost: 1800, fight: 3, keywords: ['explosives', 'firearm'],
    abilities: [{ when: 'carry', modifier: { carryNeeds: [{ skill: 'tech', min: 1 }] } }],
  },
  {
    id: 'crows-knife', name: "Crow's Knife", set: 'base', kind: 'gear', decks: { regina: { base: 1 } },
    cost: 200, keywords: ['knife'],
    abilities: [
      {
        when: 'after-roll',
        needs: [{ testSkill: 'fight' }],
        modifier: { skillBonus: { skill: 'fight', add: 2 } },
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'explosive-charge', name: 'Explosive Charge', set: 'base', kind: 'gear',
    decks: { 'space-bazaar': { base: 1 }, persephone: { base: 1 }, silverhold: { base: 2 } },
    cost: 400, discardKeywords: ['explosives'],
    abilities: [
      { when: 'need', modifier: { countAs: { keyword: 'explosives' } }, may: true, discard: true },
      {
        when: 'after-roll',
        needs: [{ testSkill: 'fight' }],
        modifier: { skillBonus: { skill: 'fight', add: 1 } },
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'fast-horses', name: 'Fast Horses', set: 'base', kind: 'gear', decks: { silverhold: { base: 2 }, regina: { base: 2 } },
    cost: 200, discardKeywords: ['transport'],
    abilities: [{ when: 'need', modifier: { countAs: { keyword: 'transport' } }, may: true, discard: true }],
  },
  {
    id: 'gj-flashkill-pod-grenades', name: 'GJ Flashkill Pod Grenades', set: 'base', kind: 'gear', decks: { silverhold: { base: 2 } },
    cost: 1000, fight: 2, keywords: ['explosives'],
  },
  {
    id: 'glucklich-jia-642x', name: 'Glucklich Jia 642X', set: 'base', kind: 'gear',
    decks: { silverhold: { base: 2 }, regina: { base: 1 } },
    cost: 800, fight: 1, keywords: ['firearm', 'sniper-rifle'],
  },
  {
    id: 'hastily-forged-documents', name: 'Hastily Forged Documents', set: 'base', kind: 'gear',
    decks: { 'space-bazaar': { base: 1 }, persephone: { base: 1 } },
    cost: 400, discardKeywords: ['fake-id'],
    abilities: [
      { when: 'need', modifier: { countAs: { keyword: 'fake-id' } }, may: true, discard: true },
      {
        when: 'after-roll',
        needs: [{ testSkill: 'negotiate' }],
        modifier: { skillBonus: { skill: 'negotiate', add: 1 } },
        may: true, discard: true,
      },
    ],
  },
  {
    id: 'improvised-hacking-rig', name: 'Improvised Hacking Rig', set: 'base', kind: 'gear',
    decks: { 'space-bazaar': { base: 1 }, persephone: { base: 1 } },
    cost: 400, discardKeywords: ['hacking-rig'],
    abilities: [
      { when: 'need', modifier: { countAs: { keyword: 'hacking-rig' } }, may: true, discard: true },
      { when: 'after-roll', needs: [{ testSkill: 'tech' }], modifier: { skillBonus: { skill: 'tech', add: 1 } }, may: true, discard: true },
    ],
  },
  {
    id: 'jaynes-cunning-hat', name: 'Jayne\'s "Cunning" Hat', set: 'base', kind: 'gear', decks: { 'space-bazaar': { base: 1 } },
    cost: 0,
    abilities: [
      { when: 'after-roll', modifier: { rerollOnes: { during: 'misbehave' } } },
      { when: 'carry', modifier: { freeCarry: true } },
    ],
  },
  {
    id: 'kaylees-fluffy-pink-dress', name: "Kaylee's Fluffy Pink Dress", set: 'base', kind: 'gear', decks: { persephone: { base: 1 } },
    cost: 1000, negotiate: 1, keywords: ['fancy-duds'],
    abilities: [{ when: 'buy', modifier: { buyCards: { set: 3 } }, may: true }],
  },
  {
    id: 'kaylees-reprogrammer', name: "Kaylee's Reprogrammer", set: 'base', kind: 'gear', decks: { regina: { base: 1 } },
    cost: 1000, tech: 2, keywords: ['hacking-rig'],
  },
  {
    id: 'knife', name: 'Knife', set: 'base', kind: 'gear',
    decks: { 'space-bazaar': { base: 1 }, persephone: { base: 1 }, silverhold: { base: 1 } },
    cost: 200, keywords: ['knife'],
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
    id: 'official-lookin-vehicle', name: "Official Lookin' Vehicle", set: 'base', kind: 'gear', decks: { osiris: { base: 1 } },
    cost: 1400, negotiate: 2, keywords: ['transport'],
  },
  {
    id: 'pistol', name: 'Pistol', set: 'base', kind: 'gear',
    decks: { 'space-bazaar': { base: 1 }, silverhold: { base: 2 }, regina: { base: 2 } },
    cost: 400, fight: 1, keywords: ['firearm'],
  },
  {
    id: 'security-interface-pad', name: 'Security Interface Pad', set: 'base', kind: 'gear',
    decks: { 'space-bazaar': { base: 1 }, persephone: { base: 1 }, osiris: { base: 1 } },
    cost: 1000, tech: 1, keywords: ['hacking-rig'],
  },
  {
    id: 'shiny-neck-tie', name: 'Shiny Neck Tie', set: 'base', kind: 'gear', decks: { 'space-bazaar': { base: 1 } },
    cost: 800, negotiate: 1, keywords: ['fancy-duds'],
  },
  {
    id: 'simons-surgical-kit', name: "Simon's Surgical Kit", set: 'base', kind: 'gear', decks: { osiris: { base: 1 } },
    cost: 800, tech: 1,
    abilities: [{ when: 'medic-check', modifier: { medicBonus: { add: 1 } } }],
  },
  {
    id: 'vera', name: '"Vera"', set: 'base', kind: 'gear', decks: { silverhold: { base: 1 } },
    cost: 1600, fight: 2, negotiate: 1, keywords: ['firearm', 'sniper-rifle'],
  },
];
