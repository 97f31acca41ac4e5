import type { SetupCard } from '../types';

export const setups: SetupCard[] = [
  {
    id: 'the-browncoat-way', name: 'The Browncoat Way', set: 'coachworks', inherits: 'standard', players: 'any', level: 'experienced',
    time: 'longer',
    order: ['story', 'nav', 'npcShips', 'supplies', 'leaders', 'jobs', 'prime'],
    setup: {
      nav: { reshuffle: [{ start: 'in-deck' }] },
      supplies: { cash: 12000, fuel: 0, parts: 0 },
      leaders: { mode: 'draft-or-buy', placement: { at: { without: ['firefly'] } }, afterwards: { buy: { fuel: 100, parts: 300 } } },
      jobs: { mode: 'none' },
    },
  },
  {
    id: 'the-blitz', name: 'The Blitz', set: 'coachworks', inherits: 'standard', players: 'any', level: 'experienced', time: 'shorter',
    order: ['story', 'nav', 'npcShips', 'leaders', 'startingCards', 'supplies', 'jobs', 'prime'],
    setup: {
      nav: { reshuffle: [{ start: 'in-deck' }] },
      startingCards: { rounds: 'players', reveal: 'players', pick: 1 },
      prime: { reveal: 6 },
    },
  },
];
