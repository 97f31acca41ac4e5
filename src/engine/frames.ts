import type { Move, PlayerID } from './moves';
import { must } from './must';
import type { Random } from './random';

/**
 * Anything that takes more than one step is a frame on the stack: a plain object that survives saving. The frame on top runs until it is
 * done, pushes another one, or asks somebody. A frame inside a frame inside a frame is just a deeper stack.
 */
export interface Frame {
  kind: string;
  /** The player whose choice this frame waits for; null while it can go on by itself. */
  ask: PlayerID | null;
}

/** A state that frames run on. */
export interface Framed<F extends Frame> {
  stack: F[];
}

/** What a step needs: the state and the dice. */
export interface Table<G> {
  G: G;
  random: Random;
}

/** How one kind of frame behaves. Its name is also the boardgame.io stage of the player it asks. */
export interface FrameKind<G, F extends Frame> {
  /** Names of the moves it ever offers. */
  moves: readonly string[];
  /** Goes on: changes the state, pushes frames, asks (`frame.ask = player`), or finishes. */
  step(t: Table<G>, frame: F): void;
  /** What the player asked may do; never empty. With a name, moves of other names may be left out: nobody will look at them. */
  choices?(G: G, frame: F, name?: string): Move[];
  /** Takes the choice, which is one of `choices`; `ask` is already null again. */
  decide?(t: Table<G>, frame: F, name: string, args: Move['args']): void;
}

export type FrameKinds<G, F extends Frame> = { [K in F['kind']]: FrameKind<G, Extract<F, { kind: K }>> };

export function top<F extends Frame>(G: Framed<F>): F {
  return must(G.stack[G.stack.length - 1], 'frame');
}

/** Takes the frame on top off the stack. */
export function finish<F extends Frame>(t: Table<Framed<F>>): void {
  t.G.stack.pop();
}

/** The nearest frame below the top, top included, of one of these kinds. */
export function nearest<F extends Frame, K extends F['kind']>(G: Framed<F>, ...kinds: K[]): Extract<F, { kind: K }> | undefined {
  for (let i = G.stack.length - 1; i >= 0; i--) {
    const frame = G.stack[i] as F;
    for (const kind of kinds) if (frame.kind === kind) return frame as Extract<F, { kind: K }>;
  }
  return undefined;
}
