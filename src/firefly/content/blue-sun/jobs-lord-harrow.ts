import type { JobCard } from '../types';

export const lordHarrowJobs: JobCard[] = [
  {
    id: 'lord-harrow-15-tons-and-what-do-you-get', name: '15 Tons and What Do You Get...', set: 'blue-sun',
    contact: 'lord-harrow', types: ['shipping'], legal: true,
    steps: [
      { at: 'uroboros-belt', order: ['load'], load: { cargo: 5 } },
      { at: 'osiris', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 2000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'lord-harrow-a-favor-for-his-lordship', name: 'A Favor for His Lordship', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 3 }],
    steps: [
      { at: 'highgate', order: ['load'], load: { contraband: 4 } },
      { at: 'silverhold', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 4 } },
    ],
    pay: { base: 2200 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'lord-harrow-a-fight-before-youre-gutted', name: "A Fight Before You're Gutted", set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      { at: 'fury', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 3 } },
      {
        at: 'silverhold', order: ['test', 'deliver'], deliver: { contraband: 3 },
        test: { skill: 'fight', bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'lord-harrow-a-solid-deal', name: 'A Solid Deal', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 3 }, { skill: 'negotiate', min: 3 }],
    steps: [
      { at: 'fury', order: ['load'], load: { contraband: 4 } },
      { at: 'space-bazaar', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 4 } },
    ],
    pay: { base: 2900 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'lord-harrow-another-day-older-and-deeper-in-debt', name: 'Another Day Older... and Deeper in Debt', set: 'blue-sun',
    contact: 'lord-harrow', types: ['shipping'], legal: true,
    steps: [
      { at: 'uroboros-belt', order: ['load'], load: { cargo: 5 } },
      { at: 'persephone', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 2500 },
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'lord-harrow-baubles-for-the-ball', name: 'Baubles for the Ball', set: 'blue-sun',
    contact: 'lord-harrow', types: ['shipping'], legal: true,
    needs: [{ skill: 'tech', min: 3 }],
    steps: [
      { at: 'meridian', order: ['load'], load: { cargo: 4 } },
      { at: 'persephone', order: ['deliver'], deliver: { cargo: 4 } },
    ],
    pay: { base: 2100 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'lord-harrow-delicate-dealings', name: 'Delicate Dealings', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ skill: 'negotiate', min: 3 }],
    steps: [
      { at: 'new-canaan', order: ['load'], load: { contraband: 4 } },
      { at: 'space-bazaar', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 4 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'lord-harrow-does-this-mean-were-in-business', name: "Does This Mean We're in Business?", set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 3 }],
    steps: [
      { at: 'muir', order: ['load'], load: { contraband: 4 } },
      { at: 'ezra', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 4 } },
    ],
    pay: { base: 2800 },
  },
  {
    id: 'lord-harrow-fun-with-rocks', name: 'Fun with Rocks', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      { at: 'uroboros-belt', order: ['load'], load: { contraband: 5 } },
      { at: 'athens', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { contraband: 5 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'lord-harrow-goods-to-people-what-need-them', name: 'Goods to People What Need Them', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ skill: 'tech', min: 3 }],
    steps: [
      { at: 'deadwood', order: ['load'], load: { contraband: 4 } },
      { at: 'harvest', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 4 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'lord-harrow-guess-im-just-a-good-man', name: "Guess I'm Just a Good Man", set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      { at: 'dragons-egg', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 4 } },
      {
        at: 'athens', order: ['test', 'deliver'], deliver: { contraband: 4 },
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 8, effects: [{ do: 'kill', n: 1 }, { do: 'warrant' }] }, { min: 9, effects: [{ do: 'proceed' }] }],
        },
      },
    ],
    pay: { base: 3600 },
  },
  {
    id: 'lord-harrow-hungry-for-beefsteak', name: 'Hungry for Beefsteak', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ keyword: 'fancy-duds' }],
    steps: [
      { at: 'persephone', order: ['load'], load: { contraband: 4 } },
      { at: 'jiangyin', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { contraband: 4 } },
    ],
    pay: { base: 3200 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'lord-harrow-in-your-hold-before-midnight', name: 'In Your Hold Before Midnight', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      { at: 'new-canaan', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 3 } },
      {
        at: 'silverhold', order: ['test', 'deliver'], deliver: { contraband: 3 },
        test: { skill: 'fight', bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'lord-harrow-lord-harrows-private-reserve', name: "Lord Harrow's Private Reserve", set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ skill: 'negotiate', min: 3 }],
    steps: [
      { at: 'persephone', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 3 } },
      { at: 'highgate', order: ['deliver'], deliver: { contraband: 3 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'lord-harrow-mercy-is-the-mark-of-a-great-man', name: 'Mercy Is the Mark of a Great Man', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      { at: 'persephone', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 3 } },
      { at: 'shadow', order: ['deliver'], deliver: { contraband: 3 } },
    ],
    pay: { base: 2300 },
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
  {
    id: 'lord-harrow-mirandas-promise', name: "Miranda's Promise", set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      {
        at: 'miranda', order: ['test'],
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'load', goods: { any: 3 }, upTo: true }, { do: 'proceed' }] },
            { min: 5, max: 7, effects: [{ do: 'load', goods: { any: 6 }, upTo: true }, { do: 'proceed' }] },
            { min: 8, effects: [{ do: 'load', goods: { any: 'no-limit' } }, { do: 'proceed' }] },
          ],
        },
      },
      { at: 'highgate', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { cargo: 2 } },
    ],
    pay: { base: 2000 },
  },
  {
    id: 'lord-harrow-mirandas-secret', name: "Miranda's Secret", set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      {
        at: 'miranda', order: ['test'],
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 4, effects: [{ do: 'load', goods: { any: 3 }, upTo: true }, { do: 'proceed' }] },
            { min: 5, max: 7, effects: [{ do: 'load', goods: { any: 6 }, upTo: true }, { do: 'proceed' }] },
            { min: 8, effects: [{ do: 'load', goods: { any: 'no-limit' } }, { do: 'proceed' }] },
          ],
        },
      },
      { at: 'meridian', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { cargo: 2 } },
    ],
    pay: { base: 2000 },
  },
  {
    id: 'lord-harrow-muss-up-the-spoiled-dandy', name: 'Muss Up the Spoiled Dandy', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      { at: 'deadwood', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 3 } },
      {
        at: 'persephone', order: ['test', 'deliver'], deliver: { contraband: 3 },
        test: { skill: 'fight', bands: [{ min: 1, max: 6, effects: [{ do: 'botch' }] }, { min: 7, effects: [{ do: 'proceed' }] }] },
      },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'lord-harrow-my-works-illegal-but-its-honest', name: "My Work's Illegal, but It's Honest", set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ skill: 'negotiate', min: 3 }],
    steps: [
      { at: 'dragons-egg', order: ['load'], load: { contraband: 4 } },
      { at: 'regina', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 4 } },
    ],
    pay: { base: 2200 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'lord-harrow-offend-the-psychotic-lowlife-community', name: 'Offend the Psychotic Lowlife Community', set: 'blue-sun',
    contact: 'lord-harrow', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 3 }],
    steps: [
      { at: 'highgate', order: ['load'], load: { cargo: 4 } },
      { at: 'persephone', order: ['deliver'], deliver: { cargo: 4 } },
    ],
    pay: { base: 2000 },
  },
  {
    id: 'lord-harrow-rely-on-your-winning-personality', name: 'Rely on Your Winning Personality', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      { at: 'meridian', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 3 } },
      {
        at: 'regina', order: ['deliver', 'test'], deliver: { contraband: 3 },
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 3, effects: [{ do: 'pay-modifier', amount: -500 }, { do: 'proceed' }] },
            { min: 4, max: 5, effects: [{ do: 'proceed' }] },
            { min: 6, effects: [{ do: 'pay-modifier', amount: 500 }, { do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 2700 },
  },
  {
    id: 'lord-harrow-shinies-for-mudville', name: 'Shinies for Mudville', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      { at: 'meridian', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 4 } },
      {
        at: 'harvest', order: ['deliver', 'test'], deliver: { contraband: 4 },
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 3, effects: [{ do: 'pay-modifier', amount: -500 }, { do: 'proceed' }] },
            { min: 4, max: 5, effects: [{ do: 'proceed' }] },
            { min: 6, effects: [{ do: 'pay-modifier', amount: 500 }, { do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 2600 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'lord-harrow-sir-im-an-honest-man', name: "Sir, I'm an Honest Man...", set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 3 }, { skill: 'negotiate', min: 3 }],
    steps: [
      { at: 'highgate', order: ['load'], load: { contraband: 3 } },
      { at: 'space-bazaar', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { contraband: 3 } },
    ],
    pay: { base: 3500 },
  },
  {
    id: 'lord-harrow-the-uroboros-run', name: 'The Uroboros Run', set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    steps: [
      { at: 'uroboros-belt', order: ['load'], load: { contraband: 5 } },
      { at: 'ezra', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { contraband: 5 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'lord-harrow-warricks-request', name: "Warrick's Request", set: 'blue-sun',
    contact: 'lord-harrow', types: ['smuggling'], legal: false,
    needs: [{ skill: 'tech', min: 3 }, { skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'highgate', order: ['load'], load: { contraband: 3 } },
      { at: 'osiris', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { contraband: 3 } },
    ],
    pay: { base: 2400 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
];
