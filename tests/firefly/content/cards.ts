import * as content from '../../../src/firefly/content';
import type { CardBase } from '../../../src/firefly/content/types';

/** Every card there is, by the sort of card it is. */
export const decks: Record<string, readonly CardBase[]> = {
  supply: content.supply,
  leaders: content.leaders,
  ships: content.ships,
  contacts: content.contacts,
  jobs: content.jobs,
  nav: content.nav,
  misbehave: content.misbehave,
  bounties: content.bounties,
  alerts: content.alerts,
  stories: content.stories,
  setups: content.setups,
};

/** Every object inside a value, with the key it stands under. */
export function* objectsIn(value: unknown, under = ''): Generator<{ object: Record<string, unknown>; under: string }> {
  if (Array.isArray(value)) {
    for (const one of value) yield* objectsIn(one, under);
  } else if (typeof value === 'object' && value !== null) {
    yield { object: value as Record<string, unknown>, under };
    for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, key);
  }
}

/** A value that may be one or a list, as a list of the strings in it. */
export function strings(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
}
