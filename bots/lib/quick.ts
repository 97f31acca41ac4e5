import type { Match } from '../../src/engine/match';
import type { Move } from '../../src/engine/moves';
import { must } from '../../src/engine/must';
import type { Random } from '../../src/engine/random';
import { leaderCard, supplyCard } from '../../src/firefly/cards';
import type { KeepFrame } from '../../src/firefly/consider';
import type { Freight, Skill } from '../../src/firefly/content/types';
import { crewRoom } from '../../src/firefly/goods';
import { boardFor } from '../../src/firefly/map';
import { aboard } from '../../src/firefly/scene';
import { SUPPLY } from '../../src/firefly/setup/table';
import { HIDDEN, playerOf, type Ref, type State } from '../../src/firefly/state';
import { type Aim, spareMoney } from './aims';
import { evade, moveGoods, moveNpc, pickOption, pickVictim, takeTest } from './answers';
import { Eye } from './eye';
import { best, called } from './pick';
import { demandsOf } from './story';
import type { Temper } from './temper';
import { bargain, prospectOf, supplyWorth, surplus } from './worth';

/** Moves that are only made for a reason; nobody stumbles into them. */
const IDLE = new Set([
  'jettison',
  'putOff',
  'dismiss',
  'scrap',
  'dropGear',
  'stow',
  'outfit',
  'offerTrade',
  'giveMoney',
  'askForMoney',
  'handMoney',
  'discardJob',
  'handOutGear',
  'leaveAboard',
  'callOff',
  'prepareFlight',
]);

/** What an aim must be worth to spend an action on it. */
const WORTHWHILE = 400;

/** Moves worth a thought: all but those that are only made for a reason, unless there are no others. */
export function sensible(legal: readonly Move[]): readonly Move[] {
  const kept = legal.filter(({ move }) => !IDLE.has(move));
  return kept.length > 0 ? kept : legal;
}

/**
 * A considered answer without looking ahead, where there is one: to the plain questions of a turn. Undefined for those that depend on dice
 * and cards to come, which are better tried out.
 */
export const plain = (G: State, p: string, legal: readonly Move[], temper: Temper): Move | undefined =>
  legal.length === 1 ? legal[0] : answer(new Eye(G, p, temper), legal);

/** As plain, for one who has already had a look. */
export function answer(eye: Eye, legal: readonly Move[]): Move | undefined {
  const { G, p } = eye;
  const frame = must(G.stack[G.stack.length - 1]);
  switch (frame.kind) {
    case 'turn':
      return turnMove(eye, () => legal);
    case 'fly':
    case 'set-off':
      return flight(eye, legal);
    case 'purchase':
      return purchase(G, p, legal);
    case 'consider': {
      const wanted = best(named(legal, 'takeFromDiscard'), ({ args }) => cardWorth(eye, String(args[0])));
      return wanted && cardWorth(eye, String(wanted.args[0])) > 600 ? wanted : called(legal, 'draw');
    }
    case 'keep': {
      const supply = (SUPPLY as readonly string[]).includes(frame.deck);
      const change = supply ? changeOfCrew(eye, legal, frame) : undefined;
      if (change) return change;
      const wanted = best(named(legal, 'keep'), ({ args }) => cardWorth(eye, String(args[0])));
      return wanted && cardWorth(eye, String(wanted.args[0])) > 0 ? wanted : called(legal, 'doneKeeping');
    }
    case 'deal':
      return (
        called(legal, 'considerJobs', 'dealGoal') ??
        best(
          named(legal, 'sell').filter(({ args }) => Number(args[1]) <= surplus(G, p, args[0] as Freight)),
          ({ args }) => Number(args[1]),
        ) ??
        called(legal, 'doneDealing') ??
        best(named(legal, 'discardJob'), ({ args }) => -cardWorth(eye, String(args[0])))
      );
    case 'discard-jobs':
      return best(legal, ({ args }) => -cardWorth(eye, String(args[0])));
    case 'evade':
      return evade(eye, legal);
    case 'nav':
      return called(legal, 'ignoreCard', 'face');
    case 'alliance':
      return called(legal, 'useAbility', 'submit');
    case 'muster':
      return called(legal, 'setOut');
    case 'pay-crew':
      return called(legal, 'payAll', 'payCut');
    case 'goods':
      return moveGoods(eye, frame, legal);
    case 'outfit':
      return called(legal, 'doneOutfitting');
    case 'kill':
      return called(legal, 'medic', 'cure') ?? pickVictim(eye, named(legal, 'chooseVictim'));
    case 'deliver':
      return best(legal, ({ args }) => Number(args[0]));
    case 'choose':
      return pickOption(eye, frame, legal);
    case 'test':
      return takeTest(eye, frame, legal);
    case 'move-npc':
      return moveNpc(eye, frame, legal);
    case 'draft':
      return draft(eye, legal);
    default:
      return undefined;
  }
}

/** As quick, in a match: in a turn only those moves are listed that a plan asks for. */
export function quickMove(match: Match<State, unknown>, p: string, temper: Temper, random: Random): Move {
  const { G } = match;
  const { kind } = must(G.stack[G.stack.length - 1]);
  const found = kind === 'turn' ? turnMove(new Eye(G, p, temper), (name) => match.legal(p, name)) : undefined;
  return found ?? quick(G, p, match.legal(p, MEANT[kind]), temper, random);
}

/** A move meant where others, such as throwing things overboard, could be made as well. */
const MEANT: Readonly<Record<string, string>> = { fly: 'flyOn', 'set-off': 'stop', purchase: 'doneBuying', choose: 'chooseOption' };

/** As plain, and any sensible move where that has no answer: for playing on quickly. */
export function quick(G: State, p: string, legal: readonly Move[], temper: Temper, random: Random): Move {
  const found = plain(G, p, legal, temper);
  if (found) return found;
  const moves = sensible(legal);
  const safe = called(moves, 'ace', 'roll', 'accept', 'medic');
  return safe && random.Number() < 0.8 ? safe : must(moves[Math.floor(random.Number() * moves.length)]);
}

const named = (legal: readonly Move[], name: string): Move[] => legal.filter(({ move }) => move === name);

function cardWorth(eye: Eye, ref: Ref): number {
  const { G, temper } = eye;
  if (ref === HIDDEN) return 0;
  const top = G.stack[G.stack.length - 1];
  if (top?.kind === 'keep' || top?.kind === 'consider' ? (SUPPLY as readonly string[]).includes(top.deck) : false)
    return bargain(eye.outfit, ref, spareMoney(eye), temper);
  const prospect = prospectOf(eye, ref, 0);
  return prospect ? prospect.value / (prospect.turns + 1) : 1;
}

/** With every berth taken, the weakest makes way for somebody much better. */
function changeOfCrew(eye: Eye, legal: readonly Move[], frame: KeepFrame): Move | undefined {
  const { G, p, temper } = eye;
  if (frame.keep <= 0 || crewRoom(G, p) > 0) return undefined;
  const outfit = { ...eye.outfit, crewRoom: 3 };
  const money = spareMoney(eye);
  const gain = Math.max(
    0,
    ...[...frame.taken, ...frame.drawn].filter((ref) => supplyCard(ref).kind === 'crew').map((ref) => bargain(outfit, ref, money, temper)),
  );
  const out = best(
    legal.filter(({ move }) => move === 'dismiss'),
    ({ args }) => -supplyWorth(outfit, String(args[0]), temper),
  );
  return out && gain > 700 + Math.max(0, supplyWorth(outfit, String(out.args[0]), temper)) ? out : undefined;
}

/** The moves of one name, or at least these; nothing is listed that nobody asks for. */
type Offer = (name: string) => readonly Move[];

/** The move each kind of aim is carried out by. */
const DOING = { work: 'work', goal: 'workGoal', deal: 'deal', sell: 'deal', buy: 'buy', rest: 'shoreLeave', toil: 'makeWork' } as const;

/**
 * Two actions a turn: the best thing to do here, if it is better than what lies ahead or leaves time for the flight, then on towards the best
 * aim elsewhere.
 */
function turnMove({ G, p, player: { sector }, demands, aims }: Eye, offer: Offer): Move | undefined {
  const calling = demands.rich ? called(offer('useAbility'), 'useAbility') : undefined;
  if (calling && calling.args[0] === G.options.story && leads(G, p)) return calling;
  const ahead = aims.find((aim) => aim.at !== sector && aim.rate > 0);
  const course = ahead ? steer(G, p, [...offer('mosey'), ...offer('fullBurn')], ahead.at) : undefined;
  for (const aim of aims) {
    if (aim.at !== sector || aim.value < WORTHWHILE) continue;
    // With one action left it is either this or the flight.
    if (course && ahead && G.turn.used.length > 0 && aim.rate <= ahead.rate) continue;
    const now = carryOut(aim, offer(DOING[aim.do]));
    if (now) return now;
  }
  return course ?? called(offer('makeWork'), 'makeWork') ?? called(offer('endTurn'), 'endTurn');
}

/** Whether this player has the most money, by a margin that others will hardly catch up in one turn. */
function leads(G: State, p: string): boolean {
  const others = Object.keys(G.players).filter((one) => one !== p);
  return others.every((one) => playerOf(G, one).cash + 1500 < playerOf(G, p).cash);
}

const going = (legal: readonly Move[], name: string, to: string | number): Move | undefined =>
  legal.find(({ move, args }) => move === name && args[0] === to);

/** The move that does what an aim is about, here and now. */
export function carryOut(aim: Aim, legal: readonly Move[]): Move | undefined {
  switch (aim.do) {
    case 'buy':
    case 'rest':
    case 'toil':
      return called(legal, DOING[aim.do]);
    default:
      return going(legal, DOING[aim.do], aim.do === 'goal' ? Number(aim.what) : aim.what);
  }
}

/** The flight that brings the ship nearest to a sector, around the Cutters; a Full Burn where it is far and there is fuel. */
export function steer(G: State, p: string, legal: readonly Move[], to: string): Move | undefined {
  const { sector } = playerOf(G, p);
  const way = boardFor(G.options.sets).path(
    sector,
    to,
    G.cutters.filter((cutter) => cutter !== to),
  );
  const [next] = way ?? [];
  if (!way || next === undefined) return undefined;
  const burn = going(legal, 'fullBurn', next);
  if (burn && way.length > 1 && (aboard(G, p, 'fuel') > 1 || way.length > 2)) return burn;
  return going(legal, 'mosey', next) ?? going(legal, 'flyOn', next) ?? burn;
}

function flight({ G, p, player: { sector }, aims: [target] }: Eye, legal: readonly Move[]): Move | undefined {
  if (!target || target.at === sector) return called(legal, 'stop');
  return steer(G, p, legal, target.at) ?? called(legal, 'stop');
}

function purchase(G: State, p: string, legal: readonly Move[]): Move | undefined {
  const cards = called(legal, 'considerCards');
  const { cash } = playerOf(G, p);
  const wanted = Math.min(6 - aboard(G, p, 'fuel'), Math.floor(cash / 100));
  const free = best(
    legal.filter(({ move }) => move === 'takeFuel'),
    ({ args }) => Number(args[0]),
  );
  const fuel = best(
    legal.filter(({ move, args }) => move === 'buyGoods' && args[0] === 'fuel' && Number(args[1]) <= wanted),
    ({ args }) => Number(args[1]),
  );
  const parts =
    aboard(G, p, 'parts') < 1 && cash > 2500
      ? legal.find(({ move, args }) => move === 'buyGoods' && args[0] === 'parts' && args[1] === 1)
      : undefined;
  return free ?? fuel ?? cards ?? parts ?? called(legal, 'doneBuying');
}

/** Start near work; take any captain and ship; keep the jobs that pay. */
function draft(eye: Eye, legal: readonly Move[]): Move | undefined {
  // What the ship has is not asked for: until it is chosen there is none.
  const { G, p, temper } = eye;
  const [first] = legal;
  switch (first?.move) {
    case 'placeShip': {
      const board = boardFor(G.options.sets);
      const centre = ['persephone', 'silverhold', 'space-bazaar', 'regina', 'athens'].flatMap((place) =>
        board.sectorsOf(place as 'regina').slice(0, 1),
      );
      return best(legal, ({ args }) => -centre.reduce((sum, sector) => sum + board.distance(String(args[0]), sector), 0));
    }
    case 'chooseLeader':
      // With some setup cards ships are offered beside the leaders.
      return best(
        legal.filter(({ move }) => move === 'chooseLeader'),
        ({ args }) => leaderWorth(String(args[0]), demandsOf(G, p).skills),
      );
    case 'chooseShip':
      return first;
    default: {
      const crewed = legal.filter(({ move }) => move === 'pickCrew');
      if (crewed.length > 0) return best(crewed, ({ args }) => supplyWorth(eye.outfit, String(args[0]), temper));
      return called(legal, 'doneJobs', 'doneCrew');
    }
  }
}

/** Points, of the skills that are asked for most. */
function leaderWorth(ref: Ref, wanted: Readonly<Record<Skill, number>>): number {
  const card = leaderCard(ref);
  return (['fight', 'tech', 'negotiate'] as const).reduce((sum, skill) => sum + (card[skill] ?? 0) * (5 + wanted[skill]), 0);
}
