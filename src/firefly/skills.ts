import type { PlayerID } from '../engine/moves';
import { modifiersOf } from './abilities';
import { abilitiesChanging, crewCard, gearCard } from './cards';
import type { Skill } from './content/types';
import { meets } from './need';
import { onJob, type Scene, teamOf, withoutGear, workOf } from './scene';
import { type Gear, playerOf, type Ref, type State } from './state';

/** Gear that counts: carried, in a Work action by someone on the job, and not left behind by a challenge (CORE-29, WORK-05). */
export function usableGear(G: State, scene: Scene): Gear[] {
  if (withoutGear(G, scene)) return [];
  const on = onJob(G, scene);
  return playerOf(G, scene.p).gear.filter(({ by }) => by !== null && (!on || on.includes(by)));
}

/** A crew member's own points: printed, and what the card adds to itself as things stand. */
function ownSkill(G: State, scene: Scene, ref: Ref, skill: Skill): number {
  const card = crewCard(ref);
  let points = card[skill] ?? 0;
  for (const { when, needs, modifier } of abilitiesChanging(card, 'skillBonus')) {
    const bonus = modifier?.skillBonus;
    if (when === 'always' && bonus?.skill === skill && meets(G, { ...scene, src: ref, by: ref }, needs ?? [])) points += bonus.add;
  }
  return points;
}

/** Whether the fight of this gear counts although the test is kosherized. */
function countsKosherized(gear: Gear): boolean {
  if (abilitiesChanging(gearCard(gear.ref), 'countsKosherized').length > 0) return true;
  return (
    gear.by !== null &&
    abilitiesChanging(crewCard(gear.by), 'countsKosherized').some(({ modifier }) => modifier?.countsKosherized === 'own-gear')
  );
}

/** Whether points of fight that this card adds are gear's, and barred from a kosherized test (SKILL-07). */
export function isBarred(G: State, p: PlayerID, src: Ref): boolean {
  const gear = playerOf(G, p).gear.find(({ ref }) => ref === src);
  return gear !== undefined && !countsKosherized(gear);
}

/** One crew member with the gear carried. */
export function skillOfCrew(G: State, p: PlayerID, ref: Ref, skill: Skill, kosherized = false): number {
  const scene = { p };
  const gear = usableGear(G, scene).filter(({ by }) => by === ref);
  return ownSkill(G, scene, ref, skill) + gearSkill(gear, skill, kosherized);
}

function gearSkill(gear: readonly Gear[], skill: Skill, kosherized: boolean): number {
  const barred = kosherized && skill === 'fight';
  return gear.reduce((points, one) => points + (barred && !countsKosherized(one) ? 0 : (gearCard(one.ref)[skill] ?? 0)), 0);
}

/** All usable points of a skill (SKILL-01, SKILL-04); SKILL-07 for kosherized tests. */
export function skillTotal(G: State, scene: Scene, skill: Skill, kosherized = false): number {
  let points = gearSkill(usableGear(G, scene), skill, kosherized);
  for (const { ref } of teamOf(G, scene)) points += ownSkill(G, scene, ref, skill);
  return points;
}

/** Whether a challenge forbids the points of this skill in tests of the job at hand. */
export function isProhibited(G: State, scene: Scene, skill: Skill): boolean {
  const work = workOf(G, scene.p);
  return work !== undefined && modifiersOf(G, scene, 'prohibitSkill').some(({ value, src }) => value === skill && src === work.challenge);
}
