import type { Count, JobFilter, Prices, Who } from './amounts';
import type { Effect } from './effects';
import type { Need } from './needs';
import type { Place } from './places';
import type { ActionName, CardId, ContactId, CrewName, Freight, Good, Keyword, NpcShip, Skill, SupplyKind, SupplyPlanet } from './words';

/** The moment an ability belongs to. */
export type Trigger =
  /** As long as the card is in play: crew aboard, gear carried, upgrade installed, alert or story in force. */
  | 'always'
  /** Gear is handed to crew. */
  | 'carry'
  /** It is settled who and what goes on a job. */
  | 'job'
  /** Just before a skill test is rolled. */
  | 'test'
  /** The dice of a skill test are seen. */
  | 'after-roll'
  /** A need or an ace is being checked. */
  | 'need'
  /** It uses up an action of the kind in `action`. */
  | 'action'
  /** Any moment of the own turn, no action used. */
  | 'turn'
  /** Any moment of anybody's turn. */
  | 'any-time'
  /** In a Buy action; with `do`: as the card itself is bought. */
  | 'buy'
  /** Crew are hired. */
  | 'hire'
  /** In a Deal action; on a contact's card in a Deal with that contact. */
  | 'deal'
  /** Goods are sold to a contact. */
  | 'sell'
  /** Shore leave is given. */
  | 'shore-leave'
  /** In a Fly action. */
  | 'fly'
  /** In a full burn. */
  | 'full-burn'
  /** A cruiser, cutter or corvette, or a nav card about one, is met. */
  | 'encounter'
  /** A player moves the cruiser, a cutter or the corvette. */
  | 'ship-moves'
  /** At the Alliance contact event. */
  | 'alliance-contact'
  /** Reavers have cost the player crew. */
  | 'crew-lost-to-reavers'
  /** At a medic check. */
  | 'medic-check'
  /** Wanted crew are rolled for. */
  | 'wanted-roll'
  /** A warrant is issued to the player. */
  | 'warrant'
  /** Solid would be gained. */
  | 'gain-solid'
  /** Solid would be lost. */
  | 'lose-solid'
  /** A crew would be killed. */
  | 'kill'
  /** A crew would be disgruntled. */
  | 'disgruntle'
  /** A gear card would be discarded. */
  | 'gear-discard'
  /** A job is worked. */
  | 'work'
  /** While misbehaving. */
  | 'misbehave'
  /** A misbehave card is proceeded past. */
  | 'misbehave-proceed'
  /** Something is delivered; on a job by this job. */
  | 'deliver'
  /** A job is completed and paid; on a job this one. */
  | 'job-complete'
  /** A job is botched. */
  | 'job-botched'
  /** A job is discarded. */
  | 'job-discarded'
  /** At a Salvage Op. */
  | 'salvage'
  /** On Make-Work. */
  | 'make-work'
  /** A goal token is gained. */
  | 'goal'
  /** In a showdown. */
  | 'showdown'
  /** The player has lost a showdown. */
  | 'showdown-lost'
  /** At a boarding test. */
  | 'boarding'
  /** About bounties. */
  | 'bounty'
  /** A bounty is delivered. */
  | 'bounty-delivered'
  /** The bank has nothing left. */
  | 'bank-empty'
  /** The last timer token is gone. */
  | 'timer-empty'
  /** A contact has neither deck nor discard pile left. */
  | 'contact-decks-empty'
  /** Play has stopped, before anything is compared. */
  | 'game-end';

/**
 * What a card in play does or changes. It concerns the card's owner; on a story, setup or alert card each player alike.
 * Either `do` or `modifier`, never both.
 */
export type Ability = AbilityFrame & ({ do: Effect[]; modifier?: undefined } | { modifier: Modifier; do?: undefined });

/** When and at what price an ability works. */
export interface AbilityFrame {
  /** The moment. */
  when: Trigger;
  /** With `when: 'action'`: the kind of action it uses up. */
  action?: 'any' | ActionName;
  /** The usual place limit of that action does not hold. */
  anywhere?: true;
  /** Must hold. */
  needs?: Need[];
  /** Paid first, in full. */
  cost?: Effect[];
  /** The player may decline; without it the ability is forced. */
  may?: true;
  /** At most once in that span; `action`: in the action it happens in. */
  once?: 'turn' | 'job' | 'action';
  /** The card itself is discarded by using it. */
  discard?: true;
}

/** Added to the usual number. */
export interface Add {
  /** So much. */
  add: number;
}
/** In place of the usual number. */
export interface SetTo {
  /** So much. */
  set: number;
}

/**
 * What is different while an ability works. `skillBonus` with `always` on a crew card is added to that crew's own
 * skill; with `test`, `after-roll`, `showdown` or `boarding` to the total.
 */
export interface Modifier {
  // -- numbers
  /** Range of a full burn. */
  burnRange?: Add & { per?: Count };
  /** Sectors a mosey may cover. */
  moseyRange?: SetTo;
  /** Fuel to start a full burn, while this job is active and its pick-up done. */
  heavyLoad?: Add;
  /** Crew places of the ship. */
  crewMax?: Add;
  /** Hold spaces; `only`: what they take. */
  hold?: Add & { only?: Freight[] };
  /** Stash spaces. */
  stash?: Add;
  /** Gear this crew may carry. */
  gearLimit?: SetTo;
  /** Crew that may go on the attached job. */
  crewOnJobLimit?: SetTo;
  /** Misbehave cards to be faced, never fewer than `min`. */
  misbehaveCards?: Add & { min?: number };
  /** Inactive jobs in hand. */
  handLimit?: Add | SetTo;
  /** Active jobs. */
  activeJobs?: Add;
  /** Jobs considered in a Deal. */
  considerJobs?: SetTo;
  /** Supply cards that may be bought in one Buy. */
  buyCards?: SetTo;
  /** Result of medic checks. */
  medicBonus?: Add;
  /** Dollars for each bounty delivered; several add up. */
  bountyBonus?: Add;
  /** Wanted rolls this crew must pass. */
  wantedRolls?: SetTo;
  /** Sectors the moved ship may go. */
  shipSteps?: Add;

  // -- tests and dice
  /** Added to the total; `any`: whatever is tested; `rival`: to the other side's. */
  skillBonus?: Add & { skill: Skill | 'any'; whose?: 'rival' };
  /** Those crew's points in one skill count in tests of the other as well. */
  addSkill?: { from: Skill; to: Skill; who: Who };
  /** A test of one skill is taken as a test of the other. */
  treatTestAs?: { from: Skill; to: Skill };
  /** A die before each test says what this crew adds, or what else happens. */
  preTestRoll?: { bands: PreTestBand[] };
  /** Added to that crew's `preTestRoll`. */
  preTestRollBonus?: Add & { crew: CrewName };
  /** The roll may be made again, or the rival must make it again. */
  reroll?: { whose: 'own' | 'rival'; skill?: Skill };
  /** Dice showing 1 are rolled again in those tests. */
  rerollOnes?: { skill: Skill } | { during: 'misbehave' | 'fly' };
  /** Roll so many dice and keep the highest. */
  rollKeepBest?: { skill: Skill; dice: number };
  /** The die counts as that face and still earns the bonus die. */
  setRoll?: { skill: Skill; to: number; heroics: true };
  /** A 6 earns no bonus die in tests of that skill. */
  noHeroics?: { skill: Skill };
  /** Bribes may be paid before any test of that skill, except there. */
  bribes?: { skill: Skill; except: 'showdown'[] };
  /** The rival fights kosherized. */
  kosherized?: { whose: 'rival' };
  /** Fight of this gear, or of all gear this crew carries, counts in kosherized tests. */
  countsKosherized?: 'this-gear' | 'own-gear';
  /** Points of that skill are not added to any test of the attached job. */
  prohibitSkill?: Skill;

  // -- carrying, counting as, who may
  /** It does not count towards the gear limit. */
  freeCarry?: true;
  /** Gear that fits cannot be carried by this crew. */
  cannotCarry?: Need;
  /** What the carrier must be or have. */
  carryNeeds?: Need[];
  /** What must be among the crew for the card to work at all. */
  useNeeds?: Need[];
  /** This card answers that need, or aces a misbehave card. */
  countAs?: Need | { ace: true };
  /** This crew cannot go on such jobs. */
  stayAboard?: JobFilter;
  /** No gear may be used on the attached job. */
  prohibitGear?: true;
  /** Such crew cannot be hired. */
  cannotHire?: Who;
  /** Only on that ship, and never replaced. */
  driveLocked?: CardId;

  // -- what happens to crew and gear
  /** A die of at least `min` saves them. */
  saveRoll?: { who: Who; min: number };
  /** That does not happen. */
  prevent?: { event: 'kill' | 'warrant' | 'lose-solid'; who?: Who };
  /** Must be the first one chosen for any kill. */
  killFirst?: true;
  /** May die in place of another crew in these events. */
  killInstead?: ('kill' | 'apprehend' | 'seize')[];
  /** The pile a killed copy goes to. */
  killedTo?: 'discard';
  /** Counts as a passed medic check. */
  medicSuccess?: true;
  /** The token meant for one goes to the other. */
  redirectDisgruntle?: { from: Who; to: Who };
  /** These crew do not mind missing their cut. */
  noUnpaidDisgruntle?: Who;
  /** Moral crew take no cut of this job and do not mind. */
  goodDeeds?: true;
  /** They skip wanted rolls. */
  ignoreWanted?: { who: Who; n?: number };
  /** A wanted roll must be higher than this. */
  dodgeAbove?: Count;
  /** A die of at least `min` keeps the gear. */
  keepOnRoll?: { min: number };

  // -- flying, ship and Alliance
  /** Breakdowns do nothing. */
  ignoreBreakdowns?: true;
  /** `heavyLoad` does nothing. */
  heavyLoadImmune?: true;
  /** May fly into a sector with Reavers. */
  enterReaverSector?: true;
  /** Nav cards that would move these ships count as The Big Black. */
  navAsBigBlack?: { moves: NpcShip[] };
  /** These nav cards may be ignored. */
  ignoreNav?: CardId[];
  /** Roll a die: so many sectors are crossed without nav cards. */
  freeSectors?: 'die';
  /** The Alliance cannot take these. */
  noSeize?: Freight[];
  /** Rivals cannot board this ship with these skills. */
  noBoarding?: Skill[];
  /** Rivals cannot jump this player's bounties. */
  noBountyJump?: true;
  /** Alert tokens are not used. */
  noAlertTokens?: true;

  // -- buying, dealing, working
  /** Such cards cost their price times `factor`. */
  discount?: { kinds: SupplyKind[]; keywords?: Keyword[]; factor: number };
  /** Contacts pay so much more for each. */
  sellBonus?: Prices;
  /** Every contact one may sell to takes these too, at that price. */
  sellGoods?: Prices;
  /** These cannot be sold to contacts. */
  noSell?: Good[];
  /** Shore leave is possible there, at that cost for each crew. */
  shoreLeave?: { at: Place; cost?: number };
  /** One Buy action covers all of these. */
  oneAction?: ('buy-fuel' | 'shore-leave')[];
  /** Up to so many fuel cost nothing. */
  freeFuel?: number;
  /** No Buy action there. */
  noBuyAt?: (SupplyPlanet | 'supply-under-alert')[];
  /** No Deal with them. */
  noDealWith?: (ContactId | 'contact-under-alert')[];
  /** Their jobs cannot be worked. */
  noWorkFor?: ContactId[];
  /** Where from one may deal with this contact. */
  dealFrom?: Place;
  /** A Deal can do no more than this. */
  only?: ('buy-goods' | 'sell-goods')[];
  /** Solid with that contact does not count. */
  notSolid?: ContactId;
  /** Must hold to become Solid with this contact. */
  solidNeeds?: Need[];
  /** Solid with these is not lost. */
  keepSolid?: ContactId[];
  /** Completing such a job is a Salvage Op too. */
  alsoSalvage?: JobFilter;
  /** The top job of each contact deck lies face up, open to all players. */
  sharedJobs?: true;
  /** A Work action may start a job that lies open to all; it is then the player's own. */
  mayStart?: 'shared-job';
  /** How often each action may be used in a turn, in place of two different ones. */
  actions?: Record<ActionName, number>;
}

/** Key of a modifier. */
export type ModifierKey = keyof Modifier;

/** What a face of a `preTestRoll` brings: effects, or points in a skill (`choose`: one the player names). */
export type PreTestBand = { min: number; max?: number } & ({ effects: Effect[] } | { skill: Skill | 'choose'; add: number });
