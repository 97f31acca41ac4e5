import type { Option } from '../content/types';
import { effects } from './effect';
import { brief, list, range, said, sentence } from './english';
import { needsText, withClause } from './need';
import { band, head, nestedTest, test, testText } from './test';

/** An option of a card: "Needs a pilot. Spend 1 {fuel} to evade." */
export function optionText(option: Option): string {
  const cost = effects(option.cost ?? []);
  return said(
    option.salvage && 'Salvage Op.',
    option.breakdown && 'Breakdown.',
    needsText(option.needs ?? []),
    option.test && cost && sentence(cost),
    option.test ? testText(option.test) : sentence(paid(cost, effects(option.effects ?? []))),
  ).join(' ');
}

/** The same on a button: what it takes and what is to be had. */
export function optionLabel(option: Option): string {
  const cost = effects(option.cost ?? []);
  const when = option.needs?.length ? `${withClause(option.needs)}: ` : '';
  if (!option.test) {
    const outcome = paid(cost, effects(option.effects ?? [])) || 'nothing happens';
    return brief(`${when}${outcome}`, outcome);
  }
  const best = option.test.bands.at(-1);
  const price = cost ? `${cost}, then a ` : '';
  return brief(
    `${when}${price}${test(option.test)}`,
    ...(best ? [`${when}${price}${head(option.test)}: ${band(best)}`, `${head(option.test)}: ${range(best.min, best.max)} is best`] : []),
    head(option.test),
  );
}

/** Options inside something else: "either spend 1 {part} to keep flying or come to a full stop" */
export function either(options: readonly Option[]): string {
  const clauses = options.map(clause);
  if (clauses.some((one) => one.includes(', '))) return `either${clauses.join('; or')}`;
  return `either ${list(
    clauses.map((one) => one.trimStart()),
    'or',
  )}`;
}

/** One of them, after "either" or "or": ", with explosives, proceed" */
function clause(option: Option): string {
  const when = said(
    option.salvage && 'as a Salvage Op',
    option.breakdown && 'as a Breakdown',
    option.needs?.length ? withClause(option.needs) : '',
  );
  const cost = effects(option.cost ?? []);
  const outcome = option.test ? `take a ${nestedTest(option.test)}` : effects(option.effects ?? []);
  const what = option.test && cost ? `${cost}, then ${outcome}` : paid(cost, outcome);
  return when.length ? `, ${[...when, what].join(', ')}` : ` ${what}`;
}

/** What is had for a price: "pay $400 to proceed" */
function paid(cost: string, outcome: string): string {
  if (!cost || !outcome) return cost || outcome;
  return `${cost} to ${outcome}`;
}
