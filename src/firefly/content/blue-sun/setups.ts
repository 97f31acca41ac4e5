import type { SetupCard } from '../types';

export const setups: SetupCard[] = [
  {
    id: 'awful-crowded-in-my-sky', name: 'Awful Crowded in My Sky', set: 'blue-sun', inherits: 'standard', players: 'any',
    level: 'experienced', time: 'standard',
    order: ['nav', 'leaders', 'npcShips', 'story', 'supplies', 'jobs', 'prime'],
    setup: {
      nav: { reshuffle: [{ start: 'in-deck' }] },
      npcShips: {
        alertTokens: {
          start: [
            { kind: 'alliance', n: 1, at: { zones: ['alliance'], planetary: true, without: ['firefly'] } },
            { kind: 'reaver', n: 1, at: { zones: ['border', 'rim'], planetary: true, without: ['firefly'] } },
          ],
          cutterMove: { leaves: 1 },
          cruiserMove: { leaves: 0 },
        },
      },
      jobs: { mode: 'one-each', contacts: ['harken', 'amnon-duul', 'patience'] },
    },
  },
];
