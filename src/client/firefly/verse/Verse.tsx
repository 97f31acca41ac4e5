import { type PointerEvent, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SectorId } from '../../../firefly/content/types';
import { type Board, boardFor } from '../../../firefly/map';
import { playerOf } from '../../../firefly/state';
import { nameOf } from '../../../firefly/words';
import { Icon } from '../../icons/Icon';
import type { TableProps } from '../props';
import { useCamera } from './camera';
import { frameOf } from './cells';
import { aimAt, courseTo, forgetAims, useAim } from './course';
import { type Destination, destinationsOf } from './destinations';
import { Legend } from './Legend';
import { Sky, Worlds } from './Sky';
import { sectorFacts, whereabouts } from './sector-text';
import { Tokens } from './Tokens';
import { Ways } from './Ways';

/** The whole map: drag, wheel, pinch, buttons or keys move it; sectors that can be gone to are lit and are buttons. */
export function Verse({ view, me, legal, onMove, names, colours }: TableProps) {
  const board = boardFor(view.options.sets);
  const frame = useMemo(() => frameOf(board), [board]);
  const lit = useMemo(() => destinationsOf(view, legal), [view, legal]);
  const svg = useRef<SVGSVGElement>(null);
  const g = useRef<SVGGElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<SectorId | null>(null);
  const [asked, setAsked] = useState<Destination | null>(null);
  const closeAsked = useCallback(() => setAsked(null), []);
  const { sector: here } = playerOf(view, me);
  const home = board.has(here) ? board.sector(here) : undefined;
  const aim = useAim(me);
  useEffect(() => {
    if (aim !== undefined && aim === here) aimAt(me, aim); // arrived
  }, [aim, here, me]);
  useEffect(() => forgetAims, []);
  const course = useMemo(() => courseTo(view, me, aim), [view, me, aim]);
  const camera = useCamera(svg, g, frame, home, closeAsked);
  const help = useId();
  useEffect(() => camera.reveal(lit.map(({ sector }) => board.sector(sector))), [camera, lit, board]);

  // A finger hides what it touches and slips easily, so it is always asked; so is whoever has several ways to go.
  const isTouch = useRef(false);
  const go = (destination: Destination) => {
    const [only, ...others] = destination.ways;
    if (others.length > 0 || isTouch.current) setAsked(destination);
    else if (only) onMove(only.move);
  };
  const point = (event: PointerEvent) => {
    const id = sectorUnder(event.target);
    if (id !== null && id !== told) setTold(id);
  };
  // The sky is drawn once; which of its sectors are lit is marked on it.
  useLayoutEffect(() => {
    const cells = lit.flatMap(({ sector }) => svg.current?.querySelector(`.verse-cell[data-sector="${sector}"]`) ?? []);
    for (const cell of cells) cell.classList.add('lit');
    return () => {
      for (const cell of cells) cell.classList.remove('lit');
    };
  }, [lit]);
  const open = asked && lit.find(({ sector }) => sector === asked.sector);

  return (
    <div className="verse">
      <p id={help} className="unseen">
        Arrow keys move the map, plus and minus zoom, 0 shows all of it. Pressing how far a job is marks the way to it.{' '}
        {whereabouts(view, me, names)}
      </p>
      <div
        ref={pane}
        className="verse-window"
        role="application"
        aria-label="Map"
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved with the keyboard, so it must take the focus
        tabIndex={0}
        onKeyDown={camera.keys}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the window around it is named */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: every lit sector is a button of its own for the keyboard */}
        <svg
          ref={svg}
          className="verse-map"
          data-many={lit.length > MANY || undefined}
          {...camera.pointer}
          onPointerOver={point}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setTold(null)}
          onClick={(event) => {
            const id = sectorUnder(event.target);
            const destination = lit.find(({ sector }) => sector === id);
            if (destination) go(destination);
            else if (id !== null && home) aimAt(me, id);
          }}
          onPointerDown={(event) => {
            isTouch.current = event.pointerType === 'touch';
            camera.pointer.onPointerDown(event);
            point(event);
          }}
        >
          <g ref={g}>
            <Sky board={board} />
            {lit.map((destination) => (
              <Lit
                key={destination.sector}
                destination={destination}
                board={board}
                label={[
                  nameOf(destination.sector),
                  ...sectorFacts(view, destination.sector, me, names),
                  ...destination.ways.map(({ label }) => label),
                ].join('; ')}
                onGo={() => {
                  isTouch.current = false;
                  go(destination);
                }}
                onTell={setTold}
              />
            ))}
            <Course board={board} from={here} way={course} />
            <Worlds board={board} />
            <Tokens view={view} me={me} names={names} colours={colours} />
          </g>
        </svg>
      </div>
      {told ? (
        <div className="verse-told" aria-hidden="true">
          <b>{nameOf(told)}</b> {sectorFacts(view, told, me, names).join(' · ')}
          {lit
            .filter(({ sector }) => sector === told)
            .flatMap(({ ways }) => ways)
            .map(({ label }) => (
              <span key={label} className="verse-way">
                {label}
              </span>
            ))}
        </div>
      ) : null}
      {open ? (
        <Ways
          key={open.sector}
          title={nameOf(open.sector)}
          ways={open.ways}
          at={camera.at(board.sector(open.sector))}
          onPick={(move) => {
            setAsked(null);
            pane.current?.focus();
            onMove(move);
          }}
          onClose={() => {
            setAsked(null);
            svg.current?.querySelector<SVGElement>(`[data-lit="${open.sector}"]`)?.focus();
          }}
        />
      ) : null}
      <div className="verse-tools">
        <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => camera.zoom(1.4)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => camera.zoom(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label="Show all of the map" title="Show all of the map (0)" onClick={camera.fit}>
          <Icon name="nav" />
        </button>
        {home ? (
          <button type="button" aria-label="Find my ship" title="Find my ship" onClick={() => camera.look(home)}>
            <Icon name="ship" />
          </button>
        ) : null}
      </div>
      <Legend />
    </div>
  );
}

/** With more sectors lit than this, lighting them all up would hide the map. */
const MANY = 40;

const sectorUnder = (target: EventTarget): SectorId | null =>
  target instanceof Element ? (target.closest('[data-sector]')?.getAttribute('data-sector') ?? null) : null;

/** The way to where one means to go. */
function Course({ board, from, way }: { board: Board; from: SectorId; way: readonly SectorId[] }) {
  const end = way.at(-1);
  if (end === undefined) return null;
  const { x, y } = board.sector(end);
  const points = [from, ...way].map((id) => board.sector(id)).map((sector) => `${sector.x},${sector.y}`);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" className="verse-course" data-course={end}>
      <polyline points={points.join(' ')} />
      <circle cx={x} cy={y} />
    </g>
  );
}

interface LitProps {
  destination: Destination;
  board: Board;
  label: string;
  onGo: () => void;
  onTell: (sector: SectorId | null) => void;
}

/** A sector that can be gone to. */
function Lit({ destination: { sector, ways }, board, label, onGo, onTell }: LitProps) {
  const { x, y, size } = board.sector(sector);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside an svg
    <g
      className="verse-lit"
      data-sector={sector}
      data-lit={sector}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-haspopup={ways.length > 1 ? 'menu' : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onGo();
      }}
      onFocus={() => onTell(sector)}
      onBlur={() => onTell(null)}
    >
      <circle cx={x} cy={y} style={{ r: `min(${Math.max(9, size * 0.86)}px, calc(34px / var(--k, 1)))` }} />
    </g>
  );
}
