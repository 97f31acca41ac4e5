import { finish } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { canCarry, gearOf } from '../gear';
import { type Menu, text } from '../menu';
import { type Kind, playerOf, type Ref, type State, type Table } from '../state';

/**
 * Handing gear from one to another (CORE-30), in small steps: pick a card, then who takes it, or nobody. Each card may be handed on twice, so
 * that any two can change places and it still ends.
 */
export interface OutfitFrame {
  kind: 'outfit';
  ask: PlayerID | null;
  p: PlayerID;
  /** Among whom. */
  crew: Ref[];
  /** Which cards. */
  of: Ref[];
  handed: Ref[];
  /** The card being handed over. */
  gear: Ref | null;
}

/** Any hand-out can be reached in one go; a second one is for those who change their mind. */
const MOST = 2;

export const allGear = (G: State, p: PlayerID): Ref[] => playerOf(G, p).gear.map(({ ref }) => ref);

/** Among these crew only: in a Work action those on the job, in a showdown those who take part, with what they carry (WORK-04, SHOW-10). */
export function openOutfit(t: Table, p: PlayerID, crew: Ref[], of: Ref[] = allGear(t.G, p)): void {
  t.G.stack.push(frameFor(p, crew, of));
}

/** Whether any of it can go anywhere. */
export const canOutfit = (G: State, p: PlayerID, crew: Ref[], of: Ref[]): boolean => movable(G, frameFor(p, crew, of)).length > 0;

const takers = (G: State, frame: OutfitFrame, gear: Ref): Ref[] =>
  frame.crew.filter((ref) => gearOf(G, frame.p, gear)?.by !== ref && canCarry(G, frame.p, gear, ref));

/** Gear that can go anywhere at all. */
const movable = (G: State, frame: OutfitFrame): Ref[] =>
  playerOf(G, frame.p)
    .gear.filter(({ ref, by }) => {
      if (!frame.of.includes(ref) || frame.handed.filter((one) => one === ref).length >= 2) return false;
      return by !== null || takers(G, frame, ref).length > 0;
    })
    .map(({ ref }) => ref);

/** Gear that its carrier can no longer bear, such as a mounted gun without its vehicle, is laid down. */
export function dropUnfit(t: Table, p: PlayerID): void {
  for (const gear of playerOf(t.G, p).gear) if (gear.by !== null && !canCarry(t.G, p, gear.ref, gear.by)) gear.by = null;
}

const everybody = (G: State, p: PlayerID): Ref[] => playerOf(G, p).crew.map(({ ref }) => ref);
const frameFor = (p: PlayerID, crew: Ref[], of: Ref[]): OutfitFrame => ({ kind: 'outfit', ask: null, p, crew, of, handed: [], gear: null });

/** The same crew is not fitted out with the same gear again and again. */
const onceKey = (G: State, p: PlayerID): string => `outfit/${G.turn.used.length}/${everybody(G, p)}/${allGear(G, p)}`;

export const outfitMenu: Menu = {
  moves: ['outfit'],
  choices(G, p) {
    if (G.turn.once.filter((key) => key === onceKey(G, p)).length >= MOST) return [];
    return canOutfit(G, p, everybody(G, p), allGear(G, p)) ? [move('outfit')] : [];
  },
  decide(t, p) {
    t.G.turn.once.push(onceKey(t.G, p));
    openOutfit(t, p, everybody(t.G, p));
  },
};

export const outfit: Kind<OutfitFrame> = {
  moves: ['handOver', 'giveTo', 'stowGear', 'doneOutfitting'],
  step(t, frame) {
    if (frame.gear === null && movable(t.G, frame).length === 0) finish(t);
    else frame.ask = frame.p;
  },
  choices(G, frame) {
    if (frame.gear === null) return [...movable(G, frame).map((ref) => move('handOver', ref)), move('doneOutfitting')];
    const carried = gearOf(G, frame.p, frame.gear)?.by !== null;
    return [...takers(G, frame, frame.gear).map((ref) => move('giveTo', ref)), ...(carried ? [move('stowGear')] : [])];
  },
  decide(t, frame, name, args) {
    if (name === 'doneOutfitting') return finish(t);
    if (name === 'handOver') {
      frame.gear = text(args);
      return;
    }
    const gear = must(gearOf(t.G, frame.p, must(frame.gear)), 'gear');
    gear.by = name === 'giveTo' ? text(args) : null;
    dropUnfit(t, frame.p);
    frame.handed.push(gear.ref);
    frame.gear = null;
  },
};
