import { Match } from '../../src/engine/match';
import type { Arg, Move } from '../../src/engine/moves';
import { type RandomState, type SeededRandom, seededRandom } from '../../src/engine/random';
import { deckOf } from '../../src/firefly/cards';
import type { ContactId } from '../../src/firefly/content/types';
import { gainGear } from '../../src/firefly/gear';
import { boardFor } from '../../src/firefly/map';
import { resolve } from '../../src/firefly/resolve';
import { firefly } from '../../src/firefly/rules';
import type { Alerts, DeckId, Hold, Options, Player, Ref, State } from '../../src/firefly/state';

/** What a player has in a scenario; everything left out is as after a plain setup, with an empty hold. */
export interface Has {
  at?: string;
  haven?: string;
  leader?: string;
  ship?: string;
  crew?: (Ref | { ref: Ref; disgruntled?: boolean; wanted?: boolean })[];
  gear?: Ref[];
  upgrades?: Ref[];
  drive?: Ref;
  cash?: number;
  warrants?: number;
  hold?: Partial<Hold>;
  stash?: Partial<Hold>;
  hand?: Ref[];
  active?: (Ref | { ref: Ref; step?: number; challenge?: Ref })[];
  solid?: ContactId[];
  /** Bounties held, with whoever is bound under them. */
  bound?: Record<Ref, Ref[]>;
  goals?: number;
}

export interface Table {
  /** The active player, '0'. */
  me?: Has;
  /** The player to the left, '1'. */
  rival?: Has;
  /** Any player by seat. */
  seats?: Record<string, Has>;
  players?: number;
  story?: string;
  options?: Record<string, unknown>;
  /** Dice in the order they will be rolled; when they run out a seeded die goes on. */
  dice?: number[];
  /** Cards on top of decks, the first one drawn first. */
  top?: Partial<Record<DeckId, Ref[]>>;
  /** Cards face up in discard piles. */
  discards?: Partial<Record<DeckId, Ref[]>>;
  /** The bounties face up; all others are in their deck. */
  bounties?: Ref[];
  cruiser?: string;
  cutter?: string;
  /** Several Cutters, with Blue Sun. */
  cutters?: string[];
  corvette?: string;
  /** Alert tokens on the map. */
  alerts?: Record<string, Partial<Alerts>>;
  /** The Alliance Alert card in play. */
  alert?: Ref;
}

/** Dice that show what the test wants. */
export function loaded(dice: readonly number[], seed = 'scenario'): SeededRandom & { load(...dice: number[]): void } {
  const random = seededRandom(seed);
  const queue = [...dice];
  return {
    D6: () => queue.shift() ?? random.D6(),
    Number: () => random.Number(),
    Shuffle: (deck) => random.Shuffle(deck),
    state: (): RandomState => random.state(),
    load: (...more) => queue.push(...more),
  };
}

/** A game in progress: player '0' is about to act. */
export class Scene {
  readonly match: Match<State, Options>;
  readonly dice: ReturnType<typeof loaded>;

  constructor(table: Table) {
    const players = table.players ?? 2;
    const start = Match.start(firefly, 'scenario', players, { story: table.story ?? 'desperadoes', ...table.options });
    while (start.G.phase === 'draft') {
      const [decider] = start.active();
      if (!decider) throw new Error('nobody to choose in the draft');
      const legal = start.legal(decider.player);
      const move = legal.find(({ move: name }) => name.startsWith('done')) ?? legal[Number(decider.player) % legal.length];
      if (!move) throw new Error('nothing to choose in the draft');
      start.play(decider.player, move);
    }
    const { G } = start;
    this.dice = loaded(table.dice ?? []);
    this.match = Match.resume(firefly, G, 'scenario');
    Object.assign(this.match, { random: this.dice });
    G.first = '0';
    G.turn = { player: '0', number: 1, used: [], extra: 0, once: [], leak: 0, offers: {} };
    G.stack = [{ kind: 'turn', ask: null, p: '0', at: 'act' }];
    const far = boardFor(G.options.sets).sectors.filter((sector) => !boardFor(G.options.sets).planetary(sector));
    for (const p of Object.keys(G.players)) {
      const has = { ...(p === '0' ? table.me : p === '1' ? table.rival : {}), ...table.seats?.[p] };
      this.equip(G.players[p] as Player, { at: far[Number(p) + 3], ...has }, p);
    }
    for (const [deck, refs] of Object.entries(table.discards ?? {}) as [DeckId, Ref[]][])
      for (const ref of refs) G.decks[deck].discard.push(this.fetch(ref));
    for (const [deck, refs] of Object.entries(table.top ?? {}) as [DeckId, Ref[]][])
      for (const ref of [...refs].reverse()) G.decks[deck].draw.push(this.fetch(ref));
    if (table.bounties) {
      G.decks.bounty.draw.unshift(...G.bounties);
      G.bounties = table.bounties.map((ref) => this.fetch(ref));
    }
    if (table.alert) G.alertCards = [{ ref: this.fetch(table.alert), on: null }];
    if (table.cruiser) G.cruiser = table.cruiser;
    if (table.cutter) G.cutters = [table.cutter];
    if (table.cutters) G.cutters = [...table.cutters];
    if (table.corvette) G.corvette = table.corvette;
    for (const [sector, tokens] of Object.entries(table.alerts ?? {})) G.alerts[sector] = { alliance: 0, reaver: 0, ...tokens };
    resolve({ G, random: this.dice });
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

  /** Takes a card from wherever it is. */
  private fetch(ref: Ref): Ref {
    const { G } = this;
    deckOf(ref);
    for (const { draw, discard } of Object.values(G.decks))
      for (const list of [draw, discard]) if (list.includes(ref)) list.splice(list.indexOf(ref), 1);
    G.bounties = G.bounties.filter((one) => one !== ref);
    for (const player of Object.values(G.players)) player.hand = player.hand.filter((one) => one !== ref);
    return ref;
  }

  private equip(player: Player, has: Has, p: string): void {
    const t = { G: this.G, random: this.dice };
    if (has.leader) player.leader = has.leader;
    if (has.haven) player.haven = has.haven;
    if (has.ship) player.ship = has.ship;
    if (has.drive) player.drive = this.fetch(has.drive);
    player.sector = has.at ?? player.sector;
    player.crew = [{ ref: player.leader, disgruntled: false, wanted: false }];
    for (const one of has.crew ?? []) {
      const { ref, disgruntled = false, wanted = false } = typeof one === 'string' ? { ref: one } : one;
      if (ref === player.leader) Object.assign(player.crew[0] as object, { disgruntled, wanted });
      else player.crew.push({ ref: this.fetch(ref), disgruntled, wanted });
    }
    player.gear = [];
    for (const ref of has.gear ?? []) gainGear(t, p, this.fetch(ref));
    player.upgrades = (has.upgrades ?? []).map((ref) => this.fetch(ref));
    player.cash = has.cash ?? 3000;
    player.warrants = has.warrants ?? 0;
    for (const token of Object.keys(player.hold) as (keyof Hold)[]) {
      player.hold[token] = has.hold?.[token] ?? 0;
      player.stash[token] = has.stash?.[token] ?? 0;
    }
    for (const ref of player.hand) this.G.decks[deckOf(ref) as DeckId].draw.unshift(ref);
    player.hand = (has.hand ?? []).map((ref) => this.fetch(ref));
    player.active = (has.active ?? []).map((job) => {
      const { ref, step = 0, challenge } = typeof job === 'string' ? { ref: job } : job;
      return {
        ref: this.fetch(ref),
        step,
        bonusDone: false,
        challenge: challenge ? this.fetch(challenge) : null,
        passed: [],
        pay: { add: 0, factor: 1 },
        once: [],
      };
    });
    for (const contact of has.solid ?? []) {
      const mark = this.G.decks[contact].draw[0];
      if (mark) player.solid[contact] = this.fetch(mark);
    }
    player.bound = Object.entries(has.bound ?? {}).map(([bounty, refs]) => ({
      bounty: this.fetch(bounty),
      crew: refs.map((ref) => ({ ref: this.fetch(ref), disgruntled: false, wanted: false })),
    }));
    player.goalTokens = has.goals ?? 0;
    player.goalsDone = has.goals ?? 0;
    player.hailed = true;
  }

  /** Whoever must decide now. */
  get turn(): string {
    return this.match.active()[0]?.player ?? '';
  }
  get stage(): string {
    return this.match.active()[0]?.stage ?? 'over';
  }
  /** All legal moves of whoever must decide, as text: `mosey athens`. */
  get legal(): string[] {
    return this.match.legal(this.turn).map(said);
  }
  /** The arguments offered for a move: `offered('mosey')` is a list of sectors. */
  offered(name: string): Arg[] {
    return this.match
      .legal(this.turn)
      .filter(({ move }) => move === name)
      .map(({ args }) => args[args.length - 1] as Arg);
  }
  can(name: string, ...args: Arg[]): boolean {
    return this.match.legal(this.turn).some(({ move, args: these }) => move === name && args.every((arg, i) => these[i] === arg));
  }
  /** Makes a move for whoever must decide; throws when it is not legal. */
  play(name: string, ...args: Arg[]): this {
    this.match.play(this.turn, { move: name, args });
    return this;
  }
  /** Puts further dice behind those already waiting. */
  roll(...dice: number[]): this {
    this.dice.load(...dice);
    return this;
  }
}

const said = ({ move, args }: Move): string => [move, ...args].join(' ');

export const scene = (table: Table = {}): Scene => new Scene(table);
