import type { Attach, JobBonus, JobCard } from '../content/types';
import { abilityText } from './ability';
import { effects } from './effect';
import { list, said, sentence } from './english';
import { job as jobOf } from './filter';
import { type Line, lines } from './line';
import { setName } from './name';
import { needsText, withClause } from './need';
import { payText } from './pay';
import { stepText } from './step';

/** A job, line by line. */
export function jobLines(job: JobCard): Line[] {
  return [
    ...lines('law', [lawText(job)]),
    ...lines('note', said(job.attach && attachText(job.attach))),
    ...lines('needs', [needsText(job.needs ?? [])]),
    ...lines('step', job.steps.map(stepText)),
    ...lines('pay', [payText(job.pay)]),
    ...lines('bonus', [
      ...(job.bonus ?? []).map(bonusText),
      ...said(job.bonusOpportunity && `On the side, once while the job is active, no cuts due: ${stepText(job.bonusOpportunity)}`),
    ]),
    ...lines(
      'ability',
      (job.abilities ?? []).map((ability) => abilityText(ability, 'job')),
    ),
    ...lines('note', job.requires?.length ? [`Only with ${list(job.requires.map(setName))}.`] : []),
  ];
}

/** "Illegal and immoral." */
function lawText(job: JobCard): string {
  const law = job.legal ? 'Legal' : 'Illegal';
  if (job.immoral === 'subjective') return `${law}; immoral if the target's leader is {moral}.`;
  return job.immoral ? `${law} ${job.legal ? 'but' : 'and'} immoral.` : `${law}.`;
}

/** "Bonus with a companion: take $500." */
export function bonusText(bonus: JobBonus): string {
  return sentence(`bonus ${withClause(bonus.needs)}: ${effects(bonus.effects)}`);
}

function attachText(attach: Attach): string {
  return sentence(`attach to ${jobOf(attach.job)}, when you first work it; the two are discarded together`);
}
