import { nearest } from '../../../engine/frames';
import type { PlayerID } from '../../../engine/moves';
import { reaversLeft } from '../../../misbehavin/reavers';
import type { Ref, State } from '../../../misbehavin/state';
import { defenseOf, displayPower } from '../../../misbehavin/values';

/** A fight as it stands; the attacker wins a tie. */
export interface Strengths {
  attacker: PlayerID;
  /** Null against Reavers. */
  defender: PlayerID | null;
  target: Ref;
  nab: boolean;
  attack: number;
  defense: number;
}

/** How the fight stands; undefined while there is none, or no target yet. */
export function strengths(view: State): Strengths | undefined {
  const frame = nearest(view, 'fight');
  if (!frame || frame.target === null) return undefined;
  const { p: attacker, defender, target, nab } = frame;
  return {
    attacker,
    defender,
    target,
    nab,
    attack: displayPower(view, attacker, 'attacker') + frame.attack,
    defense:
      defender === null
        ? reaversLeft(view, target)
        : defenseOf(view, defender, target) + displayPower(view, defender, 'defender') + frame.defense,
  };
}
