import { captain } from './lib/captain';

export const bot = captain('outlaw', 'A bold captain: crime pays best, and a warrant is the price of doing business.', {
  crime: 1.15,
  bounty: 0.6,
  piracy: 1,
  warrant: 500,
  crew: 6,
  skill: 340,
});
