import type { SetupCard } from '../types';

export const setups: SetupCard[] = [
  {
    id: 'standard', name: 'Standard Game Set Up', set: 'base', players: 'any', level: 'all', time: 'standard',
    order: ['nav', 'npcShips', 'leaders', 'story', 'supplies', 'jobs', 'prime'],
    setup: {
      nav: {
        decks: [
          { deck: 'alliance' },
          { deck: 'border' },
          { deck: 'rim', needs: [{ any: [{ inPlay: 'blue-sun' }, { inPlay: 'kalidasa' }] }] },
        ],
        reshuffle: [{ needs: [{ count: 'player', min: 3 }, { count: 'deck-size', max: 40 }], start: 'discard' }, { start: 'in-deck' }],
      },
      npcShips: {
        ships: [
          { ship: 'cruiser', n: 1, at: 'londinium' },
          { ship: 'cutter', n: 1, at: 'border-2-06', needs: [{ not: { inPlay: 'blue-sun' } }] },
          { ship: 'cutter', n: 3, at: 'reaver-space', needs: [{ inPlay: 'blue-sun' }] },
          { ship: 'corvette', n: 1, at: 'cortex-relay-2', needs: [{ inPlay: 'kalidasa' }] },
        ],
        alertTokens: { cutterMove: { leaves: 1, needs: [{ inPlay: 'blue-sun' }] }, cruiserMove: { leaves: 0 } },
      },
      leaders: { mode: 'draft', placement: { at: { without: ['firefly'] } } },
      supplies: { cash: 3000, fuel: 6, parts: 2 },
      jobs: {
        mode: 'one-each', contacts: ['harken', 'badger', 'amnon-duul', 'patience', 'niska'], handMax: 3,
        firstGames: ['harken', 'amnon-duul', 'patience'],
      },
      prime: { reveal: 3, bounties: { n: 3, needs: [{ inPlay: 'pirates' }] } },
    },
  },
];
