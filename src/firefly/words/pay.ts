import type { Pay } from '../content/types';
import { per } from './count';
import { list, money, several } from './english';
import { goods } from './goods';

/** What a job or bounty pays: "Pays $400 plus $400 per {negotiate}." */
export function payText(pay: Pay, of: 'job' | 'bounty' = 'job'): string {
  const what = [
    ...(pay.base ? [money(pay.base)] : []),
    ...(pay.load ? [goods(pay.load)] : []),
    ...(pay.gear ? [`${several(pay.gear, 'gear card')} from any discard pile`] : []),
  ];
  const each = pay.per ? ` ${of === 'bounty' ? 'per crew handed over' : `${per(pay.per)}${delivered(pay) ? ' delivered' : ''}`}` : '';
  const extra = pay.extra ? ` plus ${money(pay.extra.amount)} ${per(pay.extra.per)} on the job` : '';
  return `Pays ${what.length ? list(what) : 'nothing'}${each}${extra}.`;
}

function delivered(pay: Pay): boolean {
  return pay.per === 'passenger' || pay.per === 'fugitive' || pay.per === 'rider' || pay.per === 'contraband';
}
