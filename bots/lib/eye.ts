import { burnRange } from '../../src/firefly/actions/fly';
import { driveCard } from '../../src/firefly/cards';
import { solidWith } from '../../src/firefly/contacts/standing';
import type { ContactId, Place, PlaceId, SectorId, Skill } from '../../src/firefly/content/types';
import { type Board, boardFor } from '../../src/firefly/map';
import { sectorsAt } from '../../src/firefly/place';
import { aboard } from '../../src/firefly/scene';
import { skillTotal } from '../../src/firefly/skills';
import { type Player, playerOf, type Ref, type State } from '../../src/firefly/state';
import { type Aim, aimsOf } from './aims';
import { misbehaveOdds } from './odds';
import { type Demands, demandsOf, ENOUGH } from './story';
import type { Temper } from './temper';
import { type Outfit, outfitOf, type Prospect, promisesOf, prospectOf } from './worth';

/**
 * One captain's look at one state. What is asked again and again while thinking about it is worked out once, when it is first asked for; so
 * an eye is good only until the state changes.
 */
export class Eye {
  readonly G: State;
  readonly p: string;
  readonly temper: Temper;
  readonly player: Player;
  readonly board: Board;
  readonly demands: Demands;
  /** What one more dollar is worth: less to those who have all they need. */
  readonly thrift: number;
  readonly fuel: number;
  private pace = 0;
  private chance = -1;
  private standing: ContactId[] | null = null;
  private own: Outfit | null = null;
  private promises: ReadonlySet<ContactId> | null = null;
  private readonly places = new Map<Place, readonly SectorId[]>();
  private ahead: readonly Aim[] | null = null;
  private jobs: Map<Ref, Prospect | undefined> | null = null;
  private readonly has: Record<Skill, number> = { fight: -1, tech: -1, negotiate: -1 };

  constructor(G: State, p: string, temper: Temper) {
    this.G = G;
    this.p = p;
    this.temper = temper;
    this.player = playerOf(G, p);
    this.board = boardFor(G.options.sets);
    this.demands = demandsOf(G, p);
    this.thrift = this.demands.rich || this.player.cash < Math.max(ENOUGH, this.demands.cash) ? 1 : 0.4;
    this.fuel = aboard(G, p, 'fuel');
  }

  /** The chance to get past a misbehave card, whichever comes up. */
  get odds(): number {
    if (this.chance < 0) this.chance = misbehaveOdds(this);
    return this.chance;
  }

  get solid(): readonly ContactId[] {
    this.standing ??= solidWith(this.G, { p: this.p });
    return this.standing;
  }

  /** All there is to set out for, best first. */
  get aims(): readonly Aim[] {
    this.ahead ??= aimsOf(this);
    return this.ahead;
  }

  /** What a job of one's own would bring from the step it is at. */
  prospect(ref: Ref, step: number): Prospect | undefined {
    this.jobs ??= new Map();
    if (!this.jobs.has(ref)) this.jobs.set(ref, prospectOf(this, ref, step));
    return this.jobs.get(ref);
  }

  get outfit(): Outfit {
    this.own ??= outfitOf(this);
    return this.own;
  }

  /** The sectors that a place may mean. Looking through the whole map is kept for those that are described rather than named. */
  sectorsFor(place: Place): readonly SectorId[] {
    if (place === 'cruiser') return [this.G.cruiser];
    const known = this.places.get(place);
    if (known) return known;
    const named = typeof place === 'string' ? this.board.sectorsOf(place as PlaceId) : [];
    const sectors = named.length > 0 ? named : sectorsAt(this.G, { p: this.p }, place);
    this.places.set(place, sectors);
    return sectors;
  }

  /** Contacts whose good opinion some job begun or in hand will win. */
  get promised(): ReadonlySet<ContactId> {
    this.promises ??= promisesOf(this);
    return this.promises;
  }

  /** Points of a skill with everybody who counts. */
  points(skill: Skill): number {
    if (this.has[skill] < 0) this.has[skill] = skillTotal(this.G, { p: this.p }, skill);
    return this.has[skill];
  }

  /** Turns a flight takes, nav cards that stop it counted in. A Cutter is waited for or flown around. */
  turns(from: SectorId, to: SectorId): number {
    if (from === to) return 0;
    if (this.G.cutters.includes(to)) return 12;
    if (this.pace === 0) {
      const { drive } = this.player;
      const burning = this.fuel >= (drive ? driveCard(drive).fuel : 1);
      // An empty tank is soon filled where there is money.
      const share = burning ? 0.8 : this.player.cash >= 300 ? 0.4 : 0;
      this.pace = drive ? Math.max(1, share * burnRange(this.G, this.p)) : 1;
    }
    return this.board.distance(from, to) / this.pace;
  }
}
