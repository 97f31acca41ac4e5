import type { StoryCard } from '../types';

export const stories: StoryCard[] = [
  {
    id: 'its-all-in-who-you-know', name: "It's All in Who You Know", set: 'kalidasa', players: 'any', hours: [2, 2], level: 'all',
    soloExcluded: true,
    setup: { jobs: { mode: 'none' }, timer: { perPlayer: 3 } },
    abilities: [
      { when: 'job-complete', do: [{ do: 'timer', n: -1 }] },
      { when: 'timer-empty', do: [{ do: 'end-game' }] },
    ],
    win: { type: 'most', count: 'solid', tieBreak: 'crew-cost' },
  },
  {
    id: 'the-wells-run-dry', name: "The Well's Run Dry", set: 'kalidasa', players: 'any', hours: [2, 3], level: 'all', soloExcluded: true,
    setup: { bank: { perPlayer: 5000 } },
    abilities: [
      { when: 'bank-empty', do: [{ do: 'end-game' }] },
      { when: 'any-time', needs: [{ moneyShare: 0.5 }], do: [{ do: 'win' }], may: true },
    ],
    win: { type: 'most', count: 'cash', after: 'bank-empty' },
  },
];
