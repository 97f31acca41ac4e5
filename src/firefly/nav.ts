import { finish, nearest } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { modifiersOf } from './abilities';
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

/** A card that would move ships which a decoy has set on another trail. */
function isDeceived({ G }: Pick<Table, 'G'>, { card }: NavFrame): boolean {
  const { deceived } = must(nearest(G, 'fly'), 'flight');
  return deceived.length > 0 && movesShip(navCard(card), deceived);
}

/** Whether any way through a card moves one of these ships. */
function movesShip(part: unknown, ships: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('do' in part && part.do === 'move-ship' && 'ship' in part && ships.includes(String(part.ship))) return true;
  return Object.values(part).some((inner) => movesShip(inner, ships));
}

export const nav: Kind<NavFrame> = {
  moves: ['ignoreCard', 'face'],
  step(t, frame) {
    const { p, card, deck } = frame;
    if (frame.at === 'read') {
      if (isDeceived(t, frame)) return passOver(t, frame);
      if (ignorable(t, frame)) frame.ask = p;
      else read(t, frame);
      return;
    }
    finish(t);
    discard(t, card);
    // NAV-08
    if (navCard(card).reshuffle) reshuffle(t, deck);
  },
  choices: () => [move('ignoreCard'), move('face')],
  decide: (t, frame, name) => (name === 'face' ? read(t, frame) : passOver(t, frame)),
};

/** The card means nothing to this ship, as The Big Black does. */
function passOver(t: Table, frame: NavFrame): void {
  frame.at = 'done';
  markFlight(t, frame.p, 'keep-flying');
}

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
