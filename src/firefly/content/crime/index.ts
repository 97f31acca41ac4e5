import type { CardSet } from '../types';
import { alerts } from './alerts';
import { misbehave } from './misbehave';
import { setups } from './setups';
import { stories } from './stories';

export const crime: CardSet = {
  id: 'crime',
  name: 'Crime & Punishment',
  misbehave,
  alerts,
  stories,
  setups,
};
