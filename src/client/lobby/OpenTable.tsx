import { type FormEvent, useState } from 'react';
import { GameChoice, useChosenGame } from '../games/GameChoice';
import type { Asked, TableGame } from '../games/table-game';
import { WithGame } from '../games/WithGame';
import { newSeat, opponents, paint } from '../match/seats';
import { go } from '../route';
import { NO_ROOM } from '../saves/room';
import { keepName, keys, lastName } from './keys';
import { NameField } from './NameField';
import type { Lobby } from './server';
import { useTrouble } from './trouble';

/** Opening a table for people on other machines; whoever opens it takes the first seat. */
export function OpenTable({ lobby }: { lobby: Lobby }) {
  const { name } = useChosenGame();
  return (
    <main className="new-game open-table">
      <header>
        <a href="#/online" className="back">
          ← Back
        </a>
        <h1>Open a table</h1>
      </header>
      <GameChoice />
      <WithGame name={name}>{(game) => <Setup key={name} game={game} lobby={lobby} />}</WithGame>
    </main>
  );
}

function Setup({ game, lobby }: { game: TableGame; lobby: Lobby }) {
  const { bots, rules, setup } = game;
  const { Fields, More } = setup;
  const [name, setName] = useState(lastName);
  const [asked, setAsked] = useState(setup.usual);
  /** A bot's name for each other seat, or null for a person. */
  const [others, setOthers] = useState<readonly (string | null)[]>([null, opponents(game)[0] ?? null]);
  const [isPublic, setPublic] = useState(true);
  const [isFull, setFull] = useState(false);
  const { trouble, isBusy, attempt } = useTrouble();

  const players = others.length + 1;
  const fitting = setup.fitting(asked, players);
  const change = (next: Asked) => {
    setAsked(next);
    setOthers((now) => now.slice(0, setup.maxPlayers(next) - 1));
  };
  const put = (at: number, bot: string | null) => setOthers(others.map((one, i) => (i === at ? bot : one)));

  const open = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const matchID = await lobby.open({ game: rules.name, seats: [null, ...others], options: fitting, unlisted: !isPublic });
      const key = await lobby.join(matchID, name.trim(), '0');
      keepName(name.trim());
      // Without the credentials the seat would be lost with the page.
      if (keys.put({ ...key, matchID, name: name.trim(), since: Date.now() })) go('online', matchID);
      else {
        await lobby.leave(matchID, key);
        setFull(true);
      }
    });
  };

  return (
    <form onSubmit={open}>
      <fieldset className="players">
        <legend>Players</legend>
        <ol className="seats">
          <li>
            <i className="dot" style={{ background: paint(newSeat(0, null)) }} />
            <NameField name={name} onChange={setName} />
          </li>
          {others.map((bot, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              <i className="dot" style={{ background: paint(newSeat(i + 1, bot)) }} />
              <select aria-label={`Who plays seat ${i + 2}`} value={bot ?? ''} onChange={(event) => put(i, event.target.value || null)}>
                <option value="">Somebody who joins</option>
                {bots.map((one) => (
                  <option key={one.name} value={one.name} title={one.describe}>
                    Bot: {one.name}
                  </option>
                ))}
              </select>
              <button
                type="button"
                className="quiet"
                aria-label={`Remove seat ${i + 2}`}
                disabled={players <= rules.minPlayers}
                onClick={() => setOthers(others.filter((_, at) => at !== i))}
              >
                ✕
              </button>
            </li>
          ))}
        </ol>
        {players < setup.maxPlayers(asked) && (
          <button type="button" onClick={() => setOthers([...others, null])}>
            Add a seat
          </button>
        )}
      </fieldset>

      <Fields asked={fitting} players={players} onChange={change} />

      <fieldset>
        <legend>More</legend>
        <More asked={fitting} players={players} onChange={change} />
        <label className="check">
          <input type="radio" name="listed" checked={isPublic} onChange={() => setPublic(true)} />
          Everybody sees the table in the lobby
        </label>
        <label className="check">
          <input type="radio" name="listed" checked={!isPublic} onChange={() => setPublic(false)} />
          Only those with the link come in
        </label>
      </fieldset>

      {(trouble || isFull) && (
        <p role="alert" className="problem">
          {trouble?.message ?? NO_ROOM}
        </p>
      )}
      <button type="submit" className="main" disabled={isBusy}>
        Open the table
      </button>
    </form>
  );
}
