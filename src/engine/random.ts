import alea from 'seedrandom/lib/alea.js';

/** The part of boardgame.io's random API that the games use. */
export interface Random {
  D6(): number;
  Number(): number;
  Shuffle<T>(deck: T[]): T[];
}

/** Where the generator stands; the same four numbers that boardgame.io saves. */
export interface RandomState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

export interface SeededRandom extends Random {
  state(): RandomState;
}

/** A generator that gives bit for bit what boardgame.io's own gives for the same seed, or goes on from a saved state. */
export const seededRandom = (from: string | RandomState): SeededRandom =>
  new Alea(typeof from === 'string' ? alea(from, { state: true }).state() : from);

/** Dice of their own for a thought, thrown with these: quicker to come by than a seed put into words. */
export const offspring = (random: Random): SeededRandom =>
  new Alea({ c: 1, s0: random.Number(), s1: random.Number(), s2: random.Number() });

/** The generator boardgame.io uses (Baagøe's Alea); a seed is stirred into its first state by seedrandom itself. */
class Alea implements SeededRandom {
  private c: number;
  private s0: number;
  private s1: number;
  private s2: number;

  constructor({ c, s0, s1, s2 }: RandomState) {
    this.c = c;
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
  }

  Number(): number {
    const t = 2091639 * this.s0 + this.c * 2.3283064365386963e-10;
    this.c = t | 0;
    this.s0 = this.s1;
    this.s1 = this.s2;
    this.s2 = t - this.c;
    return this.s2;
  }

  D6(): number {
    return Math.floor(this.Number() * 6) + 1;
  }

  Shuffle<T>(deck: T[]): T[] {
    const source = deck.slice();
    const shuffled: T[] = [];
    for (let left = source.length; left > 0; left--) {
      const at = Math.trunc(left * this.Number());
      shuffled.push(source[at] as T);
      source[at] = source[left - 1] as T;
    }
    return shuffled;
  }

  state(): RandomState {
    return { c: this.c, s0: this.s0, s1: this.s1, s2: this.s2 };
  }
}
