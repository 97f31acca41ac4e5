import { finish } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { modifiersOf } from '../abilities';
import { checkLimits } from '../actions/deal';
import { abilitiesChanging, contactCard } from '../cards';
import type { ContactId } from '../content/types';
import { text } from '../menu';
import { meets } from '../need';
import { toBox } from '../piles';
import { type Kind, note, playerOf, type Ref, type State, type Table } from '../state';
import { strike } from './spare';
import { contactsInPlay } from './standing';

/** Solid with one contact of the player's choice is lost. */
export interface LoseSolidFrame {
  kind: 'lose-solid';
  ask: PlayerID | null;
  p: PlayerID;
}

/** The completed card becomes the mark of standing (SOLID-01, SOLID-02); already Solid, or barred (SOLID-04), it goes to the box. */
export function gainSolid(t: Table, p: PlayerID, contact: ContactId, mark: Ref): void {
  const player = playerOf(t.G, p);
  const barred = abilitiesChanging(contactCard(contact), 'solidNeeds').some(
    ({ modifier }) => !meets(t.G, { p }, modifier?.solidNeeds ?? []),
  );
  if (barred || player.solid[contact] !== undefined) return toBox(t, mark);
  player.solid[contact] = mark;
  note(t, { kind: 'solid', p, contact });
}

/** Standing is lost (SOLID-06, SOLID-07), unless a card keeps it. */
export function loseSolid(t: Table, p: PlayerID, contact: ContactId): void {
  if (playerOf(t.G, p).solid[contact] === undefined) return;
  if (modifiersOf(t.G, { p }, 'keepSolid').some(({ value }) => value.includes(contact))) return;
  strike(t, p, { event: 'lose-solid', contact });
}

/** The mark goes to the box, and what the standing allowed is over (DEAL-14, DEAL-16). */
export function dropSolid(t: Table, p: PlayerID, contact: ContactId): void {
  const player = playerOf(t.G, p);
  const mark = player.solid[contact];
  if (mark === undefined) return;
  delete player.solid[contact];
  toBox(t, mark);
  note(t, { kind: 'solid-lost', p, contact });
  checkLimits(t, p);
}

export function loseSolidOfChoice(t: Table, p: PlayerID): void {
  t.G.stack.push({ kind: 'lose-solid', ask: null, p });
}

const held = (G: State, p: PlayerID): ContactId[] => contactsInPlay(G).filter((contact) => playerOf(G, p).solid[contact] !== undefined);

export const loseSolidKind: Kind<LoseSolidFrame> = {
  moves: ['loseSolid'],
  step(t, frame) {
    const [only, ...more] = held(t.G, frame.p);
    if (more.length > 0) {
      frame.ask = frame.p;
      return;
    }
    finish(t);
    if (only) loseSolid(t, frame.p, only);
  },
  choices: (G, frame) => held(G, frame.p).map((contact) => move('loseSolid', contact)),
  decide(t, frame, _name, args) {
    finish(t);
    loseSolid(t, frame.p, text(args) as ContactId);
  },
};
