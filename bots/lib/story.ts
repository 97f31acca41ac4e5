import { storyCard } from '../../src/firefly/cards';
import { contactsInPlay } from '../../src/firefly/contacts/standing';
import type { ContactId, Goal, Need, Place, Skill, Win } from '../../src/firefly/content/types';
import { type Options, playerOf, type State } from '../../src/firefly/state';
import { winOf } from '../../src/firefly/win';

/** What the story still asks of a player, as far as a plan can use it. */
export interface Demands {
  /** Contacts who must be won over by name. */
  contacts: readonly ContactId[];
  /** How many must be won over in all. */
  solid: number;
  /** Money to have at hand for a goal to come. */
  cash: number;
  /** Money alone decides in the end. */
  rich: boolean;
  /** Unfinished jobs are paid for in the end. */
  settles: boolean;
  /** The game ends when contacts have no more jobs to give. */
  empties: boolean;
  /** Jobs lie open to all. */
  shared: boolean;
  /** Completed jobs of these kinds bring goal tokens, as do those completed where tokens lie. */
  tokenJobs: readonly string[];
  seeds: boolean;
  /** Goods are hoarded, a set at a time. */
  hoards: boolean;
  /** Being there is all that is left to do, once the needs are met. */
  place: { at: Place; needs: readonly Need[] } | null;
  /** Points worth having of each skill. */
  skills: Readonly<Record<Skill, number>>;
  /** Misbehave cards to get past in goals to come. */
  misbehave: number;
  /** How much more than usual a point of skill is worth. */
  stress: number;
  /** The skill the next goal tests. */
  focus: Skill | null;
  /** The next goal that takes an action, if nothing but it stands between. */
  next: Goal | undefined;
}

const flat = (needs: readonly Need[]): Need[] =>
  needs.flatMap((need) => ('and' in need && Array.isArray(need.and) ? flat(need.and as Need[]) : [need]));

const known = new WeakMap<Options, Map<number, Demands>>();

/** Worked out once for each story and stage of it. */
export function demandsOf(G: State, p: string): Demands {
  const { goalsDone } = playerOf(G, p);
  let table = known.get(G.options);
  if (!table) {
    table = new Map();
    known.set(G.options, table);
  }
  const key = 100 * goalsDone + (G.chosenGoal ?? 0);
  const found = table.get(key) ?? workOut(G, goalsDone);
  table.set(key, found);
  return found;
}

function workOut(G: State, goalsDone: number): Demands {
  const story = storyCard(G.options.story);
  const win = winOf(G.options);
  const goals = (story.goals ?? []).filter((goal) => (goal.pick ? goal.goal === G.chosenGoal : goal.repeat || goal.goal > goalsDone));
  const needs = [...goals.flatMap((goal) => goal.needs ?? []), ...(win.type === 'first' ? win.needs : [])];
  const skills: Record<Skill, number> = { fight: 5, tech: 5, negotiate: 5 };
  const contacts: ContactId[] = [];
  let solid = 0;
  let cash = 0;
  let misbehave = 0;
  for (const need of flat(needs)) {
    if ('solid' in need && typeof need.solid === 'string') contacts.push(need.solid as ContactId);
    if ('count' in need && need.count === 'solid') solid = Math.max(solid, need.min ?? 0);
    if ('count' in need && need.count === 'cash') cash = Math.max(cash, need.min ?? 0);
    if ('count' in need && need.count === 'misbehave-total') misbehave += need.min ?? 0;
  }
  for (const { test, misbehave: cards, cost } of goals) {
    misbehave += cards ?? 0;
    for (const effect of cost ?? []) if (effect.do === 'pay' && typeof effect.amount === 'number') cash = Math.max(cash, effect.amount);
    if (!test) continue;
    const wanted = test.bands.at(-1)?.min ?? 0;
    for (const skill of Array.isArray(test.skill) ? test.skill : test.skill === 'random' ? [] : [test.skill])
      skills[skill] = Math.max(skills[skill], wanted - 1);
    for (const effect of test.bands.at(-1)?.effects ?? [])
      if (effect.do === 'choose')
        for (const option of effect.options)
          for (const price of option.cost ?? [])
            if (price.do === 'pay' && typeof price.amount === 'number') cash = Math.max(cash, price.amount);
  }
  if (misbehave > 0) for (const skill of ['fight', 'tech', 'negotiate'] as const) skills[skill] = Math.max(skills[skill], 7);
  const first = goals.find((goal) => !goal.pick);
  if (win.type === 'most' && win.count === 'solid') solid = contactsInPlay(G).length;
  const tokens = (story.abilities ?? []).filter(
    ({ when, do: list }) => when === 'job-complete' && list?.some((effect) => effect.do === 'goal-token'),
  );
  return {
    contacts: contacts.filter((contact) => contactsInPlay(G).includes(contact)),
    solid,
    cash,
    rich: win.type === 'most' && win.count === 'cash',
    empties: win.type === 'most' && win.after === 'contact-decks-empty',
    shared: story.abilities?.some(({ modifier }) => modifier?.mayStart !== undefined) ?? false,
    tokenJobs: tokens.flatMap(({ needs }) => (needs ?? []).flatMap((need) => ('job' in need ? (need.job.types ?? []) : []))),
    seeds: tokens.some(({ needs }) => needs?.some((need) => 'at' in need)),
    hoards: first?.deliverAny !== undefined,
    place: placeOf(win, first),
    settles: story.abilities?.some(({ do: list }) => list?.some((effect) => effect.do === 'settle-jobs')) ?? false,
    skills,
    misbehave,
    stress: misbehave === 0 && !contacts.includes('niska') ? 1 : first && first.action !== 'none' ? 2.6 : 1.8,
    focus: first?.test && typeof first.test.skill === 'string' && first.test.skill !== 'random' ? first.test.skill : null,
    next: first && first.action !== 'none' ? first : undefined,
  };
}

/** Where there is nothing to do but to arrive. */
function placeOf(win: Win, first: Goal | undefined): Demands['place'] {
  if (first) return first.action === 'none' && first.at !== null ? { at: first.at, needs: first.needs ?? [] } : null;
  if (win.type !== 'first') return null;
  const there = win.needs.find((need) => 'at' in need);
  return there && 'at' in there ? { at: there.at as Place, needs: win.needs.filter((need) => need !== there) } : null;
}

/** Money up to here counts in full; beyond it only where money decides. */
export const ENOUGH = 4000;
