import { finish } from '../engine/frames';
import { move, type PlayerID } from '../engine/moves';
import { must } from '../engine/must';
import { abilitiesOf, distinct, verseCardOf } from './cards';
import type { EffectOf, VerseStep } from './content/types';
import { canDo, discardable, runEffects } from './effects';
import { meets } from './filter';
import { discard } from './piles';
import { type Kind, note, playerOf, type Ref, type State, type Table } from './state';
import { gainVerse, verseLeft } from './tokens';

/** Both steps of the 'verse card for one token (MB-VERSE-01). */
export interface AcquireFrame {
  kind: 'acquire';
  ask: PlayerID | null;
  p: PlayerID;
  /** The step at hand. */
  at: number;
}

const stepsOf = (G: State, p: PlayerID): readonly VerseStep[] => verseCardOf(playerOf(G, p)).acquire;

/** A discard whose card may decide whether the condition after it still holds. */
function discardBefore(steps: readonly VerseStep[], at: number): EffectOf<'discard'> | undefined {
  const step = steps[at];
  const next = steps[at + 1];
  if (!step || !next || !('do' in step) || !('need' in next)) return undefined;
  return step.do.find((effect) => effect.do === 'discard');
}

/** Cards to discard so that the next step is met afterwards: by what stays, or by the card itself where it says so. */
function goodDiscards(G: State, p: PlayerID, at: number): Ref[] {
  const steps = stepsOf(G, p);
  const effect = must(discardBefore(steps, at), 'discard');
  const next = steps[at + 1];
  const player = playerOf(G, p);
  return distinct(discardable(G, p, effect, '')).filter((ref) => {
    const counts = player.hand.includes(ref) && abilitiesOf(ref).some(({ when }) => when === 'verse');
    const after: State = { ...G, players: { ...G.players, [p]: { ...player, tableau: player.tableau.filter((one) => one.ref !== ref) } } };
    return counts || !next || !('need' in next) || meets(after, { p, card: '' }, next.need);
  });
}

export function canAcquire(G: State, p: PlayerID): boolean {
  if (G.turn.acquired || verseLeft(G, p) <= 0) return false;
  const steps = stepsOf(G, p);
  return steps.every((step, at) => {
    if (discardBefore(steps, at)) return goodDiscards(G, p, at).length > 0;
    if ('need' in step) return discardBefore(steps, at - 1) !== undefined || meets(G, { p, card: '' }, step.need);
    return step.do.every((effect) => canDo(G, { p, card: '' }, effect));
  });
}

export function startAcquisition(t: Table, p: PlayerID): void {
  t.G.turn.acquired = true;
  t.G.stack.push({ kind: 'acquire', ask: null, p, at: 0 });
}

export const acquire: Kind<AcquireFrame> = {
  moves: ['chooseCard'],
  step(t, frame) {
    const { G } = t;
    const { p, at } = frame;
    const steps = stepsOf(G, p);
    const step = steps[at];
    if (!step) {
      finish(t);
      note(t, { kind: 'acquired', p });
      return gainVerse(t, p, 1);
    }
    if (discardBefore(steps, at)) {
      const [only, ...others] = goodDiscards(G, p, at);
      if (only !== undefined && others.length === 0) drop(t, frame, only);
      else frame.ask = p;
      return;
    }
    frame.at++;
    if ('do' in step) runEffects(t, { p, card: '' }, step.do);
  },
  choices: (G, { p, at }) => goodDiscards(G, p, at).map((ref) => move('chooseCard', ref)),
  decide(t, frame, _name, args) {
    drop(t, frame, String(args[0]));
  },
};

/** The discard and the condition it was chosen for. */
function drop(t: Table, frame: AcquireFrame, ref: Ref): void {
  frame.at += 2;
  discard(t, frame.p, ref);
}
