import type { JobCard } from '../types';

export const badgerJobs: JobCard[] = [
  {
    id: 'badger-bootleggin-run-beylix', name: "Bootleggin' Run", set: 'kalidasa',
    contact: 'badger', types: ['smuggling'], legal: false,
    steps: [
      { at: 'beylix', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 3 } },
      {
        at: 'persephone', order: ['deliver', 'test'], deliver: { contraband: 3 },
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
    pay: { base: 2000 },
  },
  {
    id: 'badger-bootleggin-run-new-kasmir', name: "Bootleggin' Run", set: 'kalidasa',
    contact: 'badger', types: ['smuggling'], legal: false,
    steps: [
      { at: 'new-kasmir', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 3 } },
      {
        at: 'persephone', order: ['deliver', 'test'], deliver: { contraband: 3 },
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
    pay: { base: 2000 },
  },
  {
    id: 'badger-bootleggin-run-newhall', name: "Bootleggin' Run", set: 'kalidasa',
    contact: 'badger', types: ['smuggling'], legal: false,
    steps: [
      { at: 'newhall', order: ['misbehave', 'load'], misbehave: 2, load: { contraband: 3 } },
      {
        at: 'persephone', order: ['deliver', 'test'], deliver: { contraband: 3 },
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
    pay: { base: 2000 },
  },
  {
    id: 'badger-i-dream-of-djinn', name: 'I Dream of Djinn', set: 'kalidasa',
    contact: 'badger', types: ['crime'], legal: false,
    steps: [
      {
        at: 'djinns-bane', order: ['misbehave', 'options'], misbehave: 3,
        options: [
          { test: { skill: 'tech', bands: [{ min: 1, max: 6, effects: [{ do: 'warrant' }] }, { min: 7, effects: [{ do: 'proceed' }] }] } },
          { needs: [{ keyword: 'hacking-rig' }], effects: [{ do: 'proceed' }] },
        ],
      },
    ],
    pay: { base: 3000 },
  },
  {
    id: 'badger-kill-the-messenger', name: 'Kill the Messenger', set: 'kalidasa',
    contact: 'badger', types: ['crime'], legal: false,
    steps: [
      {
        at: 'cortex-relay-2', order: ['misbehave', 'options'], misbehave: 3,
        options: [
          { test: { skill: 'tech', bands: [{ min: 1, max: 6, effects: [{ do: 'warrant' }] }, { min: 7, effects: [{ do: 'proceed' }] }] } },
          { needs: [{ keyword: 'hacking-rig' }], effects: [{ do: 'proceed' }] },
        ],
      },
    ],
    pay: { base: 3000 },
  },
];
