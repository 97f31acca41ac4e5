import { move, type PlayerID } from '../../engine/moves';
import { discardOwn } from '../ability';
import { hasRoomFor } from '../actions/buy';
import { crewCost, shipCard, supplyCard } from '../cards';
import { designs } from '../consider';
import type { SupplyPlanet } from '../content/types';
import { joinCrew } from '../crew';
import { gainGear } from '../gear';
import { load, roomFor, slotRoom } from '../goods';
import { number, text } from '../menu';
import { payCash, takeCash } from '../money';
import { discard, draw, takeFrom } from '../piles';
import { note, pile, playerOf, type Ref, type State, type Table, type Token } from '../state';
import { warrantTokens } from '../warrants';
import type { DraftFrame, Part } from './draft-part';
import { stepsOf } from './steps';
import { supplyInPlay } from './table';

/** SETUP-31 */
export const cash: Part<'cash'> = {
  begin(t, _frame, { p }) {
    takeCash(t, p, stepsOf(t.G).supplies?.cash ?? 0);
  },
};

/** SETUP-31 to 33: fuel and parts as far as they fit, and the price of the upgrades the ship came with, unless it was bought (SETUP-39). */
export const stores: Part<'stores'> = {
  begin(t, _frame, { p }) {
    const { supplies, leaders, warrants = 0 } = stepsOf(t.G);
    const { startingUpgrades = [] } = shipCard(playerOf(t.G, p).ship);
    if (leaders?.mode !== 'draft-or-buy') for (const upgrade of startingUpgrades) payCash(t, p, supplyCard(upgrade).cost ?? 0);
    stow(t, p, 'fuel', supplies?.fuel ?? 0);
    stow(t, p, 'parts', supplies?.parts ?? 0);
    if (warrants > 0) warrantTokens(t, p, warrants);
  },
};

function stow(t: Table, p: PlayerID, token: Token, n: number): void {
  const loaded = load(t, p, token, n);
  if (loaded > 0) note(t, { kind: 'loaded', p, token, n: loaded });
}

/** What is left of the money may go into fuel, then into parts. */
export const stock: Part<'stock'> = {
  moves: ['stockUp'],
  choices(G, _frame, { p, good, price }) {
    const most = Math.min(roomFor(G, p, good), Math.floor(playerOf(G, p).cash / price));
    return Array.from({ length: most + 1 }, (_, n) => move('stockUp', good, n));
  },
  decide(t, _frame, { p, good, price }, _name, args) {
    payCash(t, p, price * number(args, 1));
    stow(t, p, good, number(args, 1));
    return true;
  },
};

/** The supply deck starting cards are turned up from; the first player speaks for the table. */
export const deck: Part<'deck'> = {
  moves: ['chooseDeck'],
  choices: (G) => supplyInPlay(G.options.sets).map((planet) => move('chooseDeck', planet)),
  decide(_t, frame, _item, _name, args) {
    frame.deck = text(args) as SupplyPlanet;
    return true;
  },
};

/** A new round: what nobody could take is discarded, and as many cards as players are turned up. */
export const turnUp: Part<'turn-up'> = {
  begin(t, frame) {
    putAway(t, frame);
    for (let i = 0; frame.deck && i < t.G.options.players; i++) {
      const ref = draw(t, frame.deck);
      if (ref !== undefined) frame.open.push(ref);
    }
    if (frame.deck) note(t, { kind: 'turned-up', deck: frame.deck, cards: [...frame.open] });
  },
};

/** The last round is over. */
export const putAwayCards: Part<'put-away'> = { begin: putAway };

function putAway(t: Table, frame: DraftFrame): void {
  for (const ref of frame.open) discard(t, ref);
  frame.open = [];
}

/** One of the cards turned up, free, if the ship can hold it (BUY-06); an old upgrade may make way for a new one (CORE-31). */
export const card: Part<'card'> = {
  moves: ['takeCard', 'dropUpgrade'],
  choices(G, frame, { p }) {
    const fitting = frame.open.filter((ref) => hasRoomFor(G, p, ref));
    const crowded = slotRoom(G, p) <= 0 && frame.open.some((ref) => supplyCard(ref).kind === 'upgrade');
    return [
      ...designs(fitting).map((ref) => move('takeCard', ref)),
      ...(crowded ? playerOf(G, p).upgrades.map((ref) => move('dropUpgrade', ref)) : []),
    ];
  },
  decide(t, frame, { p }, name, args) {
    if (name === 'dropUpgrade') {
      discardOwn(t, p, text(args));
      return false;
    }
    takeFrom(frame.open, text(args));
    note(t, { kind: 'bought', p, card: text(args), price: 0 });
    takeAboard(t, p, text(args));
    return true;
  },
};

function takeAboard(t: Table, p: PlayerID, ref: Ref): void {
  const player = playerOf(t.G, p);
  switch (supplyCard(ref).kind) {
    case 'crew':
      joinCrew(t, p, ref);
      break;
    case 'gear':
      gainGear(t, p, ref);
      break;
    case 'upgrade':
      player.upgrades.push(ref);
      break;
    case 'drive':
      discard(t, player.drive); // CORE-32
      player.drive = ref;
  }
}

/** Crew who can be had from a deck: so many in all, so much hiring cost in all. What is in a deck is known to all, only its order is not. */
function candidates(G: State, { budget }: DraftFrame, p: PlayerID, from: SupplyPlanet): Ref[] {
  const { pick = 0, maxTotalCost = 0 } = stepsOf(G).crew ?? {};
  if (playerOf(G, p).crew.length - 1 >= pick) return [];
  const crewmen = pile(G, from).draw.filter((ref) => supplyCard(ref).kind === 'crew');
  return designs(crewmen.sort()).filter((ref) => budget + crewCost(ref) <= maxTotalCost && hasRoomFor(G, p, ref));
}

/** Starting crew, deck by deck so that no choice is too long; a deck passed over is not asked about again. */
export const crew: Part<'crew'> = {
  moves: ['pickCrew', 'nextDeck', 'doneCrew'],
  begin(t, frame, item) {
    if (item.deck === supplyInPlay(t.G.options.sets)[0]) frame.budget = 0;
  },
  choices(G, frame, { p, deck: from }) {
    const crewmen = candidates(G, frame, p, from);
    return crewmen.length === 0 ? [] : [...crewmen.map((ref) => move('pickCrew', ref)), move('nextDeck'), move('doneCrew')];
  },
  decide(t, frame, { p, deck: from }, name, args) {
    if (name === 'pickCrew') {
      const ref = text(args);
      takeFrom(pile(t.G, from).draw, ref);
      frame.budget += crewCost(ref);
      joinCrew(t, p, ref);
      return false;
    }
    if (name === 'doneCrew') frame.queue = frame.queue.filter((item, i) => i === 0 || item.step !== 'crew' || item.p !== p);
    return true;
  },
};
