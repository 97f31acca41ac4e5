import type { StoryCard } from '../types';

export const stories: StoryCard[] = [
  {
    id: 'wanted-men', name: 'Wanted Men', set: 'crime', players: 'any', hours: [2, 3], level: 'experienced',
    setup: {
      warrants: 1,
      leaders: { placement: { at: { zones: ['border', 'rim'], without: ['firefly'] } } },
      alertCard: { n: 1 },
      jobs: { mode: 'one-each', contacts: ['patience', 'badger', 'niska', 'mr-universe', 'fanty-mingo'] },
    },
    abilities: [
      { when: 'job-complete', needs: [{ job: { legal: false } }], do: [{ do: 'take', amount: 1000, per: 'warrant' }] },
      { when: 'job-complete', needs: [{ job: { legal: true } }], do: [{ do: 'disgruntle', who: 'wanted' }] },
      { when: 'alliance-contact', do: [{ do: 'discard-crew', who: 'highest-cost' }] },
    ],
    win: { type: 'first', needs: [{ count: 'cash', min: 20000 }], checked: 'turn-end', longer: 30000 },
  },
];
