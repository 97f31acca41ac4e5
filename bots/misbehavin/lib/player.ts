import { nearest } from '../../../src/engine/frames';
import type { Move, PlayerID } from '../../../src/engine/moves';
import { must } from '../../../src/engine/must';
import { abilitiesOf, boardOf, cardOf, isBlack, isForTableau, verseCardOf } from '../../../src/misbehavin/cards';
import type { VerseCard } from '../../../src/misbehavin/content/types';
import type { Frame } from '../../../src/misbehavin/frames';
import { onOffer } from '../../../src/misbehavin/market';
import { influenceByTokens } from '../../../src/misbehavin/offer';
import { HIDDEN, playerOf, type Ref, type State } from '../../../src/misbehavin/state';
import { cardPower, displayInfluence, influenceOf } from '../../../src/misbehavin/values';
import type { Bot } from '../../types';
import { bestTarget, inFight } from './fight';
import { cardWorth, leftover, listWorth, need, type Temper, triggerWorth } from './worth';

const ref = ({ args }: Move): Ref => String(args[0]);
const influence = (G: State, p: PlayerID, card: Ref): number => (card === HIDDEN ? 0 : influenceOf(G, p, card));

/** The best card within reach of hand and display; nothing that would only water the deck down. */
function wish(G: State, p: PlayerID, temper: Temper, credits: number): { card: Ref; worth: number } | undefined {
  const total = leftover(G, p) + displayInfluence(G, p) + credits + (nearest(G, 'deal')?.bonus ?? 0);
  let best: { card: Ref; worth: number } | undefined;
  for (const card of onOffer(G)) {
    const tokens = influenceByTokens(G, p, card);
    const cost = cardOf(card).cost ?? 0;
    if (cost > total + tokens) continue;
    const worth = cardWorth(G, p, card, temper) - Math.max(0, cost - total) * 0.6;
    if (worth > (best?.worth ?? 0.9)) best = { card, worth };
  }
  return best;
}

/** The next card to put in: one that is enough by itself, or the largest; never one of the tableau. */
function putIn(G: State, p: PlayerID, legal: readonly Move[], missing: number): Move | undefined {
  const { hand } = playerOf(G, p);
  const held = legal
    .filter((move) => move.move === 'commit' && hand.includes(ref(move)))
    .sort((a, b) => influence(G, p, ref(b)) - influence(G, p, ref(a)));
  return [...held].reverse().find((move) => influence(G, p, ref(move)) >= missing) ?? held[0];
}

/** A card worth its slot less, the weaker it is. */
const weakest = (G: State, p: PlayerID, asset: boolean) =>
  playerOf(G, p)
    .tableau.filter((placed) => !placed.warrant && (cardOf(placed.ref).type === 'asset') === asset)
    .sort((a, b) => cardPower(a) - cardPower(b))[0];

/** A card that takes the place of a better one still to come (MB-END-02). */
function inTheWay(G: State, p: PlayerID): Ref | undefined {
  if (need(G, p) <= 0) return undefined;
  const { tableau, deck, recycle, hand, unseen = [] } = playerOf(G, p);
  const { assetSlots, commandSlots } = boardOf(G, p);
  const coming = [...deck, ...recycle, ...hand, ...unseen].filter((card) => card !== HIDDEN && !isBlack(card));
  for (const asset of [true, false]) {
    const there = tableau.filter((placed) => (cardOf(placed.ref).type === 'asset') === asset);
    if (there.length < (asset ? assetSlots : commandSlots)) continue;
    const worst = weakest(G, p, asset);
    const better = coming.filter((card) => {
      const { type, power = 0 } = cardOf(card);
      return (type === 'asset') === asset && type !== 'action' && type !== 'maneuver' && worst !== undefined && power > cardPower(worst);
    });
    if (worst && better.length >= 1) return worst.ref;
  }
  return undefined;
}

/** How good a move of the turn is; ending it is 0. */
function turnWorth(G: State, p: PlayerID, move: Move, temper: Temper): number {
  const [first, second] = move.args;
  const { activations } = G.turn;
  switch (move.move) {
    case 'play': {
      const power = cardOf(ref(move)).power ?? 0;
      const left = need(G, p);
      return power > 0 ? 20 + 4 * Math.min(power, left) : 0.6 + Math.max(0, triggerWorth(G, p, ref(move), temper));
    }
    case 'trigger':
      return activations.any > 0 && activations.trigger === 0
        ? 0.3 + triggerWorth(G, p, ref(move), temper)
        : 18 + triggerWorth(G, p, ref(move), temper);
    case 'pickFight': {
      const best = bestTarget(G, p, temper);
      if (!best) return -1;
      // A fight for nothing but cards in hand is good; for the only activation it must beat playing a card.
      return best.urgent ? 200 : activations.fight > 0 ? 30 : 18 + 3 * best.gain;
    }
    case 'makeDeal': {
      const warrant = playerOf(G, p).tableau.find((placed) => placed.warrant && cardPower(placed) >= 2);
      const best = wish(G, p, temper, playerOf(G, p).credits);
      const recruits = G.turn.recruitments > 0 && leftover(G, p) < 5 ? 0.5 : 0;
      const gain = (best ? best.worth * temper.deal : 0) - recruits;
      if (gain <= 1.4) return warrant ? 1 : -1;
      // With an activation for nothing else the deal comes first where what it gains is better to play than what is in hand.
      return gain + (activations.deal === 0 ? 8 : best && isBetterPlay(G, p, best.card) ? 65 : 13);
    }
    case 'recruit':
      return wish(G, p, temper, 0) ? 12 : -1;
    case 'acquire':
      // A card of a certain kind is given before a recruitment uses it up; any other is left over afterwards.
      return asksForKind(verseCardOf(playerOf(G, p))) ? 13 : 5;
    case 'useCard':
    case 'useAbility': {
      const ability = must(abilitiesOf(String(first))[Number(second)], 'ability');
      const worth = listWorth(G, p, ability.do ?? [], temper);
      const price =
        ability.cost?.some((effect) => effect.do === 'discard-this') && !ability.zone ? 1 + 3 * (cardOf(String(first)).power ?? 0) : 0;
      const gives = ability.do?.some((effect) => effect.do === 'activation');
      if (gives) return playable(G, p) >= 2 ? 60 - price * 8 : -1;
      return worth - price > 0.6 ? (ability.do?.some((effect) => effect.do === 'draw') ? 50 : 11) : worth - price > 0.3 ? 3 : -1;
    }
    case 'verse':
      return verseWorth(G, p, String(first), temper);
    case 'placeToken':
      return -1;
    case 'clearOut':
      return inTheWay(G, p) ? 0.2 : -2;
    case 'takeBack':
      return -5;
    default:
      return 0;
  }
}

const asksForKind = ({ acquire }: VerseCard): boolean =>
  acquire.some((step) => 'do' in step && step.do.some((effect) => effect.do === 'discard' && effect.from === 'hand' && effect.filter));

/** Has a DEAL card in hand. */
const canOpen = (G: State, p: PlayerID): boolean =>
  playerOf(G, p).hand.some((card) => card !== HIDDEN && cardOf(card).attributes?.includes('deal'));

/** Cards in hand that an activation would put to use. */
const playable = (G: State, p: PlayerID): number =>
  playerOf(G, p).hand.filter((card) => card !== HIDDEN && (cardOf(card).power ?? 0) > 0 && cardOf(card).type !== 'action').length;

/** Whether this card could be played at once and would bring more power than any in hand. */
function isBetterPlay(G: State, p: PlayerID, card: Ref): boolean {
  if (G.turn.activations.any + G.turn.activations.play === 0) return false;
  const power = (one: Ref) => (one !== HIDDEN && canBePlayed(G, p, one) ? (cardOf(one).power ?? 0) : 0);
  return power(card) > Math.max(0, ...playerOf(G, p).hand.map(power));
}

/** There is room for it, and it does not lift the power above what is needed (MB-ACT-08). */
function canBePlayed(G: State, p: PlayerID, card: Ref): boolean {
  const { type, power = 0 } = cardOf(card);
  if (!isForTableau(cardOf(card)) || power > need(G, p)) return false;
  const { assetSlots, commandSlots } = boardOf(G, p);
  const there = playerOf(G, p).tableau.filter((placed) => (cardOf(placed.ref).type === 'asset') === (type === 'asset')).length;
  return there < (type === 'asset' ? assetSlots : commandSlots);
}

function verseWorth(G: State, p: PlayerID, id: string, temper: Temper): number {
  const player = playerOf(G, p);
  const action = must(
    verseCardOf(player).actions.find((one) => one.id === id),
    'action',
  );
  const spare = player.verse - action.cost;
  switch (id) {
    // A warrant takes no power away from whoever is about to win.
    case 'warrant':
      return -1;
    case 'haggle': {
      const best = canOpen(G, p) ? wish(G, p, temper, player.credits) : undefined;
      return best && isBetterPlay(G, p, best.card) ? 66 : -1;
    }
    case 'muscle-in': {
      const best = bestTarget(G, p, temper);
      return best && (best.urgent || best.gain > 2.5) && G.turn.activations.any + G.turn.activations.fight === 0 ? 30 : -1;
    }
    case 're-trigger':
      return spare >= 1 ? 4 : -1;
    case 'keep-flying':
      return spare >= 2 || (playable(G, p) === 0 && G.turn.activations.any > 0) ? 55 : -1;
    default:
      return spare >= 2 ? 4 : -1;
  }
}

/** Which card to let go: The Black first, then what is worth least. */
const least = (G: State, p: PlayerID, moves: readonly Move[], temper: Temper): Move | undefined =>
  [...moves].sort((a, b) => value(G, p, ref(a), temper) - value(G, p, ref(b), temper))[0];
const value = (G: State, p: PlayerID, card: Ref, temper: Temper): number => (isBlack(card) ? -5 : cardWorth(G, p, card, temper));

/** The move a player of this temper makes; undefined leaves it to chance. */
export function choice(G: State, p: PlayerID, legal: readonly Move[], temper: Temper): Move | undefined {
  const frame = G.stack.at(-1);
  const named = (name: string) => legal.find(({ move }) => move === name);
  switch (frame?.kind) {
    case 'turn':
      return best(legal, (move) => turnWorth(G, p, move, temper));
    case 'fight':
      return inFight(G, p, legal, temper);
    case 'recruit': {
      const wanted = wish(G, p, temper, 0);
      const take = legal.find((move) => move.move === 'recruitCard' && ref(move) === wanted?.card);
      const missing = wanted ? (cardOf(wanted.card).cost ?? 0) - displayInfluence(G, p) + frame.spent : 9;
      if (take && (missing <= 0 || !putIn(G, p, legal, missing))) return take;
      return (
        putIn(G, p, legal, missing) ??
        named('stop') ??
        best(legal, (move) => (move.move === 'recruitCard' ? cardWorth(G, p, ref(move), temper) : -1))
      );
    }
    case 'deal': {
      if (frame.at === 'open') return putIn(G, p, legal, 1) ?? legal[0];
      const { credits } = playerOf(G, p);
      const wanted = wish(G, p, temper, credits);
      const missing = wanted ? (cardOf(wanted.card).cost ?? 0) - displayInfluence(G, p) - frame.bonus : 9;
      const more =
        missing > 0
          ? (legal.find(({ move, args }) => move === 'useAbility' && adds(String(args[0]), Number(args[1]))) ?? putIn(G, p, legal, missing))
          : undefined;
      if (more) return more;
      const bargain = legal.find((move) => move.move === 'bargain' && ref(move) === wanted?.card);
      return bargain ?? named('clearWarrant') ?? best(legal, (move) => (move.move === 'bargain' ? cardWorth(G, p, ref(move), temper) : -1));
    }
    case 'cancel': {
      const deal = nearest(G, 'deal');
      // Better to see first what it is about.
      if (!deal?.wanted) return named('pass');
      return cardWorth(G, p, deal.wanted, temper) > 2.5 ? (legal[0] ?? named('pass')) : named('pass');
    }
    case 'cancelled':
      return named('retry') ?? named('recruitInstead') ?? named('giveUp');
    case 'play-card':
      return triggerWorth(G, p, frame.ref, temper) > 0.2 ? named('triggerNow') : named('leaveSet');
    case 'reward':
      return legal.find(({ args }) => args[0] === 'verse') ?? legal.find(({ args }) => args[0] === 'draw') ?? legal[0];
    case 'retain': {
      const kept = best(
        legal.filter(({ move }) => move === 'retain'),
        (move) => cardOf(ref(move)).power ?? 0,
      );
      const useful = p === G.turn.player && G.turn.activations.any + G.turn.activations.play > 0;
      return kept && useful && (cardOf(ref(kept)).power ?? 0) >= 2 ? kept : named('done');
    }
    case 'rescue':
    case 'react':
      return legal[0];
    case 'mark':
      return named('mark');
    case 'supply-card':
      return named('done');
    case 'clear-out': {
      const out = inTheWay(G, p);
      return legal.find((move) => move.move === 'dismiss' && ref(move) === out) ?? named('done');
    }
    case 'acquire':
      return least(G, p, legal, temper);
    case 'look':
      return best(legal, (move) => value(G, p, ref(move), temper));
    case 'pick':
      return picked(G, p, legal, temper);
    default:
      return undefined;
  }
}

const adds = (card: Ref, i: number): boolean => abilitiesOf(card)[i]?.do?.some((effect) => effect.do === 'influence') === true;

function picked(G: State, p: PlayerID, legal: readonly Move[], temper: Temper): Move | undefined {
  const frame = G.stack.at(-1);
  if (frame?.kind !== 'pick') return undefined;
  const { effect } = frame;
  switch (effect.do) {
    case 'discard':
    case 'scrap':
      if (legal[0]?.move === 'choosePlayer') return best(legal, ({ args }) => -need(G, String(args[0])));
      return least(G, p, legal, temper);
    case 'cycle':
      return least(G, p, legal, temper);
    case 'choose':
      return best(legal, ({ args }) => listWorth(G, p, effect.options[Number(args[0])] ?? [], temper));
    case 'strength':
    case 'power-token':
      return legal[0]?.move === 'pay'
        ? best(legal, ({ args }) => Number(args[0]))
        : best(legal, (move) => cardWorth(G, p, ref(move), temper));
    case 'gain-black':
      return best(legal, ({ args }) => -need(G, String(args[0])));
    case 'steal-credits':
      return best(legal, ({ args }) => Math.min(effect.n, playerOf(G, String(args[0])).credits) * 20 - need(G, String(args[0])));
    case 'opponent-choice':
      return undefined;
    default:
      return legal[0]?.move === 'chooseCard' ? best(legal, (move) => cardWorth(G, p, ref(move), temper)) : undefined;
  }
}

/** The move of the highest worth; the first of several. */
function best(moves: readonly Move[], worth: (move: Move) => number): Move | undefined {
  let found: Move | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const here = worth(move);
    if (here > top) [found, top] = [move, here];
  }
  return found;
}

/** How many moves are worth a thought, by what is asked; elsewhere the first idea will do. */
const WIDTH: Readonly<Partial<Record<Frame['kind'], number>>> = { turn: 5, fight: 4, recruit: 4, deal: 4, cancel: 2, 'play-card': 2 };

/** The moves a player of this temper would consider, the likeliest first. */
export function ideas(G: State, p: PlayerID, legal: readonly Move[], temper: Temper): readonly Move[] {
  const kind = G.stack.at(-1)?.kind;
  const first = choice(G, p, legal, temper);
  const width = (kind && WIDTH[kind]) ?? 1;
  if (first === undefined) return legal;
  if (width === 1 || legal.length === 1) return [first];
  const worth = (move: Move): number => {
    if (move === first) return 1000;
    if (kind === 'turn') return turnWorth(G, p, move, temper);
    if (move.move === 'recruitCard' || move.move === 'bargain') return 10 + cardWorth(G, p, ref(move), temper);
    if (move.move === 'nab' || move.move === 'dispatch') return (move.move === 'nab' ? 0.5 : 0) + (cardOf(ref(move)).power ?? 0);
    return move.move === 'hold' ? 5 : 0;
  };
  return legal
    .map((move) => ({ move, worth: worth(move) }))
    .filter((one) => one.worth >= 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, width)
    .map(({ move }) => move);
}

/** A player who plays by rule; the temper may depend on the faction played. */
export function player(name: string, describe: string, temper: (G: State, p: PlayerID) => Temper): Bot<State> {
  return {
    name,
    describe,
    choose: (view, legal, { player: p, random }) =>
      choice(view, p, legal, temper(view, p)) ?? must(legal[Math.floor(random.Number() * legal.length)], 'move'),
  };
}
