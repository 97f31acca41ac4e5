import { finish, nearest } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { abilitiesOf, type InForce, modifiersOf } from '../abilities';
import { isUsable, noteUse, pushAbility, spendAbility } from '../ability';
import { setOffAlerts } from '../alerts';
import { isBrought } from '../box-rules';
import { driveCard } from '../cards';
import { meetCorvette } from '../contacts/corvette';
import type { NpcShip, SectorId } from '../content/types';
import { countOf } from '../count';
import { jettisonMenu } from '../free/jettison';
import { outfitMenu } from '../free/outfit';
import { unload } from '../goods';
import { boardFor } from '../map';
import { type Menu, movesOf, number, offer, take, text } from '../menu';
import { drawNav } from '../nav';
import { aboard } from '../scene';
import { type Kind, note, playerOf, type Ref, type State, type Table } from '../state';
import { canAct, useAction } from '../turn';
import { canComeAbout, freeInFlight } from './ability';

/** A Fly action in progress: a Mosey or a Full Burn (FLY-01). */
export interface FlyFrame {
  kind: 'fly';
  ask: PlayerID | null;
  p: PlayerID;
  mode: 'burn' | 'mosey';
  /** Sectors that may still be entered. */
  range: number;
  /** Sectors still to be crossed without a nav card. */
  clear: number;
  /** Nav cards drawn in this burn, in order. */
  drawn: Ref[];
  /** Nav cards that would move these ships are nothing to this flight. */
  deceived: NpcShip[];
  /** Where it begins to; null for a burn granted by a card, whose first sector is still to be chosen. */
  course: SectorId | null;
  /** `ready`: it is settled how the flight starts. */
  at: 'ready' | 'entered' | 'nav' | 'decide';
  mark: 'keep-flying' | 'full-stop' | null;
}

/** Tells the flight how it goes on; nothing when this player is not flying. A stop stands, whatever else the card says (ALLIANCE-09). */
export function markFlight(t: Table, p: PlayerID, mark: 'keep-flying' | 'full-stop'): void {
  const flight = nearest(t.G, 'fly');
  if (flight?.p === p && flight.mark !== 'full-stop') flight.mark = mark;
}

export function addRange(t: Table, p: PlayerID, n: number): void {
  const flight = nearest(t.G, 'fly');
  if (flight?.p === p) flight.range += n;
}

/** FLY-04: the drive's range as other cards change it. */
export function burnRange(G: State, p: PlayerID): number {
  const forced = modifiersOf(G, { p }, 'burnRange').filter(({ ability }) => !ability.may);
  return forced.reduce(
    (n, { value }) => n + value.add * (value.per ? countOf(G, { p }, value.per) : 1),
    driveCard(playerOf(G, p).drive).range,
  );
}

/** FLY-02, and heavy loads picked up but not yet delivered. */
export function burnFuel(G: State, p: PlayerID): number {
  const player = playerOf(G, p);
  const immune = modifiersOf(G, { p }, 'heavyLoadImmune').length > 0;
  const heavy = modifiersOf(G, { p }, 'heavyLoad').filter(({ src }) => player.active.some((job) => job.ref === src && job.step > 0));
  return driveCard(player.drive).fuel + (immune ? 0 : heavy.reduce((n, { value }) => n + value.add, 0));
}

const moseyRange = (G: State, p: PlayerID): number => Math.max(1, ...modifiersOf(G, { p }, 'moseyRange').map(({ value }) => value.set));

/** FLY-07 to FLY-09: Cutters bar the way, except for a Mosey where a box allows it and for those disguised as Reavers. */
function isBarred(G: State, p: PlayerID, sector: SectorId, mode: FlyFrame['mode']): boolean {
  if (!G.cutters.includes(sector)) return false;
  if (modifiersOf(G, { p }, 'enterReaverSector').length > 0) return false;
  return mode === 'burn' || !isBrought(G, 'mosey-into-cutters');
}

export function destinations(G: State, p: PlayerID, mode: FlyFrame['mode']): SectorId[] {
  return boardFor(G.options.sets)
    .neighbours(playerOf(G, p).sector)
    .filter((sector) => !isBarred(G, p, sector, mode));
}

export const canBurn = (G: State, p: PlayerID): boolean => burnRange(G, p) > 0 && aboard(G, p, 'fuel') >= burnFuel(G, p);

export const flyMenu: Menu = {
  moves: ['mosey', 'fullBurn'],
  choices: (G, p, name) => (canAct(G, 'fly') ? courses(G, p, name) : []),
  decide(t, p, name, args) {
    useAction(t, 'fly');
    setCourse(t, p, name, text(args));
  },
};

/** The ways a flight can begin; with a name, only those of that name. */
export function courses(G: State, p: PlayerID, name?: string): Move[] {
  const moves: Move[] = [];
  if (name !== 'fullBurn') for (const sector of destinations(G, p, 'mosey')) moves.push(move('mosey', sector));
  if (name !== 'mosey' && canBurn(G, p)) for (const sector of destinations(G, p, 'burn')) moves.push(move('fullBurn', sector));
  return moves;
}

export function setCourse(t: Table, p: PlayerID, name: string, sector: SectorId): void {
  setOff(t, p, name === 'mosey' ? 'mosey' : 'burn', sector);
}

function setOff(t: Table, p: PlayerID, mode: FlyFrame['mode'], course: SectorId | null): void {
  const { G } = t;
  const range = mode === 'mosey' ? moseyRange(G, p) : burnRange(G, p);
  if (mode === 'burn') unload(t, p, 'fuel', burnFuel(G, p));
  const clear = mode === 'burn' ? clearSectors(t, p) : 0;
  G.stack.push({ kind: 'fly', ask: null, p, mode, range, clear, drawn: [], deceived: [], course, at: 'ready', mark: 'keep-flying' });
}

/** Where the skies are clear a die says how far a burn goes without nav cards. */
function clearSectors(t: Table, p: PlayerID): number {
  if (modifiersOf(t.G, { p }, 'freeSectors', 'full-burn').length === 0) return 0;
  const die = t.random.D6();
  note(t, { kind: 'die', p, die, why: 'clear-skies' });
  return die;
}

/** A Full Burn granted by a card; it may be declined by stopping at once. */
export function startBurn(t: Table, p: PlayerID): void {
  if (canBurn(t.G, p)) setOff(t, p, 'burn', null);
}

/** Moves a ship; the resolver sees whether the Cruiser is there. */
export function moveTo(t: Table, p: PlayerID, sector: SectorId): void {
  const player = playerOf(t.G, p);
  player.sector = sector;
  player.hailed = false;
  note(t, { kind: 'moved', p, to: sector });
  const leaked = p === t.G.turn.player ? unload(t, p, 'fuel', t.G.turn.leak) : 0;
  if (leaked > 0) note(t, { kind: 'lost', p, token: 'fuel', n: leaked });
  meetCorvette(t, p);
}

/** A ship flies into a sector: whoever is there is met first, then alerts are rolled for (ALERT-01, U-01). */
export function flyInto(t: Table, p: PlayerID, sector: SectorId): void {
  setOffAlerts(t, p, sector);
  moveTo(t, p, sector);
}

function enter(t: Table, frame: FlyFrame, sector: SectorId): void {
  frame.range--;
  frame.mark = null;
  frame.at = 'entered';
  flyInto(t, frame.p, sector);
}

const optional = (G: State, p: PlayerID, when: 'fly' | 'full-burn'): InForce[] =>
  abilitiesOf(G, { p }, when).filter((found) => found.ability.may && isUsable(G, found));

/** Optional abilities that do something do it at any time in a flight. */
export const flightTricks = (G: State, p: PlayerID, when: 'fly' | 'full-burn'): InForce[] =>
  optional(G, p, when).filter(({ ability }) => ability.do && canComeAbout(G, p, ability.do));

const tricks = (G: State, { p, mode }: FlyFrame): InForce[] =>
  mode === 'burn' ? [...flightTricks(G, p, 'fly'), ...flightTricks(G, p, 'full-burn')] : flightTricks(G, p, 'fly');

/** Those that change something about a burn are for its start. */
const starters = (G: State, { p, mode }: FlyFrame): InForce[] =>
  mode === 'burn'
    ? [...optional(G, p, 'fly'), ...optional(G, p, 'full-burn')].filter(
        ({ ability: { modifier } }) => modifier?.burnRange || modifier?.navAsBigBlack,
      )
    : [];

/** Cards that can be used now; with a course set the ship is already on its way to its first sector. */
function usable(G: State, frame: FlyFrame): InForce[] {
  if (frame.at === 'ready' && frame.course !== null) return starters(G, frame);
  return [...(frame.at === 'ready' ? starters(G, frame) : []), ...tricks(G, frame), ...freeInFlight(G, frame.p)];
}

/** Where the flight can go on to. */
function onward(G: State, { p, mode, range, at, course }: FlyFrame): SectorId[] {
  if (at === 'ready' && course !== null) return [course];
  return range > 0 ? destinations(G, p, mode) : [];
}

/** Asked for each time, since the menus' modules are loaded in a circle. */
export const flightMenus = (): Menu[] => [jettisonMenu, outfitMenu];

export const fly: Kind<FlyFrame> = {
  get moves() {
    return ['flyOn', 'stop', 'useAbility', ...movesOf(flightMenus())];
  },
  step(t, frame) {
    switch (frame.at) {
      case 'ready':
        if (starters(t.G, frame).length > 0) frame.ask = frame.p;
        else if (frame.course === null) frame.at = 'decide';
        else enter(t, frame, frame.course);
        return;
      case 'entered':
        // The law, if it is here, has had its say; a stop means no nav card (ALLIANCE-10, CORVETTE-06).
        frame.at = frame.mode === 'burn' && frame.mark !== 'full-stop' ? 'nav' : 'decide';
        if (frame.mark === null && frame.mode === 'mosey') frame.mark = 'keep-flying';
        return;
      case 'nav':
        frame.at = 'decide';
        if (frame.clear <= 0) return drawNav(t, frame);
        frame.clear--;
        return markFlight(t, frame.p, 'keep-flying');
      case 'decide': {
        const isOpen = frame.mark === 'keep-flying' && (onward(t.G, frame).length > 0 || tricks(t.G, frame).length > 0);
        if (isOpen) frame.ask = frame.p;
        else land(t, frame);
      }
    }
  },
  choices(G, frame, name) {
    return [
      ...onward(G, frame).map((sector) => move('flyOn', sector)),
      ...(frame.at === 'ready' && frame.course !== null ? [] : [move('stop')]),
      ...usable(G, frame).map(({ src, index }) => move('useAbility', src, index)),
      ...offer(flightMenus(), G, frame.p, name),
    ];
  },
  decide(t, frame, name, args) {
    if (name === 'flyOn') return enter(t, frame, text(args));
    if (name === 'stop') return land(t, frame);
    if (name !== 'useAbility') {
      take(flightMenus(), t, frame.p, name, args);
      return;
    }
    const found = must(
      usable(t.G, frame).find(({ src, index }) => src === text(args) && index === number(args, 1)),
      'ability',
    );
    noteUse(t, found);
    if (found.ability.do) return pushAbility(t, found, true);
    note(t, { kind: 'ability', p: frame.p, card: found.src });
    const { burnRange: longer, navAsBigBlack: decoy } = must(found.ability.modifier, 'modifier');
    frame.range += longer?.add ?? 0;
    frame.deceived = [...frame.deceived, ...(decoy?.moves ?? [])];
    spendAbility(t, found.scene, found.ability);
  },
};

function land(t: Table, frame: FlyFrame): void {
  finish(t);
  landed(t, frame.p);
}

/** The flight is over; cards that follow every flight speak now. */
export function landed(t: Table, p: PlayerID): void {
  for (const found of abilitiesOf(t.G, { p }, 'fly')) if (found.ability.do && !found.ability.may) pushAbility(t, found);
}
