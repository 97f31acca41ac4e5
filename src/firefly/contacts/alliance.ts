import { finish, nearest } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { abilitiesOf, modifiersOf } from '../abilities';
import { isUsable, pushAbility, trigger } from '../ability';
import { markFlight } from '../actions/fly';
import * as content from '../content';
import type { NpcShip } from '../content/types';
import { runEffects } from '../effects';
import { number, text } from '../menu';
import { isOutlaw } from '../outlaw';
import type { Scene } from '../scene';
import { type Kind, note, playerIds, playerOf, type State, type Table } from '../state';

/** The Cruiser catches up with an outlaw (ALLIANCE-05 to 09). */
export interface AllianceFrame {
  kind: 'alliance';
  ask: PlayerID | null;
  p: PlayerID;
}

const event = must(
  content.contactEvents.find(({ id }) => id === 'alliance-contact'),
  'event',
);

export function meetAlliance(t: Table, p: PlayerID): void {
  note(t, { kind: 'alliance', p });
  t.G.stack.push({ kind: 'alliance', ask: null, p });
}

/** Before each step of play: whoever shares the Cruiser's sector as an outlaw and has not been dealt with is met (ALLIANCE-01, -02, -13). */
export function lookAround(t: Table): boolean {
  const { G } = t;
  for (const p of playerIds(G)) {
    const player = playerOf(G, p);
    if (player.sector !== G.cruiser) continue;
    const outlaw = isOutlaw(G, p);
    if (outlaw === player.hailed) continue;
    player.hailed = outlaw;
    if (outlaw) {
      meetAlliance(t, p);
      return true;
    }
  }
  return false;
}

/** Cards that turn the Cruiser away. */
const escapes = (G: State, p: PlayerID) =>
  abilitiesOf(G, { p }, 'encounter').filter((found) => found.ability.do && found.ability.may && isUsable(G, found));

export const alliance: Kind<AllianceFrame> = {
  moves: ['useAbility', 'submit'],
  step(t, frame) {
    if (escapes(t.G, frame.p).length > 0) frame.ask = frame.p;
    else submit(t, frame.p);
  },
  choices: (G, frame) => [...escapes(G, frame.p).map(({ src, index }) => move('useAbility', src, index)), move('submit')],
  decide(t, frame, name, args) {
    if (name === 'submit') return submit(t, frame.p);
    const found = must(
      escapes(t.G, frame.p).find(({ src, index }) => src === text(args) && index === number(args, 1)),
      'ability',
    );
    pushAbility(t, found, true);
  },
};

function submit(t: Table, p: PlayerID): void {
  finish(t);
  const spared = modifiersOf(t.G, { p }, 'noSeize').flatMap(({ value }) => value);
  const effects = (event.effects ?? []).filter(
    (effect) => !(effect.do === 'lose' && Object.keys(effect.goods).some((token) => (spared as string[]).includes(token))),
  );
  const scene: Scene = { p, ship: { is: 'cruiser', at: t.G.cruiser } };
  runEffects(t, { ...scene, charged: playerOf(t.G, p).warrants }, effects);
  // On top, so that what cards do about it comes first.
  trigger(t, scene, 'alliance-contact');
}

/** An encounter called off by a card. */
export function ignoreEncounter(t: Table, scene: Scene, ship: NpcShip): void {
  const kind = ship === 'cruiser' ? 'alliance' : ship === 'cutter' ? 'reaver' : 'corvette';
  const frame = nearest(t.G, kind);
  if (frame?.p !== scene.p) return;
  t.G.stack.splice(t.G.stack.indexOf(frame), 1);
  // What the card that brought the ship has in store for the drawer goes with it.
  if (kind === 'reaver') markFlight(t, scene.p, 'keep-flying');
}
