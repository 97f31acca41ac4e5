import type { Move } from '../../src/engine/moves';
import { handLimit } from '../../src/firefly/actions/deal';
import { jobCard, supplyCard } from '../../src/firefly/cards';
import type { ConsiderFrame, KeepFrame } from '../../src/firefly/consider';
import type { ContactId, Freight, SectorId, SupplyPlanet } from '../../src/firefly/content/types';
import { aboard } from '../../src/firefly/scene';
import { cardsOf, SUPPLY } from '../../src/firefly/setup/table';
import { type DeckId, HIDDEN, pile, type Ref } from '../../src/firefly/state';
import { holdsJobOf, spareMoney } from './aims';
import type { Eye } from './eye';
import { best, called } from './pick';
import { gainAfter } from './time';
import { bargain, memberWorth, prospectOf, standingWorth, surplus } from './worth';

/** Fuel after a stop at a supply planet. */
export const FULL = 6;
/** Parts that make a set to hoard. */
export const HOARD = 8;

type Offers = SupplyPlanet | ContactId;

const isSupply = (deck: DeckId): boolean => (SUPPLY as readonly string[]).includes(deck);

const CHALLENGE = 2000;

/** What a job is good for to whoever gets it at that sector; nothing where it cannot be done. */
export function jobGain(eye: Eye, ref: Ref, at: SectorId = eye.player.sector): number {
  if (ref === HIDDEN) return 0;
  const { attach, contact } = jobCard(ref);
  // A challenge is worth what its contact thinks of those who take it up.
  if (attach) return standingWorth(eye, contact) > 1000 && !holdsJobOf(eye.player, contact) ? CHALLENGE : 0;
  const prospect = prospectOf(eye, ref, 0, at);
  if (!prospect) return 0;
  const { value, standing, turns } = prospect;
  const promised = eye.promised.has(contact) && !eye.player.hand.includes(ref);
  return Math.max(0, gainAfter(promised ? value - standing : value, turns));
}

/** What a card of a deck would bring to whoever gets it at that sector. */
const gainOf = (eye: Eye, deck: DeckId, ref: Ref, at: SectorId, money: number): number =>
  isSupply(deck) ? Math.max(0, bargain(eye.outfit, ref, money, eye.temper)) : jobGain(eye, ref, at);

/** What those cards of a deck that do not lie open bring on average. */
function unseen(eye: Eye, deck: Offers, at: SectorId, money: number): number {
  const { draw, discard } = pile(eye.G, deck);
  if (draw.length === 0) return 0;
  let sum = 0;
  let n = 0;
  for (const ref of cardsOf(deck, eye.G.options)) {
    if (discard.includes(ref)) continue;
    sum += gainOf(eye, deck, ref, at, money);
    n++;
  }
  return n > 0 ? sum / n : 0;
}

/** The better ones of some cards from a deck are better than its average. */
const FIRST = 1.7;
const SECOND = 0.8;

/** What a look at a deck brings: the two best of three cards, whether they lie open or not. */
export function offerOf(eye: Eye, deck: Offers, at: SectorId): number {
  const money = spareMoney(eye);
  if (isSupply(deck) && money < 100) return 0;
  const average = unseen(eye, deck, at, money);
  let first = FIRST * average;
  let second = SECOND * average;
  for (const ref of pile(eye.G, deck).discard) {
    const gain = gainOf(eye, deck, ref, at, money);
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  return first + 0.6 * second;
}

/** Open cards that are better than what may be drawn are looked at, and the deck for the rest. */
export function considerCards(eye: Eye, { deck, taken }: ConsiderFrame, legal: readonly Move[]): Move | undefined {
  const { sector } = eye.player;
  const money = spareMoney(eye);
  const gain = ({ args }: Move) => gainOf(eye, deck, String(args[0]), sector, money);
  const open = best(
    legal.filter(({ move }) => move === 'takeFromDiscard'),
    gain,
  );
  const drawn = (taken.length === 0 ? FIRST : SECOND) * unseen(eye, deck as Offers, sector, money);
  return open && gain(open) > drawn ? open : called(legal, 'draw');
}

/** Of the cards looked at the best is kept, as long as it is of use. */
export function keepCards(eye: Eye, frame: KeepFrame, legal: readonly Move[]): Move | undefined {
  const { G, p, player } = eye;
  const supply = isSupply(frame.deck);
  if (supply) {
    const change = changeOfCrew(eye, frame, legal);
    if (change) return change;
  }
  const money = spareMoney(eye);
  const gain = ({ args }: Move) => gainOf(eye, frame.deck, String(args[0]), player.sector, money);
  const wanted = best(
    legal.filter(({ move }) => move === 'keep'),
    gain,
  );
  // A full hand takes only what is better than the worst of it.
  const full = !supply && player.hand.length >= handLimit(G, p);
  const least = full ? Math.min(...player.hand.map((ref) => jobGain(eye, ref))) : 0;
  return wanted && gain(wanted) > least ? wanted : called(legal, 'doneKeeping');
}

/** With every berth taken, the one who is missed least makes way for somebody better. */
function changeOfCrew(eye: Eye, frame: KeepFrame, legal: readonly Move[]): Move | undefined {
  const { outfit, temper } = eye;
  if (frame.keep <= 0 || outfit.weakest === null) return undefined;
  const money = spareMoney(eye);
  const better = [...frame.taken, ...frame.drawn].some((ref) => supplyCard(ref).kind === 'crew' && bargain(outfit, ref, money, temper) > 0);
  if (!better) return undefined;
  return best(
    legal.filter(({ move }) => move === 'dismiss'),
    ({ args }) => -memberWorth(outfit, String(args[0]), temper),
  );
}

/** A goal first, then jobs, then what is aboard for nobody else; nothing is sold that is hoarded. */
export function deal(eye: Eye, legal: readonly Move[]): Move | undefined {
  const { G, p, demands } = eye;
  const sale = demands.hoards
    ? undefined
    : best(
        legal.filter(({ move, args }) => move === 'sell' && Number(args[1]) <= surplus(G, p, args[0] as Freight)),
        ({ args }) => Number(args[1]),
      );
  const worst = best(
    legal.filter(({ move }) => move === 'discardJob'),
    ({ args }) => -jobGain(eye, String(args[0])),
  );
  // Unfinished jobs that have to be paid for are thrown away before the end.
  const burden = demands.settles && G.lastTurns === null && eye.player.goalsDone > 0 ? worst : undefined;
  return called(legal, 'dealGoal') ?? sale ?? burden ?? called(legal, 'considerJobs', 'doneDealing') ?? worst;
}

/** Everybody goes; a challenge goes along where its contact must be won over. */
export function muster(eye: Eye, legal: readonly Move[]): Move | undefined {
  const challenge = legal.find(({ move, args }) => move === 'attach' && standingWorth(eye, jobCard(String(args[0])).contact) > 1000);
  return challenge ?? called(legal, 'setOut', 'callOff');
}

/** Fuel for the way, what is hoarded, then cards, and a spare part. */
export function shop(eye: Eye, legal: readonly Move[]): Move | undefined {
  const { G, p, player, fuel, demands } = eye;
  const buying = (name: string, most: number, good?: string) =>
    best(
      legal.filter(({ move, args }) => move === name && (good === undefined || args[0] === good) && Number(args[good ? 1 : 0]) <= most),
      ({ args }) => Number(args[good ? 1 : 0]),
    );
  const parts = aboard(G, p, 'parts');
  const hoard = demands.hoards && player.cash > 300 * HOARD ? buying('buyGoods', HOARD - parts, 'parts') : undefined;
  const spare = parts < 1 && player.cash > 2500 ? buying('buyGoods', 1, 'parts') : undefined;
  return (
    buying('takeFuel', FULL) ??
    buying('buyGoods', FULL - fuel, 'fuel') ??
    hoard ??
    called(legal, 'considerCards') ??
    spare ??
    called(legal, 'doneBuying')
  );
}
