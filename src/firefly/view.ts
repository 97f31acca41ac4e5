import type { PlayerID } from '../engine/moves';
import type { Random } from '../engine/random';
import { contactsInPlay } from './contacts/standing';
import type { ContactId } from './content/types';
import type { Frame } from './frames';
import { type Alerts, type Bound, type DeckId, HIDDEN, type Pile, type Player, playerIds, type Ref, type State } from './state';

/** Hidden piles by their size; who compares two views sees at once that such a pile is the same. */
const hiddenPiles: Ref[][] = [];

function hide({ length }: readonly Ref[]): Ref[] {
  const pile = hiddenPiles[length] ?? (Object.freeze(Array<Ref>(length).fill(HIDDEN)) as Ref[]);
  hiddenPiles[length] = pile;
  return pile;
}

/** What a player (null: a spectator) may see: no draw piles (INFO-03), no others' hands (INFO-01), no others' considered cards (INFO-06). */
export function viewFor(G: State, viewer: PlayerID | null): State {
  const decks = {} as Record<DeckId, Pile>;
  for (const [deck, { draw, discard }] of Object.entries(G.decks) as [DeckId, Pile][]) decks[deck] = { draw: hide(draw), discard };
  const players: Record<PlayerID, Player> = {};
  for (const p of playerIds(G)) {
    const player = G.players[p] as Player;
    players[p] =
      p === viewer || isLookedThrough(G, p, viewer)
        ? player
        : { ...player, hand: player.hand.map((ref) => (player.shown.includes(ref) ? ref : HIDDEN)) };
  }
  return { ...G, decks, players, stack: G.stack.map((frame) => hideIn(frame, viewer)) };
}

/** A thief sees the hand stolen from (U-12). */
const isLookedThrough = (G: State, p: PlayerID, viewer: PlayerID | null): boolean =>
  G.stack.some((frame) => frame.kind === 'steal-jobs' && frame.p === viewer && frame.rival === p);

function hideIn(frame: Frame, viewer: PlayerID | null): Frame {
  if (frame.kind === 'keep' && frame.p !== viewer) return { ...frame, drawn: hide(frame.drawn) };
  if (frame.kind === 'peek' && frame.p !== viewer) return { ...frame, seen: hide(frame.seen), order: hide(frame.order) };
  if (frame.kind === 'draft')
    return {
      ...frame,
      dealt: Object.fromEntries(Object.entries(frame.dealt).map(([p, refs]) => [p, p === viewer ? refs : hide(refs)])),
      dropped: hide(frame.dropped),
    };
  return frame;
}

/** A state this view allows: every card the viewer has not seen is dealt at random to where an unseen card lies. */
export function determinize(view: State, full: (deck: DeckId) => readonly Ref[], random: Random): State {
  const G = cloneState(view);
  const unseen = unseenIn(view, full);
  const spare: Ref[] = [];
  const contacts = contactsInPlay(G) as readonly DeckId[];
  for (const deck in G.decks) {
    const dealt = random.Shuffle(unseen[deck as DeckId]);
    fill(G.decks[deck as DeckId].draw, dealt);
    for (const frame of G.stack) {
      if (frame.kind === 'keep' && frame.deck === deck) fill(frame.drawn, dealt);
      if (frame.kind === 'peek' && frame.deck === deck) {
        fill(frame.seen, dealt);
        fill(frame.order, dealt);
      }
    }
    if (contacts.includes(deck as DeckId)) spare.push(...dealt);
  }
  const pool = random.Shuffle(spare);
  for (const p in G.players) fill((G.players[p] as Player).hand, pool);
  for (const frame of G.stack) {
    if (frame.kind !== 'draft') continue;
    for (const p in frame.dealt) fill(frame.dealt[p] as Ref[], pool);
    fill(frame.dropped, pool);
  }
  return G;
}

const unseenBy = new WeakMap<State, Record<DeckId, Ref[]>>();

/** The cards of each deck that the viewer has not seen. Worked out once: whoever thinks asks about the same view again and again. */
function unseenIn(view: State, full: (deck: DeckId) => readonly Ref[]): Record<DeckId, Ref[]> {
  const known = unseenBy.get(view);
  if (known) return known;
  const seen = seenIn(view);
  const unseen = {} as Record<DeckId, Ref[]>;
  for (const deck in view.decks) unseen[deck as DeckId] = full(deck as DeckId).filter((ref) => !seen.has(ref));
  unseenBy.set(view, unseen);
  return unseen;
}

/** Every card that lies open to the viewer, wherever it is. */
function seenIn(G: State): Set<Ref> {
  const seen = new Set<Ref>([HIDDEN]);
  for (const deck in G.decks) {
    const { draw, discard } = G.decks[deck as DeckId];
    // A draw pile is either hidden or, where there is nobody to hide it from, all open.
    if (draw[0] !== HIDDEN) see(seen, draw);
    see(seen, discard);
  }
  see(seen, G.box);
  see(seen, G.bounties);
  for (const p in G.prisoners) seeBound(seen, G.prisoners[p] as Bound);
  for (const { ref } of G.alertCards) seen.add(ref);
  for (const p in G.players) seeAboard(seen, G.players[p] as Player);
  for (const frame of G.stack) seeFrame(seen, frame);
  return seen;
}

function see(seen: Set<Ref>, refs: readonly Ref[]): void {
  for (const ref of refs) seen.add(ref);
}

function seeBound(seen: Set<Ref>, { bounty, crew }: Bound): void {
  seen.add(bounty);
  for (const { ref } of crew) seen.add(ref);
}

function seeAboard(seen: Set<Ref>, player: Player): void {
  seen.add(player.drive);
  see(seen, player.upgrades);
  see(seen, player.hand);
  for (const { ref } of player.crew) seen.add(ref);
  for (const { ref } of player.gear) seen.add(ref);
  for (const { ref, challenge } of player.active) {
    seen.add(ref);
    if (challenge) seen.add(challenge);
  }
  for (const contact in player.solid) seen.add(player.solid[contact as ContactId] as Ref);
  for (const bound of player.bound) seeBound(seen, bound);
}

function seeFrame(seen: Set<Ref>, frame: Frame): void {
  switch (frame.kind) {
    case 'consider':
      return see(seen, frame.taken);
    case 'keep':
      see(seen, frame.taken);
      return see(seen, frame.drawn);
    case 'peek':
      see(seen, frame.seen);
      return see(seen, frame.order);
    case 'misbehave':
    case 'nav':
      if (frame.card) seen.add(frame.card);
      return;
    case 'draft':
      for (const p in frame.dealt) see(seen, frame.dealt[p] as Ref[]);
      return see(seen, frame.dropped);
    default:
  }
}

/** Puts cards from the end of one list where cards of another are hidden, as far as they go. */
function fill(list: Ref[], from: Ref[]): void {
  for (let i = 0; i < list.length && from.length > 0; i++) if (list[i] === HIDDEN) list[i] = from.pop() as Ref;
}

/** A copy that shares nothing that is ever changed; card data inside frames is never changed and is shared. */
export function cloneState(G: State): State {
  const decks = {} as Record<DeckId, Pile>;
  for (const deck in G.decks) {
    const { draw, discard } = G.decks[deck as DeckId];
    decks[deck as DeckId] = { draw: draw.slice(), discard: discard.slice() };
  }
  const players: Record<PlayerID, Player> = {};
  for (const p in G.players) players[p] = clonePlayer(G.players[p] as Player);
  return {
    ...G,
    decks,
    players,
    turn: { ...G.turn, used: G.turn.used.slice(), once: G.turn.once.slice(), offers: { ...G.turn.offers } },
    stack: G.stack.map(cloneFrame),
    box: G.box.slice(),
    cutters: G.cutters.slice(),
    bounties: G.bounties.slice(),
    alertCards: G.alertCards.map((card) => ({ ...card })),
    alerts: cloneAlerts(G.alerts),
    seeds: { ...G.seeds },
    prisoners: clonePrisoners(G.prisoners),
    barred: G.barred.slice(),
    log: [],
  };
}

export function clonePlayer(player: Player): Player {
  return {
    ...player,
    upgrades: player.upgrades.slice(),
    crew: player.crew.map((crew) => ({ ...crew })),
    gear: player.gear.map((gear) => ({ ...gear })),
    hold: { ...player.hold },
    stash: { ...player.stash },
    hand: player.hand.slice(),
    shown: player.shown.slice(),
    active: player.active.map((job) => ({ ...job, passed: job.passed.slice(), pay: { ...job.pay }, once: job.once.slice() })),
    solid: { ...player.solid },
    bound: player.bound.map(cloneBound),
  };
}

const cloneBound = ({ bounty, crew }: Bound): Bound => ({ bounty, crew: crew.map((one) => ({ ...one })) });

function cloneAlerts(alerts: State['alerts']): State['alerts'] {
  const copy: State['alerts'] = {};
  for (const sector in alerts) copy[sector] = { ...(alerts[sector] as Alerts) };
  return copy;
}

function clonePrisoners(prisoners: State['prisoners']): State['prisoners'] {
  const copy: State['prisoners'] = {};
  for (const p in prisoners) copy[p] = cloneBound(prisoners[p] as Bound);
  return copy;
}

/** Lists that frames change are copied; scenes, tests, options and effects are not changed once made. */
function cloneFrame(frame: Frame): Frame {
  const copy: Record<string, unknown> = { ...frame };
  for (const key in copy) {
    const value = copy[key];
    if (key === 'scene' || key === 'test' || key === 'list' || key === 'options' || key === 'effect' || key === 'ability') continue;
    if (Array.isArray(value)) copy[key] = value.slice();
    else if (value !== null && typeof value === 'object') copy[key] = JSON.parse(JSON.stringify(value));
  }
  return copy as unknown as Frame;
}
