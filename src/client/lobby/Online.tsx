import { useMemo } from 'react';
import { LobbyPage } from './LobbyPage';
import { Match } from './Match';
import { OpenTable } from './OpenTable';
import { type Lobby, lobbyAt } from './server';

/** Everything that needs a server: the lobby, a new table, and matches, as the address says. */
export function Online({ path: [page = '', more = ''], lobby: given }: { path: readonly string[]; lobby?: Lobby }) {
  const lobby = useMemo(() => given ?? lobbyAt(location.origin), [given]);
  if (page === '') return <LobbyPage lobby={lobby} />;
  if (page === 'new') return <OpenTable lobby={lobby} />;
  return <Match key={`${page}/${more}`} matchID={page} lobby={lobby} watches={more === 'watch'} />;
}
