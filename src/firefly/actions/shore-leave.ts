import { move, type PlayerID } from '../../engine/moves';
import { modifiersOf } from '../abilities';
import { trigger } from '../ability';
import { calm } from '../crew';
import type { Menu } from '../menu';
import { toBank } from '../money';
import { isAt } from '../place';
import { note, playerOf, type State, type Table } from '../state';
import { canAct, useAction } from '../turn';
import { coveredHere, isClosed, planetHere } from './buy';

/** SHORE-01: $100 for everybody aboard, the leader too; less where a card says so. Undefined where there is none to be had. */
export function restPrice(G: State, p: PlayerID): number | undefined {
  const { sector, crew } = playerOf(G, p);
  const offers = modifiersOf(G, { p }, 'shoreLeave').filter(({ value, scene }) => isAt(G, scene, value.at, sector));
  const usual = planetHere(G, p) !== undefined || coveredHere(G, p).includes('shore-leave');
  const rates = [...(usual ? [100] : []), ...offers.map(({ value }) => value.cost ?? 100)];
  return rates.length > 0 ? Math.min(...rates) * crew.length : undefined;
}

/** Pays for everybody and takes all Disgruntled tokens (SHORE-02). */
export function restNow(t: Table, p: PlayerID): void {
  note(t, { kind: 'shore-leave', p, price: toBank(t, p, restPrice(t.G, p) ?? 0) });
  for (const { ref } of playerOf(t.G, p).crew) calm(t, p, ref);
  trigger(t, { p }, 'shore-leave');
}

export const shoreLeaveMenu: Menu = {
  moves: ['shoreLeave'],
  choices(G, p) {
    if (!canAct(G, 'buy') || isClosed(G, p)) return [];
    // Where one action covers more than this, shore leave is a part of the purchase (buy.ts).
    if (coveredHere(G, p).includes('shore-leave')) return [];
    const price = restPrice(G, p);
    // SHORE-03: for the whole crew or not at all.
    return price !== undefined && price <= playerOf(G, p).cash ? [move('shoreLeave')] : [];
  },
  decide(t, p) {
    useAction(t, 'buy');
    restNow(t, p);
  },
};
