import type { JobCard } from '../types';

export const patienceJobs: JobCard[] = [
  {
    id: 'patience-bank-holdup', name: 'Bank Holdup', set: 'base',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 1 }],
    steps: [{ at: 'gonghe', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-big-black-cattle-drive-bellerophon', name: 'Big Black Cattle Drive', set: 'base',
    contact: 'patience', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'kerry', order: ['load'], load: { cargo: 4 } },
      { at: 'bellerophon', order: ['deliver'], deliver: { cargo: 4 } },
    ],
    pay: { base: 1800 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'patience-big-black-cattle-drive-sihnon', name: 'Big Black Cattle Drive', set: 'base',
    contact: 'patience', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'athens', order: ['load'], load: { cargo: 4 } },
      { at: 'sihnon', order: ['deliver'], deliver: { cargo: 4 } },
    ],
    pay: { base: 1600 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'patience-cattle-rustling-ansons-world', name: 'Cattle Rustling', set: 'base',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 2 }, { keyword: 'transport' }],
    steps: [{ at: 'ansons-world', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 2400 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-cattle-rustling-three-hills', name: 'Cattle Rustling', set: 'base',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 2 }, { keyword: 'transport' }],
    steps: [{ at: 'three-hills', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 2000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-dung-run-newhope', name: 'Dung Run!', set: 'base',
    contact: 'patience', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'newhope', order: ['load'], load: { cargo: 2 } },
      { at: 'harvest', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1500 },
  },
  {
    id: 'patience-dung-run-three-hills', name: 'Dung Run!', set: 'base',
    contact: 'patience', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'three-hills', order: ['load'], load: { cargo: 2 } },
      { at: 'harvest', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1500 },
  },
  {
    id: 'patience-feed-for-the-herds-athens', name: 'Feed for the Herds', set: 'base',
    contact: 'patience', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 3 } },
      { at: 'athens', order: ['deliver'], deliver: { cargo: 3 } },
    ],
    pay: { base: 1600 },
  },
  {
    id: 'patience-feed-for-the-herds-priam', name: 'Feed for the Herds', set: 'base',
    contact: 'patience', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 3 } },
      { at: 'priam', order: ['deliver'], deliver: { cargo: 3 } },
    ],
    pay: { base: 1800 },
  },
  {
    id: 'patience-feed-for-the-herds-regina', name: 'Feed for the Herds', set: 'base',
    contact: 'patience', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 3 } },
      { at: 'regina', order: ['deliver'], deliver: { cargo: 3 } },
    ],
    pay: { base: 1600 },
  },
  {
    id: 'patience-good-fences-make-good-neighbors', name: 'Good Fences Make Good Neighbors', set: 'base',
    contact: 'patience', types: ['crime'], legal: false,
    steps: [
      {
        at: 'ezra', order: ['misbehave', 'test'], misbehave: 2,
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'lose-solid', contact: 'niska' }, { do: 'proceed' }] },
            { min: 8, effects: [{ do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 3000 },
  },
  {
    id: 'patience-good-old-fashioned-mail-robbery', name: 'Good Old Fashioned Mail Robbery', set: 'base',
    contact: 'patience', types: ['crime'], legal: false,
    steps: [
      {
        at: 'space-bazaar', order: ['misbehave', 'test'], misbehave: 2,
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'lose-solid', contact: 'amnon-duul' }, { do: 'proceed' }] },
            { min: 6, effects: [{ do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 3000 },
  },
  {
    id: 'patience-guns-for-my-gun-hands-athens', name: 'Guns for My Gun-Hands', set: 'base',
    contact: 'patience', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'silverhold', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2 } },
      { at: 'athens', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 2400 },
  },
  {
    id: 'patience-guns-for-my-gun-hands-three-hills', name: 'Guns for My Gun-Hands', set: 'base',
    contact: 'patience', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'silverhold', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2 } },
      { at: 'three-hills', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 2600 },
  },
  {
    id: 'patience-henpecked-badger', name: 'Henpecked Badger', set: 'base',
    contact: 'patience', types: ['crime'], legal: false,
    steps: [
      {
        at: 'persephone', order: ['misbehave', 'test'], misbehave: 2,
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'lose-solid', contact: 'badger' }, { do: 'proceed' }] },
            { min: 6, effects: [{ do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'patience-motherlode-mine-holdup', name: 'Motherlode Mine Holdup', set: 'base',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 1 }],
    steps: [{ at: 'motherlode', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-ranch-hand-recruitment-aphrodite', name: 'Ranch Hand Recruitment', set: 'base',
    contact: 'patience', types: ['transport'], legal: true,
    needs: [{ skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { passengers: 'no-limit' } },
      { at: 'aphrodite', order: ['deliver'], deliver: { passengers: 'no-limit' } },
    ],
    pay: { base: 300, per: 'passenger', special: true },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'patience-ranch-hand-recruitment-ithaca', name: 'Ranch Hand Recruitment', set: 'base',
    contact: 'patience', types: ['transport'], legal: true,
    needs: [{ skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { passengers: 'no-limit' } },
      { at: 'ithaca', order: ['deliver'], deliver: { passengers: 'no-limit' } },
    ],
    pay: { base: 300, per: 'passenger', special: true },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'patience-rob-the-alliance-pay-train', name: 'Rob the Alliance Pay Train', set: 'base',
    contact: 'patience', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 2 }, { keyword: 'explosives' }],
    steps: [{ at: 'valentine', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'patience-swipe-settler-rations-brisingamen', name: 'Swipe Settler Rations', set: 'base',
    contact: 'patience', types: ['crime'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [{ at: 'brisingamen', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'patience-swipe-settler-rations-st-albans', name: 'Swipe Settler Rations', set: 'base',
    contact: 'patience', types: ['crime'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [{ at: 'st-albans', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'patience-the-beef-must-flow-jubilee', name: 'The Beef Must Flow!', set: 'base',
    contact: 'patience', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'ezra', order: ['load'], load: { contraband: 2 } },
      { at: 'jubilee', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 2 } },
    ],
    pay: { base: 3000 },
  },
  {
    id: 'patience-the-beef-must-flow-londinium', name: 'The Beef Must Flow!', set: 'base',
    contact: 'patience', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'ithaca', order: ['load'], load: { contraband: 2 } },
      { at: 'londinium', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 2 } },
    ],
    pay: { base: 2200 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'patience-the-beef-must-flow-osiris', name: 'The Beef Must Flow!', set: 'base',
    contact: 'patience', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'aphrodite', order: ['load'], load: { contraband: 2 } },
      { at: 'osiris', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 2 } },
    ],
    pay: { base: 2600 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'patience-the-beef-must-flow-silverhold', name: 'The Beef Must Flow!', set: 'base',
    contact: 'patience', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'athens', order: ['load'], load: { contraband: 2 } },
      { at: 'silverhold', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 2 } },
    ],
    pay: { base: 2400 },
  },
];
