import { memo } from 'react';
import { map } from '../../../firefly/content';
import type { Sector } from '../../../firefly/content/types';
import type { Board } from '../../../firefly/map';
import { nameOf } from '../../../firefly/words';
import { GLYPHS, type Glyph } from '../../icons/glyphs';
import { cellsOf, frameOf } from './cells';
import { type Label, labelsOf } from './labels';
import { texturesOf } from './texture';

/** What never changes in a game: sectors, rings and suns. */
export const Sky = memo(function Sky({ board }: { board: Board }) {
  const suns = map.suns.filter(({ set }) => board.boards.includes(set));
  const frame = frameOf(board);
  const cells = cellsOf(board);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      <defs>
        <clipPath id="verse-edge">
          <rect {...frame} />
        </clipPath>
        <radialGradient id="verse-sun">
          <stop offset="0.2" className="verse-sun-core" />
          <stop offset="1" className="verse-sun-rim" />
        </radialGradient>
      </defs>
      <g clipPath="url(#verse-edge)">
        <rect className="verse-deep" {...frame} />
        {cells.map(({ id, zone, path }) => (
          <path key={id} className="verse-cell" data-sector={id} data-zone={zone} d={path} />
        ))}
        {[...texturesOf(cells, frame)].map(([{ id, zone }, path]) => (
          <path key={id} className="verse-texture" data-zone={zone} d={path} />
        ))}
        {suns.map((sun) => (
          <g key={sun.id} className="verse-sun">
            <circle cx={sun.x} cy={sun.y} r={sun.r} />
            <g style={{ transform: `translate(${sun.x}px, ${sun.y}px)` }}>
              <text className="verse-steady" y="4">
                {sun.name}
              </text>
            </g>
          </g>
        ))}
      </g>
    </g>
  );
});

/** Planets with their names and marks; over what is lit, so that they can be read. */
export const Worlds = memo(function Worlds({ board }: { board: Board }) {
  const labels = labelsOf(board);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      {board.sectors.map((id) => (
        <World key={id} sector={board.sector(id)} label={labels.get(id)} />
      ))}
    </g>
  );
});

/** A planet, its name, who deals there and whether there is anything to buy. Empty space has only a dot. */
function World({ sector: { id, x, y, planets, supply, contact }, label }: { sector: Sector; label: Label | undefined }) {
  if (!planets || !label) return <circle className="verse-void" cx={x} cy={y} r="0.9" />;
  const marks: Glyph[] = [...(supply ? (['supply'] as const) : []), ...(contact ? (['contact'] as const) : [])];
  return (
    <g
      className="verse-world"
      data-major={marks.length > 0 || undefined}
      data-world={id}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g className="verse-steady">
        <circle className="verse-planet" r={marks.length > 0 ? 4.5 : 3} />
        {marks.map((mark) => (
          <path
            key={mark}
            className="verse-mark"
            data-mark={mark}
            d={GLYPHS[mark]}
            fillRule="evenodd"
            transform={`translate(${mark === 'supply' ? 6 : -17} -5.5) scale(0.46)`}
          />
        ))}
        <text className="verse-name" x={label.x} y={label.y} textAnchor={label.anchor}>
          {label.text}
          {contact ? (
            <tspan className="verse-contact" x={label.x} dy={label.y < 0 ? '-1.2em' : '1.15em'}>
              {nameOf(contact)}
            </tspan>
          ) : null}
        </text>
      </g>
    </g>
  );
}
