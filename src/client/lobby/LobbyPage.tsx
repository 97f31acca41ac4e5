import { useEffect, useEffectEvent, useState } from 'react';
import { go } from '../route';
import { type KeptKey, keys } from './keys';
import { Listed } from './Listed';
import { type Listing, type Lobby, LobbyTrouble } from './server';
import { useTrouble } from './trouble';

/** How often the list is looked at again, in milliseconds. */
const AGAIN = 4000;

/** The matches of the server: one's own, and those with a free seat or something to see. */
export function LobbyPage({ lobby }: { lobby: Lobby }) {
  const [matches, setMatches] = useState<readonly Listing[] | null>(null);
  const [own, setOwn] = useState<readonly { key: KeptKey; match: Listing }[]>([]);
  const { trouble, attempt } = useTrouble();

  /** What will not change any more: matches that are over, and null for those that are gone. They are asked for once. */
  const [settled] = useState(() => new Map<string, Listing | null>());
  const findOwn = async (matchID: string): Promise<Listing | null> => {
    const known = settled.get(matchID);
    if (known !== undefined) return known;
    try {
      const match = await lobby.find(matchID);
      if (match.gameover !== undefined) settled.set(matchID, match);
      return match;
    } catch (error) {
      if (error instanceof LobbyTrouble && error.code === 'no-match') settled.set(matchID, null);
      return null;
    }
  };
  const look = useEffectEvent(() =>
    attempt(async () => {
      const all = await lobby.list();
      const listed = new Map(all.map((match) => [match.matchID, match]));
      const mine = await Promise.all(
        keys.list().map(async (key) => {
          // Those by invitation only are not in the list.
          const match = listed.get(key.matchID) ?? (await findOwn(key.matchID));
          return match && { key, match };
        }),
      );
      setMatches(all);
      setOwn(mine.filter((one) => one !== null));
    }),
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, AGAIN);
    return () => clearInterval(timer);
  }, []);

  const others = (matches ?? []).filter(({ matchID }) => !own.some(({ match }) => match.matchID === matchID));
  const isOpen = ({ players, gameover }: Listing) => gameover === undefined && players.some(({ name }) => name === undefined);
  const open = others.filter(isOpen);
  const running = others.filter((match) => !isOpen(match) && match.gameover === undefined);
  const over = others.filter(({ gameover }) => gameover !== undefined).slice(0, 8);
  return (
    <main className="lobby">
      <header>
        <a href="#/" className="back">
          ← Back
        </a>
        <h1>Play online</h1>
        <button type="button" className="main" onClick={() => go('online', 'new')}>
          Open a table
        </button>
      </header>
      {trouble && (
        <p role="alert" className="problem">
          {trouble.message}
        </p>
      )}
      {!matches && !trouble && <p className="waiting">Looking around…</p>}
      {own.length > 0 && (
        <section>
          <h2>Your matches</h2>
          <ul className="matches">
            {own.map(({ key, match }) => (
              <Listed key={match.matchID} match={match} own={key} />
            ))}
          </ul>
        </section>
      )}
      {matches && (
        <section>
          <h2>Tables with a free seat</h2>
          {open.length === 0 && <p className="quietly">None just now. Open one, and send the link to your friends.</p>}
          <ul className="matches">
            {open.map((match) => (
              <Listed key={match.matchID} match={match} own={null} />
            ))}
          </ul>
        </section>
      )}
      {running.length > 0 && (
        <section>
          <h2>Being played</h2>
          <ul className="matches">
            {running.map((match) => (
              <Listed key={match.matchID} match={match} own={null} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <section>
          <h2>Over</h2>
          <ul className="matches">
            {over.map((match) => (
              <Listed key={match.matchID} match={match} own={null} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
