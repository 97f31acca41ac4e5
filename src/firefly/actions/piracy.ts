import { type Move, move, type PlayerID } from '../../engine/moves';
import { modifiersOf } from '../abilities';
import { canBoard } from '../boarding';
import { isLeader, jobCard } from '../cards';
import type { JobCard } from '../content/types';
import { meets, spendFor } from '../need';
import { playerOf, type Ref, rivals, type State } from '../state';
import { isMoral } from '../who';
import { activeLimit } from './deal';
import { jobsToStart } from './shared-jobs';
import { eligible, stepOf } from './work';

/** PIRACY-07: what is done to a moral leader is immoral. */
export const isWrong = (G: State, job: JobCard | null, rival: PlayerID): boolean =>
  job?.immoral === 'subjective' && playerOf(G, rival).crew.some((crew) => isLeader(crew.ref) && isMoral(crew));

/** Piracy that can be tried here and now: `raid(job, rival)`, the victim chosen anew each time (PIRACY-01, PIRACY-06). */
export function raids(G: State, p: PlayerID): Move[] {
  const { sector, active } = playerOf(G, p);
  const victims = rivals(G, p).filter((rival) => playerOf(G, rival).sector === sector && canBoard(G, rival));
  if (victims.length === 0) return [];
  // PIRACY-02
  const startable = active.length < activeLimit(G, p) ? jobsToStart(G, p) : [];
  return [...active.map(({ ref }) => ref), ...startable].flatMap((ref) =>
    victims.filter((rival) => canRaid(G, p, ref, rival)).map((rival) => move('raid', ref, rival)),
  );
}

function canRaid(G: State, p: PlayerID, ref: Ref, rival: PlayerID): boolean {
  const card = jobCard(ref);
  const step = stepOf(card, playerOf(G, p).active.find((job) => job.ref === ref)?.step ?? 0);
  if (!card.types.includes('piracy') || !step?.target || !meets(G, { p: rival }, step.target.needs)) return false;
  if (modifiersOf(G, { p }, 'noWorkFor').some(({ value }) => value.includes(card.contact))) return false;
  const team = eligible(G, p, card, isWrong(G, card, rival));
  return team.length > 0 && spendFor(G, { p, team }, card.needs ?? []) !== null;
}
