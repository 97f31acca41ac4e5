import type { PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import type { Random } from '../../engine/random';
import { marketRefs, reaversRefs, startingRefs, supplyRefs } from '../cards';
import { factions, setups } from '../content';
import type { FactionId, Slot, SupplySet } from '../content/types';
import { DECKS, refill } from '../market';
import { draw } from '../piles';
import { resolve } from '../resolve';
import { noActivations, note, type Options, type Player, playerOf, type State, type Table } from '../state';
import { HAND, startTurn } from '../turn';

const newPlayer = (): Player => ({
  faction: null,
  deck: [],
  hand: [],
  recycle: [],
  tableau: [],
  display: [],
  credits: 1,
  verse: 1,
  marks: [],
  immune: 0,
  announced: false,
});

/** A new game up to its first choice. */
export function newGame(options: Options, random: Random): State {
  const seats = Array.from({ length: options.players }, (_, i): PlayerID => String(i));
  const first = must(random.Shuffle(seats)[0], 'first player');
  const G: State = {
    options,
    stack: [],
    turn: { player: first, number: 0, activations: noActivations(), recruitments: 0, acquired: false, once: [] },
    players: Object.fromEntries(seats.map((p) => [p, newPlayer()])),
    market: { core: { draw: [], open: [] }, border: { draw: [], open: [] }, rim: { draw: [], open: [] } },
    supply: { shiny: supplyRefs('shiny'), 'the-black': supplyRefs('the-black') },
    slots: {},
    progress: {},
    box: [],
    first,
    over: null,
    log: [],
  };
  const t = { G, random };
  layMarket(t);
  const { factions: wanted, supply } = options;
  if (wanted !== 'choose') {
    const dealt = wanted === 'random' ? random.Shuffle(factions.map(({ id }) => id)) : wanted;
    seats.forEach((p, i) => {
      takeFaction(t, p, must(dealt[i], 'faction'));
    });
  }
  const setup = setups.find(({ id }) => id === supply);
  for (const [slot, set] of Object.entries(setup?.slots ?? {}) as [Slot, SupplySet][]) placeSet(t, set, slot);
  // The stack runs the other way round: factions, then the supply board, then play.
  if (supply === 'draft') G.stack.push({ kind: 'draft', ask: null, placed: 0 });
  else startTurn(t, first);
  if (wanted === 'choose') G.stack.push({ kind: 'faction', ask: null, chosen: 0 });
  resolve(t);
  return G;
}

/** Three decks with two cards face up; the Reavers come after that (MB-SETUP-05, MB-REAV-01). */
function layMarket(t: Table): void {
  const { G, random } = t;
  for (const deck of DECKS) G.market[deck].draw = random.Shuffle(marketRefs(deck));
  refill(t, G.first);
  if (G.options.reavers) G.market.rim.draw = random.Shuffle([...G.market.rim.draw, ...reaversRefs()]);
}

/** A faction brings its deck; five cards are drawn (MB-SETUP-01, -07). */
export function takeFaction(t: Table, p: PlayerID, faction: FactionId): void {
  const player = playerOf(t.G, p);
  player.faction = faction;
  note(t, { kind: 'faction', p, faction });
  player.deck = t.random.Shuffle(startingRefs(faction));
  draw(t, p, HAND);
}

export function placeSet(t: Table, set: SupplySet, slot: Slot): void {
  t.G.slots[slot] = set;
  t.G.supply[set] = supplyRefs(set);
}
