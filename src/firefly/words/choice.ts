import type { ChoiceCard, ContactEvent, MisbehaveCard } from '../content/types';
import { effects, effectText } from './effect';
import { sentence } from './english';
import { type Line, lines } from './line';
import { ifClause, thing } from './need';
import { optionText } from './option';

/** What a nav or misbehave card lets the player pick from. */
export function choiceLines(card: ChoiceCard): Line[] {
  return [
    ...lines(
      'draw',
      (card.onDraw ?? []).map((effect) => sentence(`on the draw: ${effects([effect])}`)),
    ),
    ...lines('option', card.options.map(optionText)),
    ...lines('note', card.reshuffle ? ['Reshuffle the deck after this card.'] : []),
  ];
}

/** A misbehave card: first what gets a player past it without a choice. */
export function misbehaveLines(card: MisbehaveCard): Line[] {
  return [...lines('ace', card.ace ? [`Ace: ${thing(card.ace)}.`] : []), ...choiceLines(card)];
}

/** What the meeting is called, and when it comes about. */
export const EVENT: Record<ContactEvent['id'], { name: string; when: string }> = {
  'alliance-contact': { name: 'Alliance Contact', when: 'you share a sector with the Cruiser' },
  'reaver-contact': { name: 'Reaver Contact', when: "your turn starts in a Cutter's sector" },
  'corvette-contact': { name: 'Corvette Contact', when: 'the Corvette ends its move with you, or you enter its sector' },
};

/** What happens on meeting a ship nobody owns. */
export function eventLines(event: ContactEvent): Line[] {
  return [
    ...lines('note', [sentence(`when ${EVENT[event.id].when}${event.needs?.length ? `, if ${ifClause(event.needs)}` : ''}:`)]),
    ...lines('draw', (event.effects ?? []).map(effectText)),
    ...lines('option', (event.options ?? []).map(optionText)),
  ];
}
