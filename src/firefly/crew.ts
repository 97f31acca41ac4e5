import { nearest } from '../engine/frames';
import type { PlayerID } from '../engine/moves';
import { modifiersOf } from './abilities';
import { trigger } from './ability';
import { isLeader } from './cards';
import { pickUp, putDown } from './gear';
import { discard, toBox } from './piles';
import { crewOf } from './scene';
import { type Crew, fromSeat, note, playerOf, type Ref, type Table } from './state';
import { select } from './who';

/** A crew card joins the ship. The one way aboard; what others say to a hire follows (bridgit, saffron, yolonda, alert cards). */
export function joinCrew(t: Table, p: PlayerID, ref: Ref, { wanted = false, price }: { wanted?: boolean; price?: number } = {}): void {
  const player = playerOf(t.G, p);
  player.crew.push({ ref, disgruntled: false, wanted });
  for (const gear of player.gear) if (gear.by === null) pickUp(t, p, gear.ref);
  note(t, { kind: 'joined', p, crew: ref, ...(price === undefined ? {} : { price }) });
  // Pushed last runs first: the hiring player's own cards speak first.
  for (const owner of [...fromSeat(t.G, p)].reverse()) trigger(t, { p: owner, hired: ref }, 'hire');
}

/** Takes somebody off the ship, and off the job; gear stays aboard (CORE-16, U-26). */
export function takeOff(t: Table, p: PlayerID, ref: Ref): Crew | undefined {
  const player = playerOf(t.G, p);
  const crew = crewOf(t.G, p, ref);
  if (!crew) return undefined;
  leaveJob(t, p, ref);
  putDown(t, p, ref);
  player.crew = player.crew.filter((one) => one.ref !== ref);
  return crew;
}

/** Sent back aboard: takes no further part in this Work action (MISB-06). */
export function leaveJob(t: Table, p: PlayerID, ref: Ref): void {
  const work = nearest(t.G, 'work');
  if (work?.p === p) work.crew = work.crew.filter((one) => one !== ref);
}

/** Leaves to its discard pile, tokens and all gone (CORE-21, CORE-22). Leaders stay (CORE-09). */
export function discardCrew(t: Table, p: PlayerID, ref: Ref, how: 'left' | 'dismissed' = 'left'): void {
  if (isLeader(ref) || !takeOff(t, p, ref)) return;
  discard(t, ref);
  note(t, { kind: how, p, crew: ref });
}

/** Leaves the game (CORE-23). */
export function removeCrew(t: Table, p: PlayerID, ref: Ref): void {
  if (isLeader(ref) || !takeOff(t, p, ref)) return;
  toBox(t, ref);
  note(t, { kind: 'removed', p, crew: ref });
}

/** One Disgruntled token. A second one makes a crew member leave (CORE-18) and a leader lose the whole crew (CORE-20). */
export function disgruntle(t: Table, p: PlayerID, ref: Ref): void {
  const target = redirected(t, p, ref);
  const crew = crewOf(t.G, p, target);
  if (!crew) return;
  if (!crew.disgruntled) {
    crew.disgruntled = true;
    note(t, { kind: 'disgruntled', p, crew: target });
  } else if (isLeader(target)) {
    crew.disgruntled = false;
    note(t, { kind: 'walkout', p, crew: target });
    for (const other of playerOf(t.G, p).crew.map((one) => one.ref)) discardCrew(t, p, other);
  } else {
    discardCrew(t, p, target);
  }
}

/** Somebody may take the leader's tokens upon themselves. */
function redirected(t: Table, p: PlayerID, ref: Ref): Ref {
  for (const { value, scene } of modifiersOf(t.G, { p }, 'redirectDisgruntle')) {
    const [to] = select(t.G, scene, value.to);
    if (to !== undefined && to !== ref && select(t.G, scene, value.from).includes(ref)) return to;
  }
  return ref;
}

export function calm(t: Table, p: PlayerID, ref: Ref): void {
  const crew = crewOf(t.G, p, ref);
  if (!crew?.disgruntled) return;
  crew.disgruntled = false;
  note(t, { kind: 'calmed', p, crew: ref });
}
