import { several } from '../../engine/english';
import { About } from '../games/About';
import { seatOf } from '../match/online';
import { paint } from '../match/seats';
import type { KeptKey } from './keys';
import type { Listing } from './server';

/** "Anna’s table", after whoever opened it. */
export function titleOf({ players }: Pick<Listing, 'players'>): string {
  const host = players.find(({ name, data }) => name !== undefined && !data?.bot);
  return host ? `${host.name}’s table` : 'An empty table';
}

/** One match in the list: who sits there, who is here, whose turn. `isHere` when one has already followed it. */
export function Listed({ match, own, isHere }: { match: Listing; own: KeptKey | null; isHere?: boolean }) {
  const { matchID, gameName, players, gameover, active, moves, setupData } = match;
  const free = players.filter(({ name }) => name === undefined).length;
  const isOver = gameover !== undefined;
  const isYours = own !== null && !isOver && free === 0 && active.includes(own.player);
  const where = own || (free > 0 && !isOver) ? `#/online/${matchID}` : `#/online/${matchID}/watch`;
  return (
    <li data-yours={isYours || undefined}>
      {!isHere && (
        <a href={where}>
          <b>{titleOf(match)}</b>{' '}
          <span className="goto">{own ? (isYours ? 'Your turn' : 'Go on') : isOver ? 'Look' : free > 0 ? 'Join' : 'Watch'}</span>
        </a>
      )}
      <p className="about">
        <About game={gameName} options={setupData} players={players.length} />
        {isOver ? ' · over' : free > 0 ? ` · ${several(free, 'free seat')}` : ` · ${several(moves, 'move')} made`}
      </p>
      <p className="sitters">
        {players.map((sitter) => {
          const seat = seatOf(sitter);
          const isActive = !isOver && active.includes(String(sitter.id));
          return (
            <span key={sitter.id} data-active={isActive || undefined}>
              <i className="dot" style={{ background: paint(seat) }} /> {sitter.name === undefined && !seat.bot ? <em>free</em> : seat.name}
              {seat.bot && <small> bot</small>}
              {!seat.bot && sitter.isConnected && <small className="here"> here</small>}
            </span>
          );
        })}
      </p>
    </li>
  );
}
