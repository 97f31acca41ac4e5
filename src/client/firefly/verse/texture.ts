import type { Zone } from '../../../firefly/content/types';
import type { Cell, Frame } from './cells';

/** What a zone is strewn with, so that colour alone never tells: crosses, strokes, dots. */
export const MARK: Record<Zone, string> = { alliance: 'm-1.8 0h3.6m-1.8-1.8v3.6', border: 'm-1.9 1.9l3.8-3.8', rim: 'h0.01' };
const STEP = 10;

/** Marks strewn over a sector, as one path; kept small, for it is painted in every frame of a drag. */
export function texturesOf(cells: readonly Cell[], frame: Frame): Map<Cell, string> {
  const paths = new Map<Cell, string>();
  const upwards = [...cells].reverse();
  for (let row = 0; row * STEP < frame.height; row++)
    for (let x = frame.x + (row % 2 ? STEP : STEP / 2); x < frame.x + frame.width; x += STEP) {
      const y = frame.y + (row + 0.5) * STEP;
      const cell = upwards.find(({ covers }) => covers(x, y));
      if (cell) paths.set(cell, `${paths.get(cell) ?? ''}M${x.toFixed(1)} ${y.toFixed(1)}${MARK[cell.zone]}`);
    }
  return paths;
}
