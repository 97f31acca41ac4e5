import { finish, nearest } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { discardOwn } from './ability';
import { isLeader } from './cards';
import { calm, discardCrew, leaveJob, removeCrew } from './crew';
import { text } from './menu';
import { takeFrom } from './piles';
import { crewOf } from './scene';
import { openStandIn } from './stand-in';
import { type Kind, note, type Ref, type State, type Table } from './state';

/** What befalls those picked. */
export type PickAct = 'discard' | 'remove' | 'seize' | 'calm' | 'clear-wanted' | 'return' | 'scrap';

/** Some of these cards, of their owner's choice, one at a time. */
export interface PickCrewFrame {
  kind: 'pick-crew';
  ask: PlayerID | null;
  p: PlayerID;
  from: Ref[];
  /** At least and at most so many more. */
  least: number;
  most: number;
  act: PickAct;
}

/** Whether it makes a difference to this one. */
export function isConcerned(G: State, p: PlayerID, ref: Ref, act: PickAct): boolean {
  const crew = crewOf(G, p, ref);
  if (!crew) return false;
  if (act === 'calm') return crew.disgruntled;
  if (act === 'clear-wanted') return crew.wanted;
  if (act === 'discard' || act === 'remove' || act === 'seize') return !isLeader(ref);
  return true;
}

/** Whom the effect just carried out was about is `that-crew` to those that follow it. */
function singleOut(t: Table, p: PlayerID, ref: Ref): void {
  const effects = nearest(t.G, 'effects');
  if (effects?.scene.p === p) effects.scene = { ...effects.scene, that: ref };
}

function act(t: Table, p: PlayerID, ref: Ref, what: PickAct): void {
  singleOut(t, p, ref);
  switch (what) {
    case 'discard':
      return discardCrew(t, p, ref);
    case 'remove':
      return removeCrew(t, p, ref);
    case 'seize':
      return openStandIn(t, p, ref, 'seize');
    case 'calm':
      return calm(t, p, ref);
    case 'clear-wanted': {
      const crew = crewOf(t.G, p, ref);
      if (crew) crew.wanted = false;
      return;
    }
    case 'return':
      leaveJob(t, p, ref);
      return note(t, { kind: 'returned', p, crew: ref });
    case 'scrap':
      return discardOwn(t, p, ref);
  }
}

export function openPick(
  t: Table,
  p: PlayerID,
  from: Ref[],
  { least, most, act: what }: Pick<PickCrewFrame, 'least' | 'most' | 'act'>,
): void {
  t.G.stack.push({ kind: 'pick-crew', ask: null, p, from, least, most, act: what });
}

export const pickCrew: Kind<PickCrewFrame> = {
  moves: ['chooseCrew', 'enough'],
  step(t, frame) {
    if (frame.most <= 0 || frame.from.length === 0) return finish(t);
    if (frame.least < frame.from.length) {
      frame.ask = frame.p;
      return;
    }
    finish(t);
    for (const ref of frame.from) act(t, frame.p, ref, frame.act);
  },
  choices: (_G, frame) => [...frame.from.map((ref) => move('chooseCrew', ref)), ...(frame.least <= 0 ? [move('enough')] : [])],
  decide(t, frame, name, args) {
    if (name === 'enough') return finish(t);
    takeFrom(frame.from, text(args));
    frame.least--;
    frame.most--;
    act(t, frame.p, text(args), frame.act);
  },
};
