import { needsOf, stepsOf, type WorkFrame } from '../../../firefly/actions/work';
import { jobCard } from '../../../firefly/cards';
import { skillTotal } from '../../../firefly/skills';
import type { State } from '../../../firefly/state';
import { payText } from '../../../firefly/words';
import { goalText } from '../../../firefly/words/goal';
import { needsText } from '../../../firefly/words/need';
import { stepText } from '../../../firefly/words/step';
import { Points } from '../cards/Points';
import { Markup } from '../markup/Markup';

/** What lies ahead on a job or a goal, and what those who go can do. */
export function Muster({ view, work }: { view: State; work: WorkFrame }) {
  const scene = { p: work.p, team: work.crew };
  const ahead = [
    ...stepsOf(view, work).map((step) => ('label' in step ? goalText(step) : stepText(step))),
    needsText(needsOf(view, work)),
    work.task === 'job' && work.job !== undefined ? payText(jobCard(work.job).pay) : '',
  ];
  return (
    <div className="situation">
      {ahead
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text}>
            <Markup text={text} />
          </p>
        ))}
      <p>
        Those who go bring{' '}
        <Points
          of={{
            fight: skillTotal(view, scene, 'fight'),
            tech: skillTotal(view, scene, 'tech'),
            negotiate: skillTotal(view, scene, 'negotiate'),
          }}
        />
      </p>
    </div>
  );
}
