import type { Count } from './amounts';
import type { Effect } from './effects';
import type { Need } from './needs';
import type { Skill } from './words';

/** One thing to pick; it leads to a test or to effects. */
export interface Option {
  /** Must hold for it to be picked. */
  needs?: Need[];
  /** Paid on picking it. */
  cost?: Effect[];
  /** It is a Salvage Op, so what adds to those applies. */
  salvage?: true;
  /** It is a Breakdown, so what ignores those applies. */
  breakdown?: true;
  /** Then this is tested ... */
  test?: Test;
  /** ... or this happens. */
  effects?: Effect[];
}

/** One die plus skill points, read in bands. */
export interface Test {
  /** The skill; of a list the player picks one; `random`: `skillRoll` says. */
  skill: Skill | Skill[] | 'random';
  /** A die rolled first names the skill. */
  skillRoll?: { min: number; max: number; skill: Skill }[];
  /** Bribes may be paid before the roll. */
  bribes?: true;
  /** Gear adds no fight. */
  kosherized?: true;
  /** It is a boarding test, so cards about boarding apply. */
  boarding?: true;
  /** The player picks one crew on the job, and only that one's skill counts. */
  oneCrew?: true;
  /** Added to the total: once when the needs hold, or for each `per`. */
  bonus?: TestBonus[];
  /** What the total brings, lowest first; below the lowest counts as the lowest. */
  bands: Band[];
}

/** Something added to a test's total. */
export interface TestBonus {
  /** When these hold. */
  needs?: Need[];
  /** For each of these. */
  per?: Count;
  /** So much. */
  add: number;
}

/** An outcome for totals (or faces) from `min` to `max`. */
export interface Band {
  /** Lowest. */
  min: number;
  /** Highest; left out on the last band. */
  max?: number;
  /** Only this outcome is a Salvage Op. */
  salvage?: true;
  /** What happens. */
  effects: Effect[];
}
