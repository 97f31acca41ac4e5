import type { PlayerID } from '../../engine/moves';
import type { Outcome } from '../../engine/ruleset';
import { Dialog } from '../Dialog';
import type { TableGame } from '../games/table-game';
import type { Snapshot } from '../match/source';
import { Chart } from './Chart';

interface EndScreenProps {
  game: TableGame;
  snapshot: Snapshot;
  over: Outcome;
  players: readonly PlayerID[];
  names: (p: PlayerID) => string;
  colours: (p: PlayerID) => string;
  onClose(): void;
  onReplay: (() => void) | undefined;
  onRematch: ((same: boolean) => void) | undefined;
  /** Whether the same cards can be dealt again. */
  hasSeed: boolean;
  news: string | null;
  /** Why there can be no rematch. */
  problem: string | null;
}

/** Who has won and how, how everybody stood over time, and what next. */
export function EndScreen({
  game,
  snapshot,
  over,
  players,
  names,
  colours,
  onClose,
  onReplay,
  onRematch,
  hasSeed,
  news,
  problem,
}: EndScreenProps) {
  const [how, ...more] = game.ending(snapshot.view, over);
  return (
    <Dialog title={over.winner === null ? 'Nobody has won' : `${names(over.winner)} has won`} wide onClose={onClose}>
      <p>{how}</p>
      {more.map((text) => (
        <p key={text} className="quietly">
          {text}
        </p>
      ))}
      {game.lines.map((line) => (
        <Chart key={line.id} line={line} standings={snapshot.standings} players={players} names={names} colours={colours} />
      ))}
      {news && <p role="status">{news}</p>}
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <p className="ways">
        {onRematch && (
          <button type="button" className="main" onClick={() => onRematch(false)}>
            Rematch
          </button>
        )}
        {onRematch && hasSeed && (
          <button type="button" onClick={() => onRematch(true)}>
            Rematch with the same cards
          </button>
        )}
        {onReplay && (
          <button type="button" onClick={onReplay}>
            Watch it again
          </button>
        )}
        <button type="button" onClick={onClose}>
          Look at the table
        </button>
        <a href="#/">To the start page</a>
      </p>
    </Dialog>
  );
}
