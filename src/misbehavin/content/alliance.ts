import type { TableauCard } from './types';

/** The starting deck of the Alliance: law, warrants, taxes. */
export const alliance: readonly TableauCard[] = [
  { id: 'al-harken', name: 'Commander Harken', faction: 'alliance', type: 'character', cost: 4, power: 2, influence: 2, attributes: ['fight', 'deal'], traits: ['law', 'leader'], abilities: [{ mode: 'innate', when: 'deal-other', trigger: true, do: [{ do: 'cancel-deal' }] }], icons: { alliance: 1 } },
  { id: 'al-cruiser', name: 'Patrol Cruiser', faction: 'alliance', type: 'asset', cost: 4, power: 2, traits: ['ship', 'law'], abilities: [{ mode: 'triggered', do: [{ do: 'trigger', target: { whose: 'opponent', state: 'set', type: 'character' } }, { do: 'draw', n: 1 }] }], icons: { alliance: 1 } },
  { id: 'al-outpost', name: 'Border Outpost', faction: 'alliance', type: 'asset', cost: 2, power: 1, influence: 1, traits: ['location'], abilities: [{ mode: 'triggered', do: [{ do: 'gain-credits', n: 1 }, { do: 'draw', n: 1 }] }], icons: { alliance: 1 } },
  { id: 'al-officer', name: 'Federal Officer', faction: 'alliance', copies: 2, type: 'character', cost: 2, power: 1, influence: 1, attributes: ['fight'], traits: ['law'], icons: { alliance: 1 } },
  { id: 'al-inspector', name: 'Customs Inspector', faction: 'alliance', type: 'character', cost: 2, influence: 2, attributes: ['deal'], traits: ['law'], abilities: [{ mode: 'triggered', do: [{ do: 'steal-credits', n: 1 }, { do: 'gain-credits', n: 1 }] }], icons: { alliance: 1 } },
  { id: 'al-order', name: 'Requisition Order', faction: 'alliance', copies: 2, type: 'item', cost: 1, influence: 1, attributes: ['deal'], traits: ['goods'], icons: { alliance: 1 } },
  { id: 'al-pistol', name: 'Service Pistol', faction: 'alliance', type: 'item', cost: 1, power: 1, attributes: ['fight'], traits: ['weapon'], icons: { alliance: 1 } },
  { id: 'al-report', name: 'Patrol Report', faction: 'alliance', type: 'item', cost: 1, influence: 1, traits: ['gear'], icons: { alliance: 1 } },
];
