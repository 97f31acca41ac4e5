import { useEffect, useRef, useState } from 'react';
import { BadInput } from '../../engine/moves';
import { fetchGame } from '../games';
import { GameChoice, useChosenGame } from '../games/GameChoice';
import { usualSeats } from '../match/seats';
import { go } from '../route';
import { NO_ROOM } from '../saves/room';
import { importSave, newSave, newSeed } from '../saves/saved';
import type { Shelf } from '../saves/shelf';
import { SettingsDialog } from '../settings/SettingsDialog';
import { canAsk, hasServer } from './has-server';
import { Saves } from './Saves';

/** The first page: one click to play, and all games so far. */
export function Start({ shelf }: { shelf: Shelf }) {
  const [games, setGames] = useState(() => shelf.list());
  const [problem, setProblem] = useState('');
  const [isSetting, setSetting] = useState(false);
  /** Null until that is known. */
  const [isOnline, setOnline] = useState<boolean | null>(() => (canAsk() ? null : false));
  useEffect(() => {
    let isGone = false;
    if (canAsk()) void hasServer().then((found) => isGone || setOnline(found));
    return () => {
      isGone = true;
    };
  }, []);
  const box = useChosenGame();
  const file = useRef<HTMLInputElement>(null);
  const latest = games.flatMap((one) => ('saved' in one && !one.saved.over ? [one.saved] : []))[0];

  const playSolo = async () => {
    const game = await fetchGame(box.name);
    if (!game) return setProblem(`${box.title} could not be fetched from the server; try again in a moment.`);
    const saved = newSave(
      game.rules,
      usualSeats(game),
      {},
      newSeed(),
      `Solo game of ${new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`,
    );
    if (shelf.put(saved)) go('game', saved.id);
    else setProblem(NO_ROOM);
  };

  const bring = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const saved = importSave(await chosen.text());
      setProblem(shelf.put(saved) ? '' : NO_ROOM);
      setGames(shelf.list());
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setProblem(`${chosen.name} could not be imported. ${error.message}`);
    }
  };

  return (
    <main className="start">
      <h1>Aim to Misbehave</h1>
      <p className="motto">Find a crew. Find a job. Keep flying.</p>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <GameChoice />
      <div className="ways">
        {latest && (
          <button type="button" className="main" onClick={() => go('game', latest.id)}>
            Continue <small>{latest.name}</small>
          </button>
        )}
        <button type="button" className={latest ? '' : 'main'} onClick={() => void playSolo()}>
          Play now <small>you against two bots</small>
        </button>
        <button type="button" onClick={() => go('new')}>
          Set up a table <small>as you like it: players, bots, variants</small>
        </button>
        {isOnline && (
          <button type="button" onClick={() => go('online')}>
            Play online <small>with people on other machines</small>
          </button>
        )}
      </div>
      {isOnline === false && (
        <p className="offline">
          There is no game server behind this page, so everything is played on this device; with one you can play online.
        </p>
      )}
      <Saves
        games={games}
        shelf={shelf}
        onChange={() => {
          setProblem('');
          setGames(shelf.list());
        }}
        onProblem={setProblem}
      />
      <p className="tools">
        <button type="button" className="quiet" onClick={() => file.current?.click()}>
          Import a game
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="Game file"
          hidden
          onChange={(event) => {
            void bring(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <button type="button" className="quiet" onClick={() => setSetting(true)}>
          Settings
        </button>
      </p>
      <small className="disclaimer">
        An unofficial fan project, not connected with the publisher of the board game or the makers of the series.
      </small>
      {isSetting && <SettingsDialog onClose={() => setSetting(false)} />}
    </main>
  );
}
