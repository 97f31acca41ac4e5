import { finish, nearest } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { innateMoves, supplyMoves, useAbility } from './ability';
import { abilitiesOf } from './cards';
import { type Kind, type Ref, rivals, type State, type Table } from './state';
import { useCard } from './supply-card';

/** The others may cancel a deal, one after the other; one cancel is enough (MB-DEAL-08). Only who can is asked. */
export interface CancelFrame {
  kind: 'cancel';
  ask: PlayerID | null;
  dealer: PlayerID;
  /** Who has still to be asked, the next one last. */
  queue: PlayerID[];
}

export function openCancel(t: Table, dealer: PlayerID): void {
  t.G.stack.push({ kind: 'cancel', ask: null, dealer, queue: rivals(t.G, dealer).reverse() });
}

const isAboutDeal = ({ args: [ref, i] }: Move): boolean => abilitiesOf(ref as Ref)[Number(i)]?.when === 'deal-other';
const answers = (G: State, p: PlayerID): Move[] => [...innateMoves(G, p), ...supplyMoves(G, p)].filter(isAboutDeal);

export const cancel: Kind<CancelFrame> = {
  moves: ['useAbility', 'useCard', 'pass'],
  step(t, frame) {
    const p = frame.queue.at(-1);
    if (p === undefined || nearest(t.G, 'deal')?.cancelled) return finish(t);
    if (answers(t.G, p).length > 0) frame.ask = p;
    else frame.queue.pop();
  },
  choices: (G, frame) => [...answers(G, must(frame.queue.at(-1), 'player')), move('pass')],
  decide(t, frame, name, args) {
    const p = must(frame.queue.at(-1), 'player');
    if (name === 'useAbility') useAbility(t, p, String(args[0]), Number(args[1]));
    else if (name === 'useCard') useCard(t, p, String(args[0]), Number(args[1]));
    else frame.queue.pop();
  },
};
