import { useEffect, useState } from 'react';
import type { PlayerID } from '../../../engine/moves';
import type { LogEntry } from '../../../firefly/log';
import type { Chapter } from '../../match/history';
import { isStill } from '../../settings/settings';

interface Roll {
  p: PlayerID;
  dice: readonly number[];
  /** What comes to the dice, in a test. */
  added: number | null;
}

const ROLLING = 650;
const SHOWN = 3200;
/** Where the pips lie, on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

function rollsIn(news: readonly LogEntry[]): Roll[] {
  return news.flatMap((entry): Roll[] => {
    if (entry.kind === 'test') return [{ p: entry.p, dice: entry.dice, added: entry.added }];
    if (entry.kind === 'die') return [{ p: entry.p, dice: [entry.die], added: null }];
    return [];
  });
}

/** The dice of the last move, rolling for a moment and lying there for a while. */
export function Dice({ last, names }: { last: Chapter | undefined; names: (p: PlayerID) => string }) {
  const [seen, setSeen] = useState(last?.at ?? -1);
  const [phase, setPhase] = useState<'rolling' | 'lying' | 'gone'>('gone');
  const rolls = last ? rollsIn(last.news as LogEntry[]) : [];
  const at = last?.at ?? -1;
  const isNew = at > seen && rolls.length > 0;

  useEffect(() => {
    if (!isNew) return;
    setSeen(at);
    setPhase(isStill() ? 'lying' : 'rolling');
  }, [isNew, at]);
  useEffect(() => {
    if (phase === 'gone') return;
    const timer = setTimeout(() => setPhase(phase === 'rolling' ? 'lying' : 'gone'), phase === 'rolling' ? ROLLING : SHOWN);
    return () => clearTimeout(timer);
  }, [phase]);

  if (phase === 'gone' || rolls.length === 0) return <div className="dice" role="status" />;
  return (
    <div className="dice" role="status">
      {rolls.slice(-4).map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one move in their order
        <p key={i}>
          <span>{names(roll.p)}</span>
          {roll.dice.map((die, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice in the order they fell
            <Die key={n} face={die} isRolling={phase === 'rolling'} />
          ))}
          {roll.added !== null && (
            <span className="sum">
              {roll.added < 0 ? '−' : '+'} {Math.abs(roll.added)} ={' '}
              {phase === 'rolling' ? '?' : roll.dice.reduce((sum, die) => sum + die, roll.added)}
            </span>
          )}
        </p>
      ))}
    </div>
  );
}

function Die({ face, isRolling }: { face: number; isRolling: boolean }) {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (!isRolling) return;
    const timer = setInterval(() => setShown((now) => (now % 6) + 1), 80);
    return () => clearInterval(timer);
  }, [isRolling]);
  const now = isRolling ? shown : face;
  return (
    <svg className={isRolling ? 'die rolling' : 'die'} viewBox="0 0 30 30" role="img" aria-label={isRolling ? 'a die rolls' : `${face}`}>
      <rect x="1" y="1" width="28" height="28" rx="6" />
      {(PIPS[now] ?? []).map((at) => (
        <circle key={at} cx={7 + 8 * (at % 3)} cy={7 + 8 * Math.floor(at / 3)} r="2.6" />
      ))}
    </svg>
  );
}
