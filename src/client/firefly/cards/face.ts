import { idOf } from '../../../firefly/cards';
import * as content from '../../../firefly/content';
import type { CardId } from '../../../firefly/content/types';
import { HIDDEN, type Ref } from '../../../firefly/state';
import type { Card } from '../../../firefly/words';
import type { Glyph } from '../../icons/glyphs';

/** What sort of card it is, for its picture, its colour and its rules. */
export type CardSort = Extract<
  Glyph,
  | 'crew'
  | 'gear'
  | 'upgrade'
  | 'drive'
  | 'leader'
  | 'ship'
  | 'contact'
  | 'job'
  | 'nav'
  | 'misbehave'
  | 'bounty'
  | 'alert'
  | 'story'
  | 'setup'
>;

export interface Face {
  card: Card;
  sort: CardSort;
}

const faces = new Map<CardId, Face>();
const learn = (cards: readonly Card[], sort: (card: Card) => CardSort): void => {
  for (const card of cards) if (!faces.has(card.id)) faces.set(card.id, { card, sort: sort(card) });
};

for (const card of content.supply) faces.set(card.id, { card, sort: card.kind });
learn(content.leaders, () => 'leader');
learn(content.ships, () => 'ship');
learn(content.jobs, () => 'job');
learn(content.nav, () => 'nav');
learn(content.misbehave, () => 'misbehave');
learn(content.bounties, () => 'bounty');
learn(content.alerts, () => 'alert');
learn(content.contacts, () => 'contact');
learn(content.stories, () => 'story');
learn(content.setups, () => 'setup');
learn(content.contactEvents, () => 'alert');

/** The face of a card by ref or id; undefined for one that lies face down, or that is no card. */
export const faceOf = (ref: Ref): Face | undefined => (ref === HIDDEN ? undefined : faces.get(idOf(ref)));

/** What a card is called; a hidden one goes by what it is. */
export const titleOf = (ref: Ref): string => {
  const card = faceOf(ref)?.card;
  if (!card) return ref === HIDDEN ? 'a card face down' : ref;
  return 'name' in card ? card.name : EVENTS[card.id];
};

const EVENTS = {
  'alliance-contact': 'Alliance Contact',
  'reaver-contact': 'Reaver Contact',
  'corvette-contact': 'Corvette Contact',
} as const;
