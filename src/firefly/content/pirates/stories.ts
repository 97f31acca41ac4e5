import type { StoryCard } from '../types';

export const stories: StoryCard[] = [
  {
    id: 'another-mans-treasure', name: "...Another Man's Treasure", set: 'pirates', players: 'any', hours: [2, 3], level: 'experienced',
    pvp: true,
    setup: {
      havens: { at: { zones: ['border'] } },
      moveJobs: { type: 'piracy', to: 'contact-discards', shuffle: true, after: 'starting-jobs' },
    },
    abilities: [{ when: 'boarding', needs: [{ at: 'own-haven' }], modifier: { noBoarding: ['tech', 'negotiate'] } }],
    goals: [
      {
        goal: 1, label: 'hoard a set', at: 'own-haven', action: 'work', repeat: true,
        needs: [{ any: [{ has: { contraband: 4 } }, { has: { cargo: 4 } }, { has: { parts: 8 } }] }],
        order: ['deliverAny', 'effects'],
        deliverAny: [{ contraband: 4 }, { cargo: 4 }, { parts: 8 }],
        effects: [{ do: 'goal-token', n: 1, per: 'set-delivered' }],
      },
    ],
    win: { type: 'first', needs: [{ count: 'goal-token', min: 4 }] },
  },
  {
    id: 'jail-break', name: 'Jail Break', set: 'pirates', players: 'any', hours: [2, 2],
    setup: { leaders: { alsoPick: 'bounty' } },
    goals: [
      {
        goal: 1, label: 'free the prisoner', at: 'cruiser', action: 'work',
        needs: [{ solid: 'harken' }],
        order: ['test'],
        test: {
          skill: ['tech', 'negotiate'], boarding: true,
          bands: [
            { min: 1, max: 5, effects: [{ do: 'botch' }] },
            {
              min: 6,
              effects: [
                {
                  do: 'test',
                  test: {
                    skill: 'fight',
                    bands: [
                      { min: 1, max: 9, effects: [{ do: 'kill', n: 2 }, { do: 'evade' }, { do: 'warrant' }] },
                      {
                        min: 10,
                        effects: [
                          { do: 'kill', n: 1 },
                          { do: 'rescue-prisoner' },
                          { do: 'evade' },
                          { do: 'warrant-token', n: 1 },
                          { do: 'goal-done' },
                        ],
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
      },
      {
        goal: 2, label: 'clean the record', at: 'persephone', action: 'deal',
        needs: [{ solid: 'badger' }, { count: 'goal-token', min: 1 }, { count: 'cash', min: 5000 }],
        cost: [{ do: 'pay', amount: 5000 }],
        order: ['effects'],
        effects: [{ do: 'clear-warrants', n: 'all' }, { do: 'goal-done' }],
      },
      {
        goal: 3, label: 'run for home', at: 'three-hills', action: 'none',
        needs: [{ count: 'goal-token', min: 2 }],
        order: ['effects'],
        effects: [{ do: 'goal-done' }, { do: 'win' }],
      },
    ],
    win: { type: 'goals', last: 3 },
  },
  {
    id: 'the-choices-we-make', name: 'The Choices We Make', set: 'pirates', players: 'any', hours: [2, 3], level: 'experienced', pvp: true,
    setup: { moveJobs: { type: 'piracy', to: 'contact-discards', shuffle: false, after: 'starting-jobs' } },
    abilities: [
      { when: 'job-complete', needs: [{ job: { types: ['piracy', 'crime', 'smuggling'] } }], do: [{ do: 'goal-token', n: 1 }] },
      { when: 'bounty-delivered', do: [{ do: 'goal-token', n: 1 }] },
      { when: 'job-complete', needs: [{ job: { types: ['piracy'] } }], do: [{ do: 'steal', goalTokens: 1 }], may: true },
    ],
    win: { type: 'first', needs: [{ count: 'goal-token', min: 5 }], checked: 'turn-start' },
  },
];
