import { randomUUID } from 'node:crypto';
import type { Server } from 'boardgame.io';
import type { PlayerID } from '../engine/moves';
import { type Journal, problemOf } from './journal';
import type { Matches } from './matches';
import type { Notices } from './notices';
import { Refusal } from './refusal';

interface PresenceOptions {
  matches: Matches;
  notices: Notices;
  journal: Journal;
  /** Whether somebody looks at the match from that seat, through this process. */
  isHere(matchID: string, seat: PlayerID): boolean;
}

/** A seat as it is kept, with the process through which its player was last seen here. */
interface Seat extends Server.PlayerMetadata {
  through?: string;
}

/** How often a process says that it is alive, and how often it looks for seats of others that are not. */
const ALIVE_MS = 1_500;
const SWEEP_MS = 10_000;

/** Writes down who is at the table, so that it is right in every process and stays so when one of them dies. */
export class Presence {
  private readonly id = randomUUID();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly options: PresenceOptions) {}

  /** Whoever was connected through a process that is gone is not any more. */
  async start(): Promise<void> {
    const { notices, journal } = this.options;
    await notices.lease(nameOf(this.id));
    await this.sweep();
    if (!notices.shared) return;
    const again = (task: () => Promise<unknown>, ms: number) =>
      this.timers.push(
        setInterval(() => task().catch((error) => journal('failed', { event: 'presence', problem: problemOf(error) })), ms).unref(),
      );
    again(() => notices.lease(nameOf(this.id)), ALIVE_MS);
    again(() => this.sweep(), SWEEP_MS);
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.options.notices.release(nameOf(this.id)).catch(() => {});
  }

  /** Writes down whether anybody looks at the match from this seat, where that has changed. */
  async update(matchID: string, seat: PlayerID): Promise<void> {
    const { matches, journal, isHere } = this.options;
    const isRight = ({ players }: Server.MatchData): boolean => {
      const { isConnected = false, through }: Seat = players[Number(seat)] ?? { id: Number(seat) };
      // Somebody who has come back through another process is not gone because this one notices late.
      return isHere(matchID, seat) ? isConnected && through === this.id : !isConnected || through !== this.id;
    };
    try {
      const { metadata } = await matches.standing(matchID);
      if (isRight(metadata)) return;
      await matches.changePlayers(matchID, (latest) => {
        const player: Seat | undefined = latest.players[Number(seat)];
        if (!player || isRight(latest)) return;
        player.isConnected = isHere(matchID, seat);
        player.through = this.id;
      });
    } catch (error) {
      // The match may be gone, or the server on its way down.
      if (!(error instanceof Refusal)) journal('failed', { event: 'connection', problem: problemOf(error) });
    }
  }

  private async sweep(): Promise<void> {
    const { matches, notices } = this.options;
    const known = new Map<string, boolean>([[this.id, false]]);
    const isGone = async (process: string): Promise<boolean> => {
      const found = known.get(process);
      if (found !== undefined) return found;
      // One that has died does not hold its own name any more.
      const isFree = await notices.lease(nameOf(process));
      if (isFree) await notices.release(nameOf(process));
      known.set(process, isFree);
      return isFree;
    };
    for (const { matchID, metadata } of await matches.storage.list({ where: { isGameover: false } })) {
      const lost: Seat[] = [];
      for (const seat of Object.values<Seat>(metadata.players)) if (seat.isConnected && (await isGone(seat.through ?? ''))) lost.push(seat);
      if (lost.length === 0) continue;
      await matches.changePlayers(matchID, ({ players }) => {
        for (const { id, through } of lost) {
          const player: Seat | undefined = players[id];
          if (player && player.through === through) player.isConnected = false;
        }
      });
    }
  }
}

const nameOf = (process: string): string => `server:${process}`;
