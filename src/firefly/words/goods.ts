import type { Amount, Freight, Goods, Prices } from '../content/types';
import { per } from './count';
import { list, money } from './english';

const FREIGHT = ['cargo', 'contraband', 'fuel', 'parts', 'passengers', 'fugitives'] as const satisfies Freight[];

/** "2 {cargo} and 1 {passenger}", "up to 3 {contraband}", "any 4 goods" */
export function goods(what: Goods, upTo?: boolean): string {
  const named = FREIGHT.flatMap((kind) => (what[kind] === undefined ? [] : [amount(what[kind], tag(kind, what[kind]), countable(kind))]));
  if (what.any !== undefined) named.push(mix(what.any, what.of, upTo));
  return (upTo ? 'up to ' : '') + list(named);
}

/** Goods of the player's choice. */
function mix(n: Amount, of: Freight[] | undefined, upTo: boolean | undefined): string {
  if (of)
    return amount(
      n,
      list(
        of.map((kind) => tag(kind, n)),
        'or',
      ),
      true,
    );
  if (n === 'no-limit') return 'any goods you like';
  return (typeof n === 'number' || typeof n === 'object') && !upTo
    ? `any ${amount(n, n === 1 ? 'good' : 'goods', true)}`
    : amount(n, 'goods', false);
}

function amount(n: Amount, noun: string, countable: boolean): string {
  if (typeof n === 'number') return `${n} ${noun}`;
  if (n === 'all') return `all ${noun}`;
  if (n === 'no-limit') return `any ${countable ? 'number' : 'amount'} of ${noun}`;
  if (n === 'roll') return `as many ${noun} as you rolled`;
  const { extra } = n;
  return `${n.base} ${noun}, ${extra.amount < 0 ? 'less' : 'plus'} ${Math.abs(extra.amount)} ${per(extra.per)}`;
}

/** An icon for that many of it. */
export function tag(kind: Freight, n: Amount = 'all'): string {
  if (n !== 1 || !countable(kind)) return `{${kind}}`;
  return kind === 'parts' ? '{part}' : kind === 'passengers' ? '{passenger}' : '{fugitive}';
}

/** "how much {fuel}", "how many {parts}" */
export function howMuch(kind: Freight): string {
  return `how ${countable(kind) ? 'many' : 'much'} ${tag(kind)}`;
}

function countable(kind: Freight): boolean {
  return kind === 'parts' || kind === 'passengers' || kind === 'fugitives';
}

/** "{cargo} at $400 and {contraband} at $700" */
export function prices(of: Prices): string {
  const kinds = (['cargo', 'contraband', 'fuel', 'parts'] as const).filter((kind) => of[kind] !== undefined);
  return list(kinds.map((kind) => `{${kind}} at ${money(of[kind] ?? 0)}`));
}
