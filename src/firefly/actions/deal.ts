import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { abilitiesOf, addedBy, modifiersOf } from '../abilities';
import { isUsable, pushAbility } from '../ability';
import { contactCard } from '../cards';
import { KEEP, openConsider } from '../consider';
import { contactsInPlay, isSolid } from '../contacts/standing';
import type { ContactId, Good, Prices } from '../content/types';
import { jettisonMenu } from '../free/jettison';
import { canTryGoal, startGoal } from '../goals';
import { load, roomFor, unload } from '../goods';
import { boardFor } from '../map';
import { type Menu, movesOf, number, offer, take, text } from '../menu';
import { fromBank, toBank } from '../money';
import { isAt } from '../place';
import { aboard } from '../scene';
import { stepsOf } from '../setup/steps';
import { type Kind, note, pile, playerOf, type State, type Table } from '../state';
import { canAct, useAction } from '../turn';
import { liesOn } from './buy';
import { discardFromHand } from './discard-jobs';

export { checkLimits, discardJobs } from './discard-jobs';

/** Dealing with a contact (DEAL-02 to 04): jobs once, trade and favours as one likes, in any order. */
export interface DealFrame {
  kind: 'deal';
  ask: PlayerID | null;
  p: PlayerID;
  contact: ContactId;
  considered: boolean;
  /** Favours already used. */
  used: string[];
}

/** DEAL-08, DEAL-15: three in hand, more with some standings, unless a card sets the number. */
export function handLimit(G: State, p: PlayerID): number {
  const changes = modifiersOf(G, { p }, 'handLimit').map(({ value }) => value);
  const set = changes.flatMap((value) => ('set' in value ? [value.set] : []));
  if (set.length > 0) return Math.min(...set);
  return changes.reduce((n, value) => n + ('add' in value ? value.add : 0), 3);
}

/** DEAL-11, DEAL-13 */
export const activeLimit = (G: State, p: PlayerID): number => 3 + addedBy(G, { p }, 'activeJobs');

/** Whether this contact deals with the player at all, wherever the ship is (DEAL-18). */
export function isOnTerms(G: State, p: PlayerID, contact: ContactId): boolean {
  if (stepsOf(G).contacts?.ban?.includes(contact)) return false;
  return !modifiersOf(G, { p }, 'noDealWith').some(
    ({ value, src }) => value.includes(contact) || (value.includes('contact-under-alert') && liesOn(G, src, contact)),
  );
}

/** DEAL-01, DEAL-17 */
function canDeal(G: State, p: PlayerID, contact: ContactId): boolean {
  const { sector } = playerOf(G, p);
  const near =
    isAt(G, { p }, contactCard(contact).at, sector) ||
    modifiersOf(G, { p }, 'dealFrom').some(({ src, value, scene }) => src === contact && isAt(G, scene, value, sector));
  return near && isOnTerms(G, p, contact);
}

export const dealMenu: Menu = {
  moves: ['deal'],
  choices: (G, p) =>
    canAct(G, 'deal')
      ? contactsInPlay(G)
          .filter((contact) => canDeal(G, p, contact))
          .map((contact) => move('deal', contact))
      : [],
  decide(t, p, _name, args) {
    useAction(t, 'deal');
    startDeal(t, p, text(args) as ContactId);
  },
};

/** A Deal with that contact from wherever the ship is. */
export function startDeal(t: Table, p: PlayerID, contact: ContactId): void {
  note(t, { kind: 'deals', p, contact });
  t.G.stack.push({ kind: 'deal', ask: null, p, contact, considered: false, used: [] });
}

/** What this contact pays a Solid player (DEAL-04). */
export function sellPrices(G: State, p: PlayerID, contact: ContactId): Prices {
  const { buys } = contactCard(contact);
  if (!buys || !isSolid(G, { p }, contact)) return {};
  const prices: Prices = { ...buys };
  for (const { value } of modifiersOf(G, { p }, 'sellGoods')) Object.assign(prices, value);
  for (const { value } of modifiersOf(G, { p }, 'sellBonus'))
    for (const [good, more] of Object.entries(value) as [Good, number][])
      if (prices[good] !== undefined) prices[good] = (prices[good] ?? 0) + more;
  for (const { value } of modifiersOf(G, { p }, 'noSell')) for (const good of value) delete prices[good];
  return prices;
}

/** Up to eight at a time; the move may be repeated. */
const upTo = (name: string, good: string, most: number): Move[] =>
  Array.from({ length: Math.min(8, most) }, (_, i) => move(name, good, i + 1));

function favours(G: State, frame: DealFrame) {
  return abilitiesOf(G, { p: frame.p, contact: frame.contact }, 'deal').filter(
    (found) => found.src === frame.contact && found.ability.do && isUsable(G, found) && !frame.used.includes(String(found.index)),
  );
}

/** A card may leave nothing of a Deal but trade. */
export const onlyTrade = (G: State, p: PlayerID): boolean => modifiersOf(G, { p }, 'only').length > 0;

function tradeOffered(G: State, { p, contact }: DealFrame): Move[] {
  const moves: Move[] = [];
  for (const good of Object.keys(sellPrices(G, p, contact)) as Good[]) moves.push(...upTo('sell', good, aboard(G, p, good)));
  if (!isSolid(G, { p }, contact)) return moves;
  // DEAL-05, DEAL-06
  for (const [good, price] of Object.entries(contactCard(contact).sells ?? {}) as [Good, number][])
    moves.push(...upTo('buyFrom', good, Math.min(roomFor(G, p, good), Math.floor(playerOf(G, p).cash / price))));
  return moves;
}

/** A goal that takes a Deal is done with the contact who lives where it is done. */
function goalOffered(G: State, { p, contact }: DealFrame): Move[] {
  const goal = canTryGoal(G, p, 'deal');
  if (!goal || (goal.at !== null && boardFor(G.options.sets).contactAt(playerOf(G, p).sector) !== contact)) return [];
  return [move('dealGoal', goal.goal)];
}

function jobsOffered(G: State, { contact, considered }: DealFrame): Move[] {
  const { draw, discard: open } = pile(G, contact);
  return !considered && draw.length + open.length > 0 ? [move('considerJobs')] : [];
}

function choices(G: State, frame: DealFrame): Move[] {
  const { p } = frame;
  const { hand } = playerOf(G, p);
  const drops = hand.map((ref) => move('discardJob', ref));
  // DEAL-09: over the limit there is only one way out.
  if (hand.length > handLimit(G, p)) return drops;
  // FREE-12, FREE-13: room for what is bought can be made on the spot.
  const trade = [...tradeOffered(G, frame), ...offer([jettisonMenu], G, p)];
  if (onlyTrade(G, p)) return [...trade, move('doneDealing')];
  const asked = favours(G, frame).map(({ index }) => move('askFavour', index));
  return [...jobsOffered(G, frame), ...trade, ...asked, ...goalOffered(G, frame), ...drops, move('doneDealing')];
}

export const deal: Kind<DealFrame> = {
  get moves() {
    return ['considerJobs', 'sell', 'buyFrom', 'askFavour', 'dealGoal', 'discardJob', 'doneDealing', ...movesOf([jettisonMenu])];
  },
  step(_t, frame) {
    frame.ask = frame.p;
  },
  choices,
  decide(t, frame, name, args) {
    const { p, contact } = frame;
    switch (name) {
      case 'considerJobs': {
        frame.considered = true;
        const more = modifiersOf(t.G, { p }, 'considerJobs').filter(
          ({ src }) => src === contact || !(contactsInPlay(t.G) as string[]).includes(src),
        );
        return openConsider(t, p, contact, Math.max(3, ...more.map(({ value }) => value.set)), KEEP);
      }
      case 'sell': {
        const good = text(args) as Good;
        const price = must(sellPrices(t.G, p, contact)[good], 'price');
        unload(t, p, good, number(args, 1));
        return note(t, { kind: 'sold', p, token: good, n: number(args, 1), price: fromBank(t, p, price * number(args, 1)) });
      }
      case 'buyFrom': {
        const good = text(args) as Good;
        const price = toBank(t, p, must(contactCard(contact).sells?.[good], 'price') * number(args, 1));
        load(t, p, good, number(args, 1));
        return note(t, { kind: 'loaded', p, token: good, n: number(args, 1), price });
      }
      case 'askFavour': {
        const found = must(
          favours(t.G, frame).find(({ index }) => index === number(args)),
          'favour',
        );
        frame.used.push(String(found.index));
        return pushAbility(t, found, true);
      }
      case 'dealGoal':
        return startGoal(t, p, number(args));
      case 'discardJob':
        return discardFromHand(t, p, text(args));
      case 'doneDealing':
        return finish(t);
      default:
        take([jettisonMenu], t, p, name, args);
    }
  },
};
