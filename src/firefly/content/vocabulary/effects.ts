import type { Amount, Count, Goods, NavDeckName, Who } from './amounts';
import type { Need } from './needs';
import type { Place } from './places';
import type { Band, Option, Test } from './tests';
import type { ActionName, AlertKind, CardId, ContactId, Keyword, NpcShip, SupplyKind, SupplyPlanet, Zone } from './words';

/** One thing that happens. */
export type Effect = Verb & {
  /** The player may leave it out. */
  may?: true;
};

/** Name of an effect. */
export type EffectName = Effect['do'];
/** The effect of that name. */
export type EffectOf<V extends EffectName> = Extract<Effect, { do: V }>;

/** What effects there are, without the freedom to skip one. */
export type Verb =
  // -- endings
  /** Past this misbehave card, or this test or option of a step: go on. */
  | { do: 'proceed' }
  /** The attempt ends; the job stays active, the goal open. */
  | { do: 'botch' }
  /** A warrant is issued at work: one token, the attempt ends; a job is discarded and Solid with its contact lost. */
  | { do: 'warrant' }
  /** Nav: the ship may fly on. */
  | { do: 'keep-flying' }
  /** The flight ends in this sector. */
  | { do: 'full-stop' }
  /** The ship moves to a neighbouring sector of its owner's choice, without a nav card, and stops there. */
  | { do: 'evade' }
  /** This goal is reached: take one goal token. */
  | { do: 'goal-done' }
  /** The player wins at once. */
  | { do: 'win' }
  /** Every rival takes one more turn, the caller none; then the game ends. */
  | { do: 'last-call' }
  /** Every player takes one last turn without these actions; then the game ends. */
  | {
      do: 'last-turn';
      /** Actions not to be had in it. */
      without?: ActionName[];
    }
  /** Play stops and the story's `win` is compared. */
  | { do: 'end-game' }
  /** The turn is over. */
  | { do: 'end-turn' }

  // -- flow
  /** One way when all needs hold, the other when not. */
  | {
      do: 'if';
      /** What decides. */
      needs: Need[];
      /** When they hold; with `may` the player can take `else` all the same. */
      then?: Effect[];
      /** When they do not. */
      else?: Effect[];
    }
  /** The player picks an option; with `may` possibly none. */
  | {
      do: 'choose';
      /** What there is to pick. */
      options: Option[];
    }
  /** A test inside something else. */
  | {
      do: 'test';
      /** What is tested. */
      test: Test;
    }
  /** One bare die, read in bands; not a skill test. */
  | {
      do: 'roll';
      /** What each face brings. */
      bands: Band[];
    }
  /** One bare die against a number; not a skill test. */
  | {
      do: 'roll-against';
      /** How the die must compare. */
      is: 'lower' | 'at-most' | 'higher';
      /** What it is compared with. */
      count: Count;
      /** When it does. */
      then?: Effect[];
      /** When it does not. */
      else?: Effect[];
    }
  /** A game of chance with misbehave cards (turned up, not resolved) or with dice. */
  | {
      do: 'gamble';
      /** Cards turned up. */
      draw?: number;
      /** Dice rolled. */
      dice?: number;
      /** A stake of at most so much is paid first. */
      stakeUpTo?: number;
      /** Named beforehand: a card matches when it has it. Without a call cards match that share a suit, dice that show one face. */
      call?: 'suit' | 'colour';
      /** So many must match for `win`; left out: it always comes. */
      match?: number;
      /** Once, on a match. */
      win?: Effect[];
      /** For every matching card. */
      each?: Effect[];
    }
  /** Once for each such crew, who is then `that-crew`. */
  | {
      do: 'for-each';
      /** Over whom. */
      who: Who;
      /** What each goes through. */
      effects: Effect[];
    }
  /** The crew on the job part into teams. */
  | {
      do: 'split-crew';
      /** How many teams. */
      teams: number;
      /** What each team does on its own. */
      each?: Effect[];
      /** What a team's botch does in place of ending the attempt. */
      teamBotch?: Effect[];
      /** What a team's warrant does. */
      teamWarrant?: Effect[];
      /** What the team without the leader does. */
      teamWithoutLeader?: Effect[];
      /** When all are together again. */
      after: Effect[];
    }
  /** Further misbehave cards; what follows comes only when all are passed. */
  | {
      do: 'draw-misbehave';
      /** How many. */
      n: number;
      /** This card is discarded and the new one takes its place. */
      instead?: true;
    }
  /** More actions this turn. */
  | {
      do: 'extra-action';
      /** How many. */
      n: number;
    }

  // -- crew
  /** Crew die, of their owner's choice. */
  | {
      do: 'kill';
      /** How many. */
      n: Amount;
      /** Among whom; left out: those on the job, outside a job those aboard. */
      who?: Who;
    }
  /** Crew leave to their discard pile. */
  | {
      do: 'discard-crew';
      /** Which. */
      who: Who;
      /** How many. */
      n?: number;
    }
  /** Crew leave the game. */
  | {
      do: 'remove-crew';
      /** Which. */
      who: Who;
      /** How many. */
      n?: number;
      /** Whatever spares crew a wanted roll spares them this as well. */
      preventedBy?: 'wanted-protection';
    }
  /** A disgruntled token each. */
  | {
      do: 'disgruntle';
      /** Whom. */
      who: Who;
      /** Those who have one already are passed over. */
      unlessAlready?: true;
    }
  /** Disgruntled tokens go. */
  | {
      do: 'clear-disgruntled';
      /** Whose. */
      who: Who;
      /** How many crew. */
      n?: number;
    }
  /** A wanted token each; nobody has two. */
  | {
      do: 'wanted';
      /** Whom. */
      who: Who;
    }
  /** Wanted tokens go. */
  | {
      do: 'clear-wanted';
      /** Whose. */
      who: Who;
      /** How many crew. */
      n?: number;
      /** Or fewer. */
      upTo?: true;
    }
  /** A die for each; the unlucky are seized and out of the game. */
  | {
      do: 'wanted-roll';
      /** Who rolls. */
      who: Who;
      /** Faces on which a crew member is seized. */
      removeOn: number[];
      /** When at least one was. */
      anySeized?: Effect[];
      /** When nobody was. */
      noneSeized?: Effect[];
    }
  /** Crew leave the job and go back aboard. */
  | {
      do: 'return-to-ship';
      /** Which. */
      who: Who;
      /** How many. */
      n?: Amount;
    }
  /** That crew is bound under this bounty. */
  | {
      do: 'apprehend';
      /** Whom. */
      who: Who;
    }
  /** The prisoner picked at setup is freed. */
  | { do: 'rescue-prisoner' }
  /** All such gear carried on the job leaves the game. */
  | {
      do: 'seize-gear';
      /** Gear with one of these. */
      keywords: Keyword[];
      /** When there was some. */
      ifAny?: Effect[];
      /** For each crew who carried some, who is then `that-crew`. */
      carriers?: Effect[];
    }

  // -- goods and money
  /** Taken aboard from the bank, within free space. */
  | {
      do: 'load';
      /** What. */
      goods: Goods;
      /** Or less. */
      upTo?: true;
      /** That much for each of these. */
      per?: Count;
    }
  /** Gone, as much of it as there is. */
  | {
      do: 'lose';
      /** What. */
      goods: Goods;
      /** `hold`: what lies in the stash is safe. */
      where: 'any' | 'hold';
      /** Fugitives: those bound under bounties too. */
      bound?: true;
    }
  /** Paid in goods from anywhere aboard, in full. */
  | {
      do: 'spend';
      /** What. */
      goods: Goods;
    }
  /** Paid to the bank. */
  | {
      do: 'pay';
      /** Dollars; `cut`: the hiring cost of `that-crew`. */
      amount: number | 'cut';
      /** So much for each of these. */
      per?: Count;
      /** All the player has if that is less. */
      upToAllMoney?: true;
    }
  /** Taken from the bank. */
  | {
      do: 'take';
      /** Dollars. */
      amount: number;
      /** So much for each of these. */
      per?: Count;
    }
  /** Bought from the bank. */
  | {
      do: 'buy';
      /** What. */
      goods: Goods;
      /** Dollars each. */
      price: number;
      /** Or less. */
      upTo?: true;
    }
  /** Sold to the bank. */
  | {
      do: 'sell';
      /** What. */
      goods: Goods;
      /** Dollars each. */
      price: number;
      /** Or less. */
      upTo?: true;
    }
  /** Goods exchanged one for one for goods of other kinds. */
  | {
      do: 'swap';
      /** How much. */
      goods: Goods;
      /** Or less. */
      upTo?: true;
    }
  /** Goods of the job's target, but not what is in its stash. */
  | {
      do: 'steal';
      /** What. */
      goods: Goods;
      /** Where from. */
      where: 'hold';
      /** Or less. */
      upTo?: true;
    }
  /** Inactive job cards of the job's target. */
  | {
      do: 'steal';
      /** How many. */
      jobs: number;
      /** Or fewer. */
      upTo?: true;
    }
  /** Money of the job's target. */
  | {
      do: 'steal';
      /** Dollars. */
      amount: number;
    }
  /** Goal tokens of the job's target. */
  | {
      do: 'steal';
      /** How many. */
      goalTokens: number;
    }
  /** If this attempt succeeds the job pays so much more or less. */
  | {
      do: 'pay-modifier';
      /** Dollars. */
      amount: number;
    }
  /** If this attempt succeeds the job's pay is multiplied. */
  | {
      do: 'pay-modifier';
      /** By this. */
      factor: number;
      /** To whole dollars. */
      round: 'down';
      /** Bonuses stay whole. */
      bonuses: false;
    }
  /** The pay of unfinished jobs is paid to the bank. */
  | {
      do: 'settle-jobs';
      /** Which of them. */
      which: ('active' | 'hand')[];
    }

  // -- cards and decks
  /** Supply cards taken from a discard pile; crew so gained are hired. Exactly one of `kinds`, `keywords`, `card` says which. */
  | {
      do: 'gain-card';
      /** Cards of one of these kinds. */
      kinds?: SupplyKind[];
      /** Cards with one of these keywords. */
      keywords?: Keyword[];
      /** That very card. */
      card?: CardId;
      /** How many. */
      n: number | 'no-limit';
      /** From whose pile. */
      from: { discard: SupplyPlanet | 'any' };
      /** Its cost times this is paid; 0 is free. */
      factor: number;
    }
  /** Own cards of these kinds are discarded. */
  | {
      do: 'discard-card';
      /** Of these kinds. */
      kinds: SupplyKind[];
      /** How many. */
      n: number;
    }
  /** This card is discarded. */
  | {
      do: 'discard-card';
      /** This one. */
      card: 'self';
    }
  /** This card leaves the game. */
  | {
      do: 'remove-card';
      /** This one. */
      card: 'self';
    }
  /** Draw until such a card comes and keep it. */
  | {
      do: 'draw-until';
      /** From here. */
      deck: SupplyPlanet;
      /** Until one of these kinds. */
      kinds: SupplyKind[];
      /** Where the others go. */
      rest: 'discard';
    }
  /** Look at the top of a deck. */
  | {
      do: 'peek';
      /** Which. */
      deck: NavDeckName | 'misbehave';
      /** How many cards. */
      n: number;
      /** Put them back in any order, or throw all of them away. */
      mode: 'reorder' | 'reorder-or-discard-all';
    }
  /** The deck is shuffled together with its discard pile. */
  | {
      do: 'reshuffle';
      /** Which. */
      deck: NavDeckName;
    }
  /** The top of the local supply deck is turned into its discard pile. */
  | {
      do: 'reveal-discard';
      /** Which. */
      deck: 'supply-here';
      /** How many cards. */
      n: number;
    }
  /** Consider the top jobs of one contact's deck. */
  | {
      do: 'consider';
      /** A contact of the player's choice. */
      contact: 'any';
      /** How many. */
      n: number;
    }
  /** A usual Deal with that contact. */
  | {
      do: 'deal-with';
      /** Whom. */
      contact: ContactId;
    }
  /** Jobs are discarded. */
  | {
      do: 'discard-jobs';
      /** Where from. */
      from: 'hand';
      /** How many. */
      n: Amount;
    }
  /** One of the jobs in hand is discarded. */
  | {
      do: 'discard-jobs';
      /** The one taken last. */
      which: 'newest';
    }
  /** A job discarded leaves the game in place of going to its pile. */
  | { do: 'remove-job' }
  /** The next card of that contact's deck is turned up as a shared job. */
  | { do: 'reveal-shared-job' }
  /** A new Alliance Alert card comes into play; the old one goes under the deck. */
  | {
      do: 'draw-alert-card';
      /** Only where one is in play. */
      replace?: true;
    }
  /** This alert card is laid on that deck and stays in play. */
  | {
      do: 'move-alert';
      /** The deck of the job just done, or of the crew just hired. */
      to: 'contact-deck-of-job' | 'supply-deck-of-hire';
    }
  /** The face-up bounties go under their deck and as many new ones are turned up. */
  | { do: 'refresh-bounties' }

  // -- board, tokens and ships
  /** Warrant tokens and no more: no job or goal fails. Solid with Harken goes as with any warrant. */
  | {
      do: 'warrant-token';
      /** How many. */
      n: number;
      /** Given to the other player of the showdown. */
      who?: 'rival';
    }
  /** Warrant tokens go. */
  | {
      do: 'clear-warrants';
      /** How many. */
      n: Amount;
      /** Or fewer. */
      upTo?: true;
    }
  /** The fine for so many warrants is not paid. */
  | {
      do: 'waive-fine';
      /** How many. */
      warrants: number;
    }
  /** Solid is lost. */
  | {
      do: 'lose-solid';
      /** With that contact; `any`: one of the player's choice. */
      contact: ContactId | 'any';
    }
  /** Goal tokens are gained. */
  | {
      do: 'goal-token';
      /** How many. */
      n: number;
      /** That many for each of these. */
      per?: Count;
      /** The one lying in this sector. */
      from?: 'here';
    }
  /** The timer changes. */
  | {
      do: 'timer';
      /** By so many tokens. */
      n: number;
    }
  /** One alert token in each sector that fits. */
  | {
      do: 'alert';
      /** Of this kind. */
      kind: AlertKind;
      /** Where. */
      at: Place;
    }
  /** The alert tokens there are resolved. */
  | {
      do: 'resolve-alerts';
      /** Where. */
      at: Place;
    }
  /** A ship moves step by step. With several cutters the mover picks which. */
  | {
      do: 'move-ship';
      /** Which; `own`: that of the player concerned. */
      ship: NpcShip | 'own';
      /** Who moves it: the player whose turn it is, or the one to the right. */
      by: 'active' | 'right-player';
      /** How far, and in which zones it must stay. */
      steps: { min: number; max: number; within?: Zone[] };
    }
  /** A ship is put on a sector that fits. */
  | {
      do: 'move-ship';
      /** Which; `own`: that of the player concerned. */
      ship: NpcShip | 'own';
      /** Who moves it: the player whose turn it is, or the one to the right. */
      by: 'active' | 'right-player';
      /** Where it lands. */
      to: Place;
    }
  /** More range in this Fly action. */
  | {
      do: 'reroute';
      /** Sectors. */
      range: number;
      /** That many for each of these. */
      per?: Count;
    }
  /** For the rest of this turn each further sector entered costs fuel. */
  | {
      do: 'fuel-leak';
      /** Fuel for each. */
      n: number;
    }
  /** A full burn, now. */
  | { do: 'full-burn' }
  /** That ship has no effect on the player. */
  | {
      do: 'ignore-encounter';
      /** Which. */
      ship: NpcShip;
    }
  /** The Alliance contact event comes about. */
  | { do: 'alliance-contact' };
