import type { ChatMessage, LogEntry as Recorded } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { boardgame } from '../../engine/boardgame';
import type { Move, PlayerID } from '../../engine/moves';
import type { TableGame } from '../games/table-game';
import { type Chapter, type News, noted, type Standing } from './history';
import { newSeat, type Seat } from './seats';
import type { GameSource, Notice, Snapshot } from './source';

/** Where somebody sits, and what proves it; without a player one only watches. */
export interface Place {
  matchID: string;
  player: PlayerID | null;
  credentials?: string;
}

/** A seat as the server shows it to everybody. */
export interface Sitter {
  id: number;
  name?: string;
  isConnected?: boolean;
  data?: { bot?: string } | null;
}

/** What somebody said. */
export interface Saying {
  id: string;
  player: PlayerID;
  text: string;
}

/** Why the server does not let one do something. */
export interface Refused {
  error: string;
  message: string;
}

/** What a device remembers of a match that the server does not. */
export interface Notes {
  sayings: readonly Saying[];
  standings: readonly Standing[];
  /** The seat passes by itself where it has nothing to decide. */
  passes?: boolean;
}

interface Surroundings {
  /** What is played there. */
  game: TableGame;
  /** The server's address, without a slash at the end. */
  server: string;
  /** Entries of the log before this one, as many as the server gives at once. */
  older(before: number): Promise<readonly Recorded[]>;
  notes: { read(): Notes; write(notes: Notes): void };
  /** In place of a real socket. */
  socket?: unknown;
}

export interface TableState {
  link: 'connecting' | 'up' | 'down';
  sitters: readonly Sitter[];
  sayings: readonly Saying[];
  /** The server will not have us here. */
  refused: Refused | null;
  /** Set once the server has shown the game. */
  game: GameSource | null;
}

/** A match on a server: who is there, what is said, and the game itself. */
export interface OnlineTable {
  subscribe(listener: () => void): () => void;
  state(): TableState;
  say(text: string): void;
  close(): void;
}

const LOST: Notice = {
  of: 'connection',
  text: 'The connection is lost. The game goes on by itself as soon as the server answers; no move that was made is lost.',
};
/** With these there is no seat, or no match, to go on with. */
const FATAL: readonly string[] = ['no-match', 'no-game', 'no-seat', 'wrong-credentials'];
/** The game has gone on meanwhile: the newest state says it all. */
const OUTRUN: readonly string[] = ['stale', 'not-your-turn', 'game-over'];
const SAYINGS_KEPT = 200;

/** Names for those who have none: a bot's is made up. */
export function seatOf({ id, name, data }: Sitter): Seat {
  const bot = data?.bot ?? null;
  const seat = newSeat(id, bot);
  if (bot !== null && (name === undefined || name === bot)) return seat;
  return { ...seat, name: name ?? `Seat ${id + 1}` };
}

const isMove = ({ action }: Recorded): boolean => action.type === 'MAKE_MOVE';

/** What the server has recorded, as the log of a game that now stands at this view shows it. */
export function chaptersOf<G>(game: TableGame<G>, recorded: readonly Recorded[], view: G): Chapter[] {
  const now = game.turn(view);
  let whose = recorded[0]?.turn === 1 ? game.first(view) : now.player;
  // boardgame.io may count what is chosen before play as a turn.
  const ahead = game.rules.turn(view) - now.number;
  return recorded.map(({ action, _stateID: at, turn, metadata }) => {
    const { type: move, args, playerID: player } = action.payload as { type: string; args: unknown; playerID: PlayerID };
    const news = (metadata ?? []) as readonly News[];
    // What others chose is only told in the news.
    const chapter = { at, turn: turn - ahead, whose, player, move: { move, args: (args ?? []) as Move['args'] }, news };
    for (const entry of news) if (entry.kind === 'turn' && entry.p !== undefined) whose = entry.p;
    return chapter;
  });
}

/** Takes a place at a match on a server, and takes it again whenever the connection comes back. */
export function onlineTable(
  { matchID, player, credentials }: Place,
  { game: played, server, older, notes, socket }: Surroundings,
): OnlineTable {
  const { rules } = played;
  let transport: ReturnType<ReturnType<typeof SocketIO>> | null = null;
  // One socket all the time, where possible: among several servers a request may reach another one than the one before.
  const connect = SocketIO({
    server,
    socketOpts: { transports: ['websocket', 'polling'], tryAllTransports: true, reconnectionDelayMax: 3000 },
  });
  const client = Client({
    game: boardgame(rules),
    multiplayer: (options) => {
      transport = connect({ ...options, socket });
      return transport;
    },
    matchID,
    playerID: player ?? undefined,
    credentials,
    debug: false,
  });

  const kept = notes.read();
  let sayings = kept.sayings;
  let standings = kept.standings;
  let passes = kept.passes ?? false;
  let notices: readonly Notice[] = [];
  let refused: Refused | null = null;
  let link: TableState['link'] = 'connecting';
  let sitters: readonly Sitter[] = [];
  let seats: readonly Seat[] = [];
  const recorded = new Map<number, Recorded>();
  let log: readonly Chapter[] = [];
  /** The state our move was made in, until the server has answered. */
  let pending: number | null = null;
  let snapshot: Snapshot | null = null;
  let isReadingBack = false;
  let closed = false;
  const listeners = new Set<() => void>();

  const picture = (): Snapshot | null => {
    const now = client.getState();
    if (!now) return null;
    const { G: view } = now;
    const before = snapshot?.view === view ? snapshot : null;
    return {
      view,
      seat: player,
      handover: null,
      deciders: before?.deciders ?? rules.deciders(view),
      legal: before?.legal ?? (player === null ? [] : rules.legal(view, player)),
      log,
      standings,
      over: rules.over(view),
      thinking: null,
      canUndo: false,
      passes,
      notices: link === 'down' ? [LOST, ...notices] : notices,
    };
  };

  let state: TableState = { link, sitters, sayings, refused, game: null };
  const tell = () => {
    snapshot = picture();
    state = { link, sitters, sayings, refused, game: snapshot && game };
    for (const listener of listeners) listener();
  };

  const write = () => notes.write({ sayings: sayings.slice(-SAYINGS_KEPT), standings, passes });

  /** Adds what is new to the log; true when something was. */
  const record = (entries: readonly Recorded[]): boolean => {
    const before = recorded.size;
    for (const entry of entries) if (isMove(entry)) recorded.set(entry._stateID, entry);
    if (recorded.size === before) return false;
    const now = client.getState();
    const sorted = [...recorded.values()].sort((a, b) => a._stateID - b._stateID);
    if (now) log = chaptersOf(played, sorted, now.G);
    return true;
  };

  /** The server shows the latest moves; the rest is fetched behind them. */
  const readBack = async () => {
    if (isReadingBack) return;
    isReadingBack = true;
    try {
      for (let first = log[0]?.at ?? 0; first > 0 && !closed; ) {
        if (!record(await older(first))) break;
        first = log[0]?.at ?? 0;
        tell();
      }
    } catch {
      // The log stays short until the connection comes back.
    } finally {
      isReadingBack = false;
    }
  };

  const take = () => {
    const now = client.getState();
    link = now?.isConnected ? 'up' : link === 'connecting' ? 'connecting' : 'down';
    if (client.matchData && client.matchData !== (sitters as unknown)) {
      sitters = client.matchData as readonly Sitter[];
      seats = sitters.map(seatOf);
    }
    const said = client.chatMessages.filter(({ id }) => !sayings.some((one) => one.id === id));
    if (said.length > 0)
      sayings = [...sayings, ...said.map(({ id, sender, payload }: ChatMessage) => ({ id, player: sender, text: String(payload) }))];
    let isNew = said.length > 0;
    if (now) {
      if (pending !== null && now._stateID > pending) pending = null;
      if (record(now.log) || standings.length === 0) {
        standings = noted(played, standings, now.G);
        isNew = true;
      }
      void readBack();
    }
    if (isNew) write();
    tell();
    passIdle();
  };

  /** Makes the move of somebody who has nothing to decide and wants it so. */
  const passIdle = () => {
    if (!passes || player === null || !snapshot || snapshot.legal.length === 0 || link !== 'up') return;
    const move = played.deciding.idle?.(snapshot.view, player, snapshot.legal);
    if (move) game.play(move);
  };

  const refuse = (refusal: Refused) => {
    pending = null;
    if (FATAL.includes(refusal.error)) {
      refused = refusal;
      // Nobody must wait for an answer that never comes.
      stop();
    } else if (OUTRUN.includes(refusal.error)) transport?.requestSync();
    else if (!notices.some(({ text }) => text === refusal.message)) notices = [...notices, { of: 'connection', text: refusal.message }];
    tell();
  };

  const game: GameSource = {
    game: played,
    get seats() {
      return seats;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot() {
      if (!snapshot) throw new Error('The server has not shown the game yet.');
      return snapshot;
    },
    play({ move, args }) {
      const now = client.getState();
      if (!now || pending === now._stateID) return;
      pending = now._stateID;
      notices = [];
      client.moves[move]?.(...args);
    },
    undo() {},
    takeSeat() {},
    setPasses(wanted) {
      passes = wanted;
      write();
      tell();
      passIdle();
    },
    dismiss(notice) {
      notices = notices.filter((one) => one !== notice);
      tell();
    },
    close: () => close(),
  };

  const stopListening = client.subscribe(take);
  client.start();
  let isRunning = true;
  const stop = () => {
    if (!isRunning) return;
    isRunning = false;
    stopListening();
    client.stop();
  };
  const close = () => {
    closed = true;
    listeners.clear();
    stop();
  };
  const line = (transport as unknown as { socket: { on(event: string, hear: (given: never) => void): void } }).socket;
  line.on('refused', refuse as (given: never) => void);
  line.on('connect_error', () => {
    link = 'down';
    tell();
  });
  // A move on its way when the line broke may have been lost; what the server shows next decides.
  line.on('disconnect', () => {
    pending = null;
  });

  return {
    subscribe: game.subscribe,
    state: () => state,
    say: (text) => client.sendChatMessage(text),
    close,
  };
}
