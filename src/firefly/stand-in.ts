import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { carryOff } from './bounty/hunt';
import { removeCrew } from './crew';
import { perish, standIns } from './kill';
import { text } from './menu';
import { crewOf } from './scene';
import { type Kind, note, type Ref, type Table } from './state';

/** Somebody is about to be carried off as a bounty, or taken by the law; another of that crew may die in their place. */
export interface StandInFrame {
  kind: 'stand-in';
  ask: PlayerID | null;
  /** Whose crew it is. */
  p: PlayerID;
  crew: Ref;
  event: 'apprehend' | 'seize';
}

export function openStandIn(t: Table, p: PlayerID, crew: Ref, event: StandInFrame['event']): void {
  t.G.stack.push({ kind: 'stand-in', ask: null, p, crew, event });
}

export const standIn: Kind<StandInFrame> = {
  moves: ['standIn', 'letGo'],
  step(t, frame) {
    const { p, crew, event } = frame;
    if (crewOf(t.G, p, crew) && standIns(t.G, { p }, crew, event).length > 0) frame.ask = p;
    else letGo(t, frame);
  },
  choices: (G, { p, crew, event }) => [...standIns(G, { p }, crew, event).map((ref) => move('standIn', ref)), move('letGo')],
  decide(t, frame, name, args) {
    if (name === 'letGo') return letGo(t, frame);
    finish(t);
    perish(t, frame.p, text(args));
    note(t, { kind: 'saved', p: frame.p, crew: frame.crew });
  },
};

function letGo(t: Table, { p, crew, event }: StandInFrame): void {
  finish(t);
  if (event === 'seize') removeCrew(t, p, crew);
  else carryOff(t, p, crew);
}
