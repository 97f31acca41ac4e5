import type { Zone } from '../../../firefly/content/types';
import { Icon } from '../../icons/Icon';
import { ZONE } from './sector-text';
import { MARK } from './texture';

const MARKS = [
  ['supply', 'Supplies for sale'],
  ['contact', 'A contact deals here'],
  ['job', 'Your job leads here, or one on offer'],
  ['alert', 'Alert token'],
  ['cruiser', 'Alliance Cruiser, with Harken'],
  ['reaver', 'Reaver Cutter'],
  ['corvette', 'Corvette'],
  ['goal', 'Goal token'],
  ['haven', 'Haven'],
] as const;

/** What the colours, patterns and marks of the map mean. */
export function Legend() {
  return (
    <details className="verse-legend">
      <summary>Key</summary>
      <ul>
        {(['alliance', 'border', 'rim'] as const satisfies Zone[]).map((zone) => (
          <li key={zone}>
            <svg aria-hidden="true" className="verse-swatch" data-zone={zone} viewBox="0 0 24 12">
              <path className="verse-texture" data-zone={zone} d={[6, 12, 18].map((x) => `M${x} 6${MARK[zone]}`).join('')} />
            </svg>
            {ZONE[zone]}
          </li>
        ))}
        {MARKS.map(([glyph, text]) => (
          <li key={glyph}>
            <Icon name={glyph} /> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
