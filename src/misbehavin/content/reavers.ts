import type { ReaversCard } from './types';

/** The Reavers, shuffled into the deck of the rim where a table wants them. */
export const reavers: readonly ReaversCard[] = [
  { id: 'rv-scouts', name: 'Reaver Scouts', deck: 'rim', type: 'reavers', cost: 4, ongoing: [{ when: 'turn-end', do: [{ do: 'gain-black', n: 1, who: 'self' }], if: { not: { has: { whose: 'self', attribute: 'fight', state: 'set' } } } }], reward: [{ do: 'gain-verse', n: 1 }, { do: 'gain-credits', n: 1 }] },
  { id: 'rv-raiders', name: 'Reaver Raiders', deck: 'rim', type: 'reavers', cost: 6, onReveal: [{ do: 'each-player', effects: [{ do: 'gain-black', n: 1, who: 'self' }] }], reward: [{ do: 'gain-credits', n: 3 }] },
  { id: 'rv-harpoon', name: 'Reaver Harpoon Ship', deck: 'rim', type: 'reavers', cost: 7, ongoing: [{ when: 'turn-end', do: [{ do: 'trigger', target: { whose: 'self', trait: 'ship', state: 'set' } }] }], reward: [{ do: 'draw', n: 2 }, { do: 'gain-verse', n: 1 }] },
  { id: 'rv-horde', name: 'Reaver Horde', deck: 'rim', type: 'reavers', cost: 9, ongoing: [{ when: 'turn-end', do: [{ do: 'choose', options: [[{ do: 'pay-credits', n: 1 }], [{ do: 'discard', n: 1, from: 'tableau-or-hand', filter: { type: 'character' } }], [{ do: 'gain-black', n: 1, who: 'self' }]] }] }], reward: [{ do: 'gain-verse', n: 2 }, { do: 'gain-credits', n: 2 }] },
];
