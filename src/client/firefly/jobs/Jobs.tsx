import type { PlayerID } from '../../../engine/moves';
import { activeLimit, handLimit } from '../../../firefly/actions/deal';
import { bountyCard, jobCard } from '../../../firefly/cards';
import type { Freight, Need, Step } from '../../../firefly/content/types';
import { meets, spendFor } from '../../../firefly/need';
import { aboard } from '../../../firefly/scene';
import { type ActiveJob, HIDDEN, playerOf, type Ref, type State } from '../../../firefly/state';
import { nameOf, needText, payText, stepText } from '../../../firefly/words';
import { at } from '../../../firefly/words/place';
import { Icon } from '../../icons/Icon';
import { CardName } from '../cards/CardName';
import { Markup } from '../markup/Markup';
import type { TableProps } from '../props';
import { Far } from './Far';

/** The own jobs: those in progress, those in hand, and bounties open to all. */
export function Jobs({ view, me }: Pick<TableProps, 'view' | 'me'>) {
  const { active, hand } = playerOf(view, me);
  return (
    <div className="jobs">
      <Group title={`Active ${active.length}/${activeLimit(view, me)}`} empty="No active job: work one you hold at its first place.">
        {active.map((job) => (
          <Job key={job.ref} view={view} p={me} job={job.ref} at={job} mine />
        ))}
      </Group>
      <Group title={`In hand ${hand.length}/${handLimit(view, me)}`} empty="No jobs in hand: deal with a contact to get some.">
        {hand.map((ref, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
          ref === HIDDEN ? <Hidden key={`hidden${i}`} /> : <Job key={ref} view={view} p={me} job={ref} mine />,
        )}
      </Group>
      {view.bounties.length > 0 ? (
        <Group title="Bounties open to all" empty="">
          {view.bounties.map((ref) => (
            <Bounty key={ref} view={view} p={me} bounty={ref} />
          ))}
        </Group>
      ) : null}
    </div>
  );
}

function Group({ title, empty, children }: { title: string; empty: string; children: React.ReactNode[] }) {
  return (
    <section aria-label={title}>
      <h2 className="jobs-title">{title}</h2>
      {children.length > 0 ? <ul className="jobs-list">{children}</ul> : <p className="jobs-empty">{empty}</p>}
    </section>
  );
}

const Hidden = () => <li className="job jobs-empty">A job face down</li>;

interface JobProps {
  view: State;
  p: PlayerID;
  job: Ref;
  at?: ActiveJob;
  /** Of the player at the screen. */
  mine?: boolean;
}

/** One job: what is next and where, what it needs, what it pays. */
export function Job({ view, p, job, at: active, mine = false }: JobProps) {
  const card = jobCard(job);
  const done = active?.step ?? 0;
  const step = card.steps[done];
  const needs = card.needs ?? [];
  return (
    <li className="job" data-active={active !== undefined || undefined}>
      <p className="job-head">
        <b>
          <CardName card={job} />
        </b>
        {card.legal ? null : <span className="job-illegal">illegal</span>}
        {card.immoral ? <span className="job-illegal">immoral</span> : null}
        <span className="job-contact">{nameOf(card.contact)}</span>
        <span className="job-pay">
          <Markup
            text={payText(card.pay)
              .replace(/^Pays /, '')
              .replace(/\.$/, '')}
          />
        </span>
      </p>
      {step ? (
        <p className="job-step">
          {card.steps.length > 1 ? (
            <span className="job-count" title={`Step ${done + 1} of ${card.steps.length}`}>
              {done + 1}/{card.steps.length}
            </span>
          ) : null}
          <Far view={view} p={p} at={step.at} mine={mine} />
          <Aboard view={view} p={p} step={step} />
          <Markup text={stepText(step)} />
        </p>
      ) : null}
      {needs.length > 0 ? <Needs view={view} p={p} needs={needs} /> : null}
      {card.bonusOpportunity && active ? (
        <p className="job-step" data-done={active.bonusDone || undefined}>
          On the side{active.bonusDone ? ' (done)' : ''}: <Markup text={stepText(card.bonusOpportunity)} />
        </p>
      ) : null}
      {active?.challenge ? (
        <p className="job-step">
          Under it: <CardName card={active.challenge} />
        </p>
      ) : null}
    </li>
  );
}

/** A price on somebody's head: who pays what, where they were last seen and where they are handed over. */
function Bounty({ view, p, bounty }: { view: State; p: PlayerID; bounty: Ref }) {
  const { dropOff, pay, immoral, lastSeen, foundAt = [] } = bountyCard(bounty);
  const seen = lastSeen ? [lastSeen] : foundAt;
  return (
    <li className="job">
      <p className="job-head">
        <b>
          <CardName card={bounty} />
        </b>
        {immoral ? <span className="job-illegal">immoral</span> : null}
        <span className="job-pay">
          <Markup text={brief(payText(pay))} />
        </span>
      </p>
      <p className="job-step">
        <Far view={view} p={p} at={dropOff} mine />
        Hand over {at(dropOff)}.{seen.length > 0 ? ` Last seen at ${seen.map(nameOf).join(', ')}.` : null}
      </p>
    </li>
  );
}

/** Without the verb and the full stop. */
const brief = (pay: string): string => pay.replace(/^Pays /, '').replace(/\.$/, '');

/** Of what is to be handed over, what is aboard already. */
function Aboard({ view, p, step }: { view: State; p: PlayerID; step: Step }) {
  const wanted = (Object.entries(step.deliver ?? {}) as [Freight, unknown][]).flatMap(([kind, n]) =>
    typeof n === 'number' && kind in playerOf(view, p).hold ? [{ kind, n, has: Math.min(n, aboard(view, p, kind)) }] : [],
  );
  return wanted.map(({ kind, n, has }) => (
    <span key={kind} className="job-far" data-met={has >= n || undefined}>
      <Icon name={kind} label={kind} /> {has} of {n} aboard{' '}
    </span>
  ));
}

/** Each need with whether all hands together meet it now. */
function Needs({ view, p, needs }: { view: State; p: PlayerID; needs: readonly Need[] }) {
  return (
    <p className="job-needs">
      Needs{' '}
      {needs.map((need, i) => {
        const met = meets(view, { p }, [need]) ? 'met' : spendFor(view, { p }, [need]) ? 'at a price' : 'not met';
        const text = needText(need)
          .replace(/^Needs /, '')
          .replace(/\.$/, '');
        return (
          <span key={text} data-met={met}>
            {i > 0 ? '; ' : null}
            <Markup text={text} /> <i>{met}</i>
          </span>
        );
      })}
    </p>
  );
}
