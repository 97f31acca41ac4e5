import { cardOf, isForTableau } from '../../../misbehavin/cards';
import { factions } from '../../../misbehavin/content';
import type { Card, FactionId } from '../../../misbehavin/content/types';
import { HIDDEN, type Ref } from '../../../misbehavin/state';
import type { Glyph } from '../../icons/glyphs';

/** The picture of a card, by what it is first of all. */
export function glyphOf({ type, traits = [] }: Card): Glyph {
  const is = (trait: string) => traits.some((one) => one === trait);
  if (type === 'character') return is('leader') ? 'leader' : 'crew';
  if (type === 'item') return is('weapon') ? 'fight' : 'gear';
  if (type === 'asset') return is('location') ? 'haven' : is('ship') ? 'ship' : 'cargo';
  return { action: 'job', maneuver: 'nav', hazard: 'back', reavers: 'reaver' }[type] as Glyph;
}

const TYPES: Readonly<Record<Card['type'], string>> = {
  asset: 'Asset',
  character: 'Character',
  item: 'Item',
  action: 'Action',
  maneuver: 'Maneuver',
  hazard: 'Hazard',
  reavers: 'Reavers',
};

/** "Character, leader": its type and traits. */
export const kindOf = ({ type, traits = [] }: Card): string => [TYPES[type], ...traits].join(', ');

/** The first word of a card's looks: whose it is, or where it comes from. */
export const originOf = (card: Card): string =>
  'faction' in card && card.faction ? card.faction : 'deck' in card && card.deck ? card.deck : 'supply';

export const factionName = (id: FactionId | null): string => factions.find((one) => one.id === id)?.name ?? 'No faction yet';

/** Whether a word of a move is a card. */
export function isCard(arg: string): boolean {
  if (arg === HIDDEN) return false;
  try {
    return cardOf(arg) !== undefined;
  } catch {
    return false;
  }
}

/** What stands on a card in numbers, for who hears it. */
export function numbersOf(ref: Ref): string[] {
  const card = cardOf(ref);
  const { cost, power, influence, attributes = [] } = card;
  return [
    ...(cost === null ? [] : [`cost ${cost}`]),
    ...(power ? [`power ${power}`] : []),
    ...(influence === undefined ? [] : [`influence ${influence}`]),
    ...(isForTableau(card) || attributes.length > 0 ? attributes.map((attribute) => attribute.toUpperCase()) : []),
  ];
}
