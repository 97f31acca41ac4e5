import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { innateMoves, useAbility } from './ability';
import type { Kind, Table } from './state';

/** Somebody to whom something was done on another's turn may answer with an ability that works at any time. */
export interface ReactFrame {
  kind: 'react';
  ask: PlayerID | null;
  p: PlayerID;
}

export function reactTo(t: Table, p: PlayerID): void {
  t.G.stack.push({ kind: 'react', ask: null, p });
}

export const react: Kind<ReactFrame> = {
  moves: ['useAbility', 'pass'],
  step(t, frame) {
    if (innateMoves(t.G, frame.p).length > 0) frame.ask = frame.p;
    else finish(t);
  },
  choices: (G, { p }) => [...innateMoves(G, p), move('pass')],
  decide(t, { p }, name, args) {
    if (name === 'pass') finish(t);
    else useAbility(t, p, String(args[0]), Number(args[1]));
  },
};
