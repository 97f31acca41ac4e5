import type { TableauCard } from './types';

/** The starting deck of Eavesdown: barter and deals. */
export const eavesdown: readonly TableauCard[] = [
  { id: 'ev-badger', name: 'Badger', faction: 'eavesdown', type: 'character', cost: 4, power: 1, influence: 3, attributes: ['deal'], traits: ['face', 'leader'], abilities: [{ mode: 'innate', when: 'deal', trigger: true, do: [{ do: 'influence', n: 2, for: 'deal' }] }], icons: { eavesdown: 1 } },
  { id: 'ev-docks', name: 'Eavesdown Docks', faction: 'eavesdown', type: 'asset', cost: 4, power: 2, influence: 1, traits: ['location'], abilities: [{ mode: 'triggered', do: [{ do: 'cycle', n: 1 }, { do: 'gain-credits', n: 1 }] }], icons: { eavesdown: 1 } },
  { id: 'ev-den', name: 'Back-Alley Den', faction: 'eavesdown', type: 'asset', cost: 2, power: 1, traits: ['location'], abilities: [{ mode: 'triggered', do: [{ do: 'recruitment', n: 1 }] }], icons: { eavesdown: 1 } },
  { id: 'ev-heavy', name: 'Dockside Heavy', faction: 'eavesdown', copies: 2, type: 'character', cost: 2, power: 1, attributes: ['fight'], traits: ['muscle'], icons: { eavesdown: 1 } },
  { id: 'ev-pickpocket', name: 'Pickpocket', faction: 'eavesdown', type: 'character', cost: 2, power: 1, influence: 1, abilities: [{ mode: 'triggered', do: [{ do: 'steal-credits', n: 1 }, { do: 'draw', n: 1 }] }], icons: { eavesdown: 1 } },
  { id: 'ev-gobetween', name: 'Go-Between', faction: 'eavesdown', type: 'character', cost: 2, power: 1, influence: 1, attributes: ['deal'], traits: ['face'], abilities: [{ mode: 'innate', when: 'fight-defender', do: [{ do: 'strength', n: { x: 'credits', per: 1, max: 3 } }], notTargeted: true, once: 'fight' }], icons: { eavesdown: 1 } },
  { id: 'ev-knockoffs', name: 'Crate of Knock-Offs', faction: 'eavesdown', copies: 2, type: 'item', cost: 1, influence: 1, attributes: ['deal'], traits: ['goods'], abilities: [{ mode: 'innate', when: 'your-turn', do: [{ do: 'gain-credits', n: 1 }], zone: 'hand', cost: [{ do: 'discard-this' }] }], icons: { eavesdown: 1 } },
  { id: 'ev-hat', name: 'Bowler Hat', faction: 'eavesdown', type: 'item', cost: 1, influence: 2, traits: ['gear'], icons: { eavesdown: 1 } },
];
