import type { CardSet } from '../types';
import { ships } from './ships';
import { upgrades } from './upgrades';

export const esmeralda: CardSet = {
  id: 'esmeralda',
  name: 'Esmeralda',
  supply: [...upgrades],
  ships,
};
