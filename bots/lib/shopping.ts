import type { SupplyPlanet } from '../../src/firefly/content/types';
import { cardsOf } from '../../src/firefly/setup/table';
import type { Ref } from '../../src/firefly/state';
import type { Eye } from './eye';
import type { Temper } from './temper';
import { bargain, type Outfit } from './worth';

/** What cards are worth to somebody so fitted out and with so much money; thoughts ask for it again and again, so it is kept. */
interface Catalogue {
  gains: Map<Ref, number>;
  /** Sums over whole decks. */
  decks: Map<readonly Ref[], number>;
}

const catalogues = new WeakMap<Temper, Map<string, Catalogue>>();
/** So many are kept at most. */
const MOST = 1000;
/** Everything costs whole hundreds, and nothing costs more than so many. */
const DEAREST = 40;

function catalogueFor({ outfit, temper }: Eye, money: number): Catalogue {
  let known = catalogues.get(temper);
  if (!known) {
    known = new Map();
    catalogues.set(temper, known);
  }
  const key = `${Math.min(DEAREST, Math.floor(money / 100))} ${markOf(outfit)}`;
  let found = known.get(key);
  if (!found) {
    if (known.size >= MOST) known.clear();
    found = { gains: new Map(), decks: new Map() };
    known.set(key, found);
  }
  return found;
}

/** All of an outfit in one text. */
function markOf({ thrift, stress, focus, has, wants, crew, crewRoom, slots, range, gear, keywords, missing }: Outfit): string {
  const points = `${has.fight} ${has.tech} ${has.negotiate} ${wants.fight} ${wants.tech} ${wants.negotiate}`;
  return `${thrift} ${stress} ${focus} ${points} ${crew} ${crewRoom} ${slots} ${range} ${gear} ${[...keywords].join()} ${missing.join()}`;
}

function gainOf({ gains }: Catalogue, { outfit, temper }: Eye, ref: Ref, money: number): number {
  const known = gains.get(ref);
  if (known !== undefined) return known;
  const gain = Math.max(0, bargain(outfit, ref, money, temper));
  gains.set(ref, gain);
  return gain;
}

function wholeDeck(catalogue: Catalogue, eye: Eye, cards: readonly Ref[], money: number): number {
  const known = catalogue.decks.get(cards);
  if (known !== undefined) return known;
  let sum = 0;
  for (const ref of cards) sum += gainOf(catalogue, eye, ref, money);
  catalogue.decks.set(cards, sum);
  return sum;
}

/** What a look at the cards of some planets may bring: the best of those that lie open, or what three of the others are worth on average. */
export function shopping(eye: Eye, planets: readonly SupplyPlanet[], money: number): number[] {
  const catalogue = catalogueFor(eye, money);
  return planets.map((planet) => look(catalogue, eye, planet, money));
}

function look(catalogue: Catalogue, eye: Eye, planet: SupplyPlanet, money: number): number {
  const { draw, discard } = eye.G.decks[planet];
  let first = 0;
  let second = 0;
  let sum = 0;
  for (const ref of discard) {
    const gain = gainOf(catalogue, eye, ref, money);
    sum -= gain;
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  const open = first + 0.6 * second;
  const cards = cardsOf(planet, eye.G.options);
  const count = cards.length - discard.length;
  if (draw.length === 0 || count <= 0) return open;
  return Math.max(open, (1.8 * (sum + wholeDeck(catalogue, eye, cards, money))) / count);
}
