import type { SetupCard } from '../types';

export const setups: SetupCard[] = [
  {
    id: 'alliance-high-alert', name: 'Alliance High Alert', set: 'crime', inherits: 'standard', players: 'any', level: 'experienced',
    time: 'standard',
    order: ['alertCard', 'nav', 'npcShips', 'leaders', 'story', 'supplies', 'jobs', 'prime'],
    setup: { alertCard: { n: 1 }, contacts: { ban: ['harken'] }, jobs: { mode: 'draw', n: 3, from: 'any-contacts', exclude: ['harken'] } },
  },
  {
    id: 'clearer-skies-better-days', name: 'Clearer Skies, Better Days', set: 'crime', inherits: 'standard', players: 'any', level: 'all',
    time: 'shorter',
    order: ['nav', 'npcShips', 'leaders', 'story', 'supplies', 'jobs', 'prime'],
    setup: { nav: { reshuffle: [{ start: 'in-deck' }] }, npcShips: { alertTokens: null } },
    abilities: [
      { when: 'full-burn', modifier: { freeSectors: 'die' } },
      { when: 'always', modifier: { noAlertTokens: true } },
    ],
  },
];
