import { nearest } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { abilitiesOf, cardOf, distinct, hasTriggered, isSupply } from './cards';
import type { Ability, Effect, Role, Window } from './content/types';
import { canDo, runEffects, triggerCard } from './effects';
import { meets, type Scene, targetOf } from './filter';
import { note, type Placed, playerOf, type Ref, type State, type Table } from './state';
import { isActive } from './values';

/** The side a player is on in the fight under way. */
export function roleOf(G: State, p: PlayerID): Role | undefined {
  const fight = nearest(G, 'fight');
  if (fight?.at !== 'round') return undefined;
  return fight.p === p ? 'attacker' : fight.defender === p ? 'defender' : undefined;
}

/** Whether a player may use what works in this window. What happens by itself at its moment has no window. */
export function isWindow(G: State, p: PlayerID, when: Window | undefined): boolean {
  const own = G.turn.player === p;
  switch (when) {
    case 'any':
      return true;
    case 'your-turn':
      return own;
    case 'your-turn-or-fight':
      return own || roleOf(G, p) !== undefined;
    case 'fight':
      return roleOf(G, p) !== undefined;
    case 'fight-attacker':
      return roleOf(G, p) === 'attacker';
    case 'fight-defender':
      return roleOf(G, p) === 'defender';
    case 'deal': {
      const deal = nearest(G, 'deal');
      return deal?.p === p && deal.at === 'build';
    }
    case 'deal-other': {
      const cancel = nearest(G, 'cancel');
      return cancel !== undefined && cancel.dealer !== p;
    }
    default:
      return false;
  }
}

/** What an ability counts as when it may be used only once. */
const onceKey = (ref: Ref, i: number): string => `${ref} ${i}`;

export const sceneFor = (G: State, p: PlayerID, card: Ref): Scene => {
  const same = nearest(G, 'cancel')?.dealer;
  const role = roleOf(G, p);
  return { p, card, ...(same === undefined ? {} : { same }), ...(role === undefined ? {} : { role }) };
};

/** Conditions, price and use; an ability that would do nothing at all is not offered. */
function isPossible(G: State, scene: Scene, ability: Ability): boolean {
  return (
    meets(G, scene, cardOf(scene.card).requires) &&
    meets(G, scene, ability.if) &&
    (ability.cost ?? []).every((effect) => canDo(G, scene, effect)) &&
    (ability.do ?? []).some((effect) => canDo(G, scene, effect))
  );
}

/** What a card adds to a fight by merely lying in the display is counted, not used (values.ts). */
const isCounted = ({ zone, cost, do: effects }: Ability): boolean =>
  zone === 'display' && !cost && (effects ?? []).every((effect) => effect.do === 'strength' && typeof effect.n === 'number');

function isUsable(G: State, p: PlayerID, ref: Ref, i: number, zone: Ability['zone']): boolean {
  const ability = must(abilitiesOf(ref)[i], 'ability');
  if (ability.mode !== 'innate' || !ability.do || ability.zone !== zone || isCounted(ability) || !isWindow(G, p, ability.when))
    return false;
  if (ability.once === 'turn' && G.turn.once.includes(onceKey(ref, i))) return false;
  if (ability.once === 'fight' && nearest(G, 'fight')?.once.includes(onceKey(ref, i))) return false;
  return isPossible(G, sceneFor(G, p, ref), ability);
}

/** Innate abilities that can be used now (MB-CARD-08), those of the target of a fight excepted (MB-FIGHT-06). */
export function innateMoves(G: State, p: PlayerID): Move[] {
  const { tableau, hand, display } = playerOf(G, p);
  const target = targetOf(G);
  const moves: Move[] = [];
  const look = (ref: Ref, zone: Ability['zone']) => {
    const abilities = abilitiesOf(ref);
    for (let i = 0; i < abilities.length; i++) if (isUsable(G, p, ref, i, zone)) moves.push(move('useAbility', ref, i));
  };
  for (const placed of tableau) if (isActive(placed) && placed.ref !== target) look(placed.ref, undefined);
  for (const ref of distinct(hand)) look(ref, 'hand');
  for (const { ref } of display) look(ref, 'display');
  return moves;
}

/** Uses an innate ability: its card is triggered where it says so, the price is paid, then it works. */
export function useAbility(t: Table, p: PlayerID, ref: Ref, i: number): void {
  const { G } = t;
  const ability = must(abilitiesOf(ref)[i], 'ability');
  const scene = sceneFor(G, p, ref);
  note(t, { kind: 'ability', p, card: ref });
  if (ability.once === 'turn') G.turn.once.push(onceKey(ref, i));
  if (ability.once === 'fight') nearest(G, 'fight')?.once.push(onceKey(ref, i));
  if (ability.trigger) triggerCard(t, p, p, ref);
  payAndDo(t, scene, ability.cost, ability.do);
}

/** The price comes first; the stack runs the other way round. */
export function payAndDo(t: Table, scene: Scene, cost: readonly Effect[] = [], effects: readonly Effect[] = []): void {
  runEffects(t, scene, effects);
  runEffects(t, scene, cost);
}

/** Whether the triggered ability of a card of one's tableau could be used, whatever its state. */
export function canUseTriggered(G: State, p: PlayerID, ref: Ref): boolean {
  const scene = sceneFor(G, p, ref);
  return (
    hasTriggered(ref) &&
    meets(G, scene, cardOf(ref).requires) &&
    abilitiesOf(ref).some(({ mode, cost }) => mode === 'triggered' && (cost ?? []).every((effect) => canDo(G, scene, effect)))
  );
}

/** May be triggered by an activation: set, free, not the target of a fight (MB-ACT-09). */
export const canTrigger = (G: State, p: PlayerID, placed: Placed): boolean =>
  isActive(placed) && placed.ref !== targetOf(G) && canUseTriggered(G, p, placed.ref);

/** Carries out the triggered abilities of a card, in the order they stand on it (MB-CARD-12). */
export function startTriggered(t: Table, p: PlayerID, ref: Ref): void {
  const scene = sceneFor(t.G, p, ref);
  for (const { mode, cost, do: effects } of [...abilitiesOf(ref)].reverse()) if (mode === 'triggered') payAndDo(t, scene, cost, effects);
}

/** Ways to use a supply card of the hand other than for its attribute (MB-SUPPLY-04). */
export function supplyUses(G: State, p: PlayerID, ref: Ref): number[] {
  const scene = sceneFor(G, p, ref);
  return abilitiesOf(ref).flatMap((ability, i) =>
    (ability.mode === 'special' || ability.mode === 'maneuver') && isWindow(G, p, ability.when) && isPossible(G, scene, ability) ? [i] : [],
  );
}

export const supplyMoves = (G: State, p: PlayerID): Move[] =>
  distinct(playerOf(G, p).hand)
    .filter((ref) => isSupply(cardOf(ref)))
    .flatMap((ref) => supplyUses(G, p, ref).map((i) => move('useCard', ref, i)));
