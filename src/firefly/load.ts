import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import type { EffectOf, Freight, Goods } from './content/types';
import { amountOf } from './count';
import { load, roomFor, unload } from './goods';
import { number, text } from './menu';
import { fromBank, toBank } from './money';
import { aboard, type Scene } from './scene';
import { type Kind, note, playerOf, type Ref, type State, type Table } from './state';

/**
 * Tokens coming aboard or leaving, kind and number chosen by the owner in small moves: `load(kind, n)`, `drop(kind, n)` and `enough`. Each
 * move lowers what is left, so any mix can be reached and it always ends.
 */
export interface GoodsFrame {
  kind: 'goods';
  ask: PlayerID | null;
  p: PlayerID;
  way: 'load' | 'lose' | 'buy' | 'sell' | 'swap';
  of: Freight[];
  /** So many more; null for as many as one likes. */
  left: number | null;
  /** The player may stop early. */
  free: boolean;
  /** At least so many more before stopping. */
  least: number;
  price: number;
  where: 'any' | 'hold';
  /** Swapping: the token given that is still to be made up for. */
  owed: Freight | null;
  /** The card that brings it, where one does. */
  by?: Ref;
}

const GOODS: readonly Freight[] = ['cargo', 'contraband', 'fuel', 'parts'];

/** Each kind named, with its amount; `any` stands for a mix. */
function lines(G: State, scene: Scene, goods: Goods, times = 1): { of: Freight[]; n: number }[] {
  return Object.entries(goods).flatMap(([kind, amount]) => {
    if (kind === 'of' || amount === undefined) return [];
    const of = kind === 'any' ? (goods.of ?? [...GOODS]) : [kind as Freight];
    return [{ of: [...of], n: amountOf(G, scene, amount) * times }];
  });
}

function open(t: Table, p: PlayerID, way: GoodsFrame['way'], of: Freight[], n: number, rest: Partial<GoodsFrame> = {}): void {
  const left = Number.isFinite(n) ? n : null;
  t.G.stack.push({
    kind: 'goods',
    ask: null,
    p,
    way,
    of,
    left,
    free: left === null,
    least: 0,
    price: 0,
    where: 'any',
    owed: null,
    ...rest,
  });
}

/** Loads goods as far as they fit; where kinds or numbers are free, asks (CORE-06). */
export function openLoad(t: Table, scene: Scene, goods: Goods, { times = 1, upTo = false, least = 0 } = {}): void {
  for (const { of, n } of lines(t.G, scene, goods, times).reverse())
    open(t, scene.p, 'load', of, n, { free: upTo || !Number.isFinite(n), least, ...(scene.src === undefined ? {} : { by: scene.src }) });
}

/** As much of it as there is goes; of a mix the owner chooses. */
export function loseGoods(t: Table, scene: Scene, goods: Goods, where: 'any' | 'hold'): void {
  for (const { of, n } of lines(t.G, scene, goods).reverse()) open(t, scene.p, 'lose', of, n, { where, free: false });
}

/** Pays in goods. */
export const spendGoods = (t: Table, scene: Scene, goods: Goods): void => loseGoods(t, scene, goods, 'any');

export function openExchange(t: Table, scene: Scene, effect: EffectOf<'buy'> | EffectOf<'sell'>): void {
  for (const { of, n } of lines(t.G, scene, effect.goods).reverse())
    open(t, scene.p, effect.do, of, n, { price: effect.price, free: true });
}

/** Exchanges tokens one for one for others. */
export function openSwap(t: Table, scene: Scene, goods: Goods, upTo: boolean): void {
  for (const { of, n } of lines(t.G, scene, goods).reverse()) open(t, scene.p, 'swap', of, n, { free: upTo });
}

const leaves = (frame: GoodsFrame): boolean =>
  frame.way === 'lose' || frame.way === 'sell' || (frame.way === 'swap' && frame.owed === null);

function held(G: State, frame: GoodsFrame, token: Freight): number {
  return frame.where === 'hold' ? playerOf(G, frame.p).hold[token] : aboard(G, frame.p, token);
}

/** How many of a kind could be moved now; what is swapped is made up for in another kind. */
function most(G: State, frame: GoodsFrame, token: Freight): number {
  if (token === frame.owed) return 0;
  const possible = leaves(frame) ? held(G, frame, token) : roomFor(G, frame.p, token);
  const afforded = frame.way === 'buy' && frame.price > 0 ? Math.floor(playerOf(G, frame.p).cash / frame.price) : possible;
  return Math.min(possible, afforded, frame.way === 'swap' ? 1 : possible, frame.left ?? possible);
}

/** All that fit are taken anyway when there is but one kind and no freedom. */
function choices(G: State, frame: GoodsFrame): Move[] {
  const name = leaves(frame) ? 'drop' : 'load';
  return frame.of.flatMap((token) => Array.from({ length: Math.min(14, most(G, frame, token)) }, (_, i) => move(name, token, i + 1)));
}

export const goods: Kind<GoodsFrame> = {
  moves: ['load', 'drop', 'enough'],
  step(t, frame) {
    const { G } = t;
    const kinds = frame.of.filter((token) => most(G, frame, token) > 0);
    const [only] = kinds;
    if (only === undefined || frame.left === 0) {
      finish(t);
      // Where nothing else fits what was to be swapped is kept.
      if (frame.owed !== null) load(t, frame.p, frame.owed, 1);
      return;
    }
    const possible = kinds.reduce((sum, token) => sum + most(G, frame, token), 0);
    if (!frame.free && frame.way !== 'swap') {
      const allGo = leaves(frame) && possible <= (frame.left ?? possible);
      if (allGo) for (const token of kinds) shift(t, frame, token, most(G, frame, token));
      if (allGo || kinds.length === 1) {
        if (!allGo) shift(t, frame, only, most(G, frame, only));
        return finish(t);
      }
    }
    frame.ask = frame.p;
  },
  choices(G, frame) {
    const moves = choices(G, frame);
    if (frame.free && frame.least <= 0 && frame.owed === null) moves.push(move('enough'));
    return moves;
  },
  decide(t, frame, name, args) {
    if (name === 'enough') return finish(t);
    shift(t, frame, text(args) as Freight, number(args, 1));
  },
};

function shift(t: Table, frame: GoodsFrame, token: Freight, n: number): void {
  const { p } = frame;
  const out = leaves(frame);
  if (out) unload(t, p, token, n, frame.where);
  else load(t, p, token, n);
  if (frame.way === 'buy') note(t, { kind: 'loaded', p, token, n, price: toBank(t, p, n * frame.price) });
  else if (frame.way === 'sell') note(t, { kind: 'sold', p, token, n, price: fromBank(t, p, n * frame.price) });
  else if (out) note(t, { kind: 'lost', p, token, n });
  else note(t, { kind: 'loaded', p, token, n, ...(frame.by === undefined ? {} : { by: frame.by }) });
  if (frame.way === 'swap') {
    frame.owed = out ? token : null;
    if (out) return;
  }
  if (frame.left !== null) frame.left -= n;
  frame.least -= n;
}
