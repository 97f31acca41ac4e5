import type { PlayerID } from '../engine/moves';
import type { Random } from '../engine/random';
import type { MarketDeck, SupplySet } from './content/types';
import type { Frame } from './frames';
import { HIDDEN, type Market, type Placed, type Player, playerIds, type Ref, type Shown, type State } from './state';

const hide = (refs: readonly Ref[]): Ref[] => refs.map(() => HIDDEN);

/** What a player (null: a spectator) may see: neither deck order nor others' hands (MB-OQ-41). Which cards somebody owns is no secret. */
export function viewFor(G: State, viewer: PlayerID | null): State {
  const market = {} as Record<MarketDeck, Market>;
  for (const deck of Object.keys(G.market) as MarketDeck[]) {
    const { draw, open } = G.market[deck];
    market[deck] = { draw: hide(draw), open, unseen: [...draw].sort() };
  }
  const players: Record<PlayerID, Player> = {};
  for (const p of playerIds(G)) {
    const player = G.players[p] as Player;
    const own = p === viewer;
    const looked = G.stack.flatMap((frame) => (frame.kind === 'look' && frame.p === p && !own ? frame.seen : []));
    players[p] = {
      ...player,
      deck: hide(player.deck),
      hand: own ? player.hand : hide(player.hand),
      unseen: [...player.deck, ...(own ? [] : player.hand), ...looked].sort(),
    };
  }
  return { ...G, market, players, stack: G.stack.map((frame) => hideIn(frame, viewer)) };
}

function hideIn(frame: Frame, viewer: PlayerID | null): Frame {
  if (frame.kind === 'look' && frame.p !== viewer) return { ...frame, seen: hide(frame.seen) };
  return frame;
}

/** A state this view allows: what the viewer cannot tell apart is dealt at random to where it may lie. */
export function determinize(view: State, random: Random): State {
  const G = cloneState(view);
  for (const deck of Object.keys(G.market) as MarketDeck[]) {
    const pile = G.market[deck];
    fill(pile.draw, random.Shuffle(pile.unseen ?? []));
    delete pile.unseen;
  }
  for (const p of playerIds(G)) {
    const player = G.players[p] as Player;
    const unseen = random.Shuffle(player.unseen ?? []);
    fill(player.deck, unseen);
    fill(player.hand, unseen);
    for (const frame of G.stack) if (frame.kind === 'look' && frame.p === p) fill(frame.seen, unseen);
    delete player.unseen;
  }
  return G;
}

function fill(list: Ref[], from: Ref[]): void {
  list.forEach((ref, i) => {
    const card = ref === HIDDEN ? from.pop() : undefined;
    if (card !== undefined) list[i] = card;
  });
}

/** A copy that shares nothing that is ever changed; options, scenes and effects are never changed and are shared. */
export function cloneState(G: State): State {
  const players: Record<PlayerID, Player> = {};
  for (const p in G.players) players[p] = clonePlayer(G.players[p] as Player);
  const market = {} as Record<MarketDeck, Market>;
  for (const deck in G.market) {
    const pile = G.market[deck as MarketDeck];
    market[deck as MarketDeck] = { ...pile, draw: pile.draw.slice(), open: pile.open.slice() };
  }
  const supply: State['supply'] = {};
  for (const set in G.supply) supply[set as SupplySet] = G.supply[set as SupplySet]?.slice() ?? [];
  const progress: State['progress'] = {};
  for (const ref in G.progress) progress[ref] = { ...G.progress[ref] };
  return {
    ...G,
    stack: G.stack.map(cloneFrame),
    turn: { ...G.turn, activations: { ...G.turn.activations }, once: G.turn.once.slice() },
    players,
    market,
    supply,
    slots: { ...G.slots },
    progress,
    box: G.box.slice(),
    log: [],
  };
}

const cloneTokens = <C extends Placed | Shown>(card: C): C => ({ ...card, tokens: card.tokens.slice() });

function clonePlayer(player: Player): Player {
  return {
    ...player,
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    recycle: player.recycle.slice(),
    tableau: player.tableau.map(cloneTokens),
    display: player.display.map(cloneTokens),
    marks: player.marks.slice(),
  };
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'fight':
      return { ...frame, activations: { ...frame.activations }, once: frame.once.slice() };
    case 'cancel':
      return { ...frame, queue: frame.queue.slice() };
    case 'look':
      return { ...frame, seen: frame.seen.slice() };
    default:
      return { ...frame };
  }
}
