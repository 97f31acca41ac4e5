import type { StoryCard } from '../types';

export const stories: StoryCard[] = [
  {
    id: 'any-port-in-a-storm', name: 'Any Port in a Storm', set: 'blue-sun', players: 'any', hours: [2, 3], level: 'experienced',
    setup: {
      havens: { at: { zones: ['alliance'], not: ['londinium'] } },
      warrants: 1,
      npcShips: { alertTokens: { start: [{ kind: 'alliance', n: 1, at: { zones: ['alliance'], planetary: true, without: ['haven'] } }] } },
    },
    abilities: [
      { when: 'job-complete', needs: [{ job: { legal: false } }], do: [{ do: 'warrant-token', n: 1 }] },
      {
        when: 'ship-moves',
        needs: [{ ship: { is: ['cruiser'], at: 'any-haven' } }],
        do: [{ do: 'move-ship', ship: 'cruiser', by: 'right-player', to: { adjacentTo: 'cruiser' } }],
      },
      { when: 'buy', needs: [{ at: 'any-haven' }], modifier: { oneAction: ['buy-fuel', 'shore-leave'] } },
      { when: 'buy', needs: [{ at: 'own-haven' }], modifier: { shoreLeave: { at: 'own-haven', cost: 0 }, freeFuel: 4 } },
    ],
    win: { type: 'first', needs: [{ count: 'cash', min: 12000 }, { at: 'own-haven' }] },
  },
  {
    id: 'patiences-war', name: "Patience's War", set: 'blue-sun', players: 'any', hours: [2, 3],
    abilities: [{ when: 'warrant', needs: [{ working: 'goal' }], modifier: { keepSolid: ['patience', 'mr-universe'] } }],
    goals: [
      {
        goal: 1, label: 'first fight', at: 'silverhold', action: 'work',
        needs: [{ solid: 'patience' }, { solid: 'mr-universe' }],
        order: ['misbehave', 'test'], misbehave: 3,
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 7, effects: [{ do: 'kill', n: 2 }, { do: 'warrant' }] },
            { min: 8, effects: [{ do: 'kill', n: 1 }, { do: 'goal-done' }] },
          ],
        },
      },
      {
        goal: 2, label: 'second fight', at: 'three-hills', action: 'work',
        needs: [{ solid: 'patience' }, { solid: 'mr-universe' }, { count: 'goal-token', min: 1 }],
        order: ['misbehave', 'test'], misbehave: 3,
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 9, effects: [{ do: 'kill', n: 3 }, { do: 'warrant' }] },
            { min: 10, effects: [{ do: 'kill', n: 2 }, { do: 'goal-done' }] },
          ],
        },
      },
      {
        goal: 3, label: 'last fight', at: 'deadwood', action: 'work',
        needs: [{ solid: 'patience' }, { solid: 'mr-universe' }, { count: 'goal-token', min: 2 }],
        order: ['misbehave', 'test'], misbehave: 3,
        test: {
          skill: 'fight',
          bands: [
            { min: 1, max: 11, effects: [{ do: 'kill', n: 4 }, { do: 'warrant' }] },
            { min: 12, effects: [{ do: 'goal-done' }, { do: 'win' }] },
          ],
        },
      },
    ],
    win: { type: 'goals', last: 3 },
  },
  {
    id: 'the-great-recession', name: 'The Great Recession', set: 'blue-sun', players: 'any', hours: [2, 3], level: 'experienced',
    soloExcluded: true,
    setup: { jobs: { mode: 'none' }, contactDecks: { size: 'players' } },
    abilities: [
      {
        when: 'contact-decks-empty',
        needs: [{ count: 'empty-contact', min: 4 }],
        do: [{ do: 'discard-jobs', which: 'newest' }, { do: 'end-game' }],
      },
      { when: 'game-end', do: [{ do: 'settle-jobs', which: ['active', 'hand'] }] },
    ],
    win: { type: 'most', count: 'cash', after: 'contact-decks-empty' },
  },
];
