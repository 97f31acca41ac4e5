import type { JobCard } from '../types';

export const higginsJobs: JobCard[] = [
  {
    id: 'higgins-dirt-nap-fetch-conroy', name: 'Dirt Nap: Fetch Conroy!', set: 'kalidasa',
    contact: 'higgins', types: ['transport', 'crime'], legal: false, immoral: true,
    needs: [{ any: [{ solid: 'patience' }, { keyword: 'firearm' }] }],
    steps: [
      { at: 'athens', order: ['misbehave', 'load'], misbehave: 3, load: { fugitives: 1 } },
      { at: 'harvest', order: ['deliver'], deliver: { fugitives: 1 } },
    ],
    pay: { base: 3800 },
  },
  {
    id: 'higgins-dirt-nap-fetch-kessler', name: 'Dirt Nap: Fetch Kessler!', set: 'kalidasa',
    contact: 'higgins', types: ['transport', 'crime'], legal: false, immoral: true,
    needs: [{ any: [{ solid: 'badger' }, { keyword: 'explosives' }] }],
    steps: [
      { at: 'persephone', order: ['misbehave', 'load'], misbehave: 3, load: { fugitives: 1 } },
      { at: 'harvest', order: ['deliver'], deliver: { fugitives: 1 } },
    ],
    pay: { base: 3400 },
  },
  {
    id: 'higgins-dirt-nap-fetch-lien-wong', name: 'Dirt Nap: Fetch Lien Wong!', set: 'kalidasa', requires: ['blue-sun'],
    contact: 'higgins', types: ['transport', 'crime'], legal: false, immoral: true,
    needs: [{ any: [{ solid: 'lord-harrow' }, { keyword: 'hacking-rig' }] }],
    steps: [
      { at: 'highgate', order: ['misbehave', 'load'], misbehave: 3, load: { fugitives: 1 } },
      { at: 'harvest', order: ['deliver'], deliver: { fugitives: 1 } },
    ],
    pay: { base: 4000 },
  },
  {
    id: 'higgins-dirt-nap-fetch-malachi', name: 'Dirt Nap: Fetch Malachi!', set: 'kalidasa',
    contact: 'higgins', types: ['transport', 'crime'], legal: false, immoral: true,
    needs: [{ any: [{ solid: 'niska' }, { keyword: 'sniper-rifle' }] }],
    steps: [
      { at: 'ezra', order: ['misbehave', 'load'], misbehave: 3, load: { fugitives: 1 } },
      { at: 'harvest', order: ['deliver'], deliver: { fugitives: 1 } },
    ],
    pay: { base: 3800 },
  },
  {
    id: 'higgins-dirt-nap-fetch-muldoon', name: 'Dirt Nap: Fetch Muldoon!', set: 'kalidasa',
    contact: 'higgins', types: ['transport', 'crime'], legal: false, immoral: true,
    needs: [{ any: [{ solid: 'fanty-mingo' }, { keyword: 'fake-id' }] }],
    steps: [
      { at: 'beaumonde', order: ['misbehave', 'load'], misbehave: 3, load: { fugitives: 1 } },
      { at: 'harvest', order: ['deliver'], deliver: { fugitives: 1 } },
    ],
    pay: { base: 3400 },
  },
  {
    id: 'higgins-mud-pipeline-albion', name: 'Mud Pipeline: Albion', set: 'kalidasa',
    contact: 'higgins', types: ['smuggling'], legal: false,
    steps: [
      { at: 'harvest', order: ['load'], load: { contraband: 3 } },
      { at: 'albion', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 3 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-pipeline-ariel', name: 'Mud Pipeline: Ariel', set: 'kalidasa',
    contact: 'higgins', types: ['smuggling'], legal: false,
    steps: [
      { at: 'harvest', order: ['load'], load: { contraband: 3 } },
      { at: 'ariel', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 3 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-pipeline-bellerophon', name: 'Mud Pipeline: Bellerophon', set: 'kalidasa',
    contact: 'higgins', types: ['smuggling'], legal: false,
    steps: [
      { at: 'harvest', order: ['load'], load: { contraband: 3 } },
      { at: 'bellerophon', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 3 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-pipeline-bernadette', name: 'Mud Pipeline: Bernadette', set: 'kalidasa',
    contact: 'higgins', types: ['smuggling'], legal: false,
    steps: [
      { at: 'harvest', order: ['load'], load: { contraband: 3 } },
      { at: 'bernadette', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 3 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-pipeline-liann-jiun', name: 'Mud Pipeline: Liann Jiun', set: 'kalidasa',
    contact: 'higgins', types: ['smuggling'], legal: false,
    steps: [
      { at: 'harvest', order: ['load'], load: { contraband: 3 } },
      { at: 'liann-jiun', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 3 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-pipeline-londinium', name: 'Mud Pipeline: Londinium', set: 'kalidasa',
    contact: 'higgins', types: ['smuggling'], legal: false,
    steps: [
      { at: 'harvest', order: ['load'], load: { contraband: 3 } },
      { at: 'londinium', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 3 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-pipeline-osiris', name: 'Mud Pipeline: Osiris', set: 'kalidasa',
    contact: 'higgins', types: ['smuggling'], legal: false,
    steps: [
      { at: 'harvest', order: ['load'], load: { contraband: 3 } },
      { at: 'osiris', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 3 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-pipeline-santo', name: 'Mud Pipeline: Santo', set: 'kalidasa',
    contact: 'higgins', types: ['smuggling'], legal: false,
    steps: [
      { at: 'harvest', order: ['load'], load: { contraband: 3 } },
      { at: 'santo', order: ['misbehave', 'deliver'], misbehave: 1, deliver: { contraband: 3 } },
    ],
    pay: { base: 2800 },
    bonus: [{ needs: [{ profession: 'grifter' }], effects: [{ do: 'take', amount: 500 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-run-aberdeen', name: 'Mud Run: Aberdeen', set: 'kalidasa',
    contact: 'higgins', types: ['shipping'], legal: true,
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 5 } },
      { at: 'aberdeen', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 2400 },
    bonus: [{ needs: [{ keyword: 'transport' }], effects: [{ do: 'take', amount: 200 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-run-deadwood', name: 'Mud Run: Deadwood', set: 'kalidasa', requires: ['blue-sun'],
    contact: 'higgins', types: ['shipping'], legal: true,
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 5 } },
      { at: 'deadwood', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ keyword: 'transport' }], effects: [{ do: 'take', amount: 200 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-run-heaven', name: 'Mud Run: Heaven', set: 'kalidasa',
    contact: 'higgins', types: ['shipping'], legal: true,
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 5 } },
      { at: 'heaven', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 2400 },
    bonus: [{ needs: [{ keyword: 'transport' }], effects: [{ do: 'take', amount: 200 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-run-highgate', name: 'Mud Run: Highgate', set: 'kalidasa', requires: ['blue-sun'],
    contact: 'higgins', types: ['shipping'], legal: true,
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 5 } },
      { at: 'highgate', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ keyword: 'transport' }], effects: [{ do: 'take', amount: 200 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-run-meridian', name: 'Mud Run: Meridian', set: 'kalidasa', requires: ['blue-sun'],
    contact: 'higgins', types: ['shipping'], legal: true,
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 5 } },
      { at: 'meridian', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 2000 },
    bonus: [{ needs: [{ keyword: 'transport' }], effects: [{ do: 'take', amount: 200 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-run-muir', name: 'Mud Run: Muir', set: 'kalidasa', requires: ['blue-sun'],
    contact: 'higgins', types: ['shipping'], legal: true,
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 5 } },
      { at: 'muir', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ keyword: 'transport' }], effects: [{ do: 'take', amount: 200 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-run-new-canaan', name: 'Mud Run: New Canaan', set: 'kalidasa', requires: ['blue-sun'],
    contact: 'higgins', types: ['shipping'], legal: true,
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 5 } },
      { at: 'new-canaan', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 3000 },
    bonus: [{ needs: [{ keyword: 'transport' }], effects: [{ do: 'take', amount: 200 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mud-run-salisbury', name: 'Mud Run: Salisbury', set: 'kalidasa',
    contact: 'higgins', types: ['shipping'], legal: true,
    steps: [
      { at: 'harvest', order: ['load'], load: { cargo: 5 } },
      { at: 'salisbury', order: ['deliver'], deliver: { cargo: 5 } },
    ],
    pay: { base: 2400 },
    bonus: [{ needs: [{ keyword: 'transport' }], effects: [{ do: 'take', amount: 200 }] }],
    abilities: [{ when: 'full-burn', modifier: { heavyLoad: { add: 1 } } }],
  },
  {
    id: 'higgins-mudder-grab-hera', name: 'Mudder Grab: Hera', set: 'kalidasa',
    contact: 'higgins', types: ['transport'], legal: true, immoral: true,
    steps: [
      { at: 'hera', order: ['load'], load: { passengers: 4 } },
      { at: 'harvest', order: ['deliver'], deliver: { passengers: 'no-limit', fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'rider', special: true },
    bonusOpportunity: { at: 'zeus', order: ['deliver', 'effects'], deliver: { cargo: 2 }, effects: [{ do: 'take', amount: 1400 }] },
  },
  {
    id: 'higgins-mudder-grab-ithaca', name: 'Mudder Grab: Ithaca', set: 'kalidasa',
    contact: 'higgins', types: ['transport'], legal: true, immoral: true,
    steps: [
      { at: 'ithaca', order: ['load'], load: { passengers: 4 } },
      { at: 'harvest', order: ['deliver'], deliver: { passengers: 'no-limit', fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'rider', special: true },
    bonusOpportunity: { at: 'zephyr', order: ['deliver', 'effects'], deliver: { cargo: 2 }, effects: [{ do: 'take', amount: 1400 }] },
  },
  {
    id: 'higgins-mudder-grab-shadow', name: 'Mudder Grab: Shadow', set: 'kalidasa', requires: ['blue-sun'],
    contact: 'higgins', types: ['transport'], legal: true, immoral: true,
    steps: [
      { at: 'shadow', order: ['load'], load: { passengers: 4 } },
      { at: 'harvest', order: ['deliver'], deliver: { passengers: 'no-limit', fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'rider', special: true },
    bonusOpportunity: { at: 'whittier', order: ['deliver', 'effects'], deliver: { cargo: 2 }, effects: [{ do: 'take', amount: 1400 }] },
  },
  {
    id: 'higgins-mudder-grab-three-hills', name: 'Mudder Grab: Three Hills', set: 'kalidasa',
    contact: 'higgins', types: ['transport'], legal: true, immoral: true,
    steps: [
      { at: 'three-hills', order: ['load'], load: { passengers: 4 } },
      { at: 'harvest', order: ['deliver'], deliver: { passengers: 'no-limit', fugitives: 'no-limit' } },
    ],
    pay: { base: 300, per: 'rider', special: true },
    bonusOpportunity: { at: 'verbena', order: ['deliver', 'effects'], deliver: { cargo: 2 }, effects: [{ do: 'take', amount: 1400 }] },
  },
];
