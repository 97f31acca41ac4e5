import { type ReactNode, useState } from 'react';
import type { PlayerID } from '../../engine/moves';
import { Dialog } from '../Dialog';
import type { TableGame } from '../games/table-game';
import { SettingsDialog } from '../settings/SettingsDialog';

interface BarProps {
  name: string;
  game: TableGame;
  view: unknown;
  players: number;
  names: (p: PlayerID) => string;
  colours: (p: PlayerID) => string;
  canUndo: boolean;
  /** Whether the seat at the screen passes by itself; undefined for who only watches. */
  passes: boolean | undefined;
  onPasses(passes: boolean): void;
  onUndo: (() => void) | undefined;
  onReplay: (() => void) | undefined;
  onResult: (() => void) | undefined;
  onDownload: (() => void) | undefined;
  /** What else the menu has; in place of leaving a game that is saved here. */
  more: ReactNode;
}

/** Which game, whose turn, and what concerns the game as a whole. */
export function Bar({
  name,
  game,
  view,
  players,
  names,
  colours,
  canUndo,
  passes,
  onPasses,
  onUndo,
  onReplay,
  onResult,
  onDownload,
  more,
}: BarProps) {
  const [open, setOpen] = useState<'menu' | 'settings' | null>(null);
  const turn = game.turn(view);
  // Before play everybody has a turn at everything.
  const whose = turn.number === 0 ? (game.rules.deciders(view)[0]?.player ?? turn.player) : turn.player;
  const close = () => setOpen(null);
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <header className="bar">
      <h1>
        {name} <small>{game.subtitle(view)}</small>
      </h1>
      <p className="whose">
        {turn.number === 0 ? 'Setting up' : `Round ${Math.ceil(turn.number / players)}`} ·{' '}
        <i className="dot" style={{ background: colours(whose) }} /> {names(whose)}
      </p>
      <span className="does">
        {onUndo && (
          <button type="button" disabled={!canUndo} onClick={onUndo}>
            Undo{' '}
            <span className="key" aria-hidden="true">
              U
            </span>
          </button>
        )}
        {onResult && (
          <button type="button" onClick={onResult}>
            Result
          </button>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen('menu')}>
          Menu
        </button>
      </span>
      {open === 'menu' && (
        <Dialog title={name} onClose={close}>
          <div className="menu">
            {onReplay && (
              <button type="button" onClick={then(onReplay)}>
                Watch the game again <small>turn by turn</small>
              </button>
            )}
            {onDownload && (
              <button type="button" onClick={then(onDownload)}>
                Download this game <small>to keep it, or to go on elsewhere</small>
              </button>
            )}
            <button type="button" onClick={() => setOpen('settings')}>
              Settings <small>colours, speed of the bots, guide, movement</small>
            </button>
            {more ?? (
              <a href="#/">
                Leave the table <small>the game is saved after every move</small>
              </a>
            )}
          </div>
          {passes !== undefined && game.deciding.idle && (
            <label className="passes">
              <input type="checkbox" checked={passes} onChange={() => onPasses(!passes)} /> Pass for me when I have nothing to decide{' '}
              <small>such as when I am attacked and no card of mine could change it; this seat only</small>
            </label>
          )}
          <h3>Keys</h3>
          <p>
            <span className="key">1</span>–<span className="key">9</span> choose, <span className="key">E</span> end the turn,{' '}
            {onUndo && (
              <>
                <span className="key">U</span> undo,{' '}
              </>
            )}
            <span className="key">H</span> hint, <span className="key">Tab</span> from one thing to the next.
          </p>
        </Dialog>
      )}
      {open === 'settings' && <SettingsDialog onClose={close} />}
    </header>
  );
}
