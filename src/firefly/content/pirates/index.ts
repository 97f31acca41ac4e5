import type { CardSet } from '../types';
import { bounties } from './bounties';
import { crew } from './crew';
import { drives } from './drives';
import { gear } from './gear';
import { leaders } from './leaders';
import { piracy } from './piracy';
import { ships } from './ships';
import { stories } from './stories';
import { upgrades } from './upgrades';

export const pirates: CardSet = {
  id: 'pirates',
  name: 'Pirates & Bounty Hunters',
  supply: [...crew, ...gear, ...upgrades, ...drives],
  leaders,
  ships,
  jobs: [...piracy],
  bounties,
  stories,
};
