import { sets } from './content';
import type { BoxRule } from './content/types';
import { inPlay, type State } from './state';

const bringers = new Map<BoxRule, (typeof sets)[number]['id'][]>();
for (const { id, rules = [] } of sets) for (const rule of rules) bringers.set(rule, [...(bringers.get(rule) ?? []), id]);

/** Whether one of the boxes in the game brings this rule (SCOPE-01). */
export const isBrought = (G: State, rule: BoxRule): boolean => bringers.get(rule)?.some((set) => inPlay(G, set)) ?? false;
