import type { PlayerID } from '../../engine/moves';
import type { TableGame } from '../games/table-game';
import type { Chapter } from '../match/history';

interface LatelyProps {
  game: Pick<TableGame, 'tell' | 'small'>;
  log: readonly Chapter[];
  /** Whose eyes were last on the table when they moved. */
  me: PlayerID;
  names: (p: PlayerID) => string;
  onMore(): void;
}

/** So many sentences tell it; the rest is in the log. */
const FEW = 4;

/** What came of the last own move, and what others have done since; for those who do not see the log. */
export function Lately({ game: { tell, small }, log, me, names, onMore }: LatelyProps) {
  const since = Math.max(
    0,
    log.findLastIndex(({ player }) => player === me),
  );
  const news = log
    .slice(since)
    .flatMap(({ at, news }) => news.map((entry, i) => ({ key: `${at}/${i}`, entry })))
    .filter(({ entry: { kind } }) => kind !== 'turn' && !small.has(kind));
  if (news.length === 0) return null;
  const more = news.length - FEW;
  return (
    <aside className="lately" aria-label="What just happened">
      {more > 0 && (
        <button type="button" className="quiet" onClick={onMore}>
          {more} more in the log
        </button>
      )}
      {news.slice(-FEW).map(({ key, entry }) => (
        <p key={key}>{tell(entry, names)}</p>
      ))}
    </aside>
  );
}
