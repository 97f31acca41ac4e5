import type { CrewCard } from '../types';

export const crew: CrewCard[] = [
  {
    id: 'bester', name: 'Bester', set: 'base', kind: 'crew', decks: { regina: { base: 1 } },
    cost: 100, tech: 1, professions: ['mechanic'],
    abilities: [{ when: 'test', modifier: { noHeroics: { skill: 'tech' } } }],
  },
  {
    id: 'billy', name: 'Billy', set: 'base', kind: 'crew', decks: { persephone: { base: 1 } },
    cost: 200, tech: 2, professions: ['mechanic'], wanted: true,
    abilities: [{ when: 'salvage', do: [{ do: 'load', goods: { cargo: 1 } }] }],
  },
  {
    id: 'bree', name: 'Bree', set: 'base', kind: 'crew', decks: { persephone: { base: 1 } },
    cost: 200, tech: 2, professions: ['mechanic'], wanted: true,
    abilities: [{ when: 'sell', modifier: { sellGoods: { parts: 300 } }, may: true }],
  },
  {
    id: 'bridgit', name: 'Bridgit', set: 'base', kind: 'crew', decks: { regina: { base: 1 } },
    cost: 300, tech: 1, negotiate: 2, professions: ['companion', 'grifter'],
    abilities: [
      { when: 'hire', needs: [{ hired: { crew: ['saffron', 'yolonda'], by: 'anyone' } }], do: [{ do: 'remove-crew', who: 'self' }] },
    ],
  },
  {
    id: 'crow', name: 'Crow', set: 'base', kind: 'crew', decks: { regina: { base: 1 } },
    cost: 200, fight: 2, professions: ['merc'], wanted: true,
    abilities: [
      { when: 'always', needs: [{ carrying: 'knife' }], modifier: { skillBonus: { skill: 'fight', add: 1 } } },
      { when: 'carry', modifier: { cannotCarry: { keyword: 'firearm' } } },
    ],
  },
  {
    id: 'doralee', name: 'Doralee', set: 'base', kind: 'crew', decks: { silverhold: { base: 1 } },
    cost: 100, professions: ['hill-folk', 'medic'], moral: true,
    abilities: [
      {
        when: 'always',
        needs: [{ count: { crew: { professions: ['hill-folk'] } }, min: 3 }],
        modifier: { skillBonus: { skill: 'fight', add: 1 } },
      },
    ],
  },
  {
    id: 'emma', name: 'Emma', set: 'base', kind: 'crew', decks: { persephone: { base: 1 } },
    cost: 200, negotiate: 2, professions: ['grifter'], moral: true,
    abilities: [{ when: 'action', action: 'any', do: [{ do: 'clear-disgruntled', who: 'other', n: 1 }], may: true }],
  },
  {
    id: 'enforcer', name: 'Enforcer', set: 'base', kind: 'crew', decks: { 'space-bazaar': { base: 2 }, persephone: { base: 2 } },
    cost: 200, fight: 1, professions: ['merc'],
    abilities: [{ when: 'always', needs: [{ carrying: 'firearm' }], modifier: { skillBonus: { skill: 'negotiate', add: 1 } } }],
  },
  {
    id: 'fendris', name: 'Fendris', set: 'base', kind: 'crew', decks: { silverhold: { base: 1 } },
    cost: 100, fight: 1, professions: ['soldier'],
    abilities: [{ when: 'disgruntle', modifier: { redirectDisgruntle: { from: 'leader', to: 'self' } } }],
  },
  {
    id: 'grange-brothers', name: 'Grange Brothers', set: 'base', kind: 'crew', decks: { regina: { base: 1 } },
    cost: 200, fight: 2, professions: ['merc'], wanted: true,
    abilities: [
      { when: 'carry', modifier: { gearLimit: { set: 2 } } },
      { when: 'wanted-roll', modifier: { wantedRolls: { set: 2 } } },
    ],
  },
  {
    id: 'gun-hand', name: 'Gun Hand', set: 'base', kind: 'crew',
    decks: { 'space-bazaar': { base: 4 }, persephone: { base: 2 }, regina: { base: 2 }, meridian: { 'blue-sun': 2 } },
    cost: 100, fight: 1, professions: ['merc'],
    abilities: [{ when: 'kill', modifier: { killedTo: 'discard' } }],
  },
  {
    id: 'helen', name: 'Helen', set: 'base', kind: 'crew', decks: { 'space-bazaar': { base: 1 } },
    cost: 200, fight: 1, negotiate: 1, professions: ['grifter'], moral: true, wanted: true,
    abilities: [{ when: 'action', action: 'any', do: [{ do: 'clear-disgruntled', who: 'other', n: 1 }], may: true }],
  },
  {
    id: 'hill-folk', name: 'Hill Folk', set: 'base', kind: 'crew', decks: { silverhold: { base: 2 } },
    cost: 0, professions: ['hill-folk'], moral: true,
    abilities: [
      {
        when: 'always',
        needs: [{ count: { crew: { professions: ['hill-folk'] } }, min: 3 }],
        modifier: { skillBonus: { skill: 'fight', add: 1 } },
      },
    ],
  },
  {
    id: 'inara', name: 'Inara', set: 'base', kind: 'crew', decks: { osiris: { base: 1 } },
    cost: 300, negotiate: 3, keywords: ['fancy-duds'], professions: ['companion'], moral: true,
    abilities: [{ when: 'after-roll', modifier: { reroll: { whose: 'own', skill: 'negotiate' } }, may: true }],
  },
  {
    id: 'interrogator', name: 'Interrogator', set: 'base', kind: 'crew', decks: { osiris: { base: 1 } },
    cost: 100, negotiate: 1, professions: ['medic'], wanted: true,
  },
  {
    id: 'jayne', name: 'Jayne', set: 'base', kind: 'crew', decks: { silverhold: { base: 1 } },
    cost: 300, fight: 2, professions: ['merc'], wanted: true,
    abilities: [{ when: 'carry', modifier: { gearLimit: { set: 3 } } }],
  },
  {
    id: 'jesse', name: 'Jesse', set: 'base', kind: 'crew', decks: { 'space-bazaar': { base: 1 } },
    cost: 200, fight: 1, tech: 1, professions: ['pilot'], wanted: true,
    abilities: [{ when: 'salvage', do: [{ do: 'load', goods: { contraband: 1 } }] }],
  },
  {
    id: 'kaylee', name: 'Kaylee', set: 'base', kind: 'crew', decks: { regina: { base: 1 } },
    cost: 300, tech: 3, professions: ['mechanic'], moral: true,
    abilities: [{ when: 'after-roll', modifier: { reroll: { whose: 'own', skill: 'tech' } }, may: true }],
  },
  {
    id: 'lucy', name: 'Lucy', set: 'base', kind: 'crew', decks: { regina: { base: 1 } },
    cost: 200, negotiate: 2, professions: ['grifter'], moral: true,
    abilities: [{ when: 'action', action: 'any', do: [{ do: 'clear-disgruntled', who: 'other', n: 1 }], may: true }],
  },
  {
    id: 'lund', name: 'Lund', set: 'base', kind: 'crew', decks: { regina: { base: 1 } },
    cost: 200, fight: 2, professions: ['soldier'],
    abilities: [{ when: 'test', modifier: { countsKosherized: 'own-gear' }, may: true }],
  },
  {
    id: 'med-staff', name: 'Med Staff', set: 'base', kind: 'crew', decks: { osiris: { base: 4 } },
    cost: 200, tech: 1, professions: ['medic'], moral: true,
  },
  {
    id: 'river-tam', name: 'River Tam', set: 'base', kind: 'crew', decks: { persephone: { base: 1 } },
    cost: 0, moral: true, wanted: true,
    abilities: [
      {
        when: 'test',
        modifier: {
          preTestRoll: {
            bands: [
              { min: 1, max: 2, effects: [{ do: 'return-to-ship', who: 'self' }] },
              { min: 3, max: 3, skill: 'fight', add: 2 },
              { min: 4, max: 4, skill: 'tech', add: 2 },
              { min: 5, max: 5, skill: 'negotiate', add: 2 },
              { min: 6, skill: 'choose', add: 3 },
            ],
          },
        },
      },
    ],
  },
  {
    id: 'saffron', name: 'Saffron', set: 'base', kind: 'crew', decks: { silverhold: { base: 1 } },
    cost: 300, tech: 1, negotiate: 2, professions: ['companion', 'grifter'],
    abilities: [
      { when: 'hire', needs: [{ hired: { crew: ['bridgit', 'yolonda'], by: 'anyone' } }], do: [{ do: 'remove-crew', who: 'self' }] },
    ],
  },
  {
    id: 'scrapper-mechanic', name: 'Scrapper', set: 'base', kind: 'crew', group: 'scrapper', decks: { persephone: { base: 3 } },
    cost: 200, tech: 1, professions: ['mechanic'],
    abilities: [{ when: 'salvage', do: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'scrapper-pilot', name: 'Scrapper', set: 'base', kind: 'crew', group: 'scrapper', decks: { 'space-bazaar': { base: 3 } },
    cost: 200, tech: 1, professions: ['pilot'],
    abilities: [{ when: 'salvage', do: [{ do: 'load', goods: { fuel: 2 } }] }],
  },
  {
    id: 'shepherd-book', name: 'Shepherd Book', set: 'base', kind: 'crew', decks: { persephone: { base: 1 } },
    cost: 0, fight: 1, negotiate: 1, keywords: ['fake-id'], professions: ['soldier'], moral: true,
    abilities: [{ when: 'job', modifier: { stayAboard: { immoral: true } } }],
  },
  {
    id: 'simon-tam', name: 'Simon Tam', set: 'base', kind: 'crew', decks: { persephone: { base: 1 } },
    cost: 200, tech: 2, keywords: ['fancy-duds'], professions: ['medic'], moral: true, wanted: true,
    abilities: [
      { when: 'medic-check', modifier: { medicBonus: { add: 2 } } },
      { when: 'test', modifier: { preTestRollBonus: { crew: 'river-tam', add: 2 } } },
    ],
  },
  {
    id: 'skunk', name: 'Skunk', set: 'base', kind: 'crew', decks: { silverhold: { base: 1 } },
    cost: 200, fight: 1, professions: ['soldier'],
    abilities: [{ when: 'always', needs: [{ carrying: 'explosives' }], modifier: { skillBonus: { skill: 'negotiate', add: 1 } } }],
  },
  {
    id: 'stark', name: 'Stark', set: 'base', kind: 'crew', decks: { silverhold: { base: 1 } },
    cost: 100, fight: 1, professions: ['hill-folk'], moral: true,
    abilities: [
      {
        when: 'always',
        needs: [{ count: { crew: { professions: ['hill-folk'] } }, min: 3 }],
        modifier: { skillBonus: { skill: 'fight', add: 1 } },
      },
    ],
  },
  {
    id: 'stitch', name: 'Stitch', set: 'base', kind: 'crew', decks: { silverhold: { base: 1 } },
    cost: 300, fight: 2, professions: ['merc'], wanted: true,
    abilities: [{ when: 'test', modifier: { treatTestAs: { from: 'negotiate', to: 'fight' } }, may: true, once: 'job' }],
  },
  {
    id: 'the-patron', name: 'The Patron', set: 'base', kind: 'crew', decks: { silverhold: { base: 1 } },
    cost: 200, fight: 1, negotiate: 1, professions: ['hill-folk'], moral: true,
    abilities: [
      {
        when: 'always',
        needs: [{ count: { crew: { professions: ['hill-folk'] } }, min: 3 }],
        modifier: { skillBonus: { skill: 'fight', add: 1 } },
      },
    ],
  },
  {
    id: 'tracey', name: 'Tracey', set: 'base', kind: 'crew', decks: { 'space-bazaar': { base: 1 } },
    cost: 100, fight: 1, negotiate: 1, professions: ['grifter'], wanted: true,
    abilities: [{ when: 'kill', modifier: { killFirst: true } }],
  },
  {
    id: 'two-fry', name: 'Two-Fry', set: 'base', kind: 'crew', decks: { regina: { base: 1 } },
    cost: 200, fight: 1, professions: ['merc'], wanted: true,
    abilities: [{ when: 'misbehave', needs: [{ carrying: 'sniper-rifle' }], modifier: { misbehaveCards: { add: -1, min: 1 } } }],
  },
  {
    id: 'wash', name: 'Wash', set: 'base', kind: 'crew', decks: { 'space-bazaar': { base: 1 } },
    cost: 200, tech: 1, negotiate: 1, professions: ['pilot'], moral: true,
    abilities: [{ when: 'full-burn', modifier: { burnRange: { add: 1 } } }],
  },
  {
    id: 'yolonda', name: 'Yolonda', set: 'base', kind: 'crew', decks: { osiris: { base: 1 } },
    cost: 300, tech: 1, negotiate: 2, professions: ['companion', 'grifter'],
    abilities: [
      { when: 'hire', needs: [{ hired: { crew: ['saffron', 'bridgit'], by: 'anyone' } }], do: [{ do: 'remove-crew', who: 'self' }] },
    ],
  },
  {
    id: 'zoe', name: 'Zoe', set: 'base', kind: 'crew', decks: { silverhold: { base: 1 } },
    cost: 300, fight: 2, professions: ['soldier'], moral: true, wanted: true,
    abilities: [{ when: 'after-roll', modifier: { reroll: { whose: 'own', skill: 'fight' } }, may: true }],
  },
];
