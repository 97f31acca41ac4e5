import { type Move, move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { cardOf, isReavers } from './cards';
import type { ReaversCard } from './content/types';
import { runEffects } from './effects';
import { happened } from './episode';
import { meets } from './filter';
import { note, playerOf, type Ref, rivals, type State, type Table } from './state';
import { gainCredits } from './tokens';

/** Reavers in the market (MB-REAV-02). */
export const reaversFaceUp = (G: State): Ref[] => G.market.rim.open.filter((ref): ref is Ref => ref !== null && isReavers(cardOf(ref)));

const reaversCard = (ref: Ref): ReaversCard => {
  const card = cardOf(ref);
  return must(isReavers(card) ? card : undefined, 'Reavers');
};

const tokensOn = (G: State, ref: Ref): number => Object.values(G.progress[ref] ?? {}).reduce((sum, n) => sum + n, 0);
/** What a fight has to reach: the defense less the tokens on the card (MB-REAV-04). */
export const reaversLeft = (G: State, ref: Ref): number => reaversCard(ref).cost - tokensOn(G, ref);

/** Tokens are placed one by one. */
export const progressMoves = (G: State, p: PlayerID): Move[] =>
  playerOf(G, p).verse > 0 ? reaversFaceUp(G).map((ref) => move('placeToken', ref)) : [];

export function placeToken(t: Table, p: PlayerID, ref: Ref): void {
  const { G } = t;
  playerOf(G, p).verse--;
  const progress = G.progress[ref] ?? {};
  G.progress[ref] = progress;
  progress[p] = (progress[p] ?? 0) + 1;
  note(t, { kind: 'progress', p, card: ref, n: tokensOn(G, ref) });
  if (reaversLeft(G, ref) <= 0) defeat(t, p, ref);
}

/** The Reavers are beaten: reward, thanks to the helpers, tokens go home, the card leaves the game (MB-REAV-05, -06). */
export function defeat(t: Table, p: PlayerID, ref: Ref): void {
  const { G } = t;
  note(t, { kind: 'beaten', p, card: ref });
  for (const q of rivals(G, p)) if ((G.progress[ref]?.[q] ?? 0) > 0) gainCredits(t, q, 1);
  delete G.progress[ref];
  G.market.rim.open = G.market.rim.open.map((one) => (one === ref ? null : one));
  G.box.push(ref);
  happened(t, 'reavers-defeated', { p, card: ref, finalBlow: true });
  runEffects(t, { p, card: ref }, reaversCard(ref).reward);
}

/** What Reavers do to a player whose turn ends (MB-REAV-03). */
export function sufferReavers(t: Table, p: PlayerID): void {
  for (const ref of reaversFaceUp(t.G))
    for (const { if: cond, do: effects } of reaversCard(ref).ongoing ?? [])
      if (meets(t.G, { p, card: ref }, cond)) runEffects(t, { p, card: ref }, effects);
}
