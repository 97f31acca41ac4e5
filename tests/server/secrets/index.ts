import type { State as BoardgameState, LogEntry } from 'boardgame.io';
import type { Received, Visitor } from '../visitor';

/** What somebody has got to know and must not. */
export interface Leak {
  what: string;
  secret: string;
  channel: string;
  stateID: number;
  around: string;
}

/** What a game keeps secret, written down here once more, apart from its own view. */
export interface Secrets<G> {
  /** The cards that a seat must not know the place of, with where they are. */
  hidden(G: G, seat: string | null): Map<string, string>;
  /** A message about one state in parts that tell of different things. */
  partsOf(part: Received): Received[];
  /** Whether a hidden card may be named in this text all the same, because everybody saw it. */
  isTold(word: string, what: string, text: string, states: { now: G; before: G | undefined; seat: string | null }): boolean;
}

export const quoted = (text: string): string[] => text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];

/** Every state of a match as the storage had it, to compare with what went over the wire. */
export class Truth<G> {
  readonly states = new Map<number, G>();
  /** Seeds and where the dice stood: nobody may ever know them. */
  readonly dice = new Set<string>();

  constructor(private readonly secrets: Secrets<G>) {}

  add(state: BoardgameState, log: readonly LogEntry[] = []): void {
    this.states.set(state._stateID, state.G as G);
    const { seed, prngstate = {} } = state.plugins.random!.data as { seed: string; prngstate?: Record<string, number> };
    for (const value of [seed, prngstate.s0, prngstate.s1, prngstate.s2]) if (value !== undefined) this.dice.add(String(value));
    for (const entry of log as unknown as { seed?: string }[]) if (entry.seed) this.dice.add(entry.seed);
  }

  /** All that this visitor has received and should not have. */
  leaksTo(visitor: Visitor, credentials: readonly string[]): Leak[] {
    return visitor.received.flatMap((received) => [
      ...this.hiddenIn(received, visitor.seat),
      ...[...this.dice].flatMap((secret) => found(received, 'dice', secret)),
      ...credentials
        .filter((secret) => secret !== visitor.credentials || !received.channel.endsWith('/join'))
        .flatMap((secret) => found(received, 'credentials', secret)),
    ]);
  }

  private hiddenIn(received: Received, seat: string | null): Leak[] {
    const parts = partsOf(received, seat).flatMap((part) => this.secrets.partsOf(part));
    return parts.flatMap((part) => {
      const now = this.states.get(part.stateID);
      if (!now) return [];
      const words = new Set(quoted(part.text));
      const states = { now, before: this.states.get(part.stateID - 1), seat };
      return [...this.secrets.hidden(now, seat)].flatMap(([ref, what]) => {
        const word = `"${ref}"`;
        return words.has(word) && !this.secrets.isTold(word, what, part.text, states) ? found(part, what, word) : [];
      });
    });
  }
}

interface Entry {
  action: { payload: { playerID: string; args: unknown } };
  _stateID: number;
}

/**
 * A message in parts, each with the state it speaks of: an entry of the log tells of its own moment, when a card may have lain open that
 * has since been shuffled into a pile. What somebody did himself he knows.
 */
function partsOf({ channel, text, stateID }: Received, seat: string | null): Received[] {
  const entries = (log: readonly Entry[]) =>
    log.map((entry) => {
      const { payload } = entry.action;
      const known = payload.playerID === seat ? { ...entry, action: { payload: { ...payload, args: null } } } : entry;
      return { channel: `${channel} log`, text: JSON.stringify(known), stateID: entry._stateID + 1 };
    });
  if (channel === 'patch' || channel === 'update') {
    const args = JSON.parse(text) as unknown[];
    return [...entries(args.pop() as Entry[]), { channel, text: JSON.stringify(args), stateID }];
  }
  if (channel === 'sync') {
    const [, { log, ...rest }] = JSON.parse(text) as [string, { log: Entry[] }];
    return [...entries(log), { channel, text: JSON.stringify(rest), stateID }];
  }
  if (channel.endsWith('/log')) return text.startsWith('{') ? entries((JSON.parse(text) as { log?: Entry[] }).log ?? []) : [];
  return [{ channel, text, stateID }];
}

function found({ channel, text, stateID }: Received, what: string, secret: string): Leak[] {
  const at = text.indexOf(secret);
  return at < 0 ? [] : [{ what, secret, channel, stateID, around: text.slice(Math.max(0, at - 150), at + 80) }];
}
