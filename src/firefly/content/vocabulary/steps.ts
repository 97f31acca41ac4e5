import type { Count, Goods } from './amounts';
import type { Effect } from './effects';
import type { Need } from './needs';
import type { Place } from './places';
import type { Option, Test } from './tests';
import type { Skill } from './words';

/** What a step consists of. */
export type StepKey = 'misbehave' | 'load' | 'deliver' | 'test' | 'options' | 'effects' | 'showdown';

/** One Work action of a job. The job is complete when the order of its last step is done. */
export interface Step {
  /** Where it is done. */
  at: Place;
  /** What happens, first to last, by the step's own keys; empty: being there is all. */
  order: StepKey[];
  /** Misbehave cards to proceed past. */
  misbehave?: number;
  /** Picked up. */
  load?: Goods;
  /** Handed over. */
  deliver?: Goods;
  /** The load may be less. */
  upTo?: true;
  /** Every band ends in proceed, botch or warrant. */
  test?: Test;
  /** The player picks one; each ends like a test's band. */
  options?: Option[];
  /** What happens then. */
  effects?: Effect[];
  /** What the rival ship attacked must be. */
  target?: { needs: Need[] };
  /** A showdown with the rival; winning it goes on with the order. */
  showdown?: Showdown;
}

/** What a showdown brings its attacker. */
export interface Showdown {
  /** On winning. */
  win: Effect[];
  /** On losing. */
  lose: Effect[];
}

/** What a job or bounty pays when done. */
export interface Pay {
  /** Dollars, once or for each `per`. */
  base: number;
  /** What is counted. */
  per?: Count;
  /** Added to `base`: so much for each point of that skill on the job. */
  extra?: { amount: number; per: Skill };
  /** Goods beside or in place of money, for each `per`. */
  load?: Goods;
  /** So many gear cards, free. */
  gear?: number;
  /** The card names no fixed sum. */
  special?: true;
}
