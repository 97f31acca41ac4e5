import type { FrameKinds } from '../engine/frames';
import { type AbilityFrame, ability } from './ability';
import { type PurchaseFrame, purchase } from './actions/buy';
import { type DealFrame, deal } from './actions/deal';
import { type DeliverFrame, type DeliverSetsFrame, deliverKind, deliverSets } from './actions/deliver';
import { type DiscardJobsFrame, discardJobsKind } from './actions/discard-jobs';
import { type FlyFrame, fly } from './actions/fly';
import { type GainCardFrame, gainCard } from './actions/gain-card';
import { type MusterFrame, muster } from './actions/muster';
import { type SetOffFrame, setOff } from './actions/set-off';
import { type WorkFrame, work } from './actions/work';
import { type AlertFrame, alert, type ScanFrame, scan } from './alerts';
import { type FreeCrewFrame, freeCrewKind, type SpoilsFrame, spoils } from './bounty/free';
import { type ChooseFrame, choose } from './choose';
import { type ConsiderFrame, consider, type KeepFrame, keep, type PickContactFrame, pickContact } from './consider';
import { type AllianceFrame, alliance } from './contacts/alliance';
import { type CorvetteFrame, corvette } from './contacts/corvette';
import { type ReaverFrame, reaver } from './contacts/reaver';
import { type LoseSolidFrame, loseSolidKind } from './contacts/solid';
import { type SpareFrame, spareKind } from './contacts/spare';
import { type WantedRollFrame, wantedRoll } from './contacts/wanted-roll';
import { type EffectsFrame, effects } from './effects';
import { type EvadeFrame, evade } from './evade';
import { type BetterOfferFrame, betterOffer } from './free/better-offer';
import { type GiftFrame, gift } from './free/give-money';
import { type OutfitFrame, outfit } from './free/outfit';
import { type OverloadFrame, overload } from './free/overload';
import { type StowFrame, stow } from './free/stow';
import { type TradeFrame, trade } from './free/trade';
import { type GambleFrame, gamble } from './gamble';
import { type KillFrame, kill } from './kill';
import { type GoodsFrame, goods } from './load';
import { type MisbehaveFrame, misbehave } from './misbehave';
import { type NavFrame, nav, type ReshuffleFrame, reshuffleKind } from './nav';
import { type MoveNpcFrame, moveNpc } from './npc';
import { type PayCrewFrame, payCrew } from './pay-crew';
import { type PeekFrame, type PickDeckFrame, peek, pickDeck } from './peek';
import { type PickCrewFrame, pickCrew } from './pick-crew';
import { type DraftFrame, draft } from './setup/draft';
import { type ShowdownFrame, showdown } from './showdown';
import { type SplitFrame, split } from './split';
import { type StandInFrame, standIn } from './stand-in';
import type { State } from './state';
import { type LootFrame, loot, type StealJobsFrame, stealJobs } from './steal';
import { type TestFrame, test } from './test';
import { type TurnFrame, turn } from './turn';

/** Every kind of frame; its module says how it behaves. */
export type Frame =
  | AbilityFrame
  | AlertFrame
  | AllianceFrame
  | BetterOfferFrame
  | ChooseFrame
  | ConsiderFrame
  | CorvetteFrame
  | DealFrame
  | DeliverFrame
  | DeliverSetsFrame
  | DiscardJobsFrame
  | DraftFrame
  | EffectsFrame
  | EvadeFrame
  | FlyFrame
  | FreeCrewFrame
  | GainCardFrame
  | GambleFrame
  | GiftFrame
  | GoodsFrame
  | KeepFrame
  | KillFrame
  | LootFrame
  | LoseSolidFrame
  | MisbehaveFrame
  | MoveNpcFrame
  | MusterFrame
  | NavFrame
  | OutfitFrame
  | OverloadFrame
  | PayCrewFrame
  | PeekFrame
  | PickContactFrame
  | PickCrewFrame
  | PickDeckFrame
  | PurchaseFrame
  | ReaverFrame
  | ReshuffleFrame
  | ScanFrame
  | SetOffFrame
  | ShowdownFrame
  | SpareFrame
  | SpoilsFrame
  | StandInFrame
  | StealJobsFrame
  | SplitFrame
  | StowFrame
  | TestFrame
  | TradeFrame
  | TurnFrame
  | WantedRollFrame
  | WorkFrame;

export const kinds: FrameKinds<State, Frame> = {
  ability,
  alert,
  alliance,
  'better-offer': betterOffer,
  choose,
  consider,
  corvette,
  deal,
  deliver: deliverKind,
  'deliver-sets': deliverSets,
  'discard-jobs': discardJobsKind,
  draft,
  effects,
  evade,
  fly,
  'free-crew': freeCrewKind,
  'gain-card': gainCard,
  gamble,
  gift,
  goods,
  keep,
  kill,
  loot,
  'lose-solid': loseSolidKind,
  misbehave,
  'move-npc': moveNpc,
  muster,
  nav,
  outfit,
  overload,
  'pay-crew': payCrew,
  peek,
  'pick-contact': pickContact,
  'pick-crew': pickCrew,
  'pick-deck': pickDeck,
  purchase,
  reaver,
  reshuffle: reshuffleKind,
  scan,
  'set-off': setOff,
  showdown,
  spare: spareKind,
  spoils,
  'stand-in': standIn,
  'steal-jobs': stealJobs,
  split,
  stow,
  test,
  trade,
  turn,
  'wanted-roll': wantedRoll,
  work,
};
