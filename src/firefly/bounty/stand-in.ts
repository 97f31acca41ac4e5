import { finish } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { perish, standIns } from '../kill';
import { text } from '../menu';
import { crewOf } from '../scene';
import { type Kind, note, type Ref, type Table } from '../state';
import { carryOff } from './hunt';

/** Somebody is about to be carried off as a bounty; another of that crew may die in their place. */
export interface StandInFrame {
  kind: 'stand-in';
  ask: PlayerID | null;
  /** Whose crew it is. */
  p: PlayerID;
  crew: Ref;
}

export function openStandIn(t: Table, p: PlayerID, crew: Ref): void {
  t.G.stack.push({ kind: 'stand-in', ask: null, p, crew });
}

export const standIn: Kind<StandInFrame> = {
  moves: ['standIn', 'letGo'],
  step(t, frame) {
    const { p, crew } = frame;
    if (crewOf(t.G, p, crew) && standIns(t.G, p, crew, 'apprehend').length > 0) frame.ask = p;
    else letGo(t, frame);
  },
  choices: (G, { p, crew }) => [...standIns(G, p, crew, 'apprehend').map((ref) => move('standIn', ref)), move('letGo')],
  decide(t, frame, name, args) {
    if (name === 'letGo') return letGo(t, frame);
    finish(t);
    perish(t, frame.p, text(args));
    note(t, { kind: 'saved', p: frame.p, crew: frame.crew });
  },
};

function letGo(t: Table, { p, crew }: StandInFrame): void {
  finish(t);
  carryOff(t, p, crew);
}
