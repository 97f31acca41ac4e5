import type { TableProps } from '../../../src/client/misbehavin/props';
import type { Scene } from '../../misbehavin/scenario';

/** The table as a player of a scenario sees it; moves made are remembered. */
export function tableOf({ match }: Scene, me = '0'): TableProps & { made: string[] } {
  const made: string[] = [];
  return {
    view: match.view(me),
    me,
    legal: match.legal(me),
    onMove: ({ move, args }) => made.push([move, ...args].join(' ')),
    names: (p) => ['Wren', 'Badlands', 'Ozark', 'Juno'][Number(p)] ?? p,
    colours: (p) => ['tomato', 'teal', 'plum', 'gold'][Number(p)] ?? 'grey',
    made,
  };
}
