import type { PlayerID } from '../engine/moves';
import type { ChooseFrame } from './choose';
import type { AlertKind, CardId, ContactId, Count, NpcShip, Option, SectorId, Skill } from './content/types';
import type { Bundle } from './free/trade';
import type { DeckId, Ref, Token } from './state';

/** Something that happened, as everybody at the table saw it; words are made from it (words/log.ts). Sorted by kind. */
export type LogEntry =
  | { kind: 'ability'; p: PlayerID; card: Ref }
  | { kind: 'ace'; p: PlayerID; card: Ref }
  | { kind: 'alert'; p: PlayerID; alert: AlertKind; sector: SectorId; tokens: number; die: number }
  | { kind: 'alert-card'; card: Ref }
  | { kind: 'alert-moved'; card: Ref; deck: DeckId }
  | { kind: 'alerted'; alert: AlertKind; sector: SectorId; n: number }
  | { kind: 'alliance'; p: PlayerID }
  | { kind: 'botched'; p: PlayerID }
  | { kind: 'bought'; p: PlayerID; card: Ref; price: number }
  | { kind: 'bound'; p: PlayerID; bounty: Ref; crew: Ref }
  | { kind: 'bounty-done'; p: PlayerID; bounty: Ref; crew: Ref[]; pay: number }
  | { kind: 'bounty-off'; bounty: Ref }
  | { kind: 'bribe'; p: PlayerID; amount: number }
  | { kind: 'called'; p: PlayerID; call: string }
  | { kind: 'calmed'; p: PlayerID; crew: Ref }
  | { kind: 'captain'; p: PlayerID; card: Ref }
  | { kind: 'cash'; p: PlayerID; amount: number; by?: Ref }
  | { kind: 'challenge'; p: PlayerID; job: Ref; challenge: Ref }
  | { kind: 'considers'; p: PlayerID; deck: DeckId; taken: number; drawn: number }
  | { kind: 'corvette'; p: PlayerID }
  | { kind: 'cuts'; p: PlayerID; crew: Ref[]; amount: number }
  | { kind: 'deals'; p: PlayerID; contact: ContactId }
  | { kind: 'delivered'; p: PlayerID; token: Token; n: number }
  | { kind: 'die'; p: PlayerID; die: number; why: string; added?: number; marks?: number[]; against?: { n: number; count: Count } }
  | { kind: 'discarded'; p: PlayerID; card: Ref }
  | { kind: 'dismissed'; p: PlayerID; crew: Ref }
  | { kind: 'disgruntled'; p: PlayerID; crew: Ref }
  | { kind: 'freed'; p: PlayerID; crew: Ref }
  | { kind: 'gave'; p: PlayerID; to: PlayerID; amount: number }
  | { kind: 'goal'; p: PlayerID; n: number }
  | { kind: 'goal-chosen'; p: PlayerID; n: number }
  | { kind: 'haven'; p: PlayerID; sector: SectorId }
  | { kind: 'hired-away'; p: PlayerID; from: PlayerID; crew: Ref; price: number }
  | { kind: 'job-done'; p: PlayerID; job: Ref; pay: number }
  | { kind: 'job-lost'; p: PlayerID; job: Ref }
  | { kind: 'job-started'; p: PlayerID; job: Ref }
  | { kind: 'joined'; p: PlayerID; crew: Ref; price?: number }
  | { kind: 'killed'; p: PlayerID; crew: Ref }
  | { kind: 'left'; p: PlayerID; crew: Ref }
  | { kind: 'loaded'; p: PlayerID; token: Token; n: number; price?: number; by?: Ref }
  | { kind: 'lost'; p: PlayerID; token: Token; n: number }
  | { kind: 'make-work'; p: PlayerID; pay: number }
  | { kind: 'misbehave'; p: PlayerID; card: Ref }
  | { kind: 'moved'; p: PlayerID; to: SectorId }
  | { kind: 'nav'; p: PlayerID; card: Ref }
  | { kind: 'option'; p: PlayerID; from: ChooseFrame['from']; card: Ref; option: number; picked: Option }
  | { kind: 'over'; winner: PlayerID | null; reason: string }
  | { kind: 'peeks'; p: PlayerID; deck: DeckId; n: number }
  | { kind: 'prisoner'; p: PlayerID; bounty: Ref; crew: Ref }
  | { kind: 'proceed'; p: PlayerID }
  | { kind: 'reavers'; p: PlayerID }
  | { kind: 'removed'; p: PlayerID; crew: Ref }
  | { kind: 'reshuffle'; deck: DeckId }
  | { kind: 'returned'; p: PlayerID; crew: Ref }
  | { kind: 'saved'; p: PlayerID; crew: Ref }
  | { kind: 'seeded'; p: PlayerID; job: Ref; sector: SectorId }
  | { kind: 'ship'; ship: NpcShip; from: SectorId; to: SectorId }
  | { kind: 'shore-leave'; p: PlayerID; price: number }
  | { kind: 'showdown'; p: PlayerID; rival: PlayerID | null; card: Ref; attack: number; defence: number; won: boolean }
  | { kind: 'sold'; p: PlayerID; token: Token; n: number; price: number }
  | { kind: 'solid'; p: PlayerID; contact: ContactId }
  | { kind: 'solid-lost'; p: PlayerID; contact: ContactId }
  | { kind: 'stole'; p: PlayerID; from: PlayerID; token: Token; n: number }
  | { kind: 'stole-cash'; p: PlayerID; from: PlayerID; amount: number }
  | { kind: 'stole-goals'; p: PlayerID; from: PlayerID; n: number }
  | { kind: 'stole-job'; p: PlayerID; from: PlayerID; deck: DeckId }
  | { kind: 'split'; p: PlayerID; stay: Ref[]; away: Ref[] }
  | { kind: 'story'; p: PlayerID; story: CardId }
  | { kind: 'test'; p: PlayerID; skill: Skill; dice: number[]; added: number; total: number; marks?: number[] }
  | { kind: 'took-job'; p: PlayerID; deck: DeckId; job?: Ref }
  | { kind: 'traded'; p: PlayerID; with: PlayerID; give: Bundle; want: Bundle }
  | { kind: 'turn'; p: PlayerID }
  | { kind: 'turned-up'; deck: DeckId; cards: Ref[] }
  | { kind: 'unpaid'; p: PlayerID; crew: Ref }
  | { kind: 'walkout'; p: PlayerID; crew: Ref }
  | { kind: 'wanted'; p: PlayerID; crew: Ref }
  | { kind: 'warrants'; p: PlayerID; n: number }
  | { kind: 'work'; p: PlayerID; job: Ref; goal?: number; crew: Ref[] };

export type EntryOf<K extends LogEntry['kind']> = Extract<LogEntry, { kind: K }>;
