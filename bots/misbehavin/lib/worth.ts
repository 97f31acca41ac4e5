import type { PlayerID } from '../../../src/engine/moves';
import { abilitiesOf, cardOf, isSupply } from '../../../src/misbehavin/cards';
import type { Effect, SupplySet } from '../../../src/misbehavin/content/types';
import { meets } from '../../../src/misbehavin/filter';
import { HIDDEN, playerOf, type Ref, rivals, type State } from '../../../src/misbehavin/state';
import { influenceOf, powerOf, requirement } from '../../../src/misbehavin/values';

/** What a player likes; 1 is neither more nor less than others do. */
export interface Temper {
  /** Fights. */
  fight: number;
  /** Deals and credits. */
  deal: number;
  /** Defends what is its own. */
  guard: number;
  /** Draws and abilities. */
  draw: number;
}

/** How much an effect is worth, in cards of middling use. */
export function effectWorth(G: State, p: PlayerID, effect: Effect, temper: Temper): number {
  const own = p === G.turn.player;
  const { activations } = G.turn;
  switch (effect.do) {
    case 'draw':
      return effect.n * 0.7 * temper.draw * (own && activations.any === 0 && G.turn.recruitments === 0 ? 0.3 : 1);
    case 'gain-credits':
      return effect.n * 0.35 * temper.deal;
    case 'steal-credits':
      return effect.n * 0.45;
    case 'gain-verse':
      return effect.n * 1.1;
    case 'activation':
      return effect.only === undefined ? 2.5 : effect.only === 'fight' ? 0.9 * temper.fight : 0.8;
    case 'recruitment':
      return own && leftover(G, p) >= 2 ? 1.3 : 0.1;
    case 'trigger':
      return effect.target.whose === 'self' ? -0.6 : 0.5;
    case 'reset':
      return 0.4;
    case 'cycle':
      return 0.2 * effect.n;
    case 'immune':
      return need(G, p) <= 3 ? 3 : 0.5;
    case 'power-token':
      return 2.5;
    case 'gain-card':
    case 'recover':
      return 0.9;
    case 'return-black':
      return 0.8;
    case 'scrap':
      return 0.6;
    case 'gain-black':
      return effect.who === 'opponent' ? 0.8 : -0.8;
    case 'look':
      return 0.9;
    case 'discard':
      return effect.who === 'opponent' ? 0.7 : -0.3;
    case 'choose':
      return Math.max(...effect.options.map((option) => listWorth(G, p, option, temper)));
    case 'opponent-choice':
      return Math.min(...effect.options.map((option) => Math.abs(listWorth(G, p, option, temper))));
    default:
      return 0;
  }
}

export const listWorth = (G: State, p: PlayerID, effects: readonly Effect[], temper: Temper): number =>
  effects.reduce((sum, effect) => sum + effectWorth(G, p, effect, temper), 0);

/** The triggered ability of a card, less the card not drawn at the end of the turn. */
export function triggerWorth(G: State, p: PlayerID, ref: Ref, temper: Temper): number {
  const abilities = abilitiesOf(ref).filter(({ mode }) => mode === 'triggered');
  const gain = abilities.reduce((sum, { do: effects = [], cost = [] }) => sum + listWorth(G, p, effects, temper) - cost.length * 0.6, 0);
  return gain - 0.5;
}

/** Power still missing to win. */
export const need = (G: State, p: PlayerID): number => requirement(G, p) - powerOf(playerOf(G, p));

/** Influence in hand. */
export const leftover = (G: State, p: PlayerID): number =>
  playerOf(G, p).hand.reduce((sum, ref) => sum + (ref === HIDDEN ? 0 : influenceOf(G, p, ref)), 0);

/** What the supply cards are worth to those who can use them. */
const SUPPLIES: Readonly<Record<SupplySet, number>> = {
  misbehave: 2.4,
  'double-cross': 1.8,
  'the-dart': 1.7,
  'crazy-ivan': 1.3,
  'full-burn': 1.3,
  negotiation: 1.3,
  shiny: 1.2,
  'fei-wu': 1.1,
  palaver: 1,
  'the-black': -5,
};

/** What a card is worth in one's deck. */
export function cardWorth(G: State, p: PlayerID, ref: Ref, temper: Temper): number {
  const card = cardOf(ref);
  // A maneuver is worth little to whoever has nobody to carry it out.
  if (isSupply(card)) return SUPPLIES[card.supplySet] * (meets(G, { p, card: ref }, card.requires) ? 1 : 0.6);
  const power = card.power ?? 0;
  const influence = card.influence === 'X' ? 2 : (card.influence ?? 0);
  const fights = card.attributes?.includes('fight') ? 0.5 * power * temper.fight : 0;
  const black = (card.required ?? []).flatMap((required) => required.do).reduce((n, one) => n + (one.do === 'gain-black' ? one.n : 0), 0);
  // Slots are few: power that needs two of them is worth less than power on one card.
  return power ** 1.35 + influence * 0.4 + fights + (card.abilities?.length ?? 0) * 0.3 - black * 0.7;
}

/** The rival who comes nearest to winning, and how near. */
export function leader(G: State, p: PlayerID): { q: PlayerID; missing: number } {
  const found = rivals(G, p)
    .map((q) => ({ q, missing: need(G, q) }))
    .sort((a, b) => a.missing - b.missing)[0];
  return found ?? { q: p, missing: 99 };
}
