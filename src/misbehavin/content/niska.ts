import type { TableauCard } from './types';

/** The starting deck of Niska: early aggression. */
export const niska: readonly TableauCard[] = [
  { id: 'nk-niska', name: 'Adelei Niska', faction: 'niska', type: 'character', cost: 4, power: 1, influence: 3, attributes: ['deal'], traits: ['leader'], abilities: [{ mode: 'triggered', do: [{ do: 'discard', n: 1, from: 'hand', who: 'opponent', random: true }, { do: 'draw', n: 1 }] }, { mode: 'innate', when: 'verse', do: [{ do: 'verse-step', n: 2 }], zone: 'hand' }], icons: { niska: 1 } },
  { id: 'nk-skyplex', name: "Niska's Skyplex", faction: 'niska', type: 'asset', cost: 4, power: 2, traits: ['location'], abilities: [{ mode: 'triggered', do: [{ do: 'draw', n: 1 }, { do: 'activation', n: 1, only: 'fight' }] }], icons: { niska: 1 } },
  { id: 'nk-crow', name: 'Crow', faction: 'niska', type: 'character', cost: 3, power: 2, attributes: ['fight'], traits: ['muscle'], abilities: [{ mode: 'innate', when: 'fight-attacker', do: [{ do: 'strength', n: 1 }], zone: 'display', once: 'fight' }], icons: { niska: 1 } },
  { id: 'nk-thug', name: 'Skyplex Thug', faction: 'niska', copies: 3, type: 'character', cost: 2, power: 1, attributes: ['fight'], traits: ['muscle'], icons: { niska: 1 } },
  { id: 'nk-interrogator', name: 'Interrogator', faction: 'niska', type: 'character', cost: 2, influence: 1, abilities: [{ mode: 'triggered', do: [{ do: 'trigger', target: { whose: 'opponent', state: 'set', type: 'character' } }, { do: 'steal-credits', n: 1, from: 'same' }] }], icons: { niska: 1 } },
  { id: 'nk-blood-money', name: 'Blood Money', faction: 'niska', copies: 2, type: 'item', cost: 1, influence: 2, traits: ['goods'], icons: { niska: 1 } },
  { id: 'nk-ledger', name: 'Crooked Ledger', faction: 'niska', type: 'item', cost: 1, influence: 1, attributes: ['deal'], traits: ['gear'], icons: { niska: 1 } },
];
