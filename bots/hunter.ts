import { captain } from './lib/captain';

export const bot = captain(
  'hunter',
  'A hard captain with a strong crew: after bounties and rival ships where there are any, after the story otherwise.',
  {
    crime: 1,
    bounty: 1.5,
    piracy: 1.4,
    warrant: 700,
    crew: 6,
    skill: 400,
  },
);
