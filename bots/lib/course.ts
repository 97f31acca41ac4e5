import type { Move } from '../../src/engine/moves';
import { burnFuel } from '../../src/firefly/actions/fly';
import { alertsAt } from '../../src/firefly/alerts';
import type { SectorId } from '../../src/firefly/content/types';
import { isOutlaw } from '../../src/firefly/outlaw';
import type { Eye } from './eye';

/** What it costs to meet somebody on the way, in sectors flown around instead. */
const REAVERS = 12;
const LAW = 7;
/** Nav cards are kinder in some parts of the 'Verse than in others. */
const ZONES = { alliance: 0.05, border: 0.12, rim: 0.2 } as const;

/** How unwelcome it is to enter a sector. */
function perilOf({ G, p, board }: Eye): (sector: SectorId) => number {
  const outlaw = isOutlaw(G, p);
  return (sector) => {
    const { alliance, reaver } = alertsAt(G, sector);
    let peril: number = ZONES[board.zone(sector)];
    if (G.cutters.includes(sector)) peril += REAVERS;
    if (outlaw && (G.cruiser === sector || G.corvette === sector)) peril += LAW;
    return peril + (reaver * REAVERS) / 6 + (outlaw ? (alliance * LAW) / 6 : 0);
  };
}

/** The way of least length and peril: the sectors entered, the last being where it leads. */
export function wayTo(eye: Eye, to: SectorId): SectorId[] {
  const { board, player } = eye;
  const from = player.sector;
  const peril = perilOf(eye);
  const cost = new Map<SectorId, number>([[to, 0]]);
  const next = new Map<SectorId, SectorId>();
  const settled = new Set<SectorId>();
  // From the aim back to the ship, always on from the nearest sector.
  for (;;) {
    let near: SectorId | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [sector, far] of cost) {
      if (far < least && !settled.has(sector)) {
        near = sector;
        least = far;
      }
    }
    if (near === undefined || near === from) break;
    settled.add(near);
    const entered = least + 1 + peril(near);
    for (const sector of board.neighbours(near)) {
      if (entered < (cost.get(sector) ?? Number.POSITIVE_INFINITY)) {
        cost.set(sector, entered);
        next.set(sector, near);
      }
    }
  }
  const way: SectorId[] = [];
  for (let at = next.get(from); at !== undefined; at = next.get(at)) way.push(at);
  return way;
}

/** The flight towards a sector: a Full Burn where it is far and there is fuel, a Mosey to a neighbour. */
export function fly(eye: Eye, legal: readonly Move[], to: SectorId): Move | undefined {
  const way = wayTo(eye, to);
  const [first] = way;
  if (first === undefined) return undefined;
  const going = (name: string) => legal.find(({ move, args }) => move === name && args[0] === first);
  const burn = going('fullBurn');
  const spare = eye.fuel - burnFuel(eye.G, eye.p);
  if (burn && way.length > 1 && (spare > 0 || way.length > 2)) return burn;
  return going('mosey') ?? going('flyOn') ?? burn;
}
