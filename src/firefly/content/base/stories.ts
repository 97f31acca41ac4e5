import type { StoryCard } from '../types';

export const stories: StoryCard[] = [
  {
    id: 'king-of-all-londinium', name: 'The King of All Londinium', set: 'base', players: 'any', hours: [2, 2],
    goals: [
      {
        goal: 1, label: 'buy a fake crown', at: 'jiangyin', action: 'work', order: ['misbehave', 'test'], misbehave: 2,
        test: {
          skill: 'negotiate',
          bands: [
            { min: 1, max: 5, effects: [{ do: 'pay', amount: 1000 }, { do: 'botch' }] },
            {
              min: 6, max: 8,
              effects: [
                {
                  do: 'choose',
                  options: [
                    { cost: [{ do: 'pay', amount: 7000 }], effects: [{ do: 'goal-done' }] },
                    { effects: [{ do: 'botch' }] },
                  ],
                },
              ],
            },
            {
              min: 9,
              effects: [
                {
                  do: 'choose',
                  options: [
                    { cost: [{ do: 'pay', amount: 5000 }], effects: [{ do: 'goal-done' }] },
                    { effects: [{ do: 'botch' }] },
                  ],
                },
              ],
            },
          ],
        },
      },
      {
        goal: 2, label: 'steal the itinerary', at: 'londinium', action: 'work',
        needs: [{ count: 'goal-token', min: 1 }],
        order: ['misbehave', 'test'], misbehave: 3,
        test: { skill: 'tech', bands: [{ min: 1, max: 6, effects: [{ do: 'warrant' }] }, { min: 7, effects: [{ do: 'goal-done' }] }] },
      },
      {
        goal: 3, label: 'swap the crown', at: 'boros', action: 'work',
        needs: [{ count: 'goal-token', min: 2 }],
        order: ['misbehave', 'test'], misbehave: 4,
        test: {
          skill: 'fight',
          bands: [{ min: 1, max: 9, effects: [{ do: 'warrant' }] }, { min: 10, effects: [{ do: 'goal-done' }, { do: 'win' }] }],
        },
      },
    ],
    win: { type: 'goals', last: 3 },
  },
  {
    id: 'harkens-folly', name: "Harken's Folly", set: 'base', players: 'any', hours: [2, 2],
    goals: [
      {
        goal: 1, label: 'four contacts', at: null, action: 'none',
        needs: [{ solid: 'amnon-duul' }, { solid: 'badger' }, { solid: 'niska' }, { solid: 'patience' }],
        order: ['effects'],
        effects: [{ do: 'goal-done' }],
      },
      {
        goal: 2, label: 'lure the cruiser', at: 'valentine', action: 'work',
        needs: [{ count: 'goal-token', min: 1 }],
        order: ['misbehave', 'test'], misbehave: 3,
        test: {
          skill: 'tech',
          bands: [
            { min: 1, max: 7, effects: [{ do: 'warrant' }] },
            {
              min: 8,
              effects: [{ do: 'move-ship', ship: 'cruiser', by: 'active', to: 'valentine' }, { do: 'evade' }, { do: 'goal-done' }],
            },
          ],
        },
      },
      {
        goal: 3, label: 'take the intel', at: 'ariel', action: 'work',
        needs: [{ count: 'goal-token', min: 2 }],
        order: ['misbehave', 'test'], misbehave: 3,
        test: {
          skill: 'negotiate',
          bands: [{ min: 1, max: 7, effects: [{ do: 'warrant' }] }, { min: 8, effects: [{ do: 'goal-done' }, { do: 'win' }] }],
        },
      },
    ],
    win: { type: 'goals', last: 3 },
  },
  {
    id: 'desperadoes', name: 'Desperadoes', set: 'base', players: 'any', hours: [2, 2],
    setup: { warrants: 1, contacts: { ban: ['harken'] }, jobs: { exclude: ['harken'] } },
    abilities: [
      { when: 'job-complete', needs: [{ job: { legal: false } }], do: [{ do: 'take', amount: 1000 }] },
      { when: 'action', action: 'any', needs: [{ count: 'goal-token', min: 1 }], do: [{ do: 'last-call' }], may: true },
    ],
    goals: [
      {
        goal: 1, label: 'nest egg', at: null, action: 'none',
        needs: [{ count: 'cash', min: 15000 }],
        order: ['effects'],
        effects: [{ do: 'goal-done' }],
      },
    ],
    win: { type: 'most', count: 'cash', after: 'last-call' },
  },
  {
    id: 'respectable-persons-of-business', name: '"Respectable" Persons of Business', set: 'base', players: 'any', hours: [2, 2],
    abilities: [
      { when: 'action', action: 'any', needs: [{ count: 'goal-token', min: 1 }], do: [{ do: 'last-call' }], may: true },
      { when: 'game-end', do: [{ do: 'settle-jobs', which: ['active', 'hand'] }] },
    ],
    goals: [
      {
        goal: 1, label: 'nest egg', at: null, action: 'none',
        needs: [{ count: 'cash', min: 12000 }],
        order: ['effects'],
        effects: [{ do: 'goal-done' }],
      },
    ],
    win: { type: 'most', count: 'cash', after: 'last-call' },
  },
  {
    id: 'first-time-in-the-captains-chair', name: "First Time in the Captain's Chair", set: 'base', players: 'any', hours: [1, 2],
    level: 'new',
    setup: { jobs: { mode: 'one-each', contacts: ['harken', 'amnon-duul'] } },
    goals: [
      {
        goal: 1, label: 'two contacts', at: null, action: 'none',
        needs: [{ count: 'solid', min: 2 }],
        order: ['effects'],
        effects: [{ do: 'goal-done' }],
      },
      {
        goal: 2, label: 'raise the debt', at: null, action: 'none',
        needs: [{ count: 'goal-token', min: 1 }, { count: 'cash', min: 6000 }],
        order: ['effects'],
        effects: [{ do: 'goal-done' }],
      },
      {
        goal: 3, label: 'pay the debt', at: 'ezra', action: 'work',
        needs: [{ count: 'goal-token', min: 2 }, { count: 'cash', min: 6000 }],
        cost: [{ do: 'pay', amount: 6000 }],
        order: ['effects'],
        effects: [{ do: 'goal-done' }, { do: 'win' }],
      },
    ],
    win: { type: 'goals', last: 3 },
  },
  {
    id: 'awful-lonely-in-the-big-black', name: 'Awful Lonely in the Big Black', set: 'base', players: 'solo', hours: [1, 1],
    setup: { crew: { pick: 4, maxTotalCost: 1000 }, timer: { n: 20 }, chooseGoal: 1 },
    abilities: [
      { when: 'always', modifier: { actions: { fly: 1, buy: 1, deal: 1, work: 1 } } },
      { when: 'fly', do: [{ do: 'timer', n: -1 }, { do: 'end-turn' }] },
      { when: 'timer-empty', do: [{ do: 'last-turn', without: ['fly'] }] },
    ],
    goals: [
      {
        goal: 1, label: 'the good', at: null, action: 'none', pick: true, checked: 'game-end',
        needs: [{ count: 'solid', min: 5 }],
        order: ['effects'],
        effects: [{ do: 'win' }],
      },
      {
        goal: 2, label: 'the bad', at: null, action: 'none', pick: true, checked: 'game-end',
        needs: [{ count: 'cash', min: 15000 }],
        order: ['effects'],
        effects: [{ do: 'win' }],
      },
      {
        goal: 3, label: 'the ugly', at: null, action: 'none', pick: true, checked: 'game-end',
        needs: [{ count: 'misbehave-total', min: 20 }],
        order: ['effects'],
        effects: [{ do: 'win' }],
      },
    ],
    win: { type: 'chosen-goal', within: 'timer' },
  },
];
