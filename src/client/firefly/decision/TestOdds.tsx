import type { State } from '../../../firefly/state';
import { pointsFor, type TestFrame } from '../../../firefly/test';
import { Icon } from '../../icons/Icon';
import { chancesNow } from './chances';
import { OddsTable, Outcomes } from './Odds';

/** A test as it stands: points, dice if they lie there, and the chance of each outcome. */
export function TestOdds({ view, frame }: { view: State; frame: TestFrame }) {
  const chances = chancesNow(view, frame);
  // With what, or by whom, is still to be said.
  if (!chances) return frame.showdown ? null : <Outcomes bands={frame.test.bands} />;
  const dice = frame.dice.reduce((sum, die) => sum + die, 0);
  return (
    <div className="test-odds">
      <p>
        <Icon name={chances.skill} label={chances.skill} />{' '}
        {frame.dice.length > 0
          ? `${pointsFor(view, frame)} points and ${frame.dice.join(' + ')} on the dice: ${pointsFor(view, frame) + dice}`
          : `${chances.points} points and a die`}
      </p>
      <OddsTable outcomes={chances.outcomes} />
    </div>
  );
}
