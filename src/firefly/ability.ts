import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { abilitiesOf, type InForce } from './abilities';
import { abilitiesAt } from './cards';
import type { Ability, Effect, Trigger } from './content/types';
import { discardCrew } from './crew';
import { runEffects } from './effects';
import { checkLoad } from './free/overload';
import { loseGear } from './gear';
import { meets, payable } from './need';
import { discard, takeFrom } from './piles';
import { crewOf, jobAtHand, type Scene, workOf } from './scene';
import { type Kind, note, playerOf, type Ref, type State, type Table } from './state';

/** An ability whose moment has come: asks when it is optional, then pays and does it. */
export interface AbilityFrame {
  kind: 'ability';
  ask: PlayerID | null;
  scene: Scene;
  ability: Ability;
  agreed: boolean;
}

/** Lets every card that speaks at this moment have its say, in the order of the cards. */
export function trigger(t: Table, scene: Scene, when: Trigger): void {
  for (const found of abilitiesOf(t.G, scene, when).reverse()) if (found.ability.do) pushAbility(t, found);
}

/** Puts one ability on the stack; one that its owner has chosen to use is told of. */
export function pushAbility(t: Table, { ability, scene, src }: Omit<InForce, 'index'>, agreed = false): void {
  if (agreed) note(t, { kind: 'ability', p: scene.p, card: src });
  t.G.stack.push({ kind: 'ability', ask: null, scene, ability, agreed });
}

/** Whether an ability can be used now: needs, price, and how often. */
export function isUsable(G: State, { ability, src, index, scene }: InForce): boolean {
  // GOAL-06
  if (ability.once === 'job' && workOf(G, scene.p)?.job === undefined) return false;
  if (ability.once && usesOf(G, scene.p, ability.once).includes(useKey(G, src, index, ability.once))) return false;
  return meets(G, scene, ability.needs ?? []) && payable(G, scene, ability.cost ?? []);
}

const onceKey = (src: Ref, index: number): string => `${src}/${index}`;

/** Uses within a job are noted with it, those within a Work action, as on a bounty, there, all others with the turn. */
function usesOf(G: State, p: PlayerID, once: NonNullable<Ability['once']>): string[] {
  if (once === 'turn') return G.turn.once;
  return (once === 'job' ? jobAtHand(G, p)?.once : undefined) ?? workOf(G, p)?.once ?? G.turn.once;
}

/** Another action of the turn is another chance. */
const useKey = (G: State, src: Ref, index: number, once: Ability['once']): string =>
  once === 'action' ? `${onceKey(src, index)}@${G.turn.used.length}` : onceKey(src, index);

/** An ability that works but once in a while has been used. */
export function noteUse(t: Table, { ability, src, index, scene }: InForce): void {
  if (ability.once) usesOf(t.G, scene.p, ability.once).push(useKey(t.G, src, index, ability.once));
}

/** Pays the price of a card's ability: what it costs, and the card itself where it is used up. */
export function spendAbility(t: Table, scene: Scene, ability: Pick<Ability, 'cost' | 'discard'>): void {
  if (ability.discard && scene.src !== undefined) discardOwn(t, scene.p, scene.src);
  if (ability.cost?.length) runEffects(t, scene, ability.cost as Effect[]);
}

/** Discards a card the player has in play, whatever it is; gear may be kept by a roll (Grimey). */
export function discardOwn(t: Table, p: PlayerID, ref: Ref): void {
  const player = playerOf(t.G, p);
  if (player.gear.some((gear) => gear.ref === ref)) {
    for (const { ability, scene } of abilitiesOf(t.G, { p }, 'gear-discard')) {
      const min = ability.modifier?.keepOnRoll?.min;
      if (min === undefined) continue;
      const die = t.random.D6();
      note(t, { kind: 'die', p, die, why: scene.src ?? '', marks: [min] });
      if (die >= min) return;
    }
    loseGear(t, p, ref);
    discard(t, ref);
    note(t, { kind: 'discarded', p, card: ref });
  } else if (takeFrom(player.upgrades, ref)) {
    discard(t, ref);
    note(t, { kind: 'discarded', p, card: ref });
    checkLoad(t, p);
  } else if (crewOf(t.G, p, ref)) {
    discardCrew(t, p, ref);
  }
}

export const ability: Kind<AbilityFrame> = {
  moves: ['yes', 'no'],
  step(t, frame) {
    const { ability: card, scene } = frame;
    if (!meets(t.G, scene, card.needs ?? []) || !payable(t.G, scene, card.cost ?? [])) return finish(t);
    if (card.may && !frame.agreed) {
      frame.ask = scene.p;
      return;
    }
    finish(t);
    runEffects(t, scene, card.do ?? []);
    spendAbility(t, scene, card);
  },
  choices: () => [move('yes'), move('no')],
  decide(t, frame, name) {
    if (name === 'no') finish(t);
    else frame.agreed = true;
  },
};

/** Abilities of one card for one moment; for cards that are looked at by themselves. */
export const ownAbilities = abilitiesAt;
