import { crewCard, crewCost, gearCard, hasKeyword, isLeader, isNamed } from './cards';
import type { Who } from './content/types';
import { exposedOf, type Scene, teamOf } from './scene';
import { skillOfCrew, usableGear } from './skills';
import { type Crew, playerOf, type Ref, type State } from './state';

export const isMoral = (crew: Crew): boolean => crewCard(crew.ref).moral === true;

/** Wanted by printed symbol or by token, both count the same (OUTLAW-05). */
export const isWanted = (crew: Crew): boolean => crew.wanted || crewCard(crew.ref).wanted === true;

/** The crew a card means; with an `n` beside it their owner chooses among these. */
export function select(G: State, scene: Scene, who: Who): Ref[] {
  return crewFor(G, scene, who).map(({ ref }) => ref);
}

function crewFor(G: State, scene: Scene, who: Who): Crew[] {
  const all = playerOf(G, scene.p).crew;
  if (typeof who === 'object') {
    const exposed = exposedOf(G, scene);
    if ('professions' in who) return exposed.filter(({ ref }) => who.professions.some((p) => crewCard(ref).professions?.includes(p)));
    if ('carrying' in who) return exposed.filter(({ ref }) => carries(G, scene, ref, (gear) => hasKeyword(gearCard(gear), who.carrying)));
    if ('skillOnCard' in who) return exposed.filter(({ ref }) => (crewCard(ref)[who.skillOnCard] ?? 0) > 0);
    return exposed.filter(({ ref }) => isNamed(ref, who.crew));
  }
  switch (who) {
    case 'all':
      return all;
    case 'on-job':
    case 'team':
      return teamOf(G, scene);
    case 'on-job-without-gear':
      return teamOf(G, scene).filter(({ ref }) => !carries(G, scene, ref, () => true));
    case 'moral':
      // What somebody aboard chooses to do upsets everybody, as an immoral job does (PAY-05); results of the job reach those on it.
      return (scene.src !== undefined && scene.src === scene.by ? all : exposedOf(G, scene)).filter(isMoral);
    case 'wanted':
      return exposedOf(G, scene).filter(isWanted);
    case 'wanted-on-job':
      return teamOf(G, scene).filter(isWanted);
    case 'disgruntled':
      return exposedOf(G, scene).filter(({ disgruntled }) => disgruntled);
    case 'not-leader':
      return all.filter(({ ref }) => !isLeader(ref));
    case 'leader':
      return all.filter(({ ref }) => isLeader(ref));
    case 'any':
      return exposedOf(G, scene);
    case 'other':
      return exposedOf(G, scene).filter(({ ref }) => ref !== scene.by);
    case 'self':
    case 'carrier':
      return all.filter(({ ref }) => ref === scene.by);
    case 'that-crew':
      return all.filter(({ ref }) => ref === scene.that);
    case 'highest-fight':
      return best(teamOf(G, scene), ({ ref }) => skillOfCrew(G, scene.p, ref, 'fight'));
    case 'highest-cost':
      return best(
        all.filter(({ ref }) => !isLeader(ref)),
        ({ ref }) => crewCost(ref),
      );
    case 'rival':
    case 'rival-crew':
      // Of boarders only those who came along (WORK-05); one who stands alone has neither crew nor leader.
      return scene.rival === undefined ? [] : exposedOf(G, { p: scene.rival });
    case 'rival-leader':
      return scene.rival === undefined ? [] : playerOf(G, scene.rival).crew.filter(({ ref }) => isLeader(ref));
  }
}

/** Whether this crew carries gear that fits, and has it along. */
export function carries(G: State, scene: Scene, ref: Ref, fits: (gear: Ref) => boolean): boolean {
  return usableGear(G, scene).some((gear) => gear.by === ref && fits(gear.ref));
}

/** Of equals their owner picks one (effects.ts). */
function best(crew: Crew[], value: (crew: Crew) => number): Crew[] {
  const most = Math.max(...crew.map(value));
  return crew.filter((one) => value(one) === most);
}
