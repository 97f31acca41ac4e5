import type { PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { cardOf, isBlack, isSupply } from './cards';
import { note, type Placed, playerIds, playerOf, type Ref, type State, type Table } from './state';

function takeOut(list: Ref[], ref: Ref): boolean {
  const at = list.indexOf(ref);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Draws from the own deck; when it runs out the recycle pile becomes the new deck (MB-END-04). */
export function draw(t: Table, p: PlayerID, n: number): void {
  const player = playerOf(t.G, p);
  let drawn = 0;
  while (drawn < n) {
    if (player.deck.length === 0) {
      if (player.recycle.length === 0) break;
      player.deck = t.random.Shuffle(player.recycle);
      player.recycle = [];
      note(t, { kind: 'reshuffled', p });
    }
    player.hand.push(must(player.deck.pop(), 'card'));
    drawn++;
  }
  if (drawn > 0) note(t, { kind: 'drew', p, n: drawn });
}

/** From hand to the recycle pile, supply cards too (MB-CARD-04). */
export function discardFromHand(t: Table, p: PlayerID, ref: Ref): void {
  const player = playerOf(t.G, p);
  if (!takeOut(player.hand, ref)) return;
  player.recycle.push(ref);
  note(t, { kind: 'discarded', p, card: ref });
}

/** Takes a card out of its tableau; its tokens come off, a warrant goes back to the Alliance (MB-OQ-10, -34, -36). */
export function leaveTableau(G: State, p: PlayerID, ref: Ref): Placed {
  const { tableau } = playerOf(G, p);
  const at = tableau.findIndex((placed) => placed.ref === ref);
  return must(tableau.splice(at, at < 0 ? 0 : 1)[0], 'card', ref);
}

export function discardFromTableau(t: Table, p: PlayerID, ref: Ref): void {
  leaveTableau(t.G, p, ref);
  playerOf(t.G, p).recycle.push(ref);
  note(t, { kind: 'discarded', p, card: ref });
}

/** From hand or tableau to the recycle pile, wherever it is. */
export function discard(t: Table, p: PlayerID, ref: Ref): void {
  if (playerOf(t.G, p).hand.includes(ref)) discardFromHand(t, p, ref);
  else discardFromTableau(t, p, ref);
}

/** From hand or tableau to the display; a slot of the tableau is free at once (MB-ZONE-05). */
export function toDisplay(G: State, p: PlayerID, ref: Ref): void {
  const player = playerOf(G, p);
  const tokens = takeOut(player.hand, ref) ? [] : leaveTableau(G, p, ref).tokens;
  player.display.push({ ref, tokens });
}

/** A supply card goes back to its stack (MB-CARD-03). */
export function toSupply(G: State, ref: Ref): void {
  const card = cardOf(ref);
  if (isSupply(card)) G.supply[card.supplySet]?.push(ref);
}

/** From the display to where used cards go: the recycle pile or the supply. */
export function leaveDisplay(G: State, p: PlayerID, ref: Ref): void {
  const player = playerOf(G, p);
  player.display = player.display.filter((shown) => shown.ref !== ref);
  if (isSupply(cardOf(ref))) toSupply(G, ref);
  else player.recycle.push(ref);
}

/** Clears a display (MB-FIGHT-16, MB-DEAL-07, MB-RECRUIT-05). */
export function clearDisplay(G: State, p: PlayerID): void {
  for (const { ref } of [...playerOf(G, p).display]) leaveDisplay(G, p, ref);
}

/** A used card comes back to hand (MB-VERSE-09). */
export function retainCard(t: Table, p: PlayerID, ref: Ref): void {
  const player = playerOf(t.G, p);
  player.display = player.display.filter((shown) => shown.ref !== ref);
  player.hand.push(ref);
  note(t, { kind: 'retained', p, card: ref });
}

/** Puts The Black into a recycle pile, as many as are left (MB-BLACK-02, MB-OQ-32). */
export function gainBlack(t: Table, p: PlayerID, n: number): void {
  const stack = t.G.supply['the-black'] ?? [];
  const gained = stack.splice(Math.max(0, stack.length - n), n);
  playerOf(t.G, p).recycle.push(...gained);
  if (gained.length > 0) note(t, { kind: 'black', p, n: gained.length });
}

/** Returns copies of The Black to the supply, from the hand first. */
export function returnBlack(t: Table, p: PlayerID, n: number, from: 'hand' | 'hand-or-recycle'): void {
  const { hand, recycle } = playerOf(t.G, p);
  let returned = 0;
  for (const list of from === 'hand' ? [hand] : [hand, recycle])
    while (returned < n) {
      const ref = list.find(isBlack);
      if (ref === undefined) break;
      takeOut(list, ref);
      toSupply(t.G, ref);
      returned++;
    }
  if (returned > 0) note(t, { kind: 'black-back', p, n: returned });
}

/** Out of the game; a supply card goes back to its stack instead. */
export function scrap(t: Table, p: PlayerID, ref: Ref): void {
  takeOut(playerOf(t.G, p).hand, ref);
  if (isSupply(cardOf(ref))) toSupply(t.G, ref);
  else t.G.box.push(ref);
  note(t, { kind: 'scrapped', p, card: ref });
}

/** Power tokens that last no longer than this come off. */
export function dropTokens(G: State, until: 'fight-end' | 'turn-end'): void {
  for (const p of playerIds(G))
    for (const card of [...playerOf(G, p).tableau, ...playerOf(G, p).display])
      if (card.tokens.length > 0) card.tokens = card.tokens.filter((token) => token.until !== until);
}
