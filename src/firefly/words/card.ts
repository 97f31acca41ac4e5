import type {
  AlertCard,
  BountyCard,
  ContactCard,
  ContactEvent,
  JobCard,
  LeaderCard,
  MisbehaveCard,
  NavCard,
  SetupCard,
  ShipCard,
  StoryCard,
  SupplyCard,
} from '../content/types';
import { abilityText } from './ability';
import { bountyLines } from './bounty';
import { choiceLines, EVENT, eventLines, misbehaveLines } from './choice';
import { contactLines } from './contact';
import { list } from './english';
import { JOB_TYPE } from './filter';
import { jobLines } from './job';
import { type Line, lines } from './line';
import { nameOf } from './name';
import { setupLines } from './setup';
import { shipLines } from './ship';
import { storyLines } from './story';
import { leaderLines, supplyLines } from './supply';

/** Anything with a face to read. */
export type Card =
  | SupplyCard
  | LeaderCard
  | ShipCard
  | ContactCard
  | JobCard
  | NavCard
  | MisbehaveCard
  | BountyCard
  | AlertCard
  | ContactEvent
  | StoryCard
  | SetupCard;

/** A card in words. */
export interface CardText {
  name: string;
  /** What sort of card it is. */
  kind: string;
  /** All it says, top to bottom. */
  lines: Line[];
}

/** All that is on a card, in words. */
export function cardText(card: Card): CardText {
  if ('crewMax' in card) return { name: card.name, kind: card.class, lines: shipLines(card) };
  if ('solidBy' in card) return { name: card.name, kind: 'Contact', lines: contactLines(card) };
  if ('steps' in card) return { name: card.name, kind: jobKind(card), lines: jobLines(card) };
  if ('dropOff' in card) return { name: card.name, kind: 'Bounty', lines: bountyLines(card) };
  if ('suit' in card) return { name: card.name, kind: `Misbehave, ${card.suit}`, lines: misbehaveLines(card) };
  if ('win' in card) return { name: card.name, kind: 'Story', lines: storyLines(card) };
  if ('order' in card) return { name: card.name, kind: 'Setup', lines: setupLines(card) };
  if ('kind' in card) {
    if (card.kind === 'leader') return { name: card.name, kind: 'Leader', lines: leaderLines(card) };
    return {
      name: card.name,
      kind: { crew: 'Crew', gear: 'Gear', upgrade: 'Ship upgrade', drive: 'Drive core' }[card.kind],
      lines: supplyLines(card),
    };
  }
  if ('decks' in card) return { name: card.name, kind: 'Nav', lines: choiceLines(card) };
  if ('name' in card)
    return {
      name: card.name,
      kind: 'Alliance Alert',
      lines: lines(
        'ability',
        card.abilities.map((ability) => abilityText(ability)),
      ),
    };
  return { name: EVENT[card.id].name, kind: 'Contact event', lines: eventLines(card) };
}

function jobKind(card: JobCard): string {
  return `${list(card.types.map((type) => JOB_TYPE[type]))} job for ${nameOf(card.contact)}`;
}
