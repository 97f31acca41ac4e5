import { nearest } from '../engine/frames';
import type { PlayerID } from '../engine/moves';
import type { WorkFrame } from './actions/work';
import type { CardId, ContactId, Freight, NpcShip, SectorId, Skill } from './content/types';
import { type ActiveJob, type Crew, type Hold, playerOf, type Ref, type State } from './state';

/** Who and what a need, a count, a selector or an effect is about. */
export interface Scene {
  /** The player concerned. */
  p: PlayerID;
  /** The card that speaks. */
  src?: Ref;
  /** The crew whose card it is, or who carries it. */
  by?: Ref;
  /** The crew singled out before. */
  that?: Ref;
  /** The other player of a showdown. */
  rival?: PlayerID;
  /** The contact dealt with. */
  contact?: ContactId;
  /** The crew just hired. */
  hired?: Ref;
  /** The skill of the test at hand. */
  skill?: Skill;
  /** The first die of the rival, or of the test at hand. */
  die?: number;
  /** The player attacks in the showdown at hand. */
  attacking?: boolean;
  /** The ship being moved, where it ends, and the nav card that moves it. */
  ship?: { is: NpcShip; at: SectorId };
  nav?: CardId;
  /** What was delivered, where that is what counts. */
  delivered?: Partial<Record<Freight, number>>;
  /** Numbers of the gamble, the theft or the delivery at hand. */
  pips?: number;
  staked?: number;
  rolled?: number;
  stolen?: number;
  sets?: number;
  /** The nav deck whose size is asked for. */
  deckSize?: number;
  /** Warrants the ship had when the law came; all are cleared before the wanted are rolled for. */
  charged?: number;
  /** Warrants that count in place of those on the ship. */
  warrants?: number;
  /** The job just discarded. */
  job?: Ref;
  /** A team of a split crew; only it counts. */
  team?: Ref[];
  /** All gear stays aboard. */
  noGear?: boolean;
}

/** The Work action this player is in the middle of. */
export function workOf(G: State, p: PlayerID): WorkFrame | undefined {
  const work = nearest(G, 'work');
  return work?.p === p ? work : undefined;
}

/** The active job this player is working. */
export function jobAtHand(G: State, p: PlayerID): ActiveJob | undefined {
  const job = workOf(G, p)?.job;
  return playerOf(G, p).active.find(({ ref }) => ref === job);
}

/** Whose cards count; undefined: everybody's. Of a team whoever was sent back to the ship no longer does (MISB-06). */
export function onJob(G: State, { p, team, ship }: Scene): readonly Ref[] | undefined {
  // Ships that are met have to do with everybody aboard, even in the middle of a job (ALLIANCE-08).
  if (ship) return team;
  const on = workOf(G, p)?.crew;
  return team && on ? team.filter((ref) => on.includes(ref)) : (team ?? on);
}

/** Whether all gear stays aboard (WORK-05). */
export const withoutGear = (G: State, { p, noGear }: Scene): boolean => noGear === true || workOf(G, p)?.noGear === true;

/** Those who count: the crew on the job in a Work action (WORK-05), else everybody aboard (SKILL-04). */
export function teamOf(G: State, scene: Scene): Crew[] {
  const crew = playerOf(G, scene.p).crew;
  const on = onJob(G, scene);
  return on ? crew.filter(({ ref }) => on.includes(ref)) : crew;
}

/** Those whom results reach: as teamOf while the attempt is open, everybody once it is done (WORK-05, PAY-05). */
export function exposedOf(G: State, scene: Scene): Crew[] {
  if (scene.team || workOf(G, scene.p)?.open) return teamOf(G, scene);
  return playerOf(G, scene.p).crew;
}

export const crewOf = (G: State, p: PlayerID, ref: Ref): Crew | undefined => playerOf(G, p).crew.find((crew) => crew.ref === ref);

/** How many of a token are aboard, hold and stash together. */
export function aboard(G: State, p: PlayerID, token: keyof Hold): number {
  const player = playerOf(G, p);
  return player.hold[token] + player.stash[token];
}
