import { finish } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { abilitiesOf } from '../abilities';
import { isUsable, pushAbility } from '../ability';
import { markFlight } from '../actions/fly';
import { navCard } from '../cards';
import { openChoice } from '../choose';
import * as content from '../content';
import { number, text } from '../menu';
import type { Scene } from '../scene';
import { type Kind, note, playerOf, type Ref, type State, type Table } from '../state';

/** A turn that begins among Reavers, or a nav card that brings them (TURN-05, NAV-13, REAVER-01). */
export interface ReaverFrame {
  kind: 'reaver';
  ask: PlayerID | null;
  p: PlayerID;
  /** The nav card that brought them. */
  card: Ref | null;
}

const event = must(
  content.contactEvents.find(({ id }) => id === 'reaver-contact'),
  'event',
);

export function meetReavers(t: Table, p: PlayerID, card: Ref | null = null): void {
  t.G.stack.push({ kind: 'reaver', ask: null, p, card });
}

const sceneOf = (G: State, p: PlayerID): Scene => ({ p, ship: { is: 'cutter', at: playerOf(G, p).sector } });

const escapes = (G: State, p: PlayerID) =>
  abilitiesOf(G, sceneOf(G, p), 'encounter').filter((found) => found.ability.do && found.ability.may && isUsable(G, found));

export const reaver: Kind<ReaverFrame> = {
  moves: ['useAbility', 'stand'],
  step(t, frame) {
    const { p } = frame;
    if (!t.G.cutters.includes(playerOf(t.G, p).sector)) {
      // No Cutter came, or the ship has slipped away: no contact, and the flight goes on if nothing else has ended it (NAV-16, U-03).
      finish(t);
      markFlight(t, p, 'keep-flying');
    } else if (escapes(t.G, p).length > 0) frame.ask = p;
    else stand(t, frame);
  },
  choices: (G, frame) => [...escapes(G, frame.p).map(({ src, index }) => move('useAbility', src, index)), move('stand')],
  decide(t, frame, name, args) {
    if (name === 'stand') return stand(t, frame);
    pushAbility(
      t,
      must(
        escapes(t.G, frame.p).find(({ src, index }) => src === text(args) && index === number(args, 1)),
        'ability',
      ),
      true,
    );
  },
};

/** REAVER-02 to 07: Crazy Ivan, or the fight. */
function stand(t: Table, { p, card }: ReaverFrame): void {
  finish(t);
  note(t, { kind: 'reavers', p });
  const scene = sceneOf(t.G, p);
  const options = card === null ? (event.options ?? []) : navCard(card).options;
  openChoice(t, { scene, from: card === null ? 'event' : 'nav', card: card ?? event.id, options, ace: null, may: false });
}
