import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { isBrought } from '../box-rules';
import { type Menu, number, text } from '../menu';
import { handMoney } from '../money';
import { type Kind, note, playerOf, rivals, type State } from '../state';

/**
 * FREE-15: money may be given at any time, to anybody anywhere. On one's own turn it is handed over as one likes; on another's turn when that
 * player asks for it. Either way sum by sum, and no purse is opened more than three times a turn, so that nobody can be held up.
 */
export interface GiftFrame {
  kind: 'gift';
  ask: PlayerID | null;
  from: PlayerID;
  to: PlayerID;
}

const SUMS: readonly number[] = [100, 500, 1000, 5000];
const MOST = 3;

const sums = (G: State, from: PlayerID): Move[] => SUMS.filter((sum) => sum <= playerOf(G, from).cash).map((sum) => move('handMoney', sum));

const hasAny = (G: State, from: PlayerID): boolean => SUMS.some((sum) => sum <= playerOf(G, from).cash);

const use = (from: PlayerID, to: PlayerID): string => `money/${from}/${to}`;

function mayOpen(G: State, from: PlayerID, to: PlayerID): boolean {
  if (!hasAny(G, from)) return false;
  const key = use(from, to);
  let opened = 0;
  for (const one of G.turn.once) if (one === key) opened++;
  return opened < MOST;
}

/** Only with a box that lets money go so far. */
export const giveMoneyMenu: Menu = {
  moves: ['giveMoney', 'askForMoney'],
  choices(G, p) {
    const moves: Move[] = [];
    if (!isBrought(G, 'money-from-afar')) return moves;
    for (const q of rivals(G, p)) {
      if (mayOpen(G, p, q)) moves.push(move('giveMoney', q));
      if (mayOpen(G, q, p)) moves.push(move('askForMoney', q));
    }
    return moves;
  },
  decide(t, p, name, args) {
    const [from, to] = name === 'giveMoney' ? [p, text(args)] : [text(args), p];
    t.G.turn.once.push(use(from, to));
    t.G.stack.push({ kind: 'gift', ask: null, from, to });
  },
};

export const gift: Kind<GiftFrame> = {
  moves: ['handMoney', 'enough'],
  step(t, frame) {
    if (hasAny(t.G, frame.from)) frame.ask = frame.from;
    else finish(t);
  },
  choices: (G, { from }) => [...sums(G, from), move('enough')],
  decide(t, { from, to }, name, args) {
    if (name === 'enough') return finish(t);
    note(t, { kind: 'gave', p: from, to, amount: number(args) });
    handMoney(t, from, to, number(args));
  },
};
