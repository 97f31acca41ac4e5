import type { Count } from '../content/types';
import { list, money, range, several } from './english';
import { noun } from './who';

type CountWord = Exclude<Count, object>;

/** One of what is counted, and several of it. */
const COUNT: Record<CountWord, [string, string]> = {
  warrant: ['{warrant}', '{warrants}'],
  cash: ['dollar', 'dollars'],
  solid: ['contact you are {solid} with', 'contacts you are {solid} with'],
  'goal-token': ['{goal} token', '{goal} tokens'],
  upgrade: ['upgrade installed', 'upgrades installed'],
  player: ['player', 'players'],
  'deck-size': ['card in the deck', 'cards in the deck'],
  'empty-contact': ['contact out of jobs', 'contacts out of jobs'],
  passenger: ['{passenger}', '{passengers}'],
  fugitive: ['{fugitive}', '{fugitives}'],
  rider: ['{passenger} or {fugitive}', '{passengers} and {fugitives}'],
  contraband: ['{contraband}', '{contraband}'],
  'goods-stolen': ['good stolen', 'goods stolen'],
  'job-stolen': ['job stolen', 'jobs stolen'],
  'misbehave-passed': ['{misbehave} card passed', '{misbehave} cards passed'],
  'misbehave-total': ['{misbehave} card passed all game', '{misbehave} cards passed all game'],
  'set-delivered': ['set delivered', 'sets delivered'],
  pip: ['pip', 'pips'],
  'dollar-staked': ['dollar staked', 'dollars staked'],
  fight: ['{fight}', '{fight}'],
  tech: ['{tech}', '{tech}'],
  negotiate: ['{negotiate}', '{negotiate}'],
};

/** "per {warrant}" */
export function per(count: Count): string {
  return `per ${typeof count === 'object' ? noun(count.crew) : COUNT[count][0]}`;
}

/** "2 {warrants}", "no {disgruntled} crew" */
export function soMany(n: number, count: Count): string {
  if (n === 0) return `no ${things(count)}`;
  return several(n, typeof count === 'object' ? noun(count.crew) : COUNT[count][0], things(count));
}

/** "the number of {warrants} you have" */
export function numberOf(count: Count): string {
  const counted = things(count);
  return `your number of ${counted}`;
}

/** What is counted, many of them. */
export function things(count: Count): string {
  return typeof count === 'object' ? noun(count.crew, true) : COUNT[count][1];
}

/** "at least 3 {warrants}", "no {disgruntled} crew", "$12,000 or more" */
export function bounds(count: Count, min: number | undefined, max: number | undefined): string {
  if (count === 'cash')
    return list([...(min === undefined ? [] : [`at least ${money(min)}`]), ...(max === undefined ? [] : [`at most ${money(max)}`])]);
  if (max === 0) return soMany(0, count);
  if (min !== undefined && max !== undefined) return `${range(min, max)} ${things(count)}`;
  return max === undefined ? `at least ${soMany(min ?? 0, count)}` : `at most ${soMany(max, count)}`;
}
