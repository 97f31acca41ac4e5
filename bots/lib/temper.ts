/** What sets one captain apart from another; all are plain factors on what a thing is worth. */
export interface Temper {
  /** Worth of pay from jobs against the law. */
  crime: number;
  /** Worth of bounties and of piracy. */
  bounty: number;
  piracy: number;
  /** What a warrant is feared for, in dollars. */
  warrant: number;
  /** Crew beside the leader worth having. */
  crew: number;
  /** Worth of a point of skill, up to what the story asks for. */
  skill: number;
}
