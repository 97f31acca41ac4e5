import type { Faction } from './types';

export const factions: readonly Faction[] = [
  { id: 'alliance', name: 'Alliance', leader: 'al-harken' },
  { id: 'eavesdown', name: 'Eavesdown', leader: 'ev-badger' },
  { id: 'niska', name: 'Niska', leader: 'nk-niska' },
  { id: 'serenity', name: 'Serenity', leader: 'se-mal' },
];
