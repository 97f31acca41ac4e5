import type { Board } from './types';

/** Both sides of every player board. */
export const boards: readonly Board[] = [
  { faction: 'alliance', side: 'A', assetSlots: 3, commandSlots: 4, powerToWin: { 2: 13, 3: 12, 4: 11 } },
  { faction: 'alliance', side: 'B', assetSlots: 3, commandSlots: 5, powerToWin: { 2: 11, 3: 10, 4: 9 } },
  { faction: 'eavesdown', side: 'A', assetSlots: 3, commandSlots: 4, powerToWin: { 2: 13, 3: 12, 4: 11 } },
  { faction: 'eavesdown', side: 'B', assetSlots: 3, commandSlots: 5, powerToWin: { 2: 11, 3: 10, 4: 9 } },
  { faction: 'niska', side: 'A', assetSlots: 2, commandSlots: 5, powerToWin: { 2: 13, 3: 12, 4: 11 } },
  { faction: 'niska', side: 'B', assetSlots: 2, commandSlots: 6, powerToWin: { 2: 11, 3: 10, 4: 9 } },
  { faction: 'serenity', side: 'A', assetSlots: 2, commandSlots: 5, powerToWin: { 2: 13, 3: 12, 4: 11 } },
  { faction: 'serenity', side: 'B', assetSlots: 2, commandSlots: 6, powerToWin: { 2: 11, 3: 10, 4: 9 } },
];
