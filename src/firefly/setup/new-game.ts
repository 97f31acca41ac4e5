import type { PlayerID } from '../../engine/moves';
import type { Random } from '../../engine/random';
import { resolve } from '../resolve';
import { type DeckId, emptyHold, note, type Options, type Pile, type Player, playerIds, type State, type Table } from '../state';
import { planCaptains } from './draft-plan';
import { cardsOf, DECKS, layTable, turnUpAlerts } from './table';

export { cardsOf };

const newPlayer = (): Player => ({
  leader: '',
  ship: '',
  drive: '',
  upgrades: [],
  crew: [],
  gear: [],
  sector: '',
  haven: null,
  cash: 0,
  warrants: 0,
  hold: emptyHold(),
  stash: emptyHold(),
  hand: [],
  shown: [],
  active: [],
  solid: {},
  bound: [],
  goalTokens: 0,
  goalsDone: 0,
  misbehaved: 0,
  hailed: false,
});

/** A new game up to its first choice. */
export function newGame(options: Options, random: Random): State {
  const G: State = {
    options,
    phase: 'draft',
    stack: [],
    turn: { player: '0', number: 0, used: [], extra: 0, once: [], leak: 0, offers: {} },
    players: Object.fromEntries(Array.from({ length: options.players }, (_, i) => [String(i), newPlayer()])),
    decks: Object.fromEntries(DECKS.map((deck): [DeckId, Pile] => [deck, { draw: [], discard: [] }])) as Record<DeckId, Pile>,
    box: [],
    cruiser: '',
    cutters: [],
    corvette: null,
    alerts: {},
    bounties: [],
    alertCards: [],
    seeds: {},
    timer: null,
    bank: null,
    prisoners: {},
    chosenGoal: null,
    lastTurns: null,
    first: '0',
    barred: [],
    over: null,
    log: [],
  };
  const t: Table = { G, random };
  layTable(t);
  G.decks.alert.draw = random.Shuffle([...cardsOf('alert', options)]);
  turnUpAlerts(t);
  G.first = rollForFirst(t);
  G.turn.player = G.first;
  G.stack.push({
    kind: 'draft',
    ask: null,
    queue: planCaptains(G),
    begun: false,
    open: [],
    deck: null,
    dealt: {},
    dropped: [],
    budget: 0,
  });
  resolve(t);
  return G;
}

/** SETUP-26: the highest die, ties rolled again. */
function rollForFirst(t: Table): PlayerID {
  let tied = playerIds(t.G);
  while (tied.length > 1) {
    const dice = tied.map((p) => ({ p, die: t.random.D6() }));
    for (const { p, die } of dice) note(t, { kind: 'die', p, die, why: 'first' });
    const best = Math.max(...dice.map(({ die }) => die));
    tied = dice.filter(({ die }) => die === best).map(({ p }) => p);
  }
  return tied[0] ?? '0';
}
