import type { CardSet } from '../types';
import { crew } from './crew';
import { gear } from './gear';
import { leaders } from './leaders';

export const promo: CardSet = {
  id: 'promo',
  name: 'Promotional cards',
  supply: [...crew, ...gear],
  leaders,
};
