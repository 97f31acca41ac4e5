import type { Goal, GoalKey, Showdown, Step } from '../content/types';
import { effects } from './effect';
import { list, sentence } from './english';
import { goods } from './goods';
import { thirdPerson } from './need';
import { either } from './option';
import { at } from './place';
import { test } from './test';

/** A Work action of a job: "At Persephone, face 2 {misbehave} cards, then deliver 3 {contraband}." */
export function stepText(step: Step): string {
  const target = step.target?.needs.length ? ` that ${thirdPerson(step.target.needs)}` : '';
  return inOrder(`${at(step.at)}${target},`, step.order, step);
}

/** What is done, after a few words on when or where, first to last. After a list of outcomes a new sentence starts. */
export function inOrder(where: string, order: readonly GoalKey[], of: Doings): string {
  if (order.length === 0) return sentence(`${where} work the job`);
  return order.reduce((text, key, i) => {
    const next = doing(key, of);
    const last = order[i - 1];
    if (last === undefined) return sentence(`${where} ${next}`);
    return OUTCOMES.has(last) ? `${text} ${sentence(`then ${next}`)}` : sentence(`${text.replace(/\.$/, '')}, then ${next}`);
  }, '');
}

/** What a step or a goal can consist of. */
type Doings = Omit<Goal, 'goal' | 'label' | 'at' | 'action' | 'order'>;

const OUTCOMES = new Set<GoalKey>(['test', 'options', 'showdown']);

function doing(key: GoalKey, of: Doings): string {
  switch (key) {
    case 'misbehave':
      return `face ${of.misbehave} {misbehave} ${of.misbehave === 1 ? 'card' : 'cards'}`;
    case 'load':
      return `load ${goods(of.load ?? {}, of.upTo)}`;
    case 'deliver':
      return `deliver ${goods(of.deliver ?? {})}`;
    case 'deliverAny': {
      const sets = (of.deliverAny ?? []).map((set) => goods(set));
      return `deliver any number of these sets: ${list(sets, 'or')}`;
    }
    case 'test':
      return of.test ? `take a ${test(of.test)}` : '';
    case 'options':
      return either(of.options ?? []);
    case 'effects':
      return effects([...(of.cost ?? []), ...(of.effects ?? [])]);
    case 'showdown':
      return of.showdown ? showdown(of.showdown) : '';
  }
}

/** "a showdown: if you win, ...; if not, ..." */
export function showdown(of: Showdown): string {
  return `a showdown: if you win, ${effects(of.win)}; if not, ${effects(of.lose)}`;
}
