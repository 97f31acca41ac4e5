import type { JobCard } from '../types';

export const niskaJobs: JobCard[] = [
  {
    id: 'niska-a-judge-in-niskas-pocket', name: "A Judge in Niska's Pocket", set: 'base',
    contact: 'niska', types: ['crime'], legal: false,
    needs: [{ skill: 'tech', min: 2 }, { skill: 'negotiate', min: 1 }, { keyword: 'hacking-rig' }],
    steps: [{ at: 'osiris', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 4000 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-corporate-espionage-target-blue-sun', name: 'Corporate Espionage: Target Blue Sun', set: 'base',
    contact: 'niska', types: ['crime'], legal: false,
    needs: [{ skill: 'tech', min: 2 }, { keyword: 'hacking-rig' }],
    steps: [{ at: 'persephone', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 4000 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-from-great-need-springs-great-profit', name: 'From Great Need Springs Great Profit', set: 'base',
    contact: 'niska', types: ['smuggling'], legal: false, immoral: true,
    steps: [
      { at: 'ezra', order: ['load'], load: { contraband: 2 } },
      {
        at: 'ansons-world', order: ['misbehave', 'deliver', 'test'], misbehave: 1, deliver: { contraband: 2 },
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'pay-modifier', amount: -1000 }, { do: 'proceed' }] },
            { min: 6, max: 7, effects: [{ do: 'proceed' }] },
            { min: 8, effects: [{ do: 'pay-modifier', amount: 1000 }, { do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-her-majesty-the-mayor-of-whitefall', name: 'Her Majesty, the Mayor of Whitefall', set: 'base',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    steps: [
      {
        at: 'athens', order: ['misbehave', 'test'], misbehave: 3,
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'lose-solid', contact: 'patience' }, { do: 'proceed' }] },
            { min: 6, effects: [{ do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 4000 },
  },
  {
    id: 'niska-hit-the-relief-supplies-convoy', name: 'Hit the Relief Supplies Convoy', set: 'base',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [{ at: 'aesir', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'niska-infiltrate-the-trade-ministry', name: 'Infiltrate the Trade Ministry', set: 'base',
    contact: 'niska', types: ['crime'], legal: false,
    needs: [{ keyword: 'fancy-duds' }, { keyword: 'hacking-rig' }, { keyword: 'fake-id' }],
    steps: [{ at: 'sihnon', order: ['misbehave'], misbehave: 4 }],
    pay: { base: 5000 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-inside-information', name: 'Inside Information', set: 'base',
    contact: 'niska', types: ['crime'], legal: false,
    needs: [{ skill: 'tech', min: 1 }, { skill: 'negotiate', min: 2 }, { keyword: 'hacking-rig' }],
    steps: [{ at: 'liann-jiun', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 4000 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-jump-and-hump-the-competition', name: 'Jump & Hump the Competition', set: 'base',
    contact: 'niska', types: ['crime'], legal: false,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [{ at: 'space-bazaar', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 0, per: { crew: 'on-job' }, load: { cargo: 1 } },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'niska-kidnapping-for-fun-and-profit', name: 'Kidnapping for Fun and Profit!', set: 'base',
    contact: 'niska', types: ['transport'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'negotiate', min: 1 }],
    steps: [
      { at: 'pelorum', order: ['misbehave', 'load'], misbehave: 2, load: { fugitives: 1 } },
      { at: 'ezra', order: ['deliver'], deliver: { fugitives: 1 } },
    ],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'niska-my-wifes-other-nephew-needs-a-lift', name: "My Wife's Other Nephew Needs a Lift", set: 'base',
    contact: 'niska', types: ['transport'], legal: false,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [
      { at: 'santo', order: ['misbehave', 'load'], misbehave: 2, load: { fugitives: 1 } },
      { at: 'ezra', order: ['deliver'], deliver: { fugitives: 1 } },
    ],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-narcotics-express', name: 'Narcotics Express', set: 'base',
    contact: 'niska', types: ['smuggling'], legal: false, immoral: true,
    steps: [
      { at: 'jiangyin', order: ['load'], load: { contraband: 2 } },
      {
        at: 'osiris', order: ['misbehave', 'deliver', 'test'], misbehave: 1, deliver: { contraband: 2 },
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'pay-modifier', amount: -1000 }, { do: 'proceed' }] },
            { min: 6, max: 7, effects: [{ do: 'proceed' }] },
            { min: 8, effects: [{ do: 'pay-modifier', amount: 1000 }, { do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-pirated-tech-delivery', name: 'Pirated Tech Delivery', set: 'base',
    contact: 'niska', types: ['smuggling'], legal: false,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'aphrodite', order: ['load'], load: { contraband: 1 } },
      { at: 'londinium', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { contraband: 1 } },
    ],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-postman-only-rung-once', name: 'Postman Only Rung Once', set: 'base',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    steps: [
      {
        at: 'space-bazaar', order: ['misbehave', 'test'], misbehave: 3,
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'lose-solid', contact: 'amnon-duul' }, { do: 'proceed' }] },
            { min: 6, effects: [{ do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 4000 },
  },
  {
    id: 'niska-protection-racket-shake-down-greenleaf', name: 'Protection Racket: Shake Down Greenleaf', set: 'base',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'negotiate', min: 1 }],
    steps: [{ at: 'greenleaf', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'niska-protection-racket-shake-down-jubilee', name: 'Protection Racket: Shake Down Jubilee', set: 'base',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'negotiate', min: 1 }],
    steps: [{ at: 'jubilee', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'niska-sad-little-king-of-a-sad-little-hill', name: 'Sad Little King of a Sad Little Hill', set: 'base',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    steps: [
      {
        at: 'persephone', order: ['misbehave', 'test'], misbehave: 3,
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 7, effects: [{ do: 'kill', n: 1 }, { do: 'lose-solid', contact: 'badger' }, { do: 'proceed' }] },
            { min: 8, effects: [{ do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 4000 },
  },
  {
    id: 'niska-slave-grab', name: 'Slave Grab', set: 'base',
    contact: 'niska', types: ['transport'], legal: false, immoral: true,
    steps: [
      { at: 'newhope', order: ['misbehave', 'load'], misbehave: 2, load: { fugitives: 3 } },
      {
        at: 'motherlode', order: ['deliver', 'test'], deliver: { fugitives: 3 },
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'pay-modifier', amount: -1000 }, { do: 'proceed' }] },
            { min: 6, max: 7, effects: [{ do: 'proceed' }] },
            { min: 8, effects: [{ do: 'pay-modifier', amount: 1000 }, { do: 'proceed' }] },
          ],
        },
      },
    ],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'niska-stranger-to-a-strange-land', name: 'Stranger to a Strange Land', set: 'base',
    contact: 'niska', types: ['transport'], legal: false,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [
      { at: 'valentine', order: ['misbehave', 'load'], misbehave: 3, load: { fugitives: 1 } },
      { at: 'triumph', order: ['deliver'], deliver: { fugitives: 1 } },
    ],
    pay: { base: 4000 },
  },
  {
    id: 'niska-taking-candy-from-babies', name: 'Taking Candy from Babies', set: 'base',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'tech', min: 1 }, { skill: 'negotiate', min: 1 }],
    steps: [{ at: 'brisingamen', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3500 },
  },
  {
    id: 'niska-the-alliance-reserve-bank-heist', name: 'The Alliance Reserve Bank Heist', set: 'base',
    contact: 'niska', types: ['crime'], legal: false,
    steps: [
      {
        at: 'londinium', order: ['misbehave', 'options'], misbehave: 4,
        options: [
          { test: { skill: 'tech', bands: [{ min: 1, max: 7, effects: [{ do: 'warrant' }] }, { min: 8, effects: [{ do: 'proceed' }] }] } },
          {
            needs: [{ keyword: 'explosives' }],
            effects: [{ do: 'pay-modifier', factor: 0.5, round: 'down', bonuses: false }, { do: 'proceed' }],
          },
        ],
      },
    ],
    pay: { base: 6000 },
  },
  {
    id: 'niska-the-ariel-city-museum-art-heist', name: 'The Ariel City Museum Art Heist', set: 'base',
    contact: 'niska', types: ['crime'], legal: false,
    needs: [{ skill: 'tech', min: 1 }, { skill: 'negotiate', min: 2 }, { keyword: 'fancy-duds' }],
    steps: [{ at: 'ariel', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 4000 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'niska-the-temple-job', name: 'The Temple Job', set: 'base',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ keyword: 'explosives' }, { keyword: 'transport' }],
    steps: [{ at: 'st-albans', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 4000 },
  },
  {
    id: 'niska-the-train-job', name: 'The Train Job', set: 'base',
    contact: 'niska', types: ['crime'], legal: false, immoral: true,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'tech', min: 1 }, { skill: 'negotiate', min: 1 }, { keyword: 'transport' }],
    steps: [{ at: 'regina', order: ['misbehave'], misbehave: 4 }],
    pay: { base: 4500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'niska-wet-ware-run', name: 'Wet-Ware Run', set: 'base',
    contact: 'niska', types: ['transport'], legal: false, immoral: true,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'silverhold', order: ['load'], load: { fugitives: 1 } },
      { at: 'sihnon', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { fugitives: 1 } },
    ],
    pay: { base: 3500 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'niska-whats-yours-is-mine', name: "What's Yours Is Mine...", set: 'base',
    contact: 'niska', types: ['crime'], legal: false,
    needs: [{ skill: 'tech', min: 2 }, { skill: 'negotiate', min: 2 }],
    steps: [{ at: 'triumph', order: ['misbehave'], misbehave: 2 }],
    pay: { base: 0, per: { crew: 'on-job' }, load: { contraband: 1 } },
  },
];
