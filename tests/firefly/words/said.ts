import * as content from '../../../src/firefly/content';
import type { Ability, Band, Effect, Goal, Need, Option, Pay, Step, Test, Win } from '../../../src/firefly/content/types';
import {
  abilityText,
  bandText,
  type Card,
  cardText,
  effectText,
  goalTexts,
  needText,
  optionText,
  payText,
  stepText,
  testText,
  winText,
} from '../../../src/firefly/words';

/** Something a card says: what it is, the data it is made from, and the words. */
export interface Said {
  sort: Sort;
  /** The card it stands on. */
  on: string;
  data: unknown;
  text: string;
  /** The words for other data of that sort. */
  say: (data: unknown) => string;
}

export const SORTS = ['effect', 'need', 'option', 'test', 'band', 'ability', 'step', 'pay', 'goal', 'win'] as const;
export type Sort = (typeof SORTS)[number];

/** Every card there is. */
export const cards: Card[] = [
  ...content.supply,
  ...content.leaders,
  ...content.ships,
  ...content.contacts,
  ...content.jobs,
  ...content.nav,
  ...content.misbehave,
  ...content.bounties,
  ...content.alerts,
  ...content.contactEvents,
  ...content.stories,
  ...content.setups,
];

/** Everything on all cards that has words of its own, however deep inside. */
export const everything: Said[] = cards.flatMap((card) => inside(card, card.id, bearerOf(card)));

/** Every line of every card. */
export const lines = cards.flatMap((card) => cardText(card).lines.map(({ of, text }) => ({ on: card.id, of, text })));

type Bearer = Parameters<typeof abilityText>[1];

function bearerOf(card: Card): Bearer {
  if ('steps' in card) return 'job';
  return 'solidBy' in card ? 'contact' : undefined;
}

function inside(value: unknown, on: string, bearer: Bearer): Said[] {
  if (Array.isArray(value)) return value.flatMap((item) => inside(item, on, bearer));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [...worded(key, item, on, bearer), ...inside(item, on, bearer)]);
}

/** What stands under a key of the card language is of one sort. */
function worded(key: string, value: unknown, on: string, bearer: Bearer): Said[] {
  const each = <T>(sort: Sort, say: (item: T) => string): Said[] =>
    (Array.isArray(value) ? value : [value]).map((item) => ({
      sort,
      on,
      data: item,
      text: say(item as T),
      say: (other) => say(other as T),
    }));
  switch (key) {
    case 'effects':
    case 'do':
    case 'cost':
    case 'onDraw':
    case 'then':
    case 'else':
    case 'win':
    case 'lose':
    case 'each':
    case 'after':
    case 'teamBotch':
    case 'teamWarrant':
    case 'teamWithoutLeader':
    case 'anySeized':
    case 'noneSeized':
    case 'ifAny':
    case 'carriers':
      if (Array.isArray(value)) return each<Effect>('effect', effectText);
      return key === 'win' && isObject(value) && 'type' in value ? each<Win>('win', winText) : [];
    case 'needs':
    case 'carryNeeds':
    case 'useNeeds':
    case 'solidNeeds':
    case 'ace':
    case 'cannotCarry':
    case 'carrier':
    case 'not':
      return isObject(value) && !isNeedPlace(value) ? each<Need>('need', needText) : [];
    case 'any':
      return Array.isArray(value) ? each<Need>('need', needText) : [];
    case 'options':
      return each<Option>('option', optionText);
    case 'test':
      return each<Test>('test', testText);
    case 'bands':
      return each<Band>('band', (band) => ('effects' in band ? bandText(band) : '')).filter(({ text }) => text !== '');
    case 'abilities':
      return each<Ability>('ability', (ability) => abilityText(ability, bearer));
    case 'steps':
      return Array.isArray(value) ? each<Step>('step', stepText) : [];
    case 'bonusOpportunity':
      return each<Step>('step', stepText);
    case 'pay':
      return each<Pay>('pay', payText);
    case 'goals':
      return each<Goal>('goal', (goal) => goalTexts(goal).join(' '));
    default:
      return [];
  }
}

/** `not` of a place lists ids, and needs never do. */
function isNeedPlace(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
