import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { canTrigger, startTriggered } from './ability';
import { canActivate, spendActivation } from './activations';
import { boardOf, cardOf, distinct, isForTableau } from './cards';
import { returnForLocation, runEffects, triggerCard } from './effects';
import { type Kind, note, playerOf, type Ref, type State, type Table } from './state';
import { powerOf, requirement } from './values';

/** A card just played; it may be triggered at once (MB-ACT-05). */
export interface PlayCardFrame {
  kind: 'play-card';
  ask: PlayerID | null;
  p: PlayerID;
  ref: Ref;
}

/** Assets have their own area, characters and items share the other (MB-ZONE-02..04). */
function hasRoom(G: State, p: PlayerID, ref: Ref): boolean {
  const isAsset = cardOf(ref).type === 'asset';
  const { assetSlots, commandSlots } = boardOf(G, p);
  const there = playerOf(G, p).tableau.filter((placed) => (cardOf(placed.ref).type === 'asset') === isAsset).length;
  return there < (isAsset ? assetSlots : commandSlots);
}

/** Cards of the hand that can be played to the tableau now. */
export function playMoves(G: State, p: PlayerID): Move[] {
  // MB-ACT-07: never on another player's turn.
  if (p !== G.turn.player || !canActivate(G, p, 'play')) return [];
  const player = playerOf(G, p);
  // MB-ACT-08: not above the requirement.
  const most = requirement(G, p) - powerOf(player);
  return distinct(player.hand)
    .filter((ref) => isForTableau(cardOf(ref)) && hasRoom(G, p, ref) && (cardOf(ref).power ?? 0) <= Math.max(0, most))
    .map((ref) => move('play', ref));
}

export function playCard(t: Table, p: PlayerID, ref: Ref): void {
  const { G } = t;
  const player = playerOf(G, p);
  spendActivation(G, p, 'play');
  player.hand.splice(player.hand.indexOf(ref), 1);
  player.tableau.push({ ref, triggered: false, warrant: false, tokens: [] });
  note(t, { kind: 'played', p, card: ref });
  returnForLocation(t, p, ref);
  G.stack.push({ kind: 'play-card', ask: null, p, ref });
  for (const required of cardOf(ref).required ?? []) if (required.when === 'on-play') runEffects(t, { p, card: ref }, required.do);
}

/** Cards of the tableau that an activation can trigger now (MB-ACT-09). */
export const triggerMoves = (G: State, p: PlayerID): Move[] =>
  canActivate(G, p, 'trigger')
    ? playerOf(G, p)
        .tableau.filter((placed) => canTrigger(G, p, placed))
        .map(({ ref }) => move('trigger', ref))
    : [];

export function triggerByActivation(t: Table, p: PlayerID, ref: Ref): void {
  spendActivation(t.G, p, 'trigger');
  triggerCard(t, p, p, ref);
  startTriggered(t, p, ref);
}

export const playCardKind: Kind<PlayCardFrame> = {
  moves: ['triggerNow', 'leaveSet'],
  step(t, frame) {
    const placed = playerOf(t.G, frame.p).tableau.find(({ ref }) => ref === frame.ref);
    if (placed && canTrigger(t.G, frame.p, placed)) frame.ask = frame.p;
    else finish(t);
  },
  choices: () => [move('triggerNow'), move('leaveSet')],
  decide(t, { p, ref }, name) {
    finish(t);
    if (name !== 'triggerNow') return;
    // MB-OQ-29: playing and triggering at once is one activation and returns one copy of The Black.
    const placed = playerOf(t.G, p).tableau.find((one) => one.ref === ref);
    if (placed) placed.triggered = true;
    note(t, { kind: 'triggered', p, card: ref, by: p });
    startTriggered(t, p, ref);
  },
};
