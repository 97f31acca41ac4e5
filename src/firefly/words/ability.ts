import type { Ability } from '../content/types';
import { effects } from './effect';
import { list, sentence } from './english';
import { isHome, modifier } from './modifier';
import { ifClause } from './need';
import { type Bearer, moment } from './trigger';

/** What a card does in play: "When you finish a Crime job, take $500." */
export function abilityText(ability: Ability, on?: Bearer): string {
  const { when, needs } = moment(ability, on);
  const price = [...(ability.cost?.length ? [effects(ability.cost)] : []), ...(ability.discard ? ['discard this card'] : [])];
  const offered = ability.may === true || price.length > 0;
  const what = ability.do ? effects(ability.do) : modifier(ability.modifier, offered);
  const body = `${ability.may ? 'you may ' : ''}${price.length ? `${list(price)} to ` : ''}${what}`;
  const once = ability.once ? `, once per ${ability.once}` : '';
  const unsaid = ability.modifier && isHome(ability.modifier, ability.when) && needs.length === (ability.needs ?? []).length;
  if (when === '') return sentence(`${body}${needs.length ? ` while ${ifClause(needs)}` : ''}${once}`);
  return sentence([...(unsaid ? [] : [when]), ...(needs.length ? [`if ${ifClause(needs)}`] : []), `${body}${once}`].join(', '));
}
