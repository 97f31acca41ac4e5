import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { modifiersOf } from './abilities';
import { crewCost, isLeader } from './cards';
import { disgruntle } from './crew';
import { text } from './menu';
import { toBank } from './money';
import { takeFrom } from './piles';
import { crewOf } from './scene';
import { type Kind, note, playerOf, type Ref, type State, type Table } from './state';
import { isMoral, select } from './who';

/** Cuts owed after a job (PAY-06); the player chooses crew by crew whether to pay (PAY-07). */
export interface PayCrewFrame {
  kind: 'pay-crew';
  ask: PlayerID | null;
  p: PlayerID;
  owed: Ref[];
}

/** Every crew member is owed a cut, the leader none (PAY-10); good deeds leave the moral ones content without. */
export function openPayCrew(t: Table, p: PlayerID, goodDeeds: boolean): void {
  const owed = playerOf(t.G, p).crew.filter((crew) => !isLeader(crew.ref) && crewCost(crew.ref) > 0 && !(goodDeeds && isMoral(crew)));
  t.G.stack.push({ kind: 'pay-crew', ask: null, p, owed: owed.map(({ ref }) => ref) });
}

const sumOf = (refs: readonly Ref[]): number => refs.reduce((sum, ref) => sum + crewCost(ref), 0);

/** Those who do not mind. */
const content = (G: State, p: PlayerID): Ref[] =>
  modifiersOf(G, { p }, 'noUnpaidDisgruntle').flatMap(({ value, scene }) => select(G, scene, value));

export const payCrew: Kind<PayCrewFrame> = {
  moves: ['payAll', 'payCut', 'donePaying'],
  step(t, frame) {
    frame.owed = frame.owed.filter((ref) => crewOf(t.G, frame.p, ref));
    if (frame.owed.length === 0) return finish(t);
    if (frame.owed.every((ref) => crewCost(ref) > playerOf(t.G, frame.p).cash)) return leaveUnpaid(t, frame);
    frame.ask = frame.p;
  },
  choices(G, frame) {
    const { cash } = playerOf(G, frame.p);
    return [
      ...(sumOf(frame.owed) <= cash ? [move('payAll')] : []),
      ...frame.owed.filter((ref) => crewCost(ref) <= cash).map((ref) => move('payCut', ref)),
      move('donePaying'),
    ];
  },
  decide(t, frame, name, args) {
    if (name === 'donePaying') return leaveUnpaid(t, frame);
    const paid = name === 'payAll' ? [...frame.owed] : [text(args)];
    note(t, { kind: 'cuts', p: frame.p, crew: paid, amount: toBank(t, frame.p, sumOf(paid)) });
    for (const ref of paid) takeFrom(frame.owed, ref);
  },
};

/** PAY-08 */
function leaveUnpaid(t: Table, frame: PayCrewFrame): void {
  finish(t);
  const calm = content(t.G, frame.p);
  for (const ref of frame.owed) {
    note(t, { kind: 'unpaid', p: frame.p, crew: ref });
    if (!calm.includes(ref)) disgruntle(t, frame.p, ref);
  }
}
