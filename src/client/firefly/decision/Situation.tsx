import { needsOf } from '../../../firefly/actions/work';
import { workOf } from '../../../firefly/scene';
import { skillTotal } from '../../../firefly/skills';
import { needsText } from '../../../firefly/words/need';
import { optionText } from '../../../firefly/words/option';
import { bundle } from '../../../firefly/words/trade';
import { CardName } from '../cards/CardName';
import { faceOf } from '../cards/face';
import { Points } from '../cards/Points';
import { Markup } from '../markup/Markup';
import type { TableProps } from '../props';
import { ShowdownSides } from './ShowdownSides';
import { TestOdds } from './TestOdds';

/** What one should know before choosing: the odds of a test, an offer, who goes and what is needed, what is not open. */
export function Situation({ view, me, legal, names }: TableProps) {
  const frame = view.stack.at(-1);
  switch (frame?.kind) {
    case 'test':
      return <TestOdds view={view} frame={frame} />;
    case 'showdown':
      return <ShowdownSides view={view} me={me} names={names} frame={frame} />;
    case 'trade': {
      const [mine, theirs] = frame.p === me ? [frame.give, frame.want] : [frame.want, frame.give];
      return (
        <dl className="offer">
          <dt>You give</dt>
          <dd>
            <Markup text={bundle(mine)} />
          </dd>
          <dt>You get</dt>
          <dd>
            <Markup text={bundle(theirs)} />
          </dd>
        </dl>
      );
    }
    case 'muster': {
      const work = workOf(view, me);
      if (!work) return null;
      const scene = { p: me, team: work.crew };
      const needs = needsText(needsOf(view, work));
      return (
        <p className="situation">
          {needs !== '' && <Markup text={`${needs} `} />}
          Those who go bring{' '}
          <Points
            of={{
              fight: skillTotal(view, scene, 'fight'),
              tech: skillTotal(view, scene, 'tech'),
              negotiate: skillTotal(view, scene, 'negotiate'),
            }}
          />
        </p>
      );
    }
    case 'choose': {
      const closed = frame.options.filter((_, i) => !legal.some(({ move, args }) => move === 'chooseOption' && args[0] === i));
      return (
        <>
          {faceOf(frame.card) && (
            <p className="situation">
              <CardName card={frame.card} />
            </p>
          )}
          {closed.map((option) => (
            <p key={optionText(option)} className="closed">
              Not open to you: <Markup text={optionText(option)} />
            </p>
          ))}
        </>
      );
    }
    default:
      return null;
  }
}
