import { move, type PlayerID } from '../../engine/moves';
import { addAlerts } from '../alerts';
import type { SectorId } from '../content/types';
import { boardFor } from '../map';
import { text } from '../menu';
import { sectorsAt } from '../place';
import { note, playerIds, playerOf, type State, type Table } from '../state';
import type { Part } from './draft-part';
import { startsAtHaven } from './draft-plan';
import { stepsOf } from './steps';

function put(t: Table, p: PlayerID, sector: SectorId): void {
  playerOf(t.G, p).sector = sector;
  note(t, { kind: 'moved', p, to: sector });
}

/** Any sector (more than sixty answers, as only a Cutter sent anywhere has too), but not another player's (SETUP-27, E-118). */
function startsFor(G: State, p: PlayerID): SectorId[] {
  const { at = 'anywhere', all } = stepsOf(G).leaders?.placement ?? {};
  const taken = all ? [] : playerIds(G).map((one) => playerOf(G, one).sector);
  return sectorsAt(G, { p }, at).filter((sector) => !taken.includes(sector));
}

export const place: Part<'place'> = {
  moves: ['placeShip'],
  choices: (G, _frame, { p }) => startsFor(G, p).map((sector) => move('placeShip', sector)),
  decide(t, _frame, { p }, _name, args) {
    put(t, p, text(args));
    return true;
  },
};

/** HAVEN-03, HAVEN-04: a planet that is neither a supply nor a contact planet, and nobody else's haven. */
function havensFor(G: State, p: PlayerID): SectorId[] {
  const board = boardFor(G.options.sets);
  const taken = playerIds(G).map((one) => playerOf(G, one).haven);
  return sectorsAt(G, { p }, stepsOf(G).havens?.at ?? 'anywhere').filter(
    (sector) =>
      board.planetary(sector) &&
      !board.supplyAt(sector) &&
      !board.contactAt(sector) &&
      !G.cutters.includes(sector) &&
      !taken.includes(sector),
  );
}

export const haven: Part<'haven'> = {
  moves: ['placeHaven'],
  choices: (G, _frame, { p }) => havensFor(G, p).map((sector) => move('placeHaven', sector)),
  decide(t, _frame, { p }, _name, args) {
    playerOf(t.G, p).haven = text(args);
    note(t, { kind: 'haven', p, sector: text(args) });
    if (startsAtHaven(t.G)) put(t, p, text(args)); // HAVEN-05
    return true;
  },
};

/** Alert tokens on the map, when it is settled where everybody starts (SETUP-40). */
export const alerts: Part<'alerts'> = {
  begin(t, _frame, { p }) {
    const { G } = t;
    for (const { kind, n, at } of stepsOf(G).npcShips?.alertTokens?.start ?? [])
      for (const sector of sectorsAt(G, { p }, at)) addAlerts(t, sector, kind, n);
  },
};
