import { useEffect, useState } from 'react';
import { boxNamed } from '../games';
import type { TableGame } from '../games/table-game';
import { WithGame } from '../games/WithGame';
import { BrokenSave, localGame } from '../match/local';
import type { Seat } from '../match/seats';
import type { GameSource } from '../match/source';
import { type Thinker, workerThinker } from '../match/thinker';
import { go } from '../route';
import { exportGame } from '../saves/download';
import { NO_ROOM } from '../saves/room';
import { newId, newSave, newSeed, type SavedGame } from '../saves/saved';
import type { Shelf } from '../saves/shelf';
import { PACES, settings } from '../settings/settings';
import { Trouble } from '../Trouble';
import { Game } from './Game';

type Opened = { source: GameSource; thinker: Thinker } | { broken: string; good: number | null };

/** Opens a saved game, or says why it cannot be and what can be done about it. */
export function OpenGame({ id, shelf }: { id: string; shelf: Shelf }) {
  const [found] = useState(() => shelf.find(id));
  const [saved, setSaved] = useState(found && 'saved' in found ? found.saved : undefined);
  if (saved && !boxNamed(saved.replay.game))
    return (
      <Trouble title="This game cannot be opened" text={`It is a game of ${saved.replay.game}, which is not here. It is kept as it is.`} />
    );
  if (!saved)
    return (
      <Trouble
        title={found ? 'This game cannot be read' : 'There is no such game here'}
        text={found && 'broken' in found ? `${found.broken} It is kept as it is.` : 'It was deleted, or it is on another device.'}
      />
    );
  return <WithGame name={saved.replay.game}>{(game) => <Kept game={game} saved={saved} shelf={shelf} onChange={setSaved} />}</WithGame>;
}

interface KeptProps {
  game: TableGame;
  saved: SavedGame;
  shelf: Shelf;
  onChange(saved: SavedGame): void;
}

/** A save that can be read, with the game it is of. */
function Kept({ game, saved, shelf, onChange }: KeptProps) {
  const { bots } = game;
  const unknown = saved.seats.filter(({ bot }) => bot !== null && !bots.some(({ name }) => name === bot));
  if (unknown.length > 0)
    return (
      <Replace
        saved={saved}
        bots={bots}
        onReplace={(seats) => {
          const next = { ...saved, seats };
          shelf.put(next);
          onChange(next);
        }}
      />
    );
  return <Play game={game} saved={saved} shelf={shelf} />;
}

function open(game: TableGame, saved: SavedGame, shelf: Shelf): Opened {
  const thinker = workerThinker();
  try {
    return { thinker, source: localGame(game, saved, { thinker, keep: shelf.put, pace: () => PACES[settings().speed] }) };
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error), good: error instanceof BrokenSave ? error.good : null };
  }
}

function Play({ game, saved, shelf }: { game: TableGame; saved: SavedGame; shelf: Shelf }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const [isFull, setFull] = useState(false);
  const begin = (next: SavedGame) => {
    if (shelf.put(next)) go('game', next.id);
    else setFull(true);
  };
  useEffect(() => {
    // The newest state of the save: in development React opens everything twice.
    const shelved = shelf.find(saved.id);
    const opening = open(game, shelved && 'saved' in shelved ? shelved.saved : saved, shelf);
    setOpened(opening);
    // Told only of what other windows store.
    const listen = (event: StorageEvent) => {
      if (!event.key?.endsWith(`/${saved.id}`) || event.newValue === null) return;
      if ('source' in opening) opening.source.close();
      setElsewhere(true);
    };
    addEventListener('storage', listen);
    return () => {
      removeEventListener('storage', listen);
      if ('source' in opening) opening.source.close();
    };
  }, [game, saved, shelf]);

  if (isElsewhere)
    return (
      <Trouble title="This game goes on in another window" text="A move was made there, so that it has stopped here. Nothing is lost.">
        <button type="button" className="main" onClick={() => location.reload()}>
          Go on here instead
        </button>
      </Trouble>
    );
  if (!opened) return <p className="waiting">Opening the game…</p>;
  if ('broken' in opened)
    return (
      <Trouble title="This game cannot be gone on with" text={`${opened.broken} It is kept as it is.`}>
        {opened.good !== null && opened.good > 0 && (
          <button
            type="button"
            className="main"
            onClick={() => {
              const moves = saved.replay.moves.slice(0, opened.good ?? 0);
              const copy = { ...saved, id: newId(), name: `${saved.name} (repaired)`, over: false, replay: { ...saved.replay, moves } };
              begin(copy);
            }}
          >
            Play on from the last good move, in a copy
          </button>
        )}
        <button type="button" onClick={() => void exportGame(saved)}>
          Download it
        </button>
        {isFull && <span role="alert">{NO_ROOM}</span>}
      </Trouble>
    );

  return (
    <Game
      source={opened.source}
      thinker={opened.thinker}
      name={saved.name}
      onDownload={() => {
        const shelved = shelf.find(saved.id);
        const moves = opened.source
          .snapshot()
          .log.map(({ player, move: { move, args } }): [string, string, ...typeof args] => [player, move, ...args]);
        const base = shelved && 'saved' in shelved ? shelved.saved : saved;
        void exportGame({ ...base, replay: { ...base.replay, moves } });
      }}
      onRematch={(same) => begin(newSave(game.rules, saved.seats, saved.replay.options, same ? saved.replay.seed : newSeed(), saved.name))}
      problem={isFull ? NO_ROOM : null}
    />
  );
}

/** A save whose bots this version does not know: others can take their seats. */
function Replace({ saved, bots, onReplace }: { saved: SavedGame; bots: TableGame['bots']; onReplace(seats: Seat[]): void }) {
  const isKnown = (bot: string | null) => bot === null || bots.some(({ name }) => name === bot);
  const [seats, setSeats] = useState(saved.seats);
  const missing = [...new Set(saved.seats.flatMap(({ bot }) => (isKnown(bot) ? [] : [bot])))].join(', ');
  return (
    <Trouble
      title="A bot is missing"
      text={`This game was played with ${missing}, which is not here. Choose who plays on; the game itself is whole.`}
    >
      {saved.seats.map((seat, i) =>
        isKnown(seat.bot) ? null : (
          <label key={seat.name}>
            {seat.name}{' '}
            <select
              value={isKnown(seats[i]?.bot ?? null) ? (seats[i]?.bot ?? '') : '?'}
              onChange={(event) => setSeats(seats.map((one, at) => (at === i ? { ...one, bot: event.target.value || null } : one)))}
            >
              <option value="?" disabled>
                choose…
              </option>
              {bots.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
              <option value="">a person</option>
            </select>
          </label>
        ),
      )}
      <button type="button" className="main" disabled={!seats.every(({ bot }) => isKnown(bot))} onClick={() => onReplace(seats)}>
        Play on
      </button>
    </Trouble>
  );
}
