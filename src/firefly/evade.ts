import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { flyInto, markFlight } from './actions/fly';
import type { SectorId } from './content/types';
import { boardFor } from './map';
import { text } from './menu';
import { type Kind, playerOf, type State, type Table } from './state';

/** A ship slips into a neighbouring sector of its owner's choice and stops there (NAV-05). */
export interface EvadeFrame {
  kind: 'evade';
  ask: PlayerID | null;
  p: PlayerID;
}

export function startEvade(t: Table, p: PlayerID): void {
  t.G.stack.push({ kind: 'evade', ask: null, p });
}

/** NAV-06: never into a Cutter. */
const ways = (G: State, p: PlayerID): SectorId[] =>
  boardFor(G.options.sets)
    .neighbours(playerOf(G, p).sector)
    .filter((sector) => !G.cutters.includes(sector));

export const evade: Kind<EvadeFrame> = {
  moves: ['evadeTo'],
  step(t, frame) {
    if (ways(t.G, frame.p).length > 0) {
      frame.ask = frame.p;
      return;
    }
    // U-02: nowhere to go.
    finish(t);
    markFlight(t, frame.p, 'full-stop');
  },
  choices: (G, frame) => ways(G, frame.p).map((sector) => move('evadeTo', sector)),
  decide(t, frame, _name, args) {
    finish(t);
    markFlight(t, frame.p, 'full-stop');
    flyInto(t, frame.p, text(args));
  },
};
