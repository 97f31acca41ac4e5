import type { PlayerID } from '../../engine/moves';
import { toBox } from '../piles';
import { type Bound, type Crew, note, playerOf, type Ref, type State, type Table } from '../state';
import { claim, putUnder } from './row';

/** What a player has bound under a bounty. */
export const boundUnder = (G: State, p: PlayerID, bounty: Ref): Bound | undefined =>
  playerOf(G, p).bound.find((bound) => bound.bounty === bounty);

/** BOUNTY-11: the crew card lies bound under the bounty, which is the player's from now on. */
export function bind(t: Table, p: PlayerID, bounty: Ref, crew: Crew): void {
  const held = boundUnder(t.G, p, bounty);
  if (held) held.crew.push(crew);
  else playerOf(t.G, p).bound.push({ bounty, crew: [crew] });
  note(t, { kind: 'bound', p, bounty, crew: crew.ref });
  claim(t, bounty);
}

/** A bounty with all who are bound under it leaves its holder. */
export function takeBound(t: Table, p: PlayerID, bounty: Ref): Bound | undefined {
  const bound = boundUnder(t.G, p, bounty);
  const player = playerOf(t.G, p);
  player.bound = player.bound.filter((one) => one.bounty !== bounty);
  return bound;
}

/** One of them is bound no longer; with nobody left under it the bounty goes under its deck (BOUNTY-21, BOUNTY-24). */
export function unbind(t: Table, p: PlayerID, bounty: Ref, ref: Ref): Crew | undefined {
  const bound = boundUnder(t.G, p, bounty);
  const crew = bound?.crew.find((one) => one.ref === ref);
  if (!bound || !crew) return undefined;
  bound.crew = bound.crew.filter((one) => one.ref !== ref);
  if (bound.crew.length === 0) {
    takeBound(t, p, bounty);
    putUnder(t, bounty);
  }
  return crew;
}

/** The bounty and its bound crew leave the game. */
export function boxBound(t: Table, p: PlayerID, bounty: Ref): void {
  const bound = takeBound(t, p, bounty);
  if (!bound) return;
  for (const { ref } of bound.crew) toBox(t, ref);
  toBox(t, bounty);
}

/** REAVER-05 */
export function loseBound(t: Table, p: PlayerID): void {
  for (const { bounty, crew } of [...playerOf(t.G, p).bound]) {
    boxBound(t, p, bounty);
    for (const { ref } of crew) note(t, { kind: 'removed', p, crew: ref });
  }
}
