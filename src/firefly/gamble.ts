import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { misbehaveCard } from './cards';
import type { EffectOf, Suit } from './content/types';
import { runEffects } from './effects';
import { number, text } from './menu';
import { payCash } from './money';
import { discard, draw, reshuffle } from './piles';
import type { Scene } from './scene';
import { type Kind, note, playerOf, type Ref, type State, type Table } from './state';

/** A game of chance: a stake and a call where it wants them, then cards are turned up or dice are thrown. */
export interface GambleFrame {
  kind: 'gamble';
  ask: PlayerID | null;
  scene: Scene;
  effect: EffectOf<'gamble'>;
  /** Dollars on the table; null until they are. */
  staked: number | null;
  /** The suit or colour named; null until it is. */
  called: string | null;
}

export function startGamble(t: Table, scene: Scene, effect: EffectOf<'gamble'>): void {
  t.G.stack.push({ kind: 'gamble', ask: null, scene, effect, staked: effect.stakeUpTo ? null : 0, called: effect.call ? null : '' });
}

const SUITS: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades'];
const colourOf = (suit: Suit): string => (suit === 'hearts' || suit === 'diamonds' ? 'red' : 'black');

/** Stakes go up in steps of $100; nobody need stake anything. */
function stakes(G: State, { scene, effect }: GambleFrame): Move[] {
  const most = Math.min(effect.stakeUpTo ?? 0, playerOf(G, scene.p).cash);
  return Array.from({ length: Math.floor(most / 100) + 1 }, (_, i) => move('stake', 100 * i));
}

function choices(G: State, frame: GambleFrame): Move[] {
  if (frame.staked === null) return stakes(G, frame);
  return (frame.effect.call === 'suit' ? SUITS : ['black', 'red']).map((word) => move('call', word));
}

export const gamble: Kind<GambleFrame> = {
  moves: ['stake', 'call'],
  step(t, frame) {
    if (frame.staked === null && stakes(t.G, frame).length === 1) finish(t);
    else if (frame.staked === null || frame.called === null) frame.ask = frame.scene.p;
    else settle(t, frame, frame.staked);
  },
  choices,
  decide(t, frame, name, args) {
    if (name === 'stake' && number(args) === 0) finish(t);
    else if (name === 'stake') frame.staked = payCash(t, frame.scene.p, number(args));
    else {
      frame.called = text(args);
      note(t, { kind: 'called', p: frame.scene.p, call: text(args) });
    }
  },
};

function settle(t: Table, { scene, effect, called }: GambleFrame, staked: number): void {
  finish(t);
  const dice = Array.from({ length: effect.dice ?? 0 }, () => t.random.D6());
  for (const die of dice) note(t, { kind: 'die', p: scene.p, die, why: 'gamble' });
  const suits = turnUp(t, effect.draw ?? 0).map((ref) => misbehaveCard(ref).suit);
  const matching = called ? suits.filter((suit) => suit === called || colourOf(suit) === called).length : mostAlike([...dice, ...suits]);
  const after = { ...scene, staked, pips: dice.reduce((sum, die) => sum + die, 0) };
  for (let i = 0; i < matching; i++) runEffects(t, after, effect.each ?? []);
  if (matching >= (effect.match ?? 0)) runEffects(t, after, effect.win ?? []);
}

const mostAlike = (shown: readonly (number | Suit)[]): number =>
  Math.max(0, ...shown.map((one) => shown.filter((other) => other === one).length));

/** Cards that are only looked at; a reshuffle card among them does its work all the same (CORE-25). */
function turnUp(t: Table, n: number): Ref[] {
  const cards: Ref[] = [];
  while (cards.length < n) {
    const card = draw(t, 'misbehave');
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length > 0) note(t, { kind: 'turned-up', deck: 'misbehave', cards });
  for (const card of cards) discard(t, card);
  if (cards.some((card) => misbehaveCard(card).reshuffle)) reshuffle(t, 'misbehave');
  return cards;
}
