import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { cardOf } from './cards';
import { commit, commits, takeFree, withInfluence } from './commit';
import { markMoves } from './episode';
import { onOffer, takeOffer } from './market';
import { influenceByTokens, tokensPerInfluence } from './offer';
import { clearDisplay } from './piles';
import { type Kind, playerOf, type Ref, type State, type Table } from './state';
import { spendVerse } from './tokens';
import { displayInfluence, influenceOf } from './values';
import { verseMoves } from './verse-action';

/** A recruitment (MB-RECRUIT): cards are moved to the display one by one, then a card is gained; with more recruitments, further ones. */
export interface RecruitFrame {
  kind: 'recruit';
  ask: PlayerID | null;
  p: PlayerID;
  /** Influence of the pool already used (MB-RECRUIT-06). */
  spent: number;
  gained: number;
}

export function startRecruitment(t: Table, p: PlayerID): void {
  t.G.stack.push({ kind: 'recruit', ask: null, p, spent: 0, gained: 0 });
}

/** Whether all the influence at hand, with what lies in the display after a cancelled deal, could gain anything. */
export function canRecruit(G: State, p: PlayerID): boolean {
  if (G.turn.recruitments === 0) return false;
  const most = withInfluence(G, p).reduce((sum, ref) => sum + influenceOf(G, p, ref), displayInfluence(G, p));
  return most > 0 && onOffer(G).some((ref) => (cardOf(ref).cost ?? 0) <= most + influenceByTokens(G, p, ref));
}

const pool = (G: State, frame: RecruitFrame): number => Math.max(0, displayInfluence(G, frame.p) - frame.spent);

/** What the pool leaves unpaid of a card. */
const missing = (G: State, frame: RecruitFrame, ref: Ref): number => Math.max(0, (cardOf(ref).cost ?? 0) - pool(G, frame));

/** 'Verse tokens that pay for the rest (MB-RECRUIT-03). */
export const tokensFor = (G: State, frame: RecruitFrame, ref: Ref): number =>
  missing(G, frame, ref) * (tokensPerInfluence(G, frame.p, ref) ?? 0);

/** Cards within reach; what is missing is paid with 'verse tokens where they help (MB-RECRUIT-03), credits do not count (MB-RECRUIT-02). */
function gains(G: State, frame: RecruitFrame): Move[] {
  if (G.turn.recruitments === 0 || playerOf(G, frame.p).display.length === 0) return [];
  return onOffer(G)
    .filter((ref) => missing(G, frame, ref) <= influenceByTokens(G, frame.p, ref))
    .map((ref) => move('recruitCard', ref));
}

/** While nothing has been gained and something still can be, a recruitment goes on. */
function open(G: State, frame: RecruitFrame): Move[] {
  if (G.turn.recruitments === 0) return [];
  const moves = [
    ...gains(G, frame),
    ...commits(withInfluence(G, frame.p)),
    ...(playerOf(G, frame.p).display.length > 0 ? [...verseMoves(G, frame.p), ...markMoves(G, frame.p)] : []),
  ];
  const mustGoOn = frame.gained === 0 && moves.some(({ move: name }) => name === 'recruitCard' || name === 'commit');
  return mustGoOn || moves.length === 0 ? moves : [...moves, move('stop')];
}

export const recruit: Kind<RecruitFrame> = {
  moves: ['commit', 'recruitCard', 'verse', 'takeBack', 'stop'],
  step(t, frame) {
    const more = open(t.G, frame).some(({ move: name }) => name !== 'stop' && name !== 'verse' && name !== 'takeBack');
    if (more) frame.ask = frame.p;
    else close(t, frame);
  },
  choices: (G, frame) => open(G, frame),
  decide(t, frame, name, args) {
    const { G } = t;
    const { p } = frame;
    const ref = String(args[0]);
    if (name === 'stop') close(t, frame);
    else if (name === 'commit') commit(t, p, ref);
    else if (name === 'recruitCard') {
      spendVerse(t, p, tokensFor(G, frame, ref));
      frame.spent += (cardOf(ref).cost ?? 0) - missing(G, frame, ref);
      frame.gained++;
      G.turn.recruitments--;
      takeOffer(t, p, ref, 'recycle', 'recruitment');
    } else takeFree(t, p, name, args);
  },
};

/** A recruitment that gained nothing is used up all the same. */
function close(t: Table, frame: RecruitFrame): void {
  if (frame.gained === 0) t.G.turn.recruitments--;
  clearDisplay(t.G, frame.p);
  finish(t);
}
