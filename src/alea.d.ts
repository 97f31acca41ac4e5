// The published typings of seedrandom stop at its main entry; boardgame.io's dice come from this inner module.
declare module 'seedrandom/lib/alea.js' {
  /** Everything needed to continue a sequence exactly where it stood. */
  interface AleaState {
    c: number;
    s0: number;
    s1: number;
    s2: number;
  }
  interface Alea {
    /** A number in [0, 1) with 32 bits of randomness. */
    (): number;
    quick(): number;
    double(): number;
    int32(): number;
  }
  interface SavableAlea extends Alea {
    state(): AleaState;
  }
  export default function alea(seed: string | number, options: { state: true | AleaState }): SavableAlea;
  export default function alea(seed?: string | number): Alea;
}
