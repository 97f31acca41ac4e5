import { finish } from '../../engine/frames';
import type { Move } from '../../engine/moves';
import { must } from '../../engine/must';
import { fillRow } from '../bounty/row';
import { isOutlaw } from '../outlaw';
import { turnOver } from '../piles';
import { type Kind, playerIds, playerOf, type State, type Table } from '../state';
import { beginTurn } from '../turn';
import { leader, leaderOrShip, prisoner, ship } from './draft-captains';
import { drawJobs, jobs, seed, throwBack } from './draft-jobs';
import type { DraftFrame, DraftStep, ItemOf, Part } from './draft-part';
import { alerts, haven, place } from './draft-places';
import { goal, plan, story } from './draft-story';
import { card, cash, crew, deck, putAwayCards, stock, stores, turnUp } from './draft-supplies';
import { stepsOf } from './steps';
import { supplyInPlay } from './table';

export type { DraftFrame, DraftItem } from './draft-part';

const parts: { [S in DraftStep]: Part<S> } = {
  alerts,
  card,
  cash,
  crew,
  deck,
  draw: drawJobs,
  goal,
  haven,
  jobs,
  leader,
  'leader-or-ship': leaderOrShip,
  place,
  plan,
  prisoner,
  'put-away': putAwayCards,
  seed,
  ship,
  stock,
  stores,
  story,
  'throw-back': throwBack,
  'turn-up': turnUp,
};

const partOf = <S extends DraftStep>(item: { step: S }): Part<S> => parts[item.step] as Part<S>;
const itemOf = (frame: DraftFrame): ItemOf<DraftStep> => must(frame.queue[0], 'draft item');
const choices = (G: State, frame: DraftFrame): Move[] => partOf(itemOf(frame)).choices?.(G, frame, itemOf(frame)) ?? [];

function decide(t: Table, frame: DraftFrame, name: string, args: Move['args']): void {
  const item = itemOf(frame);
  if (partOf(item).decide?.(t, frame, item, name, args)) next(frame);
}

function next(frame: DraftFrame): void {
  frame.queue.shift();
  frame.begun = false;
}

/** Everything before play, one step after the other. */
export const draft: Kind<DraftFrame> = {
  moves: [...new Set(Object.values(parts).flatMap(({ moves = [] }) => moves))],
  step(t, frame) {
    const [item] = frame.queue;
    if (!item) return start(t);
    if (!frame.begun) {
      frame.begun = true;
      return partOf(item).begin?.(t, frame, item);
    }
    const [first, ...others] = choices(t.G, frame);
    if (!first) next(frame);
    else if (others.length === 0) decide(t, frame, first.move, first.args);
    else frame.ask = item.p;
  },
  choices,
  decide,
};

/** The table is set: cards are turned up last of all (SETUP-37), then whoever chose first takes the first turn (SETUP-29). */
function start(t: Table): void {
  const { G } = t;
  finish(t);
  prime(t);
  // The bank has so much beside what everybody has by now.
  const { bank } = stepsOf(G);
  if (bank) G.bank = bank.perPlayer * G.options.players;
  // U-23: no contact before the first trigger of play.
  for (const p of playerIds(G)) playerOf(G, p).hailed = isOutlaw(G, p);
  G.phase = 'play';
  beginTurn(t, G.first);
}

function prime(t: Table): void {
  const { G } = t;
  const { reveal = 0 } = stepsOf(G).prime ?? {};
  for (const planet of supplyInPlay(G.options.sets)) turnOver(t, planet, reveal);
  fillRow(t); // SETUP-38
}
