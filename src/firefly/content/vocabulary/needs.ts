import type { Count, Goods, JobFilter, Who } from './amounts';
import type { Place } from './places';
import type { CardId, ContactId, CrewName, Keyword, NpcShip, Profession, SetId, Skill } from './words';

/**
 * What must be true. On a job, a misbehave card or a goal needs look at the crew on the job and the gear they carry,
 * elsewhere at the whole ship. Needs under `target` are about the rival attacked.
 */
export type Need =
  /** Gear, crew or an upgrade with that keyword is at hand. */
  | { keyword: Keyword }
  /** Somebody of that profession is. */
  | { profession: Profession }
  /** A crew card of that name is. */
  | { crew: CrewName }
  /** That gear card is carried. */
  | { gear: CardId }
  /** Solid with that contact, or with anyone. */
  | { solid: ContactId | 'any' }
  /** The total of the skill is at least `min`; in `carryNeeds` the carrier's own. */
  | { skill: Skill; min: number }
  /** The number lies within these bounds. */
  | { count: Count; min?: number; max?: number }
  /** So much is aboard. */
  | { has: Goods }
  /** There is free space for so much. */
  | { room: Goods | { crew: number } }
  /** The ship is an outlaw. */
  | { outlaw: true }
  /** The ship is there. */
  | { at: Place }
  /** That set is in the game. */
  | { inPlay: SetId }
  /** The job being worked or just done fits. */
  | { job: JobFilter }
  /** One of the player's active jobs fits. */
  | { activeJob: JobFilter }
  /** That does not hold. */
  | { not: Need }
  /** At least one of these holds. */
  | { any: Need[] }
  /** On a crew card: this crew carries gear with that keyword. */
  | { carrying: Keyword }
  /** On a gear card: the crew who carries it fits. */
  | { carrier: Need }
  /** Gear with that keyword on the job gives at least so much of the skill, all together. */
  | { gearSkill: { keyword: Keyword; skill: Skill; min: number } }
  /** Those crew have more fight in total, gear counted, than the rest of the crew on the job. */
  | { outfights: Who }
  /** The test at hand is of that skill. */
  | { testSkill: Skill }
  /** The player is the attacker of the showdown. */
  | { attacking: true }
  /** The rival's die shows that face. */
  | { rivalRolled: number }
  /** The crew just hired, by whomever, is one of these or is wanted. */
  | { hired: { crew?: CrewName[]; wanted?: true; by: 'anyone' } }
  /** That nav card was drawn so many times running in this burn. */
  | { consecutiveNav: { card: CardId; n: number } }
  /** The ship being moved is one of these, and ends there. */
  | { ship: { is: NpcShip[]; at?: Place } }
  /** The move comes from that nav card. */
  | { navCard: CardId }
  /** The player is in the middle of a Fly action. */
  | { flying: true }
  /** A goal is being worked, not a job. */
  | { working: 'goal' }
  /** At least so many of the misbehave cards passed for this job share a suit. */
  | { passedSameSuit: number }
  /** The player holds more than this share of all money, bank and players together. */
  | { moneyShare: number };

type KeysOfUnion<T> = T extends unknown ? keyof T : never;
/** The key that tells one need from another. */
export type NeedKey = Exclude<KeysOfUnion<Need>, 'min' | 'max'>;
