import type { Move } from '../../../engine/moves';
import type { Band } from '../../../firefly/content/types';
import type { State } from '../../../firefly/state';
import { range } from '../../../firefly/words/english';
import { bandText } from '../../../firefly/words/test';
import { Icon } from '../../icons/Icon';
import { Markup } from '../markup/Markup';
import { type Chances, chancesAfter, optionOf, percent } from './chances';

/** The odds of the test a move leads to; what its outcomes bring too, unless they stand above already. */
export function OddsAfter({ view, move }: { view: State; move: Move }) {
  const all = chancesAfter(view, move);
  if (optionOf(view, move)) return <OddsAhead all={all} />;
  return all.map((chances) => (
    <span key={chances.skill} className="odds">
      <Points of={chances} />:{' '}
      {chances.outcomes.map(({ band, chance }) => (
        <span key={band.min} className="odds-of">
          {range(band.min, band.max)} <b>{percent(chance)} %</b>
        </span>
      ))}
    </span>
  ));
}

const Points = ({ of: { skill, points } }: { of: Chances }) => (
  <>
    <Icon name={skill} label={skill} /> {points} and a die
  </>
);

/** Every outcome of a test with its chances, one for each skill it may be taken with. */
function OddsAhead({ all }: { all: readonly Chances[] }) {
  const bands = all[0]?.outcomes.map(({ band }) => band) ?? [];
  return (
    <>
      {all.map((chances) => (
        <span key={chances.skill} className="odds">
          <Points of={chances} />
        </span>
      ))}
      {bands.map((band, i) => {
        const chances = all.map(({ skill, outcomes }) => ({ skill, n: percent(outcomes[i]?.chance ?? 0) }));
        return (
          <span key={band.min} className="odds-row" style={shareOf(Math.max(...chances.map(({ n }) => n)))}>
            <b>
              {chances.map(({ skill, n }) => (
                <span key={skill}>
                  {chances.length > 1 ? <Icon name={skill} label={skill} /> : null} {n} %
                </span>
              ))}
            </b>
            <span>
              <Markup text={bandText(band)} />
            </span>
          </span>
        );
      })}
    </>
  );
}

const shareOf = (n: number) => ({ '--chance': `${n}%` }) as React.CSSProperties;

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
        <li key={band.min} className="odds-row" style={shareOf(percent(chance))}>
          <b>{percent(chance)} %</b>
          <span>
            <Markup text={bandText(band)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
