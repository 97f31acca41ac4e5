import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { modifiersOf } from './abilities';
import { discardOwn } from './ability';
import type { FlyFrame } from './actions/fly';
import { markFlight } from './actions/fly';
import { idOf, navCard } from './cards';
import { openChoice } from './choose';
import { meetReavers } from './contacts/reaver';
import type { Effect, NavDeckName } from './content/types';
import { runEffects } from './effects';
import { boardFor } from './map';
import { text } from './menu';
import { discard, draw, reshuffle } from './piles';
import { type DeckId, type Kind, note, pile, playerOf, type Ref, type State, type Table } from './state';

/** A nav card being resolved. */
export interface NavFrame {
  kind: 'nav';
  ask: PlayerID | null;
  p: PlayerID;
  card: Ref;
  deck: DeckId;
  at: 'read' | 'done';
}

/** NAV-01: the deck of the zone just entered. */
export function drawNav(t: Table, flight: FlyFrame): void {
  const deck = `nav-${boardFor(t.G.options.sets).zone(playerOf(t.G, flight.p).sector)}` as DeckId;
  const card = draw(t, deck);
  if (card === undefined) return markFlight(t, flight.p, 'keep-flying');
  flight.drawn.push(card);
  note(t, { kind: 'nav', p: flight.p, card });
  t.G.stack.push({ kind: 'nav', ask: null, p: flight.p, card, deck, at: 'read' });
}

/** Cards a player's standing lets them wave past. */
const ignorable = (t: Pick<Table, 'G'>, frame: NavFrame): boolean =>
  modifiersOf(t.G, { p: frame.p }, 'ignoreNav').some(({ value }) => value.includes(idOf(frame.card)));

/** Decoys that pass a card off as The Big Black, if it would move such a ship. */
const decoys = (t: Pick<Table, 'G'>, frame: NavFrame) =>
  modifiersOf(t.G, { p: frame.p }, 'navAsBigBlack', 'fly').filter(({ value }) => movesShip(navCard(frame.card), value.moves));

/** Whether any way through a card moves one of these ships. */
function movesShip(part: unknown, ships: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('do' in part && part.do === 'move-ship' && 'ship' in part && ships.includes(String(part.ship))) return true;
  return Object.values(part).some((inner) => movesShip(inner, ships));
}

export const nav: Kind<NavFrame> = {
  moves: ['ignoreCard', 'useDecoy', 'face'],
  step(t, frame) {
    const { p, card, deck } = frame;
    if (frame.at === 'read') {
      if (ignorable(t, frame) || decoys(t, frame).length > 0) {
        frame.ask = p;
        return;
      }
      return read(t, frame);
    }
    finish(t);
    discard(t, card);
    // NAV-08
    if (navCard(card).reshuffle) reshuffle(t, deck);
  },
  choices: (G, frame) => [
    ...(ignorable({ G }, frame) ? [move('ignoreCard')] : []),
    ...decoys({ G }, frame).map(({ src }) => move('useDecoy', src)),
    move('face'),
  ],
  decide(t, frame, name, args) {
    if (name === 'face') return read(t, frame);
    if (name === 'useDecoy') discardOwn(t, frame.p, text(args));
    frame.at = 'done';
    markFlight(t, frame.p, 'keep-flying');
  },
};

/** A card whose options are Reaver Contact, if they come (NAV-13 to NAV-16). */
const bringsReavers = (onDraw: readonly Effect[] = []): boolean =>
  onDraw.some((effect) => effect.do === 'move-ship' && effect.ship === 'cutter');

function read(t: Table, frame: NavFrame): void {
  const { options, onDraw } = navCard(frame.card);
  const scene = { p: frame.p };
  frame.at = 'done';
  if (bringsReavers(onDraw)) meetReavers(t, frame.p, frame.card);
  else openChoice(t, { scene, from: 'nav', card: frame.card, options, ace: null, may: false });
  runEffects(t, scene, onDraw ?? []);
}

/** One of several nav decks is picked to be reshuffled. */
export interface ReshuffleFrame {
  kind: 'reshuffle';
  ask: PlayerID | null;
  p: PlayerID;
}

const NAV_DECKS = ['nav-alliance', 'nav-border', 'nav-rim'] as const;

/** Nav decks in play. */
export const navDecks = (G: State) => NAV_DECKS.filter((deck) => pile(G, deck).draw.length + pile(G, deck).discard.length > 0);

export function reshuffleNav(t: Table, p: PlayerID, deck: NavDeckName): void {
  if (deck === 'nav-any') t.G.stack.push({ kind: 'reshuffle', ask: null, p });
  else reshuffle(t, deck);
}

export const reshuffleKind: Kind<ReshuffleFrame> = {
  moves: ['reshuffle'],
  step(_t, frame) {
    frame.ask = frame.p;
  },
  choices: (G) => navDecks(G).map((deck) => move('reshuffle', deck)),
  decide(t, _frame, _name, args) {
    finish(t);
    reshuffle(t, text(args) as DeckId);
  },
};
