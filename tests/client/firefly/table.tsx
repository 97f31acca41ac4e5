import type { TableProps } from '../../../src/client/firefly/props';
import type { Scene } from '../../firefly/scenario';

/** The table as player '0' of a scenario sees it; moves made are remembered. */
export function tableOf(scene: Scene): TableProps & { made: string[] } {
  const made: string[] = [];
  return {
    view: scene.match.view('0'),
    me: '0',
    legal: scene.match.legal('0'),
    onMove: ({ move, args }) => made.push([move, ...args].join(' ')),
    names: (p) => ['Wren', 'Badlands', 'Ozark', 'Juno'][Number(p)] ?? p,
    colours: (p) => ['tomato', 'teal', 'plum', 'gold'][Number(p)] ?? 'grey',
    made,
  };
}
