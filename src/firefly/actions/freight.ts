import type { PlayerID } from '../../engine/moves';
import type { Freight, Goods, Step } from '../content/types';
import { roomFor } from '../goods';
import { hasGoods } from '../need';
import { aboard } from '../scene';
import type { State } from '../state';

const isVariable = (amount: unknown): boolean => amount === 'no-limit';

/** The kinds of which any number will do (WORK-15). */
export const variable = (goods: Goods): Freight[] =>
  (Object.entries(goods) as [Freight, unknown][]).flatMap(([token, n]) => (isVariable(n) ? [token] : []));

/** Fixed loads must fit in full (U-07), fixed deliveries must be aboard, variable ones need at least one. */
export function canHandle(G: State, p: PlayerID, step: Pick<Step, 'load' | 'deliver' | 'upTo'>): boolean {
  const { load, deliver, upTo } = step;
  if (load && !fits(G, p, load, upTo === true)) return false;
  if (!deliver) return true;
  const free = variable(deliver);
  return hasGoods(G, { p }, deliver) && (free.length === 0 || free.some((token) => aboard(G, p, token) > 0));
}

function fits(G: State, p: PlayerID, load: Goods, upTo: boolean): boolean {
  let halves = 0;
  for (const [token, n] of Object.entries(load)) {
    if (token === 'of') continue;
    const kind: Freight = token === 'any' ? 'fuel' : (token as Freight);
    if (upTo || isVariable(n)) return roomFor(G, p, kind) > 0;
    if (typeof n !== 'number') continue;
    if (roomFor(G, p, kind) < n) return false;
    halves += kind === 'fuel' || kind === 'parts' ? n : 2 * n;
  }
  return halves <= Math.max(roomFor(G, p, 'parts'), roomFor(G, p, 'passengers') * 2, roomFor(G, p, 'fugitives') * 2);
}
