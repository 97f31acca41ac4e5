import type { JobCard } from '../types';

export const amnonDuulJobs: JobCard[] = [
  {
    id: 'amnon-duul-courting-aphrodite', name: 'Courting Aphrodite', set: 'base',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { contraband: 2 } },
      {
        at: 'aphrodite', order: ['misbehave', 'deliver', 'test'], misbehave: 1, deliver: { contraband: 2 },
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
    pay: { base: 2000 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-courting-kerry', name: 'Courting Kerry', set: 'base',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { contraband: 2 } },
      {
        at: 'kerry', order: ['misbehave', 'deliver', 'test'], misbehave: 1, deliver: { contraband: 2 },
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
    pay: { base: 2000 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-courting-regina', name: 'Courting Regina', set: 'base',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { contraband: 2 } },
      {
        at: 'regina', order: ['misbehave', 'deliver', 'test'], misbehave: 1, deliver: { contraband: 2 },
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
    pay: { base: 2000 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-feeding-alliance-fat-cats-albion', name: 'Feeding Alliance Fat Cats', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 2 } },
      { at: 'albion', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-feeding-alliance-fat-cats-bellerophon', name: 'Feeding Alliance Fat Cats', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 2 } },
      { at: 'bellerophon', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1300 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-feeding-alliance-fat-cats-londinium', name: 'Feeding Alliance Fat Cats', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 2 } },
      { at: 'londinium', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1300 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'amnon-duul-gun-running-jiangyin', name: 'Gun Running: Jiangyin', set: 'base',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'santo', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2 } },
      { at: 'jiangyin', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 2000 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'amnon-duul-gun-running-special-order', name: 'Gun Running: Special Order', set: 'base',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 1 }],
    steps: [
      { at: 'londinium', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 2 } },
      { at: 'ezra', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 2500 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'amnon-duul-gun-running-three-hills', name: 'Gun Running: Three Hills', set: 'base',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'persephone', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2 } },
      { at: 'three-hills', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 2200 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'amnon-duul-haulin-military-scrap-persephone', name: "Haulin' Military Scrap", set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'hera', order: ['load'], load: { cargo: 2 } },
      { at: 'persephone', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'amnon-duul-haulin-military-scrap-space-bazaar', name: "Haulin' Military Scrap", set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'hera', order: ['load'], load: { cargo: 2 } },
      { at: 'space-bazaar', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'amnon-duul-heavy-load-motherlode-ore-albion', name: 'Heavy Load! Motherlode Ore', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    steps: [
      { at: 'motherlode', order: ['load'], load: { cargo: 3 } },
      { at: 'albion', order: ['deliver'], deliver: { cargo: 3 } },
    ],
    pay: { base: 1900 },
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'amnon-duul-heavy-load-motherlode-ore-bernadette', name: 'Heavy Load! Motherlode Ore', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    steps: [
      { at: 'motherlode', order: ['load'], load: { cargo: 3 } },
      { at: 'bernadette', order: ['deliver'], deliver: { cargo: 3 } },
    ],
    pay: { base: 1900 },
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'amnon-duul-heavy-load-motherlode-ore-boros', name: 'Heavy Load! Motherlode Ore', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    steps: [
      { at: 'motherlode', order: ['load'], load: { cargo: 3 } },
      { at: 'boros', order: ['deliver'], deliver: { cargo: 3 } },
    ],
    pay: { base: 2200 },
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'amnon-duul-homesteader-transport-ithaca', name: 'Homesteader Transport', set: 'base',
    contact: 'amnon-duul', types: ['transport'], legal: true,
    needs: [{ skill: 'fight', min: 1 }, { skill: 'tech', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { passengers: 'no-limit' } },
      { at: 'ithaca', order: ['deliver'], deliver: { passengers: 'no-limit' } },
    ],
    pay: { base: 200, per: 'passenger', special: true },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'amnon-duul-homesteader-transport-three-hills', name: 'Homesteader Transport', set: 'base',
    contact: 'amnon-duul', types: ['transport'], legal: true,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { passengers: 'no-limit' } },
      { at: 'three-hills', order: ['deliver'], deliver: { passengers: 'no-limit' } },
    ],
    pay: { base: 200, per: 'passenger', special: true },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
  },
  {
    id: 'amnon-duul-hot-cargo-for-cold-settlers', name: 'Hot Cargo for Cold Settlers', set: 'base',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    needs: [{ skill: 'fight', min: 2 }],
    steps: [
      { at: 'silverhold', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 2 } },
      { at: 'newhope', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 2500 },
    bonus: [{ needs: [{ profession: 'medic' }], effects: [{ do: 'take', amount: 400 }] }],
    abilities: [{ when: 'job-complete', do: [{ do: 'clear-disgruntled', who: 'moral' }] }],
  },
  {
    id: 'amnon-duul-irrigation-supply-run', name: 'Irrigation Supply Run', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'osiris', order: ['load'], load: { cargo: 2 } },
      { at: 'harvest', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1200 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'amnon-duul-some-discretion-is-required', name: 'Some Discretion Is Required', set: 'base',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    needs: [{ skill: 'negotiate', min: 2 }],
    steps: [
      { at: 'sihnon', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 1 } },
      { at: 'boros', order: ['deliver'], deliver: { contraband: 1 } },
    ],
    pay: { base: 2200 },
  },
  {
    id: 'amnon-duul-stolen-goods-is-still-stolen', name: 'Stolen Goods Is Still Stolen', set: 'base',
    contact: 'amnon-duul', types: ['smuggling'], legal: false,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'gonghe', order: ['misbehave', 'load'], misbehave: 1, load: { contraband: 2 } },
      { at: 'ansons-world', order: ['deliver'], deliver: { contraband: 2 } },
    ],
    pay: { base: 2200 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'amnon-duul-worker-and-equipment-transport', name: 'Worker & Equipment Transport', set: 'base',
    contact: 'amnon-duul', types: ['transport'], legal: true,
    needs: [{ skill: 'tech', min: 2 }],
    steps: [
      { at: 'greenleaf', order: ['load'], load: { passengers: 2, parts: 2 } },
      { at: 'hera', order: ['deliver'], deliver: { passengers: 2, parts: 2 } },
    ],
    pay: { base: 1500 },
    bonus: [{ needs: [{ profession: 'mechanic' }], effects: [{ do: 'load', goods: { parts: 1 } }] }],
  },
  {
    id: 'amnon-duul-zir-com-deliveries-priority-mail-run-ariel', name: 'Zir Com Deliveries: Priority Mail Run', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { cargo: 2 } },
      { at: 'ariel', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1300 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'amnon-duul-zir-com-deliveries-priority-mail-run-athens', name: 'Zir Com Deliveries: Priority Mail Run', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { cargo: 2 } },
      { at: 'athens', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1300 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'amnon-duul-zir-com-deliveries-priority-mail-run-hera', name: 'Zir Com Deliveries: Priority Mail Run', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { cargo: 2 } },
      { at: 'hera', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1400 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
  {
    id: 'amnon-duul-zir-com-deliveries-priority-mail-run-priam', name: 'Zir Com Deliveries: Priority Mail Run', set: 'base',
    contact: 'amnon-duul', types: ['shipping'], legal: true,
    needs: [{ skill: 'fight', min: 2 }, { skill: 'tech', min: 2 }],
    steps: [
      { at: 'space-bazaar', order: ['load'], load: { cargo: 2 } },
      { at: 'priam', order: ['deliver'], deliver: { cargo: 2 } },
    ],
    pay: { base: 1400 },
    bonus: [{ needs: [{ profession: 'soldier' }], effects: [{ do: 'take', amount: 300 }] }],
  },
];
