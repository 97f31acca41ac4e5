import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Game } from '../game/Game';
import type { TableGame } from '../games/table-game';
import { WithGame } from '../games/WithGame';
import { type OnlineTable, onlineTable, type Refused, type Sitter } from '../match/online';
import { type Thinker, workerThinker } from '../match/thinker';
import { go } from '../route';
import { Trouble } from '../Trouble';
import { type KeptKey, keys, notesOn } from './keys';
import { titleOf } from './Listed';
import { Menu } from './Menu';
import { People } from './People';
import { type Lobby, LobbyTrouble, sentence } from './server';
import { useTrouble } from './trouble';
import { useTurnCall } from './turn-call';
import { WaitingRoom } from './WaitingRoom';

interface TableProps {
  matchID: string;
  own: KeptKey | null;
  lobby: Lobby;
  /** The seat is not one's own any more. */
  onLost(): void;
}

/** How often a match is asked for again while the server is away, in milliseconds. */
const AGAIN = 3000;

/** A match on the server, once it is known what is played there. */
export function Table(props: TableProps) {
  const { matchID, lobby } = props;
  const [name, setName] = useState<string | null>(null);
  const { trouble, attempt } = useTrouble();
  const look = useEffectEvent(() => attempt(async () => setName((await lobby.find(matchID)).gameName)));
  const isAway = trouble?.code === 'unreachable';
  useEffect(() => void look(), []);
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => void look(), AGAIN);
    return () => clearInterval(timer);
  }, [isAway]);
  if (name !== null) return <WithGame name={name}>{(game) => <Connected {...props} game={game} />}</WithGame>;
  if (!trouble) return <p className="waiting">Opening the table…</p>;
  return isAway ? <Away /> : <Refusal refused={{ error: trouble.code, message: trouble.message }} />;
}

/** Connected as long as the page is open. */
function Connected({ game, ...props }: TableProps & { game: TableGame }) {
  const { matchID, own, lobby } = props;
  const [opened, setOpened] = useState<{ table: OnlineTable; thinker: Thinker } | null>(null);
  useEffect(() => {
    const thinker = workerThinker();
    const table = onlineTable(
      { matchID, player: own?.player ?? null, credentials: own?.credentials },
      { game, server: location.origin, older: (before) => lobby.log(matchID, before), notes: notesOn(matchID) },
    );
    setOpened({ table, thinker });
    return () => {
      table.close();
      thinker.stop();
    };
  }, [game, matchID, own?.player, own?.credentials, lobby]);
  return opened ? <Shown {...props} {...opened} /> : <p className="waiting">Opening the table…</p>;
}

const isTaken = ({ name, data }: Sitter): boolean => name !== undefined || data?.bot !== undefined;

/** A match as it is now. */
export function Shown({ matchID, own, lobby, onLost, table, thinker }: TableProps & { table: OnlineTable; thinker: Thinker }) {
  const { sitters, sayings, refused, game, link } = useSyncExternalStore(table.subscribe, table.state);
  const [seen, setSeen] = useState(sayings.length);
  const { trouble, attempt } = useTrouble();
  const now = game?.snapshot();
  const isWaiting = now !== undefined && now.log.length === 0 && !sitters.every(isTaken);
  useTurnCall(!isWaiting && (now?.legal.length ?? 0) > 0, matchID);
  const next = useNextMatch(lobby, matchID, now?.over !== undefined);

  if (refused)
    return (
      <Refusal refused={refused}>
        {own && refused.error === 'wrong-credentials' && (
          <button type="button" className="main" onClick={onLost}>
            Look for a seat again
          </button>
        )}
      </Refusal>
    );
  if (!game || !now) return link === 'down' ? <Away /> : <p className="waiting">Sitting down…</p>;

  const people = (
    <People
      bots={game.game.bots}
      matchID={matchID}
      own={own}
      lobby={lobby}
      sitters={sitters}
      active={isWaiting ? [] : now.deciders.map(({ player }) => player)}
      sayings={sayings}
      onSay={table.say}
      onSeen={() => setSeen(sayings.length)}
    />
  );
  if (isWaiting)
    return (
      <WaitingRoom matchID={matchID} title={titleOf({ players: [...sitters] })} own={own} lobby={lobby} link={link} onLeft={onLost}>
        {people}
      </WaitingRoom>
    );

  const rematch = (key: KeptKey) =>
    attempt(async () => {
      const again = await lobby.again(await lobby.find(matchID), key);
      if (!keys.find(again)) {
        try {
          // The name may have been changed since the seat was taken.
          const name = sitters[Number(key.player)]?.name ?? key.name;
          const joined = await lobby.join(again, name, key.player);
          keys.put({ ...joined, matchID: again, name, since: Date.now() });
        } catch (error) {
          // Somebody else sits there now: choose another seat.
          if (!(error instanceof LobbyTrouble) || error.code !== 'taken') throw error;
        }
      }
      go('online', again);
    });

  return (
    <Game
      source={game}
      thinker={thinker}
      name={titleOf({ players: [...sitters] })}
      onRematch={own ? () => void rematch(own) : undefined}
      problem={trouble?.message ?? null}
      company={{
        panel: people,
        unread: Math.max(0, sayings.length - seen),
        menu: <Menu matchID={matchID} own={own} lobby={lobby} onLeft={onLost} />,
        news: next && own ? 'A rematch has been opened: choose Rematch to take your seat there.' : null,
      }}
    />
  );
}

function Refusal({ refused: { error, message }, children }: { refused: Refused; children?: ReactNode }) {
  return (
    <Trouble title="You cannot sit here" text={sentence(error, message)}>
      {children}
      <a href="#/online">To the lobby</a>
    </Trouble>
  );
}

function Away() {
  return (
    <Trouble title="No connection" text="The server cannot be reached just now. It is tried again and again; nothing is lost.">
      <a href="#/online">To the lobby</a>
    </Trouble>
  );
}

/** The match in which this one is played again, once somebody has opened it. */
function useNextMatch(lobby: Lobby, matchID: string, isOver: boolean): string | undefined {
  const [next, setNext] = useState<string>();
  const look = useEffectEvent(async () => {
    const match = await lobby.find(matchID).catch(() => null);
    setNext(match?.nextMatchID);
  });
  useEffect(() => {
    if (!isOver || next !== undefined) return;
    void look();
    const timer = setInterval(() => void look(), 5000);
    return () => clearInterval(timer);
  }, [isOver, next]);
  return next;
}
