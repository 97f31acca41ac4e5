import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { payAndDo, sceneFor, supplyUses } from './ability';
import { abilitiesOf } from './cards';
import { markMoves, takeBack } from './episode';
import { leaveDisplay, toDisplay } from './piles';
import { type Kind, note, playerOf, type Ref, type Table } from './state';
import { spendVerse } from './tokens';

/** A supply card in the display, used for one of its effects (MB-MAN-03); a maneuver may be replayed for tokens (MB-MAN-05). */
export interface SupplyCardFrame {
  kind: 'supply-card';
  ask: PlayerID | null;
  p: PlayerID;
  ref: Ref;
  /** The effect to carry out next; null when it has been. */
  use: number | null;
}

export function useCard(t: Table, p: PlayerID, ref: Ref, use: number): void {
  toDisplay(t.G, p, ref);
  note(t, { kind: 'ability', p, card: ref });
  t.G.stack.push({ kind: 'supply-card', ask: null, p, ref, use });
}

export const supplyCard: Kind<SupplyCardFrame> = {
  moves: ['replay', 'done', 'takeBack'],
  step(t, frame) {
    const { p, ref, use } = frame;
    if (use !== null) {
      const { cost, do: effects } = must(abilitiesOf(ref)[use], 'ability');
      frame.use = null;
      payAndDo(t, sceneFor(t.G, p, ref), cost, effects);
      return;
    }
    const player = playerOf(t.G, p);
    const again = abilitiesOf(ref).some(({ mode }) => mode === 'maneuver') && player.verse + player.marks.length > 0;
    if (again && supplyUses(t.G, p, ref).length > 0) {
      frame.ask = p;
      return;
    }
    leaveDisplay(t.G, p, ref);
    finish(t);
  },
  choices(G, { p, ref }) {
    const uses = playerOf(G, p).verse > 0 ? supplyUses(G, p, ref) : [];
    return [move('done'), ...uses.map((i) => move('replay', i)), ...markMoves(G, p)];
  },
  decide(t, frame, name, args) {
    if (name === 'takeBack') return takeBack(t, frame.p, String(args[0]));
    if (name === 'replay') {
      spendVerse(t, frame.p, 1);
      note(t, { kind: 'verse-action', p: frame.p, action: 'replay' });
      frame.use = Number(args[0]);
      return;
    }
    leaveDisplay(t.G, frame.p, frame.ref);
    finish(t);
  },
};
