import { once } from '../../engine/once';
import { modifiersOf } from '../abilities';
import * as content from '../content';
import type { ContactId, SetId } from '../content/types';
import type { Scene } from '../scene';
import { playerOf, type State } from '../state';

const contactsOf: (sets: readonly SetId[]) => readonly ContactId[] = once(String, (sets) =>
  content.contacts.filter(({ set }) => sets.includes(set)).map(({ id }) => id),
);

/** Contacts of the sets in the game. */
export const contactsInPlay = (G: State): readonly ContactId[] => contactsOf(G.options.sets);

/** Solid by a completed job, or by a card that counts as that standing (SOLID-01, SOLID-08). */
export function isSolid(G: State, scene: Scene, contact: ContactId): boolean {
  if (modifiersOf(G, scene, 'notSolid').some(({ value }) => value === contact)) return false;
  if (playerOf(G, scene.p).solid[contact] !== undefined) return true;
  return modifiersOf(G, scene, 'countAs').some(
    ({ value, ability }) => !ability.discard && !ability.cost && 'solid' in value && value.solid === contact,
  );
}

/** All contacts this player is Solid with. */
export function solidWith(G: State, scene: Scene): ContactId[] {
  const { solid } = playerOf(G, scene.p);
  const not = modifiersOf(G, scene, 'notSolid');
  const instead = modifiersOf(G, scene, 'countAs');
  if (not.length === 0 && instead.length === 0) return contactsInPlay(G).filter((contact) => solid[contact] !== undefined);
  return contactsInPlay(G).filter((contact) => isSolid(G, scene, contact));
}
