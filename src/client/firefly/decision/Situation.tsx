import { workOf } from '../../../firefly/scene';
import { optionText } from '../../../firefly/words/option';
import { bundle } from '../../../firefly/words/trade';
import { Card } from '../cards/Card';
import { Markup } from '../markup/Markup';
import type { TableProps } from '../props';
import { Muster } from './Muster';
import { ShowdownSides } from './ShowdownSides';
import { TestOdds } from './TestOdds';
import { Trail, trailOf } from './Trail';

/** What one should know before choosing: what has led here, and what this decision in particular is about. */
export function Situation(props: TableProps) {
  return (
    <>
      <Trail view={props.view} />
      <Matter {...props} />
    </>
  );
}

/** The odds of a test, an offer, who goes and what is needed, what is to be faced, what is not open. */
function Matter({ view, me, legal, names }: TableProps) {
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
      return work && <Muster view={view} work={work} />;
    }
    case 'nav':
    case 'alliance':
    case 'reaver':
    case 'gamble': {
      const card = trailOf(view).at(-1);
      return card && <Card card={card} />;
    }
    case 'choose':
      return frame.options
        .filter((_, i) => !legal.some(({ move, args }) => move === 'chooseOption' && args[0] === i))
        .map((option) => (
          <p key={optionText(option)} className="closed">
            Not open to you: <Markup text={optionText(option)} />
          </p>
        ));
    default:
      return null;
  }
}
