import { nearest } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { discardOwn } from '../ability';
import { isLeader } from '../cards';
import type { Freight } from '../content/types';
import { discardCrew } from '../crew';
import { crewRoom, tokensAboard, unload } from '../goods';
import { boardFor } from '../map';
import { type Menu, text } from '../menu';
import { note, playerOf, type Ref, type State } from '../state';
import { dropUnfit } from './outfit';
import { fitsAboard } from './stow';

/** A ship without this upgrade must still hold everything, if need be stowed anew, and everybody (CORE-03, CORE-10). */
function canSpare(G: State, p: PlayerID, ref: Ref): boolean {
  const player = playerOf(G, p);
  const without = { ...G, players: { ...G.players, [p]: { ...player, upgrades: player.upgrades.filter((one) => one !== ref) } } };
  return fitsAboard(without, p) && crewRoom(without, p) >= 0;
}

/**
 * Throwing things off the ship, one at a time (FREE-12, FREE-13, U-11): `jettison(good)`, `putOff(rider)`, `dismiss(crew)`, `scrap(upgrade)`,
 * `dropGear(gear)`.
 */
export const jettisonMenu: Menu = {
  moves: ['jettison', 'putOff', 'dismiss', 'scrap', 'dropGear'],
  choices(G, p) {
    if (G.turn.player !== p) return [];
    const player = playerOf(G, p);
    const landed = boardFor(G.options.sets).planetary(player.sector);
    const moves: Move[] = [];
    for (const token of tokensAboard(G, p)) {
      if (token !== 'passengers' && token !== 'fugitives') moves.push(move('jettison', token));
      else if (landed) moves.push(move('putOff', token));
    }
    if (landed) for (const { ref } of player.crew) if (!isLeader(ref)) moves.push(move('dismiss', ref));
    for (const ref of player.upgrades) if (canSpare(G, p, ref)) moves.push(move('scrap', ref));
    if (!nearest(G, 'work')) for (const { ref } of player.gear) moves.push(move('dropGear', ref));
    return moves;
  },
  decide(t, p, name, args) {
    const what = text(args);
    switch (name) {
      case 'jettison':
      case 'putOff':
        unload(t, p, what as Freight, 1);
        return note(t, { kind: 'lost', p, token: what as Freight, n: 1 });
      case 'dismiss':
        return discardCrew(t, p, what, 'dismissed');
      default:
        discardOwn(t, p, what);
        dropUnfit(t, p);
    }
  },
};
