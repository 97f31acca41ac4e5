import { factions } from '../content';
import type { Cond, Filter, Trait } from '../content/types';
import { a, list, several } from './english';

const TRAITS: Readonly<Record<Trait, string>> = {
  location: 'location',
  ship: 'ship',
  leader: 'leader',
  law: 'law card',
  face: 'face card',
  muscle: 'muscle card',
  pilot: 'pilot',
  mechanic: 'mechanic',
  weapon: 'weapon',
  gear: 'gear card',
  goods: 'goods card',
};

/** What sort of card: "set law card", "ship or item". */
export function kindOfCard(filter: Filter): string {
  if (filter.any) return list(filter.any.map(kindOfCard), 'or');
  const noun = filter.trait ? TRAITS[filter.trait] : (filter.type ?? 'card');
  return [
    filter.state,
    filter.attribute?.toUpperCase(),
    noun,
    filter.maxCost === undefined ? undefined : `of cost ${filter.maxCost} or less`,
  ]
    .filter((word) => word !== undefined)
    .join(' ');
}

/** Whose card: "another player's set character", "another card in your tableau". */
export function target(filter: Filter): string {
  if (filter.this) return 'this card';
  const kind = kindOfCard(filter);
  const free = filter.noWarrant ? ' without a warrant' : '';
  if (filter.whose === 'opponent') return `another player's ${kind}${free}`;
  return `${filter.other ? `another ${kind}` : a(kind)}${free} in your tableau`;
}

/** "you have a ship in your tableau" */
export function condition(cond: Cond): string {
  if ('has' in cond) return `you have ${target(cond.has)}`;
  if ('credits' in cond) return `you have at least ${several(cond.credits.min, 'credit')}`;
  if ('power' in cond) return `you have at least ${cond.power.min} power`;
  if ('markers' in cond) return `you have ${several(cond.markers.min, 'step')} marked`;
  if ('creditsByFaction' in cond)
    return `you have the credits of your faction (${factions.map(({ id, name }) => `${name} ${cond.creditsByFaction[id]}`).join(', ')})`;
  if ('role' in cond) return `you are the ${cond.role}`;
  if ('target' in cond) return `the target is ${a(kindOfCard(cond.target))}`;
  if ('gainedCost' in cond) return `the card gained costs ${cond.gainedCost.min} or more`;
  if ('finalBlow' in cond) return 'you strike the final blow';
  if ('reaversFaceUp' in cond) return 'Reavers are face up';
  if ('not' in cond)
    return condition(cond.not)
      .replace(/^you have a /, 'you have no ')
      .replace(/^Reavers are/, 'no Reavers are');
  if ('all' in cond) return list(cond.all.map(condition));
  const kinds = cond.any.flatMap((one) => ('has' in one ? [a(kindOfCard(one.has))] : []));
  return kinds.length === cond.any.length ? `you have ${list(kinds, 'or')} in your tableau` : list(cond.any.map(condition), 'or');
}
