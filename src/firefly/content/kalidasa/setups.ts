import type { SetupCard } from '../types';

export const setups: SetupCard[] = [
  {
    id: 'the-rims-the-thing', name: "The Rim's the Thing", set: 'kalidasa', inherits: 'standard', players: 'any', level: 'all',
    time: 'standard',
    order: ['contactDecks', 'nav', 'leaders', 'npcShips', 'story', 'supplies', 'jobs', 'prime'],
    setup: {
      contactDecks: { onlySets: ['blue-sun', 'kalidasa'] },
      nav: { reshuffle: [{ start: 'in-deck' }] },
      jobs: { mode: 'one-each', contacts: ['fanty-mingo', 'lord-harrow', 'mr-universe', 'higgins'] },
    },
  },
  {
    id: 'times-not-on-our-side', name: "Time's Not on Our Side", set: 'kalidasa', inherits: 'standard', players: 'any', level: 'all',
    time: 'standard',
    order: ['timer', 'nav', 'leaders', 'npcShips', 'story', 'supplies', 'jobs', 'prime'],
    setup: {
      timer: { n: 20, spend: 'holder-turn', empty: 'last-turns', storyUnfinished: { win: { type: 'most', count: 'cash' } } },
      nav: { reshuffle: [{ start: 'in-deck' }] },
      jobs: { mode: 'draw', n: 3, from: 'one-contact' },
    },
  },
];
