import type { ReactNode } from 'react';
import { go } from '../route';
import { Invitation } from './Invitation';
import type { KeptKey } from './keys';
import type { Lobby } from './server';
import { useTrouble } from './trouble';

interface WaitingRoomProps {
  matchID: string;
  title: string;
  own: KeptKey | null;
  lobby: Lobby;
  link: 'connecting' | 'up' | 'down';
  onLeft(): void;
  children: ReactNode;
}

/** Until every seat is taken: who is there already, and the link for those who are not. */
export function WaitingRoom({ matchID, title, own, lobby, link, onLeft, children }: WaitingRoomProps) {
  const { trouble, isBusy, attempt } = useTrouble();
  const leave = (key: KeptKey) =>
    attempt(async () => {
      await lobby.leave(matchID, key);
      onLeft();
      go('online');
    });
  return (
    <main className="lobby waiting-room">
      <header>
        <a href="#/online" className="back">
          ← Back
        </a>
        <h1>{title}</h1>
      </header>
      <p role="status">
        {link === 'down' ? 'The connection is lost; it is tried again and again.' : 'The game begins by itself when every seat is taken.'}
      </p>
      <Invitation matchID={matchID} />
      {children}
      {trouble && (
        <p role="alert" className="problem">
          {trouble.message}
        </p>
      )}
      {own && (
        <button type="button" className="danger" disabled={isBusy} onClick={() => void leave(own)}>
          Give up my seat
        </button>
      )}
    </main>
  );
}
