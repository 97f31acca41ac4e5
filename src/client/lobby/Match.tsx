import { useState } from 'react';
import { Join } from './Join';
import { keys } from './keys';
import type { Lobby } from './server';
import { Table } from './Table';

/** A match: at one's own seat, on the way to one, or only to watch. */
export function Match({ matchID, lobby, watches }: { matchID: string; lobby: Lobby; watches: boolean }) {
  const [key, setKey] = useState(() => (watches ? null : keys.find(matchID)));
  if (!key && !watches) return <Join matchID={matchID} lobby={lobby} onJoin={setKey} />;
  return (
    <Table
      matchID={matchID}
      own={key}
      lobby={lobby}
      onLost={() => {
        keys.drop(matchID);
        setKey(null);
      }}
    />
  );
}
