import { crewCard, idOf, misbehaveCard } from '../../src/firefly/cards';
import { misbehaveDeck } from '../../src/firefly/content/decks';
import type { Effect, MisbehaveCard, Option, Skill, Test } from '../../src/firefly/content/types';
import { meets } from '../../src/firefly/need';
import { skillTotal } from '../../src/firefly/skills';
import { type Options, playerOf, type Ref, type State } from '../../src/firefly/state';
import type { Eye } from './eye';

/** The chance of a die that reaches a target with so many points; a six is rolled again and added. */
export function chanceOf(points: number, target: number): number {
  const need = target - points;
  if (need <= 1) return 1;
  return need <= 6 ? (7 - need) / 6 : chanceOf(points + 6, target) / 6;
}

/** Whether an attempt goes on after these effects, as far as they tell. */
export function leadsOn(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    if (effect.do === 'proceed' || effect.do === 'goal-done') return true;
    if (effect.do === 'choose') return effect.options.some((option) => leadsOn(option.effects ?? []));
    if (effect.do === 'test') return effect.test.bands.some((band) => leadsOn(band.effects));
    if (effect.do === 'if') return leadsOn(effect.then ?? []) && leadsOn(effect.else ?? []);
    return false;
  });
}

const ALL: readonly Skill[] = ['fight', 'tech', 'negotiate'];

/** The skills a test may be taken with. */
export const skillsOf = ({ skill }: Test): readonly Skill[] => (Array.isArray(skill) ? skill : skill === 'random' ? ALL : [skill]);

/** Points brought to a test, with everybody who counts taking part. */
export function pointsFor(eye: Eye, test: Test): number {
  let best = 0;
  for (const skill of skillsOf(test))
    best = Math.max(best, test.kosherized ? skillTotal(eye.G, { p: eye.p }, skill, true) : eye.points(skill));
  return best + (test.bribes ? bribesOf(eye.player.cash) : 0);
}

/** Bribes a captain is ready to pay. */
const bribesOf = (cash: number): number => Math.min(4, Math.floor(cash / 500));

/** The chance that a test lets the attempt go on. */
export function testOdds(eye: Eye, test: Test): number {
  const good = test.bands.find((band) => leadsOn(band.effects));
  if (!good) return 0;
  const then = good.effects.find((effect) => effect.do === 'test');
  return chanceOf(pointsFor(eye, test), good.min) * (then ? testOdds(eye, then.test) : 1);
}

/** A look at a crew, whatever it is doing at the moment. */
interface Crowd {
  G: State;
  p: string;
  points: Readonly<Record<Skill, number>>;
  /** Without the fight of gear. */
  bare: number;
  bribes: number;
}

function optionOdds(crowd: Crowd, { needs, test, effects }: Option): number {
  if (needs && !meets(crowd.G, { p: crowd.p }, needs)) return 0;
  if (!test) return leadsOn(effects ?? []) ? 1 : 0;
  const good = test.bands.find((band) => leadsOn(band.effects));
  if (!good) return 0;
  let best = 0;
  for (const skill of skillsOf(test)) best = Math.max(best, test.kosherized && skill === 'fight' ? crowd.bare : crowd.points[skill]);
  return chanceOf(best + (test.bribes ? crowd.bribes : 0), good.min);
}

function cardOdds(crowd: Crowd, card: MisbehaveCard): number {
  if (card.ace && meets(crowd.G, { p: crowd.p }, [card.ace])) return 1;
  return card.options.reduce((best, option) => Math.max(best, optionOdds(crowd, option)), 0);
}

/** Worked out once for each crew with its gear and standing, by the sum of their marks. */
const known = new WeakMap<Options, Map<number, number>>();
const MOST_KNOWN = 5000;

/** A number for a word, so that a set of words is told by the sum of theirs, whatever their order. */
const marks = new Map<string, number>();
function markOf(word: string): number {
  let mark = marks.get(word);
  if (mark === undefined) {
    let a = 0x811c9dc5;
    let b = 0x1b873593;
    const id = idOf(word);
    for (let i = 0; i < id.length; i++) {
      a = Math.imul(a ^ id.charCodeAt(i), 0x01000193);
      b = Math.imul(b + id.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
    }
    mark = (a >>> 0) + (b >>> 16) * 2 ** 32;
    marks.set(word, mark);
  }
  return mark;
}

/** The chance to get past a misbehave card, whichever comes up. */
export function misbehaveOdds(eye: Eye): number {
  const { options } = eye.G;
  const { crew, gear, cash } = eye.player;
  const bribes = bribesOf(cash);
  let key = bribes;
  for (const { ref, disgruntled } of crew) key += markOf(ref) + (disgruntled ? 8 : 0);
  for (const { ref, by } of gear) if (by !== null) key += 3 * markOf(ref);
  for (const contact of eye.solid) key += 5 * markOf(contact);
  let table = known.get(options);
  if (!table) {
    table = new Map();
    known.set(options, table);
  }
  const found = table.get(key);
  if (found !== undefined) return found;
  const odds = workOut({ ...eye.G, stack: [] }, eye.p, bribes);
  if (table.size >= MOST_KNOWN) table.clear();
  table.set(key, odds);
  return odds;
}

function workOut(G: State, p: string, bribes: number): number {
  const total = (skill: Skill, kosherized = false) => skillTotal(G, { p }, skill, kosherized);
  const crowd = {
    G,
    p,
    points: { fight: total('fight'), tech: total('tech'), negotiate: total('negotiate') },
    bare: total('fight', true),
    bribes,
  };
  const cards = deckOf(G.options);
  let sum = 0;
  for (const card of cards) sum += cardOdds(crowd, card);
  return sum / cards.length;
}

const decks = new WeakMap<Options, readonly MisbehaveCard[]>();

function deckOf(options: Options): readonly MisbehaveCard[] {
  const cards = decks.get(options) ?? misbehaveDeck(options.sets).map((id) => misbehaveCard(id));
  decks.set(options, cards);
  return cards;
}

/** Whether somebody aboard has that profession. */
export const hasOne = (G: State, p: string, profession: string): boolean =>
  playerOf(G, p).crew.some(({ ref }: { ref: Ref }) => (crewCard(ref).professions as readonly string[] | undefined)?.includes(profession));
