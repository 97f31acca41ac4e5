import { once } from '../../engine/once';
import { setupCard, storyCard } from '../cards';
import { contactsInPlay } from '../contacts/standing';
import { type Setup, setupFor } from '../content/setup';
import type { ContactId, SetupSteps } from '../content/types';
import type { Options, State } from '../state';

type Cards = Pick<Options, 'setup' | 'story'>;

/** How a game with these cards is set up: the setup card, all it inherits, and what the story changes (SETUP-03 to 05). */
export const setupOf: (cards: Cards) => Setup = once(
  ({ setup, story }) => `${setup}/${story}`,
  ({ setup, story }) => setupFor(setupCard(setup), story ? storyCard(story) : undefined),
);

export const stepsOf = (G: State): SetupSteps => setupOf(G.options).steps;

/** What the story itself changes about setting up. */
export const storySteps = (G: State): SetupSteps => (G.options.story ? (storyCard(G.options.story).setup ?? {}) : {});

/** Timer tokens: where both cards speak of them the story's count, and nothing of the setup card's (SETUP-05). */
export const timerOf = (G: State): SetupSteps['timer'] => storySteps(G).timer ?? stepsOf(G).timer;

/** Contacts who can be dealt with. */
export function openContacts(G: State): ContactId[] {
  const banned = stepsOf(G).contacts?.ban ?? [];
  return contactsInPlay(G).filter((contact) => !banned.includes(contact));
}
