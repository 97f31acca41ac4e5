import type { Move } from '../../../engine/moves';
import { burnFuel } from '../../../firefly/actions/fly';
import type { SectorId } from '../../../firefly/content/types';
import { boardFor } from '../../../firefly/map';
import { playerOf, type State } from '../../../firefly/state';
import { nameOf } from '../../../firefly/words';
import { riskText } from './risk';

/** A legal move that ends in a sector, in words. */
export interface Way {
  move: Move;
  label: string;
}

/** A sector something can be moved to now. */
export interface Destination {
  sector: SectorId;
  ways: Way[];
}

/** Moves that name a sector, the last argument: what is moved there. Decks share ids with planets, so only these count. */
const MOVES: Record<string, (view: State, from: SectorId) => string> = {
  mosey: () => 'Mosey',
  fullBurn: (view) => `Full Burn for ${burnFuel(view, view.turn.player)} fuel`,
  flyOn: () => 'Fly on',
  evadeTo: () => 'Evade',
  moveShip: () => 'Move your ship',
  moveCruiser: () => 'Move the Cruiser',
  moveCorvette: () => 'Move the Corvette',
  moveCutter: (view, from) => (view.cutters.length > 1 ? `Move the Cutter from ${nameOf(from)}` : 'Move the Cutter'),
  chooseCutter: () => 'Take this Cutter',
  scan: () => 'Scan for what is here',
  placeShip: () => 'Start here',
  placeHaven: () => 'Make this your haven',
  placeToken: () => 'Put the token here',
};

/** Moves that draw a nav card on arrival, or may. */
const drawsNav = (view: State, { move }: Move): boolean =>
  move === 'fullBurn' || (move === 'flyOn' && view.stack.some((frame) => frame.kind === 'fly' && frame.mode === 'burn'));

/** The sector a move ends in, if it is one of these. */
export function sectorOf({ options: { sets } }: State, { move, args }: Move): SectorId | undefined {
  const sector = args.at(-1);
  return move in MOVES && typeof sector === 'string' && boardFor(sets).has(sector) ? sector : undefined;
}

/** Every sector that a legal move leads to, with all there is to know before going. */
export function destinationsOf(view: State, legal: readonly Move[]): Destination[] {
  const board = boardFor(view.options.sets);
  const found = new Map<SectorId, Way[]>();
  for (const move of legal) {
    const sector = sectorOf(view, move);
    const words = MOVES[move.move];
    if (!words || sector === undefined) continue;
    const label = [words(view, String(move.args[0])), ...(drawsNav(view, move) ? [riskText(view, board.zone(sector))] : [])].join('; ');
    found.set(sector, [...(found.get(sector) ?? []), { move, label }]);
  }
  return [...found].map(([sector, ways]) => ({ sector, ways }));
}

/** "2 sectors away", seen from that player's ship. */
export function distanceText(view: State, p: string, sector: SectorId): string {
  const { sector: here } = playerOf(view, p);
  const board = boardFor(view.options.sets);
  if (!board.has(here)) return '';
  const far = board.distance(here, sector);
  return far === 0 ? 'you are here' : far === 1 ? '1 sector away' : `${far} sectors away`;
}
