import type { CardSet } from '../types';
import { ships } from './ships';

export const artfulDodger: CardSet = {
  id: 'artful-dodger',
  name: 'Artful Dodger',
  ships,
};
