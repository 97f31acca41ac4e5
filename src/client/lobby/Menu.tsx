import { useState } from 'react';
import { go } from '../route';
import { Invitation } from './Invitation';
import type { KeptKey } from './keys';
import type { Lobby } from './server';
import { useTrouble } from './trouble';

/** What the menu of a game has besides when it is played online. */
export function Menu({ matchID, own, lobby, onLeft }: { matchID: string; own: KeptKey | null; lobby: Lobby; onLeft(): void }) {
  const [isSure, setSure] = useState(false);
  const { trouble, isBusy, attempt } = useTrouble();
  const leave = (key: KeptKey) =>
    attempt(async () => {
      await lobby.leave(matchID, key);
      onLeft();
      go('online');
    });
  return (
    <>
      <a href="#/online">
        To the lobby <small>{own ? 'your seat is kept, and the others see that you are away' : 'you only watch'}</small>
      </a>
      {own && !isSure && (
        <button type="button" onClick={() => setSure(true)}>
          Give up my seat <small>for somebody else, or for a bot</small>
        </button>
      )}
      {own && isSure && (
        <button type="button" className="danger" disabled={isBusy} onClick={() => void leave(own)}>
          Really give it up <small>anybody can take it then</small>
        </button>
      )}
      {trouble && (
        <p role="alert" className="problem">
          {trouble.message}
        </p>
      )}
      <Invitation matchID={matchID} />
    </>
  );
}
