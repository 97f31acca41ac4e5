import type { FrameKinds } from '../engine/frames';
import { type AcquireFrame, acquire } from './acquire';
import { type CancelFrame, cancel } from './cancel';
import { type CancelledFrame, cancelled, type DealFrame, deal } from './deal';
import { type EffectsFrame, effects } from './effects';
import { type MarkFrame, mark } from './episode';
import { type FightFrame, fight } from './fight';
import { type LookFrame, look } from './look';
import { type PickFrame, pick } from './pick';
import { type PlayCardFrame, playCardKind } from './play-card';
import { type ReactFrame, react } from './react';
import { type RecruitFrame, recruit } from './recruit';
import { type RescueFrame, rescue } from './rescue';
import { type RetainFrame, retain } from './retain';
import { type RewardFrame, reward } from './reward';
import { type DraftFrame, draft, type FactionFrame, faction } from './setup/draft';
import type { State } from './state';
import { type SupplyCardFrame, supplyCard } from './supply-card';
import { type ClearOutFrame, clearOut, type TurnFrame, turn } from './turn';

/** Every kind of frame; its module says how it behaves. */
export type Frame =
  | AcquireFrame
  | CancelFrame
  | CancelledFrame
  | ClearOutFrame
  | DealFrame
  | DraftFrame
  | EffectsFrame
  | FactionFrame
  | FightFrame
  | LookFrame
  | MarkFrame
  | PickFrame
  | PlayCardFrame
  | ReactFrame
  | RecruitFrame
  | RescueFrame
  | RetainFrame
  | RewardFrame
  | SupplyCardFrame
  | TurnFrame;

export const kinds: FrameKinds<State, Frame> = {
  acquire,
  cancel,
  cancelled,
  'clear-out': clearOut,
  deal,
  draft,
  effects,
  faction,
  fight,
  look,
  mark,
  pick,
  'play-card': playCardKind,
  react,
  recruit,
  rescue,
  retain,
  reward,
  'supply-card': supplyCard,
  turn,
};
