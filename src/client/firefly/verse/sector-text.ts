import type { PlayerID } from '../../../engine/moves';
import { alertsAt } from '../../../firefly/alerts';
import type { SectorId, Zone } from '../../../firefly/content/types';
import { boardFor } from '../../../firefly/map';
import { playerIds, playerOf, type State } from '../../../firefly/state';
import { nameOf } from '../../../firefly/words';
import { distanceText } from './destinations';

export const ZONE: Record<Zone, string> = { alliance: 'Alliance space', border: 'Border space', rim: 'Rim space' };

/** Ships in a sector, players by name. */
export function shipsIn(view: State, id: SectorId, me: PlayerID, names: (p: PlayerID) => string): string[] {
  return [
    ...playerIds(view)
      .filter((p) => playerOf(view, p).sector === id)
      .map((p) => (p === me ? 'you' : names(p))),
    ...(view.cruiser === id ? ['the Alliance Cruiser'] : []),
    ...(view.cutters.includes(id) ? ['a Reaver Cutter'] : []),
    ...(view.corvette === id ? ['the Corvette'] : []),
  ];
}

/** All there is to a sector, in short phrases: "Border space", "Supply planet", "Patience deals here", "2 sectors away". */
export function sectorFacts(view: State, id: SectorId, me: PlayerID, names: (p: PlayerID) => string): string[] {
  const board = boardFor(view.options.sets);
  const { zone, supply, contact, region } = board.sector(id);
  const { alliance, reaver } = alertsAt(view, id);
  const ships = shipsIn(view, id, me, names);
  // ALERT-02: a die of that many or less brings them.
  const alerts = (n: number, kind: string) =>
    n > 0 ? [`${n} ${kind} alert${n > 1 ? 's' : ''}: ${Math.min(n, 6)} in 6 that they come`] : [];
  return [
    ZONE[zone],
    ...(region ? [nameOf(region)] : []),
    ...(supply ? ['supply planet'] : []),
    ...(contact ? [`${nameOf(contact)} deals here`] : []),
    ...(view.cruiser === id ? ['Harken deals here'] : []),
    ...playerIds(view).flatMap((p) => (playerOf(view, p).haven === id ? [p === me ? 'your haven' : `haven of ${names(p)}`] : [])),
    ...(view.seeds[id] ? [`${view.seeds[id]} goal token${view.seeds[id] > 1 ? 's' : ''}`] : []),
    ...alerts(alliance, 'Alliance'),
    ...alerts(reaver, 'Reaver'),
    ...(ships.length > 0 ? [`here: ${ships.join(', ')}`] : []),
    distanceText(view, me, id),
  ].filter((fact) => fact !== '');
}

/** Where every ship is, for those who cannot see the map. */
export function whereabouts(view: State, me: PlayerID, names: (p: PlayerID) => string): string {
  const at = (id: SectorId) => (boardFor(view.options.sets).has(id) ? nameOf(id) : 'nowhere yet');
  return [
    ...playerIds(view).map((p) => `${p === me ? 'You are' : `${names(p)} is`} at ${at(playerOf(view, p).sector)}.`),
    `The Alliance Cruiser is at ${at(view.cruiser)}.`,
    ...view.cutters.map((id) => `A Reaver Cutter is at ${at(id)}.`),
    ...(view.corvette ? [`The Corvette is at ${at(view.corvette)}.`] : []),
  ].join(' ');
}
