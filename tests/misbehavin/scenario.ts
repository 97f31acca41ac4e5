import { Match } from '../../src/engine/match';
import type { Arg, Move } from '../../src/engine/moves';
import { type SeededRandom, seededRandom } from '../../src/engine/random';
import type { FactionId, MarketDeck, SupplySet } from '../../src/misbehavin/content/types';
import { resolve } from '../../src/misbehavin/resolve';
import { misbehavin } from '../../src/misbehavin/rules';
import { type Activations, noActivations, type Options, type Placed, type Player, type Ref, type State } from '../../src/misbehavin/state';
import { powerOf } from '../../src/misbehavin/values';

/** What a player has in a scenario; everything left out is empty, but for the rest of the starting deck, 1 credit and 1 token. */
export interface Has {
  faction?: FactionId;
  hand?: Ref[];
  tableau?: (Ref | ({ ref: Ref } & Partial<Placed>))[];
  recycle?: Ref[];
  /** The top of the deck, the first one drawn first. */
  top?: Ref[];
  /** All of the deck, the first one drawn first. */
  deck?: Ref[];
  credits?: number;
  verse?: number;
  marks?: string[];
  immune?: number;
}

export interface Table {
  /** The active player, '0'; Serenity unless said otherwise. */
  me?: Has;
  /** The player to the left, '1'; Niska unless said otherwise. */
  rival?: Has;
  seats?: Record<string, Has>;
  players?: number;
  options?: Record<string, unknown>;
  /** Face-up cards; a deck not named shows whatever it shows. */
  market?: Partial<Record<MarketDeck, Ref[]>>;
  /** The next card of a market deck. */
  next?: Partial<Record<MarketDeck, Ref>>;
  /** 'Verse tokens on Reavers. */
  progress?: Record<Ref, Record<string, number>>;
  activations?: Partial<Activations>;
  recruitments?: number;
  seed?: string;
}

const FACTIONS: FactionId[] = ['serenity', 'niska', 'alliance', 'eavesdown'];

/** A game in progress: player '0' is about to act. */
export class Scene {
  readonly match: Match<State, Options>;
  readonly random: SeededRandom;

  constructor(table: Table) {
    const players = table.players ?? 2;
    const has = (p: number): Has => ({ ...(p === 0 ? table.me : p === 1 ? table.rival : {}), ...table.seats?.[p] });
    const wanted = Array.from({ length: players }, (_, p) => has(p).faction);
    const spare = FACTIONS.filter((faction) => !wanted.includes(faction));
    const factions = wanted.map((faction) => faction ?? spare.shift());
    const start = Match.start(misbehavin, table.seed ?? 'scenario', players, { ...table.options, factions });
    const { G } = start;
    this.random = seededRandom('scenario');
    this.match = Match.resume(misbehavin, G, 'scenario');
    Object.assign(this.match, { random: this.random });
    G.first = '0';
    G.turn = {
      player: '0',
      number: 1,
      activations: { ...noActivations(), any: 1, ...table.activations },
      recruitments: table.recruitments ?? 1,
      acquired: false,
      once: [],
    };
    G.stack = [{ kind: 'turn', ask: null, p: '0', at: 'act', clearing: false }];
    for (const player of Object.values(G.players)) {
      player.deck.unshift(...player.hand);
      player.hand = [];
    }
    for (const [deck, refs] of Object.entries(table.market ?? {}) as [MarketDeck, Ref[]][]) {
      const pile = G.market[deck];
      pile.draw.unshift(...pile.open.filter((ref): ref is Ref => ref !== null));
      pile.open = [];
      pile.open = refs.map((ref) => this.fetch(ref));
    }
    for (let p = 0; p < players; p++) this.equip(String(p), has(p));
    for (const [deck, ref] of Object.entries(table.next ?? {}) as [MarketDeck, Ref][]) G.market[deck].draw.push(this.fetch(ref));
    for (const [ref, tokens] of Object.entries(table.progress ?? {})) G.progress[ref] = { ...tokens };
    G.log = [];
    resolve({ G, random: this.random });
  }

  get G(): State {
    return this.match.G;
  }
  get me(): Player {
    return this.player('0');
  }
  get rival(): Player {
    return this.player('1');
  }
  player(p: string): Player {
    const player = this.G.players[p];
    if (!player) throw new Error(`no player ${p}`);
    return player;
  }

  private lists(): [string, (Ref | null)[]][] {
    const { G } = this;
    return [
      ...Object.entries(G.players).flatMap(([p, { deck, hand, recycle }]): [string, Ref[]][] => [
        [`deck ${p}`, deck],
        [`hand ${p}`, hand],
        [`recycle ${p}`, recycle],
      ]),
      ...Object.values(G.market).flatMap(({ draw, open }): [string, (Ref | null)[]][] => [
        ['market deck', draw],
        ['market', open],
      ]),
      ...Object.values(G.supply).map((stack): [string, Ref[]] => ['supply', stack]),
      ['box', G.box],
    ];
  }

  /** Takes a card from wherever it is. */
  private fetch(ref: Ref): Ref {
    for (const [where, list] of this.lists()) {
      const at = list.indexOf(ref);
      if (at < 0) continue;
      if (where === 'market') list[at] = null;
      else list.splice(at, 1);
      return ref;
    }
    throw new Error(`no card ${ref} in this game`);
  }

  private equip(p: string, has: Has): void {
    const player = this.player(p);
    player.credits = has.credits ?? 1;
    player.verse = has.verse ?? 1;
    player.marks = [...(has.marks ?? [])];
    player.immune = has.immune ?? 0;
    const take = (refs: Ref[] = []) => refs.map((ref) => this.fetch(ref));
    player.hand = take(has.hand);
    player.tableau = (has.tableau ?? []).map((one) => {
      const placed = typeof one === 'string' ? { ref: one } : one;
      this.fetch(placed.ref);
      return { triggered: false, warrant: false, tokens: [], ...placed };
    });
    player.recycle.push(...take(has.recycle));
    if (has.deck) {
      const deck = take(has.deck).reverse();
      this.G.box.push(...player.deck);
      player.deck = deck;
    }
    player.deck.push(...take(has.top).reverse());
  }

  /** Where a card is: `hand 0`, `recycle 1`, `supply`, … */
  where(ref: Ref): string {
    for (const [where, list] of this.lists()) if (list.includes(ref)) return where;
    for (const [p, { tableau, display }] of Object.entries(this.G.players)) {
      if (tableau.some((placed) => placed.ref === ref)) return `tableau ${p}`;
      if (display.some((shown) => shown.ref === ref)) return `display ${p}`;
    }
    return 'nowhere';
  }
  /** A card of any tableau. */
  placed(ref: Ref): Placed {
    const placed = Object.values(this.G.players)
      .flatMap(({ tableau }) => tableau)
      .find((one) => one.ref === ref);
    if (!placed) throw new Error(`${ref} is in no tableau`);
    return placed;
  }
  power(p = '0'): number {
    return powerOf(this.player(p));
  }
  stack(set: SupplySet): number {
    return this.G.supply[set]?.length ?? 0;
  }

  /** Whoever must decide now. */
  get turn(): string {
    return this.match.active()[0]?.player ?? '';
  }
  get stage(): string {
    return this.match.active()[0]?.stage ?? 'over';
  }
  get legal(): string[] {
    return this.match.legal(this.turn).map(said);
  }
  /** The last argument of each move of that name: `offered('play')` is a list of cards. */
  offered(name: string): Arg[] {
    return this.match
      .legal(this.turn)
      .filter(({ move }) => move === name)
      .map(({ args }) => args[0] as Arg);
  }
  can(name: string, ...args: Arg[]): boolean {
    return this.match.legal(this.turn).some(({ move, args: these }) => move === name && args.every((arg, i) => these[i] === arg));
  }
  /** Makes a move for whoever must decide; throws when it is not legal. */
  play(name: string, ...args: Arg[]): this {
    this.match.play(this.turn, { move: name, args });
    return this;
  }
  /** Starts a fight with one card. */
  attack(card: Ref, how: 'nab' | 'dispatch' | 'repel', target: Ref): this {
    return this.play('pickFight').play('commit', card).play(how, target);
  }
  /** The attacker has added enough for now. */
  answer(): this {
    return this.turn === this.G.turn.player && this.can('hold') ? this.play('hold') : this;
  }
  /** Everybody adds nothing more until the fight is over or somebody has something else to decide. */
  settle(): this {
    while (this.stage === 'fight' && this.can('hold')) this.play('hold');
    return this;
  }
  /** Plays on with the plainest moves until it is this player's turn to act again. */
  until(p: string): this {
    do {
      const plain = ['endTurn', 'pass', 'done', 'hold', 'decline', 'leaveSet', 'giveUp'].find((name) => this.can(name));
      const [first] = this.match.legal(this.turn);
      if (!first) return this;
      if (plain) this.play(plain);
      else this.match.play(this.turn, first);
    } while (!this.match.over && !(this.turn === p && this.stage === 'turn'));
    return this;
  }
}

const said = ({ move, args }: Move): string => [move, ...args].join(' ');

export const scene = (table: Table = {}): Scene => new Scene(table);
