import { hash } from './hash';
import { BadInput, findMove, IllegalMove, type Move, type PlayerID, shown } from './moves';
import { type RandomState, type SeededRandom, seededRandom } from './random';
import type { Decider, Outcome, Ruleset } from './ruleset';

/**
 * The fast runtime: one game changed in place by the same functions that boardgame.io calls. With the same seed and moves it goes through
 * the same states, dice included.
 */
export class Match<G, Options> {
  readonly rules: Ruleset<G, Options>;
  readonly G: G;
  private readonly random: SeededRandom;
  private listed: { player: PlayerID; name: string | undefined; moves: readonly Move[] } | null = null;

  constructor(rules: Ruleset<G, Options>, G: G, random: SeededRandom) {
    this.rules = rules;
    this.G = G;
    this.random = random;
  }

  /** A new game from a seed; options are checked, BadInput says what is wrong with them. */
  static start<G, Options>(rules: Ruleset<G, Options>, seed: string, players: number, asked: unknown): Match<G, Options> {
    if (typeof seed !== 'string' || seed === '') throw new BadInput(`A seed is a text of at least one character, not ${shown(seed)}.`);
    const options = rules.options(asked, players);
    const random = seededRandom(seed);
    return new Match(rules, rules.setup(options, random), random);
  }

  /** Goes on from saved state and dice. */
  static resume<G, Options>(rules: Ruleset<G, Options>, G: G, random: RandomState | string): Match<G, Options> {
    return new Match(rules, G, seededRandom(random));
  }

  /** Who must decide now, and in which stage. */
  active(): Decider[] {
    return this.over ? [] : this.rules.deciders(this.G);
  }

  /** All that this player may do now; with a name at least all moves of that name, which is quicker. */
  legal(player: PlayerID, name?: string): readonly Move[] {
    if (this.over) return [];
    const { listed } = this;
    if (listed?.player === player && (listed.name === undefined || listed.name === name)) return listed.moves;
    const moves = this.rules.legal(this.G, player, name);
    this.listed = { player, name, moves };
    return moves;
  }

  /** Makes a move; an illegal one throws IllegalMove and changes nothing. */
  play(player: PlayerID, move: Move): void {
    const found = findMove(this.legal(player, move?.move), move?.move, move?.args);
    if (!found) throw new IllegalMove(refusal(this, player, move));
    this.listed = null;
    this.rules.play(this.G, player, found, this.random);
  }

  /** The result, once the game has ended. */
  get over(): Outcome | undefined {
    return this.rules.over(this.G);
  }

  /** What this seat, or a spectator (null), may see. */
  view(player: PlayerID | null): G {
    return this.rules.view(this.G, player);
  }

  /** An independent copy, dice included; other dice may be given. */
  clone(random: SeededRandom = seededRandom(this.random.state())): Match<G, Options> {
    return new Match(this.rules, this.rules.clone(this.G), random);
  }

  /** Equal for equal states. */
  hash(): string {
    return hash(this.G);
  }

  /** Where the dice stand, to be saved beside `G`. */
  dice(): RandomState {
    return this.random.state();
  }
}

function refusal<G, Options>(match: Match<G, Options>, player: PlayerID, move: Move): string {
  if (match.over) return 'The game is over.';
  const active = match.active();
  const waiting = active.find((decider) => decider.player === player);
  if (!waiting) return `Player ${player} has nothing to decide now; waiting for ${active.map((decider) => decider.player).join(', ')}.`;
  const names = [...new Set(match.legal(player).map((legal) => legal.move))].join(', ');
  return `${String(move?.move)} is not possible now; player ${player} may: ${names}.`;
}
