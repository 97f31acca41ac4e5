import { finish, nearest } from '../engine/frames';
import type { PlayerID } from '../engine/moves';
import { gainActivations } from './activations';
import { cardOf, isBlack } from './cards';
import type { Effect, EffectOf } from './content/types';
import { cancelDeal } from './deal';
import { evadeFight } from './fight';
import { candidates, fits, type Scene } from './filter';
import { lookAt } from './look';
import { openMarket, openSupply } from './market';
import { openPick } from './pick';
import { discard, draw, gainBlack, leaveTableau, returnBlack } from './piles';
import { fromSeat, type Kind, note, playerOf, type Ref, rivals, type State, type Table } from './state';
import { gainCredits, gainVerse, payCredits, stealCredits, verseLeft } from './tokens';

/** A list of effects being carried out, one after the other. */
export interface EffectsFrame {
  kind: 'effects';
  ask: PlayerID | null;
  scene: Scene;
  list: readonly Effect[];
  at: number;
  /** Times the effect at hand is still to be repeated; 0 when it has not begun. */
  left: number;
  /** The player affected so far, for `from: 'same'`. */
  same: PlayerID | null;
}

/** Starts a list of effects; it runs when the resolver next looks at the stack. */
export function runEffects(t: Table, scene: Scene, list: readonly Effect[]): void {
  if (list.length > 0) t.G.stack.push({ kind: 'effects', ask: null, scene, list, at: 0, left: 0, same: scene.same ?? null });
}

export const effects: Kind<EffectsFrame> = {
  moves: [],
  step(t, frame) {
    const effect = frame.list[frame.at];
    if (!effect) return finish(t);
    // What is done card by card is asked card by card.
    if (effect.do === 'discard' || effect.do === 'cycle' || effect.do === 'recover' || effect.do === 'scrap') {
      frame.left = frame.left > 0 ? frame.left - 1 : effect.n - 1;
      if (frame.left === 0) frame.at++;
    } else frame.at++;
    apply(t, frame, effect);
  },
};

/** Cards of the hand, and of the tableau where the effect says so, that a player may discard for it; nobody lets go of a warranted one. */
export function discardable(G: State, p: PlayerID, effect: EffectOf<'discard'>, except: Ref): Ref[] {
  const { hand, tableau } = playerOf(G, p);
  const filter = effect.filter ?? {};
  const held = hand.filter((ref) => ref !== except && fits(cardOf(ref), filter));
  if (effect.from === 'hand') return held;
  return [...held, ...tableau.filter(({ ref, warrant }) => !warrant && fits(cardOf(ref), filter)).map(({ ref }) => ref)];
}

/** Whether an effect would do anything at all; as a price, whether it can be paid in full. */
export function canDo(G: State, scene: Scene, effect: Effect): boolean {
  const { p } = scene;
  const player = playerOf(G, p);
  switch (effect.do) {
    case 'draw':
      return player.deck.length + player.recycle.length > 0;
    case 'discard':
      if (scene.loser !== undefined) return playerOf(G, scene.loser).hand.length >= effect.n;
      if (effect.who === 'opponent') return rivals(G, p).some((q) => playerOf(G, q).hand.length > 0);
      return discardable(G, p, effect, scene.card).length >= effect.n;
    case 'steal-credits':
      if (scene.loser !== undefined) return playerOf(G, scene.loser).credits >= effect.n;
      return rivals(G, p).some((q) => playerOf(G, q).credits > 0);
    case 'pay-credits':
      return player.credits >= effect.n;
    case 'gain-verse':
      return verseLeft(G, p) > 0;
    case 'recruitment':
      return p === G.turn.player;
    case 'influence':
      return nearest(G, 'deal')?.p === p;
    case 'strength':
      return typeof effect.n === 'number' || player.credits > 0;
    case 'power-token':
      if (typeof effect.n !== 'number' && player.credits === 0) return false;
      return effect.target.this === true || candidates(G, scene, effect.target).length > 0;
    case 'reset':
      return candidates(G, scene, { noWarrant: true, ...effect.target }).length > 0;
    case 'trigger':
    case 're-trigger':
    case 'warrant':
      return candidates(G, scene, effect.target).length > 0;
    case 'clear-warrant':
      return player.tableau.some(({ warrant }) => warrant);
    case 'cancel-deal':
      return nearest(G, 'deal') !== undefined;
    case 'evade':
      return nearest(G, 'fight') !== undefined;
    case 'cycle':
      return openMarket(G).length > 0;
    case 'gain-card':
      return openSupply(G).some((ref) => fits(cardOf(ref), effect.filter));
    case 'recover':
      return player.recycle.some((ref) => fits(cardOf(ref), effect.filter));
    case 'look':
      return player.deck.length > 0;
    case 'gain-black':
      return (G.supply['the-black']?.length ?? 0) > 0;
    case 'return-black':
      return player.hand.some(isBlack) || (effect.from === 'hand-or-recycle' && player.recycle.some(isBlack));
    case 'scrap':
      return player.hand.some((ref) => ref !== scene.card);
    case 'choose':
    case 'opponent-choice':
      return effect.options.some((option) => option.every((one) => canDo(G, scene, one)));
    case 'discard-this':
    case 'gain-credits':
    case 'activation':
    case 'verse-step':
    case 'return-hand':
    case 'immune':
    case 'each-opponent':
    case 'each-player':
      return true;
  }
}

/** Turns a card sideways for nothing (MB-FX-06). */
export function triggerCard(t: Table, by: PlayerID, p: PlayerID, ref: Ref): void {
  const placed = playerOf(t.G, p).tableau.find((one) => one.ref === ref);
  if (!placed) return;
  placed.triggered = true;
  note(t, { kind: 'triggered', p, card: ref, by });
  if (by === p) returnForLocation(t, p, ref);
}

/** Playing or triggering a location takes one copy of The Black out of the hand (MB-BLACK-03, -04). */
export function returnForLocation(t: Table, p: PlayerID, ref: Ref): void {
  if (cardOf(ref).traits?.includes('location')) returnBlack(t, p, 1, 'hand');
}

/** Carries out one effect; what has to be chosen is asked by a frame of its own. */
function apply(t: Table, frame: EffectsFrame, effect: Effect): void {
  const { G } = t;
  const { scene } = frame;
  const { p } = scene;
  switch (effect.do) {
    case 'draw':
      return draw(t, p, effect.n);
    case 'discard':
      if (effect.random !== true && effect.who !== 'opponent') return openPick(t, scene, effect, scene.loser ?? p);
      return openPick(t, scene, effect, p);
    case 'discard-this':
      return discard(t, p, scene.card);
    case 'gain-credits':
      return gainCredits(t, p, effect.n);
    case 'pay-credits':
      return payCredits(t, p, effect.n);
    case 'steal-credits': {
      const from = scene.loser ?? (effect.from === 'same' ? frame.same : undefined);
      if (from === null) return;
      if (from !== undefined) return stealCredits(t, p, from, effect.n);
      return openPick(t, scene, effect, p);
    }
    case 'gain-verse':
      return gainVerse(t, p, effect.n);
    case 'activation':
      return gainActivations(t, p, effect.n, effect.only ?? 'any');
    case 'recruitment':
      if (p !== G.turn.player) return;
      G.turn.recruitments += effect.n;
      return note(t, { kind: 'recruitment', p, n: effect.n });
    case 'influence': {
      const deal = nearest(G, 'deal');
      if (!deal) return;
      deal.bonus += effect.n;
      return note(t, { kind: 'influence', p, n: effect.n });
    }
    case 'strength': {
      if (typeof effect.n !== 'number') return openPick(t, scene, effect, p);
      return addStrength(t, p, effect.n);
    }
    case 'power-token':
      return openPick(t, scene, effect, p);
    case 'reset':
    case 'trigger':
    case 're-trigger':
    case 'warrant':
    case 'clear-warrant':
    case 'cycle':
    case 'gain-card':
    case 'recover':
    case 'scrap':
    case 'choose':
    case 'opponent-choice':
      return openPick(t, scene, effect, p);
    case 'verse-step':
      return; // read by the acquisition (acquire.ts)
    case 'cancel-deal':
      return cancelDeal(t, p);
    case 'evade':
      return evadeFight(t, p);
    case 'return-hand': {
      const fight = nearest(G, 'fight');
      const ref = fight?.target;
      if (!ref) return;
      leaveTableau(G, p, ref);
      playerOf(G, p).hand.push(ref);
      return note(t, { kind: 'returned', p, card: ref });
    }
    case 'look':
      return lookAt(t, p, effect.n, effect.keep);
    case 'gain-black':
      if (effect.who === 'opponent') return openPick(t, scene, effect, p);
      return gainBlack(t, p, effect.n);
    case 'return-black':
      return returnBlack(t, p, effect.n, effect.from);
    case 'immune': {
      // MB-OQ-12: until the next own turn has ended, and that is not the one under way.
      playerOf(G, p).immune = p === G.turn.player ? 2 : 1;
      return note(t, { kind: 'immune', p });
    }
    case 'each-opponent':
      for (const q of rivals(G, p).reverse()) runEffects(t, { ...scene, p: q }, effect.effects);
      return;
    case 'each-player':
      for (const q of fromSeat(G, G.turn.player).reverse()) runEffects(t, { ...scene, p: q }, effect.effects);
      return;
  }
}

/** Adds to one side of the fight. */
export function addStrength(t: Table, p: PlayerID, n: number): void {
  const fight = nearest(t.G, 'fight');
  if (!fight) return;
  note(t, { kind: 'strength', p, n });
  if (fight.p === p) fight.attack += n;
  else fight.defense += n;
}
