/** What crew are good at, and what is tested. */
export type Skill = 'fight' | 'tech' | 'negotiate';
/** A tag on gear, crew or upgrades that cards ask for. */
export type Keyword = 'explosives' | 'fake-id' | 'fancy-duds' | 'firearm' | 'hacking-rig' | 'sniper-rifle' | 'transport' | 'knife';
/** What a crew member is by trade. */
export type Profession =
  | 'companion'
  | 'grifter'
  | 'hill-folk'
  | 'lawman'
  | 'mechanic'
  | 'medic'
  | 'merc'
  | 'mudder'
  | 'pilot'
  | 'soldier';
/** Tokens a ship carries. */
export type Good = 'cargo' | 'contraband' | 'fuel' | 'parts';
/** People a ship carries who are not crew. */
export type Rider = 'passengers' | 'fugitives';
/** Who rules a part of space; also names the nav deck flown there. */
export type Zone = 'alliance' | 'border' | 'rim';
/** A box or pack the game was published in. */
export type SetId =
  | 'base'
  | 'breakin-atmo'
  | 'pirates'
  | 'blue-sun'
  | 'kalidasa'
  | 'jetwash'
  | 'esmeralda'
  | 'artful-dodger'
  | 'crime'
  | 'coachworks'
  | 'still-flyin'
  | 'tenth'
  | 'promo';
/** Those who hand out jobs. */
export type ContactId =
  | 'amnon-duul'
  | 'badger'
  | 'patience'
  | 'niska'
  | 'harken'
  | 'lord-harrow'
  | 'mr-universe'
  | 'higgins'
  | 'fanty-mingo';
/** Places with a supply deck of their own. */
export type SupplyPlanet = 'osiris' | 'persephone' | 'regina' | 'silverhold' | 'space-bazaar' | 'meridian' | 'beaumonde';
/** Ships nobody at the table owns: Alliance Cruiser, Reaver Cutter, Operative's Corvette. */
export type NpcShip = 'cruiser' | 'cutter' | 'corvette';
/** What sort of work a job is; with two types the rules of both apply. */
export type JobType = 'crime' | 'shipping' | 'smuggling' | 'transport' | 'task' | 'piracy' | 'bounty' | 'challenge' | 'salvage';
/** What a supply card is. */
export type SupplyKind = 'crew' | 'gear' | 'upgrade' | 'drive';
/** The four things a turn's actions are spent on. */
export type ActionName = 'fly' | 'buy' | 'deal' | 'work';
/** Suit of a misbehave card. */
export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';
/** Token of unrest lying in a sector. */
export type AlertKind = 'alliance' | 'reaver';
/** Everything that counts in a hold. */
export type Freight = Good | Rider;

/** Any card; unique among cards of its sort (supply, leader, job, nav, ...). */
export type CardId = string;
/** A sector of the map. */
export type SectorId = string;
/** A planet, sector or region of the map. */
export type PlaceId = string;
/** A crew card's `id` or `group`: every supply card that bears it is meant. */
export type CrewName = string;
