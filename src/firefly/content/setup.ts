import { setups } from '.';
import type { Ability, SetupCard, SetupStep, SetupSteps, StoryCard } from './types';

/** A setup card with all it inherits and all the story changes. */
export interface Setup {
  /** First to last. */
  order: SetupStep[];
  /** What is done. */
  steps: SetupSteps;
  /** What holds for every player, of both cards. */
  abilities: Ability[];
}

/** How a game with these two cards is set up; where both speak the story wins (SETUP-05). */
export function setupFor(setup: SetupCard, story?: StoryCard): Setup {
  const parent = setup.inherits ? setups.find((card) => card.id === setup.inherits) : undefined;
  if (setup.inherits && !parent) throw new Error(`${setup.id} inherits ${setup.inherits}, which is not there`);
  const inherited = parent ? setupFor(parent) : { steps: {}, abilities: [] };
  const steps = layOver(inherited.steps, setup.setup);
  return {
    order: setup.order,
    steps: story?.setup ? layOver(steps, story.setup) : steps,
    abilities: [...inherited.abilities, ...(setup.abilities ?? []), ...(story?.abilities ?? [])],
  };
}

function layOver(old: SetupSteps, change: SetupSteps): SetupSteps {
  const merged = merge(old, change) as SetupSteps;
  if (change.jobs?.mode) merged.jobs = change.jobs;
  return merged;
}

/** Key by key; lists, words, numbers and places take the place of the old ones. */
function merge(old: unknown, change: unknown): unknown {
  if (!isRecord(old) || !isRecord(change)) return change;
  const merged: Record<string, unknown> = { ...old };
  for (const [key, value] of Object.entries(change)) merged[key] = key === 'at' ? value : merge(old[key], value);
  return merged;
}

function isRecord(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
