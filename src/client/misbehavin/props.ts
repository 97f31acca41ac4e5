import type { State } from '../../misbehavin/state';
import type { TableProps as Props } from '../games/table-game';

/** What every part of the table is given. */
export type TableProps = Props<State>;
