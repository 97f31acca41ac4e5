import type { Amount, Band, Effect, Goods, Option, Test } from '../../src/firefly/content/types';
import { meets } from '../../src/firefly/need';
import { workOf } from '../../src/firefly/scene';
import type { Hold } from '../../src/firefly/state';
import { aimsOf } from './aims';
import type { Eye } from './eye';
import { chanceOf, pointsFor } from './odds';
import { prospectOf } from './worth';

/** What a goal reached is worth, in dollars. */
export const GOAL = 12_000;
/** What a crew member lost costs, and what a turn is worth. */
const LIFE = 700;
const STOP = 500;

/** What goods are worth to somebody who has no special use for them. */
export const PRICES: Readonly<Record<keyof Hold, number>> = {
  cargo: 250,
  contraband: 350,
  fuel: 110,
  parts: 250,
  passengers: 150,
  fugitives: 150,
};

/** What depends on an attempt: what is won by going on, what a warrant takes away, and what it costs to stop here. */
export interface Stakes {
  proceed: number;
  warrant: number;
  stop: number;
}

export function stakesOf(eye: Eye): Stakes {
  const { G, p, player, temper } = eye;
  const work = workOf(G, p);
  if (!work) return { proceed: 200, warrant: temper.warrant, stop: stopCost(eye) };
  const left = G.stack.reduce((n, frame) => n + (frame.kind === 'misbehave' && frame.p === p ? frame.left - 1 : 0), 0);
  const later = eye.odds ** Math.max(0, left);
  if (work.task === 'goal') return { proceed: GOAL * later, warrant: temper.warrant, stop: 0 };
  const job = player.active.find(({ ref }) => ref === work.job);
  const prospect = job && prospectOf(eye, job.ref, job.step);
  const value = Math.max(1200, prospect?.value ?? 0);
  return { proceed: value * later, warrant: temper.warrant + 0.6 * value, stop: 0 };
}

/** A flight cut short costs what is left of it. */
function stopCost(eye: Eye): number {
  const [aim] = aimsOf(eye);
  return aim ? STOP * Math.min(1.5, eye.turns(eye.player.sector, aim.at)) : 0;
}

const amountOf = (amount: Amount | undefined): number => (typeof amount === 'number' ? amount : 1);

function goodsWorth(goods: Goods): number {
  let sum = 0;
  for (const [token, n] of Object.entries(goods))
    if (token !== 'of') sum += (PRICES[token as keyof Hold] ?? 200) * (typeof n === 'number' ? n : 1);
  return sum;
}

/** Only what is there can be lost. */
function lossWorth({ player }: Eye, goods: Goods, holdOnly: boolean): number {
  let sum = 0;
  for (const [token, n] of Object.entries(goods)) {
    if (token === 'of') continue;
    const kind = token === 'any' ? 'cargo' : (token as keyof Hold);
    const there = player.hold[kind] + (holdOnly ? 0 : player.stash[kind]);
    sum += (PRICES[token as keyof Hold] ?? 200) * Math.min(there, typeof n === 'number' ? n : there);
  }
  return sum;
}

/** What these effects are worth to a player with so much at stake; what nobody can foresee counts nothing. */
export function effectsWorth(eye: Eye, effects: readonly Effect[], stakes: Stakes): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(eye, effect, stakes);
  return sum;
}

function effectWorth(eye: Eye, effect: Effect, stakes: Stakes): number {
  const { G, p, player, thrift, temper } = eye;
  switch (effect.do) {
    case 'proceed':
      return stakes.proceed;
    case 'goal-done':
      return GOAL;
    case 'win':
      return 10 * GOAL;
    case 'warrant':
      return -stakes.warrant;
    case 'warrant-token':
      return -temper.warrant;
    case 'full-stop':
      return -stakes.stop;
    case 'evade':
      return -0.7 * stakes.stop - 100;
    case 'end-turn':
      return -STOP;
    case 'kill':
      return -LIFE * Math.min(amountOf(effect.n), Math.max(0, player.crew.length - 1));
    case 'discard-crew':
    case 'remove-crew':
      return -LIFE * (effect.n ?? 1);
    case 'disgruntle':
      return -150;
    case 'clear-disgruntled':
      return 250 * player.crew.filter(({ disgruntled }) => disgruntled).length;
    case 'wanted':
      return -150;
    case 'take':
      return thrift * (typeof effect.amount === 'number' ? effect.amount : 300);
    case 'pay':
      return -thrift * (typeof effect.amount === 'number' ? effect.amount : 200);
    case 'load':
    case 'gain-card':
      return effect.do === 'load' ? 0.8 * goodsWorth(effect.goods) : 500;
    case 'spend':
      return -goodsWorth(effect.goods);
    case 'lose':
      return -lossWorth(eye, effect.goods, effect.where === 'hold');
    case 'pay-modifier':
      return -0.4 * stakes.proceed;
    case 'lose-solid':
      return Object.keys(player.solid).length > 0 ? -900 : 0;
    case 'alert':
      return -150;
    case 'move-ship':
      return effect.ship === 'own' ? 0 : -60;
    case 'draw-misbehave':
      return effect.instead ? eye.odds * stakes.proceed - (1 - eye.odds) * 0.3 * stakes.warrant : -(1 - eye.odds) * stakes.proceed;
    case 'extra-action':
      return 600;
    case 'if':
      return effectsWorth(eye, (meets(G, { p }, effect.needs) ? effect.then : effect.else) ?? [], stakes);
    case 'choose': {
      let best = effect.may ? 0 : Number.NEGATIVE_INFINITY;
      for (const option of effect.options) best = Math.max(best, optionWorth(eye, option, stakes));
      return Math.max(best, -2000);
    }
    case 'test':
      return testWorth(eye, effect.test, stakes);
    case 'roll':
      return bandsWorth(eye, effect.bands, 0, stakes);
    default:
      return 0;
  }
}

/** Each outcome by its chance. */
function bandsWorth(eye: Eye, bands: readonly Band[], points: number, stakes: Stakes): number {
  let sum = 0;
  let reached = 1;
  for (let i = 0; i < bands.length; i++) {
    const above = bands[i + 1];
    const next = above ? chanceOf(points, above.min) : 0;
    if (reached > next) sum += (reached - next) * effectsWorth(eye, (bands[i] as Band).effects, stakes);
    reached = next;
  }
  return sum;
}

export const testWorth = (eye: Eye, test: Test, stakes: Stakes, points = pointsFor(eye, test)): number =>
  bandsWorth(eye, test.bands, points, stakes);

/** What an option is worth, price and all; an impossible one is worth nothing good. */
export function optionWorth(eye: Eye, option: Option, stakes: Stakes): number {
  const price = option.cost ? effectsWorth(eye, option.cost, stakes) : 0;
  return price + (option.test ? testWorth(eye, option.test, stakes) : effectsWorth(eye, option.effects ?? [], stakes));
}
