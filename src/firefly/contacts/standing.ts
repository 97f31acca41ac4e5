import type { PlayerID } from '../../engine/moves';
import { once } from '../../engine/once';
import { modifiersOf } from '../abilities';
import { contactCard } from '../cards';
import * as content from '../content';
import type { ContactId, SetId } from '../content/types';
import { playerOf, type State } from '../state';

const contactsOf: (sets: readonly SetId[]) => readonly ContactId[] = once(String, (sets) =>
  content.contacts.filter(({ set }) => sets.includes(set)).map(({ id }) => id),
);

/** Contacts of the sets in the game. */
export const contactsInPlay = (G: State): readonly ContactId[] => contactsOf(G.options.sets);

/** Solid by a completed job, or by a card that counts as that standing (SOLID-01, SOLID-08). */
export function isSolid(G: State, p: PlayerID, contact: ContactId): boolean {
  if (modifiersOf(G, { p }, 'notSolid').some(({ value }) => value === contact)) return false;
  if (playerOf(G, p).solid[contact] !== undefined) return true;
  return modifiersOf(G, { p }, 'countAs').some(
    ({ value, ability }) => !ability.discard && !ability.cost && 'solid' in value && value.solid === contact,
  );
}

/** All contacts this player is Solid with. */
export function solidWith(G: State, p: PlayerID): ContactId[] {
  const { solid } = playerOf(G, p);
  const not = modifiersOf(G, { p }, 'notSolid');
  const instead = modifiersOf(G, { p }, 'countAs');
  if (not.length === 0 && instead.length === 0) return contactsInPlay(G).filter((contact) => solid[contact] !== undefined);
  return contactsInPlay(G).filter((contact) => isSolid(G, p, contact));
}

export const soldFor = (contact: ContactId) => contactCard(contact).buys ?? {};
