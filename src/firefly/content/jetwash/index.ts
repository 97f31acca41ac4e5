import type { CardSet } from '../types';
import { drives } from './drives';
import { leaders } from './leaders';
import { ships } from './ships';
import { upgrades } from './upgrades';

export const jetwash: CardSet = {
  id: 'jetwash',
  name: 'Jetwash',
  supply: [...upgrades, ...drives],
  leaders,
  ships,
};
