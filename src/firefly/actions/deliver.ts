import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { trigger } from '../ability';
import type { Freight, Goods } from '../content/types';
import { unload } from '../goods';
import { number, text } from '../menu';
import { hasGoods } from '../need';
import { aboard, workOf } from '../scene';
import { type Kind, note, type State, type Table } from '../state';
import { variable } from './freight';
import type { WorkFrame } from './work';

/** How many to hand over where any number will do, kind by kind: at least one in all (WORK-15). */
export interface DeliverFrame {
  kind: 'deliver';
  ask: PlayerID | null;
  p: PlayerID;
  /** Kinds still to be settled, all of them aboard. */
  tokens: Freight[];
  /** Something has been handed over. */
  some: boolean;
}

function choices(G: State, { p, tokens, some }: DeliverFrame) {
  const [token, ...more] = tokens;
  if (token === undefined) return [];
  const least = some || more.length > 0 ? 0 : 1;
  const most = aboard(G, p, token);
  return Array.from({ length: most - least + 1 }, (_, i) => move('deliver', token, least + i));
}

export const deliverKind: Kind<DeliverFrame> = {
  moves: ['deliver'],
  step(t, frame) {
    if (frame.tokens.length > 0) frame.ask = frame.p;
    else finish(t);
  },
  choices,
  decide(t, frame, _name, args) {
    const token = text(args) as Freight;
    const n = number(args, 1);
    frame.tokens.shift();
    const work = workOf(t.G, frame.p);
    if (n === 0 || !work) return;
    frame.some = true;
    handOver(t, work, token, n);
  },
};

/** Hands over what the step asks for; of a free number as many as the player likes, at least one (WORK-15). */
export function deliver(t: Table, frame: WorkFrame, goods: Goods): void {
  const tokens = variable(goods).filter((token) => aboard(t.G, frame.p, token) > 0);
  if (tokens.length > 0) t.G.stack.push({ kind: 'deliver', ask: null, p: frame.p, tokens, some: false });
  for (const [token, n] of Object.entries(goods) as [Freight, unknown][]) if (typeof n === 'number') handOver(t, frame, token, n);
}

function handOver(t: Table, frame: WorkFrame, token: Freight, n: number): void {
  unload(t, frame.p, token, n);
  frame.delivered[token] = (frame.delivered[token] ?? 0) + n;
  note(t, { kind: 'delivered', p: frame.p, token, n });
  trigger(t, { p: frame.p, delivered: { [token]: n } }, 'deliver');
}

/** Whole sets are handed over, one after the other, as many as the player has and likes, at least one. */
export interface DeliverSetsFrame {
  kind: 'deliver-sets';
  ask: PlayerID | null;
  p: PlayerID;
  /** What makes a set. */
  list: readonly Goods[];
}

const setsAboard = (G: State, { p, list }: DeliverSetsFrame): Move[] =>
  list.flatMap((set, i) => (hasGoods(G, { p }, set) ? [move('handIn', i)] : []));

export const deliverSets: Kind<DeliverSetsFrame> = {
  moves: ['handIn', 'enough'],
  step(t, frame) {
    const [first, ...more] = setsAboard(t.G, frame);
    const { sets } = must(workOf(t.G, frame.p), 'work');
    if (!first) finish(t);
    else if (sets === 0 && more.length === 0) handIn(t, frame, first.args);
    else frame.ask = frame.p;
  },
  choices(G, frame) {
    const { sets } = must(workOf(G, frame.p), 'work');
    return [...setsAboard(G, frame), ...(sets > 0 ? [move('enough')] : [])];
  },
  decide(t, frame, name, args) {
    if (name === 'enough') finish(t);
    else handIn(t, frame, args);
  },
};

function handIn(t: Table, { p, list }: DeliverSetsFrame, args: Move['args']): void {
  const work = must(workOf(t.G, p), 'work');
  work.sets++;
  for (const [token, n] of Object.entries(must(list[number(args)], 'set')) as [Freight, number][]) handOver(t, work, token, n);
}
