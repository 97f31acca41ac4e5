import type { JobFilter, JobType } from '../content/types';
import { a, list } from './english';
import { nameOf } from './name';

export const JOB_TYPE: Record<JobType, string> = {
  crime: 'Crime',
  shipping: 'Shipping',
  smuggling: 'Smuggling',
  transport: 'Transport',
  task: 'Task',
  piracy: 'Piracy',
  bounty: 'Bounty',
  challenge: 'Challenge',
  salvage: 'Salvage',
};

/** "a Crime or Smuggling job", "an illegal job", "a Niska job" */
export function job(filter: JobFilter): string {
  return a(jobNoun(filter, 'job'));
}

/** "illegal jobs" */
export function jobs(filter: JobFilter): string {
  return jobNoun(filter, 'jobs');
}

function jobNoun(filter: JobFilter, noun: 'job' | 'jobs'): string {
  const words = [
    ...(filter.legal === undefined ? [] : [filter.legal ? 'legal' : 'illegal']),
    ...(filter.immoral ? ['immoral'] : []),
    ...(filter.contact ? [nameOf(filter.contact)] : []),
    ...(filter.types
      ? [
          list(
            filter.types.map((type) => JOB_TYPE[type]),
            'or',
          ),
        ]
      : []),
    noun,
  ];
  const except = filter.notTypes
    ? `, but not ${list(
        filter.notTypes.map((type) => JOB_TYPE[type]),
        'or',
      )}`
    : '';
  return words.join(' ') + except;
}
