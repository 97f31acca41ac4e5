import { useState } from 'react';
import { About } from '../games/About';
import { paint } from '../match/seats';
import { go } from '../route';
import { download, exportGame } from '../saves/download';
import { NO_ROOM } from '../saves/room';
import type { SavedGame } from '../saves/saved';
import type { Shelf, Shelved } from '../saves/shelf';

interface SavesProps {
  games: readonly Shelved[];
  shelf: Shelf;
  onChange(): void;
  onProblem(text: string): void;
}

/** Every game kept on this device. */
export function Saves({ games, shelf, onChange, onProblem }: SavesProps) {
  if (games.length === 0) return null;
  return (
    <section className="saves" aria-label="Saved games">
      <h2>Saved games</h2>
      <ul>
        {games.map((one) => (
          <li key={one.key}>
            {'saved' in one ? (
              <Save
                saved={one.saved}
                onRename={(name) => {
                  if (shelf.put({ ...one.saved, name })) onChange();
                  else onProblem(NO_ROOM);
                }}
                onDelete={() => {
                  shelf.remove(one.key);
                  onChange();
                }}
              />
            ) : (
              <Broken
                shelved={one}
                onDelete={() => {
                  shelf.remove(one.key);
                  onChange();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const progress = ({ over, turn, seats }: SavedGame): string =>
  over ? 'finished' : turn === 0 ? 'setting up' : `round ${Math.ceil(turn / seats.length)}`;

function Save({ saved, onRename, onDelete }: { saved: SavedGame; onRename(name: string): void; onDelete(): void }) {
  const [name, setName] = useState<string | null>(null);
  const rename = () => {
    if (name?.trim()) onRename(name.trim());
    setName(null);
  };
  return (
    <>
      {name === null ? (
        <a href={`#/game/${saved.id}`} className="title">
          {saved.name}
        </a>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <input aria-label="New name" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          <button type="submit">Rename</button>
        </form>
      )}
      <span className="about">
        {saved.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name than their number
          <i key={i} className="dot" style={{ background: paint(seat) }} title={seat.name} />
        ))}
        <About game={saved.replay.game} options={saved.replay.options} players={saved.seats.length} />, {progress(saved)},{' '}
        {new Date(saved.changed).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
      <span className="does">
        <button type="button" className="quiet" aria-label={`Open ${saved.name}`} onClick={() => go('game', saved.id)}>
          Open
        </button>
        <button type="button" className="quiet" aria-label={`Rename ${saved.name}`} onClick={() => setName(saved.name)}>
          Rename
        </button>
        <button type="button" className="quiet" aria-label={`Download ${saved.name}`} onClick={() => void exportGame(saved)}>
          Download
        </button>
        <Delete name={saved.name} onDelete={onDelete} />
      </span>
    </>
  );
}

function Broken({ shelved, onDelete }: { shelved: Extract<Shelved, { broken: string }>; onDelete(): void }) {
  return (
    <>
      <span className="title">A game that cannot be read</span>
      <span className="about">{shelved.broken} It is kept as it is until you delete it.</span>
      <span className="does">
        <button type="button" className="quiet" onClick={() => download('broken game', shelved.text)}>
          Download
        </button>
        <Delete name="the broken game" onDelete={onDelete} />
      </span>
    </>
  );
}

/** Asks once more before anything is gone. */
function Delete({ name, onDelete }: { name: string; onDelete(): void }) {
  const [isSure, setSure] = useState(false);
  return isSure ? (
    <>
      <button type="button" className="danger" aria-label={`Really delete ${name}`} onClick={onDelete}>
        Really delete
      </button>
      <button type="button" className="quiet" onClick={() => setSure(false)}>
        Keep
      </button>
    </>
  ) : (
    <button type="button" className="quiet" aria-label={`Delete ${name}`} onClick={() => setSure(true)}>
      Delete
    </button>
  );
}
