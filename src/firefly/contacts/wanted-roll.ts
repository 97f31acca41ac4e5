import { finish } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { modifiersOf } from '../abilities';
import { abilitiesChanging, crewCard } from '../cards';
import type { EffectOf } from '../content/types';
import { countOf } from '../count';
import { removeCrew } from '../crew';
import { runEffects } from '../effects';
import { perish, standIns } from '../kill';
import { text } from '../menu';
import { takeFrom } from '../piles';
import { crewOf, type Scene } from '../scene';
import { type Kind, note, type Ref, type State, type Table } from '../state';
import { select } from '../who';

/** A die for each wanted crew member (ALLIANCE-08); where only some can be hidden from it the owner chooses whom. */
export interface WantedRollFrame {
  kind: 'wanted-roll';
  ask: PlayerID | null;
  scene: Scene;
  effect: EffectOf<'wanted-roll'>;
  /** Those still to be rolled for. */
  left: Ref[];
  /** So many of them can be hidden. */
  hides: number;
  /** Seized, unless somebody dies in their place. */
  caught: Ref | null;
  seized: number;
}

/** Those of some crew whom no gear protects, and how many of these the ship can hide. */
function unprotected(G: State, scene: Scene, crew: readonly Ref[]): { left: Ref[]; hides: number } {
  const cover = modifiersOf(G, scene, 'ignoreWanted');
  const safe = cover.flatMap(({ value, scene: own }) => (value.n === undefined ? select(G, own, value.who) : []));
  return { left: crew.filter((ref) => !safe.includes(ref)), hides: cover.reduce((sum, { value }) => sum + (value.n ?? 0), 0) };
}

/** Those who can be taken without a roll: nobody whom something aboard protects from one (CORVETTE-04). */
export function takable(G: State, scene: Scene, crew: readonly Ref[]): Ref[] {
  const { left, hides } = unprotected(G, scene, crew);
  return left.length > hides ? left : [];
}

export function rollWanted(t: Table, scene: Scene, effect: EffectOf<'wanted-roll'>): void {
  const { left, hides } = unprotected(t.G, scene, select(t.G, scene, effect.who));
  t.G.stack.push({ kind: 'wanted-roll', ask: null, scene, effect, left, hides, caught: null, seized: 0 });
}

export const wantedRoll: Kind<WantedRollFrame> = {
  moves: ['hide', 'standIn', 'letGo'],
  step(t, frame) {
    const { scene, effect } = frame;
    if (frame.hides > 0) {
      if (frame.left.length > frame.hides) frame.ask = scene.p;
      else Object.assign(frame, { left: [], hides: 0 });
      return;
    }
    const ref = frame.left.shift();
    if (ref === undefined) {
      finish(t);
      return runEffects(t, scene, (frame.seized > 0 ? effect.anySeized : effect.noneSeized) ?? []);
    }
    if (!crewOf(t.G, scene.p, ref) || isLucky(t, frame, ref)) return;
    if (standIns(t.G, scene, ref, 'seize').length === 0) return seize(t, frame, ref);
    frame.caught = ref;
    frame.ask = scene.p;
  },
  choices(G, frame) {
    if (frame.caught === null) return frame.left.map((ref) => move('hide', ref));
    return [...standIns(G, frame.scene, frame.caught, 'seize').map((ref) => move('standIn', ref)), move('letGo')];
  },
  decide(t, frame, name, args) {
    const { p } = frame.scene;
    if (name === 'hide') {
      takeFrom(frame.left, text(args));
      frame.hides--;
      return;
    }
    if (name === 'standIn') perish(t, p, text(args));
    else seize(t, frame, must(frame.caught, 'crew'));
    frame.caught = null;
  },
};

function seize(t: Table, frame: WantedRollFrame, ref: Ref): void {
  frame.seized++;
  removeCrew(t, frame.scene.p, ref);
}

/** No medic, no reroll (MEDIC-08, SKILL-12). */
function isLucky(t: Table, { scene, effect }: WantedRollFrame, ref: Ref): boolean {
  const before: Scene = scene.charged === undefined ? scene : { ...scene, warrants: scene.charged };
  const limits = modifiersOf(t.G, before, 'dodgeAbove').map(({ value }) => countOf(t.G, before, value));
  const rolls = abilitiesChanging(crewCard(ref), 'wantedRolls')[0]?.modifier?.wantedRolls?.set ?? 1;
  for (let i = 0; i < rolls; i++) {
    const die = t.random.D6();
    note(t, { kind: 'die', p: scene.p, die, why: ref, marks: [Math.max(...effect.removeOn, ...limits) + 1] });
    if (effect.removeOn.includes(die) || limits.some((limit) => die <= limit)) return false;
  }
  return true;
}
