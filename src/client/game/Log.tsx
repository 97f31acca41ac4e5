import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlayerID } from '../../engine/moves';
import type { TableGame } from '../games/table-game';
import type { Chapter, News } from '../match/history';

interface LogProps {
  game: Pick<TableGame, 'tell' | 'small'>;
  log: readonly Chapter[];
  players: readonly PlayerID[];
  names: (p: PlayerID) => string;
  colours: (p: PlayerID) => string;
}

interface Section {
  turn: number;
  whose: PlayerID;
  lines: { key: string; entry: News }[];
}

/** So many turns are shown at first; older ones on demand. */
const RECENT = 12;

/** Everything that happened, turn by turn, oldest first. */
export function Log({ game, log, players, names, colours }: LogProps) {
  const [who, setWho] = useState<PlayerID | 'all'>('all');
  const [isShort, setShort] = useState(false);
  const [all, setAll] = useState(false);
  const end = useRef<HTMLDivElement>(null);

  const sections = useMemo(() => {
    const list: Section[] = [];
    for (const { at, turn, whose, news } of log) {
      news.forEach((entry, i) => {
        // The turn that begins is already the next one's.
        const begins = entry.kind === 'turn';
        const last = list.at(-1);
        if (!last || begins || (turn !== last.turn && !(turn < last.turn)))
          list.push({ turn: begins ? turn + 1 : turn, whose: (begins ? entry.p : undefined) ?? whose, lines: [] });
        if (!begins) list.at(-1)?.lines.push({ key: `${at}/${i}`, entry });
      });
    }
    return list;
  }, [log]);

  const fits = (entry: News) => (who === 'all' || entry.p === undefined || entry.p === who) && !(isShort && game.small.has(entry.kind));
  const shown = all ? sections : sections.slice(-RECENT);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new comes into sight
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [log.length, who, isShort]);

  return (
    <div className="log">
      <div className="filters">
        <select aria-label="Whose doings" value={who} onChange={(event) => setWho(event.target.value)}>
          <option value="all">Everybody</option>
          {players.map((p) => (
            <option key={p} value={p}>
              {names(p)}
            </option>
          ))}
        </select>
        <label>
          <input type="checkbox" checked={isShort} onChange={() => setShort(!isShort)} /> Only what matters
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div className="story" role="log" aria-label="Log" tabIndex={0}>
        {shown.length < sections.length && (
          <button type="button" className="quiet" onClick={() => setAll(true)}>
            {sections.length - shown.length} earlier turns
          </button>
        )}
        {shown.map(({ turn, whose, lines }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections never change places
          <section key={`${turn}/${i}`} style={{ borderColor: colours(whose) }}>
            <h3>{turn === 0 ? 'Before play' : `Turn ${turn}: ${names(whose)}`}</h3>
            {lines
              .filter(({ entry }) => fits(entry))
              .map(({ key, entry }) => (
                <p key={key}>{game.tell(entry, names)}</p>
              ))}
          </section>
        ))}
        <div ref={end} />
      </div>
    </div>
  );
}
