import type { Win } from '../content/types';
import { things } from './count';
import { money, said } from './english';
import { ifClause } from './need';

const CHECKED = { 'turn-start': 'at the start of your turn', 'turn-end': 'at the end of your turn' };
const AFTER = {
  'last-call': 'when the last round is over',
  'contact-decks-empty': 'when the contacts run out of jobs',
  'bank-empty': 'when the bank runs dry',
};

/** How a story is won. */
export function winText(win: Win): string {
  switch (win.type) {
    case 'goals':
      return `First to finish goal ${win.last} wins.`;
    case 'first': {
      const when = win.checked ? `if ${ifClause(win.needs)} ${CHECKED[win.checked]}` : `as soon as ${ifClause(win.needs)}`;
      return said(`You win ${when}.`, win.longer !== undefined && `For a longer game, make it ${money(win.longer)}.`).join(' ');
    }
    case 'most':
      return said(
        `Whoever ${most(win)} ${win.after ? AFTER[win.after] : 'at the end'} wins.`,
        win.tieBreak && 'On a tie, the dearest crew wins.',
        win.after === 'last-call' && 'Alone, call the end before the last timer token is spent.',
      ).join(' ');
    case 'chosen-goal':
      return 'You win if you reach the goal you picked before the timer runs out.';
  }
}

function most({ count }: Extract<Win, { type: 'most' }>): string {
  if (count === 'cash') return 'has the most money';
  return count === 'solid' ? 'is {solid} with the most contacts' : `has the most ${things(count)}`;
}
