import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { canAcquire, startAcquisition } from './acquire';
import { canActivate } from './activations';
import { abilitiesOf } from './cards';
import { FREE, freeMoves, takeFree } from './commit';
import { canDeal, startDeal } from './deal';
import { runEffects } from './effects';
import { happened } from './episode';
import { canFight, startFight } from './fight';
import { refill } from './market';
import { discardFromHand, discardFromTableau, draw, dropTokens } from './piles';
import { playCard, playMoves, triggerByActivation, triggerMoves } from './play-card';
import { placeToken, progressMoves, sufferReavers } from './reavers';
import { canRecruit, startRecruitment } from './recruit';
import { type Kind, noActivations, note, playerOf, rivals, type State, seatLeft, type Table } from './state';
import { isActive } from './values';
import { endGame, judge, victoryOf } from './win';

export const HAND = 5;

/** A player's turn: the win check and the reset, then actions in any order, then the end steps. */
export interface TurnFrame {
  kind: 'turn';
  ask: PlayerID | null;
  p: PlayerID;
  at: 'start' | 'act' | 'end' | 'hand' | 'count' | 'draw' | 'refill' | 'next';
  /** Cards of the tableau are to be discarded at the end (MB-END-02). */
  clearing: boolean;
}

export function startTurn(t: Table, p: PlayerID): void {
  t.G.stack.push({ kind: 'turn', ask: null, p, at: 'start', clearing: false });
}

function begin(t: Table, frame: TurnFrame): void {
  const { G } = t;
  const { p } = frame;
  const { turnCap, players } = G.options;
  if (turnCap > 0 && G.turn.number >= turnCap * players) return judge(t);
  // MB-OQ-40
  if (G.turn.number === 0 && G.options.catchUp) for (const q of rivals(G, p)) playerOf(G, q).credits++;
  G.turn = {
    player: p,
    number: G.turn.number + 1,
    activations: { ...noActivations(), any: 1 },
    recruitments: 1,
    acquired: false,
    once: [],
  };
  note(t, { kind: 'turn', p });
  const victory = victoryOf(G, p);
  if (victory) return endGame(t, p, victory);
  frame.at = 'act';
  const player = playerOf(G, p);
  // MB-TURN-01, MB-WARR-02
  for (const placed of player.tableau) if (!placed.warrant) placed.triggered = false;
  for (const placed of player.tableau.filter(isActive))
    for (const { when, do: effects } of abilitiesOf(placed.ref))
      if (when === 'turn-start') runEffects(t, { p, card: placed.ref }, effects ?? []);
}

export const turn: Kind<TurnFrame> = {
  get moves() {
    return ['play', 'trigger', 'pickFight', 'makeDeal', 'recruit', 'acquire', 'placeToken', 'endTurn', 'clearOut', ...FREE];
  },
  step(t, frame) {
    const { G } = t;
    const { p } = frame;
    const player = playerOf(G, p);
    switch (frame.at) {
      case 'start':
        return begin(t, frame);
      case 'act':
        frame.ask = p;
        return;
      case 'end':
        frame.at = 'hand';
        return sufferReavers(t, p);
      case 'hand':
        frame.at = 'count';
        for (const ref of [...player.hand]) discardFromHand(t, p, ref);
        if (frame.clearing) G.stack.push({ kind: 'clear-out', ask: null, p });
        return;
      case 'count':
        frame.at = 'draw';
        return happened(t, 'turn-end', { p, card: '' });
      case 'draw':
        frame.at = 'refill';
        dropTokens(G, 'turn-end');
        // MB-OQ-12
        if (player.immune > 0) player.immune--;
        // MB-END-03
        return draw(t, p, Math.max(0, HAND - player.tableau.filter(({ triggered }) => triggered).length));
      case 'refill':
        frame.at = 'next';
        return refill(t, p);
      case 'next':
        finish(t);
        return startTurn(t, seatLeft(G, p));
    }
  },
  choices(G, { p }) {
    const moves: Move[] = [...playMoves(G, p), ...triggerMoves(G, p)];
    if (canActivate(G, p, 'fight') && canFight(G, p)) moves.push(move('pickFight'));
    if (canActivate(G, p, 'deal') && canDeal(G, p)) moves.push(move('makeDeal'));
    if (canRecruit(G, p)) moves.push(move('recruit'));
    if (canAcquire(G, p)) moves.push(move('acquire'));
    moves.push(...freeMoves(G, p), ...progressMoves(G, p), move('endTurn'));
    if (dismissable(G, p).length > 0) moves.push(move('clearOut'));
    return moves;
  },
  decide(t, frame, name, args) {
    const { p } = frame;
    const ref = String(args[0]);
    if (takeFree(t, p, name, args)) return;
    if (name === 'play') playCard(t, p, ref);
    else if (name === 'trigger') triggerByActivation(t, p, ref);
    else if (name === 'pickFight') startFight(t, p);
    else if (name === 'makeDeal') startDeal(t, p);
    else if (name === 'recruit') startRecruitment(t, p);
    else if (name === 'acquire') startAcquisition(t, p);
    else if (name === 'placeToken') placeToken(t, p, ref);
    else {
      frame.at = 'end';
      frame.clearing = name === 'clearOut';
    }
  },
};

/** Discarding cards from the tableau at the end of the turn, one by one (MB-END-02). */
export interface ClearOutFrame {
  kind: 'clear-out';
  ask: PlayerID | null;
  p: PlayerID;
}

/** A card under a warrant does not leave (MB-WARR-02). */
const dismissable = (G: State, p: PlayerID): Move[] =>
  playerOf(G, p)
    .tableau.filter(({ warrant }) => !warrant)
    .map(({ ref }) => move('dismiss', ref));

export const clearOut: Kind<ClearOutFrame> = {
  moves: ['dismiss', 'done'],
  step(t, frame) {
    if (dismissable(t.G, frame.p).length > 0) frame.ask = frame.p;
    else finish(t);
  },
  choices: (G, { p }) => [...dismissable(G, p), move('done')],
  decide(t, { p }, name, args) {
    if (name === 'done') finish(t);
    else discardFromTableau(t, p, String(args[0]));
  },
};
