import { several } from '../../../engine/english';
import { nearest } from '../../../engine/frames';
import type { PlayerID } from '../../../engine/moves';
import { playerOf } from '../../../misbehavin/state';
import { displayInfluence } from '../../../misbehavin/values';
import { nameOf } from '../../../misbehavin/words';
import { Icon } from '../../icons/Icon';
import { CardName } from '../cards/CardName';
import type { TableProps } from '../props';
import { strengths } from './strengths';

/** What one should know before choosing: how the fight stands, what a deal is worth so far. */
export function Situation(props: TableProps) {
  const { view } = props;
  const frame = nearest(view, 'fight', 'deal', 'recruit');
  switch (frame?.kind) {
    case 'fight':
      if (frame.at === 'announce') return <p className="situation">Press a card on the table, or choose it here.</p>;
      return <Sides {...props} />;
    case 'deal': {
      const { credits } = playerOf(view, frame.p);
      if (frame.clears)
        return (
          <p className="situation">
            A deal to clear the name of <CardName card={frame.clears}>{nameOf(frame.clears)}</CardName>.
          </p>
        );
      return (
        <p className="situation">
          <Influence n={displayInfluence(view, frame.p) + frame.bonus} /> put in
          {frame.wanted ? (
            <>
              {' '}
              for <CardName card={frame.wanted}>{nameOf(frame.wanted)}</CardName>
            </>
          ) : (
            `, and ${several(credits, 'credit')} to add`
          )}
          .
        </p>
      );
    }
    case 'recruit':
      return (
        <p className="situation">
          <Influence n={displayInfluence(view, frame.p) - frame.spent} /> to recruit with.
        </p>
      );
    default:
      return null;
  }
}

const Influence = ({ n }: { n: number }) => (
  <b>
    {n} <Icon name="influence" label="influence" />
  </b>
);

/** Both sides of a fight. */
function Sides({ view, me, names }: TableProps) {
  const fight = strengths(view);
  if (!fight) return null;
  const { attacker, defender, target, nab, attack, defense } = fight;
  const called = (p: PlayerID | null) => (p === null ? 'Reavers' : p === me ? 'You' : names(p));
  return (
    <div className="sides mb-sides">
      <dl>
        <div data-ahead={attack >= defense || undefined}>
          <dt>
            {called(attacker)} <small>attacking</small>
          </dt>
          <dd>
            <b>{attack}</b>
          </dd>
        </div>
        <div data-ahead={attack < defense || undefined}>
          <dt>
            {called(defender)} <small>defending</small>
          </dt>
          <dd>
            <b>{defense}</b>
          </dd>
        </div>
      </dl>
      <p>
        {nab ? 'To be nabbed: ' : 'To be beaten: '}
        <CardName card={target}>{nameOf(target)}</CardName>
      </p>
    </div>
  );
}
