import type { TableauCard } from './types';

/** The starting deck of Serenity: evasion and drawing. */
export const serenity: readonly TableauCard[] = [
  { id: 'se-mal', name: 'Malcolm Reynolds', faction: 'serenity', type: 'character', cost: 4, power: 2, influence: 2, attributes: ['fight', 'deal'], traits: ['leader'], abilities: [{ mode: 'triggered', do: [{ do: 'draw', n: 2 }, { do: 'discard', n: 1, from: 'hand' }] }], icons: { serenity: 1 } },
  { id: 'se-ship', name: 'Serenity', faction: 'serenity', type: 'asset', cost: 4, power: 2, traits: ['ship'], abilities: [{ mode: 'triggered', do: [{ do: 'draw', n: 1 }, { do: 'return-black', n: 1, from: 'hand' }] }], icons: { serenity: 1 } },
  { id: 'se-zoe', name: 'Zoë Washburne', faction: 'serenity', type: 'character', cost: 2, power: 1, influence: 1, attributes: ['fight'], traits: ['muscle'], abilities: [{ mode: 'innate', when: 'fight-defender', trigger: true, do: [{ do: 'strength', n: 1 }], notTargeted: true }], icons: { serenity: 1 } },
  { id: 'se-wash', name: 'Hoban Washburne', faction: 'serenity', type: 'character', cost: 2, power: 1, influence: 1, traits: ['pilot'], abilities: [{ mode: 'innate', when: 'fight-defender', trigger: true, do: [{ do: 'evade' }], notTargeted: true, cost: [{ do: 'trigger', target: { whose: 'self', trait: 'ship', state: 'set' } }] }], icons: { serenity: 1 } },
  { id: 'se-kaylee', name: 'Kaylee Frye', faction: 'serenity', type: 'character', cost: 2, influence: 1, traits: ['mechanic'], abilities: [{ mode: 'triggered', do: [{ do: 'reset', target: { whose: 'self', state: 'triggered', other: true } }, { do: 'draw', n: 1 }] }], icons: { serenity: 1 } },
  { id: 'se-jayne', name: 'Jayne Cobb', faction: 'serenity', type: 'character', cost: 2, power: 1, attributes: ['fight'], traits: ['muscle'], abilities: [{ mode: 'innate', when: 'fight', do: [{ do: 'strength', n: 1 }], zone: 'display', cost: [{ do: 'pay-credits', n: 1 }], once: 'fight' }], icons: { serenity: 1 } },
  { id: 'se-inara', name: 'Inara Serra', faction: 'serenity', type: 'character', cost: 2, power: 1, influence: 2, attributes: ['deal'], traits: ['face'], icons: { serenity: 1 } },
  { id: 'se-landing', name: 'Quiet Landing', faction: 'serenity', type: 'asset', cost: 1, influence: 1, traits: ['location'], abilities: [{ mode: 'triggered', do: [{ do: 'draw', n: 1 }] }], icons: { serenity: 1 } },
  { id: 'se-oddjobs', name: 'Odd Jobs', faction: 'serenity', copies: 2, type: 'item', cost: 1, influence: 1, attributes: ['deal'], traits: ['goods'], icons: { serenity: 1 } },
];
