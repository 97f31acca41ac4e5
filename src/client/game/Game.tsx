import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Move, PlayerID } from '../../engine/moves';
import { Decision } from '../decision/Decision';
import { noteExplained } from '../decision/Guide';
import { Hint } from '../decision/Hint';
import type { TablePart, TableProps } from '../games/table-game';
import { useKeys } from '../keys';
import { paint } from '../match/seats';
import type { GameSource } from '../match/source';
import type { Thinker } from '../match/thinker';
import { Bar } from './Bar';
import { EndScreen } from './EndScreen';
import { Handover } from './Handover';
import { Lately } from './Lately';
import { Log } from './Log';
import { ReplayBar } from './ReplayBar';
import { Thinking } from './Thinking';

interface GameProps {
  source: GameSource;
  thinker: Thinker;
  name: string;
  /** Where the whole game is on this device. */
  onDownload?: () => void;
  /** For those who play. */
  onRematch: ((same: boolean) => void) | undefined;
  /** Why there can be no rematch. */
  problem: string | null;
  company?: Company;
}

/** What a game with people elsewhere has besides. */
export interface Company {
  /** Who is there, and what they say. */
  panel: ReactNode;
  /** Things said that have not been seen. */
  unread: number;
  menu: ReactNode;
  /** Something to say at the end of the game. */
  news: string | null;
}

const LOG = 'log';
const PEOPLE = 'people';
interface Tab {
  id: string;
  title: string;
}
const ASIDE: readonly Tab[] = [{ id: LOG, title: 'Log' }];
const IN_COMPANY: readonly Tab[] = [...ASIDE, { id: PEOPLE, title: 'Chat' }];

/** The table: the parts the game has, what is asked, and what happened. */
export function Game({ source, thinker, name, onDownload, onRematch, problem, company }: GameProps) {
  const now = useSyncExternalStore(source.subscribe, source.snapshot);
  const { game, seats } = source;
  const [tab, setTab] = useState(game.parts[0]?.id ?? LOG);
  const [isEndSeen, setEndSeen] = useState(false);
  /** Moves made at the moment looked back to. */
  const [past, setPast] = useState<number | null>(null);
  /** On a small screen: what is asked makes room for the rest. */
  const [isLow, setLow] = useState(false);
  const names = useCallback((p: PlayerID) => seats[Number(p)]?.name ?? `Player ${Number(p) + 1}`, [seats]);
  const colours = useCallback((p: PlayerID) => paint(seats[Number(p)]), [seats]);
  const onMove = useCallback(
    (move: Move) => {
      noteExplained(game, source.snapshot().view);
      source.play(move);
    },
    [game, source],
  );
  const me = now.seat ?? '0';
  const earlier = useMemo(() => (past === null ? undefined : source.past?.(past)), [source, past]);
  const view = earlier ?? now.view;
  const legal = earlier ? NOTHING : now.legal;
  const log = earlier ? now.log.slice(0, past ?? 0) : now.log;
  const latest = earlier ? undefined : now.log.at(-1);
  const table: TableProps<unknown> = useMemo(
    () => ({ view, me, legal, onMove, names, colours, latest }),
    [view, me, legal, onMove, names, colours, latest],
  );

  useKeys((key) => {
    if (key !== 'u' || !now.canUndo || earlier) return false;
    source.undo();
    return true;
  });

  const players = seats.map((_, i) => String(i));
  const placed = (place: TablePart<unknown>['place']) => game.parts.filter((part) => part.place === place);
  const asides: readonly Tab[] = [...placed('aside'), ...(company ? IN_COMPANY : ASIDE)];
  const aside = asides.find(({ id }) => id === tab)?.id ?? LOG;
  const tabs: readonly Tab[] = [...placed('main'), ...placed('low'), ...asides];
  const titled = ({ id, title }: Tab, isPressed: boolean) => (
    <button key={id} type="button" aria-pressed={isPressed} onClick={() => setTab(id)}>
      {title}
      {id === PEOPLE && company && company.unread > 0 && <span className="unread"> {company.unread}</span>}
    </button>
  );
  const panel = ({ id, title, place, Part }: TablePart<unknown>) => (
    <section
      key={id}
      className="panel"
      data-panel={id}
      data-place={place}
      data-on={tab === id || undefined}
      aria-label={title}
      tabIndex={place === 'aside' ? 0 : undefined}
    >
      <Part {...table} />
    </section>
  );
  const waits = now.deciders.find(({ player }) => player !== now.seat);
  return (
    <div className="game" data-game={game.rules.name}>
      <Bar
        name={name}
        game={game}
        view={view}
        players={players.length}
        names={names}
        colours={colours}
        canUndo={now.canUndo && !earlier}
        passes={now.seat === null ? undefined : now.passes}
        onPasses={(passes) => source.setPasses(passes)}
        onUndo={company ? undefined : () => source.undo()}
        onReplay={source.past && now.log.length > 0 && !earlier ? () => setPast(now.log.length) : undefined}
        onResult={now.over ? () => setEndSeen(false) : undefined}
        onDownload={onDownload}
        more={company?.menu}
      />

      {now.notices.map((notice) => (
        <p key={notice.text} role="alert" className="notice">
          {notice.text}{' '}
          {notice.of === 'storage' && onDownload && (
            <button type="button" onClick={onDownload}>
              Download this game
            </button>
          )}
          <button type="button" className="quiet" onClick={() => source.dismiss(notice)}>
            Understood
          </button>
        </p>
      ))}

      <main className="panels">
        {placed('main').map(panel)}
        <div className="low">{placed('low').map(panel)}</div>
        <div className="asked" data-low={isLow || undefined} data-beside={aside}>
          <button type="button" className="lower quiet" aria-expanded={!isLow} onClick={() => setLow(!isLow)}>
            {isLow ? 'Show the choices' : 'Hide the choices'}
          </button>
          {past === null && !now.over && tab !== LOG && <Lately game={game} log={log} me={me} names={names} onMore={() => setTab(LOG)} />}
          {past !== null ? (
            <ReplayBar log={now.log} at={past} names={names} onMove={setPast} onClose={() => setPast(null)} />
          ) : now.over ? (
            <p className="waits">The game is over: {now.over.winner === null ? 'nobody has won' : `${names(now.over.winner)} has won`}.</p>
          ) : legal.length > 0 ? (
            <Decision game={game} {...table}>
              <Hint key={now.log.length} game={game} view={view} me={me} legal={legal} names={names} thinker={thinker} />
            </Decision>
          ) : now.thinking ? (
            <Thinking thinking={now.thinking} names={names} />
          ) : (
            waits && <p className="waits">Waiting for {names(waits.player)}.</p>
          )}
        </div>
        <div className="aside" data-on={aside === tab || undefined}>
          <nav className="tabs" aria-label="More">
            {asides.map((one) => titled(one, aside === one.id))}
          </nav>
          {aside === PEOPLE && <div className="panel">{company?.panel}</div>}
          {aside === LOG && <Log game={game} log={log} players={players} names={names} colours={colours} />}
          {placed('aside')
            .filter(({ id }) => id === aside)
            .map(panel)}
        </div>
      </main>

      <nav className="tabs bottom" aria-label="Parts of the table">
        {tabs.map((one) => titled(one, tab === one.id))}
      </nav>

      {now.handover !== null && <Handover name={names(now.handover)} colour={colours(now.handover)} onTake={() => source.takeSeat()} />}
      {now.over && !isEndSeen && past === null && (
        <EndScreen
          game={game}
          snapshot={now}
          over={now.over}
          players={players}
          names={names}
          colours={colours}
          onClose={() => setEndSeen(true)}
          onReplay={
            source.past &&
            (() => {
              setEndSeen(true);
              setPast(0);
            })
          }
          hasSeed={company === undefined}
          news={company?.news ?? null}
          onRematch={onRematch}
          problem={problem}
        />
      )}
    </div>
  );
}

const NOTHING: readonly Move[] = [];
