import type { VerseCard } from './types';

/**
 * The 'verse cards. Retaining (MB-VERSE-09) and replaying (MB-MAN-05) are on all four and are no data.
 *
 * Serenity's slip-away had cost 2 tokens: with all six nobody could stop her, and she won 42 of 100 games among four equal players. At 3
 * she still won 37, at 4 she wins about 30, and it is what it should be: a last resort to save up for.
 */
export const verse: readonly VerseCard[] = [
  { faction: 'alliance', acquire: [{ need: { has: { whose: 'self', trait: 'law', state: 'set', noWarrant: true } } }, { do: [{ do: 'discard', n: 1, from: 'hand' }] }], actions: [{ id: 'warrant', cost: 2, when: 'your-turn', do: [{ do: 'warrant', target: { whose: 'opponent', type: 'character', noWarrant: true } }] }, { id: 'tax', cost: 1, when: 'your-turn', do: [{ do: 'choose', options: [[{ do: 'steal-credits', n: 1 }], [{ do: 'gain-credits', n: 2 }]] }] }] },
  { faction: 'eavesdown', acquire: [{ do: [{ do: 'discard', n: 1, from: 'hand', filter: { attribute: 'deal' } }] }, { do: [{ do: 'cycle', n: 1 }] }], actions: [{ id: 'steal', cost: 1, when: 'your-turn', do: [{ do: 'choose', options: [[{ do: 'steal-credits', n: 2 }], [{ do: 'gain-credits', n: 2 }]] }] }, { id: 'haggle', cost: 1, when: 'your-turn', once: 'turn', do: [{ do: 'activation', n: 1, only: 'deal' }] }] },
  { faction: 'niska', acquire: [{ do: [{ do: 'discard', n: 1, from: 'tableau-or-hand', filter: { type: 'character' } }] }, { need: { has: { whose: 'self', attribute: 'fight', state: 'set', noWarrant: true } } }], actions: [{ id: 're-trigger', cost: 1, when: 'your-turn', oncePerCard: 'turn', do: [{ do: 're-trigger', target: { whose: 'self', state: 'triggered', hasTriggered: true } }] }, { id: 'muscle-in', cost: 2, when: 'your-turn', do: [{ do: 'activation', n: 1, only: 'fight' }] }] },
  { faction: 'serenity', acquire: [{ need: { has: { whose: 'self', trait: 'ship' } } }, { do: [{ do: 'choose', options: [[{ do: 'discard', n: 1, from: 'hand' }], [{ do: 'trigger', target: { whose: 'self', type: 'character', state: 'set', noWarrant: true } }]] }] }], actions: [{ id: 'keep-flying', cost: 1, when: 'your-turn', do: [{ do: 'draw', n: 1 }] }, { id: 'slip-away', cost: 4, when: 'fight-defender', do: [{ do: 'evade' }] }] },
];
