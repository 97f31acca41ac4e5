import { finish, nearest } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { canActivate, spendActivation } from './activations';
import { openCancel } from './cancel';
import { cardOf } from './cards';
import { commit, commits, FREE, freeMoves, takeFree, withAttribute, withInfluence } from './commit';
import { happened } from './episode';
import { onOffer, takeOffer } from './market';
import { influenceByTokens, tokensPerInfluence } from './offer';
import { clearDisplay } from './piles';
import { canRecruit, startRecruitment } from './recruit';
import { openRetain } from './retain';
import { type Kind, note, playerOf, type Ref, type State, type Table } from './state';
import { displayInfluence } from './values';

/** A deal (MB-DEAL): a first card, what else is put in, the wanted card, and twice the chance for others to cancel it. */
export interface DealFrame {
  kind: 'deal';
  ask: PlayerID | null;
  /** The dealer. */
  p: PlayerID;
  at: 'open' | 'announce' | 'build' | 'named' | 'done' | 'clear';
  /** Influence added by effects. */
  bonus: number;
  wanted: Ref | null;
  /** The character whose warrant this deal clears instead (MB-WARR-05). */
  clears: Ref | null;
  /** Committed; given back when the deal is cancelled (MB-DEAL-09). */
  credits: number;
  verse: number;
  cancelled: boolean;
}

export const canDeal = (G: State, p: PlayerID): boolean => withAttribute(G, p, 'deal').length > 0;

export function startDeal(t: Table, p: PlayerID): void {
  spendActivation(t.G, p, 'deal');
  note(t, { kind: 'deal', p });
  t.G.stack.push({
    kind: 'deal',
    ask: null,
    p,
    at: 'open',
    bonus: 0,
    wanted: null,
    clears: null,
    credits: 0,
    verse: 0,
    cancelled: false,
  });
}

export function cancelDeal(t: Table, p: PlayerID): void {
  const frame = nearest(t.G, 'deal');
  if (!frame || frame.cancelled) return;
  frame.cancelled = true;
  const dealer = playerOf(t.G, frame.p);
  dealer.credits += frame.credits;
  dealer.verse += frame.verse;
  frame.credits = 0;
  frame.verse = 0;
  note(t, { kind: 'cancelled', p, dealer: frame.p });
}

/**
 * What the dealer can ask for: `bargain card n`, n times +1 influence being paid with 'verse tokens and the rest with credits. Paying more
 * than needed gains nothing and is not offered.
 */
function bargains(G: State, frame: DealFrame): Move[] {
  const { p } = frame;
  const { credits } = playerOf(G, p);
  return onOffer(G).flatMap((ref) => {
    const short = missing(G, frame, ref);
    const most = Math.min(short, influenceByTokens(G, p, ref));
    const moves: Move[] = [];
    for (let byTokens = Math.max(0, short - credits); byTokens <= most; byTokens++) moves.push(move('bargain', ref, byTokens));
    return moves;
  });
}

/** Further cards need no DEAL; those without influence would add nothing and are not offered (MB-DEAL-02). */
const building = (G: State, frame: DealFrame): Move[] => [
  ...bargains(G, frame),
  ...playerOf(G, frame.p)
    .tableau.filter(({ warrant }) => warrant)
    .map(({ ref }) => move('clearWarrant', ref)),
  ...commits(withInfluence(G, frame.p)),
  ...freeMoves(G, frame.p),
  // MB-OQ-18
  move('abandon'),
];

export const deal: Kind<DealFrame> = {
  get moves() {
    return ['commit', 'bargain', 'clearWarrant', 'abandon', ...FREE];
  },
  step(t, frame) {
    const { G } = t;
    const { p } = frame;
    if (frame.cancelled) {
      G.stack.push({ kind: 'cancelled', ask: null, p });
      return;
    }
    switch (frame.at) {
      case 'open':
      case 'build':
        frame.ask = p;
        return;
      case 'announce':
        frame.at = 'build';
        return openCancel(t, p);
      case 'named':
        return conclude(t, frame);
      case 'done':
        frame.at = 'clear';
        return openRetain(t, p);
      case 'clear':
        clearDisplay(G, p);
        finish(t);
    }
  },
  choices: (G, frame) => (frame.at === 'open' ? commits(withAttribute(G, frame.p, 'deal')) : building(G, frame)),
  decide(t, frame, name, args) {
    const { G } = t;
    const { p } = frame;
    const ref = String(args[0]);
    if (frame.at === 'open') {
      commit(t, p, ref);
      frame.at = 'announce';
    } else if (name === 'commit') commit(t, p, ref);
    else if (name === 'bargain') nameWanted(t, frame, ref, Number(args[1]));
    else if (name === 'clearWarrant') {
      frame.clears = ref;
      frame.at = 'named';
      note(t, { kind: 'pleaded', p, card: ref });
      openCancel(t, p);
    } else if (name === 'abandon') {
      note(t, { kind: 'abandoned', p });
      clearDisplay(G, p);
      finish(t);
    } else takeFree(t, p, name, args);
  },
};

/** Influence still missing for a card. */
const missing = (G: State, { p, bonus }: DealFrame, ref: Ref): number =>
  Math.max(0, (cardOf(ref).cost ?? 0) - displayInfluence(G, p) - bonus);

/** What is paid for a card besides the cards put in, n influence of it being bought with 'verse tokens (MB-DEAL-04, MB-DEAL-05). */
export const priceOf = (G: State, frame: DealFrame, ref: Ref, byTokens: number): { credits: number; verse: number } => ({
  credits: missing(G, frame, ref) - byTokens,
  verse: byTokens * (tokensPerInfluence(G, frame.p, ref) ?? 0),
});

/** The commitment is final and shown; now it can be cancelled once more (MB-OQ-17). */
function nameWanted(t: Table, frame: DealFrame, ref: Ref, byTokens: number): void {
  const { G } = t;
  const { p } = frame;
  const player = playerOf(G, p);
  const { credits, verse } = priceOf(G, frame, ref, byTokens);
  frame.wanted = ref;
  frame.verse = verse;
  frame.credits = credits;
  player.verse -= frame.verse;
  player.credits -= frame.credits;
  frame.at = 'named';
  note(t, { kind: 'named', p, card: ref, credits: frame.credits, verse: frame.verse });
  openCancel(t, p);
}

function conclude(t: Table, frame: DealFrame): void {
  const { p, wanted, clears } = frame;
  frame.at = 'done';
  if (clears !== null) {
    const placed = playerOf(t.G, p).tableau.find(({ ref }) => ref === clears);
    if (placed) placed.warrant = false;
    note(t, { kind: 'cleared', p, card: clears });
    return;
  }
  if (wanted === null) return;
  happened(t, 'deal-made', { p, card: wanted, gainedCost: cardOf(wanted).cost ?? 0 });
  takeOffer(t, p, wanted, 'hand', 'deal');
}

/** A deal was cancelled: try again, recruit with what lies there, or give it up (MB-DEAL-10, -11, MB-OQ-19). */
export interface CancelledFrame {
  kind: 'cancelled';
  ask: PlayerID | null;
  p: PlayerID;
}

function ways(G: State, p: PlayerID): Move[] {
  const frame = nearest(G, 'deal');
  return [
    ...(canActivate(G, p, 'deal') ? [move('retry')] : []),
    // MB-WARR-05: a deal to clear a warrant starts no recruitment.
    ...(canRecruit(G, p) && frame?.clears === null ? [move('recruitInstead')] : []),
    move('giveUp'),
  ];
}

export const cancelled: Kind<CancelledFrame> = {
  moves: ['retry', 'recruitInstead', 'giveUp'],
  step(t, frame) {
    if (ways(t.G, frame.p).length > 1) frame.ask = frame.p;
    else settle(t, frame.p, 'giveUp');
  },
  choices: (G, { p }) => ways(G, p),
  decide(t, { p }, name) {
    settle(t, p, name);
  },
};

function settle(t: Table, p: PlayerID, way: string): void {
  const { G } = t;
  finish(t);
  const frame = nearest(G, 'deal');
  if (way === 'retry' && frame) {
    spendActivation(G, p, 'deal');
    frame.cancelled = false;
    frame.wanted = null;
    frame.clears = null;
    frame.at = 'announce';
    note(t, { kind: 'retried', p });
    return;
  }
  finish(t);
  if (way === 'recruitInstead') startRecruitment(t, p);
  else clearDisplay(G, p);
}
