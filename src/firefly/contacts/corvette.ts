import { finish } from '../../engine/frames';
import type { PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import * as content from '../content';
import { runEffects } from '../effects';
import { isOutlaw } from '../outlaw';
import { fromSeat, type Kind, note, playerOf, type Table } from '../state';

/** The Operative catches up with an outlaw (CORVETTE-03 to 07). */
export interface CorvetteFrame {
  kind: 'corvette';
  ask: PlayerID | null;
  p: PlayerID;
}

const event = must(
  content.contactEvents.find(({ id }) => id === 'corvette-contact'),
  'event',
);

/** CORVETTE-01, CORVETTE-02: only a movement, of either ship, brings it about. */
export function meetCorvette(t: Table, p: PlayerID): void {
  if (playerOf(t.G, p).sector === t.G.corvette && isOutlaw(t.G, p)) t.G.stack.push({ kind: 'corvette', ask: null, p });
}

/** Every outlaw where the Corvette has come to rest. */
export function corvetteArrives(t: Table): void {
  // Pushed last runs first: the active player, then to the left.
  for (const p of [...fromSeat(t.G, t.G.turn.player)].reverse()) meetCorvette(t, p);
}

export const corvette: Kind<CorvetteFrame> = {
  moves: [],
  step(t, { p }) {
    finish(t);
    // The Cruiser, where both wait, comes first and may leave nothing to look for.
    if (!isOutlaw(t.G, p)) return;
    note(t, { kind: 'corvette', p });
    runEffects(t, { p, ship: { is: 'corvette', at: playerOf(t.G, p).sector } }, event.effects ?? []);
  },
};
