import { finish } from '../engine/frames';
import { type Move, move, type PlayerID } from '../engine/moves';
import { useAbility } from './ability';
import { abilitiesOf, cardOf } from './cards';
import { fits, meets, targetOf } from './filter';
import { type Kind, playerOf, type State, type Table } from './state';
import { isActive } from './values';

/** A card about to be dispatched may be saved from the recycle pile. */
export interface RescueFrame {
  kind: 'rescue';
  ask: PlayerID | null;
  p: PlayerID;
}

export function openRescue(t: Table, p: PlayerID): void {
  t.G.stack.push({ kind: 'rescue', ask: null, p });
}

function rescues(G: State, p: PlayerID): Move[] {
  const target = targetOf(G);
  if (target === null) return [];
  return playerOf(G, p)
    .tableau.filter((placed) => isActive(placed) && placed.ref !== target)
    .flatMap(({ ref }) =>
      abilitiesOf(ref).flatMap(({ when, do: effects }, i) =>
        when === 'fight-lost' &&
        meets(G, { p, card: ref }, cardOf(ref).requires) &&
        effects?.some((effect) => effect.do === 'return-hand' && fits(cardOf(target), effect.target))
          ? [move('useAbility', ref, i)]
          : [],
      ),
    );
}

export const rescue: Kind<RescueFrame> = {
  moves: ['useAbility', 'pass'],
  step(t, frame) {
    if (rescues(t.G, frame.p).length > 0) frame.ask = frame.p;
    else finish(t);
  },
  choices: (G, { p }) => [...rescues(G, p), move('pass')],
  decide(t, { p }, name, args) {
    finish(t);
    if (name === 'useAbility') useAbility(t, p, String(args[0]), Number(args[1]));
  },
};
