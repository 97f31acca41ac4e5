import type { Move, PlayerID } from '../../../engine/moves';
import { findCard, idOf } from '../../cards';
import { contacts, jobs, setups, ships, stories } from '../../content';
import type { Ability, Freight, JobCard } from '../../content/types';
import type { Frame } from '../../frames';
import { playerOf, type Ref, type State } from '../../state';
import { effects } from '../effect';
import { brief, list, money } from '../english';
import { tag } from '../goods';
import { PROFESSION } from '../keyword';
import { modifier } from '../modifier';
import { cardName, findName } from '../name';
import { place } from '../place';

/** What a player is called. */
export type Names = (p: PlayerID) => string;

/** A move somebody can make, and the question it answers. */
export interface Asked<F extends Frame = Frame> {
  G: State;
  /** Who decides. */
  p: PlayerID;
  names: Names;
  frame: F;
  args: Move['args'];
}

/** The words on a button. */
export type Label<F extends Frame = Frame> = (asked: Asked<F>) => string;
/** The words for every move of one stage, by the name of the move. */
export type Labels<K extends Frame['kind']> = Record<string, Label<Extract<Frame, { kind: K }>>>;

/** "2 cargo", "1 passenger", "no fuel" */
export const tokens = (n: number, token: Freight): string => `${n === 0 ? 'no' : n} ${tag(token, n)}`;
/** "$400", "nothing" */
export const price = (dollars: number): string => (dollars > 0 ? money(dollars) : 'nothing');

/** Names that several jobs have. */
const shared = new Set(jobs.filter(({ id, name }) => jobs.some((other) => other.id !== id && other.name === name)).map(({ name }) => name));

/** What a card is called; where several go by one name, with what tells them apart. */
export function title(ref: Ref): string {
  const card = findCard(ref);
  if (!card) return cardName(ref);
  if ('steps' in card) return shared.has(card.name) ? `${card.name} (${route(card)})` : card.name;
  const [trade] = 'group' in card && !card.variantOf ? (card.professions ?? []) : [];
  return trade ? `${card.name} (${PROFESSION[trade]})` : card.name;
}

/** "Newhope to Harvest" */
const route = (job: JobCard): string => [...new Set(job.steps.map(({ at }) => place(at)))].join(' to ');

/** The same among others: further ones that go by the same words are numbered. */
export function among(ref: Ref, refs: readonly Ref[], say: (ref: Ref) => string = title): string {
  const words = say(ref);
  const before = refs.slice(0, Math.max(0, refs.indexOf(ref))).filter((other) => say(other) === words).length;
  return before === 0 ? words : `${words} (${before + 1})`;
}

export const crewOf = (G: State, p: PlayerID): Ref[] => playerOf(G, p).crew.map(({ ref }) => ref);
export const gearOf = (G: State, p: PlayerID): Ref[] => playerOf(G, p).gear.map(({ ref }) => ref);

/** Gear with whoever carries it. */
export function gearName(G: State, p: PlayerID, ref: Ref): string {
  const say = (one: Ref): string => {
    const by = playerOf(G, p).gear.find((gear) => gear.ref === one)?.by;
    return by ? `${title(one)} of ${title(by)}` : title(one);
  };
  return among(ref, gearOf(G, p), say);
}

/** Where nobody has given the players names they go by those of their captains. */
export const captains =
  (G: State): Names =>
  (p) => {
    const { leader } = playerOf(G, p);
    return leader ? cardName(leader) : `player ${Number(p) + 1}`;
  };

/** Whatever has abilities, by card or id. */
function bearer(src: Ref): { abilities?: Ability[] } | undefined {
  const card = findCard(src) ?? [...ships, ...contacts, ...setups, ...stories].find(({ id }) => id === src);
  return card as { abilities?: Ability[] } | undefined;
}

/** "Kaylee: re-roll a Tech test"; what is too long to say in full is just named. */
export function abilityLabel(G: State, p: PlayerID, src: Ref, index: number, tail = ''): string {
  const name = among(src, [...crewOf(G, p), ...gearOf(G, p), ...playerOf(G, p).upgrades], (ref) => findName(idOf(ref)) ?? ref);
  const ability = bearer(src)?.abilities?.[index];
  if (!ability) return brief(`use ${name}${tail}`);
  const what = doing(ability);
  const [gist = what] = what.split(/[:;]/);
  return brief(`${name}: ${what}${tail}`, `${name}: ${gist}${tail}`, `use ${name}${index > 0 ? ` (${index + 1})` : ''}${tail}`);
}

/** What an ability costs and does. */
export function doing(ability: Ability): string {
  const cost = [...(ability.cost?.length ? [effects(ability.cost)] : []), ...(ability.discard ? ['discard this card'] : [])];
  const what = ability.do ? effects(ability.do) : modifier(ability.modifier, true);
  return cost.length > 0 ? `${list(cost)} to ${what}` : what;
}
