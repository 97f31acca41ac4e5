import type { Move } from '../../../engine/moves';
import type { Band } from '../../../firefly/content/types';
import type { State } from '../../../firefly/state';
import { range } from '../../../firefly/words/english';
import { bandText } from '../../../firefly/words/test';
import { Icon } from '../../icons/Icon';
import { Markup } from '../markup/Markup';
import { type Chances, chancesAfter, percent } from './chances';

/** The odds of the test a move leads to, in a line for each skill. */
export function OddsAfter({ view, move }: { view: State; move: Move }) {
  return chancesAfter(view, move).map((chances) => <Line key={chances.skill} {...chances} />);
}

function Line({ skill, points, outcomes }: Chances) {
  return (
    <span className="odds">
      <Icon name={skill} label={skill} /> {points} and a die:{' '}
      {outcomes.map(({ band, chance }) => (
        <span key={band.min} className="odds-of">
          {range(band.min, band.max)} <b>{percent(chance)} %</b>
        </span>
      ))}
    </span>
  );
}

/** What the outcomes of a test bring, whatever their odds. */
export function Outcomes({ bands }: { bands: readonly Band[] }) {
  return (
    <ul className="outcomes">
      {bands.map((band) => (
        <li key={band.min}>
          <Markup text={bandText(band)} />
        </li>
      ))}
    </ul>
  );
}

/** The odds of a test with what each outcome brings. */
export function OddsTable({ outcomes }: { outcomes: Chances['outcomes'] }) {
  return (
    <ul className="odds-table">
      {outcomes.map(({ band, chance }) => (
        <li key={band.min} style={{ '--chance': `${percent(chance)}%` } as React.CSSProperties}>
          <b>{percent(chance)} %</b>
          <span>
            <Markup text={bandText(band)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
