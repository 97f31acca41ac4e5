import { storyCard } from '../../../firefly/cards';
import type { Goal } from '../../../firefly/content/types';
import { nextGoal } from '../../../firefly/goals';
import { fromSeat, playerOf } from '../../../firefly/state';
import { winOf } from '../../../firefly/win';
import { goalText, goalTitle, money, needsText, winText } from '../../../firefly/words';
import { Icon } from '../../icons/Icon';
import { CardName } from '../cards/CardName';
import { Far } from '../jobs/Far';
import { Markup } from '../markup/Markup';
import type { TableProps } from '../props';
import { standingOf } from './standing';

type Stage = 'done' | 'next' | 'later';
const STAGE: Record<Stage, string> = { done: 'Done', next: 'Next', later: 'Later' };

/** The story: what wins it, its goals with the own progress, and how everybody stands. */
export function Goals({ view, me, names, colours }: Pick<TableProps, 'view' | 'me' | 'names' | 'colours'>) {
  if (view.options.story === '') return <p className="goals goals-none">The story is still being chosen.</p>;
  const story = storyCard(view.options.story);
  const { goalsDone } = playerOf(view, me);
  const next = nextGoal(view, me);
  const prisoner = view.prisoners[me];
  const stage = ({ goal, pick }: Goal): Stage => {
    if (pick) return view.chosenGoal === goal ? 'next' : 'later';
    return goal === next?.goal ? 'next' : goal <= goalsDone ? 'done' : 'later';
  };
  const goals = (story.goals ?? []).filter(({ goal, pick }) => !pick || view.chosenGoal === null || view.chosenGoal === goal);
  return (
    <div className="goals">
      <p className="goals-story">
        <Icon name="story" /> <CardName card={story.id} />
      </p>
      <p className="goals-win">
        <Markup text={winText(winOf(view.options))} />
      </p>
      {view.timer !== null ? <p>{view.timer === 1 ? '1 timer token left.' : `${view.timer} timer tokens left.`}</p> : null}
      {view.bank !== null ? <p>The bank holds {money(view.bank)}.</p> : null}
      {view.lastTurns !== null ? <p className="goals-last">The end has been called: turns left {view.lastTurns}.</p> : null}
      {view.alertCards.length > 0 ? (
        <p>
          <Icon name="alert" /> In force:{' '}
          {view.alertCards.map(({ ref }) => (
            <CardName key={ref} card={ref} />
          ))}
        </p>
      ) : null}
      {prisoner ? (
        <p>
          <Icon name="fugitives" /> To be freed: <CardName card={prisoner.bounty} />
        </p>
      ) : null}
      {goals.length > 0 ? (
        <ol className="goals-list">
          {goals.map((goal) => {
            return (
              <li key={goal.goal} data-stage={stage(goal)} aria-current={stage(goal) === 'next' ? 'step' : undefined}>
                <b>{goalTitle(goal)}</b> <span className="goals-stage">{STAGE[stage(goal)]}</span>
                {stage(goal) === 'done' ? null : (
                  <p>
                    {goal.action !== 'none' && goal.needs ? <Markup text={`${needsText(goal.needs)} `} /> : null}
                    <Markup text={goalText(goal)} /> {stage(goal) === 'next' ? <Far view={view} p={me} at={goal.at} mine /> : null}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      ) : null}
      <ul className="goals-standing" aria-label="How everybody stands">
        {fromSeat(view, me).map((p) => {
          const { value, of, text } = standingOf(view, p);
          return (
            <li key={p}>
              <i aria-hidden="true" style={{ background: colours(p) }} />
              <span>{p === me ? 'You' : names(p)}</span>
              {of ? <meter aria-hidden="true" min={0} max={of} value={Math.max(0, Math.min(of, value))} /> : null}
              <b>{text}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
