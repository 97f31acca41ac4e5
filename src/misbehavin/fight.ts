import { finish, nearest } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { spendActivation } from './activations';
import { abilitiesOf, cardOf } from './cards';
import { commit, commits, FREE, freeMoves, takeFree, withAttribute } from './commit';
import type { Role } from './content/types';
import { runEffects } from './effects';
import { happened } from './episode';
import { meets } from './filter';
import { clearDisplay, dropTokens, leaveTableau } from './piles';
import { playCard, playMoves, triggerByActivation, triggerMoves } from './play-card';
import { defeat, reaversFaceUp, reaversLeft } from './reavers';
import { openRescue } from './rescue';
import { openRetain } from './retain';
import { type Activations, type Kind, noActivations, note, playerOf, type Ref, rivals, type State, type Table } from './state';
import { defenseOf, displayPower, isActive } from './values';

/**
 * A fight (MB-FIGHT): a first card, target and purpose, then both sides add by turns until neither will, then the outcome, the reward and
 * what is retained.
 */
export interface FightFrame {
  kind: 'fight';
  ask: PlayerID | null;
  /** The attacker. */
  p: PlayerID;
  at: 'open' | 'announce' | 'round' | 'settle' | 'fate' | 'evaded' | 'retain' | 'over';
  /** null against Reavers. */
  defender: PlayerID | null;
  target: Ref | null;
  nab: boolean;
  /** Strength added by effects. */
  attack: number;
  defense: number;
  /** Whose go it is to add. */
  go: Role;
  /** Something was added in this go. */
  acted: boolean;
  /** Goes in a row in which nothing was added. */
  passes: number;
  /** What the defender gained in this fight. */
  activations: Activations;
  /** Uses of what is allowed once a fight. */
  once: string[];
}

/** Everything that can be attacked: tableau cards of players who are not immune, and Reavers (MB-FIGHT-17, MB-REAV-04). */
export function targets(G: State, p: PlayerID): { own: Ref[]; reavers: Ref[] } {
  const own = rivals(G, p).flatMap((q) => {
    const { immune, tableau } = playerOf(G, q);
    return immune > 0 ? [] : tableau.map(({ ref }) => ref);
  });
  return { own, reavers: reaversFaceUp(G) };
}

export function canFight(G: State, p: PlayerID): boolean {
  const { own, reavers } = targets(G, p);
  return own.length + reavers.length > 0 && withAttribute(G, p, 'fight').length > 0;
}

export function startFight(t: Table, p: PlayerID): void {
  spendActivation(t.G, p, 'fight');
  t.G.stack.push({
    kind: 'fight',
    ask: null,
    p,
    at: 'open',
    defender: null,
    target: null,
    nab: false,
    attack: 0,
    defense: 0,
    go: 'attacker',
    acted: true,
    passes: 0,
    activations: noActivations(),
    once: [],
  });
}

const fighter = (frame: FightFrame): PlayerID => (frame.go === 'attacker' ? frame.p : must(frame.defender, 'defender'));

/** What the player whose go it is may add (MB-OQ-13, -14). */
function additions(G: State, p: PlayerID): Move[] {
  return [...commits(withAttribute(G, p, 'fight')), ...freeMoves(G, p), ...triggerMoves(G, p), ...playMoves(G, p)];
}

/** Cards of a side that do something by themselves when it has won. */
function spoils(t: Table, p: PlayerID, role: Role): void {
  const { tableau, display } = playerOf(t.G, p);
  for (const { ref } of [...tableau.filter(isActive), ...display])
    for (const { when, if: cond, do: effects } of abilitiesOf(ref))
      if (when === 'fight-won' && meets(t.G, { p, card: ref, role }, cond)) runEffects(t, { p, card: ref, role }, effects ?? []);
}

/** What becomes of the target once the attacker has won (MB-FIGHT-12, -13). */
function settleTarget(t: Table, frame: FightFrame, defender: PlayerID): void {
  const { G } = t;
  const ref = must(frame.target, 'target');
  const loser = playerOf(G, defender);
  if (!loser.tableau.some((placed) => placed.ref === ref)) return;
  leaveTableau(G, defender, ref);
  if (frame.nab) {
    playerOf(G, frame.p).hand.push(ref);
    note(t, { kind: 'took', p: frame.p, from: defender, card: ref });
  } else {
    loser.recycle.push(ref);
    note(t, { kind: 'lost', p: defender, card: ref });
  }
  if (cardOf(ref).type === 'asset' || G.options.immunity === 'any') {
    loser.immune = 1;
    note(t, { kind: 'immune', p: defender });
  }
}

/** Counts both sides; the attacker wins a tie (MB-FIGHT-10). */
function settle(t: Table, frame: FightFrame): void {
  const { G } = t;
  const { p, defender } = frame;
  const target = must(frame.target, 'target');
  const attack = displayPower(G, p, 'attacker') + frame.attack;
  const defense =
    defender === null ? reaversLeft(G, target) : defenseOf(G, defender, target) + displayPower(G, defender, 'defender') + frame.defense;
  const won = attack >= defense;
  note(t, { kind: 'fought', p, rival: defender, card: target, attack, defense, won });
  if (defender === null) {
    frame.at = 'retain';
    if (!won) return;
    defeat(t, p, target);
    spoils(t, p, 'attacker');
    return;
  }
  frame.at = 'fate';
  frame.go = won ? 'attacker' : 'defender';
  if (won && !frame.nab) openRescue(t, defender);
}

/** The target has met its fate: reward, marks, then whatever is retained. */
function conclude(t: Table, frame: FightFrame): void {
  const defender = must(frame.defender, 'defender');
  const won = frame.go === 'attacker';
  const [winner, loser] = won ? [frame.p, defender] : [defender, frame.p];
  if (won) settleTarget(t, frame, defender);
  frame.at = 'retain';
  happened(t, 'fight-lost', { p: loser, card: '', role: won ? 'defender' : 'attacker' });
  happened(t, 'fight-won', { p: winner, card: '', role: frame.go });
  t.G.stack.push({ kind: 'reward', ask: null, p: winner });
  spoils(t, winner, frame.go);
}

export const fight: Kind<FightFrame> = {
  get moves() {
    return ['commit', 'nab', 'dispatch', 'repel', 'trigger', 'play', 'hold', ...FREE];
  },
  step(t, frame) {
    const { G } = t;
    switch (frame.at) {
      case 'open':
      case 'announce':
        frame.ask = frame.p;
        return;
      case 'round': {
        // MB-OQ-15
        const there = frame.defender === null || playerOf(G, frame.defender).tableau.some(({ ref }) => ref === frame.target);
        if (!there) frame.at = 'evaded';
        else if (additions(G, fighter(frame)).length > 0) frame.ask = fighter(frame);
        else hold(frame);
        return;
      }
      case 'settle':
        return settle(t, frame);
      case 'fate':
        return conclude(t, frame);
      case 'evaded':
        frame.at = 'retain';
        return;
      case 'retain':
        frame.at = 'over';
        if (frame.defender !== null) openRetain(t, frame.defender);
        openRetain(t, frame.p);
        return;
      case 'over':
        clearDisplay(G, frame.p);
        if (frame.defender !== null) clearDisplay(G, frame.defender);
        dropTokens(G, 'fight-end');
        finish(t);
    }
  },
  choices(G, frame) {
    if (frame.at === 'open') return commits(withAttribute(G, frame.p, 'fight'));
    if (frame.at === 'announce') {
      const { own, reavers } = targets(G, frame.p);
      return [...own.flatMap((ref) => [move('nab', ref), move('dispatch', ref)]), ...reavers.map((ref) => move('repel', ref))];
    }
    return [...additions(G, fighter(frame)), move('hold')];
  },
  decide(t, frame, name, args) {
    const ref = String(args[0]);
    if (frame.at === 'open') {
      commit(t, frame.p, ref);
      frame.at = 'announce';
    } else if (frame.at === 'announce') {
      frame.target = ref;
      frame.nab = name === 'nab';
      frame.defender = rivals(t.G, frame.p).find((q) => playerOf(t.G, q).tableau.some((placed) => placed.ref === ref)) ?? null;
      frame.at = 'round';
      note(t, { kind: 'fight', p: frame.p, rival: frame.defender, card: ref, nab: frame.nab });
    } else if (name === 'hold') hold(frame);
    else {
      frame.acted = true;
      const p = fighter(frame);
      if (name === 'commit') commit(t, p, ref);
      else if (name === 'trigger') triggerByActivation(t, p, ref);
      else if (name === 'play') playCard(t, p, ref);
      else takeFree(t, p, name, args);
    }
  },
};

/** Ends a go; two in a row that added nothing end the fight (MB-FIGHT-09). */
function hold(frame: FightFrame): void {
  frame.passes = frame.acted ? 0 : frame.passes + 1;
  frame.acted = false;
  if (frame.defender === null || frame.passes === 2) frame.at = 'settle';
  else frame.go = frame.go === 'attacker' ? 'defender' : 'attacker';
}

/** Ends the fight at once, without a winner (MB-FX-01). */
export function evadeFight(t: Table, p: PlayerID): void {
  const frame = nearest(t.G, 'fight');
  if (frame?.at !== 'round') return;
  frame.at = 'evaded';
  note(t, { kind: 'evaded', p });
}
