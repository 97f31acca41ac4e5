import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { NO_ROOM } from '../saves/room';
import { Trouble } from '../Trouble';
import { type KeptKey, keepName, keys, lastName } from './keys';
import { Listed, titleOf } from './Listed';
import { NameField } from './NameField';
import type { Listing, Lobby } from './server';
import { useTrouble } from './trouble';

const AGAIN = 4000;

/** Who comes by an invitation: takes a name and a seat, or watches. */
export function Join({ matchID, lobby, onJoin }: { matchID: string; lobby: Lobby; onJoin(key: KeptKey): void }) {
  const [match, setMatch] = useState<Listing | null>(null);
  const [name, setName] = useState(lastName);
  const [seat, setSeat] = useState('');
  const [isFull, setFull] = useState(false);
  const looking = useTrouble();
  const joining = useTrouble();

  const look = () => looking.attempt(async () => setMatch(await lobby.find(matchID)));
  const onTime = useEffectEvent(look);
  useEffect(() => {
    void onTime();
    const timer = setInterval(() => {
      if (!document.hidden) void onTime();
    }, AGAIN);
    return () => clearInterval(timer);
  }, []);

  if (!match) {
    if (!looking.trouble) return <p className="waiting">Looking for the table…</p>;
    return (
      <Trouble title="This table cannot be opened" text={looking.trouble.message}>
        <button type="button" className="main" onClick={() => void look()}>
          Try again
        </button>
        <a href="#/online">To the lobby</a>
      </Trouble>
    );
  }

  const free = match.players.filter(({ name: taken }) => taken === undefined);
  const isOver = match.gameover !== undefined;
  const wanted = free.some(({ id }) => String(id) === seat) ? seat : undefined;
  const join = (event: FormEvent) => {
    event.preventDefault();
    void joining
      .attempt(async () => {
        const key = { ...(await lobby.join(matchID, name.trim(), wanted)), matchID, name: name.trim(), since: Date.now() };
        keepName(key.name);
        if (keys.put(key)) onJoin(key);
        else {
          await lobby.leave(matchID, key);
          setFull(true);
        }
      })
      .then(look);
  };
  const trouble = joining.trouble ?? looking.trouble;
  return (
    <main className="lobby">
      <header>
        <a href="#/online" className="back">
          ← Back
        </a>
        <h1>{titleOf(match)}</h1>
      </header>
      <ul className="matches">
        <Listed match={match} own={null} isHere />
      </ul>
      {(trouble || isFull) && (
        <p role="alert" className="problem">
          {trouble?.message ?? NO_ROOM}
        </p>
      )}
      {isOver || free.length === 0 ? (
        <p>{isOver ? 'This game is over; you can look at how it ended.' : 'Every seat at this table is taken; you can still watch.'}</p>
      ) : (
        <form className="join" onSubmit={join}>
          <NameField name={name} onChange={setName} />
          {free.length > 1 && (
            <select aria-label="Seat" value={wanted ?? ''} onChange={(event) => setSeat(event.target.value)}>
              <option value="">Any free seat</option>
              {free.map(({ id }) => (
                <option key={id} value={id}>
                  Seat {id + 1}
                </option>
              ))}
            </select>
          )}
          <button type="submit" className="main" disabled={joining.isBusy}>
            Join
          </button>
        </form>
      )}
      <p>
        <a href={`#/online/${encodeURIComponent(matchID)}/watch`}>Only watch</a>
      </p>
    </main>
  );
}
