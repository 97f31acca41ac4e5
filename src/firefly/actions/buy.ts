import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { modifiersOf } from '../abilities';
import { pushAbility } from '../ability';
import { abilitiesAt, hasKeyword, shipCard, supplyCard } from '../cards';
import { KEEP, openConsider } from '../consider';
import type { SupplyPlanet } from '../content/types';
import { joinCrew } from '../crew';
import { jettisonMenu } from '../free/jettison';
import { gainGear } from '../gear';
import { crewRoom, load, roomFor, slotRoom } from '../goods';
import { boardFor } from '../map';
import { type Menu, movesOf, number, offer, take, text } from '../menu';
import { toBank } from '../money';
import { discard } from '../piles';
import { type Kind, note, pile, playerOf, type Ref, type State, type Table } from '../state';
import { canAct, useAction } from '../turn';
import { restNow, restPrice } from './shore-leave';

export { drawUntil, gainCards } from './gain-card';

/** A purchase (BUY-03 to 05): cards once, fuel and parts as one likes, in any order. */
export interface PurchaseFrame {
  kind: 'purchase';
  ask: PlayerID | null;
  p: PlayerID;
  /** Null at a haven that sells fuel and gives shore leave (HAVEN-06). */
  planet: SupplyPlanet | null;
  considered: boolean;
  /** Fuel still to be had for nothing. */
  freeFuel: number;
  /** Shore leave has been given in this action. */
  rested: boolean;
}

/** What fuel and parts cost at any supply planet (BUY-04). */
export const SUPPLY_PRICES = { fuel: 100, parts: 300 } as const;
/** So many are listed at a time; the moves may be repeated. */
const MOST = 8;

export const planetHere = (G: State, p: PlayerID): SupplyPlanet | undefined => boardFor(G.options.sets).supplyAt(playerOf(G, p).sector);

/** Whether a card in play forbids any Buy action here. */
export function isClosed(G: State, p: PlayerID): boolean {
  const planet = planetHere(G, p);
  if (!planet) return false;
  return modifiersOf(G, { p }, 'noBuyAt').some(
    ({ value, src }) => value.includes(planet) || (value.includes('supply-under-alert') && liesOn(G, src, planet)),
  );
}

/** Whether that Alliance Alert card lies on a deck. */
export const liesOn = (G: State, alert: Ref, deck: string): boolean => G.alertCards.some(({ ref, on }) => ref === alert && on === deck);

/** What one Buy action covers here beside a usual purchase. */
export const coveredHere = (G: State, p: PlayerID): readonly ('buy-fuel' | 'shore-leave')[] =>
  modifiersOf(G, { p }, 'oneAction').flatMap(({ value }) => value);

export const buyMenu: Menu = {
  moves: ['buy'],
  choices(G, p) {
    if (!canAct(G, 'buy') || isClosed(G, p)) return [];
    return planetHere(G, p) || coveredHere(G, p).includes('buy-fuel') ? [move('buy')] : [];
  },
  decide(t, p) {
    const { G } = t;
    useAction(t, 'buy');
    const freeFuel = modifiersOf(G, { p }, 'freeFuel').reduce((n, { value }) => n + value, 0);
    G.stack.push({ kind: 'purchase', ask: null, p, planet: planetHere(G, p) ?? null, considered: false, freeFuel, rested: false });
  },
};

const upTo = (most: number, name: string, ...args: string[]): Move[] =>
  Array.from({ length: Math.max(0, Math.min(MOST, most)) }, (_, i) => move(name, ...args, i + 1));

function goodsOffered(G: State, frame: PurchaseFrame): Move[] {
  const { p, planet, freeFuel } = frame;
  const { cash } = playerOf(G, p);
  const goods = planet ? (['fuel', 'parts'] as const) : (['fuel'] as const);
  return [
    ...upTo(Math.min(freeFuel, roomFor(G, p, 'fuel')), 'takeFuel'),
    ...goods.flatMap((good) => upTo(Math.min(roomFor(G, p, good), Math.floor(cash / SUPPLY_PRICES[good])), 'buyGoods', good)),
  ];
}

/** BUY-02 keeps shore leave apart from a purchase, unless a card lets one action cover both. */
function restOffered(G: State, frame: PurchaseFrame): Move[] {
  if (frame.rested || !coveredHere(G, frame.p).includes('shore-leave')) return [];
  return (restPrice(G, frame.p) ?? 0) <= playerOf(G, frame.p).cash ? [move('shoreLeave')] : [];
}

function cardsOffered(G: State, { planet, considered }: PurchaseFrame): Move[] {
  if (!planet || considered) return [];
  const { draw, discard: open } = pile(G, planet);
  return draw.length + open.length > 0 ? [move('considerCards')] : [];
}

export const purchase: Kind<PurchaseFrame> = {
  get moves() {
    return ['considerCards', 'buyGoods', 'takeFuel', 'shoreLeave', 'doneBuying', ...movesOf([jettisonMenu])];
  },
  step(_t, frame) {
    frame.ask = frame.p;
  },
  choices: (G, frame, name) => [
    ...cardsOffered(G, frame),
    ...goodsOffered(G, frame),
    ...restOffered(G, frame),
    move('doneBuying'),
    // BUY-05
    ...offer([jettisonMenu], G, frame.p, name),
  ],
  decide(t, frame, name, args) {
    const { p, planet } = frame;
    switch (name) {
      case 'considerCards': {
        if (!planet) return;
        frame.considered = true;
        const limit = Math.max(KEEP, ...modifiersOf(t.G, { p }, 'buyCards').map(({ value }) => value.set));
        return openConsider(t, p, planet, 3, limit);
      }
      case 'buyGoods': {
        const good = text(args) as 'fuel' | 'parts';
        return bring(t, p, good, number(args, 1), toBank(t, p, number(args, 1) * SUPPLY_PRICES[good]));
      }
      case 'takeFuel':
        frame.freeFuel -= number(args);
        return bring(t, p, 'fuel', number(args), 0);
      case 'shoreLeave':
        frame.rested = true;
        return restNow(t, p);
      case 'doneBuying':
        return finish(t);
      default:
        take([jettisonMenu], t, p, name, args);
    }
  },
};

function bring(t: Table, p: PlayerID, token: 'fuel' | 'parts', n: number, price: number): void {
  load(t, p, token, n);
  note(t, { kind: 'loaded', p, token, n, price });
}

/** What a card costs this player, discounts counted; of several the best (FREE-11). */
export function priceOf(G: State, p: PlayerID, ref: Ref): number {
  const card = supplyCard(ref);
  const factors = modifiersOf(G, { p }, 'discount')
    .filter(
      ({ value }) => value.kinds.includes(card.kind) && (!value.keywords || value.keywords.some((keyword) => hasKeyword(card, keyword))),
    )
    .map(({ value }) => value.factor);
  return Math.floor((card.cost ?? 0) * Math.min(1, ...factors));
}

/** Some will not join some captains. */
export function mayHire(G: State, p: PlayerID, ref: Ref): boolean {
  const professions = supplyCard(ref).professions ?? [];
  return !modifiersOf(G, { p }, 'cannotHire').some(
    ({ value }) => typeof value === 'object' && 'professions' in value && value.professions.some((one) => professions.includes(one)),
  );
}

/** Whether the ship could have a card, were there room for it (CORE-33). */
export function mayHave(G: State, p: PlayerID, ref: Ref): boolean {
  const card = supplyCard(ref);
  switch (card.kind) {
    case 'crew':
      return mayHire(G, p, ref);
    case 'drive':
      return shipCard(playerOf(G, p).ship).driveReplaceable && !card.abilities?.some(({ modifier }) => modifier?.driveLocked);
    case 'upgrade':
    case 'gear':
      return true;
  }
}

/** Whether the ship can take a card as it is (BUY-06); gear has no limit (BUY-07), a drive core takes the old one's place (CORE-32). */
export function hasRoomFor(G: State, p: PlayerID, ref: Ref): boolean {
  const { kind } = supplyCard(ref);
  if (kind === 'crew' && crewRoom(G, p) <= 0) return false;
  if (kind === 'upgrade' && slotRoom(G, p) <= 0) return false;
  return mayHave(G, p, ref);
}

export const affords = (G: State, p: PlayerID, ref: Ref): boolean => hasRoomFor(G, p, ref) && priceOf(G, p, ref) <= playerOf(G, p).cash;

/** Pays for a card and takes it aboard (BUY-08); some do something at once. */
export function buyCard(t: Table, p: PlayerID, ref: Ref, price: number = priceOf(t.G, p, ref)): void {
  toBank(t, p, price);
  stowCard(t, p, ref, price);
  if (price === 0) return;
  for (const ability of abilitiesAt(supplyCard(ref), 'buy')) if (ability.do) pushAbility(t, { ability, scene: { p, src: ref }, src: ref });
}

function stowCard(t: Table, p: PlayerID, ref: Ref, price: number): void {
  const player = playerOf(t.G, p);
  const { kind } = supplyCard(ref);
  if (kind === 'crew') return joinCrew(t, p, ref, { price });
  note(t, { kind: 'bought', p, card: ref, price });
  switch (kind) {
    case 'gear':
      return gainGear(t, p, ref);
    case 'upgrade':
      player.upgrades.push(ref);
      return;
    case 'drive':
      discard(t, player.drive);
      player.drive = ref;
  }
}
