import type { DeckSize, NavDeckRule } from './types';

/** What leaves a nav deck when a board is added (SETUP-13, SETUP-14). */
export const navDeckRules: NavDeckRule[] = [
  {
    deck: 'border',
    needs: [{ inPlay: 'blue-sun' }],
    remove: [
      { id: 'reaver-cutter', set: 'base', n: 1 },
      { id: 'reaver-bait', set: 'base', n: 1 },
      { id: 'reavers-on-the-hunt', set: 'base', n: 8 },
    ],
  },
  { deck: 'rim', needs: [{ inPlay: 'blue-sun' }, { inPlay: 'kalidasa' }], remove: [{ id: 'reaver-cutter', set: 'kalidasa', n: 1 }] },
];

/** How many cards a nav deck has, by the sets in play that put cards into it. */
export const deckSizes: DeckSize[] = [
  { deck: 'alliance', sets: ['base'], cards: 40 },
  { deck: 'alliance', sets: ['base', 'kalidasa'], cards: 60 },
  { deck: 'border', sets: ['base'], cards: 40 },
  { deck: 'border', sets: ['base', 'blue-sun'], cards: 40 },
  { deck: 'border', sets: ['base', 'kalidasa'], cards: 60 },
  { deck: 'border', sets: ['base', 'blue-sun', 'kalidasa'], cards: 60 },
  { deck: 'rim', sets: ['blue-sun'], cards: 30 },
  { deck: 'rim', sets: ['kalidasa'], cards: 31 },
  { deck: 'rim', sets: ['blue-sun', 'kalidasa'], cards: 60 },
];
