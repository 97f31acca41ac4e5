import type { ContactCard, Prices } from '../content/types';
import { abilityText } from './ability';
import { said } from './english';
import { prices } from './goods';
import { type Line, lines } from './line';
import { at } from './place';

/** Somebody who hands out jobs, line by line. */
export function contactLines(contact: ContactCard): Line[] {
  return [
    ...lines('stats', [`Deals ${at(contact.at)}.`]),
    ...lines('note', [`Finish a job ${contact.solidBy === 'job' ? 'for them' : 'with one of their Challenges'} to become {solid}.`]),
    ...lines('trade', said(trade('buys', contact.buys), trade('sells', contact.sells))),
    ...lines(
      'ability',
      (contact.abilities ?? []).map((ability) => abilityText(ability, 'contact')),
    ),
  ];
}

function trade(how: 'buys' | 'sells', goods: Prices = {}): string {
  return Object.keys(goods).length ? `While you are {solid}, ${how} ${prices(goods)} each.` : '';
}
