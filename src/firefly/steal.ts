import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { checkLimits } from './actions/deal';
import { deckOf } from './cards';
import type { EffectOf, Freight, Goods } from './content/types';
import { amountOf } from './count';
import { gainGoalTokens } from './goals';
import { load, roomFor, tokensAboard, unload } from './goods';
import { boardFor } from './map';
import { number, text } from './menu';
import { handMoney } from './money';
import { takeFrom } from './piles';
import { type Scene, workOf } from './scene';
import { type Kind, note, playerOf, type State, type Table } from './state';

/**
 * Goods taken out of a rival's hold (PIRACY-10, PIRACY-11): `take(kind, n)` and `enough`. Until the first is taken the pirate may make room:
 * `jettison(good)`, `putOff(rider)` (PIRACY-12, PIRACY-13). Every move leaves less to throw away or to take.
 */
export interface LootFrame {
  kind: 'loot';
  ask: PlayerID | null;
  p: PlayerID;
  rival: PlayerID;
  of: Freight[];
  /** So many more; null for as many as one likes. */
  left: number | null;
  /** The pirate may stop early. */
  free: boolean;
  taken: boolean;
}

/** Inactive jobs taken from a rival's hand, which the thief looks through (U-12). */
export interface StealJobsFrame {
  kind: 'steal-jobs';
  ask: PlayerID | null;
  p: PlayerID;
  rival: PlayerID;
  left: number;
  free: boolean;
}

/** Taking from the rival of the job at hand. */
export function steal(t: Table, scene: Scene, effect: EffectOf<'steal'>): void {
  const { p } = scene;
  const rival = must(scene.rival, 'rival');
  if ('goods' in effect) return openLoot(t, scene, rival, effect.goods, effect.upTo === true);
  if ('jobs' in effect) {
    t.G.stack.push({ kind: 'steal-jobs', ask: null, p, rival, left: effect.jobs, free: effect.upTo === true });
    return;
  }
  if ('amount' in effect) {
    const amount = handMoney(t, rival, p, effect.amount);
    if (amount > 0) note(t, { kind: 'stole-cash', p, from: rival, amount });
    return;
  }
  const n = Math.min(effect.goalTokens, playerOf(t.G, rival).goalTokens);
  if (n === 0) return;
  playerOf(t.G, rival).goalTokens -= n;
  gainGoalTokens(t, p, n);
  note(t, { kind: 'stole-goals', p, from: rival, n });
}

const GOODS: readonly Freight[] = ['cargo', 'contraband', 'fuel', 'parts'];

function openLoot(t: Table, scene: Scene, rival: PlayerID, goods: Goods, upTo: boolean): void {
  for (const [kind, amount] of Object.entries(goods).reverse()) {
    if (kind === 'of' || amount === undefined) continue;
    const n = amountOf(t.G, scene, amount);
    const left = Number.isFinite(n) ? n : null;
    const of = kind === 'any' ? [...(goods.of ?? GOODS)] : [kind as Freight];
    t.G.stack.push({ kind: 'loot', ask: null, p: scene.p, rival, of, left, free: upTo || left === null, taken: false });
  }
}

/** The most that is taken in one move; the move may be repeated. */
const ARMFUL = 8;

function takes(G: State, frame: LootFrame): Move[] {
  return frame.of.flatMap((token) => {
    const most = Math.min(ARMFUL, playerOf(G, frame.rival).hold[token], roomFor(G, frame.p, token), frame.left ?? ARMFUL);
    return Array.from({ length: Math.max(0, most) }, (_, i) => move('take', token, i + 1));
  });
}

/** Room for more, as long as there is something to take. */
function throws(G: State, frame: LootFrame): Move[] {
  if (frame.taken || !frame.of.some((token) => playerOf(G, frame.rival).hold[token] > 0)) return [];
  const landed = boardFor(G.options.sets).planetary(playerOf(G, frame.p).sector);
  return tokensAboard(G, frame.p).flatMap((token) => {
    if (token !== 'passengers' && token !== 'fugitives') return [move('jettison', token)];
    return landed ? [move('putOff', token)] : [];
  });
}

export const loot: Kind<LootFrame> = {
  moves: ['take', 'jettison', 'putOff', 'enough'],
  step(t, frame) {
    if (frame.left === 0 || takes(t.G, frame).length + throws(t.G, frame).length === 0) finish(t);
    else frame.ask = frame.p;
  },
  choices(G, frame) {
    const taking = takes(G, frame);
    const enough = frame.free || taking.length === 0 ? [move('enough')] : [];
    return [...taking, ...throws(G, frame), ...enough];
  },
  decide(t, frame, name, args) {
    const { p, rival } = frame;
    if (name === 'enough') return finish(t);
    const token = text(args) as Freight;
    if (name !== 'take') {
      unload(t, p, token, 1);
      return note(t, { kind: 'lost', p, token, n: 1 });
    }
    const n = load(t, p, token, unload(t, rival, token, number(args, 1), 'hold'));
    frame.taken = true;
    if (frame.left !== null) frame.left -= n;
    countStolen(t, p, n);
    note(t, { kind: 'stole', p, from: rival, token, n });
  },
};

/** What the job pays for. */
function countStolen(t: Table, p: PlayerID, n: number): void {
  const work = workOf(t.G, p);
  if (work) work.stolen += n;
}

export const stealJobs: Kind<StealJobsFrame> = {
  moves: ['takeJob', 'enough'],
  step(t, frame) {
    if (frame.left > 0 && playerOf(t.G, frame.rival).hand.length > 0) frame.ask = frame.p;
    else done(t, frame);
  },
  choices: (G, frame) => [...playerOf(G, frame.rival).hand.map((ref) => move('takeJob', ref)), ...(frame.free ? [move('enough')] : [])],
  decide(t, frame, name, args) {
    const { p, rival } = frame;
    if (name === 'enough') return done(t, frame);
    const ref = text(args);
    const [mine, theirs] = [playerOf(t.G, p), playerOf(t.G, rival)];
    takeFrom(theirs.hand, ref);
    mine.hand.push(ref);
    if (takeFrom(theirs.shown, ref)) mine.shown.push(ref);
    frame.left--;
    countStolen(t, p, 1);
    note(t, { kind: 'stole-job', p, from: rival, deck: must(deckOf(ref), 'deck') });
  },
};

/** PIRACY-14: more than the hand may hold only until all is taken. */
function done(t: Table, frame: StealJobsFrame): void {
  finish(t);
  checkLimits(t, frame.p);
}
