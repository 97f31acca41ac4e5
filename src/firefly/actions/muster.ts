import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { jobCard } from '../cards';
import { allGear, canOutfit, openOutfit } from '../free/outfit';
import { text } from '../menu';
import { takeFrom } from '../piles';
import { workOf } from '../scene';
import type { Kind, Ref, State, Table } from '../state';
import { attach, attachable, crewLimit, meetsWithin } from './challenge';
import { needsOf, setOut, type WorkFrame } from './work';

/**
 * Who goes (WORK-02), what they carry (WORK-04), which challenge goes along (CHALLENGE-02). Everybody who may go does, unless left aboard one
 * by one; nobody can be left aboard whom the needs depend on.
 */
export interface MusterFrame {
  kind: 'muster';
  ask: PlayerID | null;
  p: PlayerID;
  /** The job is worked for the first time. */
  first: boolean;
  /** How often gear has been handed out. */
  outfits: number;
}

/** Any hand-out can be reached in one go; a second one is for those who change their mind. */
const MOST_OUTFITS = 2;

export function openMuster(t: Table, p: PlayerID, first: boolean): void {
  t.G.stack.push({ kind: 'muster', ask: null, p, first, outfits: 0 });
}

/** Whether these, or as many of them as may go, can meet the needs. */
const meetsNeeds = (G: State, work: WorkFrame, crew: Ref[]): boolean =>
  meetsWithin(G, { p: work.p, team: crew }, needsOf(G, work), crewLimit(work.challenge));

function choices(G: State, frame: MusterFrame): Move[] {
  const work = must(workOf(G, frame.p), 'work');
  const moves: Move[] = [];
  const able = meetsNeeds(G, work, work.crew);
  if (able && work.crew.length <= crewLimit(work.challenge)) moves.push(move('setOut'));
  for (const ref of work.crew) {
    const rest = work.crew.filter((one) => one !== ref);
    if (meetsNeeds(G, work, rest)) moves.push(move('leaveAboard', ref));
  }
  if (canHandOut(G, frame, work)) moves.push(move('handOutGear'));
  if (frame.first) for (const ref of attachable(G, work, jobCard(must(work.job)))) moves.push(move('attach', ref));
  if (!able) moves.push(move('callOff'));
  return moves;
}

const canHandOut = (G: State, { p, outfits }: MusterFrame, work: WorkFrame): boolean =>
  !work.noGear && outfits < MOST_OUTFITS && canOutfit(G, p, work.crew, allGear(G, p));

export const muster: Kind<MusterFrame> = {
  moves: ['setOut', 'leaveAboard', 'handOutGear', 'attach', 'callOff'],
  step(_t, frame) {
    frame.ask = frame.p;
  },
  choices,
  decide(t, frame, name, args) {
    const work = must(workOf(t.G, frame.p), 'work');
    switch (name) {
      case 'setOut':
        finish(t);
        return setOut(t, work);
      case 'leaveAboard':
        takeFrom(work.crew, text(args));
        return;
      case 'handOutGear':
        frame.outfits++;
        return openOutfit(t, frame.p, [...work.crew]);
      case 'attach':
        return attach(t, frame.p, work, text(args));
      default:
        finish(t);
        finish(t);
    }
  },
};
