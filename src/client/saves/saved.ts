import { BadInput } from '../../engine/moves';
import { parseReplay, type Replay } from '../../engine/replay';
import type { Ruleset } from '../../engine/ruleset';
import { boxes } from '../games';
import { COLOURS, newSeat, type Seat } from '../match/seats';

/** A game to go on with: seed, options and moves say everything. */
export interface SavedGame {
  id: string;
  name: string;
  /** Milliseconds since 1970, of the last move. */
  changed: number;
  seats: Seat[];
  replay: Omit<Replay, 'hash'>;
  /** Turns begun so far. */
  turn: number;
  over: boolean;
}

/** The file a game is exported to: a replay that knows who sat where. */
export interface GameFile extends Replay {
  name?: string;
  seats?: Seat[];
}

const isSeat = (seat: unknown): seat is Seat => {
  const { name, colour, bot } = (seat ?? {}) as Partial<Seat>;
  return typeof name === 'string' && typeof colour === 'string' && (bot === null || typeof bot === 'string');
};

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** A seed that is easy to read out to somebody. */
export function newSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz';
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => letters[byte % letters.length]).join('');
}

export function newSave<G>(rules: Ruleset<G, unknown>, seats: Seat[], options: unknown, seed: string, name: string): SavedGame {
  const players = seats.length;
  return {
    id: newId(),
    name,
    changed: Date.now(),
    seats,
    // Checked now, so that nobody sits down at a table that cannot be set.
    replay: { game: rules.name, seed, players, options: rules.options(options, players), moves: [] },
    turn: 0,
    over: false,
  };
}

/** Reads a save as it was stored; BadInput when it is broken. */
export function parseSave(text: string): SavedGame {
  let saved: Partial<SavedGame> | null;
  try {
    saved = JSON.parse(text);
  } catch {
    throw new BadInput('The save is not whole.');
  }
  if (!saved || typeof saved.id !== 'string' || typeof saved.name !== 'string' || !saved.replay)
    throw new BadInput('The save is not whole.');
  // The first saves knew of no other game.
  const replay = { ...saved.replay, game: saved.replay.game ?? boxes[0].name };
  parseReplay(JSON.stringify({ hash: '', ...replay }));
  if (!Array.isArray(saved.seats) || saved.seats.length !== saved.replay.players || !saved.seats.every(isSeat))
    throw new BadInput('The save does not say who sits where.');
  return { changed: 0, turn: 0, over: false, ...saved, replay } as SavedGame;
}

/** Makes a save of an imported file; a replay without seats gets people in all of them. */
export function importSave(text: string): SavedGame {
  const { hash: _, seats, name, ...replay } = parseReplay(text) as GameFile;
  const known = Array.isArray(seats) && seats.length === replay.players && seats.every(isSeat);
  return {
    id: newId(),
    name: typeof name === 'string' && name !== '' ? name : `Imported, seed ${replay.seed}`,
    changed: Date.now(),
    seats: known
      ? seats.map((seat) => ({ ...seat, colour: COLOURS.some((one) => one === seat.colour) ? seat.colour : 'slate' }))
      : Array.from({ length: replay.players }, (_, i) => newSeat(i, null)),
    replay,
    turn: 0,
    over: false,
  };
}
