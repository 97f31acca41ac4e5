import type { CardSet } from '../types';
import { setups } from './setups';

export const tenth: CardSet = {
  id: 'tenth',
  name: '10th Anniversary',
  setups,
};
