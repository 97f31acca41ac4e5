import { captain } from './lib/captain';

export const bot = captain('trader', 'A careful captain: honest freight, happy crew, no trouble with the law if it can be helped.', {
  crime: 0.8,
  bounty: 0.5,
  piracy: 0.2,
  warrant: 1200,
  crew: 5,
  skill: 260,
});
