import type { PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { cardOf, distinct, isReavers, isSupply } from './cards';
import type { Effect, MarketDeck, SupplySet } from './content/types';
import { runEffects } from './effects';
import { note, playerOf, type Ref, type State, type Table } from './state';

export const DECKS: readonly MarketDeck[] = ['core', 'border', 'rim'];
const FACE_UP = 2;

/** Face-up market cards that are not Reavers: they can be gained and cycled (MB-REAV-02). */
export function openMarket(G: State): Ref[] {
  const refs: Ref[] = [];
  for (const deck of DECKS) for (const ref of G.market[deck].open) if (ref !== null && !isReavers(cardOf(ref))) refs.push(ref);
  return refs;
}

/** The top cards of the supply stacks; The Black cannot be bought (MB-BLACK-01). */
export function openSupply(G: State): Ref[] {
  const refs: Ref[] = [];
  for (const set in G.supply) {
    const ref = G.supply[set as SupplySet]?.at(-1);
    if (ref !== undefined && cardOf(ref).cost !== null) refs.push(ref);
  }
  return distinct(refs);
}

/** All that can be gained now (MB-RECRUIT-08). */
export const onOffer = (G: State): Ref[] => [...openMarket(G), ...openSupply(G)];

/** Takes a card off the market or the supply board; its place stays empty until the end of the turn (MB-END-05). */
export function takeOffer(t: Table, p: PlayerID, ref: Ref, to: 'hand' | 'recycle', by: 'recruitment' | 'deal' | 'effect'): void {
  const { G } = t;
  const card = cardOf(ref);
  if (isSupply(card)) G.supply[card.supplySet]?.pop();
  else for (const deck of DECKS) G.market[deck].open = G.market[deck].open.map((one) => (one === ref ? null : one));
  playerOf(G, p)[to].push(ref);
  note(t, { kind: 'gained', p, card: ref, by });
  // MB-CARD-14
  for (const required of card.required ?? []) if (required.when === 'on-gain') runEffects(t, { p, card: ref }, required.do);
}

/** Turns up the next card of a deck; Reavers do at once what they do (MB-REAV-02). */
function turnUp(t: Table, p: PlayerID, deck: MarketDeck, place: number): void {
  const pile = t.G.market[deck];
  const ref = pile.draw.pop() ?? null;
  pile.open[place] = ref;
  if (ref === null) return;
  note(t, { kind: 'turned-up', deck, card: ref });
  const card = cardOf(ref);
  const effects: readonly Effect[] = isReavers(card) ? (card.onReveal ?? []) : [];
  runEffects(t, { p, card: ref }, effects);
}

/** Two face up of each deck (MB-SETUP-05, MB-END-05). */
export function refill(t: Table, p: PlayerID): void {
  for (const deck of DECKS)
    for (let place = 0; place < FACE_UP; place++) if ((t.G.market[deck].open[place] ?? null) === null) turnUp(t, p, deck, place);
}

/** Shuffles a face-up card into its deck and turns up another at once (MB-FX-02). */
export function cycle(t: Table, p: PlayerID, ref: Ref): void {
  const deck = must(
    DECKS.find((one) => t.G.market[one].open.includes(ref)),
    'deck',
  );
  const pile = t.G.market[deck];
  const place = pile.open.indexOf(ref);
  pile.draw = t.random.Shuffle([...pile.draw, ref]);
  note(t, { kind: 'cycled', p, card: ref });
  turnUp(t, p, deck, place);
}
