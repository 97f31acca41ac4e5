import type { JobCard } from '../types';

export const badgerJobs: JobCard[] = [
  {
    id: 'badger-a-stick-as-big-as-harrows', name: "A Stick as Big as Harrow's", set: 'blue-sun',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'negotiate', min: 3 }, { keyword: 'fancy-duds' }],
    steps: [{ at: 'meridian', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3600 },
    bonus: [{ needs: [{ profession: 'companion' }], effects: [{ do: 'take', amount: 500 }] }],
  },
  {
    id: 'badger-finders-keepers', name: "Finder's Keepers", set: 'blue-sun',
    contact: 'badger', types: ['smuggling'], legal: false,
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
      { at: 'persephone', order: ['misbehave', 'deliver'], misbehave: 2, deliver: { contraband: 3 } },
    ],
    pay: { base: 2000 },
  },
  {
    id: 'badger-gravy-trains-acomin', name: "Gravy Train's A'Comin'", set: 'blue-sun',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'tech', min: 3 }, { keyword: 'transport' }],
    steps: [{ at: 'deadwood', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3600 },
  },
  {
    id: 'badger-ill-show-you-a-psychotic-lowlife', name: "I'll Show You a Psychotic Lowlife!", set: 'blue-sun',
    contact: 'badger', types: ['crime'], legal: false,
    needs: [{ skill: 'fight', min: 3 }, { keyword: 'explosives' }],
    steps: [{ at: 'highgate', order: ['misbehave'], misbehave: 3 }],
    pay: { base: 3600 },
  },
  {
    id: 'badger-robbing-peter-to-feed-paul', name: 'Robbing Peter to Feed Paul', set: 'blue-sun',
    contact: 'badger', types: ['smuggling'], legal: false,
    steps: [
      { at: 'brisingamen', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 3 } },
      { at: 'shadow', order: ['deliver'], deliver: { contraband: 3 } },
    ],
    pay: { base: 3200 },
    abilities: [{ when: 'job-complete', modifier: { goodDeeds: true } }],
  },
];
