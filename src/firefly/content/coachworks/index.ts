import type { CardSet } from '../types';
import { setups } from './setups';
import { stories } from './stories';

export const coachworks: CardSet = {
  id: 'coachworks',
  name: 'Jetwash and Esmeralda',
  stories,
  setups,
};
