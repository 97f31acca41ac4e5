import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { hasRoomFor, mayHave } from '../actions/buy';
import { joinCrew } from '../crew';
import { jettisonMenu } from '../free/jettison';
import { text } from '../menu';
import { discard } from '../piles';
import { type Kind, note, playerOf, type Ref, type State, type Table } from '../state';
import { boundUnder, unbind } from './bound';

/** Somebody bound is set free, and aboard if that can be (BOUNTY-20). */
export interface FreeCrewFrame {
  kind: 'free-crew';
  ask: PlayerID | null;
  p: PlayerID;
  bounty: Ref;
  crew: Ref;
}

export function freeCrew(t: Table, p: PlayerID, bounty: Ref, crew: Ref): void {
  t.G.stack.push({ kind: 'free-crew', ask: null, p, bounty, crew });
}

/** Room is made by letting others go, where that is allowed at all (FREE-13, D-65). */
const roomMade = (G: State, frame: FreeCrewFrame): Move[] =>
  mayHave(G, frame.p, frame.crew) ? jettisonMenu.choices(G, frame.p).filter(({ move: name }) => name === 'dismiss') : [];

export const freeCrewKind: Kind<FreeCrewFrame> = {
  moves: ['dismiss', 'letGo'],
  step(t, frame) {
    if (hasRoomFor(t.G, frame.p, frame.crew)) settle(t, frame, true);
    else if (roomMade(t.G, frame).length > 0) frame.ask = frame.p;
    else settle(t, frame, false);
  },
  choices: (G, frame) => [...roomMade(G, frame), move('letGo')],
  decide(t, frame, name, args) {
    if (name === 'letGo') settle(t, frame, false);
    else jettisonMenu.decide(t, frame.p, name, args);
  },
};

function settle(t: Table, frame: FreeCrewFrame, aboard: boolean): void {
  const { p, bounty } = frame;
  finish(t);
  const { ref, wanted } = must(unbind(t, p, bounty, frame.crew), 'bound crew');
  note(t, { kind: 'freed', p, crew: ref });
  if (aboard) joinCrew(t, p, ref, { wanted });
  else discard(t, ref);
}

/** After a jump: of each one won, whether they stay bound or go free (BOUNTY-19, BOUNTY-24, D-64). */
export interface SpoilsFrame {
  kind: 'spoils';
  ask: PlayerID | null;
  p: PlayerID;
  bounty: Ref;
  /** Still to be settled. */
  left: Ref[];
}

export function openSpoils(t: Table, p: PlayerID, bounty: Ref): void {
  const left = (boundUnder(t.G, p, bounty)?.crew ?? []).map(({ ref }) => ref);
  t.G.stack.push({ kind: 'spoils', ask: null, p, bounty, left });
}

export const spoils: Kind<SpoilsFrame> = {
  moves: ['keepBound', 'setFree'],
  step(t, frame) {
    if (frame.left.length === 0) finish(t);
    else frame.ask = frame.p;
  },
  choices(_G, frame) {
    const ref = must(frame.left[0], 'bound crew');
    return [move('keepBound', ref), move('setFree', ref)];
  },
  decide(t, frame, name, args) {
    frame.left.shift();
    if (name === 'setFree') freeCrew(t, frame.p, frame.bounty, text(args));
  },
};

/** Jail Break: the prisoner is freed like any other bound crew; the bounty goes under its deck. */
export function rescuePrisoner(t: Table, p: PlayerID): void {
  const bound = t.G.prisoners[p];
  if (!bound) return;
  delete t.G.prisoners[p];
  playerOf(t.G, p).bound.push(bound);
  for (const { ref } of bound.crew) freeCrew(t, p, bound.bounty, ref);
}
