import { finish, nearest } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { abilitiesOf, addedBy } from './abilities';
import { pushAbility } from './ability';
import { moveTo } from './actions/fly';
import { addAlerts, clearAlerts } from './alerts';
import { idOf } from './cards';
import { corvetteArrives } from './contacts/corvette';
import type { EffectOf, NpcShip, Place, SectorId, Zone } from './content/types';
import { boardFor } from './map';
import { text } from './menu';
import { meets } from './need';
import { isOutlaw } from './outlaw';
import { isAt, sectorsAt } from './place';
import type { Scene } from './scene';
import { stepsOf } from './setup/steps';
import { fromSeat, type Kind, navigator, note, playerIds, playerOf, type Ref, type State, type Table } from './state';

/** Somebody moves the Cruiser, a Cutter, the Corvette or a ship off course. */
export interface MoveNpcFrame {
  kind: 'move-npc';
  ask: PlayerID | null;
  /** Who moves it. */
  by: PlayerID;
  /** The player whose card says so. */
  p: PlayerID;
  ship: NpcShip | 'own';
  effect: EffectOf<'move-ship'>;
  /** The card in play that says so; it has nothing to say to its own move. */
  src: Ref | null;
  /** Which Cutter it is, by its sector; null until that is settled. */
  cutter: SectorId | null;
  /** Where the ship has ended; null while it has not moved. */
  to: SectorId | null;
}

/** Who is asked is told by the card: the active player or the one to the right (TURN-09). A Cutter that was met is the one meant. */
export function moveShip(t: Table, scene: Scene, effect: EffectOf<'move-ship'>): void {
  const { p, src = null, ship } = scene;
  const by = effect.by === 'right-player' ? navigator(t.G) : p;
  const cutter = effect.ship === 'cutter' && ship?.is === 'cutter' ? ship.at : null;
  t.G.stack.push({ kind: 'move-npc', ask: null, by, p, ship: effect.ship, effect, src, cutter, to: null });
}

/** Where Cutters start (MAP-13). */
function reaverStart(G: State): Place {
  const start = stepsOf(G).npcShips?.ships?.find(({ ship, needs }) => ship === 'cutter' && meets(G, { p: G.turn.player }, needs ?? []));
  return must(start, 'start of the cutters').at;
}

/** NAV-20 to NAV-22, CORVETTE-08, CORVETTE-09, U-21: where a ship may be put. */
export function mayEnter(G: State, ship: NpcShip | 'own', sector: SectorId): boolean {
  const alliance = boardFor(G.options.sets).zone(sector) === 'alliance';
  switch (ship) {
    case 'cruiser':
      return alliance;
    case 'cutter':
      return !alliance && !G.cutters.includes(sector) && G.corvette !== sector;
    case 'corvette':
      return G.corvette !== null && !isAt(G, { p: G.turn.player }, reaverStart(G), sector);
    case 'own':
      // FLY-07: it is still burning.
      return !G.cutters.includes(sector);
  }
}

function reach(G: State, frame: MoveNpcFrame, from: SectorId): SectorId[] {
  const { p, effect, ship } = frame;
  const board = boardFor(G.options.sets);
  // Where it is already it is not moved to (U-20).
  if ('to' in effect) return sectorsAt(G, { p }, effect.to).filter((sector) => sector !== from && mayEnter(G, ship, sector));
  const { min, max, within } = effect.steps;
  // FLY-07: what is blown off course does not pass through Reavers either.
  const avoid = ship === 'own' ? G.cutters : undefined;
  return board
    .within(from, max + furtherSteps(G, frame, from), avoid)
    .filter(
      (sector) =>
        board.distance(from, sector) >= min && (!within || (within as Zone[]).includes(board.zone(sector))) && mayEnter(G, ship, sector),
    );
}

/** Cards that let the ship go further. */
function furtherSteps(G: State, { p, ship }: MoveNpcFrame, from: SectorId): number {
  if (ship === 'own') return 0;
  const card = nearest(G, 'nav')?.card;
  return addedBy(G, { p, ship: { is: ship, at: from }, ...(card === undefined ? {} : { nav: idOf(card) }) }, 'shipSteps');
}

const whereIs = (G: State, frame: MoveNpcFrame): SectorId => {
  if (frame.ship === 'own') return playerOf(G, frame.p).sector;
  return must(frame.ship === 'cutter' ? frame.cutter : G[frame.ship], frame.ship);
};

/** Cutters that can go anywhere at all. */
const movable = (G: State, frame: MoveNpcFrame): SectorId[] => G.cutters.filter((from) => reach(G, frame, from).length > 0);

/** With several Cutters it is first settled which one (NAV-15, D-19), so that neither list is long. */
function choices(G: State, frame: MoveNpcFrame): Move[] {
  if (frame.ship === 'cutter' && frame.cutter === null) return movable(G, frame).map((from) => move('chooseCutter', from));
  const from = whereIs(G, frame);
  const ways = reach(G, frame, from);
  switch (frame.ship) {
    case 'cruiser':
      return ways.map((to) => move('moveCruiser', to));
    case 'corvette':
      return ways.map((to) => move('moveCorvette', to));
    case 'cutter':
      return ways.map((to) => move('moveCutter', from, to));
    case 'own':
      return ways.map((to) => move('moveShip', to));
  }
}

export const moveNpc: Kind<MoveNpcFrame> = {
  moves: ['chooseCutter', 'moveCruiser', 'moveCorvette', 'moveCutter', 'moveShip'],
  step(t, frame) {
    if (frame.to !== null) return arrive(t, frame, frame.to);
    // Without Kalidasa there is no Corvette to move.
    const [only, ...more] = frame.ship === 'corvette' && t.G.corvette === null ? [] : choices(t.G, frame);
    if (more.length > 0) frame.ask = frame.by;
    else if (only) carryOut(t, frame, only.move, only.args);
    // U-22: with nowhere to go it stays.
    else finish(t);
  },
  choices,
  decide: carryOut,
};

function carryOut(t: Table, frame: MoveNpcFrame, name: string, args: Move['args']): void {
  const { G } = t;
  const { ship, p } = frame;
  if (name === 'chooseCutter') {
    frame.cutter = text(args);
    return;
  }
  const from = whereIs(G, frame);
  const to = text(args, args.length - 1);
  if (ship === 'own') {
    finish(t);
    return moveTo(t, p, to);
  }
  frame.to = to;
  if (ship === 'cutter') G.cutters[G.cutters.indexOf(from)] = to;
  else G[ship] = to;
  note(t, { kind: 'ship', ship, from, to });
  if (from !== to) leaveTrail(t, ship, from);
  // Nobody is hailed before those it comes upon have had their chance to slip away.
  if (ship === 'cruiser') for (const one of thereWith(G, to)) playerOf(G, one).hailed = isOutlaw(G, one);
  tell(t, { is: ship, at: to }, frame.src);
}

const thereWith = (G: State, sector: SectorId): PlayerID[] => playerIds(G).filter((p) => playerOf(G, p).sector === sector);

/** ALERT-13, ALERT-14; a Cutter that the Corvette drives off leaves no token (U-04). */
function leaveTrail(t: Table, ship: NpcShip, from: SectorId): void {
  const { cutterMove, cruiserMove } = stepsOf(t.G).npcShips?.alertTokens ?? {};
  if (ship === 'cruiser') addAlerts(t, from, 'alliance', cruiserMove?.leaves ?? 0);
  if (ship !== 'cutter' || from === t.G.corvette || !meets(t.G, { p: t.G.turn.player }, cutterMove?.needs ?? [])) return;
  addAlerts(t, from, 'reaver', cutterMove?.leaves ?? 0);
}

/** Cards that answer the move speak, from the active player on; one that lies on the table for all speaks once. */
function tell(t: Table, ship: { is: NpcShip; at: SectorId }, src: Ref | null): void {
  const spoken = new Set<Ref>(src === null ? [] : [src]);
  const speaking = fromSeat(t.G, t.G.turn.player).flatMap((p) =>
    abilitiesOf(t.G, { p, ship }, 'ship-moves').filter((found) => found.ability.do && !spoken.has(found.src) && spoken.add(found.src)),
  );
  for (const found of speaking.reverse()) pushAbility(t, found);
}

/** The move is over; whoever has been sent on from there meanwhile has arrived elsewhere. */
function arrive(t: Table, { ship }: MoveNpcFrame, to: SectorId): void {
  const { G } = t;
  finish(t);
  if (ship === 'cruiser' && G.cruiser === to) hail(t);
  if (ship !== 'corvette' || G.corvette === null) return;
  // CORVETTE-11
  clearAlerts(t, G.corvette, 'reaver');
  corvetteArrives(t);
  // CORVETTE-10: Reavers give way before anything else happens.
  if (G.cutters.includes(G.corvette)) driveOff(t, G.corvette);
}

/** U-05: the player to the right says where to. */
function driveOff(t: Table, sector: SectorId): void {
  const scene: Scene = { p: t.G.turn.player, ship: { is: 'cutter', at: sector } };
  moveShip(t, scene, { do: 'move-ship', ship: 'cutter', by: 'right-player', to: reaverStart(t.G) });
}

/** Every ship where the Cruiser now is will be looked at (ALLIANCE-01, ALLIANCE-04). */
function hail(t: Table): void {
  for (const p of thereWith(t.G, t.G.cruiser)) playerOf(t.G, p).hailed = false;
}
