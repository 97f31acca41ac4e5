import type { LogEntry } from 'boardgame.io';
import { LobbyClient, LobbyClientError } from 'boardgame.io/client';
import type { PlayerID } from '../../engine/moves';
import { boxes } from '../games';
import type { Sitter } from '../match/online';

/** A match as the lobby shows it. */
export interface Listing {
  matchID: string;
  /** Which game is played. */
  gameName: string;
  players: Sitter[];
  /** Asked for when the match was opened: options of that game. */
  setupData: unknown;
  unlisted?: boolean;
  createdAt: number;
  updatedAt: number;
  gameover?: unknown;
  nextMatchID?: string;
  /** Who must decide now. */
  active: PlayerID[];
  /** Moves made so far. */
  moves: number;
}

export interface NewTable {
  /** Which game. */
  game: string;
  /** A bot's name for each seat, or null for a person. */
  seats: readonly (string | null)[];
  options: object;
  unlisted: boolean;
}

/** A seat of one's own: the credentials are all that proves it. */
export interface Key {
  player: PlayerID;
  credentials: string;
}

/** The lobby of a server. Whatever it cannot do is thrown as LobbyTrouble, with one sentence for a person. */
export interface Lobby {
  list(): Promise<Listing[]>;
  find(matchID: string): Promise<Listing>;
  open(table: NewTable): Promise<string>;
  join(matchID: string, name: string, player?: PlayerID): Promise<Key>;
  leave(matchID: string, key: Key): Promise<void>;
  rename(matchID: string, key: Key, name: string): Promise<void>;
  /** Lets a bot play a seat that is one's own or has been left; null takes it back. */
  giveToBot(matchID: string, key: Key, seat: PlayerID, bot: string | null): Promise<void>;
  /** The match in which this one is played again. */
  again(match: Listing, key: Key): Promise<string>;
  log(matchID: string, before: number): Promise<readonly LogEntry[]>;
}

/** What did not work, in one sentence. */
export class LobbyTrouble extends Error {
  override name = 'LobbyTrouble';
  constructor(
    /** The server's own word for it, or `unreachable`. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const SENTENCES: Record<string, string> = {
  unreachable: 'The server cannot be reached just now; nothing is lost, try again in a moment.',
  'no-match': 'There is no such match any more: it was closed, or the link is not complete.',
  'no-seat': 'There is no such seat at this table.',
  full: 'Every seat at this table is taken; you can still watch.',
  taken: 'Somebody was faster: that seat is taken, choose another one.',
  'wrong-credentials': 'This seat is no longer yours: it was given up, or taken by somebody else.',
  'too-many': 'That was too much at once for the server; wait a moment and try again.',
};

/** One sentence for what the server refuses, and what to do about it. */
export const sentence = (code: string, message: string): string => SENTENCES[code] ?? message;

function troubleOf(error: unknown): LobbyTrouble {
  if (!(error instanceof LobbyClientError)) return new LobbyTrouble('unreachable', sentence('unreachable', ''));
  const { error: code, message } = (typeof error.details === 'object' && error.details !== null ? error.details : {}) as Record<
    string,
    unknown
  >;
  // Something else than our server answered, such as a proxy whose server is away.
  if (typeof code !== 'string') return new LobbyTrouble('unreachable', sentence('unreachable', ''));
  return new LobbyTrouble(code, sentence(code, typeof message === 'string' ? message : 'That did not work.'));
}

async function sure<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw troubleOf(error);
  }
}

/** boardgame.io's lobby client, with what this server can do beyond it. */
class Requests extends LobbyClient {
  constructor(readonly address: string) {
    super({ server: address });
  }

  async ask(game: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(
      `${this.address}/games/${game}/${path}`,
      body && { method: 'post', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (!response.ok) throw new LobbyClientError(`HTTP status ${response.status}`, await response.json().catch(() => undefined));
    return response.json();
  }
}

export function lobbyAt(address: string): Lobby {
  const requests = new Requests(address);
  const prove = ({ player, credentials }: Key) => ({ playerID: player, credentials });
  /** What is played where, as far as it has been seen: a link names only the match. */
  const played = new Map<string, string>();
  const seen = (match: Listing): Listing => {
    played.set(match.matchID, match.gameName);
    return match;
  };
  const find = async (matchID: string): Promise<Listing> => {
    const known = played.get(matchID);
    const games = known === undefined ? boxes.map(({ name }) => name) : [known];
    for (const game of games.slice(0, -1)) {
      try {
        return seen((await sure(requests.getMatch(game, matchID))) as unknown as Listing);
      } catch (error) {
        if (!(error instanceof LobbyTrouble) || error.code !== 'no-match') throw error;
      }
    }
    return seen((await sure(requests.getMatch(games.at(-1) ?? '', matchID))) as unknown as Listing);
  };
  const gameOf = async (matchID: string): Promise<string> => played.get(matchID) ?? (await find(matchID)).gameName;
  return {
    find,
    async list() {
      const lists = await Promise.all(boxes.map(({ name }) => sure(requests.listMatches(name))));
      const matches = lists.flatMap((list) => list.matches as unknown as Listing[]);
      return matches.map(seen).sort((a, b) => b.updatedAt - a.updatedAt);
    },
    async open({ game, seats, options, unlisted }) {
      const bots = Object.fromEntries(seats.flatMap((bot, i) => (bot === null ? [] : [[String(i), bot]])));
      const { matchID } = await sure(requests.createMatch(game, { numPlayers: seats.length, setupData: { ...options, bots }, unlisted }));
      played.set(matchID, game);
      return matchID;
    },
    async join(matchID, name, player) {
      const game = await gameOf(matchID);
      const { playerID, playerCredentials } = await sure(requests.joinMatch(game, matchID, { playerID: player, playerName: name }));
      return { player: playerID, credentials: playerCredentials };
    },
    leave: async (matchID, key) => sure(requests.leaveMatch(await gameOf(matchID), matchID, prove(key))),
    rename: async (matchID, key, name) => sure(requests.updatePlayer(await gameOf(matchID), matchID, { ...prove(key), newName: name })),
    async giveToBot(matchID, key, seat, bot) {
      await sure(requests.ask(await gameOf(matchID), `${matchID}/bot`, { ...prove(key), seat, bot }));
    },
    async again({ matchID, gameName, unlisted = false }, key) {
      const { nextMatchID } = await sure(requests.playAgain(gameName, matchID, { ...prove(key), unlisted }));
      return nextMatchID;
    },
    async log(matchID, before) {
      const { log } = (await sure(requests.ask(await gameOf(matchID), `${matchID}/log?before=${before}`))) as { log: LogEntry[] };
      return log;
    },
  };
}
