import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { addedBy, modifiersOf } from './abilities';
import { discardOwn, trigger } from './ability';
import { abilitiesChanging, crewCard, gearCard, hasProfession, isLeader } from './cards';
import { disgruntle, leaveJob, takeOff } from './crew';
import { text } from './menu';
import { discard, takeFrom, toBox } from './piles';
import { crewOf, type Scene, teamOf } from './scene';
import { usableGear } from './skills';
import { type Kind, note, type Ref, type State, type Table } from './state';

/** MEDIC-01: what a medic's roll must come to. */
export const HEALS = 5;

/** Crew being killed: victims are chosen first, then each may be saved, in the owner's order (CORE-12, MEDIC, U-15). */
export interface KillFrame {
  kind: 'kill';
  ask: PlayerID | null;
  p: PlayerID;
  /** Victims still to be named, and among whom. */
  n: number;
  among: Ref[];
  victims: Ref[];
  /** Those of them whose armour has been tried. */
  tried: Ref[];
  /** A medic was at hand when the blow fell, and may roll even if among the victims. */
  medic: boolean;
  /** The medic roll at hand: whose, and what it showed. */
  rolling: { crew: Ref; die: number; again: boolean } | null;
  /** Beyond saving, unless somebody dies in their place. */
  dying: Ref | null;
  cause: 'reavers' | 'other';
  dead: number;
}

/** The one way crew are killed. With fewer at risk than kills, everyone at risk is hit once (U-14). */
export function killCrew(t: Table, scene: Scene, n: number, among: readonly Ref[], cause: KillFrame['cause'] = 'other'): void {
  const medic = teamOf(t.G, scene).some(({ ref }) => hasProfession(ref, 'medic'));
  t.G.stack.push({
    kind: 'kill',
    ask: null,
    p: scene.p,
    n: Math.min(n, among.length),
    among: [...among],
    victims: [],
    tried: [],
    medic,
    rolling: null,
    dying: null,
    cause,
    dead: 0,
  });
}

const mustGoFirst = (ref: Ref): boolean => abilitiesChanging(crewCard(ref), 'killFirst').length > 0;

function candidates(frame: KillFrame): Ref[] {
  const first = frame.among.filter(mustGoFirst);
  return first.length > 0 ? first : frame.among;
}

/** Cards that can turn a failed or unmade medic roll into a good one. */
const cures = (G: State, p: PlayerID) => modifiersOf(G, { p }, 'medicSuccess', 'medic-check');
const rerolls = (G: State, p: PlayerID) => modifiersOf(G, { p }, 'reroll', 'medic-check');

/** Crew who can die in the place of this one. */
export const standIns = (G: State, scene: Scene, ref: Ref, event: 'kill' | 'apprehend' | 'seize'): Ref[] =>
  modifiersOf(G, scene, 'killInstead').flatMap(({ value, src }) => (value.includes(event) && src !== ref ? [src] : []));

/** Those not about to die themselves. */
const saviours = (G: State, frame: KillFrame, ref: Ref): Ref[] =>
  standIns(G, { p: frame.p }, ref, 'kill').filter((one) => !frame.victims.includes(one));

export const kill: Kind<KillFrame> = {
  moves: ['chooseVictim', 'medic', 'cure', 'reroll', 'accept', 'noMedic', 'standIn', 'letDie'],
  step(t, frame) {
    const { p } = frame;
    frame.among = frame.among.filter((ref) => crewOf(t.G, p, ref));
    // A leader who fires everybody leaves nobody to be saved (CORE-20).
    frame.victims = frame.victims.filter((ref) => crewOf(t.G, p, ref));
    if (frame.n > 0 && frame.among.length > 0) {
      const from = candidates(frame);
      if (from.length > 1 && frame.n < frame.among.length) {
        frame.ask = p;
        return;
      }
      name(frame, must(from[0]));
      return;
    }
    if (frame.victims.length === 0) {
      finish(t);
      if (frame.cause === 'reavers' && frame.dead > 0) trigger(t, { p }, 'crew-lost-to-reavers');
      return;
    }
    if (frame.dying !== null) {
      frame.ask = p;
      return;
    }
    if (frame.rolling) {
      if (frame.rolling.die < HEALS && (frame.rolling.again || cures(t.G, p).length > 0)) frame.ask = p;
      else settle(t, frame, frame.rolling.crew, frame.rolling.die >= HEALS);
      return;
    }
    const untried = frame.victims.find((ref) => !frame.tried.includes(ref));
    if (untried !== undefined) return tryArmour(t, frame, untried);
    if (frame.medic) frame.ask = p;
    else settle(t, frame, must(frame.victims[0]), false);
  },
  choices(G, frame) {
    if (frame.n > 0 && frame.among.length > 0) return candidates(frame).map((ref) => move('chooseVictim', ref));
    if (frame.dying !== null) return [...saviours(G, frame, frame.dying).map((ref) => move('standIn', ref)), move('letDie')];
    if (frame.rolling) {
      const again = frame.rolling.again ? [move('reroll')] : [];
      return [...again, ...cures(G, frame.p).map(({ src }) => move('cure', src)), move('accept')];
    }
    // The owner settles the order of the rolls (D-26); leaving one without a roll is allowed.
    return frame.victims.flatMap((ref) => [
      move('medic', ref),
      move('noMedic', ref),
      ...cures(G, frame.p).map(({ src }) => move('cure', src, ref)),
    ]);
  },
  decide(t, frame, action, args) {
    const { p, rolling } = frame;
    switch (action) {
      case 'chooseVictim':
        return name(frame, text(args));
      case 'medic':
        frame.rolling = { crew: text(args), die: medicRoll(t, p), again: rerolls(t.G, p).length > 0 };
        return;
      case 'reroll':
        if (rolling) frame.rolling = { crew: rolling.crew, die: medicRoll(t, p), again: false };
        return;
      case 'cure':
        discardOwn(t, p, text(args));
        return settle(t, frame, rolling ? rolling.crew : text(args, 1), true);
      case 'standIn':
        takeFrom(frame.victims, must(frame.dying, 'victim'));
        frame.dying = null;
        return die(t, frame, text(args));
      case 'letDie': {
        const ref = must(frame.dying, 'victim');
        takeFrom(frame.victims, ref);
        frame.dying = null;
        return die(t, frame, ref);
      }
      case 'accept':
        return settle(t, frame, must(rolling).crew, false);
      default:
        return settle(t, frame, text(args), false);
    }
  },
};

function name(frame: KillFrame, ref: Ref): void {
  takeFrom(frame.among, ref);
  frame.victims.push(ref);
  frame.n--;
}

/** SKILL-12: no heroics; MEDIC-07: only cards that name the medic check change it. */
function medicRoll(t: Table, p: PlayerID): number {
  const die = t.random.D6();
  const added = addedBy(t.G, { p }, 'medicBonus');
  note(t, { kind: 'die', p, die, why: 'medic', ...(added > 0 ? { added } : {}), marks: [HEALS] });
  return die + added;
}

/** Whom armour saves is not hit at all and stays where they are; the others need a medic. */
function tryArmour(t: Table, frame: KillFrame, ref: Ref): void {
  frame.tried.push(ref);
  if (!armoured(t, frame.p, ref)) return;
  takeFrom(frame.victims, ref);
  note(t, { kind: 'saved', p: frame.p, crew: ref });
}

/** Armour saves its carrier, by a roll or by being used up; it needs no medic. */
function armoured(t: Table, p: PlayerID, ref: Ref): boolean {
  for (const gear of usableGear(t.G, { p }).filter(({ by }) => by === ref)) {
    for (const { modifier, discard: used } of abilitiesChanging(gearCard(gear.ref), 'prevent'))
      if (modifier?.prevent?.event === 'kill') {
        if (used) discardOwn(t, p, gear.ref);
        return true;
      }
    for (const { modifier } of abilitiesChanging(gearCard(gear.ref), 'saveRoll')) {
      const die = t.random.D6();
      const min = must(modifier?.saveRoll, 'saving roll').min;
      note(t, { kind: 'die', p, die, why: gear.ref, marks: [min] });
      if (die >= min) return true;
    }
  }
  return false;
}

function settle(t: Table, frame: KillFrame, ref: Ref, saved: boolean): void {
  const { p } = frame;
  frame.rolling = null;
  if (!saved && saviours(t.G, frame, ref).length > 0) {
    frame.dying = ref;
    return;
  }
  takeFrom(frame.victims, ref);
  if (!saved) return die(t, frame, ref);
  // MEDIC-06: back aboard and out of the rest of the action.
  leaveJob(t, p, ref);
  note(t, { kind: 'saved', p, crew: ref });
}

function die(t: Table, frame: KillFrame, ref: Ref): void {
  const { p } = frame;
  // CORE-13
  if (isLeader(ref)) disgruntle(t, p, ref);
  else if (perish(t, p, ref)) frame.dead++;
}

/** The one way out for those who die; true if they were aboard. */
export function perish(t: Table, p: PlayerID, ref: Ref): boolean {
  if (!takeOff(t, p, ref)) return false;
  note(t, { kind: 'killed', p, crew: ref });
  if (abilitiesChanging(crewCard(ref), 'killedTo').length > 0) discard(t, ref);
  else toBox(t, ref);
  return true;
}
