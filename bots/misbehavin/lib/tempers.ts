import type { FactionId } from '../../../src/misbehavin/content/types';
import type { Temper } from './worth';

/** One way of playing for each faction. */
export const tempers: Readonly<Record<FactionId, Temper>> = {
  alliance: { fight: 1, deal: 1, guard: 1.3, draw: 1 },
  eavesdown: { fight: 1.1, deal: 1.4, guard: 1, draw: 1 },
  niska: { fight: 1.4, deal: 0.8, guard: 0.8, draw: 1 },
  serenity: { fight: 0.9, deal: 1, guard: 1.2, draw: 1.3 },
};
