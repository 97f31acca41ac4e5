import { finish } from '../../engine/frames';
import { type Move, move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { hasKeyword, supplyCard } from '../cards';
import { designs } from '../consider';
import type { EffectOf, SupplyPlanet } from '../content/types';
import { jettisonMenu } from '../free/jettison';
import { movesOf, take, text } from '../menu';
import { discard, takeFrom } from '../piles';
import type { Scene } from '../scene';
import { type Kind, pile, playerOf, type Ref, type State, type Table } from '../state';
import { buyCard, hasRoomFor, mayHave } from './buy';

/** Cards taken from discard piles by a card's word, one after the other. */
export interface GainCardFrame {
  kind: 'gain-card';
  ask: PlayerID | null;
  scene: Scene;
  effect: EffectOf<'gain-card'>;
  /** Still to be had; null: as many as one likes. */
  left: number | null;
}

const PLANETS: readonly SupplyPlanet[] = ['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar', 'meridian', 'beaumonde'];

export function gainCards(t: Table, scene: Scene, effect: EffectOf<'gain-card'>): void {
  t.G.stack.push({ kind: 'gain-card', ask: null, scene, effect, left: effect.n === 'no-limit' ? null : effect.n });
}

/** Of this card's own making; discounts of others are for the usual price. */
const priceUnder = (effect: EffectOf<'gain-card'>, ref: Ref): number => Math.floor((supplyCard(ref).cost ?? 0) * effect.factor);

/** The cards that are meant and can be paid for, whether there is room for them or not; copies in one pile are alike. */
export function gainable(G: State, p: PlayerID, effect: EffectOf<'gain-card'>): Ref[] {
  const { discard: from } = effect.from;
  return (from === 'any' ? PLANETS : [from])
    .flatMap((planet) => designs(pile(G, planet).discard))
    .filter((ref) => {
      const card = supplyCard(ref);
      if (effect.kinds && !effect.kinds.includes(card.kind)) return false;
      if (effect.card && card.id !== effect.card) return false;
      if (effect.keywords && !effect.keywords.some((keyword) => hasKeyword(card, keyword))) return false;
      return mayHave(G, p, ref) && priceUnder(effect, ref) <= playerOf(G, p).cash;
    });
}

/** Room is made by letting crew go or scrapping upgrades (FREE-12, FREE-13), where it is room that is missing. */
function roomMade(G: State, frame: GainCardFrame, missing: readonly Ref[]): Move[] {
  const kinds = missing.map((ref) => supplyCard(ref).kind);
  return jettisonMenu
    .choices(G, frame.scene.p)
    .filter(({ move: name }) => (name === 'dismiss' && kinds.includes('crew')) || (name === 'scrap' && kinds.includes('upgrade')));
}

/** What can be taken, what would make room for more, and whether the player may stop: if told so, or if nothing can be taken. */
function choices(G: State, frame: GainCardFrame): Move[] {
  const { effect, scene } = frame;
  const meant = gainable(G, scene.p, effect);
  const fit = meant.filter((ref) => hasRoomFor(G, scene.p, ref));
  const stop = effect.may || fit.length === 0 ? [move('enough')] : [];
  return [
    ...fit.map((ref) => move('gainCard', ref)),
    ...roomMade(
      G,
      frame,
      meant.filter((ref) => !fit.includes(ref)),
    ),
    ...stop,
  ];
}

export const gainCard: Kind<GainCardFrame> = {
  get moves() {
    return ['gainCard', 'enough', ...movesOf([jettisonMenu])];
  },
  step(t, frame) {
    const [first, ...more] = choices(t.G, frame);
    if (frame.left === 0 || first?.move === 'enough') finish(t);
    else if (more.length === 0) gain(t, frame, text(must(first, 'card').args));
    else frame.ask = frame.scene.p;
  },
  choices,
  decide(t, frame, name, args) {
    if (name === 'enough') finish(t);
    else if (name === 'gainCard') gain(t, frame, text(args));
    else take([jettisonMenu], t, frame.scene.p, name, args);
  },
};

function gain(t: Table, frame: GainCardFrame, ref: Ref): void {
  if (frame.left !== null) frame.left--;
  for (const planet of PLANETS) takeFrom(pile(t.G, planet).discard, ref);
  buyCard(t, frame.scene.p, ref, priceUnder(frame.effect, ref));
}

/** Digs through a deck until such a card comes, which is kept; the others are discarded. */
export function drawUntil(t: Table, scene: Scene, effect: EffectOf<'draw-until'>): void {
  const { draw } = pile(t.G, effect.deck);
  for (let ref = draw.pop(); ref !== undefined; ref = draw.pop()) {
    if (effect.kinds.includes(supplyCard(ref).kind) && hasRoomFor(t.G, scene.p, ref)) return buyCard(t, scene.p, ref, 0);
    discard(t, ref);
  }
}
