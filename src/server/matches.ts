import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Game, LogEntry, Server, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { BadInput, findMove, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import type { ServedGame } from './games';
import type { Notice, Notices } from './notices';
import { Queues } from './queue';
import { Refusal } from './refusal';
import { StaleState, type Storage } from './storage/storage';

type Reducer = ReturnType<typeof CreateGameReducer>;

/** A game ready to be played. */
export interface Dealt extends ServedGame {
  /** With boardgame.io's own defaults filled in. */
  game: Game & ReturnType<typeof ProcessGameConfig>;
  reducer: Reducer;
}

/** A match as it stands. */
export interface Standing {
  dealt: Dealt;
  state: State;
  metadata: Server.MatchData;
}

export interface MoveOrder {
  matchID: string;
  playerID: PlayerID;
  /** The state the player was looking at. */
  stateID: number;
  move: string;
  args: readonly unknown[];
}

export interface NewMatch {
  gameName: string;
  numPlayers: number;
  options: unknown;
  unlisted: boolean;
  /** Bots by seat. */
  bots: Readonly<Record<PlayerID, string>>;
}

interface Listener {
  /** After a move is on the disk; the next one waits for what it returns. */
  state?(matchID: string, standing: Standing, entries: LogEntry[]): Promise<void> | void;
  /** After seats have changed. */
  players?(matchID: string, metadata: Server.MatchData): void;
}

/** How many matches are kept in memory, ready for the next move. */
const KEPT = 500;
const NO_MATCH = 'There is no such match.';

/** Nobody can guess it; dice come from it. */
const secret = (): string => randomUUID();

/** Whether these credentials are the seat's own; a seat that nobody has taken has none. */
export function mayAct(metadata: Server.MatchData, playerID: PlayerID, credentials: string | null | undefined): boolean {
  const own = metadata.players[Number(playerID)]?.credentials;
  if (typeof own !== 'string' || typeof credentials !== 'string') return false;
  const [a, b] = [Buffer.from(own), Buffer.from(credentials)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** All matches of this server. Every move and every change of a seat goes through here. */
export class Matches {
  private readonly games: ReadonlyMap<string, Dealt>;
  private readonly kept = new Map<string, Standing>();
  private readonly queues = new Queues();
  private readonly listeners: Listener[] = [];

  constructor(
    games: readonly ServedGame[],
    readonly storage: Storage,
    private readonly notices: Notices,
  ) {
    this.games = new Map(
      games.map(({ rules, bots, game }) => {
        const processed = ProcessGameConfig(game) as Dealt['game'];
        return [rules.name, { rules, bots, game: processed, reducer: CreateGameReducer({ game: processed }) }];
      }),
    );
    // Another process has changed a match: what is kept of it here is old.
    notices.subscribe(({ matchID }: Notice) => this.kept.delete(matchID));
  }

  get dealt(): readonly Dealt[] {
    return [...this.games.values()];
  }

  get gameNames(): string[] {
    return [...this.games.keys()];
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  game(name: string): Dealt {
    const found = this.games.get(name);
    if (!found) throw new Refusal('no-game', `There is no such game; there are: ${this.gameNames.join(', ')}.`);
    return found;
  }

  /** Deals a new game. Its seed comes from the system's own randomness: boardgame.io would take the time, which everybody knows. */
  async create({ gameName, numPlayers, options, unlisted, bots }: NewMatch): Promise<string> {
    const { game, rules } = this.game(gameName);
    try {
      rules.options(options ?? {}, numPlayers);
    } catch (error) {
      if (error instanceof BadInput) throw new Refusal('bad-input', error.message);
      throw error;
    }
    const initialState = InitializeGame({ game: { ...game, seed: secret() }, numPlayers, setupData: options ?? {} });
    const now = Date.now();
    const players: Server.MatchData['players'] = {};
    for (let id = 0; id < numPlayers; id++) {
      const bot = bots[String(id)];
      players[id] = bot === undefined ? { id } : { id, name: bot, data: { bot } };
    }
    const matchID = randomBytes(9).toString('base64url');
    const metadata = { gameName, unlisted, players, setupData: options ?? {}, createdAt: now, updatedAt: now };
    await this.storage.createMatch(matchID, { initialState, metadata });
    this.tellPlayers(matchID, metadata);
    return matchID;
  }

  /** Runs a task when no move of this match is under way. */
  inTurn<T>(matchID: string, task: () => Promise<T>): Promise<T> {
    return this.queues.run(matchID, task);
  }

  /** A match as it stands now. */
  async standing(matchID: string): Promise<Standing> {
    const kept = this.notices.shared ? undefined : this.kept.get(matchID);
    if (kept) return kept;
    const { state, metadata } = await this.storage.fetch(matchID, { state: true, metadata: true });
    if (!state || !metadata) throw new Refusal('no-match', NO_MATCH);
    const standing = { dealt: this.game(metadata.gameName), state, metadata };
    this.keep(matchID, standing);
    return standing;
  }

  private keep(matchID: string, standing: Standing): void {
    this.kept.delete(matchID);
    this.kept.set(matchID, standing);
    if (this.kept.size > KEPT) this.kept.delete(must(this.kept.keys().next().value));
  }

  /** Makes a move; when this resolves it is on the disk. `allowed` says whether who asks may act for the seat. */
  move(order: MoveOrder, allowed: (metadata: Server.MatchData) => boolean): Promise<void> {
    return this.inTurn(order.matchID, () => this.moveNow(order, allowed));
  }

  private async moveNow({ matchID, playerID, stateID, move, args }: MoveOrder, allowed: (metadata: Server.MatchData) => boolean) {
    const standing = await this.standing(matchID);
    const { dealt, state, metadata } = standing;
    if (!allowed(metadata)) throw new Refusal('wrong-credentials', 'These are not the credentials of that seat.');
    if (state.ctx.gameover !== undefined) throw new Refusal('game-over', 'The game is over.');
    if (state.ctx.activePlayers?.[playerID] === undefined) throw new Refusal('not-your-turn', 'This seat has nothing to decide now.');
    if (state._stateID !== stateID) throw new Refusal('stale', 'The game has moved on since.');
    if (!findMove(dealt.rules.legal(state.G, playerID, move), move, args)) throw new Refusal('illegal-move', 'That is not possible now.');

    const seed = secret();
    const payload = { type: move, args: [...args], playerID };
    const {
      transients,
      deltalog = [],
      ...next
    } = dealt.reducer(withDice(state, seed), { type: 'MAKE_MOVE', payload } as Parameters<Reducer>[1]);
    if (transients?.error || next._stateID !== stateID + 1) throw new Refusal('illegal-move', 'That is not possible now.');
    const entries = deltalog.map((entry) => ({ ...entry, seed }));
    try {
      await this.storage.setState(matchID, next as State, entries);
    } catch (error) {
      this.kept.delete(matchID);
      if (error instanceof StaleState) throw new Refusal('stale', 'The game has moved on since.');
      throw error;
    }
    const after: Standing = { dealt, state: next as State, metadata };
    this.keep(matchID, after);
    this.notices.publish({ type: 'state', matchID, stateID: next._stateID });
    for (const listener of this.listeners) await listener.state?.(matchID, after, entries);
  }

  /** Changes seats; what `change` throws is passed on and nothing has changed. */
  changePlayers(matchID: string, change: (metadata: Server.MatchData) => void): Promise<Server.MatchData> {
    return this.inTurn(matchID, async () => {
      const metadata = await this.storage.changeMetadata(matchID, change);
      if (!metadata) throw new Refusal('no-match', NO_MATCH);
      const kept = this.kept.get(matchID);
      if (kept) this.keep(matchID, { ...kept, metadata });
      this.tellPlayers(matchID, metadata);
      return metadata;
    });
  }

  /** Deletes a match, if it is as `when` says at that moment. */
  async wipe(matchID: string, when: (metadata: Server.MatchData) => boolean = () => true): Promise<void> {
    await this.inTurn(matchID, async () => {
      const metadata = await this.storage.metadata(matchID);
      if (!metadata || !when(metadata)) return;
      await this.storage.wipe(matchID);
      this.kept.delete(matchID);
    });
  }

  private tellPlayers(matchID: string, metadata: Server.MatchData): void {
    this.notices.publish({ type: 'players', matchID });
    for (const listener of this.listeners) listener.players?.(matchID, metadata);
  }

  /** Resolves when every move that has begun is on the disk. */
  idle(): Promise<void> {
    return this.queues.idle();
  }
}

/**
 * The state with new dice. Every move is given its own, so that whoever worked out the generator from past rolls still knows nothing about
 * the next; the seed goes into the server's own log, to play the match again. boardgame.io writes a move's news into the state before the
 * move, which others may still be looking at: that part is new, too.
 */
const withDice = (state: State, seed: string): State => ({
  ...state,
  plugins: { ...state.plugins, random: { data: { seed } }, log: { data: {} } },
});
