import { type Move, move, type PlayerID } from '../engine/moves';
import { innateMoves, supplyMoves, useAbility } from './ability';
import { cardOf, distinct } from './cards';
import type { Attribute } from './content/types';
import { markMoves, takeBack } from './episode';
import { targetOf } from './filter';
import { toDisplay } from './piles';
import { note, playerOf, type Ref, type State, type Table } from './state';
import { useCard } from './supply-card';
import { hasInfluence, isActive } from './values';
import { takeVerseAction, verseMoves } from './verse-action';

/** Set cards of hand and tableau; the target of a fight lends nothing (MB-FIGHT-06), cards in hand always count as set (MB-FX-04). */
function setCards(G: State, p: PlayerID): Ref[] {
  const { hand, tableau } = playerOf(G, p);
  const target = targetOf(G);
  return [...distinct(hand), ...tableau.filter((placed) => isActive(placed) && placed.ref !== target).map(({ ref }) => ref)];
}

/** Cards that may be moved to the display for their attribute. */
export const withAttribute = (G: State, p: PlayerID, attribute: Attribute): Ref[] =>
  setCards(G, p).filter((ref) => cardOf(ref).attributes?.includes(attribute));

/** Cards that may be moved to the display for their influence. */
export const withInfluence = (G: State, p: PlayerID): Ref[] => setCards(G, p).filter(hasInfluence);

export function commit(t: Table, p: PlayerID, ref: Ref): void {
  toDisplay(t.G, p, ref);
  note(t, { kind: 'committed', p, card: ref });
}

/** What a player may do in between, in the turn and inside a fight or a deal: abilities, supply cards, 'verse (MB-TURN-02). */
export const FREE = ['useAbility', 'useCard', 'verse', 'takeBack'] as const;

export const freeMoves = (G: State, p: PlayerID): Move[] => [
  ...innateMoves(G, p),
  ...supplyMoves(G, p),
  ...verseMoves(G, p),
  ...markMoves(G, p),
];

/** Carries out one of the moves above; false when it is none of them. */
export function takeFree(t: Table, p: PlayerID, name: string, args: Move['args']): boolean {
  const [first, second] = args;
  if (name === 'useAbility') useAbility(t, p, String(first), Number(second));
  else if (name === 'useCard') useCard(t, p, String(first), Number(second));
  else if (name === 'verse') takeVerseAction(t, p, String(first));
  else if (name === 'takeBack') takeBack(t, p, String(first));
  else return false;
  return true;
}

export const commits = (refs: readonly Ref[]): Move[] => refs.map((ref) => move('commit', ref));
