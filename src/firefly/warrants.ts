import type { PlayerID } from '../engine/moves';
import { abilitiesOf } from './abilities';
import { pushAbility } from './ability';
import { strike } from './contacts/spare';
import type { Ability } from './content/types';
import { note, playerOf, type Table } from './state';

/** Warrant tokens and no more: no job and no goal is lost by them (MISB-20). */
export const warrantTokens = (t: Table, p: PlayerID, n: number): void => strike(t, p, { event: 'warrant', n });

/** Warrants come upon the ship; Harken has his say (SOLID-07), and whose job it is that one was issued on (MISB-18). */
export function addWarrants(t: Table, p: PlayerID, n: number, { issued }: { issued: boolean }): void {
  playerOf(t.G, p).warrants += n;
  note(t, { kind: 'warrants', p, n });
  const speaking = abilitiesOf(t.G, { p }, 'warrant').filter(({ ability }) => ability.do && (issued || !speaksOfJobs(ability)));
  for (const found of speaking.reverse()) pushAbility(t, found);
}

const speaksOfJobs = ({ needs = [] }: Ability): boolean => needs.some((need) => 'job' in need);

/** Takes warrants off the ship; wanted crew stay wanted (CORE-38). */
export function clearWarrants(t: Table, p: PlayerID, n: number): void {
  const player = playerOf(t.G, p);
  const cleared = Math.min(n, player.warrants);
  if (cleared === 0) return;
  player.warrants -= cleared;
  note(t, { kind: 'warrants', p, n: -cleared });
}
