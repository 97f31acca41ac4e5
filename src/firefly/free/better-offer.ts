import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { affords, priceOf } from '../actions/buy';
import { isLeader } from '../cards';
import { joinCrew, takeOff } from '../crew';
import { type Menu, text } from '../menu';
import { toBank } from '../money';
import { type Kind, note, playerOf, rivals, type State, type Table } from '../state';

/** Hiring a rival's disgruntled crew away (FREE-07): one rival, once a turn, as many as fit (FREE-09). */
export interface BetterOfferFrame {
  kind: 'better-offer';
  ask: PlayerID | null;
  p: PlayerID;
  rival: PlayerID;
}

const ONCE = 'better-offer';

function targets(G: State, p: PlayerID, rival: PlayerID): Move[] {
  if (playerOf(G, rival).sector !== playerOf(G, p).sector) return [];
  return playerOf(G, rival)
    .crew.filter(({ ref, disgruntled }) => disgruntled && !isLeader(ref) && affords(G, p, ref))
    .map(({ ref }) => move('hireAway', rival, ref));
}

/** The rival cannot refuse (FREE-08); the token of displeasure goes, a wanted token stays (FREE-10, U-10). */
function hire(t: Table, p: PlayerID, rival: PlayerID, ref: string): void {
  const price = priceOf(t.G, p, ref);
  const crew = takeOff(t, rival, ref);
  note(t, { kind: 'hired-away', p, from: rival, crew: ref, price: toBank(t, p, price) });
  joinCrew(t, p, ref, { wanted: crew?.wanted ?? false });
}

export const betterOfferMenu: Menu = {
  moves: ['hireAway'],
  choices: (G, p) => (G.turn.once.includes(ONCE) ? [] : rivals(G, p).flatMap((rival) => targets(G, p, rival))),
  decide(t, p, _name, args) {
    t.G.turn.once.push(ONCE);
    t.G.stack.push({ kind: 'better-offer', ask: null, p, rival: text(args) });
    hire(t, p, text(args), text(args, 1));
  },
};

export const betterOffer: Kind<BetterOfferFrame> = {
  moves: ['hireAway', 'doneHiring'],
  step(t, frame) {
    if (targets(t.G, frame.p, frame.rival).length > 0) frame.ask = frame.p;
    else finish(t);
  },
  choices: (G, frame) => [...targets(G, frame.p, frame.rival), move('doneHiring')],
  decide(t, frame, name, args) {
    if (name === 'doneHiring') return finish(t);
    hire(t, frame.p, frame.rival, text(args, 1));
  },
};
