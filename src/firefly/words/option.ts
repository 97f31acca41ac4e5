import type { Effect, Option } from '../content/types';
import { effects } from './effect';
import { brief, list, range, said, sentence } from './english';
import { needsText, withClause } from './need';
import { band, head, nestedTest, test, testText } from './test';

/** An option of a card: "Needs a pilot. Spend 1 {fuel} to evade." */
export function optionText(option: Option): string {
  const ends = option.test ? testText(option.test) : sentence(priced(option));
  return said(...terms(option), ends).join(' ');
}

/** The same where the outcomes of its test stand in lines of their own: "Needs a pilot. {tech} test." */
export function optionHead(option: Option): string {
  return option.test ? said(...terms(option), sentence(head(option.test))).join(' ') : optionText(option);
}

/** What comes before an option's outcome; without a test the price stands with it. */
function terms({ salvage, breakdown, needs = [], cost = [], test }: Option): (string | false | undefined)[] {
  const price = effects(cost);
  return [salvage && 'Salvage Op.', breakdown && 'Breakdown.', needsText(needs), test && price !== '' && sentence(price)];
}

/** The same in one breath: "with a pilot: spend 1 {fuel} to evade" */
export function optionClause(option: Option): string {
  return when(option) + outcome(option);
}

/** The same on a button: what it takes and what is to be had. */
export function optionLabel(option: Option): string {
  const full = optionClause(option);
  if (!option.test) return brief(full, outcome(option), withoutAsides(full), withoutAsides(outcome(option)));
  const best = option.test.bands.at(-1);
  const what = price(option) + head(option.test);
  return brief(
    full,
    ...(best ? [`${when(option)}${what}: ${band(best)}`, `${when(option)}${what}: ${range(best.min, best.max)} is best`] : []),
    what,
    head(option.test),
  );
}

const when = ({ needs }: Option): string => (needs?.length ? `${withClause(needs)}: ` : '');
const price = ({ cost }: Option): string => (cost?.length ? `${effects(cost)}, then a ` : '');

/** What comes of it; that one may goes without saying where one chooses. */
function outcome(option: Option): string {
  if (option.test) return price(option) + test(option.test);
  return priced(option).replace(/^you may /, '') || 'nothing happens';
}

/** Without what stands in brackets. */
const withoutAsides = (text: string): string => text.replace(/ \([^()]*\)/g, '');

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
  const given = said(
    option.salvage && 'as a Salvage Op',
    option.breakdown && 'as a Breakdown',
    option.needs?.length ? withClause(option.needs) : '',
  );
  const cost = option.cost?.length ? `${effects(option.cost)}, then ` : '';
  const what = option.test ? `${cost}take a ${nestedTest(option.test)}` : priced(option);
  return given.length ? `, ${[...given, what].join(', ')}` : ` ${what}`;
}

/** What nobody pays for. */
const BURDENS = new Set<Effect['do']>(['alert', 'botch', 'disgruntle', 'kill', 'lose', 'warrant', 'warrant-token']);

/** What is had for a price: "pay $400 to proceed"; a burden comes on top of it: "pay $400, take 1 {warrant}, then evade" */
function priced({ cost = [], effects: had = [] }: Option): string {
  const [first] = had;
  return cost.length === 0 || !first || BURDENS.has(first.do) ? effects([...cost, ...had]) : `${effects(cost)} to ${effects(had)}`;
}
