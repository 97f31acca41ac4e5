import { useState } from 'react';
import type { PlayerID } from '../../engine/moves';
import type { TableGame } from '../games/table-game';
import { type Saying, type Sitter, seatOf } from '../match/online';
import { paint } from '../match/seats';
import { Chat } from './Chat';
import { type KeptKey, keepName, keys } from './keys';
import { NameField } from './NameField';
import type { Lobby } from './server';
import { useTrouble } from './trouble';

interface PeopleProps {
  bots: TableGame['bots'];
  matchID: string;
  own: KeptKey | null;
  lobby: Lobby;
  sitters: readonly Sitter[];
  /** Who must decide now. */
  active: readonly PlayerID[];
  sayings: readonly Saying[];
  onSay(text: string): void;
  onSeen(): void;
}

/** Where somebody is. */
function presence({ name, isConnected, data }: Sitter, isOwn: boolean): string {
  const bot = data?.bot;
  if (bot !== undefined && name !== undefined && name !== bot) return `away, ${bot} plays`;
  if (bot !== undefined) return `bot: ${bot}`;
  if (name === undefined) return 'free';
  return isOwn ? 'you' : isConnected ? 'here' : 'away';
}

/** Who sits at the table, who is here, whose turn it is, and what they say. */
export function People({ bots, matchID, own, lobby, sitters, active, sayings, onSay, onSeen }: PeopleProps) {
  const [name, setName] = useState<string | null>(null);
  const { trouble, attempt } = useTrouble();
  const names = (player: PlayerID) => {
    const sitter = sitters[Number(player)];
    return sitter ? seatOf(sitter).name : `Seat ${Number(player) + 1}`;
  };
  const colours = (player: PlayerID) => {
    const sitter = sitters[Number(player)];
    return paint(sitter && seatOf(sitter));
  };

  /** A bot may step in for oneself, for who is away, and where nobody sits; not for who is here, nor for a bot that came with the table. */
  const isOpenToBot = ({ id, name: taken, isConnected, data }: Sitter): boolean =>
    own !== null && !(taken !== undefined && taken === data?.bot) && (own.player === String(id) || !isConnected);

  return (
    <section className="people" aria-label="People">
      <ul>
        {sitters.map((sitter) => {
          const player = String(sitter.id);
          const isOwn = own?.player === player;
          return (
            <li key={sitter.id} data-active={active.includes(player) || undefined}>
              <i className="dot" style={{ background: colours(player) }} />
              <b>{names(player)}</b>
              <small data-here={sitter.isConnected || undefined}>{presence(sitter, isOwn)}</small>
              {active.includes(player) && <small className="turn">to decide</small>}
              {isOwn && name === null && (
                <button type="button" className="quiet" onClick={() => setName(names(player))}>
                  Rename
                </button>
              )}
              {own && isOpenToBot(sitter) && (
                <select
                  aria-label={`Who plays for ${names(player)}`}
                  value={sitter.data?.bot ?? ''}
                  onChange={(event) => {
                    const bot = event.target.value || null;
                    void attempt(() => lobby.giveToBot(matchID, own, player, bot));
                  }}
                >
                  <option value="">{isOwn ? 'I play myself' : 'no bot'}</option>
                  {bots.map((bot) => (
                    <option key={bot.name} value={bot.name}>
                      {bot.name} plays
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ul>
      {own && name !== null && (
        <form
          className="rename"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(async () => {
              await lobby.rename(matchID, own, name.trim());
              keys.put({ ...own, name: name.trim() });
              keepName(name.trim());
              setName(null);
            });
          }}
        >
          <NameField name={name} onChange={setName} />
          <button type="submit">Take this name</button>
        </form>
      )}
      {trouble && (
        <p role="alert" className="problem">
          {trouble.message}
        </p>
      )}
      <Chat sayings={sayings} names={names} colours={colours} onSay={own ? onSay : undefined} onSeen={onSeen} />
    </section>
  );
}
