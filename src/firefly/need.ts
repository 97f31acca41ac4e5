import { nearest } from '../engine/frames';
import { type Change, modifiersOf } from './abilities';
import {
  abilitiesChanging,
  bountyCard,
  crewCard,
  crewCost,
  gearCard,
  hasKeyword,
  hasProfession,
  idOf,
  isNamed,
  jobCard,
  misbehaveCard,
  upgradeCard,
} from './cards';
import { contactsInPlay, isSolid } from './contacts/standing';
import type { Ability, Effect, Goods, JobFilter, Keyword, Need } from './content/types';
import { countOf } from './count';
import { crewRoom, roomFor } from './goods';
import { isOutlaw } from './outlaw';
import { isAt } from './place';
import { aboard, type Scene, teamOf, workOf } from './scene';
import { skillOfCrew, skillTotal, usableGear } from './skills';
import { type Hold, inPlay, playerIds, playerOf, type Ref, type State } from './state';
import { carries, isWanted, select } from './who';

/** A one-use card or a price that answers a need (WORK-11); using it is part of picking what needs it. */
export interface Spend {
  src: Ref;
  /** The card is discarded. */
  discard: boolean;
  cost: readonly Effect[];
}

/** Whether all needs hold as things stand, with nothing spent. */
export function meets(G: State, scene: Scene, needs: readonly Need[]): boolean {
  for (const need of needs) if (!holds(G, scene, need)) return false;
  return true;
}

/** What must be spent so that all needs hold: nothing, one-use cards, or null when it cannot be done. */
export function spendFor(G: State, scene: Scene, needs: readonly Need[]): Spend[] | null {
  const spent: Spend[] = [];
  for (const need of needs) {
    if (holds(G, scene, need)) continue;
    const spend = answer(G, scene, need, spent);
    if (!spend) return null;
    spent.push(spend);
  }
  return spent;
}

/** As spendFor, for the ace of a misbehave card; some cards ace anything, even what has no ace of its own. */
export function spendForAce(G: State, scene: Scene, ace: Need | null): Spend[] | null {
  const spent = ace && spendFor(G, scene, [ace]);
  if (spent) return spent;
  const wild = answers(G, scene).find(({ value }) => 'ace' in value);
  return wild ? [{ src: wild.src, discard: wild.ability.discard === true, cost: wild.ability.cost ?? [] }] : null;
}

const answers = (G: State, scene: Scene) => modifiersOf(G, scene, 'countAs', 'need');

function answer(G: State, scene: Scene, need: Need, spent: readonly Spend[]): Spend | undefined {
  if ('any' in need) {
    for (const one of need.any) {
      const spend = answer(G, scene, one, spent);
      if (spend) return spend;
    }
    return undefined;
  }
  const one = answersTo(G, scene, need).find(({ src }) => !spent.some((spend) => spend.src === src));
  return one && { src: one.src, discard: one.ability.discard === true, cost: one.ability.cost ?? [] };
}

/** Cards that can be used up, or paid for, to stand in for what a need asks for. */
export const answersTo = (G: State, scene: Scene, need: Need): Change<'countAs'>[] =>
  answers(G, scene).filter(
    ({ value, ability: { discard, cost } }) => (discard || cost) && sameNeed(value, need) && payable(G, scene, cost ?? []),
  );

const sameNeed = (value: Need | { ace: true }, need: Need): boolean => JSON.stringify(value) === JSON.stringify(need);

/** Whether a list of costs can be paid in full; `all` and `disgruntle` always can. */
export function payable(G: State, scene: Scene, cost: readonly Effect[]): boolean {
  const player = playerOf(G, scene.p);
  return cost.every((effect) => {
    switch (effect.do) {
      case 'pay': {
        const amount = effect.amount === 'cut' ? crewCost(scene.that ?? '') : effect.amount;
        return effect.upToAllMoney === true || player.cash >= amount * (effect.per ? countOf(G, scene, effect.per) : 1);
      }
      case 'spend':
        return hasGoods(G, scene, effect.goods);
      case 'discard-crew':
      case 'remove-crew':
        // The leader is never dismissed (CORE-09).
        return select(G, scene, effect.who).filter((ref) => crewCard(ref).kind !== 'leader').length >= (effect.n ?? 1);
      case 'discard-card':
        return 'card' in effect || (effect.kinds.includes('upgrade') && player.upgrades.length >= effect.n);
      case 'lose-solid':
        return effect.contact === 'any' ? Object.keys(player.solid).length > 0 : player.solid[effect.contact] !== undefined;
      case 'kill':
        return select(G, scene, effect.who ?? 'on-job').length >= (typeof effect.n === 'number' ? effect.n : 1);
      default:
        return true;
    }
  });
}

/** Whether so much is aboard. */
export function hasGoods(G: State, scene: Scene, goods: Goods): boolean {
  return Object.entries(goods).every(([token, amount]) => {
    if (token === 'of' || typeof amount !== 'number') return true;
    const kinds = token === 'any' ? (goods.of ?? ['cargo', 'contraband', 'fuel', 'parts']) : [token];
    return kinds.reduce((total, kind) => total + aboard(G, scene.p, kind as keyof Hold), 0) >= amount;
  });
}

/** Whether the job being worked or just done fits. */
export function jobFits(G: State, scene: Scene, filter: JobFilter, ref: Ref | undefined = workOf(G, scene.p)?.job): boolean {
  if (ref === undefined) return false;
  const work = workOf(G, scene.p);
  const bounty = work?.task === 'bounty';
  const card = bounty ? bountyCard(ref) : jobCard(ref);
  if (filter.types && !filter.types.some((type) => (card.types as string[]).includes(type))) return false;
  if (filter.notTypes?.some((type) => (card.types as string[]).includes(type))) return false;
  if (filter.legal !== undefined && card.legal !== filter.legal) return false;
  if (filter.immoral && !(card.immoral === true || (card.immoral === 'subjective' && work?.immoral))) return false;
  return !filter.contact || ('contact' in card && card.contact === filter.contact);
}

function hasWord(G: State, scene: Scene, keyword: Keyword): boolean {
  return (
    usableGear(G, scene).some(({ ref }) => hasKeyword(gearCard(ref), keyword)) ||
    teamOf(G, scene).some(({ ref }) => hasKeyword(crewCard(ref), keyword)) ||
    playerOf(G, scene.p).upgrades.some((ref) => hasKeyword(upgradeCard(ref), keyword) && works(G, scene, upgradeCard(ref)))
  );
}

/** Whether those are there without whom a card is of no use. */
export const works = (G: State, scene: Scene, card: { abilities?: Ability[] }): boolean =>
  abilitiesChanging(card, 'useNeeds').every(({ modifier }) => meets(G, scene, modifier?.useNeeds ?? []));

/** A card that counts as this without being used up. */
function countsAs(G: State, scene: Scene, fits: (value: Need) => boolean): boolean {
  return answers(G, scene).some(({ value, ability }) => !ability.discard && !ability.cost && !('ace' in value) && fits(value));
}

function holds(G: State, scene: Scene, need: Need): boolean {
  const player = playerOf(G, scene.p);
  if ('keyword' in need)
    return hasWord(G, scene, need.keyword) || countsAs(G, scene, (value) => 'keyword' in value && value.keyword === need.keyword);
  if ('profession' in need)
    return (
      teamOf(G, scene).some(({ ref }) => hasProfession(ref, need.profession)) ||
      usableGear(G, scene).some(({ ref }) => gearCard(ref).professions?.includes(need.profession)) ||
      countsAs(G, scene, (value) => 'profession' in value && value.profession === need.profession)
    );
  if ('crew' in need) return teamOf(G, scene).some(({ ref }) => isNamed(ref, need.crew));
  if ('gear' in need) return usableGear(G, scene).some(({ ref }) => idOf(ref) === need.gear);
  if ('solid' in need) {
    const { solid } = need;
    return solid === 'any' ? contactsInPlay(G).some((contact) => isSolid(G, scene, contact)) : isSolid(G, scene, solid);
  }
  if ('skill' in need) return skillTotal(G, scene, need.skill) >= need.min;
  if ('count' in need) {
    const n = countOf(G, scene, need.count);
    return n >= (need.min ?? Number.NEGATIVE_INFINITY) && n <= (need.max ?? Number.POSITIVE_INFINITY);
  }
  if ('has' in need) return hasGoods(G, scene, need.has);
  if ('room' in need) return hasRoom(G, scene, need.room);
  if ('outlaw' in need) return isOutlaw(G, scene.p);
  if ('at' in need) return isAt(G, scene, need.at, player.sector);
  if ('inPlay' in need) return inPlay(G, need.inPlay);
  if ('job' in need) return jobFits(G, scene, need.job);
  if ('activeJob' in need) return player.active.some(({ ref }) => jobFits(G, scene, need.activeJob, ref));
  if ('not' in need) return !holds(G, scene, need.not);
  if ('any' in need) return need.any.some((one) => holds(G, scene, one));
  if ('carrying' in need) return scene.by !== undefined && carries(G, scene, scene.by, (ref) => hasKeyword(gearCard(ref), need.carrying));
  if ('carrier' in need) return scene.by !== undefined && carrierFits(need.carrier, scene.by);
  if ('gearSkill' in need) {
    const { keyword, skill, min } = need.gearSkill;
    const points = usableGear(G, scene).reduce(
      (n, { ref }) => n + (hasKeyword(gearCard(ref), keyword) ? (gearCard(ref)[skill] ?? 0) : 0),
      0,
    );
    return points >= min;
  }
  if ('outfights' in need) {
    const those = select(G, scene, need.outfights);
    const fight = (refs: Ref[]) => refs.reduce((n, ref) => n + skillOfCrew(G, scene.p, ref, 'fight'), 0);
    const rest = teamOf(G, scene)
      .map(({ ref }) => ref)
      .filter((ref) => !those.includes(ref));
    return fight(those) > fight(rest);
  }
  if ('testSkill' in need) return scene.skill === need.testSkill;
  if ('attacking' in need) return scene.attacking === true;
  if ('rivalRolled' in need) return scene.die === need.rivalRolled;
  if ('hired' in need) {
    const { hired } = scene;
    if (hired === undefined) return false;
    if (need.hired.wanted && !playerIds(G).some((p) => playerOf(G, p).crew.some((crew) => crew.ref === hired && isWanted(crew))))
      return false;
    return !need.hired.crew || need.hired.crew.some((name) => isNamed(hired, name));
  }
  if ('consecutiveNav' in need) {
    const { card, n } = need.consecutiveNav;
    const drawn = nearest(G, 'fly')?.drawn ?? [];
    return drawn.length >= n && drawn.slice(-n).every((ref) => idOf(ref) === card);
  }
  if ('ship' in need) {
    const { ship } = scene;
    return ship !== undefined && need.ship.is.includes(ship.is) && (need.ship.at === undefined || isAt(G, scene, need.ship.at, ship.at));
  }
  if ('navCard' in need) return scene.nav === need.navCard;
  if ('flying' in need) return nearest(G, 'fly')?.p === scene.p;
  if ('working' in need) return workOf(G, scene.p)?.task === 'goal';
  if ('passedSameSuit' in need) {
    const suits = (workOf(G, scene.p)?.passed ?? []).map((ref) => misbehaveCard(ref).suit);
    return suits.some((suit) => suits.filter((other) => other === suit).length >= need.passedSameSuit);
  }
  const money = playerIds(G).reduce((total, p) => total + playerOf(G, p).cash, G.bank ?? 0);
  return player.cash > money * need.moneyShare;
}

/** Needs about the one who carries a card, looked at alone. */
export function carrierFits(need: Need, by: Ref): boolean {
  const card = crewCard(by);
  if ('profession' in need) return hasProfession(by, need.profession);
  if ('keyword' in need) return hasKeyword(card, need.keyword);
  if ('skill' in need) return (card[need.skill] ?? 0) >= need.min;
  return false;
}

function hasRoom(G: State, scene: Scene, room: Goods | { crew: number }): boolean {
  if ('crew' in room) return crewRoom(G, scene.p) >= room.crew;
  return Object.entries(room).every(([token, amount]) => typeof amount !== 'number' || roomFor(G, scene.p, token as keyof Hold) >= amount);
}

/** One-use abilities are listed on cards; used by views that explain why something is possible. */
export const isOneUse = (ref: Ref): boolean => abilitiesChanging(gearCard(ref), 'countAs').some(({ discard }) => discard);
