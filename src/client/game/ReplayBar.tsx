import { useEffect, useMemo, useState } from 'react';
import type { PlayerID } from '../../engine/moves';
import type { Chapter } from '../match/history';

interface ReplayBarProps {
  log: readonly Chapter[];
  /** Moves made at the moment shown. */
  at: number;
  names: (p: PlayerID) => string;
  onMove(at: number): void;
  onClose(): void;
}

/** Moments between the turns: after how many moves, and what had just ended. */
export function stopsOf(log: readonly Chapter[]): { moves: number; turn: number; whose: PlayerID }[] {
  const stops: { moves: number; turn: number; whose: PlayerID }[] = [];
  log.forEach(({ turn, whose }, i) => {
    if (log[i + 1]?.turn !== turn) stops.push({ moves: i + 1, turn, whose });
  });
  return stops;
}

const STEP = 900;

/** Goes through the game again, turn by turn or move by move. */
export function ReplayBar({ log, at, names, onMove, onClose }: ReplayBarProps) {
  const stops = useMemo(() => [{ moves: 0, turn: 0, whose: '0' }, ...stopsOf(log)], [log]);
  const [isRunning, setRunning] = useState(false);
  const reached = stops.findLastIndex(({ moves }) => moves <= at);
  const stop = stops[reached];
  const end = log.length;

  useEffect(() => {
    if (!isRunning) return;
    if (at >= end) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => onMove(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [isRunning, at, end, onMove]);

  const current = log[Math.min(at, end - 1)];
  const where =
    at === 0 || !current || !stop
      ? 'Before the first move'
      : current.turn === 0
        ? 'Setting up'
        : `Turn ${current.turn}: ${names(current.whose)}`;
  return (
    <section className="replay" aria-label="Replay">
      <button type="button" aria-label="One move back" disabled={at <= 0} onClick={() => onMove(at - 1)}>
        ◀
      </button>
      <button type="button" onClick={() => setRunning(!isRunning)}>
        {isRunning ? 'Pause' : 'Play'}
      </button>
      <button type="button" aria-label="One move on" disabled={at >= end} onClick={() => onMove(at + 1)}>
        ▶
      </button>
      <input
        type="range"
        aria-label="Turn"
        aria-valuetext={where}
        min={0}
        max={stops.length - 1}
        value={reached}
        onChange={(event) => onMove(stops[Number(event.target.value)]?.moves ?? 0)}
      />
      <output>
        {where}{' '}
        <small>
          move {at} of {end}
        </small>
      </output>
      <button type="button" className="main" onClick={onClose}>
        Back to the game
      </button>
    </section>
  );
}
