/** All that is in the box, as data. An original card set: values and abilities were designed for this project. */
import { alliance } from './alliance';
import { border } from './border';
import { core } from './core';
import { eavesdown } from './eavesdown';
import { niska } from './niska';
import { rim } from './rim';
import { serenity } from './serenity';

export { boards } from './boards';
export { episodes } from './episodes';
export { factions } from './factions';
export { reavers } from './reavers';
export { setups } from './setups';
export { supply } from './supply';
export { verse } from './verse';

export const starting = { alliance, eavesdown, niska, serenity };
export const market = { core, border, rim };
