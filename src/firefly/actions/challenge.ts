import type { PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { abilitiesChanging, jobCard } from '../cards';
import type { JobCard, Need } from '../content/types';
import { jobFits, spendFor } from '../need';
import { takeFrom } from '../piles';
import type { Scene } from '../scene';
import { note, playerOf, type Ref, type State, type Table } from '../state';
import type { WorkFrame } from './work';

/** Whether a Big Damn Challenge leaves all gear aboard. */
export const leavesGear = (challenge: Ref | null): boolean =>
  challenge !== null && abilitiesChanging(jobCard(challenge), 'prohibitGear').length > 0;

/** How many a challenge lets go on its job. */
export function crewLimit(challenge: Ref | null): number {
  if (challenge === null) return Number.POSITIVE_INFINITY;
  const limits = abilitiesChanging(jobCard(challenge), 'crewOnJobLimit').map(({ modifier }) => modifier?.crewOnJobLimit?.set);
  return Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY));
}

/** Whether so many of this team, at most, can meet the needs. More hands never do worse, so only full teams are tried. */
export function meetsWithin(G: State, scene: Scene & { team: Ref[] }, needs: readonly Need[], limit: number): boolean {
  const { team } = scene;
  if (team.length === 0) return false;
  if (team.length <= limit || needs.length === 0) return spendFor(G, scene, needs) !== null;
  const pick = (from: number, picked: Ref[]): boolean => {
    if (picked.length === limit) return spendFor(G, { ...scene, team: picked }, needs) !== null;
    for (let i = from; i <= team.length - (limit - picked.length); i++) if (pick(i + 1, [...picked, team[i] as Ref])) return true;
    return false;
  };
  return pick(0, []);
}

/** Challenges in hand that can go with the job being started (CHALLENGE-02, CHALLENGE-03), one at most (U-08). */
export function attachable(G: State, work: WorkFrame, card: JobCard): Ref[] {
  const { p, crew } = work;
  if (work.task !== 'job' || work.challenge) return [];
  return playerOf(G, p).hand.filter((ref) => {
    const { attach } = jobCard(ref);
    if (!attach || !jobFits(G, { p }, attach.job)) return false;
    return meetsWithin(G, { p, team: crew, noGear: leavesGear(ref) }, card.needs ?? [], crewLimit(ref));
  });
}

export function attach(t: Table, p: PlayerID, work: WorkFrame, ref: Ref): void {
  const player = playerOf(t.G, p);
  takeFrom(player.hand, ref);
  takeFrom(player.shown, ref);
  const job = must(
    player.active.find((one) => one.ref === work.job),
    'active job',
  );
  job.challenge = ref;
  work.challenge = ref;
  work.noGear = leavesGear(ref);
  note(t, { kind: 'challenge', p, job: job.ref, challenge: ref });
}
