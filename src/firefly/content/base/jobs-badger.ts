import type { JobCard } from '../types';

export const badgerJobs: JobCard[] = [
  {
    id: 'badger-badgers-11-casino-caper', name: "Badger's 11 Casino Caper", set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'tech', min: 1 }, { skill: 'negotiate', min: 1 }],
    steps: [{ at: 'santo', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-bilking-the-yokels', name: 'Bilking the Yokels', set: 'base',
    contact: 'badger', types: ['shipping'], legal: true,
    steps: [
      { at: 'albion', order: ['load'], load: { cargo: 2 } },
      {
        at: 'brisingamen', order: ['deliver', 'test'], deliver: { cargo: 2 },
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
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-breaking-into-new-markets', name: 'Breaking Into New Markets', set: 'base',
    contact: 'badger', types: ['transport'], legal: true,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'tech', min: 1 }],
    steps: [
      { at: 'persephone', order: ['load'], load: { passengers: 3 } },
      { at: 'jubilee', order: ['deliver'], deliver: { passengers: 3 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'badger-diamonds-the-size-of-testicles', name: 'Diamonds the Size of Testicles...', set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 2 }, { keyword: 'explosives' }],
    steps: [{ at: 'kerry', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'badger-hard-goods-for-hard-times', name: 'Hard Goods for Hard Times', set: 'base',
    contact: 'badger', types: ['shipping'], legal: true,
    steps: [
      { at: 'persephone', order: ['load'], load: { cargo: 2 } },
      {
        at: 'three-hills', order: ['deliver', 'test'], deliver: { cargo: 2 },
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
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-hump-em-let-em-twist', name: "Hump 'em, Let 'em Twist!", set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'tech', min: 2 }, { keyword: 'hacking-rig' }],
    steps: [{ at: 'silverhold', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-keep-your-noses-clean', name: 'Keep Your Noses Clean', set: 'base',
    contact: 'badger', types: ['shipping'], legal: true,
    steps: [
      { at: 'ariel', order: ['load'], load: { cargo: 2 } },
      {
        at: 'harvest', order: ['deliver', 'test'], deliver: { cargo: 2 },
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
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-losing-patience-with-patience', name: 'Losing Patience with Patience...', set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
    steps: [
      {
        at: 'athens', order: ['misbehave', 'test'], misbehave: 2,
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'lose-solid', contact: 'patience' }, { do: 'proceed' }] },
            { min: 6, effects: [{ do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 3000 },
  },
  {
    id: 'badger-making-the-love-connection', name: 'Making the Love Connection', set: 'base',
    contact: 'badger', types: ['transport'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'sihnon', order: ['load'], load: { passengers: 1 } },
      { at: 'boros', order: ['deliver'], deliver: { passengers: 1 } },
    ],
    pay: { base: 1800 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-offload-the-motherlode', name: 'Offload the Motherlode', set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'tech', min: 2 }],
    steps: [{ at: 'motherlode', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 2800 },
  },
  {
    id: 'badger-on-the-up-and-up-i-swear', name: 'On the Up and Up, I Swear!', set: 'base',
    contact: 'badger', types: ['shipping'], legal: true,
    steps: [
      { at: 'londinium', order: ['load'], load: { cargo: 2 } },
      {
        at: 'ezra', order: ['deliver', 'test'], deliver: { cargo: 2 },
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
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-playing-the-middleman', name: 'Playing the Middleman', set: 'base',
    contact: 'badger', types: ['shipping'], legal: true,
    steps: [
      { at: 'athens', order: ['load'], load: { cargo: 2 } },
      {
        at: 'space-bazaar', order: ['deliver', 'test'], deliver: { cargo: 2 },
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
    pay: { base: 1800 },
  },
  {
    id: 'badger-poking-holes-in-niskas-plan', name: "Poking Holes in Niska's Plan", set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
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
    id: 'badger-procure-the-postmans-parcel', name: "Procure the Postman's Parcel", set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
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
    id: 'badger-pushing-drops', name: 'Pushing Drops', set: 'base',
    contact: 'badger', types: ['smuggling'], legal: false, immoral: true,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [
      { at: 'valentine', order: ['load'], load: { contraband: 1 } },
      { at: 'aphrodite', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 1 } },
    ],
    pay: { base: 2500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-raising-funds-at-the-fundraising', name: 'Raising Funds at the Fundraising', set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'negotiate', min: 2 }, { keyword: 'fancy-duds' }],
    steps: [{ at: 'bellerophon', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-send-them-to-the-ruttin-mines', name: "Send Them to the Ruttin' Mines!", set: 'base',
    contact: 'badger', types: ['transport'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'persephone', order: ['misbehave', 'load'], misbehave: 1, load: { fugitives: 3 } },
      { at: 'silverhold', order: ['deliver'], deliver: { fugitives: 3 } },
    ],
    pay: { base: 2500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'badger-slave-wrangling', name: 'Slave Wrangling', set: 'base',
    contact: 'badger', types: ['transport'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'persephone', order: ['misbehave', 'load'], misbehave: 1, load: { fugitives: 3 } },
      { at: 'aphrodite', order: ['deliver'], deliver: { fugitives: 3 } },
    ],
    pay: { base: 2500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'badger-sowing-chaos', name: 'Sowing Chaos', set: 'base',
    contact: 'badger', types: ['transport'], legal: false,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'tech', min: 1 }, { skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { fugitives: 'no-limit' } },
      { at: 'albion', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'fugitive', special: true },
  },
  {
    id: 'badger-takes-my-breath-away', name: 'Takes My Breath Away', set: 'base',
    contact: 'badger', types: ['crime'], legal: false, immoral: true,
    needs: [{ keyword: 'transport' }],
    steps: [{ at: 'hera', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'badger-the-alliance-payroll-caper', name: 'The Alliance Payroll Caper', set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ keyword: 'transport' }],
    steps: [{ at: 'jiangyin', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3500 },
  },
  {
    id: 'badger-the-hospital-job', name: 'The Hospital Job', set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'tech', min: 2 }, { skill: 'negotiate', min: 2 }, { keyword: 'fake-id' }],
    steps: [{ at: 'ariel', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'badger-time-for-a-fancy-shindig', name: 'Time for a Fancy Shindig', set: 'base',
    contact: 'badger', types: ['smuggling'], legal: false,
    needs: [{ skill: 'negotiate', min: 2 }, { keyword: 'fancy-duds' }],
    steps: [
      { at: 'persephone', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 4 } },
      { at: 'regina', order: ['deliver'], deliver: { contraband: 4 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-try-one-of-the-border-planets', name: 'Try One of the Border Planets', set: 'base',
    contact: 'badger', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'persephone', order: ['load'], load: { contraband: 2 } },
      { at: 'athens', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 2 } },
    ],
    pay: { base: 2500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'badger-withdraw-from-the-1st-bank-and-trust', name: 'Withdraw from the 1st Bank & Trust', set: 'base',
    contact: 'badger', types: ['crime'], legal: false,
    steps: [
      {
        at: 'st-albans', order: ['misbehave', 'options'], misbehave: 2,
        options: [
          { test: { skill: 'tech', bands: [{ min: 1, max: 5, effects: [{ do: 'warrant' }] }, { min: 6, effects: [{ do: 'proceed' }] }] } },
          {
            needs: [{ keyword: 'explosives' }],
            effects: [{ do: 'pay-modifier', factor: 0.5, round: 'down', bonuses: false }, { do: 'proceed' }],
          },
        ],
      },
    ],
    pay: { base: 4000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
];
