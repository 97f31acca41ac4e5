import type { PlayerID } from '../engine/moves';
import type { FactionId, MarketDeck, Slot, SupplySet, Use } from './content/types';
import type { Ref } from './state';

/** Something that happened, as everybody at the table saw it; words are made from it (words/log.ts). Sorted by kind. */
export type LogEntry =
  | { kind: 'abandoned'; p: PlayerID }
  | { kind: 'ability'; p: PlayerID; card: Ref }
  | { kind: 'acquired'; p: PlayerID }
  | { kind: 'activation'; p: PlayerID; n: number; use: Use | 'any' }
  | { kind: 'announced'; p: PlayerID; power: number }
  | { kind: 'beaten'; p: PlayerID; card: Ref }
  | { kind: 'black'; p: PlayerID; n: number }
  | { kind: 'black-back'; p: PlayerID; n: number }
  | { kind: 'cancelled'; p: PlayerID; dealer: PlayerID }
  | { kind: 'cleared'; p: PlayerID; card: Ref }
  | { kind: 'committed'; p: PlayerID; card: Ref }
  | { kind: 'credits'; p: PlayerID; n: number }
  | { kind: 'cycled'; p: PlayerID; card: Ref }
  | { kind: 'deal'; p: PlayerID }
  | { kind: 'discarded'; p: PlayerID; card: Ref }
  | { kind: 'drew'; p: PlayerID; n: number }
  | { kind: 'evaded'; p: PlayerID }
  | { kind: 'faction'; p: PlayerID; faction: FactionId }
  | { kind: 'fight'; p: PlayerID; rival: PlayerID | null; card: Ref; nab: boolean }
  | { kind: 'fought'; p: PlayerID; rival: PlayerID | null; card: Ref; attack: number; defense: number; won: boolean }
  | { kind: 'gained'; p: PlayerID; card: Ref; by: 'recruitment' | 'deal' | 'effect' }
  | { kind: 'immune'; p: PlayerID }
  | { kind: 'influence'; p: PlayerID; n: number }
  | { kind: 'lost'; p: PlayerID; card: Ref }
  | { kind: 'marked'; p: PlayerID; step: string }
  | { kind: 'named'; p: PlayerID; card: Ref; credits: number; verse: number }
  | { kind: 'over'; winner: PlayerID | null; reason: string }
  | { kind: 'paid'; p: PlayerID; n: number }
  | { kind: 'played'; p: PlayerID; card: Ref }
  | { kind: 'pleaded'; p: PlayerID; card: Ref }
  | { kind: 'power'; p: PlayerID; card: Ref; n: number }
  | { kind: 'progress'; p: PlayerID; card: Ref; n: number }
  | { kind: 'recruitment'; p: PlayerID; n: number }
  | { kind: 'reset'; p: PlayerID; card: Ref }
  | { kind: 'reshuffled'; p: PlayerID }
  | { kind: 'retained'; p: PlayerID; card: Ref }
  | { kind: 'retried'; p: PlayerID }
  | { kind: 'returned'; p: PlayerID; card: Ref }
  | { kind: 'scrapped'; p: PlayerID; card: Ref }
  | { kind: 'stole'; p: PlayerID; from: PlayerID; n: number }
  | { kind: 'strength'; p: PlayerID; n: number }
  | { kind: 'supplied'; p: PlayerID; set: SupplySet; slot: Slot }
  | { kind: 'took'; p: PlayerID; from: PlayerID; card: Ref }
  | { kind: 'triggered'; p: PlayerID; card: Ref; by: PlayerID }
  | { kind: 'turn'; p: PlayerID }
  | { kind: 'turned-up'; deck: MarketDeck; card: Ref }
  | { kind: 'unmarked'; p: PlayerID; step: string }
  | { kind: 'verse'; p: PlayerID; n: number }
  | { kind: 'verse-action'; p: PlayerID; action: string }
  | { kind: 'warrant'; p: PlayerID; card: Ref };
