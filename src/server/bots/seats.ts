import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from 'boardgame.io';
import { decideLater, onceEach } from '../../../bots/guard';
import type { PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { type Journal, problemOf } from '../journal';
import type { Matches, Standing } from '../matches';
import type { Metrics } from '../metrics';
import type { Notices } from '../notices';
import { Refusal } from '../refusal';
import { type ListedMatch, progressOf } from '../storage/storage';
import { Thinkers } from './thinkers';

interface BotSeatsOptions {
  matches: Matches;
  notices: Notices;
  metrics: Metrics;
  journal: Journal;
  threads: number;
  /** How long a bot may think about a move. */
  thinkMs: number;
  /** Waited before a bot's move, for people to follow. */
  pauseMs: number;
}

/** How often it is looked for matches in which a bot is waited for: left behind by another process, or after something went wrong. */
const SWEEP_MS = 2_000;
/** How often a lease is renewed while a bot thinks; it ends when this process does. */
const RENEW_MS = 1_500;

export const botIn = ({ players }: Server.MatchData, seat: PlayerID): string | undefined => players[Number(seat)]?.data?.bot;

/** The seat that a bot must decide for now, if any. Nobody begins before every seat is taken. */
function botToMove({ metadata, active, moves }: Pick<ListedMatch, 'metadata' | 'active' | 'moves'>): PlayerID | undefined {
  const players = Object.values(metadata.players);
  const complete = players.every(({ name, data }) => name !== undefined || data?.bot !== undefined);
  const attended = players.some(({ credentials }) => credentials !== undefined);
  if (!attended || (moves === 0 && !complete)) return undefined;
  return active.find((seat) => botIn(metadata, seat) !== undefined);
}

/** Plays the seats that were given to bots: as any player does, through moves, knowing what the seat may see. */
export class BotSeats {
  private readonly thinkers: Thinkers;
  /** Matches being played, and whether to look again afterwards. */
  private readonly playing = new Map<string, { again: boolean; done: Promise<void> }>();
  private sweeper: NodeJS.Timeout | undefined;
  private readonly closing = new AbortController();
  private readonly tell: ReturnType<typeof onceEach>;

  constructor(private readonly options: BotSeatsOptions) {
    this.thinkers = new Thinkers(options.threads);
    this.tell = onceEach((bot, fault) => options.journal('bot-fault', { bot, fault }));
    options.matches.listen({
      state: (matchID) => this.look(matchID),
      players: (matchID) => this.look(matchID),
    });
    options.notices.subscribe(({ matchID, type }) => {
      if (type !== 'chat') this.look(matchID);
    });
    options.metrics.gauge('bot_matches', 'Matches in which a bot is being asked.', () => this.playing.size);
    options.metrics.gauge('bot_queue', 'Bots waiting for a free thread.', () => this.thinkers.queued);
  }

  /** Goes on with what was under way when the server stopped, or, among several, when another one died. */
  async start(): Promise<void> {
    const sweep = async () => {
      const all = await this.options.matches.storage.withBots();
      for (const match of all) if (botToMove(match) !== undefined) this.look(match.matchID);
    };
    await sweep();
    this.sweeper = setInterval(
      () => sweep().catch((error) => this.options.journal('failed', { event: 'sweep', problem: problemOf(error) })),
      SWEEP_MS,
    );
    this.sweeper.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    this.closing.abort();
    await this.thinkers.close();
    await Promise.all([...this.playing.values()].map(({ done }) => done));
  }

  /** Something has happened in a match: perhaps a bot must move now. */
  private look(matchID: string): void {
    if (this.closing.signal.aborted) return;
    const current = this.playing.get(matchID);
    if (current) {
      current.again = true;
      return;
    }
    const entry = { again: false, done: Promise.resolve() };
    this.playing.set(matchID, entry);
    entry.done = this.play(matchID).then(() => {
      this.playing.delete(matchID);
      if (entry.again) this.look(matchID);
    });
  }

  private async play(matchID: string): Promise<void> {
    const { matches, notices, journal } = this.options;
    const lease = `bots:${matchID}`;
    let held = false;
    const renewal = setInterval(() => {
      if (held) notices.lease(lease).catch(() => {});
    }, RENEW_MS);
    try {
      // The lease is only asked for where a bot is to move.
      while (!this.closing.signal.aborted) {
        const standing = await matches.standing(matchID);
        const seat = botToMove({ ...standing, ...progressOf(standing.state) });
        if (seat === undefined) return;
        held = await notices.lease(lease);
        if (!held) return;
        await this.decide(matchID, standing, seat);
      }
    } catch (error) {
      const isGone = error instanceof Refusal && error.code === 'no-match';
      if (!isGone && !this.closing.signal.aborted) journal('failed', { event: 'bot', matchID, problem: problemOf(error) });
    } finally {
      clearInterval(renewal);
      if (held) await notices.release(lease).catch(() => {});
    }
  }

  private async decide(matchID: string, { dealt, state, metadata }: Standing, seat: PlayerID): Promise<void> {
    const { matches, metrics, pauseMs, thinkMs } = this.options;
    const { rules } = dealt;
    const view = rules.view(state.G, seat);
    const seed = randomBytes(8).toString('hex');
    const bot = must(botIn(metadata, seat), 'bot');
    const pause = wait(pauseMs, undefined, { signal: this.closing.signal });
    const question = { match: matchID, game: rules.name, bot, view, player: seat, seed, ms: thinkMs };
    const [{ move, fault }] = await Promise.all([decideLater(rules.legal(view, seat), seed, () => this.thinkers.ask(question)), pause]);
    if (this.closing.signal.aborted) return;
    if (fault !== null) {
      metrics.count('bot_faults', 'Decisions a bot failed to make; something legal was done instead.');
      this.tell(bot, fault);
    }
    try {
      const order = { matchID, playerID: seat, stateID: state._stateID, move: move.move, args: move.args };
      await matches.move(order, (now) => botIn(now, seat) !== undefined);
      metrics.count('bot_moves', 'Moves made by bots.');
    } catch (error) {
      // Somebody took the seat back, or another move was faster.
      if (!(error instanceof Refusal) || !['stale', 'wrong-credentials', 'not-your-turn', 'game-over'].includes(error.code)) throw error;
    }
  }
}
