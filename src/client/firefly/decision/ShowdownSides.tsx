import { crewCard } from '../../../firefly/cards';
import type { ShowdownFrame, Side } from '../../../firefly/showdown';
import { skillTotal } from '../../../firefly/skills';
import type { State } from '../../../firefly/state';
import { effects } from '../../../firefly/words/effect';
import { sentence } from '../../../firefly/words/english';
import { Icon } from '../../icons/Icon';
import { CardName } from '../cards/CardName';
import { Points } from '../cards/Points';
import { Markup } from '../markup/Markup';
import type { TableProps } from '../props';

/** Points a side could bring, while it has not said with what. */
function strength(view: State, side: Side, frame: ShowdownFrame) {
  if (side.p === null) return frame.lone === null ? {} : crewCard(frame.lone);
  const scene = { p: side.p };
  return {
    fight: skillTotal(view, scene, 'fight'),
    tech: skillTotal(view, scene, 'tech'),
    negotiate: skillTotal(view, scene, 'negotiate'),
  };
}

/** Both sides of a showdown with what they have, and what is at stake. */
export function ShowdownSides({ view, me, names, frame }: Pick<TableProps, 'view' | 'me' | 'names'> & { frame: ShowdownFrame }) {
  const called = (side: Side) => {
    if (side.p === null) return frame.lone === null ? 'They' : <CardName card={frame.lone} />;
    return side.p === me ? 'You' : names(side.p);
  };
  return (
    <div className="sides">
      <dl>
        {[frame.attack, frame.defence].map((side, i) => (
          <div key={side.p ?? 'lone'}>
            <dt>
              {called(side)} <small>{i === 0 ? 'attacking' : 'defending'}</small>
            </dt>
            <dd>
              {side.skill ? (
                <>
                  <Icon name={side.skill} label={side.skill} /> {side.points}
                  {side.dice.length > 0 && ` + ${side.dice.join(' + ')} = ${side.dice.reduce((sum, die) => sum + die, side.points)}`}
                </>
              ) : (
                <Points of={strength(view, side, frame)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {frame.win.length > 0 && (
        <p>
          Attacker wins: <Markup text={sentence(effects(frame.win))} />
        </p>
      )}
      {frame.lose.length > 0 && (
        <p>
          Attacker loses: <Markup text={sentence(effects(frame.lose))} />
        </p>
      )}
    </div>
  );
}
