import type { StoryCard } from '../types';

export const stories: StoryCard[] = [
  {
    id: 'down-and-out', name: 'Down and Out', set: 'coachworks', players: 'any', hours: [2, 3], level: 'experienced',
    setup: { warrants: 1, jobs: { mode: 'shared', faceUpPerContact: 1, handMax: 0 } },
    abilities: [
      { when: 'always', modifier: { handLimit: { set: 0 }, sharedJobs: true } },
      { when: 'deal', modifier: { only: ['buy-goods', 'sell-goods'] } },
      { when: 'work', modifier: { mayStart: 'shared-job' } },
      { when: 'work', do: [{ do: 'reveal-shared-job' }] },
      { when: 'job-discarded', do: [{ do: 'remove-job' }] },
    ],
    win: { type: 'first', needs: [{ count: 'solid', min: 5 }] },
  },
  {
    id: 'where-the-wind-takes-us', name: 'Where the Wind Takes Us', set: 'coachworks', players: 'any', hours: [2, 3], level: 'experienced',
    setup: {
      jobs: { mode: 'none' },
      seedGoalTokens: {
        drawPerPlayer: [{ needs: [{ count: 'player', max: 3 }], n: 4 }, { needs: [{ count: 'player', min: 4 }], n: 3 }],
        from: 'one-contact', place: 'last-step',
      },
    },
    abilities: [
      { when: 'job-complete', needs: [{ at: { with: ['goal-token'] } }], do: [{ do: 'goal-token', n: 1, from: 'here' }], may: true },
    ],
    win: { type: 'first', needs: [{ count: 'goal-token', min: 3 }] },
  },
];
