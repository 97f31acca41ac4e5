import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { factions, supply } from '../content';
import type { FactionId, Slot, SupplySet } from '../content/types';
import { fromSeat, type Kind, note, playerIds, playerOf, type State, seatLeft } from '../state';
import { startTurn } from '../turn';
import { placeSet, takeFaction } from './new-game';

const SLOTS: readonly Slot[] = ['fight', 'deal', 'maneuver', 'any'];

/** Factions chosen at the table, the first player first. */
export interface FactionFrame {
  kind: 'faction';
  ask: PlayerID | null;
  chosen: number;
}

const freeFactions = (G: State): FactionId[] => {
  const taken = playerIds(G).map((p) => playerOf(G, p).faction);
  return factions.map(({ id }) => id).filter((id) => !taken.includes(id));
};

export const faction: Kind<FactionFrame> = {
  moves: ['takeFaction'],
  step(t, frame) {
    const p = fromSeat(t.G, t.G.first)[frame.chosen];
    if (p === undefined) finish(t);
    else frame.ask = p;
  },
  choices: (G) => freeFactions(G).map((id) => move('takeFaction', id)),
  decide(t, frame, _name, args) {
    const p = fromSeat(t.G, t.G.first)[frame.chosen++];
    if (p !== undefined) takeFaction(t, p, args[0] as FactionId);
  },
};

/** The supply board filled by the players, counter-clockwise (MB-SUPPLY-06). */
export interface DraftFrame {
  kind: 'draft';
  ask: PlayerID | null;
  placed: number;
}

/** Sets that fit an empty place of the board. */
function fitting(G: State): Move[] {
  const open = SLOTS.filter((slot) => G.slots[slot] === undefined);
  return supply
    .filter(({ supplySet }) => !(supplySet in G.supply))
    .flatMap(({ supplySet, slots }) =>
      open.filter((slot) => slot === 'any' || slots.includes(slot)).map((slot) => move('placeSet', supplySet, slot)),
    );
}

export const draft: Kind<DraftFrame> = {
  moves: ['placeSet'],
  step(t, frame) {
    const { G } = t;
    if (frame.placed < SLOTS.length) {
      frame.ask = seatLeft(G, G.first, -frame.placed);
      return;
    }
    finish(t);
    // MB-SUPPLY-07: with three the first chooser places twice, and the player on their left begins.
    const last = seatLeft(G, G.first, 1 - SLOTS.length);
    G.first = G.options.players === 3 ? seatLeft(G, G.first) : last;
    startTurn(t, G.first);
  },
  choices: (G) => fitting(G),
  decide(t, frame, _name, [set, slot]) {
    const p = seatLeft(t.G, t.G.first, -frame.placed);
    frame.placed++;
    placeSet(t, set as SupplySet, slot as Slot);
    note(t, { kind: 'supplied', p, set: set as SupplySet, slot: slot as Slot });
  },
};
