import type { Move, PlayerID } from '../../engine/moves';
import type { Good, SupplyPlanet } from '../content/types';
import type { Ref, State, Table } from '../state';

/** Steps of the draft about which there is nothing more to say than whose they are. */
type PlainStep =
  | 'story'
  | 'plan'
  | 'leader'
  | 'ship'
  | 'leader-or-ship'
  | 'prisoner'
  | 'haven'
  | 'place'
  | 'alerts'
  | 'cash'
  | 'stores'
  | 'deck'
  | 'turn-up'
  | 'put-away'
  | 'card'
  | 'jobs'
  | 'throw-back'
  | 'seed'
  | 'goal';

/** One thing done before play, by one player; what concerns the whole table is the first player's. Never changed once made. */
export type DraftItem =
  | { [S in PlainStep]: { step: S; p: PlayerID } }[PlainStep]
  /** Crew from this deck. */
  | { step: 'crew'; p: PlayerID; deck: SupplyPlanet }
  /** So many starting jobs of one contact. */
  | { step: 'draw'; p: PlayerID; n: number }
  /** So much of this good, for money. */
  | { step: 'stock'; p: PlayerID; good: Good; price: number };

export type DraftStep = DraftItem['step'];

/** The draft: leaders and ships, start sectors, starting jobs, and what setup and story cards add. */
export interface DraftFrame {
  kind: 'draft';
  ask: PlayerID | null;
  /** What is still to be done, the next one first. */
  queue: DraftItem[];
  /** The one at hand has begun. */
  begun: boolean;
  /** Cards to choose from, for all to see. */
  open: Ref[];
  /** The supply deck the table has picked. */
  deck: SupplyPlanet | null;
  /** Starting jobs, seen by their holder alone until kept. */
  dealt: Record<PlayerID, Ref[]>;
  /** Starting jobs thrown back; turned up when all have chosen (SETUP-35). */
  dropped: Ref[];
  /** Hiring cost spent on starting crew. */
  budget: number;
}

/** How one step goes. It is over when nothing is left to choose or `decide` says so. */
export interface Part<S extends DraftStep> {
  /** Names of its moves. */
  moves?: readonly string[];
  /** Done once, first of all. */
  begin?(t: Table, frame: DraftFrame, item: ItemOf<S>): void;
  choices?(G: State, frame: DraftFrame, item: ItemOf<S>): Move[];
  /** True: the step is over. */
  decide?(t: Table, frame: DraftFrame, item: ItemOf<S>, name: string, args: Move['args']): boolean;
}

export type ItemOf<S extends DraftStep> = Extract<DraftItem, { step: S }>;
