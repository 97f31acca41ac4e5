import type { JobCard } from '../types';

export const fantyMingoJobs: JobCard[] = [
  {
    id: 'fanty-mingo-double-entendre', name: 'Double Entendre', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport'], legal: false, immoral: true,
    steps: [
      { at: 'albion', order: ['misbehave', 'load'], misbehave: 1, load: { fugitives: 5 }, upTo: true },
      { at: 'angel', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonusOpportunity: {
      at: 'silverhold', order: ['deliver', 'effects'], deliver: { fugitives: 2 },
      effects: [{ do: 'take', amount: 1000 }],
    },
  },
  {
    id: 'fanty-mingo-double-jeopardy', name: 'Double Jeopardy', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['crime'], legal: false,
    needs: [{ keyword: 'fake-id' }],
    steps: [
      {
        at: 'hera', order: ['test', 'misbehave'], misbehave: 4,
        test: { skill: 'negotiate', bands: [{ min: 1, max: 9, effects: [{ do: 'botch' }] }, { min: 10, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'fanty-mingo-double-the-fun', name: 'Double the Fun', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['crime'], legal: false,
    steps: [
      {
        at: 'boros', order: ['test', 'misbehave'], misbehave: 4,
        test: { skill: 'negotiate', bands: [{ min: 1, max: 9, effects: [{ do: 'botch' }] }, { min: 10, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 2000 },
    abilities: [{ when: 'job-complete', needs: [{ passedSameSuit: 2 }], do: [{ do: 'take', amount: 2000 }] }],
  },
  {
    id: 'fanty-mingo-double-the-pleasure', name: 'Double the Pleasure', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport'], legal: false, immoral: true,
    steps: [
      { at: 'sihnon', order: ['misbehave', 'load'], misbehave: 1, load: { fugitives: 4 } },
      { at: 'zeus', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonusOpportunity: { at: 'ezra', order: ['deliver', 'effects'], deliver: { fugitives: 2 }, effects: [{ do: 'take', amount: 1200 }] },
  },
  {
    id: 'fanty-mingo-double-dealing-duo', name: 'Double-Dealing Duo', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['smuggling'], legal: false, immoral: true,
    steps: [
      { at: 'newhall', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 4 } },
      { at: 'santo', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 4 } },
    ],
    pay: { base: 2000 },
    bonusOpportunity: { at: 'kerry', order: ['deliver', 'effects'], deliver: { contraband: 4 }, effects: [{ do: 'take', amount: 3000 }] },
  },
  {
    id: 'fanty-mingo-double-time-delivery', name: 'Double-Time Delivery', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['shipping', 'smuggling'], legal: false,
    steps: [
      { at: 'djinns-bane', order: ['misbehave', 'load'], misbehave: 1, load: { cargo: 3, contraband: 3 } },
      { at: 'liann-jiun', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 'no-limit' } },
    ],
    pay: { base: 500, per: 'contraband', special: true },
    bonusOpportunity: { at: 'pelorum', order: ['deliver', 'effects'], deliver: { cargo: 3 }, effects: [{ do: 'take', amount: 1500 }] },
  },
  {
    id: 'fanty-mingo-double-wide', name: 'Double-Wide', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['smuggling'], legal: false,
    steps: [
      { at: 'beaumonde', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 6 } },
      { at: 'ezra', order: ['deliver'], deliver: { contraband: 'no-limit' } },
    ],
    pay: { base: 500, per: 'contraband', special: true },
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'fanty-mingo-dual-destinations', name: 'Dual Destinations', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport', 'crime'], legal: false,
    steps: [
      { at: 'newhope', order: ['misbehave', 'load'], misbehave: 1, load: { fugitives: 4 } },
      { at: 'djinns-bane', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonusOpportunity: { at: 'santo', order: ['misbehave', 'effects'], misbehave: 2, effects: [{ do: 'take', amount: 1600 }] },
  },
  {
    id: 'fanty-mingo-dually-discreet-relocations', name: 'Dually Discreet Relocations', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport', 'smuggling'], legal: false,
    steps: [
      { at: 'regina', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 3, fugitives: 3 } },
      { at: 'salisbury', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonusOpportunity: {
      at: 'sho-je-downs', order: ['deliver', 'effects'], deliver: { contraband: 3 },
      effects: [{ do: 'take', amount: 1800 }],
    },
  },
  {
    id: 'fanty-mingo-duplicitous-dalliances', name: 'Duplicitous Dalliances', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['crime'], legal: false,
    needs: [{ keyword: 'fancy-duds' }, { profession: 'companion' }],
    steps: [
      {
        at: 'aphrodite', order: ['test', 'misbehave'], misbehave: 4,
        test: { skill: 'negotiate', bands: [{ min: 1, max: 9, effects: [{ do: 'botch' }] }, { min: 10, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 4000 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'fanty-mingo-horowitzs-double-hook-up', name: "Horowitz's Double Hook Up", set: 'kalidasa',
    contact: 'fanty-mingo', types: ['smuggling', 'salvage'], legal: false,
    steps: [
      { at: 'cortex-relay-2', order: ['load'], load: { any: 6 } },
      { at: 'gonghe', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 1, cargo: 1, parts: 2, fuel: 2 } },
    ],
    pay: { base: 1800 },
    bonusOpportunity: { at: 'valentine', order: ['deliver', 'effects'], deliver: { parts: 3 }, effects: [{ do: 'take', amount: 1200 }] },
  },
  {
    id: 'fanty-mingo-my-brothers-keeper', name: "My Brother's Keeper", set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport'], legal: false,
    steps: [
      { at: 'bernadette', order: ['misbehave', 'load'], misbehave: 1, load: { fugitives: 4 } },
      { at: 'beylix', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
  {
    id: 'fanty-mingo-pair-of-jokers', name: 'Pair of Jokers', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['crime'], legal: false,
    steps: [
      {
        at: 'santo', order: ['test', 'misbehave'], misbehave: 4,
        test: { skill: 'negotiate', bands: [{ min: 1, max: 9, effects: [{ do: 'botch' }] }, { min: 10, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 2000 },
    abilities: [{ when: 'job-complete', needs: [{ passedSameSuit: 2 }], do: [{ do: 'take', amount: 2000 }] }],
  },
  {
    id: 'fanty-mingo-serving-two-masters', name: 'Serving Two Masters', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport', 'smuggling'], legal: false,
    steps: [
      { at: 'ezra', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2, fugitives: 2 } },
      { at: 'beaumonde', order: ['deliver'], deliver: { contraband: 2, fugitives: 2 } },
    ],
    pay: { base: 3500 },
    bonusOpportunity: {
      at: 'persephone', order: ['deliver', 'effects'], deliver: { contraband: 2 },
      effects: [{ do: 'take', amount: 1600 }],
    },
  },
  {
    id: 'fanty-mingo-tale-of-two-cities', name: 'Tale of Two Cities', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport', 'smuggling'], legal: false,
    steps: [
      { at: 'persephone', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2, fugitives: 2 } },
      { at: 'beaumonde', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonusOpportunity: { at: 'verbena', order: ['deliver', 'effects'], deliver: { contraband: 2 }, effects: [{ do: 'take', amount: 1400 }] },
  },
  {
    id: 'fanty-mingo-the-double-dip', name: 'The Double Dip', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['crime'], legal: false,
    needs: [{ solid: 'harken' }],
    steps: [
      {
        at: 'londinium', order: ['test', 'misbehave'], misbehave: 3,
        test: { skill: 'negotiate', bands: [{ min: 1, max: 7, effects: [{ do: 'botch' }] }, { min: 8, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 2500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'fanty-mingo-the-two-towers-of-zephyr', name: 'The Two Towers of Zephyr', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport', 'crime'], legal: false,
    steps: [
      { at: 'sihnon', order: ['misbehave', 'load'], misbehave: 1, load: { fugitives: 5 } },
      { at: 'zephyr', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonusOpportunity: {
      at: 'three-hills', order: ['deliver', 'effects'], deliver: { fugitives: 3 },
      effects: [{ do: 'take', amount: 1500 }],
    },
  },
  {
    id: 'fanty-mingo-twin-brotherly-love', name: 'Twin Brotherly Love', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport'], legal: false,
    steps: [
      { at: 'valentine', order: ['misbehave', 'load'], misbehave: 1, load: { fugitives: 4 } },
      { at: 'new-kasmir', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
  {
    id: 'fanty-mingo-two-by-two', name: 'Two by Two', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport'], legal: false,
    steps: [
      { at: 'ariel', order: ['misbehave', 'load'], misbehave: 3, load: { fugitives: 2 } },
      { at: 'beylix', order: ['deliver'], deliver: { fugitives: 2 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
  {
    id: 'fanty-mingo-two-for-the-price-of-one', name: 'Two for the Price of One', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['shipping', 'smuggling'], legal: false,
    steps: [
      { at: 'verbena', order: ['misbehave', 'load'], misbehave: 1, load: { cargo: 2, contraband: 2 } },
      { at: 'londinium', order: ['deliver'], deliver: { contraband: 'no-limit' } },
    ],
    pay: { base: 500, per: 'contraband', special: true },
    bonusOpportunity: { at: 'bellerophon', order: ['deliver', 'effects'], deliver: { cargo: 2 }, effects: [{ do: 'take', amount: 1000 }] },
  },
  {
    id: 'fanty-mingo-two-for-the-road', name: 'Two for the Road', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport', 'smuggling'], legal: false,
    steps: [
      { at: 'triumph', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2, fugitives: 2 } },
      { at: 'aberdeen', order: ['deliver'], deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
    bonusOpportunity: { at: 'heaven', order: ['deliver', 'effects'], deliver: { contraband: 2 }, effects: [{ do: 'take', amount: 1200 }] },
  },
  {
    id: 'fanty-mingo-two-heads-are-better-than-one', name: 'Two Heads Are Better Than One', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['crime'], legal: false,
    needs: [{ profession: 'mechanic' }, { profession: 'pilot' }],
    steps: [
      {
        at: 'osiris', order: ['test', 'misbehave'], misbehave: 4,
        test: { skill: 'negotiate', bands: [{ min: 1, max: 9, effects: [{ do: 'botch' }] }, { min: 10, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'fanty-mingo-two-mules-for-sister-constance', name: 'Two Mules for Sister Constance', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['transport', 'smuggling'], legal: false,
    steps: [
      { at: 'ariel', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2, passengers: 2 } },
      { at: 'constance', order: ['deliver'], deliver: { contraband: 2, passengers: 2 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
  {
    id: 'fanty-mingo-two-ways-this-could-go', name: 'Two Ways This Could Go...', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['crime'], legal: false,
    needs: [{ any: [{ keyword: 'explosives' }, { profession: 'medic' }] }],
    steps: [
      {
        at: 'aphrodite', order: ['test', 'misbehave'], misbehave: 3,
        test: { skill: 'negotiate', bands: [{ min: 1, max: 7, effects: [{ do: 'botch' }] }, { min: 8, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 2500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'fanty-mingo-two-faced-swindlers', name: 'Two-Faced Swindlers', set: 'kalidasa',
    contact: 'fanty-mingo', types: ['smuggling'], legal: false,
    steps: [
      { at: 'whittier', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 4 } },
      { at: 'ariel', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 4 } },
    ],
    pay: { base: 2000 },
    bonusOpportunity: { at: 'pelorum', order: ['deliver', 'effects'], deliver: { contraband: 4 }, effects: [{ do: 'take', amount: 3000 }] },
  },
];
