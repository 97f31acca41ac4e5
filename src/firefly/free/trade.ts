import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { mayHire } from '../actions/buy';
import { isLeader } from '../cards';
import type { Good } from '../content/types';
import { takeOff } from '../crew';
import { gainGear, loseGear, pickUp } from '../gear';
import { crewRoom, slotRoom } from '../goods';
import { type Menu, number, text } from '../menu';
import { handMoney } from '../money';
import { takeFrom } from '../piles';
import { aboard } from '../scene';
import { type Hold, type Kind, note, playerOf, type Ref, rivals, type State, type Table } from '../state';
import { clonePlayer } from '../view';
import { dropUnfit } from './outfit';
import { allAboard, fitsAboard, repack } from './stow';

/** What one side hands over (FREE-03); everything else cannot be traded (FREE-04). */
export interface Bundle {
  cash: number;
  goods: Record<Good, number>;
  crew: Ref[];
  gear: Ref[];
  upgrades: Ref[];
}

/**
 * A trade being put together by `p` for `q`: things are added to either side one at a time, then it is proposed or dropped; `q` accepts or
 * declines. At most three offers go to one partner in a turn, so that nobody can be held up.
 */
export interface TradeFrame {
  kind: 'trade';
  ask: PlayerID | null;
  p: PlayerID;
  q: PlayerID;
  give: Bundle;
  want: Bundle;
  proposed: boolean;
}

const GOODS: readonly Good[] = ['cargo', 'contraband', 'fuel', 'parts'];
const CASH = [100, 500, 1000, 5000];
const MOST_OFFERS = 3;
const empty = (): Bundle => ({ cash: 0, goods: { cargo: 0, contraband: 0, fuel: 0, parts: 0 }, crew: [], gear: [], upgrades: [] });
const isEmpty = (bundle: Bundle): boolean => JSON.stringify(bundle) === JSON.stringify(empty());

export const tradeMenu: Menu = {
  moves: ['offerTrade'],
  choices(G, p) {
    const { sector } = playerOf(G, p);
    return rivals(G, p)
      .filter((q) => playerOf(G, q).sector === sector && (G.turn.offers[q] ?? 0) < MOST_OFFERS)
      .map((q) => move('offerTrade', q));
  },
  decide(t, p, _name, args) {
    const q = text(args);
    t.G.turn.offers[q] = (t.G.turn.offers[q] ?? 0) + 1;
    t.G.stack.push({ kind: 'trade', ask: null, p, q, give: empty(), want: empty(), proposed: false });
  },
};

/** What can still be added to one side. */
function additions(G: State, name: string, owner: PlayerID, bundle: Bundle): Move[] {
  const player = playerOf(G, owner);
  return [
    ...CASH.filter((amount) => bundle.cash + amount <= player.cash).map((amount) => move(name, 'cash', amount)),
    ...GOODS.filter((good) => bundle.goods[good] < aboard(G, owner, good)).map((good) => move(name, 'goods', good)),
    ...player.crew.filter(({ ref }) => !isLeader(ref) && !bundle.crew.includes(ref)).map(({ ref }) => move(name, 'crew', ref)),
    ...player.gear.filter(({ ref }) => !bundle.gear.includes(ref)).map(({ ref }) => move(name, 'gear', ref)),
    ...player.upgrades.filter((ref) => !bundle.upgrades.includes(ref)).map((ref) => move(name, 'upgrades', ref)),
  ];
}

function add(bundle: Bundle, args: Move['args']): void {
  const kind = text(args);
  if (kind === 'cash') bundle.cash += number(args, 1);
  else if (kind === 'goods') bundle.goods[text(args, 1) as Good]++;
  else bundle[kind as 'crew' | 'gear' | 'upgrades'].push(text(args, 1));
}

/** Both ways: who hands what to whom. */
const ways = ({ p, q, give, want }: TradeFrame) =>
  [
    [p, q, give],
    [q, p, want],
  ] as const;

/** What is aboard a ship once the goods have changed hands. */
function loadAfter(G: State, frame: TradeFrame, whose: PlayerID): Hold {
  const tokens = allAboard(G, whose);
  for (const [from, to, { goods }] of ways(frame))
    for (const good of GOODS) tokens[good] += (to === whose ? goods[good] : 0) - (from === whose ? goods[good] : 0);
  return tokens;
}

/** Moves money and cards across. */
function handCards(t: Table, frame: TradeFrame): void {
  for (const [from, to, { cash, upgrades, gear, crew }] of ways(frame)) {
    const giver = playerOf(t.G, from);
    const taker = playerOf(t.G, to);
    handMoney(t, from, to, cash);
    for (const ref of upgrades) if (takeFrom(giver.upgrades, ref)) taker.upgrades.push(ref);
    for (const ref of gear) {
      loseGear(t, from, ref);
      gainGear(t, to, ref);
    }
    for (const ref of crew) {
      const one = takeOff(t, from, ref);
      // U-10: tokens go along.
      if (one) taker.crew.push(one);
    }
  }
  for (const p of [frame.p, frame.q]) {
    dropUnfit(t, p);
    for (const { ref, by } of playerOf(t.G, p).gear) if (by === null) pickUp(t, p, ref);
  }
}

function exchange(t: Table, frame: TradeFrame): void {
  const loads = [frame.p, frame.q].map((p) => [p, loadAfter(t.G, frame, p)] as const);
  handCards(t, frame);
  for (const [p, tokens] of loads) repack(t, p, tokens);
}

/** FREE-05: tried on a copy of the two ships. */
function works(G: State, frame: TradeFrame): boolean {
  const { p, q } = frame;
  const barred = ways(frame).some(([, to, { crew }]) => crew.some((ref) => !mayHire(G, to, ref)));
  if (barred) return false;
  const players = { ...G.players, [p]: clonePlayer(playerOf(G, p)), [q]: clonePlayer(playerOf(G, q)) };
  const trial: State = { ...G, players, log: [] };
  handCards({ G: trial, random: { D6: () => 1, Number: () => 0, Shuffle: (deck) => deck } }, frame);
  return [p, q].every((one) => fitsAboard(trial, one, loadAfter(G, frame, one)) && crewRoom(trial, one) >= 0 && slotRoom(trial, one) >= 0);
}

export const trade: Kind<TradeFrame> = {
  moves: ['give', 'want', 'propose', 'dropTrade', 'accept', 'decline'],
  step(_t, frame) {
    frame.ask = frame.proposed ? frame.q : frame.p;
  },
  choices(G, frame, name = 'propose') {
    if (frame.proposed) return [move('accept'), move('decline')];
    const ready = name === 'propose' && !(isEmpty(frame.give) && isEmpty(frame.want)) && works(G, frame);
    return [
      ...additions(G, 'give', frame.p, frame.give),
      ...additions(G, 'want', frame.q, frame.want),
      ...(ready ? [move('propose')] : []),
      move('dropTrade'),
    ];
  },
  decide(t, frame, name, args) {
    switch (name) {
      case 'give':
        return add(frame.give, args);
      case 'want':
        return add(frame.want, args);
      case 'propose':
        frame.proposed = true;
        return;
      case 'accept':
        finish(t);
        note(t, { kind: 'traded', p: frame.p, with: frame.q, give: frame.give, want: frame.want });
        return exchange(t, frame);
      default:
        finish(t);
    }
  },
};
