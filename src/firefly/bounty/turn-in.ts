import type { PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { abilitiesOf, addedBy } from '../abilities';
import { pushAbility, trigger } from '../ability';
import { openWork, type WorkFrame } from '../actions/work';
import { bountyCard } from '../cards';
import { countOf } from '../count';
import { fromBank } from '../money';
import { isAt } from '../place';
import { note, playerOf, type Ref, type State, type Table } from '../state';
import { boundUnder } from './bound';

/** Bounties that can be turned in here (BOUNTY-13). */
export const dueHere = (G: State, p: PlayerID): Ref[] =>
  playerOf(G, p)
    .bound.map(({ bounty }) => bounty)
    .filter((bounty) => isAt(G, { p }, bountyCard(bounty).dropOff, playerOf(G, p).sector));

/** Nobody is mustered for it: whoever is aboard has a part in it. Morals and cuts come as after a job (BOUNTY-14). */
export function turnIn(t: Table, p: PlayerID, bounty: Ref): void {
  openWork(t, p, { task: 'bounty', job: bounty, crew: playerOf(t.G, p).crew.map(({ ref }) => ref), stage: 'pay' });
}

/**
 * BOUNTY-13, BOUNTY-16, BOUNTY-23: the reward, for an alert once for each of the bound, and what lawmen add. A bounty is a job of a special
 * sort: cards that ask what sort of job was done speak up too.
 */
export function collectReward(t: Table, { p, job }: WorkFrame): void {
  const bounty = must(job, 'bounty');
  const { crew } = must(boundUnder(t.G, p, bounty), 'bound crew');
  const { base, per } = bountyCard(bounty).pay;
  const times = per ? countOf(t.G, { p, delivered: { fugitives: crew.length } }, per) : 1;
  const pay = fromBank(t, p, base * times + addedBy(t.G, { p }, 'bountyBonus'));
  note(t, { kind: 'bounty-done', p, bounty, crew: crew.map(({ ref }) => ref), pay });
  trigger(t, { p }, 'bounty-delivered');
  for (const found of abilitiesOf(t.G, { p }, 'job-complete').reverse())
    if (found.ability.do && found.ability.needs?.some((need) => 'job' in need)) pushAbility(t, found);
}
