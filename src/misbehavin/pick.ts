import { finish, nearest } from '../engine/frames';
import { type Arg, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { canUseTriggered, startTriggered } from './ability';
import { cardOf, distinct } from './cards';
import type { Effect, Filter } from './content/types';
import { addStrength, canDo, discardable, runEffects, triggerCard } from './effects';
import { candidates, fits, type Scene } from './filter';
import { cycle, openMarket, openSupply, takeOffer } from './market';
import { discard, gainBlack, scrap } from './piles';
import { reactTo } from './react';
import { type Kind, note, playerOf, type Ref, rivals, type State, type Table } from './state';
import { payCredits, stealCredits } from './tokens';
import { placedOf } from './values';

/** Somebody chooses what an effect is about: a card, a player, one of several options or an amount. */
export interface PickFrame {
  kind: 'pick';
  ask: PlayerID | null;
  scene: Scene;
  effect: Effect;
  /** Who chooses. */
  p: PlayerID;
}

export function openPick(t: Table, scene: Scene, effect: Effect, p: PlayerID): void {
  t.G.stack.push({ kind: 'pick', ask: null, scene, effect, p });
}

type What = 'chooseCard' | 'choosePlayer' | 'chooseOption' | 'pay';

/** What can be chosen, and the move it is chosen with. */
function asked(G: State, { scene, effect, p }: PickFrame): { what: What; among: Arg[] } {
  const player = playerOf(G, p);
  const cards = (among: readonly Ref[]) => ({ what: 'chooseCard' as const, among: [...among] });
  const some = (among: readonly PlayerID[]) => ({ what: 'choosePlayer' as const, among: [...among] });
  const paid = (most: number) => ({ what: 'pay' as const, among: Array.from({ length: Math.min(most, player.credits) }, (_, i) => i + 1) });
  switch (effect.do) {
    case 'discard':
      if (effect.who === 'opponent' && scene.loser === undefined) return some(rivals(G, p).filter((q) => playerOf(G, q).hand.length > 0));
      return cards(distinct(discardable(G, p, effect, scene.card)));
    case 'steal-credits':
      return some(rivals(G, p).filter((q) => playerOf(G, q).credits > 0));
    case 'gain-black':
      return some(rivals(G, p));
    case 'strength':
      return paid(typeof effect.n === 'number' ? 0 : effect.n.max);
    case 'power-token':
      // An amount is only ever paid for the card itself.
      if (typeof effect.n !== 'number') return paid(effect.n.max);
      return cards(candidates(G, scene, effect.target).filter((ref) => tokensOn(G, ref) < (effect.max ?? Number.POSITIVE_INFINITY)));
    case 'reset':
      return cards(candidates(G, scene, { noWarrant: true, ...effect.target }));
    case 'trigger':
      return cards(candidates(G, scene, effect.target));
    case 're-trigger':
      return cards(reTriggerable(G, p, effect.target));
    case 'warrant':
      return cards(candidates(G, scene, effect.target));
    case 'clear-warrant':
      return cards(player.tableau.filter(({ warrant }) => warrant).map(({ ref }) => ref));
    case 'cycle':
      return cards(openMarket(G));
    case 'gain-card':
      return cards(openSupply(G).filter((ref) => fits(cardOf(ref), effect.filter)));
    case 'recover':
      return cards(distinct(player.recycle.filter((ref) => fits(cardOf(ref), effect.filter))));
    case 'scrap':
      return cards(distinct(player.hand));
    case 'choose':
      return { what: 'chooseOption', among: options(G, scene, effect.options) };
    case 'opponent-choice':
      if (scene.loser === undefined) return some(scene.same === undefined ? rivals(G, p) : [scene.same]);
      return { what: 'chooseOption', among: options(G, scene, effect.options) };
    default:
      return cards([]);
  }
}

/** Options that can be carried out. */
function options(G: State, scene: Scene, list: readonly (readonly Effect[])[]): number[] {
  return list.flatMap((effects, i) => (effects.every((effect) => canDo(G, scene, effect)) ? [i] : []));
}

const tokensOn = (G: State, ref: Ref): number =>
  placedOf(G, ref)?.placed.tokens.reduce((sum, { n, until }) => sum + (until === 'leaves-play' ? n : 0), 0) ?? 0;

/** Each card once a turn, and none under a warrant (MB-OQ-03, MB-WARR-02). */
export function reTriggerable(G: State, p: PlayerID, filter: Filter): Ref[] {
  const scene = { p, card: '' };
  return candidates(G, scene, { ...filter, noWarrant: true }).filter(
    (ref) => !G.turn.once.includes(`re-trigger ${ref}`) && canUseTriggered(G, p, ref),
  );
}

export const pick: Kind<PickFrame> = {
  moves: ['chooseCard', 'choosePlayer', 'chooseOption', 'pay'],
  step(t, frame) {
    const { what, among } = asked(t.G, frame);
    const [only] = among;
    if (only === undefined) finish(t);
    // A price is named even if there is only one: it is not free.
    else if (among.length === 1 && what !== 'pay') take(t, frame, only);
    else frame.ask = frame.p;
  },
  choices(G, frame) {
    const { what, among } = asked(G, frame);
    return among.map((arg) => move(what, arg));
  },
  decide(t, frame, _name, args) {
    take(t, frame, must(args[0], 'argument'));
  },
};

function take(t: Table, frame: PickFrame, arg: Arg): void {
  const { G } = t;
  const { scene, effect, p } = frame;
  const ref = String(arg);
  finish(t);
  switch (effect.do) {
    case 'discard': {
      if (effect.who === 'opponent' && scene.loser === undefined) {
        const loser = ref;
        if (effect.random !== true) return openPick(t, { ...scene, loser }, effect, loser);
        const { hand } = playerOf(G, loser);
        return discard(t, loser, must(hand[Math.floor(t.random.Number() * hand.length)], 'card'));
      }
      return discard(t, p, ref);
    }
    case 'steal-credits':
      return stealCredits(t, p, ref, effect.n);
    case 'gain-black':
      return gainBlack(t, ref, effect.n);
    case 'strength': {
      payCredits(t, p, Number(arg));
      return addStrength(t, p, typeof effect.n === 'number' ? effect.n : Number(arg) * effect.n.per);
    }
    case 'power-token': {
      const paid = typeof effect.n !== 'number';
      if (paid) payCredits(t, p, Number(arg));
      const n = typeof effect.n === 'number' ? effect.n : Number(arg) * effect.n.per;
      const on = paid ? scene.card : ref;
      const card = playerOf(G, p).display.find((shown) => shown.ref === on) ?? placedOf(G, on)?.placed;
      card?.tokens.push({ n, until: effect.until });
      return note(t, { kind: 'power', p, card: on, n });
    }
    case 'reset': {
      const found = must(placedOf(G, ref), 'card');
      found.placed.triggered = false;
      return note(t, { kind: 'reset', p: found.p, card: ref });
    }
    case 'trigger': {
      const owner = must(placedOf(G, ref), 'card').p;
      const below = nearest(G, 'effects');
      if (below) below.same = owner;
      return triggerCard(t, p, owner, ref);
    }
    case 're-trigger':
      G.turn.once.push(`re-trigger ${ref}`);
      return startTriggered(t, p, ref);
    case 'warrant': {
      const found = must(placedOf(G, ref), 'card');
      found.placed.warrant = true;
      note(t, { kind: 'warrant', p: found.p, card: ref });
      return reactTo(t, found.p);
    }
    case 'clear-warrant': {
      const found = must(placedOf(G, ref), 'card');
      found.placed.warrant = false;
      return note(t, { kind: 'cleared', p: found.p, card: ref });
    }
    case 'cycle':
      return cycle(t, p, ref);
    case 'gain-card':
      return takeOffer(t, p, ref, effect.to, 'effect');
    case 'recover': {
      const player = playerOf(G, p);
      player.recycle.splice(player.recycle.indexOf(ref), 1);
      player.hand.push(ref);
      return note(t, { kind: 'returned', p, card: ref });
    }
    case 'scrap':
      return scrap(t, p, ref);
    case 'choose':
      return runEffects(t, scene, must(effect.options[Number(arg)], 'option'));
    case 'opponent-choice':
      if (scene.loser === undefined) return openPick(t, { ...scene, loser: ref }, effect, ref);
      return runEffects(t, scene, must(effect.options[Number(arg)], 'option'));
    default:
      return;
  }
}
