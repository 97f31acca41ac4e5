import { finish } from '../../engine/frames';
import { move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { type Change, modifiersOf } from '../abilities';
import { spendAbility } from '../ability';
import type { ContactId } from '../content/types';
import { number, text } from '../menu';
import { type Kind, note, type State, type Table } from '../state';
import { addWarrants } from '../warrants';
import { dropSolid } from './solid';

/** A blow that a card aboard could still turn aside, at the price of that card. */
export interface SpareFrame {
  kind: 'spare';
  ask: PlayerID | null;
  p: PlayerID;
  blow: Blow;
}

export type Blow = { event: 'warrant'; n: number } | { event: 'lose-solid'; contact: ContactId };

/** The cards that would spare the player this. */
export const sparedBy = (G: State, p: PlayerID, event: Blow['event']): Change<'prevent'>[] =>
  modifiersOf(G, { p }, 'prevent', event).filter(({ value }) => value.event === event);

/** Strikes, or asks first where a card could prevent it. */
export function strike(t: Table, p: PlayerID, blow: Blow): void {
  if (sparedBy(t.G, p, blow.event).length > 0) t.G.stack.push({ kind: 'spare', ask: null, p, blow });
  else hit(t, p, blow);
}

function hit(t: Table, p: PlayerID, blow: Blow): void {
  if (blow.event === 'warrant') addWarrants(t, p, blow.n, { issued: false });
  else dropSolid(t, p, blow.contact);
}

/** Uses up the card; what it prevents does not happen. */
export function spare(t: Table, { ability, scene, src }: Change<'prevent'>): void {
  note(t, { kind: 'ability', p: scene.p, card: src });
  spendAbility(t, scene, ability);
}

export const spareMoves = (G: State, p: PlayerID, event: Blow['event']) => [
  ...sparedBy(G, p, event).map(({ src, index }) => move('useAbility', src, index)),
  move('accept'),
];

export const spareKind: Kind<SpareFrame> = {
  moves: ['useAbility', 'accept'],
  step(t, frame) {
    const { p, blow } = frame;
    if (sparedBy(t.G, p, blow.event).length > 0) {
      frame.ask = p;
      return;
    }
    finish(t);
    hit(t, p, blow);
  },
  choices: (G, { p, blow }) => spareMoves(G, p, blow.event),
  decide(t, { p, blow }, name, args) {
    finish(t);
    if (name === 'accept') return hit(t, p, blow);
    spare(t, findSpare(t.G, p, blow.event, args));
    // One card, one warrant.
    if (blow.event === 'warrant' && blow.n > 1) strike(t, p, { ...blow, n: blow.n - 1 });
  },
};

export const findSpare = (G: State, p: PlayerID, event: Blow['event'], args: readonly (string | number | boolean)[]): Change<'prevent'> =>
  must(
    sparedBy(G, p, event).find(({ src, index }) => src === text(args) && index === number(args, 1)),
    'card',
  );
