import { useState } from 'react';
import type { PlayerID } from '../../../engine/moves';
import { contactsInPlay, isSolid } from '../../../firefly/contacts/standing';
import { boardFor } from '../../../firefly/map';
import { isOutlaw } from '../../../firefly/outlaw';
import { aboard } from '../../../firefly/scene';
import { HIDDEN, playerOf, rivals } from '../../../firefly/state';
import { money, nameOf } from '../../../firefly/words';
import { titleOf } from '../cards/face';
import { Job } from '../jobs/Jobs';
import type { TableProps } from '../props';
import { Figure, Ship } from '../ship/Ship';
import { shapeOf } from '../verse/Tokens';

/** Everybody else at the table: a line each, and all that is public when opened. */
export function Rivals({ view, me, names, colours }: Pick<TableProps, 'view' | 'me' | 'names' | 'colours'>) {
  const others = rivals(view, me);
  if (others.length === 0) return <p className="rivals rivals-none">You fly alone.</p>;
  return (
    <ul className="rivals">
      {others.map((p) => (
        <li key={p}>
          <Rival view={view} me={me} p={p} name={names(p)} colour={colours(p)} />
        </li>
      ))}
    </ul>
  );
}

function Rival({ view, me, p, name, colour }: Pick<TableProps, 'view' | 'me'> & { p: PlayerID; name: string; colour: string }) {
  const player = playerOf(view, p);
  const solid = contactsInPlay(view).filter((contact) => isSolid(view, { p }, contact)).length;
  const isPlaced = boardFor(view.options.sets).has(player.sector);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="rival" open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button and turns keys into clicks by itself */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <svg className="rival-token" viewBox="-13 -13 26 26" aria-hidden="true">
          <path d={shapeOf(p)} style={{ fill: colour }} />
          <text y="4">{name.charAt(0).toUpperCase()}</text>
        </svg>
        <span className="rival-name">
          <b>{name}</b>
          {view.turn.player === p && view.turn.number > 0 ? <span className="rival-turn">to play</span> : null}
          <span className="rival-where">
            {player.leader === '' ? 'no leader yet' : titleOf(player.leader)}
            {isPlaced ? ` at ${nameOf(player.sector)}` : ''}
          </span>
        </span>
        <span className="rival-figures">
          <Figure name="money" term="Money" value={money(player.cash)} />
          <Figure name="fuel" term="Fuel" value={aboard(view, p, 'fuel')} />
          <Figure name="crew" term="Crew" value={player.crew.length} />
          <Figure name="job" term="Active jobs" value={player.active.length} />
          {solid > 0 ? <Figure name="solid" term="Solid with contacts" value={solid} /> : null}
          {player.goalTokens > 0 ? <Figure name="goal" term="Goal tokens" value={player.goalTokens} /> : null}
          {player.warrants > 0 ? <Figure name="warrant" term="Warrants" value={player.warrants} /> : null}
          {player.leader !== '' && isOutlaw(view, p) ? <span className="ship-outlaw">Outlaw</span> : null}
        </span>
      </summary>
      {isOpen ? <Public view={view} me={me} p={p} name={name} /> : null}
    </details>
  );
}

/** All of a rival's that lies open. */
function Public({ view, me, p, name }: Pick<TableProps, 'view' | 'me'> & { p: PlayerID; name: string }) {
  const player = playerOf(view, p);
  const shown = player.hand.filter((ref) => ref !== HIDDEN);
  return (
    <>
      <Ship view={view} me={me} of={p} />
      <ul className="jobs-list rival-jobs" aria-label={`Jobs of ${name}`}>
        {player.active.map((job) => (
          <Job key={job.ref} view={view} p={p} job={job.ref} at={job} />
        ))}
        {shown.map((ref) => (
          <Job key={ref} view={view} p={p} job={ref} />
        ))}
      </ul>
      <p className="rival-hand">
        {player.hand.length === 1 ? '1 job in hand' : `${player.hand.length} jobs in hand`}
        {shown.length < player.hand.length ? `, ${player.hand.length - shown.length} face down` : ''}
      </p>
    </>
  );
}
